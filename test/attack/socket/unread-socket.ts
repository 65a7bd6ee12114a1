/**
 * One socket that asks for catalogues and reads nothing of the answers.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.js';
import { ask, openSocket } from './open-socket.js';

const OPERATIONS = 300;
/** As long as a server may take to notice. */
const UNREAD_MS = 3_000;

export const unreadSocket: Attack = {
  name: 'unread-socket',
  what: `${OPERATIONS} catalogues on one WebSocket that is never read`,
  run: (target) =>
    target.whileAsking(async () => {
      const socket = await openSocket(target);
      socket.pause();
      for (let n = 0; n < OPERATIONS; n++) ask(socket, `${n}`, '{ eventCatalogue { type version description schema } }');
      await wait(UNREAD_MS);
      socket.terminate();
    }),
};
