/**
 * The whole schema under 60 aliases: 9 KB that ask for 24 MB.
 */
import type { Attack } from '../attack.js';

const ALIASES = 60;
const schema = '__schema { types { name description fields { name description type { name } } } }';

export const schemaAliases: Attack = {
  name: 'schema-aliases',
  what: `the schema under ${ALIASES} aliases, 12 times, four at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const query = `{ ${Array.from({ length: ALIASES }, (_, n) => `a${n}: ${schema}`).join(' ')} }`;
      const replies = await target.send(
        Array.from({ length: 12 }, () => JSON.stringify({ query })),
        4,
      );
      const largest = Math.max(...replies.map(({ bytes }) => bytes));
      return [{ what: 'largest answer', figure: largest / 1e6, unit: 'MB', atMost: 2 }];
    }),
};
