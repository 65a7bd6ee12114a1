/** Hands between the announcement of a chip race and the race: the larger chip is the smallest that may be bet, but all-in (RO 3.2). */
import { firstEdition } from '../../../events/editions.js';
import { bookIds, push } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const announced = (book: string): HandAtTable =>
  HandAtTable.with({
    stacks: [1_075, 950, 2_025, 2_000],
    stakes: { smallBlind: 100, bigBlind: 200 },
    chipUnit: 100,
    rulebook: firstEdition(book),
  });

describe.each(bookIds)('chips of a value that goes, under %s', (book) => {
  it('are no part of a bet', () => {
    const table = announced(book);
    const seat = table.legal!.seat;
    expect(table.refusal({ type: 'Act', seat, gesture: push(100, 100, 25, 25, 25, 25) })).toEqual({
      code: 'CHIP_VALUE_NOT_IN_PLAY',
      article: null,
      parameters: { seat: 3, chip: 25, chipUnit: 100 },
    });
    expect(table.refusalOf(seat, 425)).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { seat: 3, field: 'to', amount: 425, chipUnit: 100 },
    });
  });

  it('go all-in with the rest of a stack, and no chip is lost on the way', () => {
    const table = announced(book);
    const seat = table.legal!.seat;
    const stack = table.state.stacks[table.state.start!.seats.findIndex((each) => each.seat === seat)]!;
    const odd = stack % 100;
    const pushed = [stack - odd, ...Array.from({ length: odd / 25 }, () => 25)];
    expect(table.refusal({ type: 'Act', seat, gesture: push(...pushed) })).toBeUndefined();
    table.act(seat, 'allIn');
    for (let legal = table.legal; legal !== null; legal = table.legal) table.act(legal.seat, 'allIn');
    table.board('As Ks Qs Js Ts');
    const hands = ['2c 3d', '4c 5d', '6c 7d', '8c 9d'];
    for (const each of [3, 4, 1, 2]) if (table.state.phase === 'showdown') table.tables(each, hands[each - 1]!);
    // The pots are shared in the chip that stays; what it does not divide goes out one chip each from the left of the button.
    expect(table.all('HandCompleted')[0]!.results.map(({ stackAfter }) => stackAfter)).toEqual([1_175, 1_000, 1_975, 1_900]);
  });
});
