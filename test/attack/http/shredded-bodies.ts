/**
 * Bodies that come byte by byte, each byte in a packet of its own, and never become whole.
 */
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Attack } from '../attack.js';

const CONNECTIONS = 150;
const BYTES = 12_000;
const LENGTH = 262_144;

export const shreddedBodies: Attack = {
  name: 'shredded-bodies',
  what: `${CONNECTIONS} requests that each send ${BYTES} bytes of a body of ${LENGTH}, one at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const { hostname, port, host } = new URL(target.url);
      const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{`;
      let refused = 0;
      const sockets: Socket[] = Array.from({ length: CONNECTIONS }, () => {
        const socket = connect({ host: hostname, port: Number(port), noDelay: true });
        socket.on('error', () => undefined);
        socket.once('data', (data) => (refused += data.toString().startsWith('HTTP/1.1 400') ? 1 : 0));
        socket.write(head);
        return socket;
      });
      const byte = Buffer.from(' ');
      for (let sent = 0; sent < BYTES; sent += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(byte);
        await turn();
      }
      for (const socket of sockets) socket.destroy();
      return [{ what: 'bodies refused', figure: refused, unit: '', atLeast: 0.9 * CONNECTIONS }];
    }),
};
