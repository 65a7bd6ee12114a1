import { firstEdition } from '../../../events/editions.js';
import { checkedThrough } from '../../../test/fixtures/showdowns.js';
import type { BoardErrorKind, BoardStreet } from '../../../events/hand-deck.js';
import { bookIds, flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

type Report = Extract<HandCommand, { type: 'ReportBoardError' }>;

const report = (street: BoardStreet, kind: BoardErrorKind, more: Partial<Report> = {}): Report => ({
  type: 'ReportBoardError',
  street,
  kind,
  ...more,
});
const correct = (street: BoardStreet, cards: string | null = null): HandCommand => ({
  type: 'CorrectBoard',
  street,
  cards: cards?.split(' ') ?? null,
});
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Four in for 100; the flop lies there, seat 1 is to speak. */
function onFlop(book: string, cards?: string): HandAtTable {
  const table = HandAtTable.with({ stacks: [20_100, 20_100, 20_100, 20_100], rulebook: firstEdition(book) });
  for (const seat of [3, 4, 1]) table.act(seat, 'call');
  return table.act(2, 'check').deal('flop', cards);
}

function checkAround(table: HandAtTable): HandAtTable {
  for (let legal = table.legal; legal !== null; legal = table.legal) table.act(legal.seat, 'check');
  return table;
}

describe('a wrong street that lies in the record', () => {
  it('comes off, and its round is played again on the right cards (RO 7.3)', () => {
    const table = onFlop('ropta', 'Ah Kd 7c').act(1, 'check');
    expect(table.give(report('flop', 'noBurn', { orderKnown: true }))).toMatchObject([
      { type: 'BoardErrorRuled', data: { shownCards: ['Ah', 'Kd', '7c'], takesBack: true, burnBeforeNextStreet: true } },
    ]);
    expect(table.state).toMatchObject({ phase: 'awaitingBoard', board: [], street: 'preflop', turn: -1, acts: 0 });
    expect(table.legal).toBeNull();
    expect(table.refusalOf(1, 'check')).toEqual({ code: 'NO_ACTION_DUE', article: null, parameters: { seat: 1, phase: 'awaitingBoard' } });
    expect(types(table.give(correct('flop', 'Kd 7c 2s')))).toEqual(['BoardCorrected']);
    expect(table.state).toMatchObject({ phase: 'betting', street: 'flop', board: [['Kd', '7c', '2s']] });
    expect(table.legal?.seat).toBe(1);
  });

  it('gives back what was bet on it, and keeps the rounds before (RO 7.1)', () => {
    const table = onFlop('ropta').act(1, 500);
    const events = table.give(report('flop', 'noBurn', { orderKnown: true }));
    expect(events).toMatchObject([
      { type: 'BetsReturned', data: { seats: [{ seat: 1, amount: 500 }], articles: [{ article: 'RO 7.1' }] } },
      { type: 'BoardErrorRuled', data: { street: 'flop' } },
    ]);
    expect(table.state.stacks).toEqual([20_000, 20_000, 20_000, 20_000]);
    expect(table.state.pots).toEqual([{ amount: 400, seats: [1, 2, 3, 4] }]);
    table.give(correct('flop'));
    expect(table.legal).toMatchObject({ seat: 1, canCheck: true });
  });

  it('gives an all-in its chips back, and its turn', () => {
    const table = onFlop('ropta').act(1, 'allIn');
    table.give(report('flop', 'twoBurns', { orderKnown: true }));
    expect(table.state.allIn).toBe(0);
    table.give(correct('flop'));
    expect(table.legal).toMatchObject({ seat: 1, maxRaiseTo: 20_000 });
  });

  it('brings no thrown hand back: folds stand', () => {
    const table = onFlop('mons').act(1, 'fold');
    table.give(report('flop', 'noBurn'));
    table.give(correct('flop'));
    expect(table.legal?.seat).toBe(2);
    expect(table.refusalOf(1, 'check')).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 1 } });
  });

  it('leaves nothing of a round that was begun: early acts, options, wrong amounts', () => {
    const table = onFlop('ropta');
    table.give({ type: 'Act', seat: 3, gesture: say('check') });
    expect(table.state.actState?.early).toHaveLength(1);
    table.give(report('flop', 'noBurn'));
    expect(table.state.actState?.early).toEqual([]);
    table.give(correct('flop'));
    expect(table.legal?.seat).toBe(1);
  });

  it('is put right even on a river that has opened the showdown', () => {
    const table = checkAround(onFlop('ropta'));
    checkAround(table.deal('turn'));
    table.deal('river', 'Qs');
    for (const seat of [1, 2, 3, 4]) table.act(seat, 'check');
    expect(table.state.phase).toBe('showdown');
    table.give(report('river', 'noBurn'));
    expect(table.state).toMatchObject({ phase: 'awaitingBoard', showdownOrder: null });
    expect(types(table.give(correct('river', 'Js')))).toEqual(['BoardCorrected']);
    expect(table.legal?.seat).toBe(1);
    expect(types(checkAround(table).events.slice(-1))).toEqual(['ShowdownOpened']);
  });
});

describe('a wrong street that is noticed before it is entered', () => {
  const awaitingFlop = (book: string): HandAtTable => {
    const table = HandAtTable.with({ stacks: [1000, 1000, 1000], rulebook: firstEdition(book) });
    return table.act(3, 'call').act(1, 'call').act(2, 'check');
  };

  it('is ruled on all the same, and dealt by either command', () => {
    const table = awaitingFlop('ropta');
    expect(types(table.give(report('flop', 'twoBurns', { orderKnown: true })))).toEqual(['BoardErrorRuled']);
    expect(types(table.give({ type: 'DealBoard', street: 'flop', cards: ['Ah', 'Kd', '7c'] }))).toEqual(['BoardCorrected']);
    expect(table.give(correct('flop', '7c Kd Ah'))).toEqual([]);
    expect(table.give({ type: 'DealBoard', street: 'flop', cards: ['Ah', 'Kd', '7c'] })).toEqual([]);
    expect(table.refusal(correct('flop', '7c Kd As'))).toEqual({
      code: 'NO_CORRECTION_DUE',
      article: null,
      parameters: { street: 'flop' },
    });
  });

  it('is not one that is not to be dealt', () => {
    const table = awaitingFlop('ropta');
    expect(table.refusal(report('turn', 'noBurn'))).toEqual({
      code: 'WRONG_STREET',
      article: null,
      parameters: { street: 'turn', expected: 'flop' },
    });
    table.deal('flop');
    expect(table.refusal(report('turn', 'noBurn'))).toEqual({
      code: 'BETTING_NOT_OVER',
      article: null,
      parameters: { street: 'turn', turn: 1 },
    });
    checkAround(table).deal('turn');
    expect(table.refusal(report('flop', 'noBurn'))).toEqual({
      code: 'BOARD_ERROR_TOO_LATE',
      article: null,
      parameters: { street: 'flop' },
    });
    expect(table.refusal(correct('turn'))).toEqual({ code: 'NO_CORRECTION_DUE', article: null, parameters: { street: 'turn' } });
  });

  it('is told once', () => {
    const table = awaitingFlop('ropta');
    table.give(report('flop', 'noBurn', { orderKnown: false }));
    expect(table.give(report('flop', 'noBurn', { orderKnown: false }))).toEqual([]);
    expect(table.give(report('flop', 'noBurn'))).toEqual([]);
    expect(types(table.give(report('flop', 'noBurn', { orderKnown: true })))).toEqual(['BoardErrorRuled']);
    expect(table.state.incidents?.deck.errors).toEqual(['flop']);
  });

  it.each(bookIds)('has an order that is unknown until somebody says otherwise (%s)', (book) => {
    const table = awaitingFlop(book);
    expect(table.give(report('flop', 'noBurn')).at(0)).toMatchObject({
      type: 'DefaultRuled',
      data: { question: 'orderKnown', default: 'unknown', options: ['known', 'unknown'] },
    });
    expect(types(awaitingFlop(book).give(report('flop', 'premature', { shown: 1 })))).toEqual(['BoardErrorRuled']);
  });

  it('is ruled on again where the director finds that the order is known', () => {
    const table = awaitingFlop('mons');
    const rule: HandCommand = { type: 'RuleOnIncident', question: 'orderKnown', option: 'known', reason: 'two players agree' };
    expect(table.refusal(rule)).toEqual({ code: 'QUESTION_NOT_OPEN', article: null, parameters: { question: 'orderKnown' } });
    table.give(report('flop', 'noBurn'));
    expect(table.give(rule)).toMatchObject([
      { type: 'IncidentRuled', data: { option: 'known', overrides: false } },
      { type: 'BoardErrorRuled', data: { orderKnown: true, procedure: [{ step: 'burn' }, { step: 'place' }, { step: 'dealFromStub' }] } },
    ]);
    expect(table.give(rule)).toEqual([]);
    expect(table.state.incidents?.deck.errors).toEqual(['flop']);
    table.give(correct('flop'));
    expect(table.refusal({ ...rule, option: 'unknown' })).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'orderKnown' },
    });
  });
});

describe('substantial action on a wrong street (RC 36; MO 2.20; RO 6.7, 7.1; TF §2 b17)', () => {
  it.each(bookIds)('lets it stand: a bet and a call (%s)', (book) => {
    const table = onFlop(book).act(1, 300).act(2, 'call');
    expect(table.refusal(report('flop', 'noBurn'))).toEqual({
      code: 'ERROR_COVERED_BY_ACTION',
      article: 'RO 7.1',
      parameters: { street: 'flop', skipped: [] },
    });
  });

  it.each([
    ['redcactus', true],
    ['mons', false],
    ['tdaFr', true],
    ['ropta', true],
    ['toufflers', false],
  ])('counts as each book counts it: a bet and a fold (%s: %s)', (book, covered) => {
    const table = onFlop(book).act(1, 300).act(2, 'fold');
    expect(table.refusal(report('flop', 'noBurn'))?.code === 'ERROR_COVERED_BY_ACTION').toBe(covered);
  });

  it('leaves a later street its one burn', () => {
    const table = onFlop('ropta').act(1, 300).act(2, 'call');
    table.refusal(report('flop', 'noBurn'));
    expect(table.state.incidents?.deck.noBurn ?? []).toEqual([]);
  });
});

describe('a premature street (RC 39-B; MO 2.10 to 2.13; RO 7.2, 7.4, 7.5; TF §2 b10 to b13)', () => {
  const bets = [
    { seat: 2, action: 'bet', amount: 300 },
    { seat: 4, action: 'call', amount: 300 },
  ] as const;

  it('waits for the round that was cut short, whose bets stand', () => {
    const table = onFlop('ropta').act(1, 'check').act(2, 500).act(3, 'call');
    expect(table.give(report('turn', 'premature', { cards: ['Qs'] }))).toMatchObject([
      { type: 'BoardErrorRuled', data: { takesBack: false, shownCards: ['Qs'], burnBeforeNextStreet: false } },
    ]);
    expect(table.state.bets).toEqual([0, 500, 500, 0]);
    expect(table.refusal(correct('turn'))).toEqual({ code: 'BETTING_NOT_OVER', article: null, parameters: { street: 'turn', turn: 4 } });
    expect(table.refusal({ type: 'DealBoard', street: 'turn', cards: null })).toEqual({
      code: 'BETTING_NOT_OVER',
      article: null,
      parameters: { street: 'turn', turn: 4 },
    });
    table.act(4, 'fold').act(1, 'call');
    expect(types(table.give({ type: 'DealBoard', street: 'turn', cards: ['Js'] }))).toEqual(['BoardCorrected']);
    expect(table.state.board.at(-1)).toEqual(['Js']);
    expect(table.state.incidents?.deck.noBurn).toEqual(['river']);
  });

  it('is taken back whatever the skipped player did on seeing it', () => {
    const table = onFlop('mons').act(1, 'check').act(2, 'check').act(3, 'check').act(4, 'check');
    expect(types(table.give(report('turn', 'premature')))).toEqual(['BoardErrorRuled']);
    expect(types(table.give(correct('turn')))).toEqual(['BoardCorrected']);
  });

  it.each([
    ['redcactus', true],
    ['mons', false],
    ['tdaFr', true],
    ['ropta', true],
    ['toufflers', false],
  ])('stands after substantial action on it, or does not (%s: %s)', (book, stands) => {
    const table = onFlop(book);
    const told = report('turn', 'premature', { actsSince: bets });
    if (stands) {
      expect(table.give(told)[0]).toMatchObject({ type: 'BoardErrorStands', data: { street: 'turn', skipped: [1, 2, 3, 4] } });
      expect(table.state.board).toHaveLength(1);
      return;
    }
    expect(table.give(told)).toMatchObject([
      {
        type: 'EarlyBetsReturned',
        data: {
          street: 'turn',
          seats: [
            { seat: 2, amount: 300 },
            { seat: 4, amount: 300 },
          ],
        },
      },
      { type: 'BoardErrorRuled' },
    ]);
    expect(table.state.stacks).toEqual([20_000, 20_000, 20_000, 20_000]);
  });

  it('that lies in the record is taken back with the bets made on it (MO 2.13; TF §2 b13)', () => {
    for (const book of ['mons', 'toufflers']) {
      const table = checkAround(onFlop(book)).deal('turn', 'Qs').act(1, 300).act(2, 'call');
      expect(types(table.give(report('turn', 'premature')))).toEqual(['BetsReturned', 'BoardErrorRuled']);
      table.give(correct('turn', 'Js'));
      expect(table.legal).toMatchObject({ seat: 1, canCheck: true });
    }
    const gathered = checkAround(onFlop('mons')).deal('turn').act(1, 300).act(2, 'call').act(3, 'fold').act(4, 'fold');
    expect(gathered.refusal(report('turn', 'premature'))).toEqual({
      code: 'BOARD_ERROR_TOO_LATE',
      article: 'MO 10.2',
      parameters: { street: 'turn' },
    });
  });

  it('takes no acts that can’t have been', () => {
    const table = onFlop('ropta').act(1, 'fold');
    const acted = (seat: number, amount: number) =>
      table.refusal(report('turn', 'premature', { actsSince: [{ seat, action: 'bet', amount }] }));
    expect(acted(9, 300)).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
    expect(acted(1, 300)).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 1 } });
    expect(acted(2, 20_001)).toEqual({ code: 'CHIPS_EXCEED_STACK', article: null, parameters: { seat: 2, pushed: 20001, stack: 20000 } });
    expect(acted(2, 0.5)).toEqual({ code: 'CHIPS_EXCEED_STACK', article: null, parameters: { seat: 2, pushed: 0.5, stack: 20000 } });
    const twice = [10_000, 10_001].map((amount) => ({ seat: 2, action: 'raise' as const, amount }));
    expect(table.refusal(report('turn', 'premature', { actsSince: twice }))).toEqual({
      code: 'CHIPS_EXCEED_STACK',
      article: null,
      parameters: { seat: 2, pushed: 20001, stack: 20000 },
    });
  });
});

describe('a hand that ends while right cards are awaited', () => {
  it('awaits them no more', () => {
    const table = onFlop('ropta').act(1, 300);
    table.give(report('turn', 'premature'));
    table.act(2, 'fold').act(3, 'fold').act(4, 'fold');
    expect(table.state).toMatchObject({ phase: 'completed', incidents: { deck: { correcting: null } } });
    expect(table.refusal(correct('turn'))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
    expect(table.refusal({ type: 'DealBoard', street: 'turn', cards: null })).toEqual({
      code: 'HAND_COMPLETED',
      article: null,
      parameters: {},
    });
    expect(table.refusal(report('turn', 'premature'))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });
});

describe('cards that are known', () => {
  it('may come again once they are back in the stub, and not while they are burned or set aside', () => {
    const table = checkAround(onFlop('ropta', 'Ah Kd 7c'));
    table.give(report('turn', 'premature', { cards: ['Qs'] }));
    expect(table.refusal(correct('turn', 'Qs'))).toEqual({ code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: 'Qs' } });
    table.give(correct('turn', 'Js'));
    checkAround(table).deal('river', 'Qs');
    expect(table.state.board.at(-1)).toEqual(['Qs']);

    const stub = onFlop('mons', 'Ah Kd 7c');
    stub.give(report('flop', 'noBurn'));
    stub.give(correct('flop', '7c Ah 2d'));
    expect(stub.state.board).toEqual([['7c', 'Ah', '2d']]);
  });

  it('must be what the procedure lets come', () => {
    const kept = onFlop('ropta', 'Ah Kd 7c');
    kept.give(report('flop', 'noBurn', { orderKnown: true }));
    expect(kept.refusal(correct('flop', '7c Kd Ah'))).toEqual({ code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: 'Ah' } });
    expect(kept.refusal(correct('flop', '7c 2d 3d'))).toEqual({
      code: 'CORRECTED_CARDS_CONTRADICTED',
      article: null,
      parameters: { street: 'flop', cards: ['7c', '2d', '3d'], kept: ['Kd', '7c'], drawn: 0, from: [] },
    });
    expect(kept.refusal(correct('flop', 'Kd 7c'))).toEqual({
      code: 'WRONG_NUMBER_OF_CARDS',
      article: null,
      parameters: { expected: 3, got: 2 },
    });
    expect(kept.refusal(correct('flop', 'Kd 7c Xx'))).toEqual({ code: 'CARD_UNREADABLE', article: null, parameters: { card: 'Xx' } });
    kept.give(correct('flop', 'Kd 7c 2d'));
    expect(kept.state.incidents?.deck.out).toEqual(['Ah']);
    expect(checkAround(kept).refusal({ type: 'DealBoard', street: 'turn', cards: ['Ah'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
  });

  it('come out of those that were shuffled among themselves', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000] });
    table.act(1, 'call').act(2, 'check');
    const four = ['Ah', 'Kd', '7c', '2s'];
    const known = { orderKnown: false, burnKnown: true, cards: four };
    table.give(report('flop', 'extraCard', known));
    expect(table.give(report('flop', 'extraCard', known))).toEqual([]);
    expect(table.refusal(correct('flop', 'Ah Kd 3d'))).toEqual({
      code: 'CORRECTED_CARDS_CONTRADICTED',
      article: null,
      parameters: { street: 'flop', cards: ['Ah', 'Kd', '3d'], kept: [], drawn: 3, from: four },
    });
    table.give(correct('flop', '2s Kd Ah'));
    expect(table.state.incidents?.deck).toMatchObject({ out: ['7c'], noBurn: ['turn'] });
  });

  it.each([{ burnKnown: false }, { orderKnown: true }])('are reported again where they are known otherwise: %j', (other) => {
    const table = HandAtTable.with({ stacks: [1000, 1000] })
      .act(1, 'call')
      .act(2, 'check');
    const known = { orderKnown: false, burnKnown: true, cards: ['Ah', 'Kd', '7c', '2s'] };
    table.give(report('flop', 'extraCard', known));
    expect(table.give(report('flop', 'extraCard', { ...known, ...other }))).toMatchObject([{ type: 'BoardErrorRuled', data: other }]);
  });

  it('are those of the record', () => {
    const table = onFlop('ropta', 'Ah Kd 7c');
    expect(table.refusal(report('flop', 'extraCard', { cards: ['Ah', 'Kd', '2c', '3c'] }))).toEqual({
      code: 'SHOWN_CARDS_CONTRADICTED',
      article: null,
      parameters: { street: 'flop', known: ['Ah', 'Kd', '7c'], given: ['Ah', 'Kd', '2c', '3c'] },
    });
    expect(table.refusal(report('flop', 'extraCard', { cards: ['Ah', 'Kd', '7c'] }))).toEqual({
      code: 'WRONG_NUMBER_OF_CARDS',
      article: null,
      parameters: { expected: 4, got: 3 },
    });
    expect(table.refusal(report('flop', 'noBurn', { shown: 2 }))).toEqual({
      code: 'WRONG_NUMBER_OF_CARDS',
      article: null,
      parameters: { expected: 3, got: 2 },
    });
    expect(table.refusal(report('flop', 'extraCard', { cards: ['Ah', 'Kd', '7c', '7c'] }))).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: '7c' },
    });
    expect(table.give(report('flop', 'extraCard', { orderKnown: true, cards: ['Kd', 'Ah', '7c', '3c'] }))).toMatchObject([
      { data: { shownCards: ['Kd', 'Ah', '7c', '3c'] } },
    ]);
  });
});

describe('the burn of the next street', () => {
  it('is there already after two burns, and the next error counts from there (RO 7.3)', () => {
    const table = onFlop('ropta');
    table.give(report('flop', 'twoBurns', { orderKnown: true }));
    table.give(correct('flop'));
    expect(table.state.incidents?.deck).toMatchObject({ noBurn: ['turn'], used: [0, 5] });
    checkAround(table);
    expect(table.refusal(report('turn', 'noBurn'))).toEqual({ code: 'BURN_NOT_DUE', article: null, parameters: { street: 'turn' } });
    expect(table.give(report('turn', 'twoBurns', { orderKnown: true }))).toMatchObject([
      {
        type: 'BoardErrorRuled',
        data: {
          burned: ['X6'],
          shown: ['X7'],
          procedure: [
            { step: 'place', cards: ['X6'] },
            { step: 'burn', cards: ['X7'], forStreet: 'river' },
          ],
        },
      },
      { type: 'InfractionNoted' },
    ]);
    table.give(correct('turn'));
    expect(table.state.incidents?.deck).toMatchObject({ noBurn: ['turn', 'river'], used: [0, 5, 7] });
  });

  it('counts on where streets were dealt as they should be', () => {
    const table = checkAround(flop('ropta'));
    table.give(report('turn', 'noBurn'));
    table.give(correct('turn'));
    expect(checkAround(table).give(report('river', 'noBurn'))).toMatchObject([
      { type: 'BoardErrorRuled', data: { shown: ['X7'] } },
      { type: 'InfractionNoted' },
    ]);
  });
});

describe('errors that add up (RO 7.1, 7.5)', () => {
  it.each(bookIds)('warn the dealer from the second on, and never end the hand (%s)', (book) => {
    const table = flop(book);
    const wrong = (street: BoardStreet) => {
      const events = table.give(report(street, 'noBurn', { orderKnown: true }));
      table.give(correct(street));
      checkAround(table);
      return events;
    };
    expect(types(wrong('flop'))).toEqual(['BoardErrorRuled']);
    const warning = { type: 'InfractionNoted', data: { seat: 4, offence: 'repeatedBoardErrors', sanction: 'warning' } };
    expect(wrong('turn')).toMatchObject([{ type: 'BoardErrorRuled' }, warning]);
    expect(table.refusal({ type: 'VoidHand', cause: 'repeatedBoardErrors', settlement: 'refundAll', reason: 'x' })).toEqual({
      code: 'NOT_A_VOID_CAUSE',
      article: 'RO 7.1',
      parameters: { cause: 'repeatedBoardErrors' },
    });
    expect(wrong('river')).toMatchObject([{ type: 'BoardErrorRuled' }, warning]);
    expect(table.state.phase).toBe('showdown');
  });
});

it('a board that is open again at showdown leaves the last hand no way to fold', () => {
  const table = checkedThrough('ropta', null);
  for (const seat of [1, 2]) table.give({ type: 'ReportDiscard', seat, reason: 'fold', touchedMuck: true, identifiable: true });
  table.give({ type: 'ReportBoardError', street: 'river', kind: 'extraCard', orderKnown: true, burnKnown: false });
  expect(table.state.phase).toBe('awaitingBoard');
  expect(table.refusal({ type: 'Act', seat: 3, action: { type: 'fold' } })).toEqual({
    code: 'LAST_HAND',
    article: null,
    parameters: { seat: 3 },
  });
});
