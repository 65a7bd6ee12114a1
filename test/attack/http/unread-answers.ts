/**
 * Clients that ask for the largest answer and never read it: what the server holds for them must be bounded.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from '../attack.js';

const CLIENTS = 200;
/** The time in which the server produces answers and holds them: nobody reads. */
const HOLD_MS = 5_000;

export const unreadAnswers: Attack = {
  name: 'unread-answers',
  what: `${CLIENTS} clients that ask for three megabytes each and read nothing`,
  heapMb: 512,
  run: (target) =>
    target.whileAsking(async () => {
      const text = 'en fr';
      const query = `{ rulebooks { settings { question { title { ${text} } description { ${text} } } answer { label { ${text} } phrase { ${text} } } } } }`;
      const body = JSON.stringify({ query });
      const { hostname, port, host } = new URL(target.url);
      const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
      const sockets: Socket[] = Array.from({ length: CLIENTS }, () => {
        const socket = connect(Number(port), hostname);
        socket.pause();
        socket.on('error', () => undefined);
        socket.write(head + body);
        return socket;
      });
      await pause(HOLD_MS);
      for (const socket of sockets) socket.destroy();
    }),
};
