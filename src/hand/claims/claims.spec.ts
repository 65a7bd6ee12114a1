import { firstEdition } from '../../../events/editions.js';
import type { HandId } from '../../../events/ids.js';
import { bookIds, byBook, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import { handDecider } from '../decider.js';
import type { ClaimCommand, Progress } from '../../../commands/hand/claims.js';

const AWARDED = Date.UTC(2026, 0, 1, 22);
const after = (seconds: number): number => AWARDED + seconds * 1000;
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const since = (more: Partial<Progress> = {}): Progress => ({
  awardedAt: AWARDED,
  endedOnBreak: false,
  nextHand: null,
  behind: [],
  ...more,
});
const begun = (startedAt: number, substantialAction = false): Progress => since({ nextHand: { startedAt, substantialAction } });

/** Three players see a board that nobody enters; seats 1 and 2 table, and the pot of 1200 goes to seat 1 by word. */
function misread(book: string, stacks: Readonly<Record<number, number>> = {}): HandAtTable {
  const table = flop(book, 3, stacks).act(1, 300).act(2, 'call').act(3, 'call').deal('turn');
  for (const seat of [1, 2, 3]) table.act(seat, 'check');
  table.deal('river');
  for (const seat of [1, 2, 3]) table.act(seat, 'check');
  table.tables(1, 'Ah Kd').tables(2, '9c 8c').mucks(3);
  table.give({ type: 'DeclareWinners', winners: [{ pot: 0, seats: [1] }] });
  return table;
}

const reading = (at: number, progress = since()): ClaimCommand => ({
  type: 'ClaimReading',
  pot: 0,
  seat: 2,
  winners: [2],
  by: 3,
  at,
  progress,
});
const award = (at: number, progress = since()): ClaimCommand => ({ type: 'ClaimAward', pot: 0, winners: [2], at, progress });

describe('a hand that was read wrongly (RC 22; MO 10.1; RO 10.9; TF §11 b1)', () => {
  it.each(bookIds)('goes to its winner while the cards lie on the table: the first award stays on record (%s)', (book) => {
    const table = misread(book);
    expect(table.give(reading(after(5))).map(({ type, data }) => ({ type, data }))).toMatchObject([
      { type: 'ClaimAccepted', data: { claim: 'reading', pot: 0, seat: 2, by: 3 } },
      {
        type: 'PotAwardCorrected',
        data: { pot: 0, amount: 1200, from: [{ seat: 1, amount: 1200 }], to: [{ seat: 2, amount: 1200 }] },
      },
      {
        type: 'HandResultCorrected',
        data: {
          correction: 1,
          changes: [
            { seat: 1, amount: -1200 },
            { seat: 2, amount: 1200 },
          ],
          results: [
            { seat: 1, stackBefore: 20_100, stackAfter: 19_700 },
            { seat: 2, stackBefore: 20_100, stackAfter: 20_900 },
            { seat: 3, stackBefore: 20_100, stackAfter: 19_700 },
          ],
        },
      },
    ]);
    expect(table.all('PotAwarded')).toMatchObject([{ shares: [{ seat: 1, amount: 1200 }] }]);
    expect(table.state.stacks).toEqual([19_700, 20_900, 19_700]);
    expect(table.give(reading(after(500), begun(after(10), true)))).toEqual([]);
  });

  it.each([
    ['redcactus', true, true, false],
    ['mons', true, true, false],
    ['tdaFr', false, false, false],
    ['ropta', false, false, false],
    ['toufflers', true, true, false],
  ])('can be disputed after the cards are picked up, and after the next hand has begun, or not (%s)', (book, picked, before, later) => {
    const table = misread(book);
    table.give({ type: 'ReportCardsPickedUp', at: after(8) });
    expect(table.give({ type: 'ReportCardsPickedUp', at: after(9) })).toEqual([]);
    const open = (command: ClaimCommand): boolean => table.refusal(command)?.code !== 'CLAIM_WINDOW_CLOSED';
    expect(open(reading(after(5)))).toBe(true);
    expect(open(reading(after(10)))).toBe(picked);
    expect(open(reading(after(10), begun(after(20))))).toBe(before);
    expect(open(reading(after(20), begun(after(20))))).toBe(later);
  });

  it('says which article closes it', () => {
    const closed = (book: string): unknown => misread(book).refusal(reading(after(30), begun(after(20))));
    expect(closed('redcactus')).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RC 22',
      parameters: { claim: 'reading', until: 'nextHandStart' },
    });
    expect(closed('mons')).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'MO 10.1',
      parameters: { claim: 'reading', until: 'nextHandStart' },
    });
    expect(closed('ropta')).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RO 10.9',
      parameters: { claim: 'reading', until: 'cardsPickedUp' },
    });
    expect(closed('toufflers')).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'TF §11 b1',
      parameters: { claim: 'reading', until: 'nextHandStart' },
    });
  });

  it('needs a tabled hand and a pushed pot', () => {
    const table = misread('ropta');
    expect(table.refusal({ ...reading(after(1)), seat: 3 } as HandCommand)).toEqual({
      code: 'HANDS_NOT_TABLED',
      article: null,
      parameters: { seats: [3] },
    });
    expect(table.refusal({ ...reading(after(1)), seat: 7 } as HandCommand)).toEqual({
      code: 'SEAT_NOT_IN_HAND',
      article: null,
      parameters: { seat: 7 },
    });
    expect(table.refusal({ ...reading(after(1)), pot: 1 } as HandCommand)).toEqual({
      code: 'UNKNOWN_POT',
      article: null,
      parameters: { pot: 1 },
    });
    expect(table.refusal({ ...reading(after(1)), winners: [1] } as HandCommand)).toEqual({
      code: 'AWARD_STANDS',
      article: null,
      parameters: { pot: 0, winners: [1] },
    });
    expect(table.refusal({ ...reading(after(1)), winners: [3] } as HandCommand)).toEqual({
      code: 'WINNER_NOT_ELIGIBLE',
      article: null,
      parameters: { pot: 0, seat: 3, eligible: [1, 2] },
    });
    expect(flop('ropta', 3).refusal({ type: 'ReportCardsPickedUp', at: AWARDED })).toEqual({
      code: 'POT_NOT_AWARDED',
      article: null,
      parameters: { pot: null },
    });
    expect(flop('ropta', 3).refusal(reading(AWARDED))).toEqual({ code: 'POT_NOT_AWARDED', article: null, parameters: { pot: 0 } });
  });

  it('is kept where nobody can say yet who wins, and looked into afterwards', () => {
    const table = misread('mons');
    const claim: ClaimCommand = { type: 'ClaimReading', pot: 0, seat: 2, at: after(5), progress: since() };
    expect(table.refusal({ type: 'CorrectAward', pot: 0, winners: [2], at: after(6) })).toEqual({
      code: 'NO_CLAIM_ACCEPTED',
      article: 'MO 10.1',
      parameters: { pot: 0 },
    });
    expect(types(table.give(claim))).toEqual(['ClaimAccepted']);
    expect(table.give(claim)).toEqual([]);
    const later = begun(after(20), true);
    const correction: ClaimCommand = { type: 'CorrectAward', pot: 0, winners: [2], at: after(60), progress: later };
    expect(types(table.give(correction))).toEqual(['PotAwardCorrected', 'HandResultCorrected']);
    expect(table.give(correction)).toEqual([]);
  });

  it('can be found to have been read well', () => {
    const table = misread('mons');
    table.give({ type: 'ClaimReading', pot: 0, seat: 2, at: after(5) });
    expect(types(table.give({ type: 'CorrectAward', pot: 0, winners: [1], at: after(9) }))).toEqual(['ClaimDismissed']);
    expect(table.give({ type: 'CorrectAward', pot: 0, winners: [1], at: after(9) })).toEqual([]);
    expect(table.refusal({ type: 'CorrectAward', pot: 0, winners: [2], at: after(10) })).toEqual({
      code: 'NO_CLAIM_ACCEPTED',
      article: 'MO 10.1',
      parameters: { pot: 0 },
    });
  });

  it('is judged by the cards where they are known', () => {
    const table = flop('mons', 2, {});
    const known = HandAtTable.with({ stacks: [1000, 1000], rulebook: firstEdition('mons') });
    known.act(1, 'call').act(2, 'check').board('2c 7c Tc 3h 4d').tables(2, 'Ac Kc').tables(1, 'Ad Kd');
    expect(known.refusal({ type: 'ClaimReading', pot: 0, seat: 1, at: AWARDED })).toEqual({
      code: 'AWARD_STANDS',
      article: null,
      parameters: { pot: 0, winners: [2] },
    });
    expect(known.refusal({ type: 'ClaimReading', pot: 0, seat: 1, winners: [1], at: AWARDED })).toEqual({
      code: 'DECLARATION_CONTRADICTED',
      article: 'MO 9.4',
      parameters: {
        pot: 0,
        declared: [1],
        declaredHands: ['High card'],
        declaredCards: ['Ad Kd 7c Tc 4d'],
        byCards: [2],
        tabledHands: ['Flush'],
        tabledCards: ['Ac Kc 2c 7c Tc'],
      },
    });
    expect(table.state.phase).toBe('betting');
  });
});

describe('a pot that went to the wrong seat (RC 22; MO 9.11; TDA 29; RO 10.9; TF §10 b11)', () => {
  it.each([
    ['redcactus', true, false],
    ['mons', false, false],
    ['tdaFr', false, false],
    ['ropta', false, false],
    ['toufflers', false, false],
  ])('can be disputed in the next hand, and after substantial action there, or not (%s)', (book, dealt, acted) => {
    const table = misread(book);
    const open = (command: ClaimCommand): boolean => table.refusal(command)?.code !== 'CLAIM_WINDOW_CLOSED';
    expect(open(award(after(5)))).toBe(true);
    expect(open(award(after(70), begun(after(20))))).toBe(dealt);
    expect(open(award(after(95), begun(after(20), true)))).toBe(acted);
  });

  it('is divided as the claim says, when that adds up', () => {
    const shares = [
      { seat: 2, amount: 500 },
      { seat: 1, amount: 700 },
    ];
    const claim: ClaimCommand = { type: 'ClaimAward', pot: 0, shares, at: after(1) };
    const table = misread('mons');
    expect(table.refusal({ ...claim, shares: shares.slice(1) })).toEqual({
      code: 'SHARES_DO_NOT_ADD_UP',
      article: null,
      parameters: { pot: 0, amount: 1200, shares: 700 },
    });
    const below = [
      { seat: 2, amount: 1300 },
      { seat: 1, amount: -100 },
    ];
    expect(table.refusal({ ...claim, shares: below })).toEqual({
      code: 'SHARES_DO_NOT_ADD_UP',
      article: null,
      parameters: { pot: 0, amount: 1200, shares: 1200 },
    });
    expect(table.refusal({ ...claim, winners: [1] })).toEqual({ code: 'AWARD_NOT_STATED', article: null, parameters: { pot: 0 } });
    expect(table.give(claim)[1]?.data).toMatchObject({
      to: [
        { seat: 1, amount: 700 },
        { seat: 2, amount: 500 },
      ],
    });
  });

  it.each([
    ['redcactus', { code: 'CLAIM_WINDOW_CLOSED', article: 'RC 22', parameters: { claim: 'award', until: 'oneMinute' } }],
    ['mons', undefined],
    ['tdaFr', undefined],
    ['ropta', undefined],
    ['toufflers', undefined],
  ])('after a hand that ended in a break, for one minute under RC 22, elsewhere as usual (%s)', (book, refusal) => {
    const table = misread(book);
    const progress = since({ endedOnBreak: true });
    expect(table.refusal(award(after(60), progress))).toBeUndefined();
    expect(table.refusal(award(after(61), progress))).toEqual(refusal);
    expect(table.refusal(reading(after(61), progress))).toEqual(
      refusal && { ...refusal, parameters: { claim: 'reading', until: 'oneMinute' } },
    );
  });

  it('within that minute RC 22 takes an award whatever the next hand does, a reading only until it begins', () => {
    const progress = { ...begun(after(20), true), endedOnBreak: true };
    const table = misread('redcactus');
    expect(table.refusal(award(after(50), progress))).toBeUndefined();
    expect(table.refusal(reading(after(50), progress))).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RC 22',
      parameters: { claim: 'reading', until: 'nextHandStart' },
    });
  });

  it('is corrected before the hand is over too, and its result comes with the end', () => {
    // Seat 3 is all in for 400; the side pot is pushed first, and the main pot is still to be won.
    const table = HandAtTable.with({ stacks: [2000, 2000, 400], rulebook: firstEdition('mons') });
    table.act(3, 'allIn').act(1, 1000).act(2, 'call');
    for (const street of ['flop', 'turn', 'river'] as const) {
      table.deal(street);
      for (let legal = table.legal; legal !== null; legal = table.legal) table.act(legal.seat, 'check');
    }
    table.tables(1, 'Ah Kd').tables(2, '9c 8c');
    table.give({
      type: 'DeclareWinners',
      winners: [
        { pot: 1, seats: [1] },
        { pot: 0, seats: [3] },
      ],
    });
    expect(table.refusal({ type: 'ClaimAward', pot: 1, winners: [], at: AWARDED })).toEqual({
      code: 'AWARD_NOT_STATED',
      article: null,
      parameters: { pot: 1 },
    });
    // Not even the director gives a side pot to who never reached it (RO 9.7).
    const fair: ClaimCommand = { type: 'CorrectAward', pot: 1, winners: [3], reason: 'fair', at: AWARDED };
    expect(table.refusal(fair)).toEqual({ code: 'WINNER_NOT_ELIGIBLE', article: null, parameters: { pot: 1, seat: 3, eligible: [1, 2] } });
    const events = table.give({ type: 'ClaimAward', pot: 1, winners: [2], at: AWARDED });
    expect(types(events)).toEqual(['ClaimAccepted', 'PotAwardCorrected', 'HandResultCorrected']);
    expect(table.state.stacks).toEqual([1000, 2200, 1200]);
  });
});

describe('a tabled winning hand that was swept away (RC 13; MO 9.12; TDA 29; RO 10.2; TF §10 b12)', () => {
  it.each(bookIds)('gets its winnings (%s)', (book) => {
    const claim: ClaimCommand = { type: 'ClaimAward', pot: 0, winners: [2], killedWinner: true, at: after(6), progress: since() };
    const table = misread(book);
    expect(table.give(claim).slice(0, 2)).toMatchObject([
      { type: 'ClaimAccepted', data: { claim: 'killedWinner', seat: 2 } },
      { type: 'PotAwardCorrected', data: { to: [{ seat: 2, amount: 1200 }] } },
    ]);
  });
});

describe('chips that never reached the pot (RC 22; MO 10.2; RO 9.17; TF §11 b2)', () => {
  /** Seat 2 put in 100 too little on the flop, and nobody noticed. */
  function short(book: string): HandAtTable {
    const table = flop(book, 3).act(1, 300);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'call', to: 200 });
    return table.act(3, 'call');
  }
  const missing = (more: object = {}): ClaimCommand => ({
    type: 'ClaimAmount',
    street: 'flop',
    seat: 2,
    amount: 100,
    at: AWARDED,
    ...more,
  });

  it('are paid under RC 22 until substantial action in the next hand, and go where the pot went', () => {
    const table = short('redcactus').deal('turn').act(1, 300).act(2, 'fold').act(3, 'fold');
    expect(table.give(missing({ at: after(3), progress: begun(after(1)) }))).toMatchObject([
      { type: 'ClaimAccepted', data: { claim: 'amount', street: 'flop', seat: 2, amount: 100 } },
      { type: 'PotAmountCorrected', data: { seat: 2, paidTo: [{ seat: 1, amount: 100 }] } },
      {
        type: 'HandResultCorrected',
        data: {
          changes: [
            { seat: 1, amount: 100 },
            { seat: 2, amount: -100 },
          ],
        },
      },
    ]);
    expect(table.give(missing({ at: after(9) }))).toEqual([]);
    expect(table.refusal(missing({ amount: 50, progress: begun(after(1), true) }))).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RC 22',
      parameters: { claim: 'amount', until: 'nextHandSa' },
    });
  });

  it('put the seat into the pot like the others while the hand goes on', () => {
    const table = short('redcactus').deal('turn');
    expect(types(table.give(missing()))).toEqual(['ClaimAccepted', 'PotAmountCorrected']);
    expect(table.state.pots).toEqual([{ amount: 1200, seats: [1, 2, 3] }]);
    for (const seat of [1, 2, 3]) table.act(seat, 'check');
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 1200, seats: [1, 2, 3] }]);
  });

  it('put it into a side pot too that an earlier release made of them', () => {
    const table = flop('redcactus', 3).act(1, 300);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'call', to: 200 });
    const called = handDecider.decide({ type: 'Act', seat: 3, action: { type: 'call' } }, table.state).events ?? [];
    const pots = [
      { amount: 900, seats: [1, 2, 3] },
      { amount: 200, seats: [1, 3] },
    ];
    table.state = called
      .map((event) => (event.type === 'ChipsGathered' ? { ...event, data: { ...event.data, pots } } : event))
      .reduce((state, event) => handDecider.evolve(state, event), table.state);
    expect(table.deal('turn').state.pots).toEqual(pots);
    expect(table.give(missing())).toMatchObject([
      { type: 'ClaimAccepted' },
      { type: 'PotAmountCorrected', data: { pot: 1, seat: 2, from: 200, to: 300, paidTo: [] } },
    ]);
    expect(table.state.pots[1]).toEqual({ amount: 300, seats: [1, 2, 3] });
  });

  it.each(['mons', 'tdaFr', 'ropta', 'toufflers'])('are claimed before the round is gathered, not after (%s)', (book) => {
    const table = short(book);
    expect(table.refusal(missing())).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: byBook(book, { mons: 'MO 10.2', tdaFr: 'RO 9.17', ropta: 'RO 9.17', toufflers: 'TF §11 b2' }),
      parameters: { claim: 'amount', until: 'gathered' },
    });
    expect(types(table.give(missing({ gathered: false })))).toEqual(['ClaimAccepted', 'PotAmountCorrected']);
    expect(
      short(book)
        .deal('turn')
        .refusal(missing({ gathered: false })),
    ).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: byBook(book, { mons: 'MO 10.2', tdaFr: 'RO 9.17', ropta: 'RO 9.17', toufflers: 'TF §11 b2' }),
      parameters: { claim: 'amount', until: 'gathered' },
    });
  });

  it('that the record counts already are handed over at the table', () => {
    const table = short('redcactus').deal('turn');
    expect(types(table.give({ ...missing(), seat: 3 } as ClaimCommand))).toEqual(['ClaimAccepted']);
  });

  it('are whole chips, and no more than the hand cost', () => {
    const table = short('redcactus').deal('turn');
    for (const amount of [0, -5, 1.5, Number.NaN, 401])
      expect(table.refusal(missing({ amount }))).toEqual({
        code: 'AMOUNT_OUT_OF_RANGE',
        article: null,
        parameters: { amount: Number.isNaN(amount) ? 'NaN' : amount, min: 1, max: 300 },
      });
    expect(
      short('redcactus')
        .deal('turn')
        .refusal(missing({ street: 'turn' })),
    ).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'betting' } });
  });
});

describe('a wrong bet that is noticed before the chips are pulled in (MO 8.11; RO 9.17; TF §9 b11)', () => {
  function underraised(book: string): HandAtTable {
    const table = flop(book, 3).act(1, 200);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
    return table.act(3, 'call').act(1, 'call');
  }
  const report = { type: 'ReportWrongAmount', seat: 2, gathered: false } as const;

  it.each(['redcactus', 'tdaFr', 'ropta'])('is completed by everybody, and gathered anew (%s)', (book) => {
    const table = underraised(book);
    expect(types(table.give(report))).toEqual(['GatheringReopened', 'BetCorrected', 'BetCorrected', 'BetCorrected', 'ChipsGathered']);
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 1500, seats: [1, 2, 3] }]);
    expect(table.deal('turn').legal?.seat).toBe(1);
  });

  it.each(['mons', 'toufflers'])('lets those who acted after it speak again (%s)', (book) => {
    const table = underraised(book);
    expect(types(table.give(report))).toEqual(['GatheringReopened', 'DecisionReopened', 'BetCorrected']);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 400 });
    table.act(3, 'fold').act(1, 'call');
    expect(table.all('ChipsGathered').at(-1)?.pots).toEqual([{ amount: 1100, seats: [1, 2] }]);
  });

  it('takes back what had come back uncalled', () => {
    const table = flop('ropta', 3, { 3: 320 }).act(1, 200);
    table.give({ type: 'RecordUncorrected', seat: 2, action: 'raise', to: 350 });
    table.act(3, 'call').act(1, 'fold');
    expect(table.all('UncalledBetReturned')).toMatchObject([{ seat: 2, amount: 30 }]);
    expect(types(table.give(report))).toEqual(['GatheringReopened', 'BetCorrected', 'UncalledBetReturned', 'ChipsGathered']);
    expect(table.all('UncalledBetReturned').at(-1)).toMatchObject({ seat: 2, amount: 80 });
  });

  it('comes too late once a card is dealt', () => {
    expect(underraised('ropta').deal('turn').refusal(report)).toEqual({
      code: 'CORRECTION_WINDOW_CLOSED',
      article: 'RO 9.17',
      parameters: { seat: 2 },
    });
    expect(underraised('ropta').refusal({ ...report, gathered: true })).toEqual({
      code: 'CORRECTION_WINDOW_CLOSED',
      article: 'RO 9.17',
      parameters: { seat: 2 },
    });
  });
});

describe('chips that are in play again', () => {
  it('can’t be given back by a claim', () => {
    const table = misread('redcactus');
    const progress = since({ ...begun(after(20)), behind: [{ seat: 1, amount: 1100 }] });
    expect(table.refusal(award(after(30), progress))).toEqual({
      code: 'STACK_IN_PLAY',
      article: null,
      parameters: { seat: 1, amount: 1200, behind: 1100 },
    });
  });

  const handId = 'friday.1.1' as HandId;
  const correction = (changes: { seat: number; amount: number }[], number = 1): HandCommand => ({
    type: 'CorrectStacks',
    handId,
    correction: number,
    changes,
  });

  it('change the stacks of the hand that is being played, once', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000, 1000] });
    expect(table.refusal(correction([{ seat: 1, amount: -1001 }]))).toEqual({
      code: 'STACK_IN_PLAY',
      article: null,
      parameters: { seat: 1, amount: 1001, behind: 1000 },
    });
    expect(table.refusal(correction([{ seat: 4, amount: 5 }]))).toEqual({
      code: 'SEAT_NOT_IN_HAND',
      article: null,
      parameters: { seat: 4 },
    });
    const moved = correction([
      { seat: 1, amount: -400 },
      { seat: 3, amount: 400 },
    ]);
    expect(types(table.give(moved))).toEqual(['StackCorrected', 'StackCorrected']);
    expect(table.state.stacks).toEqual([550, 900, 1400]);
    expect(table.give(moved)).toEqual([]);
    table.act(3, 'fold').act(1, 'fold');
    expect(table.all('HandCompleted')[0]?.results.map(({ stackBefore, stackAfter }) => [stackBefore, stackAfter])).toEqual([
      [600, 550],
      [1000, 1050],
      [1400, 1400],
    ]);
    expect(table.refusal(correction([{ seat: 1, amount: 1 }], 2))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('kill the hand of a player who has none left, and not of one who has some in the pot', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000, 1000] });
    const events = table.give(
      correction([
        { seat: 1, amount: -950 },
        { seat: 2, amount: 1950 },
        { seat: 3, amount: -1000 },
      ]),
    );
    expect(events.filter(({ type }) => type === 'HandKilled').map(({ data }) => data)).toMatchObject([{ seat: 3, cause: 'ruled' }]);
    // Seat 1 is all in for its blind, and seat 2 has nobody left to bet against.
    expect(table.state.pots).toEqual([{ amount: 100, seats: [1, 2] }]);
  });

  it('put a player who was all in back among those who bet', () => {
    const table = HandAtTable.with({ stacks: [1000, 60, 1000] });
    table.give(
      correction([
        { seat: 2, amount: 500 },
        { seat: 1, amount: -500 },
      ]),
    );
    table.act(3, 'call').act(1, 'call');
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 40 });
  });
});

describe('the director’s word against the book (RC 1; MO 13.2; TDA 1; RO 1.1)', () => {
  const late = begun(after(20), true);

  it.each(bookIds)('corrects an award whatever time has gone by, with its reason (%s)', (book) => {
    const table = misread(book);
    const command: ClaimCommand = {
      type: 'CorrectAward',
      pot: 0,
      winners: [2],
      at: after(900),
      progress: late,
      reason: 'the film shows it',
    };
    expect(table.refusal({ ...command, reason: ' ' })).toEqual({
      code: 'NO_CLAIM_ACCEPTED',
      article: byBook(book, { redcactus: 'RC 22', mons: 'MO 10.1', tdaFr: 'RO 10.9', ropta: 'RO 10.9', toufflers: 'TF §11 b1' }),
      parameters: { pot: 0 },
    });
    expect(table.give(command)).toMatchObject([
      { type: 'IncidentRuled', data: { question: 'overrideRule', overrides: true, reason: 'the film shows it' } },
      { type: 'PotAwardCorrected', data: { to: [{ seat: 2, amount: 1200 }] } },
      { type: 'HandResultCorrected' },
    ]);
    expect(table.give(command)).toEqual([]);
  });

  it('may give a pot to a hand that was not shown, but no chips that are gone', () => {
    const command: ClaimCommand = { type: 'CorrectAward', pot: 0, winners: [3], at: after(900), reason: 'both agreed' };
    expect(types(misread('ropta').give(command))).toContain('PotAwardCorrected');
    expect(misread('ropta').refusal({ ...command, progress: since({ behind: [{ seat: 1, amount: 0 }] }) })).toEqual({
      code: 'STACK_IN_PLAY',
      article: null,
      parameters: { seat: 1, amount: 1200, behind: 0 },
    });
  });
});
