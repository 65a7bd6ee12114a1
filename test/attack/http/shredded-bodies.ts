/**
 * Bodies that come byte by byte, each byte in a packet of its own, and never become whole: one that is kept, one that is too long to be kept, and one
 * that is answered without being looked at.
 */
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Attack } from '../attack.js';

const CONNECTIONS = 150;
const BYTES = 12_000;
const requests = [
  ['POST /graphql', 60_000],
  ['POST /graphql', 262_144],
  ['GET /health', 60_000],
] as const;

export const shreddedBodies: Attack = {
  name: 'shredded-bodies',
  what: `${CONNECTIONS} requests that each send ${BYTES} bytes of a longer body, one at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const { hostname, port, host } = new URL(target.url);
      let [answered, closed] = [0, 0];
      const sockets: Socket[] = Array.from({ length: CONNECTIONS }, (_, index) => {
        const [line, length] = requests[index % requests.length]!;
        const socket = connect({ host: hostname, port: Number(port), noDelay: true });
        socket.on('error', () => undefined);
        socket.once('data', () => (answered += 1));
        socket.once('close', () => (closed += 1));
        socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`);
        return socket;
      });
      const byte = Buffer.from(' ');
      for (let sent = 0; sent < BYTES && sockets.some(({ destroyed }) => !destroyed); sent += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(byte);
        await turn();
      }
      for (const socket of sockets) socket.destroy();
      return [
        { what: 'bodies answered before they were whole', figure: answered, unit: '', atLeast: 0.9 * CONNECTIONS },
        { what: 'connections closed', figure: closed, unit: '', atLeast: CONNECTIONS },
      ];
    }),
};
