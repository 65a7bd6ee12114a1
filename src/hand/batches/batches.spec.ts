import type { HandCommand } from '../../../commands/hand.js';
import type { HandEntry } from '../../../commands/hand/entry.js';
import type { Action } from '../../../commands/hand/action.js';
import { bookIds, byBook, flop, push } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { firstEdition } from '../../../events/editions.js';

const play = (...actions: HandEntry[]): HandCommand => ({ type: 'PlayActions', actions });
const does = (seat: number, type: 'fold' | 'check' | 'call' | 'allIn'): HandEntry => ({ act: { seat, action: { type } } });
const makes = (seat: number, type: 'bet' | 'raise', to: number): HandEntry => ({ act: { seat, action: { type, to } as Action } });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

const sixUnder = (book: string): HandAtTable =>
  HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000, 5000], rulebook: firstEdition(book) });

describe('several things given at once', () => {
  it.each(bookIds)('come to the same events as one by one: a hand to its showdown in one call (%s)', (book) => {
    const entries: HandEntry[] = [
      does(3, 'fold'),
      does(4, 'fold'),
      makes(5, 'raise', 300),
      does(6, 'fold'),
      does(1, 'fold'),
      does(2, 'call'),
      { board: { street: 'flop', cards: ['2c', '7d', 'Jh'] } },
      does(2, 'check'),
      makes(5, 'bet', 400),
      does(2, 'call'),
      { board: { street: 'turn', cards: ['5s'] } },
      does(2, 'check'),
      does(5, 'check'),
      { board: { street: 'river', cards: null } },
      makes(2, 'bet', 500),
      does(5, 'call'),
      { tabled: { seat: 2, cards: ['Jc', 'Js'] } },
      { mucked: 5 },
    ];
    const table = sixUnder(book);
    const events = table.give(play(...entries));
    const alone = sixUnder(book);
    for (const { act, board, tabled, mucked } of entries) {
      if (act !== undefined) alone.give({ type: 'Act', seat: act.seat, action: act.action! });
      if (board !== undefined) alone.give({ type: 'DealBoard', street: board.street, cards: board.cards ?? null });
      if (tabled !== undefined) alone.give({ type: 'TableHand', ...tabled });
      if (mucked !== undefined) alone.give({ type: 'MuckHand', seat: mucked });
    }
    expect(events).toEqual(alone.events.slice(-events.length));
    expect(table.state).toEqual(alone.state);
    expect(table.state.phase).toBe('completed');
  });

  it.each(bookIds)('change nothing where one is refused, and name it (%s; RC 47; MO 8.8; TDA 26; RO 9.6; TF §9 b8)', (book) => {
    const table = sixUnder(book);
    const before = table.state;
    const alone = sixUnder(book).act(3, 'call').refusalOf(4, 150)!;
    expect(table.refusal(play(does(3, 'call'), makes(4, 'raise', 150), does(5, 'call')))).toEqual({
      ...alone,
      parameters: { ...alone.parameters, index: 1 },
    });
    expect(alone).toEqual({
      code: 'BELOW_MINIMUM_RAISE',
      article: byBook(book, { redcactus: 'RC 47-A', mons: 'MO 8.8', tdaFr: 'TDA 26', ropta: 'RO 9.6', toufflers: 'TF §9 b8' }),
      parameters: { seat: 4, to: 150, minRaiseTo: 200, max: 5000 },
    });
    expect(table.refusal(play(does(4, 'call')))).toEqual({
      code: 'NOT_IN_TURN',
      article: byBook(book, { redcactus: 'RC 44-A', mons: 'MO 8.14', tdaFr: 'TDA 30', ropta: 'RO 9.3', toufflers: 'TF §9 b14' }),
      parameters: { seat: 4, turn: 3, index: 0 },
    });
    expect(table.state).toBe(before);
  });

  it.each(['redcactus', 'tdaFr', 'ropta'])('stop before the act after one that the director must rule on (%s; RC 42; RO 9.10)', (book) => {
    const after = (): HandAtTable => flop(book, 4).act(1, 200).act(2, 1000);
    const short: HandEntry = { act: { seat: 3, gesture: push(100, 100, 100) } };
    expect(after().refusal(play(short, does(4, 'fold')))).toEqual({
      code: 'RULING_BEFORE_NEXT',
      article: null,
      parameters: { index: 0, seat: 3, options: ['call', 'fold'], default: 'fold' },
    });
    const table = after();
    expect(types(table.give(play(short))).at(-1)).toBe('RulingRequested');
    expect(table.refusal(play(does(4, 'fold')))).toEqual({ code: 'RULING_PENDING', article: null, parameters: { rulingId: 1, seat: 3 } });
  });

  it('are each exactly one thing', () => {
    const table = flop('ropta');
    const unclear: HandEntry[] = [{}, { mucked: 1, act: { seat: 1, action: { type: 'check' } } }, { act: { seat: 1 } }];
    unclear.push({ act: { seat: 1, action: { type: 'check' }, gesture: { taps: 2 } } });
    for (const entry of unclear) {
      expect(table.refusal(play(does(1, 'check'), entry))).toEqual({ code: 'ENTRY_UNCLEAR', article: null, parameters: { index: 1 } });
    }
  });
});

describe('all fold to a seat', () => {
  it.each(bookIds)('in turn, as one by one (%s)', (book) => {
    const table = sixUnder(book);
    expect(types(table.give({ type: 'FoldTo', seat: 1 }))).toEqual(['Folded', 'Folded', 'Folded', 'Folded']);
    expect(table.legal?.seat).toBe(1);
    expect(table.give({ type: 'FoldTo', seat: 1 })).toEqual([]);
    expect(table.events).toEqual(sixUnder(book).act(3, 'fold').act(4, 'fold').act(5, 'fold').act(6, 'fold').events);
  });

  it.each(bookIds)('or none, where the seat is not to act any more (%s)', (book) => {
    const table = sixUnder(book).act(3, 300).act(4, 'fold');
    const before = table.state;
    expect(table.refusal({ type: 'FoldTo', seat: 3 })).toEqual({ code: 'SEAT_NOT_TO_ACT', article: null, parameters: { seat: 3 } });
    expect(table.refusal({ type: 'FoldTo', seat: 4 })).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 4 } });
    expect(table.refusal({ type: 'FoldTo', seat: 9 })).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
    expect(table.state).toBe(before);
  });

  it('notes a fold where a check was free, as one by one (RO 9.22)', () => {
    const table = flop('ropta', 4);
    table.give({ type: 'FoldTo', seat: 3 });
    expect(table.all('InfractionNoted').map(({ seat }) => seat)).toEqual([1, 2]);
  });
});
