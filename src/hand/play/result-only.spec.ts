import type { HandCommand } from '../../../commands/hand.js';
import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

type Result = Extract<HandCommand, { type: 'RecordHandResult' }>;
const result = (given: Omit<Result, 'type'>): HandCommand => ({ type: 'RecordHandResult', ...given });
const put = (amounts: Readonly<Record<number, number>>): Result['put'] =>
  Object.entries(amounts).map(([seat, amount]) => ({ seat: Number(seat), amount }));
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Six seats, blinds 50 and 100 in seats 1 and 2. */
const dealt = (book: string, stacks = [5000, 5000, 800, 5000, 300, 5000]): HandAtTable =>
  HandAtTable.with({ stacks, rulebook: firstEdition(book) });

describe.each(bookIds)('a hand that is ended by its result alone (%s)', (book) => {
  it('has the pots, shares and stacks of the same hand typed', () => {
    const table = dealt(book);
    const events = table.give(
      result({
        stillIn: [3, 4, 5, 6],
        put: put({ 3: 800, 4: 2000, 5: 300, 6: 2000 }),
        winners: [
          { pot: 0, seats: [5] },
          { pot: 1, seats: [3, 4] },
          { pot: 2, seats: [6] },
        ],
        out: [],
      }),
    );
    expect(types(events)).toEqual([
      'HandResultRecorded',
      'ChipsGathered',
      'ShowdownOpened',
      'PotAwarded',
      'PotAwarded',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(events[0]).toEqual({
      type: 'HandResultRecorded',
      data: {
        stillIn: [3, 4, 5, 6],
        folded: [1, 2],
        added: [
          { seat: 3, amount: 800, put: 800, allIn: true },
          { seat: 4, amount: 2000, put: 2000, allIn: false },
          { seat: 5, amount: 300, put: 300, allIn: true },
          { seat: 6, amount: 2000, put: 2000, allIn: false },
        ],
      },
    });
    const typed = dealt(book).act(3, 'allIn').act(4, 2000).act(5, 'allIn').act(6, 'call').act(1, 'fold').act(2, 'fold');
    for (const street of ['flop', 'turn', 'river'] as const) {
      typed.deal(street).act(4, 'check').act(6, 'check');
    }
    typed.give({
      type: 'DeclareWinners',
      winners: [
        { pot: 0, seats: [5] },
        { pot: 1, seats: [3, 4] },
        { pot: 2, seats: [6] },
      ],
    });
    expect(table.state.pots).toEqual(typed.state.pots);
    expect(table.awards).toEqual(typed.awards);
    expect(table.all('HandCompleted')[0]?.results).toEqual(typed.all('HandCompleted')[0]?.results);
  });

  it('returns what nobody called, and gives the pot to the one seat that is still in', () => {
    const table = dealt(book);
    expect(types(table.give(result({ stillIn: [4], put: put({ 4: 600, 2: 100 }) })))).toEqual([
      'HandResultRecorded',
      'UncalledBetReturned',
      'ChipsGathered',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(table.all('UncalledBetReturned')).toMatchObject([{ seat: 4, amount: 500 }]);
    expect(table.state.stacks).toEqual([4950, 4900, 800, 5150, 300, 5000]);
  });

  it('ends a hand that was typed in part, whoever folded staying out', () => {
    const table = dealt(book).act(3, 'fold').act(4, 400).act(5, 'fold').act(6, 'call').act(1, 'fold').act(2, 'fold').deal('flop');
    expect(table.refusal(result({ stillIn: [3, 4], put: [] }))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 3 } });
    expect(table.refusal(result({ stillIn: [4, 6], put: put({ 4: 300, 6: 300 }) }))).toEqual({
      code: 'PUT_OUT_OF_RANGE',
      article: null,
      parameters: { seat: 4, put: 300, min: 400, max: 5000 },
    });
    table.give(result({ stillIn: [4, 6], put: put({ 4: 5000, 6: 5000 }), winners: [{ pot: 0, seats: [6] }], out: [4] }));
    expect(table.state.stacks).toEqual([4950, 4900, 800, 0, 300, 10_150]);
    expect(table.refusal(result({ stillIn: [4], put: [] }))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('is refused where chips or seats do not add up, and nothing changes', () => {
    const table = dealt(book);
    const before = table.state;
    const refusal = (given: Omit<Result, 'type'>) => table.refusal(result(given));
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 801, 4: 900 }) })).toEqual({
      code: 'PUT_OUT_OF_RANGE',
      article: null,
      parameters: { seat: 3, put: 801, min: 0, max: 800 },
    });
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 500, 4: 900 }) })).toEqual({
      code: 'PUT_NOT_MATCHED',
      article: null,
      parameters: { seat: 3, put: 500, most: 900 },
    });
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 800, 4: 800, 6: 900 }) })).toEqual({
      code: 'FOLDED_ABOVE_ALL',
      article: null,
      parameters: { seat: 6, put: 900, most: 800 },
    });
    expect(refusal({ stillIn: [4, 4], put: [] })).toEqual({ code: 'SEAT_NAMED_TWICE', article: null, parameters: { seat: 4 } });
    expect(refusal({ stillIn: [7], put: [] })).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 7 } });
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 800, 4: 900 }) })).toEqual({
      code: 'WINNERS_NOT_NAMED',
      article: null,
      parameters: { pot: 0 },
    });
    const won = [{ pot: 0, seats: [4] }];
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 800, 4: 900 }), winners: [{ pot: 0, seats: [6] }] })).toEqual({
      code: 'WINNER_NOT_ELIGIBLE',
      article: null,
      parameters: { pot: 0, seat: 6, eligible: [3, 4] },
    });
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 800, 4: 900 }), winners: won, out: [] })).toEqual({
      code: 'OUT_DISAGREES',
      article: null,
      parameters: { given: [], out: [3] },
    });
    expect(refusal({ stillIn: [3, 4], put: put({ 3: 800, 4: 900 }), winners: won, out: [3] })).toBeUndefined();
    expect(table.state).toBe(before);
  });

  it('is refused where what was typed leaves something open', () => {
    const early = flop(book, 4);
    early.give({ type: 'Act', seat: 2, gesture: say('check') });
    expect(early.refusal(result({ stillIn: [1], put: [] }))).toEqual({
      code: 'RESULT_NEEDS_ACTS',
      article: null,
      parameters: { open: 'earlyAct' },
    });
    const wrong = flop(book, 4).act(1, 200);
    wrong.give({ type: 'RecordUncorrected', seat: 2, action: 'call', to: 100 });
    expect(wrong.refusal(result({ stillIn: [1], put: [] }))).toEqual({
      code: 'RESULT_NEEDS_ACTS',
      article: null,
      parameters: { open: 'undercall' },
    });
    const shown = flop(book, 2).act(1, 'check').act(2, 'check').deal('turn').act(1, 'check').act(2, 'check').deal('river');
    shown.act(1, 'check').act(2, 'check');
    expect(shown.refusal(result({ stillIn: [1], put: [] }))).toEqual({
      code: 'WRONG_PHASE',
      article: null,
      parameters: { phase: 'showdown' },
    });
  });
});

it('an ante that one player paid for the table is in the main pot (RO 4.2)', () => {
  const table = HandAtTable.with({
    stacks: [5000, 5000, 5000],
    stakes: { ante: 100, anteFormat: 'bigBlind', antePriority: 'anteFirst' },
  });
  table.give(result({ stillIn: [2, 3], put: put({ 2: 1000, 3: 1000 }), winners: [{ pot: 0, seats: [3] }] }));
  expect(table.state.stacks).toEqual([4950, 3900, 6150]);
});
