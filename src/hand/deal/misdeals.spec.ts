import { firstEdition } from '../../../events/editions.js';
import type { DealFault, MisdealCause } from '../../../events/hand-deal.js';
import { bookIds, byBook } from '../../../test/fixtures/acts.js';
import { HandAtTable, startWith } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

/** Six players, button at seat 6, blinds in seats 1 and 2, seat 3 first to speak. */
const six = (book: string): HandAtTable => HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000, 5000], rulebook: firstEdition(book) });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const fault = (what: DealFault, seats: readonly number[], count?: number): HandCommand => ({
  type: 'ReportDealFault',
  fault: what,
  seats,
  ...(count === undefined ? {} : { count }),
});
const declare = (cause: MisdealCause, more: object = {}): HandCommand => ({ type: 'DeclareMisdeal', cause, ...more });

describe('RC 35; MO 2.17; TDA 27; RO 6.1; TF §2 b16: what is a misdeal', () => {
  it.each(bookIds)('a card to the wrong seat first, to a seat out of the hand, none to a player, one or three: %s', (book) => {
    for (const report of [
      fault('firstCardWrongSeat', [3]),
      fault('forbiddenSeat', [9]),
      fault('playerSkipped', [4]),
      fault('wrongCount', [4], 3),
      fault('wrongCount', [2], 1),
    ]) {
      const table = six(book);
      expect(types(table.give(report))).toEqual(['MisdealDeclared']);
      expect(table.state.phase).toBe('awaitingRedeal');
      expect(table.legal).toBeNull();
    }
  });

  it.each(bookIds)('exposed and boxed cards, as it is declared: %s', (book) => {
    for (const cause of ['firstTwoExposed', 'twoExposed', 'twoBoxed'] as const) {
      expect(six(book).give(declare(cause))).toMatchObject([{ type: 'MisdealDeclared', data: { cause, attempt: 1 } }]);
    }
  });

  it.each([
    [
      'redcactus',
      'TD_RULING_REQUIRED',
      {
        code: 'TD_RULING_REQUIRED',
        article: 'RC 35',
        parameters: { question: 'misdeal', options: ['misdeal', 'playOn'], default: 'playOn' },
      },
    ],
    ['mons', 'MisdealDeclared', null],
    ['tdaFr', 'DealFaultRecorded', { code: 'NOT_A_MISDEAL', article: 'RO 6.1', parameters: { cause: 'wrongOrder' } }],
    ['ropta', 'DealFaultRecorded', { code: 'NOT_A_MISDEAL', article: 'RO 6.1', parameters: { cause: 'wrongOrder' } }],
    ['toufflers', 'MisdealDeclared', null],
  ])('an order broken later on is one, or not, under %s', (book, reported, refusal) => {
    const table = six(book);
    const report = fault('wrongOrder', [4, 5]);
    expect(table.refusal(report)?.code ?? types(table.give(report))[0]).toBe(reported);
    expect(six(book).refusal(declare('wrongOrder')) ?? null).toEqual(refusal);
  });

  it('RC 35: the list is open to the director, and to nobody else', () => {
    expect(six('redcactus').refusal(declare('other'))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RC 35',
      parameters: { question: 'misdeal', options: ['misdeal', 'playOn'], default: 'playOn' },
    });
    expect(types(six('redcactus').give(declare('other', { byDirector: true })))).toEqual(['MisdealDeclared']);
    expect(six('ropta').refusal(declare('other', { byDirector: true }))).toEqual({
      code: 'NOT_A_MISDEAL',
      article: 'custom',
      parameters: { cause: 'other' },
    });
  });

  it.each(bookIds)('RC 10: a table that should have stopped has none, nor has a player by his own doing, under %s', (book) => {
    expect(six(book).refusal(declare('tableShouldHaveStopped'))).toEqual({
      code: 'NOT_A_MISDEAL',
      article: 'RC 10',
      parameters: { cause: 'tableShouldHaveStopped' },
    });
    expect(six(book).refusal(declare('deliberatePlayerAct', { seats: [3] }))).toEqual({
      code: 'DELIBERATE_ACT',
      article: byBook(book, { redcactus: 'RO 6.1', mons: 'MO 2.17', tdaFr: 'RO 6.1', ropta: 'RO 6.1', toufflers: 'RO 6.1' }),
      parameters: { seats: [3] },
    });
  });

  it('is declared once: the same again changes nothing, another waits for the new deal', () => {
    const table = six('mons');
    table.give(fault('playerSkipped', [4]));
    expect(table.give(fault('playerSkipped', [4]))).toEqual([]);
    expect(table.refusal(fault('playerSkipped', [5]))).toEqual({ code: 'REDEAL_DUE', article: null, parameters: {} });
    expect(table.refusalOf(3, 'call')).toEqual({ code: 'REDEAL_DUE', article: null, parameters: {} });
    expect(table.refusal({ type: 'BeginDeal', at: 0 })).toEqual({ code: 'REDEAL_DUE', article: null, parameters: {} });
  });

  it('MO 2.9; RO 6.2; TF §2 b9: the third by the same dealer is sanctioned', () => {
    expect(types(six('mons').give(declare('twoExposed', { earlierMisdealsOfDealer: 1 })))).toEqual(['MisdealDeclared']);
    const table = six('mons');
    table.give(declare('twoExposed', { earlierMisdealsOfDealer: 1 }));
    table.give({ type: 'Redeal' });
    expect(table.give(declare('twoExposed', { earlierMisdealsOfDealer: 1 })).at(-1)).toMatchObject({
      type: 'InfractionNoted',
      data: { seat: 6, offence: 'repeatedMisdeals', sanction: 'must', article: { article: 'MO 2.9' } },
    });
  });

  it.each(['mons', 'ropta', 'toufflers'])('and the hand knows itself how many there were before (%s; MO 2.9; RO 6.2; TF §2 b9)', (book) => {
    const dealt = (times: number): HandAtTable => {
      const table = new HandAtTable();
      const start = startWith({ stacks: [5000, 5000, 5000, 5000, 5000, 5000], rulebook: firstEdition(book) });
      table.give({
        type: 'StartHand',
        hand: {
          ...start,
          misdealt: [
            { seat: 3, times: 7 },
            { seat: 6, times },
          ],
        },
      });
      table.give(declare('twoExposed'));
      return table;
    };
    expect(dealt(1).all('InfractionNoted')).toEqual([]);
    expect(dealt(2).all('InfractionNoted')).toMatchObject([{ seat: 6, offence: 'repeatedMisdeals', sanction: 'must' }]);
    const again = dealt(1);
    again.give({ type: 'Redeal' });
    again.give(declare('twoExposed'));
    expect(again.all('MisdealDeclared').map(({ attempt, dealer }) => [attempt, dealer])).toEqual([
      [1, 6],
      [2, 6],
    ]);
    expect(again.all('InfractionNoted')).toHaveLength(1);
  });

  it('deals again without being given the number of the deal (RC 35; RO 6.1)', () => {
    const table = six('ropta');
    expect(table.refusal({ type: 'Redeal' })).toEqual({ code: 'NO_MISDEAL_DECLARED', article: null, parameters: {} });
    table.give(declare('twoExposed'));
    expect(table.give({ type: 'Redeal' })).toMatchObject([{ type: 'HandRedealt', data: { attempt: 2 } }]);
    expect(table.give({ type: 'Redeal' })).toEqual([]);
    table.give(declare('twoExposed'));
    expect(table.give({ type: 'Redeal' })).toMatchObject([{ type: 'HandRedealt', data: { attempt: 3 } }]);
  });

  it('refuses a report that says nothing, or nothing wrong', () => {
    expect(six('ropta').refusal(fault('wrongCount', [4]))).toEqual({ code: 'FAULT_INCOMPLETE', article: null, parameters: {} });
    expect(six('ropta').refusal(fault('playerSkipped', []))).toEqual({ code: 'FAULT_INCOMPLETE', article: null, parameters: {} });
    expect(six('ropta').refusal(fault('wrongCount', [4], 2))).toEqual({
      code: 'COUNT_IS_RIGHT',
      article: null,
      parameters: { seat: 4, count: 2 },
    });
    expect(six('ropta').refusal(fault('wrongCount', [4], -1))).toEqual({
      code: 'CARDS_OUT_OF_RANGE',
      article: null,
      parameters: { cards: -1, min: 0, max: 52 },
    });
    expect(six('ropta').refusal(fault('wrongCount', [9], 3))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
    expect(six('ropta').refusal(fault('forbiddenSeat', [11]))).toEqual({
      code: 'SEAT_OUT_OF_RANGE',
      article: null,
      parameters: { seat: 11 },
    });
  });
});

describe('RC 37; RO 6.8; MO 2.17; TF §2 b16: what is mended instead', () => {
  it.each([
    ['redcactus', 'DealFaultRecorded', 'DealFaultRecorded'],
    ['mons', 'MisdealDeclared', 'MisdealDeclared'],
    ['tdaFr', 'DealFaultRecorded', 'MisdealDeclared'],
    ['ropta', 'DealFaultRecorded', 'MisdealDeclared'],
    ['toufflers', 'MisdealDeclared', 'MisdealDeclared'],
  ])('a button with one card, with none, under %s', (book, one, none) => {
    expect(types(six(book).give(fault('wrongCount', [6], 1)))).toEqual([one]);
    expect(types(six(book).give(fault('playerSkipped', [6])))).toEqual([none]);
  });

  it('the table may call them misdeals where the book does', () => {
    const calls = (cause: MisdealCause) => bookIds.filter((book) => six(book).refusal(declare(cause)) === undefined);
    expect(calls('buttonShort')).toEqual(['mons', 'toufflers']);
    expect(calls('smallBlindOneExtra')).toEqual(['redcactus', 'tdaFr', 'ropta']);
  });

  it('a button who played with one card is out (RC 37; RO 6.8)', () => {
    for (const book of ['redcactus', 'tdaFr', 'ropta']) {
      const table = six(book).act(3, 'call').act(4, 'fold').act(5, 'fold').act(6, 'call');
      expect(table.give(fault('wrongCount', [6], 1))).toMatchObject([{ type: 'HandKilled', data: { seat: 6, cause: 'actedShort' } }]);
      expect(table.give(fault('wrongCount', [6], 1))).toEqual([]);
      expect(table.state.bets[5]).toBe(100);
    }
  });

  it.each([
    ['redcactus', 'MisdealDeclared'],
    ['mons', 'DealFaultRecorded'],
    ['tdaFr', 'MisdealDeclared'],
    ['ropta', 'MisdealDeclared'],
    ['toufflers', 'DealFaultRecorded'],
  ])('a small blind with three cards under %s', (book, event) => {
    const table = six(book);
    expect(types(table.give(fault('wrongCount', [1], 3)))).toEqual([event]);
    if (event === 'DealFaultRecorded') expect(table.state.incidents?.deal.counts).toEqual({ 1: 3 });
  });
});

describe('RC 36, 38; MO 2.20; RO 6.7; TF §2 b17: too late for a misdeal', () => {
  const late = ['MisdealTooLate', 'HandKilled'];

  it.each([
    ['redcactus', late],
    ['mons', ['MisdealDeclared']],
    ['tdaFr', late],
    ['ropta', late],
    ['toufflers', ['MisdealDeclared']],
  ])('after a call and a fold under %s', (book, expected) => {
    const table = six(book).act(3, 'call').act(4, 'fold');
    expect(types(table.give(fault('wrongCount', [5], 3)))).toEqual(expected);
  });

  it.each(bookIds)('after two players put chips in, the others play on: %s', (book) => {
    const table = six(book).act(3, 'call').act(4, 300);
    expect(table.give(fault('wrongCount', [5], 3))).toMatchObject([
      { type: 'MisdealTooLate' },
      { type: 'HandKilled', data: { seat: 5, cause: 'wrongCount' } },
    ]);
    expect(table.legal).toMatchObject({ seat: 6 });
    expect(table.give(fault('wrongCount', [5], 3))).toEqual([]);
    expect(table.refusal(declare('twoExposed'))).toEqual({
      code: 'SUBSTANTIAL_ACTION_DONE',
      article: byBook(book, { redcactus: 'RC 35', mons: 'MO 2.20', tdaFr: 'RO 6.7', ropta: 'RO 6.7', toufflers: 'TF §2 b17' }),
      parameters: {},
    });
  });

  it.each([
    ['redcactus', late],
    ['mons', ['MisdealDeclared']],
    ['tdaFr', late],
    ['ropta', late],
    ['toufflers', ['MisdealDeclared']],
  ])('after three folds under %s', (book, expected) => {
    expect(
      types(
        six(book)
          .act(3, 'fold')
          .act(4, 'fold')
          .act(5, 'fold')
          .give(fault('wrongCount', [2], 1)),
      ),
    ).toEqual(expected);
  });

  it.each(bookIds)('on the flop: %s', (book) => {
    const table = HandAtTable.with({ stacks: [2000, 2000], rulebook: firstEdition(book) });
    table.act(1, 'call').act(2, 'check').deal('flop');
    expect(types(table.give(fault('wrongCount', [2], 3)))).toEqual([...late, 'ChipsGathered', 'PotAwarded', 'HandCompleted']);
  });

  it('hands of two cards play on when the order was wrong (MO 2.20; RO 6.7)', () => {
    const table = six('mons').act(3, 'call').act(4, 'call');
    expect(types(table.give(fault('wrongOrder', [4, 5])))).toEqual(['MisdealTooLate']);
    expect(types(table.give(fault('forbiddenSeat', [9])))).toEqual(['MisdealTooLate']);
    expect(table.legal).toMatchObject({ seat: 5 });
  });

  it('chips of a hand that dies stay in the pot', () => {
    const table = six('ropta').act(3, 300).act(4, 'call');
    table.give(fault('wrongCount', [4], 1));
    for (const seat of [5, 6, 1, 2]) table.act(seat, 'fold');
    expect(table.awards).toEqual([[0, 750, { 3: 750 }]]);
  });

  it('somebody is left to win', () => {
    const table = HandAtTable.with({ stacks: [2000, 2000] })
      .act(1, 'call')
      .act(2, 'check')
      .deal('flop');
    expect(table.refusal({ type: 'ReportDealFault', fault: 'wrongCount', seats: [1, 2], count: 3 })).toEqual({
      code: 'NO_LIVE_SEAT',
      article: null,
      parameters: {},
    });
  });
});

describe('MO 2.20; TF §2 b17: an aberration is the director’s', () => {
  const rule = (option: 'playOn' | 'voidRefund'): HandCommand => ({
    type: 'RuleOnIncident',
    question: 'aberration',
    option,
    reason: 'two backs in one hand',
  });

  it.each(bookIds)('he cancels the hand, or lets it go on: %s', (book) => {
    const table = six(book).act(3, 'call').act(4, 'call');
    const report: HandCommand = { type: 'ReportDealFault', fault: 'aberration', seats: [], deckIsWrong: true };
    expect(table.refusal(report)).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: byBook(book, { redcactus: 'RC 1', mons: 'MO 2.20', tdaFr: 'TDA 1', ropta: 'RO 1.1', toufflers: 'TF §2 b17' }),
      parameters: { question: 'aberration', options: ['playOn', 'voidRefund'], default: 'voidRefund' },
    });
    expect(table.give(rule('playOn'))).toMatchObject([{ type: 'IncidentRuled', data: { option: 'playOn', overrides: false } }]);
    expect(table.give(rule('playOn'))).toEqual([]);
    expect(types(table.give(rule('voidRefund')))).toEqual(['IncidentRuled', 'MisdealDeclared']);
    expect(table.give(rule('voidRefund'))).toEqual([]);
    table.give({ type: 'Redeal' });
    expect(table.state.stacks).toEqual([4950, 4900, 5000, 5000, 5000, 5000]);
  });
});

describe('RC 1; MO 13.2; TDA 1; RO 1.1: the director’s word on incidents', () => {
  const rule = (more: object): HandCommand => ({
    type: 'RuleOnIncident',
    question: 'misdeal',
    option: 'misdeal',
    reason: 'nobody knows what he was dealt',
    ...more,
  });

  it('declares a misdeal that no list names: his to decide where the list is open, against the text elsewhere', () => {
    expect(six('redcactus').give(rule({}))).toMatchObject([
      { type: 'IncidentRuled', data: { overrides: false } },
      { type: 'MisdealDeclared', data: { cause: 'other' } },
    ]);
    expect(six('mons').give(rule({}))[0]).toMatchObject({
      data: { overrides: true, articles: [{ article: 'custom' }, { article: 'MO 13.2' }] },
    });
    const late = six('redcactus').act(3, 'call').act(4, 'fold');
    expect(late.give(rule({}))[0]).toMatchObject({ data: { overrides: true } });
  });

  it('needs a reason, an option of the question, and a question that is open', () => {
    expect(six('ropta').refusal(rule({ reason: '  ' }))).toEqual({ code: 'REASON_REQUIRED', article: null, parameters: {} });
    expect(six('ropta').refusal(rule({ option: 'split' }))).toEqual({
      code: 'OPTION_NOT_ALLOWED',
      article: null,
      parameters: { option: 'split', options: ['misdeal', 'playOn'] },
    });
    expect(six('ropta').refusal(rule({ question: 'skippedPlayer', option: 'dead', seat: 3 }))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'skippedPlayer' },
    });
    expect(six('ropta').refusal(rule({ seat: 9 }))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });

  it('can be anything, for the record, against the text', () => {
    const table = six('toufflers');
    const word = rule({ question: 'overrideRule', option: 'asRuled' });
    expect(table.give(word)).toMatchObject([
      { type: 'IncidentRuled', data: { overrides: true, articles: [{ article: 'RO 1.1', fallback: true }] } },
    ]);
    expect(table.give(word)).toEqual([]);
  });
});
