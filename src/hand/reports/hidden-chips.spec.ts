import { flop } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

/** On the flop seat 1, who has 4000, is taken to be all in for 3000, and is called; the board is run out. */
function allInFor3000(book: string): HandAtTable {
  const table = flop(book, 2, { 1: 4000 }).act(1, 3000).act(2, 'call').deal('turn').act(1, 'check').act(2, 'check').deal('river');
  return table.act(1, 'check').act(2, 'check');
}

const found = (won: boolean | null, more: object = {}): HandCommand => ({
  type: 'ReportHiddenChips',
  seat: 1,
  amount: 1000,
  origin: 'onTable',
  won,
  ...more,
});
const rule = (option: 'partOfAllIn' | 'notPart' | 'awardToCaller' | 'removeFromPlay' | 'removeAndDisqualify'): HandCommand => ({
  type: 'RuleOnAction',
  rulingId: 1,
  option,
});
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('chips found after an all-in', () => {
  it.each([
    ['redcactus', 'notPart', 'awardToCaller'],
    ['mons', 'notPart', 'awardToCaller'],
    ['tdaFr', 'removeFromPlay', 'removeFromPlay'],
    ['ropta', 'notPart', 'awardToCaller'],
    ['toufflers', 'notPart', 'awardToCaller'],
  ])('are left to the director under %s: %s if the all-in wins, %s if it loses', (book, won, lost) => {
    expect(allInFor3000(book).give(found(true)).at(-1)).toMatchObject({
      type: 'RulingRequested',
      data: { kind: 'hiddenChips', default: won, committed: 0 },
    });
    expect(allInFor3000(book).give(found(false)).at(-1)).toMatchObject({ data: { default: lost } });
  });

  it('that are no part of it change nothing', () => {
    const table = allInFor3000('ropta');
    table.give(found(true));
    expect(types(table.give(rule('notPart')))).toEqual(['RulingGiven', 'HiddenChipsSetApart']);
    table.mucks(2);
    expect(table.all('HandCompleted')[0]?.results[0]).toMatchObject({ stackAfter: 7200 });
  });

  it('that are part of it are paid by the caller, and the pot is counted again (RC 53, 62)', () => {
    const table = allInFor3000('redcactus');
    table.give(found(true));
    expect(types(table.give(rule('partOfAllIn')))).toEqual(['RulingGiven', 'HiddenChipsCounted', 'ChipsGathered', 'ShowdownOpened']);
    table.give({ type: 'DeclareWinners', winners: [{ pot: 0, seats: [1] }] });
    expect(table.all('HandCompleted')[0]?.results[0]).toMatchObject({ stackAfter: 8200 });
  });

  it('do not save a player who loses (RC 62; RO 9.23)', () => {
    const table = allInFor3000('ropta');
    table.give(found(false));
    expect(types(table.give(rule('awardToCaller')))).toEqual(['RulingGiven', 'HiddenChipsAwarded']);
    table.mucks(1);
    expect(table.all('HandCompleted')[0]?.results[0]).toMatchObject({ stackAfter: 0 });
  });

  it('are answered in his turn by who is still to call', () => {
    const table = flop('ropta', 3, { 1: 4000 }).act(1, 3000).act(2, 'call');
    table.give(found(null));
    expect(types(table.give(rule('partOfAllIn')))).toEqual(['RulingGiven', 'HiddenChipsCounted']);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 4000 });
    expect(table.act(3, 'call').legal).toMatchObject({ seat: 2, callAmount: 1000 });
  });

  it('leave play under TDA 23, with the player or without him', () => {
    const table = allInFor3000('tdaFr');
    table.give(found(false));
    expect(table.give(rule('removeAndDisqualify')).at(-1)?.data).toEqual({ seat: 1, amount: 1000, origin: 'onTable', disqualified: true });
  });

  it.each([
    ['redcactus', ['HiddenChipsReported', 'RulingRequested']],
    ['mons', ['HiddenChipsReported', 'InfractionNoted', 'HiddenChipsRemoved']],
    ['tdaFr', ['HiddenChipsReported', 'RulingRequested']],
    ['ropta', ['HiddenChipsReported', 'RulingRequested']],
    ['toufflers', ['HiddenChipsReported', 'InfractionNoted', 'HiddenChipsRemoved']],
  ])('leave play under %s where they come from a pocket', (book, expected) => {
    expect(types(allInFor3000(book).give(found(true, { origin: 'outside', amount: 5000 })))).toEqual(expected);
  });

  it('must have been there, and the all-in called', () => {
    const table = allInFor3000('ropta');
    expect(table.refusal(found(true, { amount: 1001 }))).toEqual({
      code: 'CHIPS_NOT_BEHIND',
      article: null,
      parameters: { seat: 1, amount: 1001, behind: 1000 },
    });
    for (const amount of [0, -5, 1.5])
      expect(table.refusal(found(true, { amount }))).toEqual({
        code: 'CHIPS_NOT_BEHIND',
        article: null,
        parameters: { seat: 1, amount, behind: 1000 },
      });
    expect(flop('ropta', 2).act(1, 3000).refusal(found(true))).toEqual({ code: 'NOT_ALL_IN', article: null, parameters: { seat: 1 } });
    expect(table.refusal(found(true, { seat: 7 }))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 7 } });
  });
});

describe('RC 62; RO 9.23: chips ruled no part of the all-in before anybody knows who wins', () => {
  const ruledApart = (book: string): HandAtTable => {
    const table = allInFor3000(book);
    table.give(found(null));
    table.give(rule('notPart'));
    return table;
  };

  it.each(['mons', 'ropta', 'toufflers'])('are lost to the winner when the all-in loses (%s; RO 9.23)', (book) => {
    const table = ruledApart(book).mucks(1);
    expect(table.all('HiddenChipsAwarded')).toEqual([{ seat: 1, to: 2, amount: 1000 }]);
    expect(table.all('HandCompleted')[0]?.results.map(({ stackAfter }) => stackAfter)).toEqual([0, 24_200]);
  });

  it.each([
    ['awardToCaller', [0, 24_200], []],
    ['removeFromPlay', [1000, 23_200], [{ seat: 1, amount: 1000, origin: 'onTable', disqualified: false }]],
  ] as const)('do not save him under RC 62: the director rules %s', (option, stacks, removed) => {
    const table = ruledApart('redcactus').mucks(1);
    expect(table.all('RulingRequested').at(-1)).toMatchObject({
      kind: 'hiddenChips',
      seat: 1,
      options: [{ option: 'awardToCaller' }, { option: 'removeFromPlay' }],
      default: 'awardToCaller',
      articles: [{ article: 'RC 62' }],
      reason: { key: 'hiddenChipsLost', parameters: { seat: 1, amount: 1000 } },
    });
    expect(table.state.phase).toBe('showdown');
    table.give({ type: 'RuleOnAction', rulingId: 2, option });
    expect(table.all('HiddenChipsRemoved')).toEqual(removed);
    expect(table.all('HandCompleted')[0]?.results.map(({ stackAfter }) => stackAfter)).toEqual(stacks);
  });

  it.each(['redcactus', 'mons', 'ropta', 'toufflers'])('stay his when he wins, and nobody pays them (%s)', (book) => {
    const table = ruledApart(book).mucks(2);
    expect(table.all('HandCompleted')[0]?.results.map(({ stackAfter }) => stackAfter)).toEqual([7200, 17_000]);
  });

  it.each(['redcactus', 'mons', 'ropta', 'toufflers'])('stay his when he splits the pot (%s)', (book) => {
    const table = ruledApart(book);
    table.give({ type: 'DeclareWinners', winners: [{ pot: 0, seats: [1, 2] }] });
    expect(table.all('HandCompleted')[0]?.results.map(({ stackAfter }) => stackAfter)).toEqual([4100, 20_100]);
  });

  it('go to the caller who beat him, not to one who lost', () => {
    const table = flop('ropta', 3, { 1: 4000 }).act(1, 3000).act(2, 'call').act(3, 'call');
    table.give(found(null));
    table.give(rule('notPart'));
    for (const street of ['turn', 'river'] as const) table.deal(street).act(1, 'check').act(2, 'check').act(3, 'check');
    table.give({ type: 'DeclareWinners', winners: [{ pot: 0, seats: [3] }] });
    expect(table.all('HiddenChipsAwarded')).toEqual([{ seat: 1, to: 3, amount: 1000 }]);
  });

  it('RC 62: may be left to nobody, where it is known at once that he lost', () => {
    const table = allInFor3000('redcactus');
    expect(table.give(found(false)).at(-1)).toMatchObject({
      data: { options: [{ option: 'awardToCaller' }, { option: 'removeFromPlay' }, { option: 'partOfAllIn' }] },
    });
    expect(types(table.give(rule('removeFromPlay')))).toEqual(['RulingGiven', 'HiddenChipsRemoved']);
  });
});
