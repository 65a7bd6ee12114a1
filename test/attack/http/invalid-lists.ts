/** 160 KB of invalid list items in a variable: collecting every error would take seconds. */
import type { Attack } from '../attack.js';

const ITEMS = 53_000;

export const invalidLists: Attack = {
  name: 'invalid-lists',
  what: `${ITEMS} list items that are all wrong, 20 times, four at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const query = 'query($books: [ID!]) { boardErrorProcedure(street: FLOP, kind: PREMATURE, rulebooks: $books) { version } }';
      const books = Array.from({ length: ITEMS }, () => ({}));
      const replies = await target.send(
        Array.from({ length: 20 }, () => JSON.stringify({ query, variables: { books } })),
        4,
      );
      const largest = Math.max(...replies.map(({ bytes }) => bytes));
      return [{ what: 'largest answer', figure: largest / 1e3, unit: 'kB', atMost: 10 }];
    }),
};
