/**
 * 2,000 requests that each wait 60 times for positions that never come.
 */
import type { Attack } from '../attack.js';

const REQUESTS = 2_000;
const FAR = 1_000_000_000;

export const positionWaits: Attack = {
  name: 'position-waits',
  what: `${REQUESTS} requests that wait for 60 positions which never come, 500 at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const waits = Array.from({ length: 60 }, (_, n) => `a${n}: tournament(id: "friday", atLeast: ${FAR + n}) { id }`);
      await target.send(
        Array.from({ length: REQUESTS }, () => JSON.stringify({ query: `{ ${waits.join(' ')} }` })),
        500,
      );
    }),
};
