import type { ByType } from '../../../events/event-type.js';
import { firstEdition } from '../../../events/editions.js';
import type { HandCommand } from '../../../commands/hand.js';
import { bookIds, flop, push } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

type Command<Type extends HandCommand['type']> = ByType<HandCommand>[Type];

const reason = 'It was the player beside them.';
const AT = Date.UTC(2026, 0, 1, 20);
const expel = (seat: number, more: Partial<Command<'ExpelFromHand'>> = {}): HandCommand => ({
  type: 'ExpelFromHand',
  seat,
  order: 1,
  ...more,
});
const readmit = (seat: number, order = 1): HandCommand => ({ type: 'ReadmitToHand', seat, order, reason });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const correct = (entry: number, instead: Command<'CorrectEntry'>['instead']): HandCommand => ({
  type: 'CorrectEntry',
  entry,
  reason: 'typed wrongly',
  instead,
  at: AT,
});
const isLive = ({ state }: HandAtTable, seat: number): boolean => ((state.live >> (seat - 1)) & 1) === 1;

/** Seat 1 is all in for 500, and seats 2 and 3 have a side pot of 600. Nobody has shown. */
function showdown(book: string): HandAtTable {
  const table = HandAtTable.with({ stacks: [500, 5000, 5000], rulebook: firstEdition(book) });
  return table
    .act(3, 500)
    .act(1, 'call')
    .act(2, 'call')
    .deal('flop')
    .act(2, 300)
    .act(3, 'call')
    .deal('turn')
    .act(2, 'check')
    .act(3, 'check')
    .deal('river')
    .act(2, 'check')
    .act(3, 'check');
}

describe.each(bookIds)('%s: the hand of a player who is disqualified (RC 71-C; MO 13.1; TDA 7; RO 11.2)', (book) => {
  const articles = [{ article: book === 'redcactus' ? 'RC 71-C' : 'RO 11.2', fallback: true, house: false }];

  it('dies at once, and once; no chip moves', () => {
    const table = flop(book, 3).act(1, 600);
    const before = table.state.stacks;
    expect(table.give(expel(2))).toMatchObject([
      { type: 'PlayerExpelled', data: { seat: 2, order: 1, articles } },
      { type: 'HandKilled', data: { seat: 2, cause: 'expelled', articles } },
    ]);
    expect(table.state.stacks).toEqual(before);
    expect(table.legal?.seat).toBe(3);
    expect(table.give(expel(2))).toEqual([]);
    expect(table.refusalOf(2, 'call')).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 2 } });
  });

  it('leaves the others the pot, with a bet that nobody called unless the director gives it back', () => {
    const lost = flop(book, 2).act(1, 600);
    lost.give(expel(1));
    expect(lost.awards).toEqual([[0, 800, { 2: 800 }]]);
    const back = flop(book, 2).act(1, 600);
    expect(types(back.give(expel(1, { uncalled: 'refund' })))).toEqual([
      'PlayerExpelled',
      'HandKilled',
      'BetRefunded',
      'ChipsGathered',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(back.awards).toEqual([[0, 200, { 2: 200 }]]);
    expect(back.all('HandCompleted')[0]!.results).toMatchObject([{ stackAfter: 20_000 }, { stackAfter: 20_200 }]);
  });

  it('dies all in too, and at showdown: what nobody is left to win falls to the pot further in', () => {
    const table = showdown(book);
    expect(types(table.give(expel(1)))).toEqual(['PlayerExpelled', 'HandKilled']);
    table.give(expel(3, { order: 2 }));
    expect(table.state.phase).toBe('completed');
    expect(table.awards).toEqual([
      [1, 600, { 2: 600 }],
      [0, 1500, { 2: 1500 }],
    ]);
    const short = showdown(book);
    short.give(expel(2));
    expect(short.awards).toEqual([[1, 600, { 3: 600 }]]);
    short.give(expel(3, { order: 2 }));
    expect(short.awards).toEqual([
      [1, 600, { 3: 600 }],
      [0, 1500, { 1: 1500 }],
    ]);
    const both = showdown(book);
    for (const seat of [2, 3]) both.give(expel(seat, { order: seat }));
    expect(both.all('HandCompleted')[0]!.results.map(({ stackAfter }) => stackAfter)).toEqual([1500, 4200, 4800]);
  });

  it('does not win by its cards, though they were tabled; the director can still give it chips, which leave play', () => {
    const table = HandAtTable.with({ stacks: [5000, 5000, 5000], rulebook: firstEdition(book) });
    table.act(3, 'call').act(1, 'call').act(2, 'check').board('Kc 7d 5s Jd 2c');
    table.tables(1, 'Ah Ad').give(expel(1));
    table.tables(2, 'Qh Qd').tables(3, '9h 9d');
    expect(table.awards).toEqual([[0, 300, { 2: 300 }]]);
    const claim = { type: 'ClaimAward', pot: 0, winners: [1], at: AT } as HandCommand;
    expect(table.refusal(claim)).toEqual({ code: 'WINNER_NOT_ELIGIBLE', article: null, parameters: { pot: 0, seat: 1, eligible: [2, 3] } });
    const given = table.give({ type: 'CorrectAward', pot: 0, winners: [1], at: AT, reason: 'The order was a mistake.' });
    expect(types(given)).toContain('HandResultCorrected');
  });

  it('is not touched once it has won, or is over', () => {
    const over = flop(book, 3).act(1, 600).act(2, 'fold').act(3, 'fold');
    expect(over.give(expel(1))).toEqual([]);
    expect(over.give(readmit(1))).toEqual([]);
  });

  it('is dead after the deal, and after every new deal', () => {
    const table = HandAtTable.with({ stacks: [5000, 5000, 5000, 5000], rulebook: firstEdition(book) });
    table.give({ type: 'BeginDeal', at: AT });
    expect(types(table.give(expel(3)))).toEqual(['PlayerExpelled']);
    expect(types(table.give({ type: 'CompleteDeal' } as HandCommand))).toEqual(['InitialDealCompleted', 'HandKilled']);
    table.give({ type: 'DeclareMisdeal', cause: 'twoExposed' });
    expect(types(table.give(expel(4, { order: 2 })))).toEqual(['PlayerExpelled']);
    const again = table.give({ type: 'Redeal' });
    expect(types(again).slice(-2)).toEqual(['HandKilled', 'HandKilled']);
    expect([1, 2, 3, 4].map((seat) => isLive(table, seat))).toEqual([true, true, false, false]);
  });

  it('is not retrieved, nor given back by a ruling', () => {
    const table = flop(book).act(1, 300);
    table.give({ type: 'ReportDiscard', seat: 2, touchedMuck: false, identifiable: true });
    table.give(expel(2));
    expect(table.refusal({ type: 'RetrieveHand', seat: 2, identifiable: true })).toEqual({
      code: 'PLAYER_EXPELLED',
      article: null,
      parameters: { seat: 2 },
    });
    expect(
      table.refusal({ type: 'RuleOnIncident', question: 'retrieveDiscard', seat: 2, option: 'giveBack', amount: null, reason }),
    ).toEqual({ code: 'PLAYER_EXPELLED', article: null, parameters: { seat: 2 } });
    const override = { type: 'OverrideRuling', seat: 2, gesture: null, action: { type: 'call' }, reason } as HandCommand;
    expect(table.refusal(override)).toBeDefined();
    expect(isLive(table, 2)).toBe(false);
  });

  it('stays dead when an earlier entry is corrected, whether what followed still fits or not', () => {
    const typed = (): HandAtTable => {
      const table = flop(book).act(1, 300).act(2, 'call');
      table.give(expel(3));
      return table.act(4, 'call');
    };
    const table = typed();
    const bet = table.events.findIndex(({ type }) => type === 'BetPlaced');
    table.give(correct(bet, { act: { seat: 1, action: { type: 'bet', to: 500 } } }));
    expect(isLive(table, 3)).toBe(false);
    expect(table.all('EntryCorrected')[0]!.conflicts).toEqual([]);
    const other = typed();
    other.give(correct(bet, { act: { seat: 1, action: { type: 'check' } } }));
    expect(other.all('EntryCorrected')[0]!.conflicts.length).toBeGreaterThan(0);
    expect(isLive(other, 3)).toBe(false);
    expect(other.state.incidents?.discards.expelled).toMatchObject([{ seat: 3 }]);
    const order = typed();
    const entry = order.events.findIndex(({ type }) => type === 'PlayerExpelled');
    expect(order.refusal(correct(entry, null))).toEqual({
      code: 'ENTRY_OF_OTHER_KIND',
      article: null,
      parameters: { entry, event: 'PlayerExpelled', by: [] },
    });
  });
});

describe('a hand that is kept face down', () => {
  it('dies while all-in hands wait for other tables (RO 2.7)', () => {
    const table = flop('ropta', 3, { 1: 300, 2: 300, 3: 300 }).act(1, 'allIn').act(2, 'call').act(3, 'call');
    table.give({ type: 'HoldAllInHands' });
    expect(types(table.give(expel(1)))).toEqual(['PlayerExpelled', 'HandKilled']);
    expect(types(table.give(expel(2, { order: 2 })))).toContain('HandCompleted');
    expect(table.awards).toEqual([[0, 1200, { 3: 1200 }]]);
  });
});

describe('a hand that is not free to die yet', () => {
  it.each(['redcactus', 'tdaFr', 'ropta'])('waits for the ruling on its act, whose chips stay in (%s)', (book) => {
    const table = flop(book).act(1, 200).act(2, 800);
    table.give({ type: 'Act', seat: 3, gesture: push(100, 100) });
    const { ruling } = table.state.actState!;
    if (ruling === null) throw new Error('the act is not left to the director');
    expect(types(table.give(expel(3)))).toEqual(['PlayerExpelled']);
    expect(isLive(table, 3)).toBe(true);
    const [option] = ruling.options;
    const events = table.give({
      type: 'RuleOnAction',
      rulingId: ruling.rulingId,
      option: option!.option,
      amount: null,
      reason,
    });
    expect(isLive(table, 3)).toBe(false);
    expect(types(events)).toContain(option!.option === 'fold' ? 'Folded' : 'HandKilled');
  });
});

describe('an order that is withdrawn', () => {
  it('gives the hand back with its bet while nobody has acted', () => {
    const table = flop('ropta').act(1, 300);
    const before = table.state;
    table.give(expel(1, { uncalled: 'refund' }));
    expect(types(table.give(readmit(1)))).toEqual(['PlayerReadmitted', 'HandRetrieved']);
    expect(table.state.bets).toEqual(before.bets);
    expect(table.state.stacks).toEqual(before.stacks);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300 });
    expect(table.give(readmit(1))).toEqual([]);
    expect(table.give(expel(1))).toEqual([]);
    expect(types(table.give(expel(1, { order: 2 })))).toEqual(['PlayerExpelled', 'HandKilled']);
  });

  it('leaves the hand dead where it has not paid what the others have put in since', () => {
    const table = flop('ropta', 3).act(1, 300);
    table.give(expel(3));
    table.act(2, 'call');
    expect(types(table.give(readmit(3)))).toEqual(['PlayerReadmitted']);
    expect(isLive(table, 3)).toBe(false);
  });

  it('counts also where it comes before the order', () => {
    const table = flop('ropta');
    expect(types(table.give(readmit(2)))).toEqual(['PlayerReadmitted']);
    expect(table.give(expel(2))).toEqual([]);
    expect(isLive(table, 2)).toBe(true);
  });

  it('gives no hand back that died otherwise', () => {
    const table = flop('ropta').act(1, 'fold');
    table.give(expel(1));
    expect(types(table.give(readmit(1)))).toEqual(['PlayerReadmitted']);
    expect(isLive(table, 1)).toBe(false);
  });
});

describe('an order at the start of a hand', () => {
  const hand = (): HandAtTable => HandAtTable.with({ stacks: [5000, 5000, 5000] });

  it('must wait for the start, and names a seat of the hand', () => {
    expect(new HandAtTable().refusal(expel(1))).toEqual({ code: 'HAND_NOT_STARTED', article: null, parameters: {} });
    expect(hand().refusal(expel(9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });

  it('keeps a hand from being annulled that lost a player: what they put in is in the pot', () => {
    const table = hand();
    table.give(expel(3));
    expect(table.refusal({ type: 'AnnulHand', reason })).toEqual({
      code: 'HAND_UNDER_WAY',
      article: null,
      parameters: { revision: 3, event: 'PlayerExpelled' },
    });
  });
});
