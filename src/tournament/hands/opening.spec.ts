import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  count,
  minutes,
  open,
  outcome,
  settle,
  sitting,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { MAX_HANDS } from '../bounds.js';
import type { TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
/** The director drew seat 1 for the first button of table 1. */
const fromSeat1 = (state: TournamentState): TournamentState => after(state, { type: 'DetermineFirstButton', table: 1, seat: 1 });
const typedIn = (table: number, at = START): TournamentCommand => ({ type: 'RecordHandPlayed', table, at });

describe('OpenHand', () => {
  const state = fromSeat1(started(four));

  it('opens no more hands at a table than have numbers', () => {
    const running = asRunning(state);
    const long = { ...running, tables: running.tables.map((table) => ({ ...table, hands: MAX_HANDS })) };
    expect(when(long, open(1)).refusal).toEqual({
      code: 'TOO_MANY_HANDS',
      article: null,
      parameters: { table: 1, maximum: MAX_HANDS },
    });
    // The last hand is played first.
    const playing = asRunning(after(state, open(1)));
    const last = { ...playing, tables: playing.tables.map((table) => ({ ...table, hands: MAX_HANDS })) };
    expect(when(last, open(1, START + 1)).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
  });

  it('gives the hand its seats, positions, level and forced bets', () => {
    const name = (seat: number) => sitting(state, 1, seat);
    expect(when(state, open(1, START, [3]))).toEqual({
      events: [
        {
          type: 'HandOpened',
          data: {
            handId: 'friday.1.1',
            table: 1,
            handNumber: 1,
            level: 1,
            button: 1,
            smallBlindSeat: 2,
            smallBlindPosition: 2,
            bigBlindSeat: 3,
            dealer: 1,
            waiting: [],
            articles: [],
            stakes: { smallBlind: 25, bigBlind: 50, ante: 0, anteFormat: 'bigBlind', antePriority: 'blindFirst' },
            rulebook: firstEdition('ropta'),
            chipUnit: 25,
            seats: [
              { seat: 1, playerId: name(1), stack: 10_000, dead: false },
              { seat: 2, playerId: name(2), stack: 10_000, dead: false },
              { seat: 3, playerId: name(3), stack: 10_000, dead: true },
              { seat: 4, playerId: name(4), stack: 10_000, dead: false },
            ],
            startedAt: START,
          },
        },
      ],
    });
  });

  it('reduces the big blind’s ante short-handed where the book does (RC preamble), and drops it heads-up where the book does (RO 4.4)', () => {
    const anteOf = (id: string, players: number, seatsPerTable: number): unknown => {
      const structure = [{ kind: 'level', smallBlind: 100, bigBlind: 200, ante: 200, seconds: 600 }] as const;
      const names = Array.from({ length: players }, (_, index) => `p${index}`);
      const begun = started(names, {
        rulebook: firstEdition(id),
        startingStack: 15_000,
        seatsPerTable,
        largerTables: 'a hall with tables for nine',
        structure: [...structure],
        antePriority: undefined,
      });
      const opened = when(begun, open(1)).events?.at(-1);
      return opened?.type === 'HandOpened' ? [opened.data.stakes.ante, opened.data.stakes.antePriority] : null;
    };
    expect(anteOf('redcactus', 6, 9)).toEqual([200, 'blindFirst']);
    expect(anteOf('redcactus', 5, 9)).toEqual([100, 'blindFirst']);
    expect(anteOf('redcactus', 5, 8)).toEqual([200, 'blindFirst']);
    expect(anteOf('redcactus', 2, 8)).toEqual([100, 'blindFirst']);
    expect(anteOf('ropta', 5, 9)).toEqual([200, 'anteFirst']);
    expect(anteOf('ropta', 2, 9)).toEqual([0, 'anteFirst']);
    expect(anteOf('mons', 2, 9)).toEqual([0, 'anteFirst']);
  });

  it('gives the hand the house rules of the tournament', () => {
    const rulebook = { ...firstEdition('mons'), houseRules: { 'stack.initial': 0, 'timeCall.seconds': 30 } };
    expect(when(started(four, { rulebook }), open(1)).events?.at(-1)).toMatchObject({ type: 'HandOpened', data: { rulebook } });
  });

  it('waits until the last hand is settled (RO 3.1)', () => {
    const opened = after(state, open(1));
    const refusal = { code: 'HAND_IN_PROGRESS', article: 'RO 3.1', parameters: { table: 1, handId: 'friday.1.1' } };
    expect(when(opened, open(1)).refusal).toEqual(refusal);
    expect(when(opened, typedIn(1)).refusal).toEqual(refusal);
    const settled = after(opened, settle(opened, 1, { 1: 9950, 2: 10_000, 3: 10_050, 4: 10_000 }));
    expect(outcome(when(settled, open(1)))).toEqual(['HandOpened']);
  });

  it('begins the level that is due in the same decision', () => {
    const decision = when(state, open(1, START + minutes(12)));
    expect(outcome(decision)).toEqual(['LevelStarted', 'HandOpened']);
    expect(decision.events?.[1]?.data).toMatchObject({ level: 2, stakes: { smallBlind: 50, bigBlind: 100, ante: 100 } });
  });

  it('is refused during a break, which says when it ends', () => {
    expect(when(state, open(1, START + minutes(21))).refusal).toEqual({
      code: 'ON_BREAK',
      article: null,
      parameters: { endsAt: START + minutes(25) },
    });
    const paused = after(state, { type: 'PauseClock', at: START + minutes(22) });
    expect(when(paused, open(1, START + minutes(90))).refusal).toEqual({ code: 'ON_BREAK', article: null, parameters: { endsAt: null } });
    expect(outcome(when(state, open(1, START + minutes(25))))).toContain('HandOpened');
  });

  it('goes on while the clock is paused, as hand-for-hand play does (RO 2.7)', () => {
    const paused = after(state, { type: 'PauseClock', at: START + minutes(1) });
    expect(outcome(when(paused, open(1, START + minutes(90))))).toEqual(['HandOpened']);
  });

  it('deals to one player who is there among absent ones, but not to none', () => {
    const begun = after(state, typedIn(1), count(state, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(outcome(when(begun, open(1, START, [1, 2, 3])))).toEqual(['HandOpened']);
    expect(when(begun, open(1, START, [1, 2, 3, 4])).refusal).toEqual({ code: 'EVERYONE_ABSENT', article: null, parameters: { table: 1 } });
  });

  it('waits at the start for three players who are there, after a break for two (RO 2.2)', () => {
    expect(outcome(when(state, open(1, START, [4])))).toEqual(['HandOpened']);
    const refusal = { code: 'TOO_FEW_SEATED', article: 'RO 2.2' };
    expect(when(state, open(1, START, [3, 4])).refusal).toEqual({ ...refusal, parameters: { table: 1, players: 2, minimum: 3, away: 2 } });
    const played = after(state, open(1, START));
    const begun = after(played, settle(played, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    const afterBreak = START + minutes(25);
    expect(outcome(when(begun, open(1, afterBreak, [3, 4])))).toContain('HandOpened');
    expect(when(begun, open(1, afterBreak, [2, 3, 4])).refusal).toEqual({
      ...refusal,
      parameters: { table: 1, players: 1, minimum: 2, away: 3 },
    });
    const again = after(begun, open(1, afterBreak, [3, 4]));
    const later = after(again, settle(again, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(outcome(when(later, open(1, afterBreak, [2, 3, 4])))).toEqual(['HandOpened']);
  });

  it.each(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'])(
    'a table of two waits at the start while another has three (%s, RO 2.2)',
    (id) => {
      const five = started(['ada', 'bo', 'cyd', 'dan', 'eve'], under(id));
      expect(asRunning(five).tables.map(({ seats }) => seats.length)).toEqual([3, 2]);
      expect(outcome(when(five, open(1)))).toContain('HandOpened');
      expect(when(five, open(2)).refusal).toEqual({
        code: 'TOO_FEW_SEATED',
        article: 'RO 2.2',
        parameters: { table: 2, players: 2, minimum: 3 },
      });
      const dealt = after(five, open(1));
      const stack = asRunning(dealt).tables[0]!.seats[0]!.stack;
      const played = after(dealt, settle(dealt, 1, { 1: 2 * stack, 2: stack }));
      expect(outcome(when(played, open(2)))).toContain('HandOpened');
    },
  );

  it('tables of two begin where none has three (RO 2.2)', () => {
    const four = started(['ada', 'bo', 'cyd', 'dan'], { seatsPerTable: 3 });
    expect(asRunning(four).tables.map(({ seats }) => seats.length)).toEqual([2, 2]);
    expect(outcome(when(four, open(2)))).toContain('HandOpened');
  });

  it('does not wait for more players than belong to the table', () => {
    const two = started(['ada', 'bo']);
    expect(outcome(when(two, open(1)))).toContain('HandOpened');
    expect(when(two, open(1, START, [1])).refusal).toEqual({
      code: 'TOO_FEW_SEATED',
      article: 'RO 2.2',
      parameters: { table: 1, players: 1, minimum: 2, away: 1 },
    });
  });

  it('needs two players', () => {
    const apart = started(['ada', 'bo', 'cyd'], { seatsPerTable: 2 });
    expect(when(apart, open(2)).refusal).toEqual({
      code: 'TOO_FEW_SEATED',
      article: null,
      parameters: { table: 2, players: 1, minimum: 2 },
    });
  });

  it('wants the table counted where a hand went by that nobody typed in', () => {
    const played = after(state, typedIn(1));
    expect(when(played, open(1)).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
    const counted = after(played, count(played, 1, { 1: 4000, 2: 16_000, 3: 12_000, 4: 8000 }));
    expect(when(counted, open(1)).events?.[0]?.data).toMatchObject({ handNumber: 2, seats: [{ stack: 4000 }, {}, {}, {}] });
  });

  it.each([
    [{ table: 2 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '2' } }],
    [{ table: 0 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '0' } }],
    [{ table: Number.NaN }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: 'NaN' } }],
    [{ table: 1.5 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '1.5' } }],
    [
      { at: -1 },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'at', value: '-1', minimum: 0, maximum: 8640000000000000 } },
    ],
    [
      { at: Number.NaN },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'at', value: 'NaN', minimum: 0, maximum: 8640000000000000 } },
    ],
    [{ absent: [0] }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'absent.0', value: '0', minimum: 1, maximum: 10 } }],
    [
      { absent: [1.5] },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'absent.0', value: '1.5', minimum: 1, maximum: 10 } },
    ],
    [{ absent: [9] }, { code: 'EMPTY_SEAT', article: null, parameters: { table: 1, seat: 9 } }],
    [{ tournamentId: 'no id' as never }, { code: 'INVALID_ID', article: null, parameters: { field: 'tournamentId' } }],
  ])('is refused with %j: %j', (change, refusal) => {
    expect(when(state, { ...open(1), ...change }).refusal).toEqual(refusal);
  });
});

describe('RecordHandPlayed', () => {
  const state = fromSeat1(started(four));

  it('moves the button and counts the hand in its level', () => {
    const played = after(state, typedIn(1));
    expect(when(played, typedIn(1, START + minutes(11)))).toEqual({
      events: [
        { type: 'LevelStarted', data: { period: 1, level: 2, at: START + minutes(10), by: 'clock' } },
        {
          type: 'HandPlayed',
          data: {
            table: 1,
            handNumber: 2,
            level: 2,
            button: 2,
            smallBlindSeat: 3,
            smallBlindPosition: 3,
            bigBlindSeat: 4,
            dealer: 2,
            waiting: [],
            articles: [],
            dealt: {
              seats: [1, 2, 3, 4].map((seat) => ({ seat, playerId: sitting(played, 1, seat) })),
              stakes: { smallBlind: 50, bigBlind: 100, ante: 100, anteFormat: 'bigBlind', antePriority: 'blindFirst' },
            },
          },
        },
      ],
    });
  });

  it('takes the last hand before a break during the break, in the level before it', () => {
    expect(when(state, typedIn(1, START + minutes(22))).events?.at(-1)?.data).toMatchObject({ level: 2 });
  });
});

describe('a table', () => {
  it('plays while another one waits', () => {
    const state = started(['ada', 'bo', 'cyd', 'dan', 'eve', 'fay']);
    expect(asRunning(state).tables.map(({ seats }) => seats.length)).toEqual([3, 3]);
    const opened = after(state, open(1), open(2));
    const settled = after(opened, settle(opened, 2, { 1: 5000, 2: 15_000, 3: 10_000 }));
    expect(when(settled, open(2)).events?.[0]?.data).toMatchObject({ handId: 'friday.2.2' });
    expect(when(settled, open(1)).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
  });
});
