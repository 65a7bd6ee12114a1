import { firstEdition } from '../../../events/editions.js';
import type { RulebookReference } from '../../../events/values.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const four = { stacks: [10_000, 10_000, 10_000, 10_000] };
/** Four players see the flop for 100; seat 1 is first. */
const onFlop = (stacks: readonly number[]): HandAtTable =>
  HandAtTable.with({ stacks }).act(3, 'call').act(4, 'call').act(1, 'call').act(2, 'check').deal('flop');

/** Heads-up, called and checked: seat 2 is first on this flop. */
const dealt = (): HandAtTable =>
  HandAtTable.with({ stacks: [1_000, 1_000] })
    .act(1, 'call')
    .act(2, 'check')
    .deal('flop', 'Ah Kd 2c');

describe('the smallest bet and raise (RO 9.6)', () => {
  it('is the big blind for a bet', () => {
    const table = onFlop(four.stacks);
    expect(table.legal).toMatchObject({ wager: 'bet', canCheck: true, callAmount: 0, minRaiseTo: 100, maxRaiseTo: 9_900 });
    expect(table.refusalOf(1, 99)).toEqual({
      code: 'BELOW_MINIMUM_BET',
      article: 'RO 9.6',
      parameters: { seat: 1, to: 99, minBet: 100, max: 9_900 },
    });
  });

  it('is the last increment for a raise: 150 to 250, then 350', () => {
    const table = onFlop(four.stacks).act(1, 150);
    expect(table.legal).toMatchObject({ wager: 'raise', callAmount: 150, minRaiseTo: 300 });
    table.act(2, 400);
    expect(table.legal).toMatchObject({ callAmount: 400, minRaiseTo: 650 });
    expect(table.refusalOf(3, 649)).toEqual({
      code: 'BELOW_MINIMUM_RAISE',
      article: 'RO 9.6',
      parameters: { seat: 3, to: 649, minRaiseTo: 650, max: 9900 },
    });
  });

  it('starts again at the big blind on every street', () => {
    const table = onFlop(four.stacks).act(1, 1_000).act(2, 'call').act(3, 'fold').act(4, 'fold').deal('turn');
    expect(table.legal).toMatchObject({ seat: 1, minRaiseTo: 100 });
  });

  it('is the whole stack where that is less', () => {
    expect(onFlop([150, 10_000, 10_000, 10_000]).legal).toMatchObject({ minRaiseTo: 50, maxRaiseTo: 50 });
  });

  it('adds the increment to a short all-in: over 100, all-in 150, then 250', () => {
    const table = onFlop([10_000, 250, 10_000, 10_000]).act(1, 100).act(2, 'allIn');
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 150, minRaiseTo: 250 });
  });
});

describe('short all-ins and reopening (RO 9.21)', () => {
  it('one alone leaves the betting closed to those who have acted', () => {
    const table = onFlop([10_000, 250, 10_000, 10_000]).act(1, 100).act(2, 'allIn').act(3, 'call').act(4, 'call');
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 50, minRaiseTo: null, maxRaiseTo: null, raiseBar: 'notReopened' });
    expect(table.refusalOf(1, 400)).toEqual({ code: 'RAISE_NOT_REOPENED', article: 'RO 9.21', parameters: { seat: 1, currentBet: 150 } });
    expect(table.refusalOf(1, 'allIn')).toEqual({
      code: 'RAISE_NOT_REOPENED',
      article: 'RO 9.21',
      parameters: { seat: 1, currentBet: 150 },
    });
    expect(table.act(1, 'call').state.phase).toBe('awaitingBoard');
  });

  it('several that add up to a full raise reopen it', () => {
    const table = onFlop([10_000, 260, 310, 10_000]).act(1, 100).act(2, 'allIn').act(3, 'allIn').act(4, 'call');
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 110, minRaiseTo: 310, raiseBar: null });
  });

  it('lets a player who checked raise a short opening all-in (RO 9.9), unless the club has him only call or fold', () => {
    const play = (rulebook: RulebookReference) =>
      HandAtTable.with({ stacks: [10_000, 140, 10_000, 10_000], rulebook })
        .act(3, 'call').act(4, 'call').act(1, 'call').act(2, 'check').deal('flop')
        .act(1, 'check').act(2, 'allIn').act(3, 'call').act(4, 'call'); // oxfmt-ignore
    expect(play(firstEdition('ropta')).legal).toMatchObject({ seat: 1, callAmount: 40, raiseBar: null, minRaiseTo: 140 });
    const houseRules = { 'reopen.checkerFacingShortOpening': 'mayNotRaise' };
    expect(play({ ...firstEdition('ropta'), houseRules }).legal).toMatchObject({ seat: 1, callAmount: 40, raiseBar: 'notReopened' });
  });

  it('is free again after a full raise', () => {
    const table = onFlop([10_000, 250, 10_000, 10_000]).act(1, 100).act(2, 'allIn').act(3, 250).act(4, 'call');
    expect(table.legal).toMatchObject({ seat: 1, raiseBar: null });
  });
});

describe('the big blind', () => {
  it('may raise when it was only called', () => {
    const table = HandAtTable.with(four).act(3, 'call').act(4, 'call').act(1, 'call');
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true, wager: 'raise', minRaiseTo: 200 });
  });

  it('wins the small blind when all others fold, and takes its own uncalled chips back', () => {
    const table = HandAtTable.with(four).act(3, 'fold').act(4, 'fold').act(1, 'fold');
    expect(table.events.slice(-4).map((event) => event.type)).toEqual([
      'UncalledBetReturned',
      'ChipsGathered',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(table.awards).toEqual([[0, 100, { 2: 100 }]]);
    expect(table.state.stacks).toEqual([9_950, 10_050, 10_000, 10_000]);
  });

  it('just takes its blind back where there was no small blind', () => {
    const table = HandAtTable.with({ ...four, smallBlindSeat: null })
      .act(3, 'fold')
      .act(4, 'fold')
      .act(1, 'fold');
    expect(table.awards).toEqual([]);
    expect(table.state).toMatchObject({ phase: 'completed', stacks: four.stacks });
  });
});

describe('a decision that is none', () => {
  it('is not asked for: the betting closes when one player covers all-in opponents', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 60] })
      .act(3, 'allIn')
      .act(1, 'fold');
    expect(table.legal).toBeNull();
    expect(table.all('UncalledBetReturned')).toEqual([{ seat: 2, amount: 40, street: 'preflop' }]);
  });

  it('is one when there is more to call: a call costs no more than what can be matched', () => {
    const table = HandAtTable.with({ stacks: [1_000, 60] });
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 10, minRaiseTo: null, raiseBar: 'nobodyCanCall' });
    expect(table.refusalOf(1, 300)).toEqual({ code: 'NOBODY_CAN_CALL_A_RAISE', article: 'RO 10.4', parameters: { seat: 1 } });
    expect(table.act(1, 'allIn').all('Called')).toEqual([{ seat: 1, amount: 10, to: 60, allIn: false }]);
  });
});

describe('all in', () => {
  it('is a call, a bet or a raise, as it comes out', () => {
    const table = onFlop([300, 900, 10_000, 10_000]).act(1, 'allIn').act(2, 'allIn').act(3, 5_000).act(4, 'fold');
    expect(table.all('BetPlaced')).toEqual([{ seat: 1, amount: 200, to: 200, allIn: true }]);
    expect(table.all('Raised').map(({ seat, to, allIn }) => [seat, to, allIn])).toEqual([
      [2, 800, true],
      [3, 5_000, false],
    ]);
    expect(table.all('UncalledBetReturned')).toEqual([{ seat: 3, amount: 4_200, street: 'flop' }]);
  });
});

describe('what is refused', () => {
  it.each([
    ['out of turn', 4, 'fold', 'NOT_IN_TURN', 'RO 9.3', { seat: 4, turn: 3 }],
    ['a check facing a bet', 3, 'check', 'CANNOT_CHECK', 'RO 9.4', { seat: 3, callAmount: 100 }],
    ['a seat that is not in the hand', 9, 'fold', 'SEAT_NOT_IN_HAND', null, { seat: 9 }],
    ['a seat that is no number', NaN, 'fold', 'SEAT_NOT_IN_HAND', null, { seat: 'NaN' }],
  ] as const)('%s', (_, seat, what, code, article, parameters) => {
    expect(HandAtTable.with(four).refusalOf(seat, what)).toEqual({ code, article, parameters });
  });

  it.each([1.5, -1, 1e18, NaN, Infinity, 10_001])('a raise to %d', (to) => {
    expect(HandAtTable.with(four).refusalOf(3, to)).toEqual({
      code: 'BET_OUT_OF_RANGE',
      article: null,
      parameters: { seat: 3, to: Number.isFinite(to) ? to : String(to), min: 200, max: 10_000 },
    });
  });

  it('a bet over a bet, a raise over none, a call of nothing', () => {
    const bet = { type: 'Act', seat: 3, action: { type: 'bet', to: 300 } } as const;
    expect(HandAtTable.with(four).refusal(bet)).toEqual({
      code: 'BET_ALREADY_PLACED',
      article: 'TDA-EN 40-C',
      parameters: { seat: 3, currentBet: 100 },
    });
    const table = onFlop(four.stacks);
    expect(table.refusal({ type: 'Act', seat: 1, action: { type: 'raise', to: 300 } })).toEqual({
      code: 'NOTHING_TO_RAISE',
      article: 'TDA-EN 55',
      parameters: { seat: 1 },
    });
    expect(table.refusalOf(1, 'call')).toEqual({ code: 'NOTHING_TO_CALL', article: 'RO 9.4', parameters: { seat: 1 } });
  });

  it('chips that are not on the table, unless all go in', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_030], chipUnit: 25 });
    expect(table.refusalOf(3, 310)).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { seat: 3, field: 'to', amount: 310, chipUnit: 25 },
    });
    expect(table.refusalOf(3, 325)).toBeUndefined();
    expect(table.refusalOf(3, 1_030)).toBeUndefined();
  });

  it('a raise by a stack that goes no further than a call', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 80, 1_000], button: 4 });
    expect(table.refusalOf(3, 80)).toEqual({
      code: 'STACK_TOO_SHORT_TO_RAISE',
      article: null,
      parameters: { seat: 3, stack: 80, callAmount: 80 },
    });
  });

  it('anything of a folded hand, and everything when the hand is over', () => {
    const table = HandAtTable.with(four).act(3, 'fold');
    expect(table.refusalOf(3, 'call')).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 3 } });
    table.act(4, 'fold').act(1, 'fold');
    expect(table.refusalOf(2, 'check')).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('an action while the board is awaited, and twice the same action', () => {
    const table = HandAtTable.with(four).act(3, 'call');
    expect(table.refusalOf(3, 'call')).toEqual({ code: 'NOT_IN_TURN', article: 'RO 9.3', parameters: { seat: 3, turn: 4 } });
    table.act(4, 'call').act(1, 'call').act(2, 'check');
    expect(table.refusalOf(1, 'check')).toEqual({ code: 'NO_ACTION_DUE', article: null, parameters: { seat: 1, phase: 'awaitingBoard' } });
  });
});

describe('a fold with no bet to match', () => {
  it('is binding (RC 58)', () => {
    const table = onFlop(four.stacks);
    expect(table.legal).toMatchObject({ canFold: true, canCheck: true });
    expect(table.act(1, 'fold').legal?.seat).toBe(2);
  });
});

describe('the board', () => {
  it('dealt again the same way changes nothing, another way is refused', () => {
    const table = dealt();
    expect(table.give({ type: 'DealBoard', street: 'flop', cards: ['2c', 'Ah', 'Kd'] })).toEqual([]);
    expect(table.refusal({ type: 'DealBoard', street: 'flop', cards: ['3c', 'Ah', 'Kd'] })).toEqual({
      code: 'STREET_ALREADY_DEALT',
      article: null,
      parameters: { street: 'flop' },
    });
    expect(table.refusal({ type: 'DealBoard', street: 'flop', cards: null })).toEqual({
      code: 'STREET_ALREADY_DEALT',
      article: null,
      parameters: { street: 'flop' },
    });
  });

  it.each([
    ['turn', ['3c'], { code: 'BETTING_NOT_OVER', article: null, parameters: { street: 'turn', turn: 2 } }],
    ['river', ['3c'], { code: 'WRONG_STREET', article: null, parameters: { street: 'river', expected: 'turn' } }],
  ] as const)('can’t be dealt while a seat is to act: %s', (street, cards, refusal) => {
    expect(dealt().refusal({ type: 'DealBoard', street, cards })).toEqual(refusal);
  });

  it.each([
    [['3c', '4c'], { code: 'WRONG_NUMBER_OF_CARDS', article: null, parameters: { expected: 1, got: 2 } }],
    [[], { code: 'WRONG_NUMBER_OF_CARDS', article: null, parameters: { expected: 1, got: 0 } }],
    [['1x'], { code: 'CARD_UNREADABLE', article: null, parameters: { card: '1x' } }],
    [['Ah'], { code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: 'Ah' } }],
    [['7s'], { code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: '7s' } }],
  ])('takes no turn of %j: %j', (cards, refusal) => {
    const table = dealt().act(2, 'check').act(1, 'check');
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['7s', '8s'] });
    expect(table.refusal({ type: 'DealBoard', street: 'turn', cards })).toEqual(refusal);
  });
});
