/** How principals with roles share the event loop. */
import { nextTurn } from './turns.js';
import { PrincipalTurns } from './principal-turns.js';

const work = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('PrincipalTurns', () => {
  it('begins at once while there is time, then one piece in each turn of the loop, holders in turn', async () => {
    const turns = new PrincipalTurns();
    const begun: string[] = [];
    const piece = (name: string, ms = 0) => ({
      begin: (): void => {
        begun.push(name);
        work(ms);
      },
      isGone: () => false,
      drop: () => undefined,
    });
    turns.enter('flood', 1_000, piece('flood 1', 6));
    for (const n of [2, 3, 4]) turns.enter('flood', 1_000, piece(`flood ${n}`, 6));
    turns.enter('director', 1_000, piece('director'));
    turns.enter(null, 1_000, piece('operator'));
    expect([begun, turns.waiting]).toEqual([['flood 1', 'operator'], 4]);
    while (turns.waiting > 0) await nextTurn();
    expect(begun.slice(2)).toEqual(['flood 2', 'director', 'flood 3', 'flood 4']);
  });

  it('begins nothing for whoever is gone', async () => {
    const turns = new PrincipalTurns();
    turns.enter('one', 1, { begin: () => work(6), isGone: () => false, drop: () => undefined });
    const seen: string[] = [];
    turns.enter('two', 1, { begin: () => seen.push('begun'), isGone: () => true, drop: () => seen.push('dropped') });
    while (turns.waiting > 0) await nextTurn();
    expect(seen).toEqual(['dropped']);
  });
});
