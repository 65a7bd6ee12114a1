/**
 * A catalogue under 60 aliases: each is built and written again.
 */
import type { Attack } from '../attack.js';

export const catalogueAliases: Attack = {
  name: 'catalogue-aliases',
  what: 'the catalogue of events under 60 aliases, 40 times, four at a time',
  run: (target) =>
    target.whileAsking(async () => {
      const query = `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: eventCatalogue { type version description schema }`).join(' ')} }`;
      const replies = await target.send(
        Array.from({ length: 40 }, () => JSON.stringify({ query })),
        4,
      );
      const largest = Math.max(...replies.map(({ bytes }) => bytes));
      return [{ what: 'largest answer', figure: largest / 1e6, unit: 'MB', atMost: 4 }];
    }),
};
