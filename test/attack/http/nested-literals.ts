/**
 * Lists in lists, thousands deep, in the text of a query: to read them must not end in a fault of the program.
 */
import type { Attack } from '../attack.js';

const DEEP = 4_000;

export const nestedLiterals: Attack = {
  name: 'nested-literals',
  what: `a list literal ${DEEP} deep, 200 times, eight at a time`,
  run: (target) =>
    target.whileAsking(async () => {
      const query = `{ boardErrorProcedure(street: FLOP, kind: PREMATURE, rulebooks: ${'['.repeat(DEEP)}${']'.repeat(DEEP)}) { version } }`;
      await target.send(
        Array.from({ length: 200 }, () => JSON.stringify({ query })),
        8,
      );
      return [{ what: 'faults in the log', figure: target.said().split('"level":50').length - 1, unit: '', atMost: 0 }];
    }),
};
