/**
 * Queries that no cache knows, each of 55 aliased fields, each sent twice: what a server keeps of each must be bounded by bytes.
 */
import type { Attack } from '../attack.js';
import { tally } from '../target.js';

const QUERIES = 600;

const standing = 'playerId rank stack place table seat player { name }';

/** A page of standings with 55 aliases unique to this query. */
function uniqueQuery(n: number): string {
  const fields = Array.from(
    { length: 55 },
    (_, i) => `a${n}x${i}: tournament(id: "friday") { standings(first: 1) { nodes { ${standing} } } }`,
  );
  return JSON.stringify({ query: `{ ${fields.join(' ')} }` });
}

export const uniqueQueries: Attack = {
  name: 'unique-queries',
  what: `${QUERIES} queries of 55 aliased fields, each sent twice, four at a time, on a heap of 256 MB`,
  heapMb: 256,
  run: (target) =>
    target.whileAsking(async () => {
      const bodies = Array.from({ length: 2 * QUERIES }, (_, n) => uniqueQuery(Math.floor(n / 2)));
      const counts = tally(await target.send(bodies, 4));
      return [{ what: 'requests without an answer', figure: counts['no answer'] ?? 0, unit: '', atMost: 0 }];
    }),
};
