import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';
import { findHandDealer } from './dealer.js';

/** Who deals a hand on seats 1, 3, 4, 5 and 6, by default with the button at seat 6. */
function dealer(setting: Partial<Setting> = {}, told?: number): number {
  const { state } = HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000], seats: [1, 3, 4, 5, 6], ...setting });
  return findHandDealer({ ...state.start!, ...(told === undefined ? {} : { dealer: told }) });
}

describe('RO 4.3; MO 7.14; TF §8 b11: who deals', () => {
  it('is the button, or the player whose turn it is by the tournament', () => {
    expect(dealer()).toBe(6);
    expect(dealer({ button: 2, smallBlindSeat: 3, bigBlindSeat: 4 }, 6)).toBe(6);
  });

  it('is the first to the right of a dead button who owes no blind, where nobody says', () => {
    expect(dealer({ button: 2, smallBlindSeat: 3, bigBlindSeat: 4 })).toBe(1);
    expect(dealer({ button: 2, smallBlindSeat: 1, bigBlindSeat: 3 })).toBe(6);
  });

  it('is the next to the right of a player who is not there, however the turn is his', () => {
    expect(dealer({ dead: [6] })).toBe(5);
    expect(dealer({ dead: [6, 5] })).toBe(4);
    expect(dealer({ button: 2, smallBlindSeat: 3, bigBlindSeat: 4, dead: [1] }, 1)).toBe(6);
  });

  it('is a blind where nobody else is there', () => {
    expect(dealer({ dead: [4, 5, 6] })).toBe(3);
  });
});
