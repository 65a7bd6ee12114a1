import type { ByType } from '../../../events/event-type.js';
import { firstEdition } from '../../../events/editions.js';
import { bookIds, byBook, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

type Command<Type extends HandCommand['type']> = ByType<HandCommand>[Type];

const thrown = (seat: number, more: Omit<Command<'ReportDiscard'>, 'type' | 'seat'> = {}): HandCommand => ({
  type: 'ReportDiscard',
  seat,
  ...more,
});
const wanted = (seat: number, more: Omit<Command<'RetrieveHand'>, 'type' | 'seat'> = {}): HandCommand => ({
  type: 'RetrieveHand',
  seat,
  ...more,
});
const ruled = (question: 'retrieveDiscard' | 'thoughtHeWon', seat: number, option: string): HandCommand =>
  ({ type: 'RuleOnIncident', question, seat, option, reason: 'seen by the table' }) as HandCommand;
const apart = { touchedMuck: false, identifiable: true };
const lost = { touchedMuck: true, identifiable: false };
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Three at showdown, nobody has shown: on this board a pair of nines beats a pair of eights. */
function showdown(book: string): HandAtTable {
  const table = HandAtTable.with({ stacks: [5000, 5000, 5000], rulebook: firstEdition(book) });
  table.act(3, 'call').act(1, 'call').act(2, 'check').board('Kc 7d 5s Jd 2c');
  expect(table.state.phase).toBe('showdown');
  return table;
}

describe('a thrown hand that its player wants back during the betting', () => {
  it.each([
    ['redcactus', 'FOLD_IS_BINDING', 'FOLD_IS_BINDING', 'FOLD_IS_BINDING'],
    ['mons', 'TD_RULING_REQUIRED', 'TOUCHED_MUCK', 'TOUCHED_MUCK'],
    ['tdaFr', 'TD_RULING_REQUIRED', 'TD_RULING_REQUIRED', 'NOT_IDENTIFIABLE'],
    ['ropta', 'TD_RULING_REQUIRED', 'TD_RULING_REQUIRED', 'NOT_IDENTIFIABLE'],
    ['toufflers', 'TD_RULING_REQUIRED', 'TOUCHED_MUCK', 'TOUCHED_MUCK'],
  ])(
    'under %s: clear of the muck %s, in it but told apart %s, lost %s (RC 41; MO 5.3, 5.4; RO 8.3, 8.4; TF §6 b3, b4)',
    (book, ...codes) => {
      const ways = [apart, { touchedMuck: true, identifiable: true }, lost];
      const answers = ways.map((way) => {
        const table = flop(book).act(1, 300);
        table.give(thrown(2, way));
        return table.refusal(wanted(2))?.code;
      });
      expect(answers).toEqual(codes);
    },
  );

  it.each([
    ['redcactus', 'RC 41', 'RC 41'],
    ['mons', 'MO 5.4', 'MO 5.3'],
    ['tdaFr', 'RO 8.4', 'RO 8.3'],
    ['ropta', 'RO 8.4', 'RO 8.3'],
    ['toufflers', 'TF §6 b4', 'TF §6 b3'],
  ])('under %s: what is said of one that is clear of the muck stands in %s, of one that is lost in %s', (book, ...articles) => {
    const cited = [apart, lost].map((way) => {
      const table = flop(book).act(1, 300);
      table.give(thrown(2, way));
      return table.refusal(wanted(2))?.article;
    });
    expect(cited).toEqual(articles);
  });

  it('stays folded where it was thrown before its turn (RC 44-A)', () => {
    const table = flop('redcactus').act(1, 300);
    table.give(thrown(3, apart));
    expect(table.refusal(wanted(3))).toEqual({ code: 'FOLD_IS_BINDING', article: 'RC 44-A', parameters: { seat: 3 } });
  });

  it('comes back by the director with its turn, as if nothing had been, while nobody has acted', () => {
    const table = flop('ropta').act(1, 300);
    table.give(thrown(2, apart));
    expect(table.legal?.seat).toBe(3);
    expect(table.give(ruled('retrieveDiscard', 2, 'giveBack'))).toMatchObject([
      {},
      { type: 'HandRetrieved', data: { seat: 2, amount: 0 } },
    ]);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300, minRaiseTo: 600 });
    expect(table.give(ruled('retrieveDiscard', 2, 'giveBack'))).toEqual([]);
    expect(table.give(wanted(2))).toEqual([]);
  });

  it('calls or folds once somebody has acted', () => {
    const table = flop('ropta').act(1, 300);
    table.give(thrown(2, apart));
    table.act(3, 'fold');
    table.give(ruled('retrieveDiscard', 2, 'giveBack'));
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300, minRaiseTo: null });
  });

  it('is the director’s to keep from it against the text, and that is told (RC 1)', () => {
    const table = flop('redcactus').act(1, 300);
    table.give(thrown(2, apart));
    expect(table.give(ruled('retrieveDiscard', 2, 'giveBack'))).toMatchObject([{ data: { overrides: true } }, { type: 'HandRetrieved' }]);
  });

  it('is one that was folded without a report, with what the player says of it', () => {
    const table = flop('ropta').act(1, 300).act(2, 'fold');
    expect(table.refusal(wanted(2))).toEqual({ code: 'NOT_IDENTIFIABLE', article: 'RO 8.3', parameters: { seat: 2 } });
    expect(table.refusal(wanted(2, apart))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 8.4',
      parameters: { question: 'retrieveDiscard', seat: 2, options: ['giveBack', 'dead'], default: 'dead' },
    });
    expect(table.refusal(wanted(9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
    expect(table.give(wanted(1))).toEqual([]);
  });

  it('is none that somebody else killed, or that never lived', () => {
    const table = flop('ropta');
    table.give({ type: 'ReportHandKilled', seat: 2, cause: 'sweptByDealer' });
    expect(table.refusal(wanted(2, apart))).toEqual({ code: 'NOT_IDENTIFIABLE', article: 'RO 8.5', parameters: { seat: 2 } });
    table.give({ type: 'ReportHandKilled', seat: 3, cause: 'sweptByDealer', identifiable: true });
    expect(table.refusal(wanted(3))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 8.2',
      parameters: { question: 'killIdentifiable', seat: 3, options: ['live', 'dead'], default: 'dead' },
    });
    table.give({ type: 'RecordLeftTable', seat: 4 });
    expect(table.refusal(wanted(4, apart))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 4 } });
  });
});

describe('cards pushed away at showdown', () => {
  it('still play under RC 14 while they can be told apart', () => {
    const table = showdown('redcactus');
    expect(types(table.give(thrown(3, apart)))).toEqual(['HandThrown']);
    expect(types(table.give(wanted(3)))).toEqual(['HandRetrieved']);
    table.give(thrown(3, apart));
    table.tables(3, '9h 9d').tables(1, '8h 8d').mucks(2);
    expect(table.awards).toEqual([[0, 300, { 3: 300 }]]);
  });

  it.each([
    ['mons', 'MO 5.4'],
    ['tdaFr', 'RO 8.4'],
    ['ropta', 'RO 8.4'],
    ['toufflers', 'TF §6 b4'],
  ])('are given up under %s, unless the director gives them back (%s)', (book, article) => {
    const table = showdown(book).tables(1, '8h 8d').mucks(2);
    expect(types(table.give(thrown(3, apart)))).toEqual(['HandThrown', 'HandMucked', 'AwardHeld']);
    const tables: HandCommand = { type: 'TableHand', seat: 3, cards: ['9h', '9d'] };
    expect(table.refusal(tables)).toEqual({
      code: 'TD_RULING_REQUIRED',
      article,
      parameters: { question: 'retrieveDiscard', seat: 3, options: ['giveBack', 'dead'], default: 'dead' },
    });
    // The pot waits.
    expect(table.state.phase).toBe('showdown');
    table.give(ruled('retrieveDiscard', 3, 'giveBack'));
    table.give(tables);
    expect(table.awards).toEqual([[0, 300, { 3: 300 }]]);
  });

  it('leave the pot to the last hand once the players say so, or the director', () => {
    const pushed = (): HandAtTable => {
      const table = showdown('ropta').mucks(2);
      table.give(thrown(3, apart));
      return table;
    };
    const declared = pushed();
    declared.give({ type: 'DeclareWinners', winners: [{ pot: 0, seats: [1] }] });
    expect(declared.state.phase).toBe('completed');
    expect(declared.refusal({ type: 'TableHand', seat: 3, cards: ['9h', '9d'] })).toEqual({
      code: 'HAND_COMPLETED',
      article: null,
      parameters: {},
    });
    const ruledDead = pushed();
    ruledDead.give(ruled('retrieveDiscard', 3, 'dead'));
    expect(ruledDead.awards).toEqual([[0, 300, { 1: 300 }]]);
  });

  it.each(['mons', 'toufflers'])('are dead for good under %s once they touched the muck (MO 5.3; TF §6 b3)', (book) => {
    const table = showdown(book).mucks(2);
    table.give(thrown(3, { touchedMuck: true, identifiable: true }));
    expect(table.awards).toEqual([[0, 300, { 1: 300 }]]);
    expect(table.refusal({ type: 'TableHand', seat: 3, cards: ['9h', '9d'] })).toEqual({
      code: 'TOUCHED_MUCK',
      article: byBook(book, { mons: 'MO 5.3', toufflers: 'TF §6 b3' }),
      parameters: { seat: 3 },
    });
  });

  it('are dead across the line of a table that has one, and not short of it (TF §6 b4)', () => {
    const table = showdown('toufflers').mucks(2);
    expect(types(table.give(thrown(3, { ...apart, crossedLine: false })))).toEqual(['HandThrown']);
    table.give(thrown(3, { ...apart, crossedLine: true }));
    expect(table.refusal(wanted(3))).toEqual({ code: 'FOLD_IS_BINDING', article: 'TF §6 b4', parameters: { seat: 3 } });
    const mons = showdown('mons').mucks(2);
    mons.give(thrown(3, { ...apart, crossedLine: true }));
    expect(mons.refusal(wanted(3))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'MO 5.4',
      parameters: { question: 'retrieveDiscard', seat: 3, options: ['giveBack', 'dead'], default: 'dead' },
    });
  });

  it.each(bookIds)('are still the player’s where he only laid them down (%s; RC 14; RO 10.5)', (book) => {
    const table = showdown(book);
    expect(types(table.give(thrown(3, { ...apart, laidInFront: true })))).toEqual(['HandThrown']);
    table.tables(3, '9h 9d').mucks(1).mucks(2);
    expect(table.awards).toEqual([[0, 300, { 3: 300 }]]);
  });

  it.each(bookIds)('have no claim once they are lost (%s; RC 13; MO 5.3; TDA 40; RO 10.5; TF §6 b3)', (book) => {
    const table = showdown(book);
    table.give({ type: 'TableOneCard', seat: 3, card: '9h' });
    expect(table.give(thrown(3, { reason: 'thoughtHeWon', ...lost }))).toMatchObject([
      {},
      { type: 'HandKilled', data: { seat: 3, cause: 'notIdentifiable' } },
    ]);
    const gone = ['NOT_IDENTIFIABLE', 'RO 10.5'] as const;
    const [code, article] = byBook<readonly [string, string]>(book, {
      redcactus: ['NOT_IDENTIFIABLE', 'RC 14'],
      mons: ['TOUCHED_MUCK', 'MO 5.3'],
      tdaFr: gone,
      ropta: gone,
      toufflers: ['TOUCHED_MUCK', 'TF §6 b3'],
    });
    expect(table.refusal(wanted(3))).toEqual({ code, article, parameters: { seat: 3 } });
  });

  it.each([
    ['mons', 'FOLD_IS_BINDING', 'MO 9.4', {}],
    ['toufflers', 'FOLD_IS_BINDING', 'TF §10 b4', {}],
    ['ropta', 'TD_RULING_REQUIRED', 'RO 8.4', { question: 'retrieveDiscard', options: ['giveBack', 'dead'], default: 'dead' }],
  ])('on a false announcement are lost all the same under %s (%s, %s)', (book, code, article, more) => {
    const table = showdown(book);
    table.give(thrown(3, { reason: 'misledByOpponent', ...apart }));
    expect(table.refusal(wanted(3))).toEqual({ code, article, parameters: { seat: 3, ...more } });
  });

  it('so as not to show them are punished (RC 18; RO 10.5)', () => {
    expect(showdown('ropta').give(thrown(3, { reason: 'dodge', ...lost }))).toMatchObject([
      {},
      { type: 'HandKilled', data: { cause: 'mucked' } },
      { type: 'InfractionNoted', data: { offence: 'muckToDodge', sanction: 'must' } },
    ]);
  });

  it('are kept for the director where their player thought that he had won (RC 15; RO 10.10)', () => {
    const table = showdown('ropta').mucks(2);
    table.give(thrown(3, { reason: 'thoughtHeWon', ...apart }));
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['8h', '8d'] })).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 10.10',
      parameters: { question: 'thoughtHeWon', seat: 3, options: ['handLives', 'dead'], default: 'handLives' },
    });
    table.give(ruled('thoughtHeWon', 3, 'handLives'));
    table.tables(1, '8h 8d').tables(3, '9h 9d');
    expect(table.awards).toEqual([[0, 300, { 3: 300 }]]);
  });

  it('are none of a hand that lies open', () => {
    const table = showdown('ropta').tables(3, '9h 9d');
    expect(table.refusal(thrown(3))).toEqual({ code: 'TABLED_HAND_CANNOT_BE_MUCKED', article: 'RO 10.2', parameters: { seat: 3 } });
  });
});
