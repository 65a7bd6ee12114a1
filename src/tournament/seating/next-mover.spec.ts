/** Who goes first if somebody has to leave a table, and where to (RC 10; MO 7.7, 7.8; TDA 25; RO 2.3). */
import * as fc from 'fast-check';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { balanceOf } from './balance.js';
import type { SeatedTable } from './floor-plan.js';
import { findNextMover } from './next-mover.js';

const table = (number: number, occupied: readonly number[], bigBlind: number | null): SeatedTable => ({
  table: number,
  maxSeats: 8,
  occupied,
  awaited: [],
  leaving: [],
  last: bigBlind === null ? null : { button: ((bigBlind + 5) % 8) + 1, smallBlind: ((bigBlind + 6) % 8) + 1, bigBlind },
});

describe('who goes first', () => {
  it('is the next big blind, to the shortest other table, to the seat that comes to the big blind soonest', () => {
    const tables = [table(1, [1, 2, 3, 4, 5], 3), table(2, [1, 3, 5], 3), table(3, [2, 4, 6], 4)];
    expect(findNextMover(tables, 1, null)).toEqual({ seat: 4, to: { table: 2, seat: 4 } });
    // From the shortest table the player goes to another.
    expect(findNextMover(tables, 2, null)).toEqual({ seat: 5, to: { table: 3, seat: 5 } });
  });

  it('goes nowhere where no seat is free, and is nobody where nobody sits', () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(findNextMover([table(1, full, 8), table(2, full, 3)], 1, null)).toEqual({ seat: 1, to: null });
    expect(findNextMover([table(1, full, 8)], 1, null)).toEqual({ seat: 1, to: null });
    expect(findNextMover([table(1, [], null), table(2, full, 3)], 1, null)).toBeNull();
    expect(findNextMover([table(1, full, 8)], 9, null)).toBeNull();
  });

  it('is the first big blind where no hand was played, and nobody before its button is drawn', () => {
    const tables = [table(1, [1, 2, 3, 4], null), table(2, [1, 2, 3], 3)];
    expect(findNextMover(tables, 1, 3)).toEqual({ seat: 3, to: { table: 2, seat: 4 } });
    expect(findNextMover(tables, 1, null)).toBeNull();
  });

  it('is whom the book moves from the fullest table, where somebody is to move', () => {
    const seats = fc
      .uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 8 })
      .map((all) => all.toSorted((a, b) => a - b));
    const floor = fc.array(fc.tuple(seats, fc.integer({ min: 1, max: 8 })), { minLength: 2, maxLength: 5 });
    const rules = newestRulebook('mons')!.floor;
    let due = 0;
    fc.assert(
      fc.property(floor, (given) => {
        const tables = given.map(([occupied, bigBlind], index) => table(index + 1, occupied, bigBlind));
        const { move } = balanceOf(tables, rules, false);
        if (move === null) return;
        due += 1;
        expect(findNextMover(tables, move.from.table, null)).toEqual({ seat: move.from.seat, to: move.to });
      }),
      { numRuns: 500 },
    );
    expect(due).toBeGreaterThan(100);
  });
});
