/**
 * Sockets that send one long message byte by byte, each byte in a packet of its own: what is kept of a packet must not be a hundred times what it brought.
 */
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Attack } from '../attack.js';
import { frame, frameHead, openRaw } from './raw-frames.js';

const SOCKETS = 150;
const BYTES = 12_000;
const FRAME = 262_144;

export const shreddedFrames: Attack = {
  name: 'shredded-frames',
  what: `${SOCKETS} WebSockets that each send ${BYTES} bytes of a frame of ${FRAME}, one at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openRaw(target.origin)));
      for (const socket of sockets) socket.write(frame('{"type":"connection_init"}'));
      await turn();
      for (const socket of sockets) socket.write(frameHead({ opcode: 1, isLast: true, length: FRAME }));
      const byte = Buffer.from(' ');
      for (let sent = 0; sent < BYTES; sent += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(byte);
        await turn();
      }
      const closed = sockets.filter((socket: Socket) => !socket.writable).length;
      for (const socket of sockets) socket.destroy();
      return [{ what: 'sockets closed by the server', figure: closed, unit: '', atLeast: SOCKETS }];
    }),
};
