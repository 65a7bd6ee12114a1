/**
 * One socket that opens many thousand subscriptions while a tournament is played.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.js';
import { ask, openSocket } from './open-socket.js';

const SUBSCRIPTIONS = 20_000;
const LONGEST_MS = 3_000;

export const manySubscriptions: Attack = {
  name: 'many-subscriptions',
  what: `${SUBSCRIPTIONS} subscriptions on one WebSocket`,
  run: (target) =>
    target.whileAsking(async () => {
      const socket = await openSocket(target);
      const closed = once(socket, 'close');
      for (let n = 0; n < SUBSCRIPTIONS; n++) {
        ask(socket, `${n}`, `subscription { a${n}: standingsChanged(tournamentId: "friday") { nodes { stack } } }`);
      }
      const [code] = await Promise.race([closed, wait(LONGEST_MS, [0])]);
      socket.terminate();
      return [{ what: 'closed by the server (1008)', figure: code === 1008 ? 1 : 0, unit: '', atLeast: 1 }];
    }),
};
