import type { Gesture } from '../../../events/judging.js';
import { bookIds, flop, push, rule, say } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

/** Seat 3 pushes two hundreds over a raise to 800, several players: the director rules. */
function undercall(): HandAtTable {
  const table = flop('ropta').act(1, 200).act(2, 800);
  table.give({ type: 'Act', seat: 3, gesture: push(100, 100) });
  return table;
}

describe('a void act', () => {
  it('leaves its options and no others', () => {
    const table = flop('ropta').act(1, 800);
    rule(table, 2, push(500));
    expect(table.legal).toMatchObject({ seat: 2, canFold: true, callAmount: 800, raiseBar: 'notOffered', minRaiseTo: null });
    expect(table.refusalOf(2, 1600)).toEqual({
      code: 'OPTION_NOT_OFFERED',
      article: null,
      parameters: { seat: 2, options: ['call', 'fold'] },
    });
    expect(table.refusal({ type: 'Act', seat: 2, gesture: say('raise', 2000) })).toEqual({
      code: 'OPTION_NOT_OFFERED',
      article: null,
      parameters: { seat: 2, options: ['call', 'fold'] },
    });
    expect(table.act(2, 'call').legal?.seat).toBe(3);
  });

  it('leaves its chips in the pot when the player folds (RO 9.12)', () => {
    const table = flop('ropta').act(1, 800);
    rule(table, 2, push(500));
    table.act(2, 'fold');
    expect(table.events.slice(-2)).toEqual([
      { type: 'ChipsCommitted', data: { seat: 2, amount: 500, to: 500 } },
      { type: 'Folded', data: { seat: 2 } },
    ]);
    expect(table.state.stacks[1]).toBe(19_500);
    table.act(3, 'fold').act(4, 'fold');
    expect(table.awards).toEqual([[0, 1400, { 1: 1400 }]]);
  });

  it('counts its chips towards the call that follows', () => {
    const table = flop('ropta').act(1, 800);
    rule(table, 2, push(500));
    expect(rule(table, 2, say('call'))).toMatchObject({ ruling: 'call', to: 800, toAdd: 300, returned: 0 });
  });
});

describe('a ruling that is owed', () => {
  it('stops the hand until the director rules', () => {
    const table = undercall();
    expect(table.all('RulingRequested')).toMatchObject([{ rulingId: 1, kind: 'undercall', seat: 3, default: 'fold', committed: 200 }]);
    expect(table.legal).toBeNull();
    const pending = { code: 'RULING_PENDING', article: null, parameters: { rulingId: 1, seat: 3 } };
    expect(table.refusal({ type: 'Act', seat: 3, action: { type: 'call' } })).toEqual(pending);
    expect(table.refusal({ type: 'Act', seat: 4, gesture: say('fold') })).toEqual(pending);
    expect(table.refusal({ type: 'DealBoard', street: 'turn', cards: null })).toEqual(pending);
    expect(table.refusal({ type: 'TableHand', seat: 3, cards: ['Ah', 'Ad'] })).toEqual(pending);
  });

  it('goes on with the option that he chose', () => {
    const table = undercall();
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'call', reason: 'the raise was plain to see' });
    expect(table.events.slice(-2).map(({ type }) => type)).toEqual(['RulingGiven', 'Called']);
    expect(table.legal?.seat).toBe(4);
  });

  it('leaves the chips in when he has the player fold', () => {
    const table = undercall();
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'fold' });
    expect(table.events.slice(-3).map(({ type }) => type)).toEqual(['RulingGiven', 'ChipsCommitted', 'Folded']);
  });

  it('is answered once: the same answer changes nothing, another is refused', () => {
    const table = undercall();
    expect(table.refusal({ type: 'RuleOnAction', rulingId: 2, option: 'call' })).toEqual({
      code: 'UNKNOWN_RULING',
      article: null,
      parameters: { rulingId: 2 },
    });
    expect(table.refusal({ type: 'RuleOnAction', rulingId: 1, option: 'raise' })).toEqual({
      code: 'OPTION_NOT_ALLOWED',
      article: null,
      parameters: { option: 'raise', options: ['call', 'fold'] },
    });
    expect(table.refusal({ type: 'RuleOnAction', rulingId: 1, option: 'call', amount: 500 })).toEqual({
      code: 'AMOUNT_NOT_EXPECTED',
      article: null,
      parameters: { option: 'call' },
    });
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'call' });
    expect(table.give({ type: 'RuleOnAction', rulingId: 1, option: 'call' })).toEqual([]);
    expect(table.refusal({ type: 'RuleOnAction', rulingId: 1, option: 'fold' })).toEqual({
      code: 'RULING_CLOSED',
      article: null,
      parameters: { rulingId: 1 },
    });
  });

  it('numbers the next one', () => {
    const table = undercall();
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'call' });
    table.give({ type: 'Act', seat: 4, gesture: push(100, 100) });
    expect(table.all('RulingRequested').map(({ rulingId }) => rulingId)).toEqual([1, 2]);
  });

  everyBook('RC 59-B: holds a caller to less, and the rest of the bet is not his (%s)', (book) => {
    const table = flop(book, 3).act(1, 2000);
    table.give({ type: 'Act', seat: 2, gesture: { ...say('call'), amountKnown: false } });
    const smaller = { type: 'RuleOnAction' as const, rulingId: 1, option: 'callSmallerAmount' as const };
    expect(table.refusal(smaller)).toEqual({ code: 'AMOUNT_REQUIRED', article: null, parameters: { option: 'callSmallerAmount' } });
    expect(table.refusal({ ...smaller, amount: 2001 })).toEqual({
      code: 'AMOUNT_OUT_OF_RANGE',
      article: null,
      parameters: { amount: 2001, min: 1, max: 2000 },
    });
    table.give({ ...smaller, amount: 500 });
    table.act(3, 'call');
    expect(table.state.phase).toBe('awaitingBoard');
    expect(table.state.pots).toEqual([
      { amount: 1800, seats: [1, 2, 3] },
      { amount: 3000, seats: [1, 3] },
    ]);
  });

  it('RC 59-A: holds a player to a conditional raise, to an amount that he sets or the player does', () => {
    const ruled = (amount: number | null): HandAtTable => {
      const table = flop('redcactus').act(1, 300);
      table.give({ type: 'Act', seat: 2, gesture: say('raise', undefined, { conditional: true }) });
      table.give({ type: 'RuleOnAction', rulingId: 1, option: 'holdToRaise', amount });
      return table;
    };
    expect(ruled(900).all('Raised')).toMatchObject([{ seat: 2, to: 900 }]);
    const table = ruled(null);
    expect(table.all('AmountAwaited')).toMatchObject([{ seat: 2, wager: 'raise', minTo: 600 }]);
    expect(table.refusalOf(2, 'call')).toEqual({ code: 'OPTION_NOT_OFFERED', article: null, parameters: { seat: 2, options: ['raise'] } });
    expect(rule(table, 2, push(1000))).toMatchObject({ ruling: 'raise', to: 1000 });
  });
});

describe('departing from the text for fairness (RC 1; MO 13.2; TDA 1; RO 1.1)', () => {
  it.each([
    ['redcactus', 'RC 1'],
    ['mons', 'MO 13.2'],
    ['tdaFr', 'TDA 1'],
    ['ropta', 'RO 1.1'],
    ['toufflers', null],
  ])('is recorded with what the book says, the reason and the article: %s, %s', (book, article) => {
    const table = flop(book).act(1, 300);
    const reason = 'the table heard the raise before the chip';
    table.give({ type: 'OverrideRuling', seat: 2, gesture: push(1000), action: { type: 'raise', to: 1000 }, reason });
    expect(table.all('RulingOverridden')).toMatchObject([
      { seat: 2, rulingId: null, action: { type: 'raise', to: 1000 }, reason, book: { ruling: 'call', to: 300 }, article },
    ]);
    expect(table.events.slice(-3).map(({ type }) => type)).toEqual(['GestureJudged', 'RulingOverridden', 'Raised']);
  });

  it('closes an open ruling with something that it did not offer', () => {
    const table = undercall();
    table.give({ type: 'OverrideRuling', seat: 3, action: { type: 'raise', to: 1400 }, reason: 'he was misled' });
    expect(table.all('RulingOverridden')).toMatchObject([{ rulingId: 1, book: { ruling: 'directorDecides' } }]);
    expect(table.all('Raised').at(-1)).toMatchObject({ seat: 3, to: 1400 });
    expect(table.refusal({ type: 'RuleOnAction', rulingId: 1, option: 'call' })).toEqual({
      code: 'RULING_CLOSED',
      article: null,
      parameters: { rulingId: 1 },
    });
  });

  it('gives back what a void act had taken', () => {
    const table = flop('ropta').act(1, 300);
    rule(table, 2, say('check'));
    table.give({ type: 'OverrideRuling', seat: 2, action: { type: 'raise', to: 900 }, reason: 'he was not told of the bet' });
    expect(table.all('Raised')).toMatchObject([{ seat: 2, to: 900 }]);
  });

  it('needs a reason, an act and the seat in turn, and a legal action', () => {
    const table = flop('ropta').act(1, 300);
    const override = {
      type: 'OverrideRuling' as const,
      seat: 2,
      gesture: push(1000) as Gesture | null,
      action: { type: 'call' as const },
      reason: 'fair',
    };
    expect(table.refusal({ ...override, reason: '  ' })).toEqual({ code: 'REASON_REQUIRED', article: null, parameters: {} });
    expect(table.refusal({ ...override, seat: 3 })).toEqual({ code: 'NOT_IN_TURN', article: 'RO 9.3', parameters: { seat: 3, turn: 2 } });
    expect(table.refusal({ ...override, gesture: null })).toEqual({ code: 'NOTHING_TO_OVERRIDE', article: null, parameters: { seat: 2 } });
    expect(table.refusal({ ...override, action: { type: 'check' } as never })).toEqual({
      code: 'CANNOT_CHECK',
      article: 'RO 9.4',
      parameters: { seat: 2, callAmount: 300 },
    });
  });
});

describe('an act that cannot have happened', () => {
  const table = flop('ropta', 4, { 2: 500 }).act(1, 300);
  it.each([
    [{}, { code: 'EMPTY_ACT', article: null, parameters: { seat: 2 } }],
    [push(500, 100), { code: 'CHIPS_EXCEED_STACK', article: null, parameters: { seat: 2, pushed: 600, stack: 500 } }],
    [{ motions: [[0.5]] }, { code: 'CHIP_VALUE_NOT_IN_PLAY', article: null, parameters: { seat: 2, chip: 0.5, chipUnit: 1 } }],
  ])('%j: %j', (gesture, refusal) => {
    expect(table.refusal({ type: 'Act', seat: 2, gesture })).toEqual(refusal);
  });

  it('is of a live seat with chips, while there is betting, under a book that is known', () => {
    expect(table.refusal({ type: 'Act', seat: 9, gesture: say('check') })).toEqual({
      code: 'SEAT_NOT_IN_HAND',
      article: null,
      parameters: { seat: 9 },
    });
    const allIn = flop('ropta', 4, { 2: 500 }).act(1, 300).act(2, 'allIn');
    expect(allIn.refusal({ type: 'Act', seat: 2, gesture: say('check') })).toEqual({
      code: 'SEAT_ALL_IN',
      article: null,
      parameters: { seat: 2 },
    });
    const folded = flop('ropta').act(1, 'fold');
    expect(folded.refusal({ type: 'Act', seat: 1, gesture: say('check') })).toEqual({
      code: 'HAND_NOT_LIVE',
      article: null,
      parameters: { seat: 1 },
    });
    expect(flop('unknown').refusal({ type: 'Act', seat: 1, gesture: say('check') })).toEqual({
      code: 'UNKNOWN_RULEBOOK',
      article: null,
      parameters: { rulebook: 'unknown', edition: '1', known: ['redcactus@1', 'mons@1', 'tdaFr@1', 'ropta@2020-04', 'toufflers@1'] },
    });
    const over = flop('ropta').act(1, 'check').act(2, 'check').act(3, 'check').act(4, 'check');
    expect(over.refusal({ type: 'Act', seat: 1, gesture: say('check') })).toEqual({
      code: 'NO_ACTION_DUE',
      article: null,
      parameters: { seat: 1, phase: 'awaitingBoard' },
    });
  });
});
