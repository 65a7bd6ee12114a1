import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  count,
  hand,
  open,
  outcome,
  player,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import { bookIds } from '../../rulebooks/setting.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
const under = (id: string): TournamentState =>
  started(four, { rulebook: { ...firstEdition(id), houseRules: { 'stack.initial': 10_000 } } });
const inBook = (state: TournamentState) => {
  const { tables, entry, chips } = asRunning(state);
  return {
    inPlay: tables.reduce((sum, table) => sum + table.chips, 0),
    issued: entry.issued,
    removed: entry.removed,
    found: chips.found,
    lost: chips.lost,
  };
};
const reason = 'the bank counted a stack wrong';

describe('bank mistakes', () => {
  const state = under('ropta');
  const playerId = sitting(state, 1, 2);

  it('are put right with what was missing: it counts as handed out', () => {
    const add: TournamentCommand = { type: 'AddChips', playerId, amount: 500, reason };
    expect(when(state, add)).toEqual({
      events: [{ type: 'ChipsAdded', data: { playerId, at: { table: 1, seat: 2 }, amount: 500, reason, by: 'director' } }],
    });
    expect(inBook(after(state, add))).toEqual({ inPlay: 40_500, issued: 40_500, removed: 0, found: 0, lost: 0 });
    expect(stacksAt(after(state, add), 1)).toMatchObject({ 2: 10_500 });
  });

  it('are put right with what was too much: it leaves play', () => {
    const remove: TournamentCommand = { type: 'RemoveChips', playerId, amount: 500, reason, by: 'floor' };
    expect(outcome(when(state, remove))).toEqual(['ChipsTakenBack']);
    expect(inBook(after(state, remove))).toEqual({ inPlay: 39_500, issued: 40_000, removed: 500, found: 0, lost: 0 });
  });

  it('cost nobody his last chips, and take a reason and chips that can be paid', () => {
    const remove = (amount: number, why = reason): TournamentCommand => ({ type: 'RemoveChips', playerId, amount, reason: why });
    expect(when(state, remove(10_000)).refusal).toEqual({
      code: 'STACK_TOO_SHORT',
      article: null,
      parameters: { playerId, stack: 10_000, amount: 10_000 },
    });
    expect(when(state, remove(30)).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'amount', amount: 30, chipUnit: 25 },
    });
    expect(when(state, remove(0)).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'amount', value: '0', minimum: 1, maximum: 1e12 },
    });
    expect(when(state, remove(500, ' ')).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
    expect(when(state, { type: 'AddChips', playerId, amount: 1e12, reason }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'amount', value: '1000000000000', minimum: 1, maximum: 999999960000 },
    });
  });

  it('wait for the end of his hand, and what is taken for a count where stacks are not known', () => {
    const opened = after(state, open(1));
    expect(when(opened, { type: 'AddChips', playerId, amount: 500, reason }).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'dan', handId: 'friday.1.1' },
    });
    const unknown = after(state, { type: 'RecordHandPlayed', table: 1, at: START });
    expect(when(unknown, { type: 'RemoveChips', playerId, amount: 500, reason }).refusal).toEqual({
      code: 'COUNT_FIRST',
      article: null,
      parameters: { table: 1, players: [playerId] },
    });
    expect(outcome(when(unknown, { type: 'AddChips', playerId, amount: 500, reason }))).toEqual(['ChipsAdded']);
    expect(when(state, { type: 'AddChips', playerId: player('zoe'), amount: 500, reason }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });
});

describe('chips that are lost', () => {
  const lose = (state: TournamentState, amount = 1000): TournamentCommand => ({
    type: 'ReportLostChips',
    playerId: sitting(state, 1, 2),
    amount,
    reason: 'fell from the rack on the way',
  });
  const find = (state: TournamentState, amount: number, outOfView: boolean, seat = 2): TournamentCommand => ({
    type: 'ReportLostChipsFound',
    differenceId: 1,
    playerId: sitting(state, 1, seat),
    amount,
    outOfView,
  });

  it('are out of play until they are found', () => {
    const state = after(under('ropta'), lose(under('ropta')));
    expect(inBook(state)).toEqual({ inPlay: 39_000, issued: 40_000, removed: 0, found: 0, lost: 1000 });
    expect(asRunning(state).chips.differences).toEqual([
      { differenceId: 1, table: 1, playerId: sitting(state, 1, 2), amount: -1000, open: -1000 },
    ]);
  });

  it.each([
    ['redcactus', 'removed', 'RC 64'],
    ['mons', 'returned', 'MO 11.3'],
    ['tdaFr', 'returned', 'TDA 23'],
    ['ropta', 'returned', 'RO 3.7'],
    ['toufflers', 'returned', 'TF §3 b3'],
  ])('and found in view: under %s they are %s (%s)', (book, becomes, article) => {
    const state = after(under(book), lose(under(book)));
    const decision = when(state, find(state, 1000, false));
    const data = { returned: becomes === 'returned' ? 1000 : 0, removed: becomes === 'removed' ? 1000 : 0 };
    expect(decision.events).toMatchObject([{ type: 'LostChipsFound', data }]);
    expect(decision.events?.[0]?.data).toMatchObject({ articles: expect.arrayContaining([{ article, fallback: false, house: false }]) });
    expect(inBook(after(state, find(state, 1000, false))).inPlay).toBe(becomes === 'returned' ? 40_000 : 39_000);
  });

  it.each(bookIds)('and found out of view leave play for good under %s (RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3)', (book) => {
    const state = after(under(book), lose(under(book)), find(under(book), 1000, true));
    expect(inBook(state)).toMatchObject({ inPlay: 39_000, found: 0, lost: 1000 });
    expect(asRunning(state).chips.differences).toMatchObject([{ open: 0 }]);
  });

  it('are found once, no more of them than were lost, and by whoever lost them', () => {
    const state = after(under('ropta'), lose(under('ropta')), find(under('ropta'), 600, false));
    expect(when(state, find(state, 500, false)).refusal).toEqual({
      code: 'NOT_SO_MANY_MISSING',
      article: null,
      parameters: { differenceId: 1, amount: 500, missing: 400 },
    });
    expect(outcome(when(state, find(state, 400, false)))).toEqual(['LostChipsFound']);
    expect(when(state, find(state, 400, false, 3)).refusal).toEqual({
      code: 'LOST_BY_ANOTHER',
      article: null,
      parameters: { differenceId: 1, playerId: 'dan' },
    });
    expect(when(state, { ...find(state, 400, false), differenceId: 7 } as TournamentCommand).refusal).toEqual({
      code: 'UNKNOWN_DIFFERENCE',
      article: null,
      parameters: { differenceId: '7' },
    });
  });

  it('that a count has missed are the player’s who turns out to have lost them', () => {
    const before = after(under('ropta'), { type: 'RecordHandPlayed', table: 1, at: START });
    const { stacks } = count(before, 1, { 1: 10_000, 2: 9000, 3: 10_000, 4: 10_000 });
    const state = after(before, { type: 'RecordChipDiscrepancy', table: 1, stacks, reason: 'counted twice', at: START });
    expect(inBook(after(state, find(state, 1000, false, 3)))).toEqual({
      inPlay: 40_000,
      issued: 40_000,
      removed: 0,
      found: 1000,
      lost: 1000,
    });
  });
});

describe('hidden chips', () => {
  const confiscate = (state: TournamentState, more: object = {}): TournamentCommand => ({
    type: 'ConfiscateHiddenChips',
    playerId: sitting(state, 1, 2),
    amount: 1000,
    origin: 'outside',
    reason: 'a black chip from his pocket',
    at: START,
    ...more,
  });

  it.each([
    ['redcactus', 'RC 63', 'possible'],
    ['mons', 'MO 11.3', 'due'],
    ['tdaFr', 'TDA 23', 'possible'],
    ['ropta', 'RO 3.7', 'possible'],
    ['toufflers', 'TF §3 b3', 'due'],
  ])('from a pocket leave play under %s, and the offence goes on record (%s)', (book, article, due) => {
    const state = under(book);
    const decision = when(state, confiscate(state));
    expect(decision.events).toMatchObject([
      { type: 'HiddenChipsConfiscated', data: { amount: 1000, origin: 'outside', handId: null } },
      { type: 'OffenceRecorded', data: { offence: 'hiddenChips', due, playerId: sitting(state, 1, 2) } },
    ]);
    expect(decision.events?.[0]?.data).toMatchObject({ articles: expect.arrayContaining([{ article, fallback: false, house: false }]) });
    expect(inBook(after(state, confiscate(state)))).toMatchObject({ inPlay: 40_000, lost: 0 });
  });

  it('that his stack had leave it', () => {
    const state = under('redcactus');
    const taken = after(state, confiscate(state, { origin: 'onTable' }));
    expect(stacksAt(taken, 1)).toMatchObject({ 2: 9000 });
    expect(inBook(taken)).toEqual({ inPlay: 39_000, issued: 40_000, removed: 0, found: 0, lost: 1000 });
    expect(when(state, confiscate(state, { origin: 'onTable', amount: 10_025 })).refusal).toEqual({
      code: 'STACK_TOO_SHORT',
      article: null,
      parameters: { playerId: 'dan', stack: 10000, amount: 10025 },
    });
  });

  it('that were all he had put him out (RC 63; RO 3.7)', () => {
    const state = under('ropta');
    const decision = when(state, confiscate(state, { origin: 'onTable', amount: 10_000 }));
    expect(outcome(decision)).toEqual(['OffenceRecorded', 'HiddenChipsConfiscated', 'PlayerEliminated']);
    expect(inBook(after(state, confiscate(state, { origin: 'onTable', amount: 10_000 })))).toMatchObject({ inPlay: 30_000, lost: 10_000 });
    expect(decision.events?.at(-1)).toMatchObject({ data: { place: 4, stackBefore: 10_000 } });
  });

  it('that are the ones reported lost are not missing any more', () => {
    const lost = after(under('mons'), {
      type: 'ReportLostChips',
      playerId: sitting(under('mons'), 1, 2),
      amount: 1000,
      reason: 'not in the rack',
    });
    const state = after(lost, confiscate(lost, { differenceId: 1 }));
    expect(asRunning(state).chips.differences).toMatchObject([{ open: 0 }]);
    expect(inBook(state)).toMatchObject({ inPlay: 39_000, lost: 1000 });
    expect(when(state, confiscate(state, { differenceId: 1 })).refusal).toEqual({
      code: 'NOT_SO_MANY_MISSING',
      article: null,
      parameters: { differenceId: 1, amount: 1000, missing: 0 },
    });
    expect(when(state, confiscate(state, { differenceId: 1, origin: 'onTable' })).refusal).toEqual({
      code: 'UNKNOWN_DIFFERENCE',
      article: null,
      parameters: { differenceId: '1' },
    });
  });
});

describe('chips that a hand takes out of play (TDA 23; RC 62)', () => {
  const opened = after(under('tdaFr'), open(1));
  const note: TournamentCommand = { type: 'NoteHiddenChips', handId: hand(1, 1), revision: 17, seat: 2, amount: 1000, origin: 'onTable' };

  it('leave the stack when it is settled; noted twice they are noted once', () => {
    expect(outcome(when(opened, note))).toEqual(['HiddenChipsNoted']);
    const noted = after(opened, note);
    expect(when(noted, note)).toEqual({ events: [] });
    const settled = settle(noted, 1, { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 });
    expect(outcome(when(noted, settled))).toEqual(['HandSettled', 'HiddenChipsConfiscated']);
    const state = after(noted, settled);
    expect(stacksAt(state, 1)).toEqual({ 1: 8000, 2: 11_000, 3: 10_000, 4: 10_000 });
    expect(inBook(state)).toMatchObject({ inPlay: 39_000, lost: 1000 });
    expect(when(state, settled)).toEqual({ events: [] });
    expect(when(state, note)).toEqual({ events: [] });
  });

  it('do not save who has no others: he goes out by that hand, placed by his stack before it', () => {
    const noted = after(opened, note);
    const settled = settle(noted, 1, { 1: 19_000, 2: 1000, 3: 10_000, 4: 10_000 });
    const decision = when(noted, settled);
    expect(outcome(decision)).toEqual(['HandSettled', 'HiddenChipsConfiscated', 'PlayerEliminated']);
    expect(decision.events?.[2]).toMatchObject({
      data: { playerId: sitting(noted, 1, 2), handId: hand(1, 1), place: 4, stackBefore: 10_000 },
    });
    expect(decision.events?.[1]).toMatchObject({ data: { articles: [{ article: 'TDA 23' }], reason: null, by: null } });
  });

  it('from outside are in no stack: none is smaller', () => {
    const noted = after(opened, { ...note, origin: 'outside' });
    const state = after(noted, settle(noted, 1, { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 }));
    expect(inBook(state)).toMatchObject({ inPlay: 40_000, lost: 0 });
  });

  it('are those of the hand that runs', () => {
    expect(when(under('tdaFr'), note).refusal).toEqual({ code: 'UNKNOWN_HAND', article: null, parameters: { handId: 'friday.1.1' } });
    expect(when(opened, { ...note, seat: 9 }).refusal).toEqual({
      code: 'UNKNOWN_HAND',
      article: null,
      parameters: { handId: 'friday.1.1' },
    });
  });
});
