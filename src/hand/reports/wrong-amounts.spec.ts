import { bookIds, flop } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const report = (seat: number): HandCommand => ({ type: 'ReportWrongAmount', seat });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Bet 200, a raise to 350 that nobody corrects, a call of it, and seat 4 folds. */
function underraised(book: string, houseRules?: Record<string, string>): HandAtTable {
  const table = flop(book, 4, {}, houseRules).act(1, 200);
  table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
  return table.act(3, 'call').act(4, 'fold');
}

describe('an amount that nobody corrected', () => {
  it('is recorded as it lies, with what it had to be', () => {
    const table = flop('ropta').act(1, 200);
    expect(table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 })).toEqual([
      { type: 'WrongAmountRecorded', data: { seat: 2, to: 350, legalTo: 400 } },
      { type: 'Raised', data: { seat: 2, amount: 350, to: 350, allIn: false } },
    ]);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 350, minRaiseTo: 550 });
  });

  it('is none where the rules allow it, or nothing like it', () => {
    const table = flop('ropta').act(1, 200);
    for (const to of [200, 400, 150, 1.5, Number.NaN]) {
      expect(table.refusal({ type: 'RecordUncorrected', seat: 2, action: 'raise', to })?.code).toMatch(/AMOUNT_NOT_WRONG|BET_OUT_OF_RANGE/);
    }
    expect(table.refusal({ type: 'RecordUncorrected', seat: 2, action: 'call', to: 200 })).toEqual({
      code: 'AMOUNT_NOT_WRONG',
      article: null,
      parameters: { seat: 2, to: 200 },
    });
    expect(table.refusal({ type: 'RecordUncorrected', seat: 2, action: 'bet', to: 50 })).toEqual({
      code: 'BET_ALREADY_PLACED',
      article: 'TDA-EN 40-C',
      parameters: { seat: 2, currentBet: 200 },
    });
    expect(table.refusal({ type: 'RecordUncorrected', seat: 3, action: 'call', to: 100 })).toEqual({
      code: 'NOT_IN_TURN',
      article: 'RO 9.3',
      parameters: { seat: 3, turn: 2 },
    });
    expect(table.refusal(report(1))).toEqual({ code: 'NOTHING_TO_CORRECT', article: null, parameters: { seat: 1 } });
  });

  it.each([
    ['redcactus', 800],
    ['tdaFr', 600],
    ['ropta', 600],
  ])('is completed by all who put chips in, and folds stand (%s; RC 43; TDA-EN 52)', (book, minRaiseTo) => {
    const table = underraised(book);
    expect(table.give(report(2)).map(({ data }) => data)).toMatchObject([
      { seat: 2, from: 350, to: 400, amount: 50 },
      { seat: 3, from: 350, to: 400, amount: 50 },
    ]);
    expect(table.state.bets).toEqual([200, 400, 400, 0]);
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 200, minRaiseTo });
    expect(table.refusal(report(2))).toEqual({ code: 'NOTHING_TO_CORRECT', article: null, parameters: { seat: 2 } });
  });

  it.each([['mons'], ['toufflers']])('lets those who acted after it speak again (%s; MO 8.11; TF §9 b11)', (book) => {
    const table = underraised(book);
    expect(types(table.give(report(2)))).toEqual(['DecisionReopened', 'BetCorrected']);
    expect(table.state.bets).toEqual([200, 400, 0, 0]);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 400 });
    table.act(3, 'fold').act(4, 'call').act(1, 'call');
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 1600, seats: [1, 2, 4] }]);
  });

  it('below the big blind gives nobody a new decision under MO 8.11', () => {
    const table = flop('mons');
    table.give({ type: 'RecordUncorrected', seat: 1, action: 'bet', to: 50 });
    table.act(2, 'call');
    expect(table.give(report(1)).map(({ data }) => data)).toMatchObject([
      { seat: 1, to: 100 },
      { seat: 2, to: 100 },
    ]);
  });

  it.each([['mons'], ['tdaFr'], ['ropta'], ['toufflers']])('is final once the chips are gathered (%s; MO 10.2; RO 9.17)', (book) => {
    const table = underraised(book).act(1, 'call');
    expect(table.refusal(report(2))?.code).toBe('CORRECTION_WINDOW_CLOSED');
  });

  it('is corrected until the next card under RC 43, and the pot counted again', () => {
    const table = underraised('redcactus').act(1, 'call');
    expect(types(table.give(report(2)))).toEqual(['BetCorrected', 'BetCorrected', 'BetCorrected', 'ChipsGathered']);
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 1600, seats: [1, 2, 3] }]);
    expect(underraised('redcactus').act(1, 'call').deal('turn').refusal(report(2))).toEqual({
      code: 'CORRECTION_WINDOW_CLOSED',
      article: 'RC 43',
      parameters: { seat: 2 },
    });
  });

  it('is corrected until the showdown on the river under RC 43', () => {
    const table = flop('redcactus', 2, {})
      .act(1, 'check')
      .act(2, 'check')
      .deal('turn')
      .act(1, 'check')
      .act(2, 'check')
      .deal('river')
      .act(1, 200);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
    table.act(1, 'call');
    expect(table.state.phase).toBe('showdown');
    expect(types(table.give(report(2)))).toEqual(['BetCorrected', 'BetCorrected', 'ChipsGathered', 'ShowdownOpened']);
    table.mucks(1);
    expect(table.all('PotAwarded').at(-1)).toMatchObject({ amount: 1000 });
  });

  it('leaves a caller who has no more all in for less, and what he can’t match goes back', () => {
    const table = flop('redcactus', 3, { 1: 20_000, 3: 360 }).act(1, 200);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
    table.act(3, 'call').act(1, 'fold');
    expect(types(table.give(report(2)))).toEqual(['BetCorrected', 'BetCorrected', 'UncalledBetReturned', 'ChipsGathered']);
    expect(table.all('BetCorrected').at(-1)).toMatchObject({ seat: 3, to: 360, allIn: true });
  });

  /** Bet 200, a raise to 350 that nobody corrects, a raise over it, and its author calls. */
  function raisedOver(book: string, to: number): HandAtTable {
    const table = flop(book, 4).act(1, 200);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
    return table.act(3, to).act(4, 'fold').act(1, 'fold').act(2, 'call');
  }

  describe('raised over', () => {
    const noticed: HandCommand = { type: 'ReportWrongAmount', seat: 2, gathered: false };

    it.each([['mons'], ['toufflers']])('is put right from the error on, until the chips are gathered (%s; MO 8.11; TF §9 b11)', (book) => {
      const table = raisedOver(book, 1000);
      expect(table.state.phase).toBe('awaitingBoard');
      expect(table.refusal(report(2))?.code).toBe('CORRECTION_WINDOW_CLOSED');
      expect(types(table.give(noticed))).toEqual(['GatheringReopened', 'DecisionReopened', 'BetCorrected']);
      expect(table.all('DecisionReopened').at(-1)).toMatchObject({
        corrected: 2,
        wrongTo: 350,
        seats: [
          { seat: 2, returned: 650, restored: false },
          { seat: 3, returned: 1000, restored: false },
          { seat: 4, returned: 0, restored: true },
          { seat: 1, returned: 0, restored: true },
        ],
      });
      expect(table.state.bets).toEqual([200, 400, 0, 0]);
      expect(table.legal).toMatchObject({ seat: 3, callAmount: 400, minRaiseTo: book === 'mons' ? 800 : 600, raiseBar: null });
      table.act(3, 'fold').act(4, 'fold');
      expect(table.legal).toMatchObject({ seat: 1, callAmount: 200, raiseBar: null });
    });

    it.each([
      ['redcactus', 1000, 2000],
      ['tdaFr', 1000, 1600],
      ['ropta', 1000, 1600],
    ])('leaves the raise as it is where it is enough (%s; RC 43; TDA-EN 52)', (book, to, minRaiseTo) => {
      const table = flop(book, 4).act(1, 200);
      table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
      table.act(3, to);
      expect(table.give(report(2))).toMatchObject([{ type: 'BetCorrected', data: { seat: 2, from: 350, to: 400 } }]);
      expect(table.state.bets).toEqual([200, 400, to, 0]);
      expect(table.legal).toMatchObject({ seat: 4, callAmount: to, minRaiseTo });
    });

    it.each([
      ['redcactus', 700, 800, 1600],
      ['tdaFr', 570, 600, 800],
      ['ropta', 570, 600, 800],
    ])('has the raise over it completed with it where that is too small then (%s; RC 43; TDA-EN 52)', (book, to, right, minRaiseTo) => {
      const table = flop(book, 4).act(1, 200);
      table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
      table.act(3, to).act(4, 'call');
      expect(table.give(report(2)).map(({ data }) => data)).toMatchObject([
        { seat: 2, from: 350, to: 400 },
        { seat: 3, from: to, to: right },
        { seat: 4, from: to, to: right },
      ]);
      expect(table.state.bets).toEqual([200, 400, right, right]);
      expect(table.legal).toMatchObject({ seat: 1, callAmount: right - 200, minRaiseTo });
    });

    it('has nothing left to put right once its author has called a raise that is enough (RC 43; TDA-EN 52)', () => {
      for (const book of ['redcactus', 'tdaFr', 'ropta']) {
        expect(raisedOver(book, 1000).refusal(noticed)).toEqual({ code: 'NOTHING_TO_CORRECT', article: null, parameters: { seat: 2 } });
      }
    });

    it.each([['mons'], ['toufflers']])(
      'gives no hand back that died by a phone since, and its wager all the same (%s; MO 8.11; TF §9 b11)',
      (book) => {
        const table = flop(book, 4).act(1, 200);
        table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
        table.act(3, 1000);
        table.give({ type: 'ReportPhoneUse', seat: 3, repeat: true, uncalled: 'none' });
        table.act(4, 'fold');
        table.give(report(2));
        expect(table.all('DecisionReopened').at(-1)?.seats).toEqual([
          { seat: 3, returned: 1000, restored: false },
          { seat: 4, returned: 0, restored: true },
        ]);
        expect(table.state.bets).toEqual([200, 400, 0, 0]);
        expect(table.legal).toMatchObject({ seat: 4, callAmount: 400 });
      },
    );

    it('below the big blind is completed, and the raise over it stays a raise (MO 8.11)', () => {
      const table = flop('mons');
      table.give({ type: 'RecordUncorrected', seat: 1, action: 'bet', to: 50 });
      table.act(2, 150).act(3, 'call');
      expect(table.give(report(1)).map(({ data }) => data)).toMatchObject([
        { seat: 1, from: 50, to: 100 },
        { seat: 2, from: 150, to: 200 },
        { seat: 3, from: 150, to: 200 },
      ]);
    });
  });

  describe('a call that was too small, raised over', () => {
    /** Bet 300, a call of 200 that nobody corrects, a raise. */
    const raised = (book: string): HandAtTable => {
      const table = flop(book, 4).act(1, 300);
      table.give({ type: 'RecordUncorrected', seat: 2, action: 'call', to: 200 });
      return table.act(3, 1000).act(4, 'fold');
    };

    it('is put right from the error on (MO 8.9, 8.11)', () => {
      const table = raised('mons');
      expect(types(table.give(report(2)))).toEqual(['DecisionReopened']);
      expect(table.legal).toMatchObject({ seat: 2, callAmount: 100, raiseBar: 'notReopened' });
      table.act(2, 'call');
      expect(table.legal).toMatchObject({ seat: 3, callAmount: 300, minRaiseTo: 600 });
    });

    it('is put right from the error on (TF §9 b9, b11)', () => {
      const table = raised('toufflers').act(1, 'call').act(2, 'call');
      expect(types(table.give({ type: 'ReportWrongAmount', seat: 2, gathered: false }))).toEqual([
        'GatheringReopened',
        'DecisionReopened',
        'BetCorrected',
      ]);
      expect(table.state.bets).toEqual([300, 300, 0, 0]);
      expect(table.legal).toMatchObject({ seat: 3, callAmount: 300 });
    });

    it.each([['redcactus'], ['tdaFr'], ['ropta']])('is completed, and the raise stands (%s; RC 42; RO 9.10, 9.17)', (book) => {
      const table = raised(book);
      expect(types(table.give(report(2)))).toEqual(['BetCorrected']);
      expect(table.state.bets).toEqual([300, 300, 1000, 0]);
      expect(table.legal).toMatchObject({ seat: 1, callAmount: 700 });
    });

    it.each([['redcactus'], ['tdaFr'], ['ropta']])(
      'that followed a raise leaves nothing to rule: its turn comes (%s; RC 42; RO 9.10)',
      (book) => {
        const table = flop(book, 4).act(1, 100).act(2, 300);
        table.give({ type: 'RecordUncorrected', seat: 3, action: 'call', to: 200 });
        table.act(4, 1000);
        expect(table.refusal(report(3))).toEqual({ code: 'NOTHING_TO_CORRECT', article: null, parameters: { seat: 3 } });
      },
    );
  });

  /** Bet 300, a call of 200 that nobody corrects, then a call. */
  function undercalled(book: string, raised = false): HandAtTable {
    const table = flop(book, 5).act(1, raised ? 100 : 300);
    if (raised) table.act(2, 300);
    const seat = raised ? 3 : 2;
    table.give({ type: 'RecordUncorrected', seat, action: 'call', to: 200 });
    return table.act(seat + 1, 'call');
  }

  it.each([['redcactus'], ['tdaFr'], ['ropta'], ['toufflers']])(
    'may be a call of an opening bet, which is completed (%s; RC 42; RO 9.10; TF §9 b9)',
    (book) => {
      const table = undercalled(book);
      expect(table.give(report(2)).find(({ type }) => type === 'BetCorrected')?.data).toMatchObject({ seat: 2, from: 200, to: 300 });
      expect(table.state.bets[1]).toBe(300);
    },
  );

  it('may be a call that its author then completes, or gives up with his hand; those after him speak again (MO 8.9, 8.11)', () => {
    const table = undercalled('mons');
    expect(types(table.give(report(2)))).toEqual(['DecisionReopened']);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 100, raiseBar: 'notReopened' });
    expect(table.refusal(report(2))).toEqual({ code: 'NOTHING_TO_CORRECT', article: null, parameters: { seat: 2 } });
    table.act(2, 'fold');
    expect(table.state.bets).toEqual([300, 200, 0, 0, 0]);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 300, raiseBar: null });
  });

  it.each([['redcactus'], ['tdaFr'], ['ropta']])('is left to the director where it faced a raise (%s; RC 42; RO 9.10)', (book) => {
    const table = undercalled(book, true);
    const asked = table.give(report(3));
    expect(types(asked)).toEqual(['DecisionReopened', 'RulingRequested']);
    expect(asked[1]!.data).toMatchObject({ articles: [{ article: book === 'redcactus' ? 'RC 42' : 'RO 9.10' }] });
    expect(types(table.give({ type: 'RuleOnAction', rulingId: 1, option: 'call' }))).toEqual(['RulingGiven', 'Called']);
    expect(table.state.bets).toEqual([100, 300, 300, 300, 0]);
    expect(table.legal?.seat).toBe(5);
  });

  /** Bet 300, then two calls of 200 in a row that nobody corrects. */
  function undercalledTwice(book: string): HandAtTable {
    const table = flop(book, 5).act(1, 300);
    for (const seat of [2, 3]) table.give({ type: 'RecordUncorrected', seat, action: 'call', to: 200 });
    return table;
  }

  describe.each([['redcactus'], ['tdaFr'], ['ropta']])('a second one in a row (%s; RC 42; RO 9.10)', (book) => {
    const asked = (): HandAtTable => {
      const table = undercalledTwice(book);
      expect(types(table.give(report(2)))).toEqual(['BetCorrected']);
      const twice = table.give(report(3));
      expect(types(twice)).toEqual(['DecisionReopened', 'RulingRequested']);
      expect(twice[1]!.data).toMatchObject({ articles: [{ article: book === 'redcactus' ? 'RC 42' : 'RO 9.10' }] });
      expect(table.state.bets).toEqual([300, 300, 0, 0, 0]);
      return table;
    };

    it('is for the director, who may have him decide again with his chips back', () => {
      const table = asked();
      expect(table.refusal(report(3))).toEqual({ code: 'RULING_PENDING', article: null, parameters: { rulingId: 1, seat: 3 } });
      table.give({ type: 'RuleOnAction', rulingId: 1, option: 'free' });
      expect(table.refusal(report(3))).toEqual({ code: 'NOTHING_TO_CORRECT', article: null, parameters: { seat: 3 } });
      expect(table.legal).toMatchObject({ seat: 3, callAmount: 300, raiseBar: 'notReopened' });
      expect(table.act(3, 'fold').state.bets).toEqual([300, 300, 0, 0, 0]);
      expect(table.legal?.seat).toBe(4);
    });

    it('or complete it, or leave his chips in and fold', () => {
      const calls = asked();
      calls.give({ type: 'RuleOnAction', rulingId: 1, option: 'call' });
      expect(calls.state.bets).toEqual([300, 300, 300, 0, 0]);
      const folds = asked();
      folds.give({ type: 'RuleOnAction', rulingId: 1, option: 'fold' });
      expect(folds.state.bets).toEqual([300, 300, 200, 0, 0]);
    });
  });

  it('takes back only what was made over it: a wrong bet before it is put right with the raise between them (MO 8.11)', () => {
    const table = flop('mons', 5);
    table.give({ type: 'RecordUncorrected', seat: 1, action: 'bet', to: 50 });
    table.act(2, 150);
    table.give({ type: 'RecordUncorrected', seat: 3, action: 'call', to: 120 });
    table.act(4, 800);
    expect(types(table.give(report(3)))).toEqual(['DecisionReopened']);
    expect(table.state.bets).toEqual([50, 150, 120, 0, 0]);
    expect(table.give(report(1)).map(({ data }) => data)).toMatchObject([
      { seat: 1, from: 50, to: 100, increment: 200 },
      { seat: 2, from: 150, to: 200, increment: 200 },
    ]);
  });

  it('a second one in a row is corrected like the first where those after it may change (TF §9 b9, b11)', () => {
    const table = undercalledTwice('toufflers');
    expect(types(table.give(report(2)))).toEqual(['DecisionReopened', 'BetCorrected']);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 300 });
  });

  it('follows the club’s own reading', () => {
    const table = underraised('ropta', { 'incorrectBet.laterPlayers': 'mayChange' });
    expect(types(table.give(report(2)))).toEqual(['DecisionReopened', 'BetCorrected']);
  });
});

describe('a call that was too small and that nobody corrected (RC preamble, betting; MO 10.2; RO 9.17; TF §11 b2)', () => {
  const uncorrected = (seat: number, to: number): HandCommand => ({ type: 'RecordUncorrected', seat, action: 'call', to });

  it.each(bookIds)('makes no side pot: its player has chips left (%s)', (book) => {
    const table = flop(book, 3).act(1, 1000);
    table.give(uncorrected(2, 400));
    table.act(3, 'call');
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 2700, seats: [1, 2, 3] }]);
    for (const street of ['turn', 'river'] as const) table.deal(street).act(1, 'check').act(2, 'check').act(3, 'check');
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 2700, seats: [1, 2, 3] }]);
    expect(table.all('UncalledBetReturned')).toEqual([]);
  });

  it.each(bookIds)('leaves the whole bet in the pot between two (%s)', (book) => {
    const table = flop(book, 2, { 2: 900 }).act(1, 600);
    table.give(uncorrected(2, 400));
    expect(table.all('UncalledBetReturned')).toEqual([]);
    expect(table.state.pots).toEqual([{ amount: 1200, seats: [1, 2] }]);
    // All in for 500 on the turn: what nobody matches there goes back, and no more.
    table.deal('turn').act(1, 800).act(2, 'allIn');
    expect(table.all('UncalledBetReturned')).toMatchObject([{ seat: 1, amount: 300 }]);
    expect(table.state.pots).toEqual([{ amount: 2200, seats: [1, 2] }]);
  });

  it.each(bookIds)('stands beside the side pot of a player who is all in (%s)', (book) => {
    const table = flop(book, 4, { 1: 300 }).act(1, 'allIn').act(2, 1000);
    table.give(uncorrected(3, 400));
    table.act(4, 'call');
    expect(table.state.pots).toEqual([
      { amount: 1600, seats: [1, 2, 3, 4] },
      { amount: 1500, seats: [2, 3, 4] },
    ]);
  });

  it.each(bookIds)('is completed where the chips are not gathered yet, and the pot is whole (%s)', (book) => {
    const table = flop(book, 3).act(1, 1000);
    table.give(uncorrected(2, 400));
    table.act(3, 'call');
    table.give({ type: 'ReportWrongAmount', seat: 2, gathered: false });
    if (table.state.phase === 'betting') for (let legal = table.legal; legal !== null; legal = table.legal) table.act(legal.seat, 'call');
    expect(table.state.pots).toEqual([{ amount: 3300, seats: [1, 2, 3] }]);
  });
});
