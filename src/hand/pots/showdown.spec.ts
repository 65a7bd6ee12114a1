import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';
import { sidePot } from '../../../test/fixtures/showdowns.js';
import { splitPot } from './pots.js';

const BOARD = '2c 7d 9h Js Kd';

/** Heads-up, called and checked to the showdown: 100 each. */
const headsUp = (board = BOARD): HandAtTable =>
  HandAtTable.with({ stacks: [1_000, 1_000] })
    .act(1, 'call')
    .act(2, 'check')
    .board(board);

/** Three all in for 300, 600 and 900 chips, 300 of the last one's come back: main pot 900 (1, 2, 3), side pot 600 (2, 3). */
const allIn = (setting: Partial<Setting> = {}): HandAtTable =>
  HandAtTable.with({ stacks: [300, 600, 900], ...setting })
    .act(3, 'allIn')
    .act(1, 'allIn')
    .act(2, 'allIn');

/** Seat 1 pays a small blind of 25 and folds; the others split 325 in chips of 25. */
const threeWays = (chipUnit: number, cards: readonly [string, string, string]): HandAtTable => {
  const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_000, 1_000], stakes: { smallBlind: 25 }, chipUnit });
  table.act(3, 'call').act(4, 'call').act(1, 'fold').act(2, 'check').board('Ah Kh Qh Jh Th');
  return table.tables(2, cards[0]).tables(3, cards[1]).tables(4, cards[2]);
};

const unknown = (): HandAtTable => allIn().deal('flop').deal('turn').deal('river');

const declare = (...winners: (readonly number[])[]) =>
  ({ type: 'DeclareWinners', winners: winners.map((seats, pot) => ({ pot, seats })) }) as const;

describe('the order of showing (RO 10.5)', () => {
  it('begins left of the button when nobody bet on the last street', () => {
    expect(headsUp().state.showdownOrder).toEqual([2, 1]);
  });

  it('begins with the last to bet or raise on it', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_000] });
    table.act(3, 'call').act(1, 'call').act(2, 'check').deal('flop', '2c 7d 9h').act(1, 'check').act(2, 'check').act(3, 'check');
    table
      .deal('turn', 'Js')
      .act(1, 300)
      .act(2, 'call')
      .act(3, 'call')
      .deal('river', 'Kd')
      .act(1, 'check')
      .act(2, 200)
      .act(3, 'call')
      .act(1, 'call');
    expect(table.state.showdownOrder).toEqual([2, 3, 1]);
  });

  it('keeps to the last street that had betting when the rest is dealt out', () => {
    expect(allIn().board(BOARD).state.showdownOrder).toEqual([3, 1, 2]);
  });
});

describe('cards speak', () => {
  it('the best tabled hand wins', () => {
    const table = headsUp().tables(2, 'Ah Qc').tables(1, 'Kc 3h');
    expect(table.all('PotAwarded')).toEqual([{ pot: 0, amount: 200, basis: 'cards', shares: [{ seat: 1, amount: 200 }], oddChips: 0 }]);
    expect(table.all('HandCompleted')).toEqual([
      {
        results: [
          { seat: 1, playerId: 'p1', stackBefore: 1_000, stackAfter: 1_100 },
          { seat: 2, playerId: 'p2', stackBefore: 1_000, stackAfter: 900 },
        ],
        wentToShowdown: true,
      },
    ]);
  });

  it('all-in hands are turned up before the board is complete, and settle once it is', () => {
    const table = allIn().tables(3, 'Kc Kh').deal('flop', '2c 7d 9h').tables(1, 'As Ah').tables(2, 'Qc Qh').deal('turn', 'Js');
    expect(table.state.phase).toBe('awaitingBoard');
    table.deal('river', 'Ad');
    expect(table.awards).toEqual([
      [1, 600, { 3: 600 }],
      [0, 900, { 1: 900 }],
    ]);
    expect(table.state.stacks).toEqual([900, 0, 900]);
  });

  it('hands known but not tabled never win', () => {
    const table = headsUp();
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['Kc', 'Kh'] });
    expect(table.tables(2, 'Ah Qc').state.phase).toBe('showdown');
    expect(table.mucks(1).awards).toEqual([[0, 200, { 2: 200 }]]);
  });
});

describe('odd chips (RC 20, MO 9.8)', () => {
  it('go to the first winner clockwise from the left of the button', () => {
    expect(threeWays(25, ['2c 3c', '2d 3d', '2s 3s']).all('PotAwarded')[0]).toEqual({
      pot: 0,
      amount: 325,
      basis: 'cards',
      shares: [
        { seat: 2, amount: 125 },
        { seat: 3, amount: 100 },
        { seat: 4, amount: 100 },
      ],
      oddChips: 1,
    });
  });

  it('several go one each, not all to the first', () => {
    expect(splitPot(350, [4, 1, 2], 25)).toEqual({
      shares: [
        { seat: 4, amount: 125 },
        { seat: 1, amount: 125 },
        { seat: 2, amount: 100 },
      ],
      oddChips: 2,
    });
  });

  it('are smaller where smaller chips are in play', () => {
    expect(threeWays(1, ['2c 3c', '2d 3d', '2s 3s']).awards).toEqual([[0, 325, { 2: 109, 3: 108, 4: 108 }]]);
  });

  it('fall in each pot by itself', () => {
    const table = HandAtTable.with({ stacks: [1_000, 105, 210, 1_000], stakes: { smallBlind: 5, bigBlind: 10 } });
    table.act(3, 'allIn').act(4, 'call').act(1, 'call').act(2, 'allIn').deal('flop', 'Ah Kh Qh').act(1, 'check').act(4, 'fold');
    table.board('Ah Kh Qh Jh Th').tables(1, '2c 3c').tables(2, '2d 3d').tables(3, '2s 3s');
    expect(table.awards).toEqual([
      [1, 315, { 1: 158, 3: 157 }],
      [0, 420, { 1: 140, 2: 140, 3: 140 }],
    ]);
  });
});

describe('pots', () => {
  it('are one where the same seats can win them', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_000] })
      .act(3, 300)
      .act(1, 'call')
      .act(2, 'call')
      .deal('flop')
      .act(1, 'fold');
    table.act(2, 'check').act(3, 200).act(2, 'call');
    expect(table.state.pots).toEqual([{ amount: 1_300, seats: [2, 3] }]);
  });

  it('hold the whole big blind ante in the main pot, for a player all in on less than it (RO 4.2)', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 40], stakes: { anteFormat: 'bigBlind', ante: 100 } });
    table.act(3, 'allIn').act(1, 'call').act(2, 'check');
    expect(table.state.pots).toEqual([
      { amount: 220, seats: [1, 2, 3] },
      { amount: 120, seats: [1, 2] },
    ]);
  });

  it('hold nothing but the ante for a big blind who is all in on it (RO 4.2, example 1)', () => {
    const table = HandAtTable.with({
      stacks: [1_000, 80, 1_000],
      stakes: { anteFormat: 'bigBlind', ante: 100, antePriority: 'anteFirst' },
    });
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 100 });
    table.act(3, 'call').act(1, 'call');
    expect(table.state.pots).toEqual([
      { amount: 80, seats: [1, 2, 3] },
      { amount: 200, seats: [1, 3] },
    ]);
  });

  it('take in a dead big blind whole, for those who play on', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 30], dead: [2] }).act(3, 'allIn');
    expect(table.legal).toBeNull();
    expect(table.state.pots).toEqual([
      { amount: 90, seats: [1, 3] },
      { amount: 90, seats: [1] },
    ]);
  });
});

describe('mucking', () => {
  it('leaves the last live hand the pot, untabled', () => {
    const table = headsUp().mucks(2);
    expect(table.all('PotAwarded')).toMatchObject([{ basis: 'lastHand', shares: [{ seat: 1, amount: 200 }] }]);
    expect(table.state).toMatchObject({ phase: 'completed', tabled: 0 });
    expect(table.refusal({ type: 'MuckHand', seat: 1 })).toEqual({ code: 'LAST_HAND', article: null, parameters: { seat: 1 } });
  });

  it('gives a side pot to the one who did not, who may then muck for the main pot', () => {
    const table = sidePot('ropta').board(BOARD).mucks(2).mucks(1);
    expect(table.awards).toEqual([[1, 600, { 3: 600 }]]);
    expect(table.mucks(3).awards[1]).toEqual([0, 400, { 4: 400 }]);
    expect(table.state.phase).toBe('completed');
  });

  it('is refused for a tabled hand, before the showdown, and for a hand that is out', () => {
    const table = headsUp().tables(2, 'Ah Qc');
    expect(table.refusal({ type: 'MuckHand', seat: 2 })).toEqual({
      code: 'TABLED_HAND_CANNOT_BE_MUCKED',
      article: 'RO 10.2',
      parameters: { seat: 2 },
    });
    expect(sidePot('ropta').refusal({ type: 'MuckHand', seat: 2 })).toEqual({
      code: 'SHOWDOWN_NOT_OPEN',
      article: null,
      parameters: { seat: 2, phase: 'awaitingBoard' },
    });
    expect(table.refusal({ type: 'MuckHand', seat: 7 })).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 7 } });
  });

  it('twice is once', () => {
    const table = sidePot('ropta').board(BOARD).mucks(2);
    expect(table.give({ type: 'MuckHand', seat: 2 })).toEqual([]);
    expect(table.refusal({ type: 'TableHand', seat: 2, cards: ['Ac', 'Ad'] })).toEqual({
      code: 'HAND_NOT_LIVE',
      article: null,
      parameters: { seat: 2 },
    });
  });
});

describe('tabling', () => {
  it('twice the same hand is once, another hand is refused', () => {
    const table = headsUp().tables(2, 'Ah Qc');
    expect(table.give({ type: 'TableHand', seat: 2, cards: ['Qc', 'Ah'] })).toEqual([]);
    expect(table.refusal({ type: 'TableHand', seat: 2, cards: ['Qc', 'Ad'] })).toEqual({
      code: 'HOLE_CARDS_CONTRADICTED',
      article: null,
      parameters: { seat: 2, known: ['Ah', 'Qc'], given: ['Qc', 'Ad'] },
    });
  });

  it('can’t contradict what was recorded', () => {
    const table = headsUp();
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['As', 'Qc'] });
    expect(table.give({ type: 'RecordHoleCards', seat: 1, cards: ['Qc', 'As'] })).toEqual([]);
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['As', 'Qd'] })).toEqual({
      code: 'HOLE_CARDS_CONTRADICTED',
      article: null,
      parameters: { seat: 1, known: ['As', 'Qc'], given: ['As', 'Qd'] },
    });
  });

  it.each([
    ['2c 3c', { code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: '2c' } }],
    ['As 3c', { code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: 'As' } }],
    ['4c 4c', { code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: '4c' } }],
    ['4c 11', { code: 'CARD_UNREADABLE', article: null, parameters: { card: '11' } }],
    ['4c', { code: 'WRONG_NUMBER_OF_CARDS', article: null, parameters: { expected: 2, got: 1 } }],
  ])('takes no %s: %j', (cards, refusal) => {
    const table = headsUp().tables(2, 'As Qc');
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: cards.split(' ') as [string, string] })).toEqual(refusal);
  });

  it('waits for the end of the betting', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000] });
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['As', 'Qd'] })).toEqual({
      code: 'SHOWDOWN_NOT_OPEN',
      article: null,
      parameters: { seat: 1, phase: 'betting' },
    });
    table.act(1, 'call').act(2, 'check');
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['As', 'Qd'] })).toEqual({
      code: 'SHOWDOWN_NOT_OPEN',
      article: null,
      parameters: { seat: 1, phase: 'awaitingBoard' },
    });
  });
});

describe('declared winners', () => {
  it('take the pots when no cards were entered, outermost first', () => {
    const table = unknown();
    table.give(declare([1], [2, 3]));
    expect(table.awards).toEqual([
      [1, 600, { 2: 300, 3: 300 }],
      [0, 900, { 1: 900 }],
    ]);
    expect(table.all('PotAwarded').map((award) => award.basis)).toEqual(['declaration', 'declaration']);
    expect(table.give(declare([1], [3, 2]))).toEqual([]);
    expect(table.refusal(declare([1], [3]))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('must be named for every pot, among the seats that can win it', () => {
    const table = unknown();
    expect(table.refusal(declare([1]))).toEqual({ code: 'WINNERS_NOT_NAMED', article: null, parameters: { pot: 1 } });
    expect(table.refusal(declare([], [2]))).toEqual({ code: 'WINNERS_NOT_NAMED', article: null, parameters: { pot: 0 } });
    expect(table.refusal(declare([1], [1]))).toEqual({
      code: 'WINNER_NOT_ELIGIBLE',
      article: null,
      parameters: { pot: 1, seat: 1, eligible: [2, 3] },
    });
    expect(table.refusal(declare([1, 1], [2]))).toEqual({
      code: 'WINNER_NOT_ELIGIBLE',
      article: null,
      parameters: { pot: 0, seat: 1, eligible: [1, 2, 3] },
    });
    expect(table.refusal(declare([1], [2], [3]))).toEqual({ code: 'UNKNOWN_POT', article: null, parameters: { pot: 2 } });
    expect(table.refusal({ type: 'DeclareWinners', winners: [{ pot: 0.5, seats: [1] }] })).toEqual({
      code: 'UNKNOWN_POT',
      article: null,
      parameters: { pot: 0.5 },
    });
  });

  it('can’t contradict the cards on the table (RO 10.3)', () => {
    const table = allIn().board(BOARD).tables(2, 'Kc Ks').tables(3, 'As Ah');
    expect(table.refusal(declare([1], [3]))).toEqual({
      code: 'DECLARATION_CONTRADICTED',
      article: 'RO 10.3',
      parameters: {
        pot: 1,
        declared: [3],
        declaredHands: ['One pair'],
        declaredCards: ['As Ah 9h Js Kd'],
        byCards: [2],
        tabledHands: ['Three of a kind'],
        tabledCards: ['Kc Ks 9h Js Kd'],
      },
    });
    expect(table.refusal(declare([1, 3], [2]))).toEqual({
      code: 'DECLARATION_CONTRADICTED',
      article: 'RO 10.3',
      parameters: {
        pot: 0,
        declared: [1, 3],
        declaredHands: ['–', 'One pair'],
        declaredCards: ['–', 'As Ah 9h Js Kd'],
        byCards: [2],
        tabledHands: ['Three of a kind'],
        tabledCards: ['Kc Ks 9h Js Kd'],
      },
    });
    expect(table.give(declare([1], [2])).at(-1)?.type).toBe('HandCompleted');
  });

  it('can’t leave out a tie', () => {
    const table = allIn().board('Ah Kh Qh Jh Th').tables(2, 'Kc Ks').tables(3, '2s 2h');
    expect(table.refusal(declare([1, 2], [2, 3]))).toEqual({
      code: 'DECLARATION_CONTRADICTED',
      article: 'RO 10.3',
      parameters: {
        pot: 0,
        declared: [1, 2],
        declaredHands: ['–', 'Straight flush'],
        declaredCards: ['–', 'Ah Kh Qh Jh Th'],
        byCards: [2, 3],
        tabledHands: ['Straight flush', 'Straight flush'],
        tabledCards: ['Ah Kh Qh Jh Th', 'Ah Kh Qh Jh Th'],
      },
    });
    expect(table.refusal(declare([1], [2]))).toEqual({
      code: 'DECLARATION_CONTRADICTED',
      article: 'RO 10.3',
      parameters: {
        pot: 1,
        declared: [2],
        declaredHands: ['Straight flush'],
        declaredCards: ['Ah Kh Qh Jh Th'],
        byCards: [2, 3],
        tabledHands: ['Straight flush', 'Straight flush'],
        tabledCards: ['Ah Kh Qh Jh Th', 'Ah Kh Qh Jh Th'],
      },
    });
    expect(table.refusal(declare([1, 2, 3], [3, 2]))).toBeUndefined();
  });

  it('wait for the showdown', () => {
    expect(allIn().refusal(declare([1], [2]))).toEqual({
      code: 'SHOWDOWN_NOT_OPEN',
      article: null,
      parameters: { phase: 'awaitingBoard' },
    });
  });
});
