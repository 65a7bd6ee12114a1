import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import type { TournamentEvent } from '../../../events/tournament.js';
import {
  after,
  asRunning,
  count,
  type Create,
  fold,
  friday,
  hand,
  draw,
  minutes,
  open,
  outcome,
  player,
  register,
  seed,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { initialTournamentState, type Running, type TournamentState } from '../state.js';

type Races = CommandOf<'RunChipRace'>;

/** From the second level on no blind needs a chip of 25. */
const structure: Create['structure'] = [
  { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 },
  { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 600 },
  { kind: 'break', seconds: 300 },
  { kind: 'level', smallBlind: 500, bigBlind: 1000, ante: 0, seconds: 600 },
];
const book = (id: string, houseRules?: Record<string, string>): Create['rulebook'] => ({
  ...firstEdition(id),
  ...(houseRules === undefined ? {} : { houseRules }),
});
const SECOND = START + minutes(10);

const announce = (settings: Partial<CommandOf<'AnnounceChipRace'>> = {}): TournamentCommand => ({
  type: 'AnnounceChipRace',
  newSmallest: 100,
  at: SECOND,
  ...settings,
});
const run = (settings: Partial<Races> = {}): Races => ({ type: 'RunChipRace', table: 1, newSmallest: 100, ...settings });

/** One table in its second level; `stacks` by seat, of 40,000. */
function atTable(stacks: Readonly<Record<number, number>>, settings: Partial<Create> = {}): Running {
  const begun = started(['ada', 'bo', 'cyd', 'dan'], { rulebook: book('ropta'), structure, ...settings });
  return asRunning(after(begun, count(begun, 1, stacks), { type: 'AdvanceClock', at: SECOND }));
}

const uneven = { 1: 10_075, 2: 9_950, 3: 9_925, 4: 10_050 };
const cards = [
  { seat: 1, cards: ['Ks', '7d', '2c'] },
  { seat: 2, cards: ['Ah', '4s'] },
  { seat: 3, cards: ['As'] },
  { seat: 4, cards: ['9d', '3h'] },
];

function raced(state: TournamentState, command: TournamentCommand): Extract<TournamentEvent, { type: 'ChipRaceRun' }>['data'] {
  const { events } = when(state, command);
  const event = events?.[0];
  if (event?.type !== 'ChipRaceRun') throw new Error(JSON.stringify(when(state, command)));
  return event.data;
}

/** What the events must keep: chips at the tables, and what made them so many. */
function conserved(state: TournamentState): void {
  const { tables, entry, chipRace, chips } = asRunning(state);
  const onTables = tables.reduce((sum, table) => sum + table.chips, 0);
  expect(onTables).toBe(entry.issued - entry.removed + chipRace.rounding + chips.found - chips.lost);
  for (const table of tables) {
    if (table.stacksFrom !== 'unknown') expect(table.seats.reduce((sum, { stack }) => sum + stack, 0)).toBe(table.chips);
  }
}

describe('the chips of a tournament', () => {
  const refused = (chipSet: Create['chipSet']) => when(initialTournamentState, { ...friday, chipSet }).refusal;

  it('are values of which the smallest chip is one, each once, and make up the starting stack', () => {
    const chipSet = [
      { value: 500, count: 400, inStack: 15 },
      { value: 25, count: 800, inStack: 20 },
      { value: 100, count: 800, inStack: 20 },
    ];
    const decision = when(initialTournamentState, { ...friday, chipSet });
    expect(decision.events?.[0]).toMatchObject({ data: { chipSet: [{ value: 25 }, { value: 100 }, { value: 500 }] } });
    const other = (change: Partial<(typeof chipSet)[0]>): Create['chipSet'] =>
      chipSet.map((chip, at) => (at === 0 ? { ...chip, ...change } : chip));
    expect(refused(other({ inStack: 14 }))).toEqual({
      code: 'STACK_NOT_MADE_UP',
      article: null,
      parameters: { made: 9500, startingStack: 10_000 },
    });
    expect(refused(other({ value: 100 }))).toEqual({ code: 'CHIP_VALUE_TWICE', article: null, parameters: { value: 100 } });
    expect(refused(other({ value: 130 }))).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'chipSet.2.value', amount: 130, chipUnit: 25 },
    });
    expect(refused(other({ value: 5 }))).toEqual({
      code: 'CHIP_UNIT_NOT_SMALLEST',
      article: null,
      parameters: { smallest: 5, chipUnit: 25 },
    });
    expect(refused(other({ count: 14 }))).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'chipSet.2.inStack', value: '15', minimum: 0, maximum: 14 },
    });
    expect(refused([])).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'chipSet.length', value: '0', minimum: 1, maximum: 20 },
    });
  });
});

describe('announcing a race', () => {
  const state = atTable(uneven);

  it('RO 3.2: is for the start of a level, before a table has played a hand of it', () => {
    expect(outcome(when(state, announce({ by: 'floor' })))).toEqual(['ChipRaceAnnounced']);
    const inHand = after(state, open(1, SECOND));
    expect(outcome(when(inHand, announce()))).toEqual(['ChipRaceAnnounced']);
    const played = after(inHand, settle(inHand, 1, uneven, SECOND));
    expect(when(played, announce()).refusal).toEqual({ code: 'NOT_START_OF_LEVEL', parameters: { level: 2 }, article: 'RO 3.2' });
    expect(when(after(played, open(1, SECOND)), announce()).refusal).toEqual({
      code: 'NOT_START_OF_LEVEL',
      article: 'RO 3.2',
      parameters: { level: 2 },
    });
    expect(outcome(when(played, announce({ at: START + minutes(20) })))).toEqual(['BreakStarted', 'ChipRaceAnnounced']);
  });

  it('RC 24: is the director’s, whenever he finds it time', () => {
    const director = atTable(uneven, { rulebook: book('redcactus') });
    const inHand = after(director, open(1, SECOND));
    const played = after(inHand, settle(inHand, 1, uneven, SECOND));
    expect(outcome(when(played, announce()))).toEqual(['ChipRaceAnnounced']);
    expect(when(played, announce({ by: 'floor' })).refusal).toEqual({ code: 'TD_ONLY', article: 'RC 24', parameters: { by: 'floor' } });
  });

  it('needs a larger chip that makes up every blind still to come', () => {
    expect(when(state, announce({ newSmallest: 25 })).refusal).toEqual({
      code: 'NOT_A_LARGER_CHIP',
      article: null,
      parameters: { newSmallest: 25, chipUnit: 25 },
    });
    expect(when(state, announce({ newSmallest: 110 })).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'newSmallest', amount: 110, chipUnit: 25 },
    });
    expect(when(state, announce({ newSmallest: 500 })).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'structure.1.smallBlind', amount: 100, chipUnit: 500 },
    });
    const first = started(['ada', 'bo'], { structure });
    expect(when(first, announce({ at: START })).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'structure.0.smallBlind', amount: 25, chipUnit: 100 },
    });
    const withRebuys = atTable(uneven, {
      rulebook: book('tdaFr'),
      entry: { rebuys: { chips: 10_050, lastLevel: 2, most: 1 } },
    });
    expect(when(withRebuys, announce()).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'entry.rebuys.chips', amount: 10050, chipUnit: 100 },
    });
  });

  it('RO 3.2: takes one value at a time', () => {
    const chipSet = [{ value: 25 }, { value: 50 }, { value: 100 }];
    expect(when(atTable(uneven, { chipSet }), announce()).refusal).toEqual({
      code: 'RACE_ONE_VALUE',
      article: null,
      parameters: { newSmallest: 100, next: 50 },
    });
  });

  it('comes again when every table has raced, and gives nothing the second time', () => {
    const announced = after(state, announce());
    expect(when(announced, announce()).events).toEqual([]);
    const later = { newSmallest: 500, at: START + minutes(20) };
    expect(when(announced, announce(later)).refusal).toEqual({ code: 'RACE_UNFINISHED', article: 'RO 3.2', parameters: { tables: [1] } });
    const next = after(announced, run(), announce(later));
    expect(asRunning(next).chipRace).toMatchObject({ chipUnit: 500, gone: [25, 100], oldChips: [{ table: 1, unit: 100 }] });
  });
});

describe('between announcement and race (RO 3.2)', () => {
  const announced = after(atTable(uneven), announce());

  it('the next hand is played in the larger chip, and an odd stack can still go all-in', () => {
    const opened = asRunning(after(announced, open(1, SECOND))).tables[0]!.openHand!;
    expect(opened.chipUnit).toBe(100);
    expect(opened.seats.map(({ stack }) => stack)).toEqual([10_075, 9_950, 9_925, 10_050]);
    const after1 = { 1: 20_000, 2: 0, 3: 9_950, 4: 10_050 };
    const inHand = after(announced, open(1, SECOND));
    const settled = after(inHand, settle(inHand, 1, after1, SECOND));
    expect(asRunning(settled).chipRace.oldChips).toEqual([{ table: 1, unit: 25 }]);
    conserved(settled);
  });

  it('the table is counted in the chips that it still has', () => {
    const counted = { 1: 10_025, 2: 10_000, 3: 9_925, 4: 10_050 };
    expect(outcome(when(announced, { ...count(announced, 1, counted, SECOND), reason: 'a pot was pushed wrongly' }))).toEqual([
      'ChipsCounted',
    ]);
    const done = after(announced, run());
    const { 1: first, ...others } = stacksAt(done, 1);
    expect(when(done, count(done, 1, { ...others, 1: first! - 25, 2: others[2]! + 25 }, SECOND)).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'stack', amount: 10075, chipUnit: 100 },
    });
  });

  it('nobody goes back to a level whose blinds need the value that goes', () => {
    expect(when(announced, { type: 'StartPeriod', period: 0, at: SECOND }).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'structure.0.smallBlind', amount: 25, chipUnit: 100 },
    });
    expect(outcome(when(announced, { type: 'StartPeriod', period: 3, at: SECOND }))).toEqual(['LevelStarted']);
  });
});

describe('running a race', () => {
  const announced = after(atTable(uneven), announce());

  it('RO 3.2: deals from seat 1 a card for each odd chip; the best win, rounded from one half', () => {
    const data = raced(announced, run({ cards, startSeat: 1, winners: [2, 3], rescued: [] }));
    expect(data).toMatchObject({
      removed: 25,
      newSmallest: 100,
      method: 'cards',
      deal: { kind: 'typed', startSeat: 1 },
      chipsToAward: 2,
      winners: [2, 3],
      removedValue: 200,
      issuedValue: 200,
      delta: 0,
    });
    expect(data.players.map(({ after: stack }) => stack)).toEqual([10_000, 10_000, 10_000, 10_000]);
    expect(data.articles.map(({ article }) => article)).toEqual(['RO 3.2', 'TF §12 b2']);
  });

  it('RC 24: has no cards; each has a chip for half of one or more', () => {
    const threshold = after(atTable({ 1: 10_075, 2: 9_950, 3: 9_925, 4: 10_050 }, { rulebook: book('redcactus') }), announce());
    const data = raced(threshold, run());
    expect(data).toMatchObject({ method: 'threshold', deal: null, winners: [1, 2, 4], removedValue: 200, issuedValue: 300, delta: 100 });
    const state = after(threshold, run());
    expect(stacksAt(state, 1)).toEqual({ 1: 10_100, 2: 10_000, 3: 9_900, 4: 10_100 });
    expect(asRunning(state).tables[0]!.chips).toBe(40_100);
    conserved(state);
    expect(when(threshold, run({ cards })).refusal).toEqual({ code: 'RACE_WITHOUT_CARDS', article: 'RC 24', parameters: {} });
    expect(when(threshold, run({ by: 'floor' })).refusal).toEqual({ code: 'TD_ONLY', article: 'RC 24', parameters: { by: 'floor' } });
  });

  it('RO 3.2, TF §12 b1: a floor may run, or stand by while the player who deals next does', () => {
    expect(outcome(when(announced, run({ cards, by: 'floor' })))).toEqual(['ChipRaceRun']);
    const dealt = after(atTable(uneven, { rulebook: book('toufflers') }), announce());
    expect(outcome(when(dealt, run({ by: 'floor' })))).toEqual(['ChipRaceRun']);
  });

  it('TF §12 b1, b5: deals from the left of the player who deals next, and rounds up', () => {
    const left = after(atTable({ 1: 10_025, 2: 9_975, 3: 9_950, 4: 10_050 }, { rulebook: book('toufflers') }), announce());
    const three = run({
      newDealer: 3,
      cards: [
        { seat: 1, cards: ['2c'] },
        { seat: 2, cards: ['3c', '4c', '5c'] },
        { seat: 3, cards: ['6c', '7c'] },
        { seat: 4, cards: ['8c', '9c'] },
      ],
    });
    expect(raced(left, three)).toMatchObject({ deal: { startSeat: 4 }, chipsToAward: 2, winners: [3, 4] });
    expect(when(left, { ...three, startSeat: 1 }).refusal).toEqual({
      code: 'WRONG_START_SEAT',
      parameters: { startSeat: 1, expected: 4 },
      article: 'TF §12 b1',
    });
    expect(raced(left, run()).deal?.startSeat).toBe(1);
    const inHand = after(left, open(1, SECOND));
    const played = after(inHand, settle(inHand, 1, { 1: 10_025, 2: 9_975, 3: 9_950, 4: 10_050 }, SECOND));
    const next = asRunning(after(played, open(1, SECOND))).tables[0]!.openHand!.dealer;
    expect(raced(played, run()).deal?.startSeat).toBe((next % 4) + 1);
  });

  it('TDA 2: deals from seat 1 where the house has a dealer, else from the left of who deals next', () => {
    const left = after(atTable(uneven, { rulebook: book('tdaFr') }), announce());
    expect(raced(left, run({ houseDealer: true, newDealer: 2 })).deal?.startSeat).toBe(1);
    expect(raced(left, run({ newDealer: 2 })).deal?.startSeat).toBe(3);
  });

  it('draws the cards from a seed that nobody gives, and anybody can draw again', () => {
    const data = raced(announced, run());
    expect(data.deal).toMatchObject({ kind: 'drawn', algorithm: 'sha256-deck-1' });
    expect(data.players.map(({ cards: own }) => own.length)).toEqual([3, 2, 1, 2]);
    expect(raced(announced, run())).toEqual(data);
  });

  it('is checked against what the table says came of it', () => {
    const refusal = (told: Partial<Races>) => when(announced, run({ cards, ...told })).refusal;
    expect(refusal({ winners: [3] })).toEqual({ code: 'WRONG_AWARD_COUNT', article: 'RO 3.2', parameters: { awarded: 1, expected: 2 } });
    expect(refusal({ winners: [3, 3] })).toEqual({ code: 'MORE_THAN_ONE_CHIP', article: 'RO 3.2', parameters: { seat: 3 } });
    expect(refusal({ winners: [1, 3] })).toEqual({
      code: 'WRONG_WINNERS',
      article: 'RO 3.2',
      parameters: { winners: [1, 3], expected: [2, 3] },
    });
    expect(refusal({ rescued: [1] })).toEqual({ code: 'NOT_RACED_OUT', article: 'RO 3.2', parameters: { seat: 1 } });
    expect(refusal({ cards: cards.slice(1) })).toEqual({
      code: 'WRONG_CARD_COUNT',
      article: 'RO 3.2',
      parameters: { seat: 1, cards: 0, oddChips: 3 },
    });
    expect(refusal({ cards: [...cards, { seat: 9, cards: ['2d'] }] })).toEqual({
      code: 'WRONG_CARD_COUNT',
      article: 'RO 3.2',
      parameters: { seat: 9, cards: 1, oddChips: 0 },
    });
    expect(refusal({ cards: cards.with(2, { seat: 3, cards: ['Ah'] }) })).toEqual({
      code: 'NOT_A_RACE_CARD',
      article: null,
      parameters: { card: 'Ah' },
    });
    // Two cards came twice: the first is named.
    expect(refusal({ cards: cards.with(0, { seat: 1, cards: ['Kd', 'Kd', '9s'] }).with(2, { seat: 3, cards: ['9s'] }) })).toEqual({
      code: 'NOT_A_RACE_CARD',
      article: null,
      parameters: { card: 'Kd' },
    });
    expect(refusal({ newDealer: 5 })).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'newDealer', value: '5', minimum: 1, maximum: 4 },
    });
    expect(refusal({ newSmallest: 75 })).toEqual({
      code: 'RACE_NOT_ANNOUNCED',
      article: null,
      parameters: { newSmallest: 75, chipUnit: 100 },
    });
    expect(when(atTable(uneven), run()).refusal).toEqual({
      code: 'RACE_NOT_ANNOUNCED',
      article: null,
      parameters: { newSmallest: 100, chipUnit: 25 },
    });
  });

  it('RO 3.2, TF §12 b6: nobody goes out: who is left with nothing gets a chip', () => {
    const short = after(atTable({ 1: 10_075, 2: 50, 3: 19_825, 4: 10_050 }), announce());
    const told = run({ cards: cards.with(1, { seat: 2, cards: ['2h', '3s'] }), winners: [1, 3] });
    expect(raced(short, told)).toMatchObject({ winners: [1, 3], rescued: [2], removedValue: 200, issuedValue: 300, delta: 100 });
    expect(when(short, { ...told, rescued: [] }).refusal).toEqual({ code: 'PLAYER_RACED_OUT', article: 'RO 3.2', parameters: { seat: 2 } });
    const state = after(short, { ...told, rescued: [2] });
    expect(stacksAt(state, 1)[2]).toBe(100);
    expect(asRunning(state).playersLeft).toBe(4);
    conserved(state);
  });

  it('waits for the end of the hand, and for a count where hands went by', () => {
    expect(when(after(announced, open(1, SECOND)), run()).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
    expect(when(after(announced, { type: 'RecordHandPlayed', table: 1, at: SECOND }), run()).refusal).toEqual({
      code: 'COUNT_FIRST',
      article: null,
      parameters: { table: 1 },
    });
    expect(when(announced, run({ table: 2 })).refusal).toEqual({ code: 'UNKNOWN_TABLE', article: null, parameters: { table: '2' } });
  });

  it('changes nothing where nobody has odd chips, and gives nothing the second time', () => {
    const even = after(atTable({ 1: 10_100, 2: 9_900, 3: 9_900, 4: 10_100 }), announce());
    expect(raced(even, run())).toMatchObject({ chipsToAward: 0, deal: null, delta: 0, removedValue: 0 });
    const done = after(even, run());
    expect(asRunning(done).chipRace.oldChips).toEqual([]);
    expect(when(done, run()).events).toEqual([]);
  });

  it.each([
    ['redcactus', 'RC 24'],
    ['mons', 'RO 3.2'],
    ['tdaFr', 'TDA 2'],
    ['ropta', 'RO 3.2'],
    ['toufflers', 'TF §12 b1'],
  ])('refuses other cards and winners the second time, and gives nothing for the same: %s (%s)', (id, article) => {
    const chips = under(id).startingStack!;
    const stacks = { 1: chips + 50, 2: chips - 50, 3: chips - 75, 4: chips + 75 };
    const before = after(atTable(stacks, under(id)), announce());
    const { players, winners, rescued, articles } = raced(before, run());
    expect(articles.map((cited) => cited.article)).toContain(article);
    const dealt = players.filter((each) => each.cards.length > 0).map(({ seat, cards: own }) => ({ seat, cards: own }));
    const done = after(before, run());
    const refusal = { code: 'NOTHING_TO_RACE', article: null, parameters: { table: 1, newSmallest: 100 } };
    expect(when(done, run({ cards: dealt, winners, rescued })).events).toEqual([]);
    expect(when(done, run({ winners: [...winners].reverse() })).events).toEqual([]);
    expect(when(done, run({ cards: [{ seat: 1, cards: ['2c'] }] })).refusal).toEqual(refusal);
    expect(when(done, run({ winners: winners.slice(1) })).refusal).toEqual(refusal);
    expect(when(done, run({ rescued: [...rescued, 3] })).refusal).toEqual(refusal);
  });

  it('goes by a nearer value where a deck has too few cards', () => {
    const many = started(['ada', 'bo', 'cyd', 'dan'], {
      chipUnit: 5,
      startingStack: 10_000,
      structure: [{ kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 600 }],
    });
    const full = after(many, count(many, 1, { 1: 10_095, 2: 9_995, 3: 9_995, 4: 9_915 }), announce({ at: START }));
    expect(when(full, run()).refusal).toEqual({
      code: 'TOO_MANY_ODD_CHIPS',
      article: 'RO 3.2',
      parameters: { table: 1, oddChips: 60, cards: 52 },
    });
    const nearer = after(full, run({ newSmallest: 25 }));
    expect(asRunning(nearer).chipRace.oldChips).toEqual([{ table: 1, unit: 25 }]);
    const done = after(nearer, run());
    expect(asRunning(done).chipRace.oldChips).toEqual([]);
    conserved(done);
  });
});

describe('old chips after the race', () => {
  const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
  const twoTables = (): Running => {
    const begun = started(names, { structure });
    const counted = after(
      begun,
      count(begun, 1, { 1: 10_075, 2: 9_950, 3: 9_925, 4: 10_050 }),
      count(begun, 2, { 1: 10_025, 2: 9_975, 3: 9_950, 4: 10_050 }),
      { type: 'AdvanceClock', at: SECOND },
    );
    return asRunning(after(counted, announce()));
  };

  it('that a player brings from a table that has not raced yet race at his new one, among those who have such chips', () => {
    const raced1 = after(twoTables(), run());
    const leaver = sitting(raced1, 1, 4);
    const stack = stacksAt(raced1, 1)[4]!;
    const left = after(raced1, {
      type: 'RecordAbandonment',
      playerId: leaver,
      confirmed: true,
      judged: false,
      reason: null,
      at: SECOND,
    });
    expect(asRunning(left).entry.removed).toBe(stack);
    const mover = sitting(left, 2, 2);
    const moved = after(left, { type: 'MovePlayer', playerId: mover, table: 1, seat: 4, reason: 'to balance' });
    expect(asRunning(moved).chipRace.oldChips).toEqual([
      { table: 1, unit: 25 },
      { table: 2, unit: 25 },
    ]);
    const data = raced(moved, run());
    expect(data.players.map(({ oddChips }) => oddChips)).toEqual([0, 0, 0, 3]);
    expect(data).toMatchObject({ chipsToAward: 1, winners: [4], removedValue: 75, issuedValue: 100 });
    const done = after(moved, run(), run({ table: 2 }));
    expect(asRunning(done).chipRace.oldChips).toEqual([]);
    conserved(done);
  });

  it('that a corrected hand gives somebody race again', () => {
    const begun = started(['ada', 'bo', 'cyd', 'dan'], { structure });
    const opened = after(begun, open(1));
    const settled = after(opened, settle(opened, 1, { 1: 10_075, 2: 9_925, 3: 10_000, 4: 10_000 }), { type: 'AdvanceClock', at: SECOND });
    const done = after(settled, announce(), run());
    conserved(done);
    const stacks = stacksAt(done, 1);
    const corrected = after(done, {
      type: 'CorrectSettlement',
      handId: hand(1, 1),
      correction: 1,
      changes: [
        { playerId: sitting(done, 1, 1), amount: -75 },
        { playerId: sitting(done, 1, 2), amount: 75 },
      ],
      results: [],
      at: SECOND,
    });
    expect(stacksAt(corrected, 1)).toMatchObject({ 1: stacks[1]! - 75, 2: stacks[2]! + 75 });
    expect(asRunning(corrected).chipRace.oldChips).toEqual([{ table: 1, unit: 25 }]);
    conserved(corrected);
    const again = after(corrected, run());
    expect(Object.values(stacksAt(again, 1)).every((stack) => stack % 100 === 0)).toBe(true);
    conserved(again);
  });

  it('RO 3.2: that are found are worth what they come to exactly; RC 64, TF §12 b7: they are removed', () => {
    const found = (id: string) => {
      const done = after(atTable(uneven, { rulebook: book(id) }), announce(), run());
      const command: TournamentCommand = { type: 'ReportFoundChips', playerId: sitting(done, 1, 3), value: 25, count: 6 };
      const { events } = when(done, command);
      conserved(after(done, command));
      return events?.[0]?.data;
    };
    expect(found('ropta')).toMatchObject({ credited: 100, removed: 50, articles: [{ article: 'RO 3.2' }, {}] });
    expect(found('redcactus')).toMatchObject({ credited: 0, removed: 150, articles: [{ article: 'RC 64' }, {}] });
    expect(found('toufflers')).toMatchObject({ credited: 0, removed: 150 });
    const done = after(atTable(uneven), announce(), run());
    const report = (value: number, count = 1) => when(done, { type: 'ReportFoundChips', playerId: player('ada'), value, count }).refusal;
    expect(report(100)).toEqual({ code: 'VALUE_NOT_RACED_OFF', article: null, parameters: { value: 100, table: 1 } });
    expect(report(5)).toEqual({ code: 'VALUE_NOT_RACED_OFF', article: null, parameters: { value: 5, table: 1 } });
    expect(report(25, 0)).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'count', value: '0', minimum: 1, maximum: 1_000_000 },
    });
    expect(when(done, { type: 'ReportFoundChips', playerId: player('zoe'), value: 25, count: 1 }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
    const inHand = after(done, open(1, SECOND));
    expect(when(inHand, { type: 'ReportFoundChips', playerId: player('ada'), value: 25, count: 1 }).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'ada', handId: 'friday.1.1' },
    });
  });
});

describe('who comes late after a race', () => {
  it('begins with chips that are in play', () => {
    const state = after(atTable(uneven, { seatsPerTable: 6, entry: { lateStack: 9_975 } }), announce(), run());
    const late = { type: 'AdmitLatePlayer', playerId: player('zoe'), adult: true, showsDocument: true, at: SECOND } as const;
    expect(when(state, late).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'stack', amount: 9975, chipUnit: 100 },
    });
    expect(when(state, { ...late, ruling: { reason: 'no chips of 25 left', stack: 9_950 } }).refusal).toEqual({
      code: 'NOT_A_CHIP_MULTIPLE',
      article: null,
      parameters: { field: 'ruling.stack', amount: 9950, chipUnit: 100 },
    });
    const admitted = after(state, { ...late, ruling: { reason: 'no chips of 25 left', stack: 10_000 } });
    conserved(admitted);
    expect(asRunning(admitted).chipRace.oldChips).toEqual([]);
  });
});

describe('exchanges (RC 24–25; RO 3.2; MO 9.8)', () => {
  const exchange = (state: TournamentState, settings: Partial<CommandOf<'ExchangeChips'>> = {}): CommandOf<'ExchangeChips'> => ({
    type: 'ExchangeChips',
    table: 1,
    playerId: sitting(state, 1, 1),
    otherId: sitting(state, 1, 2),
    gives: [{ value: 25, count: 4 }],
    gets: [{ value: 100, count: 1 }],
    by: 'players',
    ...settings,
  });
  const colorUp: TournamentCommand = { type: 'AnnounceColorUp', value: 25, extent: 'partial' };

  it('are announced by the director', () => {
    const state = atTable(uneven);
    expect(outcome(when(state, colorUp))).toEqual(['ColorUpAnnounced']);
    expect(when(state, { ...colorUp, by: 'floor' }).refusal).toEqual({ code: 'TD_ONLY', article: 'RO 3.2', parameters: { by: 'floor' } });
    expect(when(after(state, colorUp), colorUp).events).toEqual([]);
    expect(when(state, { ...colorUp, value: 30 }).refusal).toEqual({
      code: 'VALUE_NOT_IN_PLAY',
      article: null,
      parameters: { value: 30, inPlay: [25] },
    });
  });

  it('RO 3.2: players make among themselves once announced, with the bank a floor', () => {
    const state = atTable(uneven);
    expect(when(state, exchange(state)).refusal).toEqual({
      code: 'EXCHANGE_NOT_ANNOUNCED',
      article: 'RO 3.2',
      parameters: { values: [25, 100] },
    });
    const announced = after(state, colorUp);
    expect(outcome(when(announced, exchange(state)))).toEqual(['ChipsExchanged']);
    expect(when(announced, exchange(state, { otherId: null })).refusal).toEqual({
      code: 'EXCHANGE_MUST_BE_BY_FLOOR',
      article: 'RO 3.2',
      parameters: {},
    });
    expect(outcome(when(announced, exchange(state, { otherId: null, by: 'floor' })))).toEqual(['ChipsExchanged']);
    expect(outcome(when(after(state, announce()), exchange(state)))).toEqual(['ChipsExchanged']);
  });

  it('MO 9.8: players never make themselves', () => {
    const state = after(
      atTable({ 1: 15_075, 2: 14_950, 3: 14_925, 4: 15_050 }, { rulebook: book('mons'), startingStack: 15_000 }),
      colorUp,
    );
    expect(when(state, exchange(state)).refusal).toEqual({ code: 'EXCHANGE_MUST_BE_BY_FLOOR', article: 'MO 9.8', parameters: {} });
    expect(outcome(when(state, exchange(state, { by: 'floor' })))).toEqual(['ChipsExchanged']);
  });

  it('RC 24: players make with the one who has most chips', () => {
    const state = after(atTable(uneven, { rulebook: book('redcactus') }), colorUp);
    expect(outcome(when(state, exchange(state)))).toEqual(['ChipsExchanged']);
    const others = exchange(state, { playerId: sitting(state, 1, 3), otherId: sitting(state, 1, 4) });
    expect(when(state, others).refusal).toEqual({
      code: 'EXCHANGE_WITH_LEADER',
      article: 'RC 24',
      parameters: { playerId: 'cyd', leader: sitting(state, 1, 1) },
    });
  });

  it('are of equal value, between players of the table, in chips that are in play', () => {
    const state = after(atTable(uneven, { chipSet: [{ value: 25 }, { value: 100 }] }), colorUp);
    const answer = (settings: Partial<CommandOf<'ExchangeChips'>>) => when(state, exchange(state, settings)).refusal;
    expect(answer({ gives: [{ value: 25, count: 5 }] })).toEqual({
      code: 'EXCHANGE_NOT_EQUAL',
      article: 'RO 3.2',
      parameters: { gives: 125, gets: 100 },
    });
    expect(answer({ gets: [{ value: 50, count: 2 }] })).toEqual({
      code: 'VALUE_NOT_IN_PLAY',
      article: null,
      parameters: { value: 50, inPlay: [25, 100] },
    });
    expect(answer({ gives: [] })).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'gives', value: '0', minimum: 1, maximum: 1_000_000 },
    });
    expect(answer({ gives: [{ value: 25, count: 0.5 }] })).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'gives.0.count', value: '0.5', minimum: 1, maximum: 1_000_000 },
    });
    expect(answer({ playerId: player('zoe') })).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
  });
});

describe('every night with a race', () => {
  const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal', 'ida', 'jo'];
  const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'];

  it('conserves chips, puts nobody out, and races its tables in any order alike', () => {
    const stack = fc.integer({ min: 1, max: 700 });
    fc.assert(
      fc.property(fc.constantFrom(...books), fc.array(stack, { minLength: 10, maxLength: 10 }), fc.boolean(), (id, pieces, turned) => {
        const begun = asRunning(
          after(
            initialTournamentState,
            { ...friday, rulebook: book(id), startingStack: 15_000, structure },
            ...register(...names),
            ...draw(seed('7')),
            { type: 'StartTournament', at: START },
          ),
        );
        // What all others lack, the first player of the table has.
        const stacksOf = (table: number): Record<number, number> => {
          const { seats, chips } = begun.tables[table - 1]!;
          const others = Object.fromEntries(seats.slice(1).map(({ seat }) => [seat, pieces[(table * 3 + seat) % 10]! * 4]));
          const odd = Object.fromEntries(Object.entries(others).map(([seat, value]) => [seat, value - (value % 25) + 25]));
          return { ...odd, [seats[0]!.seat]: chips - Object.values(odd).reduce((sum, value) => sum + value, 0) };
        };
        const counted = begun.tables.reduce<TournamentState>(
          (state, { table }) => after(state, count(state, table, stacksOf(table))),
          begun,
        );
        const announced = after(counted, { type: 'AdvanceClock', at: SECOND }, announce());
        const order = turned ? [3, 1, 2] : [1, 2, 3];
        const done = order.reduce<TournamentState>((state, table) => {
          const next = after(state, run({ table }));
          conserved(next);
          return next;
        }, announced);
        const straight = after(announced, run(), run({ table: 2 }), run({ table: 3 }));
        expect(asRunning(done).tables).toEqual(asRunning(straight).tables);
        expect(asRunning(done).chipRace).toEqual(asRunning(straight).chipRace);
        expect(asRunning(done).playersLeft).toBe(10);
        expect(asRunning(done).tables.every(({ seats }) => seats.every(({ stack: each }) => each > 0 && each % 100 === 0))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('folds to the same from its events', () => {
    const before = atTable(uneven);
    const events: TournamentEvent[] = [];
    let state: TournamentState = before;
    for (const command of [announce(), run(), open(1, SECOND)]) {
      const decided = when(state, command).events!;
      events.push(...decided);
      state = fold(state, decided);
    }
    expect(fold(before, events)).toEqual(state);
  });
});
