import type { ByType } from '../../../events/event-type.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import type { HandCommand } from '../../../commands/hand.js';

type Command<Type extends HandCommand['type']> = ByType<HandCommand>[Type];

const phone = (seat: number, more: Omit<Command<'ReportPhoneUse'>, 'type' | 'seat'> = {}): HandCommand => ({
  type: 'ReportPhoneUse',
  seat,
  ...more,
});
const leaves = (seat: number, withinReach = false): HandCommand => ({ type: 'RecordLeftTable', seat, withinReach });
const ruled = (question: 'phoneUse' | 'leftTable' | 'hiddenCards', seat: number, option: string): HandCommand =>
  ({ type: 'RuleOnIncident', question, seat, option, reason: 'as things were' }) as HandCommand;
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('a phone in the hand', () => {
  it.each(['redcactus', 'tdaFr', 'ropta', 'toufflers'])('costs a warning under %s, then the hand (RO 4.1)', (book) => {
    const table = flop(book, 3);
    expect(table.give(phone(2))).toMatchObject([
      { type: 'PhoneUseRecorded', data: { seat: 2, inHand: true, repeat: false } },
      { type: 'InfractionNoted', data: { offence: 'phone', sanction: 'warning', article: { article: 'RO 4.1' } } },
    ]);
    expect(table.give(phone(2))).toEqual([]);
    expect(table.give(phone(2, { repeat: true }))).toMatchObject([
      {},
      { type: 'HandKilled', data: { seat: 2, cause: 'phone' } },
      { type: 'InfractionNoted', data: { sanction: 'may' } },
    ]);
  });

  it.each(bookIds)('leaves a bet that nobody called to the director: no book speaks of it (%s; MO 5.5, 12.5; RO 4.1)', (book) => {
    const used = { kind: 'talking', repeat: true } as const;
    const table = flop(book, 3, { 1: 300 }).act(1, 'allIn');
    expect(table.refusal(phone(1, used))).toEqual({ code: 'UNCALLED_BET_TO_RULE', article: null, parameters: { seat: 1, amount: 300 } });
    expect(table.give(phone(1, { ...used, uncalled: 'refund' }))).toMatchObject([
      { type: 'PhoneUseRecorded' },
      { type: 'HandKilled', data: { seat: 1, cause: 'phone' } },
      { type: 'BetRefunded', data: { seat: 1, amount: 300, articles: [] } },
      { type: 'InfractionNoted' },
    ]);
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true });
    const stays = flop(book, 3, { 1: 300 }).act(1, 'allIn');
    expect(types(stays.give(phone(1, { ...used, uncalled: 'none' })))).toEqual(['PhoneUseRecorded', 'HandKilled', 'InfractionNoted']);
    stays.act(2, 'call').act(3, 'fold');
    expect(stays.all('PotAwarded').map(({ amount }) => amount)).toEqual([900]);
    const between = flop(book, 2, { 1: 300 }).act(1, 'allIn');
    between.give(phone(1, { ...used, uncalled: 'none' }));
    expect(between.all('PotAwarded')).toMatchObject([{ amount: 500, shares: [{ seat: 2 }] }]);
  });

  it.each(bookIds)('costs the part of it that was called in any case (%s)', (book) => {
    const table = flop(book, 4, { 2: 200 }).act(1, 500).act(2, 'allIn');
    expect(table.refusal(phone(1, { repeat: true }))).toEqual({
      code: 'UNCALLED_BET_TO_RULE',
      article: null,
      parameters: { seat: 1, amount: 300 },
    });
    expect(table.refusal(phone(2, { repeat: true }))).toBeUndefined();
  });

  it('is the director’s to forgive, and his to punish', () => {
    const table = flop('mons', 3).act(1, 300);
    table.give(phone(1, { uncalled: 'refund' }));
    expect(table.give(ruled('phoneUse', 1, 'warning'))).toMatchObject([
      { data: { overrides: true } },
      { type: 'HandRetrieved', data: { amount: 300 } },
    ]);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300 });
    const other = flop('ropta', 3);
    other.give(phone(1));
    expect(types(other.give(ruled('phoneUse', 1, 'dead')))).toEqual(['IncidentRuled', 'HandKilled']);
  });

  it.each([
    ['redcactus', 'reading', false],
    ['redcactus', 'talking', true],
    ['mons', 'reading', false],
    ['tdaFr', 'reading', true],
    ['ropta', 'reading', false],
    ['ropta', 'talking', true],
  ] as const)('out of it is under %s, %s: punishable %s (RC 4; MO 12.5; TDA 15; RO 1.3)', (book, kind, punishable) => {
    const table = flop(book, 3).act(1, 'fold');
    expect(types(table.give(phone(1, { kind })))).toEqual(['PhoneUseRecorded', ...(punishable ? ['InfractionNoted'] : [])]);
  });
});

describe('a player who leaves the table', () => {
  it.each([
    ['redcactus', 'may', 'RC 31', true],
    ['mons', 'may', 'RO 11.1', false],
    ['tdaFr', 'may', 'RO 11.1', false],
    ['ropta', 'may', 'RO 11.1', false],
    ['toufflers', 'may', 'RO 11.1', false],
  ])('loses a live hand under %s: a penalty %s (%s)', (book, sanction, article, asked) => {
    const table = flop(book, 3).act(1, 300);
    const events = table.give(leaves(1));
    expect(types(events)).toEqual(['LeftTableRecorded', 'HandKilled', ...(asked ? ['DefaultRuled'] : []), 'InfractionNoted']);
    expect(events.at(-1)).toMatchObject({ data: { sanction, article: { article } } });
    // The player took no bet along.
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300 });
    expect(table.give(leaves(1))).toEqual([]);
    expect(table.give(ruled('leftTable', 1, 'live'))).toMatchObject([{ data: { overrides: !asked } }, { type: 'HandRetrieved' }]);
  });

  it.each(bookIds)(
    'all in keeps the hand, and is punished when not out of the tournament; RC 31 only exposes to it (%s; RO 4.1)',
    (book) => {
      const table = flop(book, 3, { 1: 300 }).act(1, 'allIn');
      const [sanction, article] = book === 'redcactus' ? ['may', 'RC 31'] : ['mustUnlessEliminated', 'RO 4.1'];
      expect(table.give(leaves(1))).toMatchObject([
        { type: 'LeftTableRecorded', data: { allIn: true } },
        { type: 'InfractionNoted', data: { offence: 'leftTable', sanction, article: { article } } },
      ]);
      expect(types(table.give(ruled('leftTable', 1, 'dead')))).toEqual(['IncidentRuled', 'HandKilled']);
    },
  );

  it('all in is not punished once nobody can bet any more (RC 31)', () => {
    const table = flop('redcactus', 3, { 1: 300 }).act(1, 'allIn').act(2, 'call').act(3, 'fold');
    expect(types(table.give(leaves(1)))).toEqual(['LeftTableRecorded']);
  });

  it.each(bookIds)('for a few steps keeps it too, and is punished when it is not his turn (%s; RC 31; RO 4.1)', (book) => {
    const table = flop(book, 3);
    expect(types(table.give(leaves(2, true)))).toEqual(['LeftTableRecorded', 'InfractionNoted']);
    expect(types(table.give(leaves(1, true)))).toEqual(['LeftTableRecorded']);
  });

  it('may go once he has no cards', () => {
    const table = flop('ropta', 3).act(1, 'fold');
    expect(types(table.give(leaves(1)))).toEqual(['LeftTableRecorded']);
    expect(table.refusal(leaves(9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });
});

describe('cards out of sight', () => {
  it.each([
    ['redcactus', 'none', 'RC 25'],
    ['mons', 'againstPlayer', 'MO 11.1'],
    ['tdaFr', 'none', 'RO 8.1'],
    ['ropta', 'none', 'RO 8.1'],
    ['toufflers', 'none', 'TF §3 b1'],
  ])('are for the director under %s, who is proposed: %s (%s)', (book, proposed, article) => {
    const table = flop(book, 3);
    const report: HandCommand = { type: 'ReportHiddenCards', seat: 1, consequence: 'seat 2 thought him out' };
    expect(table.give(report)).toMatchObject([
      { type: 'HiddenCardsReported', data: { consequence: 'seat 2 thought him out' } },
      {
        type: 'DefaultRuled',
        data: { question: 'hiddenCards', default: proposed, articles: expect.arrayContaining([expect.objectContaining({ article })]) },
      },
      { type: 'InfractionNoted', data: { offence: 'hiddenCards' } },
    ]);
    expect(table.give(report)).toEqual([]);
    expect(types(table.give(ruled('hiddenCards', 1, 'none')))).toEqual(['IncidentRuled']);
    expect(table.give(ruled('hiddenCards', 1, 'none'))).toEqual([]);
    expect(table.refusal(ruled('hiddenCards', 2, 'none'))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'hiddenCards' },
    });
  });
});

describe('talk and rabbit hunting', () => {
  it.each([
    ['redcactus', 'contentOfDeadHand', 'may', 'RC 67'],
    ['redcactus', 'readsUntabledHand', 'may', 'RC 67'],
    ['mons', 'contentOfDeadHand', 'must', 'MO 12.2'],
    ['mons', 'ownHand', 'must', 'MO 6.1'],
    ['tdaFr', 'advice', 'may', 'TDA 12'],
    ['ropta', 'contentOfLiveHand', 'may', 'RO 11.3'],
    ['toufflers', 'ownHand', 'must', 'TF §7 b1'],
    ['toufflers', 'contentOfDeadHand', 'may', 'RO 11.3'],
  ] as const)('under %s: %s, %s (%s)', (book, kind, sanction, article) => {
    const table = flop(book, 3);
    const said: HandCommand = { type: 'ReportTalk', seat: 2, kind };
    expect(table.give(said)).toMatchObject([
      { type: 'TalkReported', data: { kind } },
      { type: 'InfractionNoted', data: { offence: 'talk', sanction, article: { article } } },
    ]);
    expect(table.give(said)).toEqual([]);
  });

  it.each([
    ['redcactus', 'may', 'RC 28'],
    ['mons', 'must', 'MO 12.3'],
    ['tdaFr', 'may', 'TDA 21'],
    ['ropta', 'may', 'RO 3.6'],
    ['toufflers', 'may', 'RO 3.6'],
  ])('the cards to come stay unseen under %s: %s (%s)', (book, sanction, article) => {
    const table = flop(book, 2);
    const looks: HandCommand = { type: 'ReportRabbitHunting', seat: 2 };
    expect(table.refusal(looks)).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'betting' } });
    table.act(1, 300).act(2, 'fold');
    expect(table.give(looks)).toMatchObject([{}, { type: 'InfractionNoted', data: { seat: 2, sanction, article: { article } } }]);
    expect(table.give(looks)).toEqual([]);
    expect(table.refusal({ type: 'ReportTalk', seat: 2, kind: 'advice' })).toEqual({
      code: 'HAND_COMPLETED',
      article: null,
      parameters: {},
    });
  });
});
