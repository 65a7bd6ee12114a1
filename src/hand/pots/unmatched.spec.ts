import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

/** Blinds 100 and 200 of seats 1 and 2. */
function blinds200(book: string, setting: Setting): HandAtTable {
  return HandAtTable.with({ stakes: { smallBlind: 100, bigBlind: 200 }, rulebook: firstEdition(book), ...setting });
}

const returned = (table: HandAtTable) => table.all('UncalledBetReturned').map(({ seat, amount }) => [seat, amount]);

describe('RC preamble (betting), RO 4.2, RO 9.7: nobody wins chips that no live player could match', () => {
  everyBook('of an absent big blind, an all-in for less wins its own amount, and the rest goes back (%s)', (book) => {
    const table = blinds200(book, { stacks: [5_000, 5_000, 150, 5_000], dead: [2] })
      .act(3, 'allIn')
      .act(4, 'fold')
      .act(1, 'fold');
    expect(returned(table)).toEqual([[2, 50]]);
    expect(table.state.stacks).toEqual([4_900, 4_850, 400, 5_000]);
  });

  everyBook('a player who could match the absent big blind wins it whole (%s)', (book) => {
    const table = blinds200(book, { stacks: [5_000, 5_000, 5_000], dead: [2] }).act(3, 'fold');
    expect(returned(table)).toEqual([]);
    expect(table.state.stacks).toEqual([5_200, 4_800, 5_000]);
  });

  everyBook('of a bettor who leaves, an all-in for less wins as much as its own (%s)', (book) => {
    const table = flop(book, 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn').act(3, 'fold');
    const left = flop(book, 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn');
    left.give({ type: 'RecordLeftTable', seat: 1 });
    left.act(3, 'fold');
    expect(returned(table)).toEqual([[1, 600]]);
    expect(returned(left)).toEqual([[1, 600]]);
    expect(left.state.stacks).toEqual([19_600, 1_100, 20_000]);
  });

  everyBook('a bet of a dead hand that a live player could still match stays in (%s)', (book) => {
    const table = flop(book, 3).act(1, 1_000);
    table.give({ type: 'RecordLeftTable', seat: 1 });
    table.act(2, 'call').act(3, 'fold');
    expect(returned(table)).toEqual([]);
    expect(table.state.stacks).toEqual([19_000, 21_300, 20_000]);
  });

  everyBook('above an all-in it is for those who have chips left, as a side pot (%s)', (book) => {
    const table = flop(book, 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn');
    table.give({ type: 'RecordLeftTable', seat: 1 });
    table.act(3, 'call');
    expect(table.state.pots).toEqual([
      { amount: 1_500, seats: [2, 3] },
      { amount: 600, seats: [3] },
    ]);
    expect(table.state.stacks).toEqual([19_000, 0, 19_600]);
  });

  everyBook('of several dead hands, what one has above the others and above the live goes back (%s)', (book) => {
    const table = flop(book, 4, { 4: 400 }).act(1, 700).act(2, 2_000).act(3, 'fold');
    table.give({ type: 'RecordLeftTable', seat: 1 });
    table.act(4, 'allIn');
    table.give({ type: 'RecordLeftTable', seat: 2 });
    expect(returned(table)).toEqual([[2, 1_300]]);
  });

  everyBook('a result that is typed alone comes to the same (%s)', (book) => {
    const table = blinds200(book, { stacks: [5_000, 5_000, 150, 5_000], dead: [2] });
    table.give({ type: 'RecordHandResult', stillIn: [3], put: [{ seat: 3, amount: 150 }] });
    expect(returned(table)).toEqual([[2, 50]]);
    expect(table.state.stacks).toEqual([4_900, 4_850, 400, 5_000]);
  });
});
