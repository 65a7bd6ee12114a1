import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { listLastChipsWon } from './knockouts.js';

/** Three all in for 300, 600 and 900 chips: main pot 900 (seats 1, 2, 3), side pot 600 (2, 3). */
const allIn = (): HandAtTable =>
  HandAtTable.with({ stacks: [300, 600, 900] })
    .act(3, 'allIn')
    .act(1, 'allIn')
    .act(2, 'allIn');

const won = (...winners: (readonly number[])[]) => {
  const table = allIn().deal('flop').deal('turn').deal('river');
  table.give({ type: 'DeclareWinners', winners: winners.map((seats, pot) => ({ pot, seats })) });
  return listLastChipsWon(table.state);
};

describe('who won the last chips', () => {
  it('is whoever won the outermost pot that he could win', () => {
    // Seat 1 wins the main pot; seat 2 put its last chips into the side pot, which seat 3 wins.
    expect(won([1], [3])).toEqual([{ playerId: 'p2', by: ['p3'] }]);
    expect(won([3], [3])).toEqual([
      { playerId: 'p1', by: ['p3'] },
      { playerId: 'p2', by: ['p3'] },
    ]);
  });

  it('are all who split it, from the left of the button', () => {
    expect(won([2, 3], [2])).toEqual([{ playerId: 'p1', by: ['p2', 'p3'] }]);
  });

  it('is not known before the hand is over', () => {
    expect(listLastChipsWon(allIn().state)).toEqual([]);
    expect(listLastChipsWon(new HandAtTable().state)).toEqual([]);
  });
});
