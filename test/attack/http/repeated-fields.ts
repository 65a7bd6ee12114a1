/**
 * Fields that are written over and over, and fragments that all say the same: validation compares each with each.
 */
import type { Attack } from '../attack.js';

const repeated = `{ ${'tournaments { nodes { id } } '.repeat(700)} }`;
const fragments = `{ ${Array.from({ length: 600 }, (_, n) => `...f${n}`).join(' ')} } ${Array.from({ length: 600 }, (_, n) => `fragment f${n} on Query { position }`).join(' ')}`;

export const repeatedFields: Attack = {
  name: 'repeated-fields',
  what: 'fields repeated 700 times, and 600 fragments alike, 60 times in all, four at a time',
  heapMb: 512,
  run: (target) =>
    target.whileAsking(async () => {
      const bodies = Array.from({ length: 60 }, (_, n) => JSON.stringify({ query: `${n % 2 === 0 ? repeated : fragments} # ${n}` }));
      await target.send(bodies, 4);
    }),
};
