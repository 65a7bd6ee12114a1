import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

type Cause = Extract<HandCommand, { type: 'ReportHandKilled' }>['cause'];

const killed = (seat: number, cause: Cause = 'sweptByDealer', more: object = {}): HandCommand => ({
  type: 'ReportHandKilled',
  seat,
  cause,
  ...more,
});
const ruled = (seat: number, option: 'live' | 'dead'): HandCommand => ({
  type: 'RuleOnIncident',
  question: 'killIdentifiable',
  seat,
  option,
  reason: 'both cards lay apart',
});
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Blinds 50 and 100 in seats 1 and 2, nobody has acted; seat 3 is first. */
const preflop = (book: string, players = 4): HandAtTable =>
  HandAtTable.with({ stacks: Array.from({ length: players }, () => 5000), rulebook: firstEdition(book) });

describe('a hand that the dealer swept away', () => {
  it.each([
    ['redcactus', 'RC 65-A'],
    ['mons', 'MO 5.8'],
    ['tdaFr', 'TDA 28'],
    ['ropta', 'RO 8.2'],
    ['toufflers', 'TF §6 b7'],
  ])('is dead under %s, and its opening bet comes back (%s)', (book, article) => {
    const table = flop(book).act(1, 300);
    expect(table.give(killed(1))).toMatchObject([
      { type: 'HandDisturbed', data: { seat: 1, cause: 'sweptByDealer', identifiable: false, by: null } },
      { type: 'HandKilled', data: { seat: 1, cause: 'sweptByDealer' } },
      { type: 'BetRefunded', data: { seat: 1, amount: 300 } },
    ]);
    expect(table.all('HandKilled')[0]?.articles[0]?.article).toBe(article);
    expect(table.state).toMatchObject({ currentBet: 0, aggressor: -1, increment: 100 });
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true, minRaiseTo: 100, wager: 'bet' });
  });

  it.each(bookIds)('keeps no more of a raise than what it raised (%s; RC 65-A, 15; MO 5.8; TDA 28; RO 8.2; TF §6 b7)', (book) => {
    const table = preflop(book).act(3, 300);
    expect(table.give(killed(3))).toMatchObject([{}, {}, { type: 'BetRefunded', data: { seat: 3, amount: 200 } }]);
    expect(table.state.bets).toEqual([50, 100, 100, 0]);
    expect(table.legal).toMatchObject({ seat: 4, callAmount: 100, minRaiseTo: 200 });
    table.act(4, 'call').act(1, 'call');
    // The big blind keeps their option.
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true });
  });

  it.each(bookIds)('has nothing back of a bet that was called (%s)', (book) => {
    const table = flop(book).act(1, 300).act(2, 'call');
    expect(types(table.give(killed(1)))).toEqual(['HandDisturbed', 'HandKilled']);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 300 });
  });

  it.each(bookIds)('has nothing back of a bet that was raised, of a call, or of a blind (%s; RO 8.3)', (book) => {
    const raised = flop(book).act(1, 100).act(2, 300);
    expect(types(raised.give(killed(1)))).toEqual(['HandDisturbed', 'HandKilled']);
    const called = flop(book).act(1, 100).act(2, 'call');
    expect(types(called.give(killed(2)))).toEqual(['HandDisturbed', 'HandKilled']);
    const blind = preflop(book);
    expect(types(blind.give(killed(2)))).toEqual(['HandDisturbed', 'HandKilled']);
    expect(blind.state.bets).toEqual([50, 100, 0, 0]);
  });

  it('has back what lies above a shorter stack’s call (MO 5.8)', () => {
    const table = flop('mons', 4, { 3: 200 }).act(1, 100).act(2, 300).act(3, 'allIn');
    expect(table.give(killed(2))).toMatchObject([{}, {}, { type: 'BetRefunded', data: { seat: 2, amount: 100 } }]);
    // What stays of the raise is what the others answer.
    expect(table.state).toMatchObject({ currentBet: 200, aggressor: 1 });
    expect(table.legal).toMatchObject({ seat: 4, callAmount: 200 });
    table.act(4, 'fold').act(1, 'call');
    expect(table.state.pots).toEqual([{ amount: 1000, seats: [1, 3] }]);
  });

  it('loses what it put in on earlier streets (RO 8.2)', () => {
    const table = flop('ropta', 3).act(1, 500).act(2, 'call').act(3, 'fold').deal('turn').act(1, 400);
    expect(types(table.give(killed(1)))).toEqual([
      'HandDisturbed',
      'HandKilled',
      'BetRefunded',
      'ChipsGathered',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(table.awards).toEqual([[0, 1300, { 2: 1300 }]]);
    expect(table.state.stacks[0]).toBe(20_000 - 500);
  });

  it('leaves the round over where nobody else had anything left to say', () => {
    const table = flop('ropta', 3).act(1, 'check').act(2, 'check').act(3, 300);
    expect(types(table.give(killed(3)))).toEqual(['HandDisturbed', 'HandKilled', 'BetRefunded', 'ChipsGathered']);
    expect(table.state.phase).toBe('awaitingBoard');
  });

  it('gives the turn on, and settles what the next seat had done before its turn', () => {
    const table = flop('ropta');
    table.give({ type: 'Act', seat: 2, gesture: say('check') });
    expect(types(table.give(killed(1)))).toEqual([
      'HandDisturbed',
      'HandKilled',
      'InfractionNoted',
      'OutOfTurnActBound',
      'GestureJudged',
      'Checked',
    ]);
    expect(table.legal?.seat).toBe(3);
  });

  it('leaves the chips of an act that did not stand in the pot', () => {
    const table = flop('mons').act(1, 400);
    table.give({ type: 'Act', seat: 2, gesture: { motions: [[300]] } });
    const committed = table.state.actState?.restriction?.committed ?? 0;
    expect(committed).toBe(300);
    expect(types(table.give(killed(2)))).toEqual(['HandDisturbed', 'ChipsCommitted', 'HandKilled']);
    expect(table.state.bets[1]).toBe(300);
    table.act(3, 'fold');
    expect(table.state.bets[2]).toBe(0);
  });

  it('takes with it what was announced against its bet, where that is possible no more', () => {
    const table = flop('ropta').act(1, 300);
    table.give({ type: 'Act', seat: 2, gesture: say('raise') });
    expect(table.state.actState?.restriction?.options).toEqual(['raise']);
    table.give(killed(1));
    expect(table.state.actState?.restriction).toBeNull();
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true, wager: 'bet' });
  });

  it('is dead to the clock too: no time runs on it', () => {
    const table = flop('ropta');
    table.give({ type: 'RequestTime', seat: 1, askedBy: 2, at: 0, waitedMs: 90_000 });
    table.give(killed(1));
    expect(table.refusal({ type: 'ApproveTime', at: 0 })).toEqual({ code: 'TIME_NOT_REQUESTED', article: null, parameters: {} });
  });

  it('is reported once, of a live hand, while the hand is played', () => {
    const table = flop('ropta');
    table.give(killed(2));
    expect(table.give(killed(2))).toEqual([]);
    expect(table.refusal(killed(2, 'thrownByOther'))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 2 } });
    expect(table.refusal(killed(9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
    expect(table.refusal(killed(3, 'thrownByOther', { by: 9 }))).toEqual({
      code: 'SEAT_NOT_IN_HAND',
      article: null,
      parameters: { seat: 9 },
    });
    table.act(1, 'fold').act(3, 'fold');
    expect(table.refusal(killed(4))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('cannot be one that lies open and is not beaten (RC 13; MO 9.12; TDA 29; RO 10.2; TF §10 b12)', () => {
    const table = flop('redcactus', 2, { 1: 1000, 2: 1000 }).act(1, 'allIn').act(2, 'call').tables(1, 'Ah Ad');
    expect(table.refusal(killed(1))).toEqual({ code: 'HAND_TABLED', article: 'RC 13', parameters: { seat: 1 } });
    table.deal('turn');
    expect(types(table.give(killed(2)))).toContain('HandCompleted');
    expect(table.refusal(killed(1))).toEqual({ code: 'HAND_TABLED', article: 'RC 13', parameters: { seat: 1 } });
  });
});

describe('a hand that others touched', () => {
  it.each([
    ['redcactus', 'RC 65-B', false],
    ['mons', 'RO 8.1', true],
    ['tdaFr', 'RO 8.1', true],
    ['ropta', 'RO 8.1', false],
    ['toufflers', 'RO 8.1', true],
  ])('lives under %s while it can be told apart, with a warning (%s)', (book, article, fallback) => {
    const table = flop(book).act(1, 'check');
    expect(table.give(killed(2, 'touchedByOther', { identifiable: true }))).toMatchObject([
      { type: 'HandDisturbed' },
      { type: 'OfficialCalled', data: { seat: 2 } },
      { type: 'HandRetrieved', data: { seat: 2, amount: 0, reason: null } },
      { type: 'InfractionNoted', data: { seat: 2, offence: 'unprotectedHand', sanction: 'warning', article: { article: 'RO 8.1' } } },
    ]);
    const [first] = table.all('HandRetrieved')[0]!.articles;
    expect(first).toMatchObject({ article, fallback });
    expect(table.legal?.seat).toBe(2);
  });

  it('keeps what it did before its turn', () => {
    const table = flop('ropta');
    table.give({ type: 'Act', seat: 3, gesture: say('check') });
    table.give(killed(3, 'touchedByOther', { identifiable: true }));
    expect(table.state.actState?.early).toHaveLength(1);
  });

  it.each(bookIds)('is dead under %s once it lies in the muck, told apart or not; the director may save it (RC 14; RO 8.2)', (book) => {
    const table = flop(book);
    expect(types(table.give(killed(1, 'thrownIntoMuck', { identifiable: true })))).toEqual([
      'HandDisturbed',
      'OfficialCalled',
      'HandKilled',
    ]);
    expect(table.legal?.seat).toBe(2);
    expect(table.give(ruled(1, 'live'))).toMatchObject([
      { type: 'IncidentRuled', data: { option: 'live', overrides: false } },
      { type: 'HandRetrieved', data: { seat: 1, reason: 'both cards lay apart' } },
    ]);
    expect(table.give(ruled(1, 'live'))).toEqual([]);
    expect(table.legal).toMatchObject({ seat: 1, canCheck: true, minRaiseTo: 100 });
  });

  it('follows a house rule by which it lives', () => {
    const table = flop('ropta', 4, {}, { 'kill.stillIdentifiable': 'live' });
    expect(types(table.give(killed(1, 'thrownByOther', { identifiable: true, by: 2 })))).toEqual([
      'HandDisturbed',
      'OfficialCalled',
      'HandRetrieved',
      'InfractionNoted',
    ]);
    expect(types(table.give(killed(3, 'thrownByOther', { by: 2 })))).toEqual(['HandDisturbed', 'HandKilled']);
  });

  it.each(bookIds)('by cards thrown onto it is dead once it cannot be told apart; the thrower is punished (%s; RO 8.5)', (book) => {
    const table = flop(book).act(1, 300);
    table.act(2, 'fold');
    expect(table.give(killed(1, 'cardsThrownOn', { by: 2 }))).toMatchObject([
      { type: 'HandDisturbed', data: { by: 2 } },
      { type: 'HandKilled', data: { cause: 'cardsThrownOn' } },
      { type: 'BetRefunded', data: { amount: 300 } },
      { type: 'InfractionNoted', data: { seat: 2, offence: 'cardsThrownOnHand', sanction: 'must' } },
    ]);
    expect(types(flop(book).give(killed(1, 'cardsThrownOn', { identifiable: true, by: 2 })))).toContain('HandRetrieved');
  });

  it('whose cards nobody can tell any more is dead whatever is said (RC 65-A; RO 8.5)', () => {
    const table = flop('redcactus');
    expect(table.give(killed(2, 'notIdentifiable', { identifiable: true }))).toMatchObject([
      { data: { identifiable: false } },
      { type: 'HandKilled', data: { cause: 'notIdentifiable', articles: [{ article: 'RC 65-A' }] } },
    ]);
  });

  it('and that the dealer swept away later is ruled on as it was last (RC 65-A)', () => {
    const table = flop('redcactus');
    table.give(killed(2, 'touchedByOther', { identifiable: true }));
    table.give(killed(2));
    expect(table.give(ruled(2, 'live'))).toMatchObject([
      { type: 'IncidentRuled', data: { option: 'live', overrides: true } },
      { type: 'HandRetrieved', data: { seat: 2 } },
    ]);
  });

  it('may be declared dead by the director, whose decision stands (RC 65-B)', () => {
    const table = flop('redcactus').act(1, 300);
    table.give(killed(1, 'touchedByOther', { identifiable: true }));
    expect(types(table.give(ruled(1, 'dead')))).toEqual(['IncidentRuled', 'HandKilled']);
    // The player took no bet back: the others answer it or fold.
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300 });
    expect(table.refusal(ruled(3, 'dead'))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'killIdentifiable' },
    });
  });
});

describe('a killed hand that the director gives back', () => {
  it('has its bet in front of it again, while nobody has acted since', () => {
    const table = flop('ropta', 4, { 1: 300 }).act(1, 'allIn');
    table.give(killed(1));
    expect(table.state.stacks[0]).toBe(300);
    expect(table.give(ruled(1, 'live'))).toMatchObject([
      { data: { overrides: true } },
      { type: 'HandRetrieved', data: { seat: 1, amount: 300 } },
    ]);
    expect(table.state).toMatchObject({ currentBet: 300, increment: 300, aggressor: 0, allIn: 1 });
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300, minRaiseTo: 600 });
  });

  it('waits for its turn in its order without a raise, once somebody has acted', () => {
    const table = flop('ropta').act(1, 300);
    table.give(killed(1));
    table.act(2, 200);
    expect(table.give(ruled(1, 'live'))).toMatchObject([{}, { type: 'HandRetrieved', data: { amount: 0 } }]);
    table.act(3, 'fold').act(4, 'fold');
    expect(table.legal).toMatchObject({ seat: 1, callAmount: 200, minRaiseTo: null });
  });

  it('plays for the pots again where they were counted without it', () => {
    const table = flop('ropta', 3).act(1, 'check').act(2, 'check');
    table.give(killed(3));
    expect(table.state.phase).toBe('awaitingBoard');
    expect(table.state.pots).toEqual([{ amount: 300, seats: [1, 2] }]);
    expect(types(table.give(ruled(3, 'live')))).toEqual(['IncidentRuled', 'HandRetrieved', 'ChipsGathered']);
    expect(table.state.pots).toEqual([{ amount: 300, seats: [1, 2, 3] }]);
    expect(table.state.phase).toBe('awaitingBoard');
  });

  it('is not given back once the others have paid more, or the hand is over', () => {
    const table = flop('ropta', 3).act(1, 300).act(2, 'call');
    table.give(killed(3));
    expect(table.state.phase).toBe('awaitingBoard');
    expect(table.refusal(ruled(3, 'live'))).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'awaitingBoard' } });
    const over = flop('ropta', 2);
    over.give(killed(1));
    expect(over.refusal(ruled(1, 'live'))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });
});

describe('time that an official counted himself', () => {
  it.each([
    ['redcactus', ['TimeExpired', 'Checked']],
    ['mons', ['TimeExpired', 'Folded']],
    ['tdaFr', ['TimeExpired', 'Folded']],
    ['ropta', ['TimeExpired', 'Folded']],
    ['toufflers', ['TimeExpired', 'Folded']],
  ])('comes under %s to what the clock would (RC 29; MO 5.6; TDA 5; RO 3.5; TF §6 b5)', (book, expected) => {
    const table = flop(book);
    expect(types(table.give(killed(1, 'timeExpired')))).toEqual(expected);
    expect(table.refusal(killed(3, 'timeExpired'))).toEqual({ code: 'TARGET_NOT_TO_ACT', article: null, parameters: { seat: 3, turn: 2 } });
  });
});
