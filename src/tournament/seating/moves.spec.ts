import {
  after,
  asRunning,
  count,
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
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentState } from '../state.js';
import type { TournamentRefusal } from '../refusals.js';

const seven = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus'];
type Move = CommandOf<'MovePlayer'>;

/** Moves the player of table 1, seat 1 to table 2, seat 4. */
function move(state: TournamentState, change: Partial<Move> = {}): Move {
  return { type: 'MovePlayer', playerId: sitting(state, 1, 1), table: 2, seat: 4, reason: 'balance', ...change };
}

describe('MovePlayer', () => {
  const state = started(seven);

  it('takes the player with his chips to a free seat', () => {
    expect(when(state, move(state))).toEqual({
      events: [
        {
          type: 'PlayerMoved',
          data: {
            playerId: sitting(state, 1, 1),
            from: { table: 1, seat: 1 },
            to: { table: 2, seat: 4 },
            stack: 10_000,
            reason: 'balance',
            book: {
              due: 'nothing',
              move: null,
              followed: false,
              why: { key: 'noMoveDue', parameters: { difference: 1, trigger: 3 } },
              articles: [{ article: 'RO 2.3', fallback: false, house: false }],
            },
          },
        },
      ],
    });
    const moved = after(state, move(state));
    expect(asRunning(moved).tables.map(({ chips }) => chips)).toEqual([30_000, 40_000]);
    expect(sitting(moved, 2, 4)).toBe(sitting(state, 1, 1));
  });

  it('RO 2.3: of a player who is away, says that they are called back or an official carries their chips', () => {
    const away = after(state, { type: 'MarkAway', playerId: sitting(state, 1, 1), official: false });
    const moved = when(away, move(away)).events!.find(({ type }) => type === 'PlayerMoved');
    expect(moved?.data).toMatchObject({ carried: { articles: [{ article: 'RO 2.3', fallback: false, house: false }] } });
    const back = after(away, { type: 'MarkBack', playerId: sitting(state, 1, 1), at: START });
    expect(when(back, move(back)).events!.find(({ type }) => type === 'PlayerMoved')?.data).not.toHaveProperty('carried');
  });

  it('to where he sits gives no events, so that twice gives none', () => {
    expect(when(after(state, move(state)), move(state))).toEqual({ events: [] });
  });

  it('is refused where somebody sits', () => {
    expect(when(state, move(state, { seat: 2 })).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 2, seat: 2, playerId: sitting(state, 2, 2) },
    });
  });

  it('waits for the end of his own hand, but not for that of the other table (RO 2.3)', () => {
    const joined = after(state, open(2), move(state));
    expect(asRunning(joined).tables[1]?.openHand?.seats).toHaveLength(3);
    const settled = after(joined, settle(joined, 2, { 1: 10_000, 2: 10_000, 3: 10_000 }));
    expect(when(settled, open(2)).events?.[0]?.data).toMatchObject({ seats: [{}, {}, {}, { seat: 4, stack: 10_000 }] });
  });

  it('lets a player go on who waits for the next hand', () => {
    const joined = after(state, open(2), move(state));
    expect(outcome(when(joined, move(state, { table: 1, seat: 1 })))).toEqual(['PlayerMoved']);
  });

  it('keeps the chips of a table where a hand is open: a player who waits takes what he is known to have', () => {
    const joined = after(state, open(2), move(state));
    expect(when(joined, move(state, { table: 1, seat: 1, stack: 9000 })).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: { table: 2, expected: 10_000, counted: 9000 },
    });
  });

  it('may change seats at one table', () => {
    const three = after(state, move(state));
    const within = move(state, { playerId: sitting(three, 1, 2), table: 1, seat: 1 });
    expect(stacksAt(after(three, within), 1)).toEqual({ 1: 10_000, 3: 10_000, 4: 10_000 });
  });

  it.each<[Partial<Move>, TournamentRefusal]>([
    [{ seat: 0 }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: '0', minimum: 1, maximum: 10 } }],
    [{ seat: 5 }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: '5', minimum: 1, maximum: 4 } }],
    [{ seat: Number.NaN }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: 'NaN', minimum: 1, maximum: 10 } }],
    [{ seat: 1.5 }, { code: 'INVALID_NUMBER', article: null, parameters: { field: 'seat', value: '1.5', minimum: 1, maximum: 10 } }],
    [{ table: 3 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '3' } }],
    [{ table: -1 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '-1' } }],
    [{ reason: '' }, { code: 'INVALID_TEXT', article: null, parameters: { field: 'reason', maximum: 500 } }],
    [{ reason: 'x'.repeat(501) }, { code: 'INVALID_TEXT', article: null, parameters: { field: 'reason', maximum: 500 } }],
    [{ playerId: player('zoe') }, { code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } }],
    [
      { stack: 0 },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'stack', value: '0', minimum: 1, maximum: 1000000000000 } },
    ],
    [
      { stack: 1.5 },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'stack', value: '1.5', minimum: 1, maximum: 1000000000000 } },
    ],
    [{ stack: 77 }, { code: 'NOT_A_CHIP_MULTIPLE', article: null, parameters: { field: 'stack', amount: 77, chipUnit: 25 } }],
    [
      { stack: 40_000 },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'stack', value: '40000', minimum: 1, maximum: 39997 } },
    ],
    // More than there are comes before the smallest chip.
    [
      { stack: 40_001 },
      { code: 'INVALID_NUMBER', article: null, parameters: { field: 'stack', value: '40001', minimum: 1, maximum: 39997 } },
    ],
  ])('is refused with %j: %j', (change, refusal) => {
    expect(when(state, move(state, change)).refusal).toEqual(refusal);
  });

  it('is refused for a player who is out', () => {
    const less = after(state, { type: 'EliminatePlayer', playerId: sitting(state, 1, 1), at: START });
    expect(when(less, move(state)).refusal).toEqual({
      code: 'PLAYER_ELIMINATED',
      article: null,
      parameters: { playerId: 'gus', place: 7 },
    });
  });
});

describe('MovePlayer from a table whose hands nobody types in', () => {
  const state = started(seven);
  const played = after(state, { type: 'RecordHandPlayed', table: 1, at: START });

  it('wants his chips counted with the move', () => {
    expect(when(played, move(state)).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1, players: ['gus'] } });
    const moved = after(played, move(state, { stack: 22_500 }));
    expect(asRunning(moved).tables.map(({ chips }) => chips)).toEqual([17_500, 52_500]);
    expect(outcome(when(moved, count(moved, 1, { 2: 2500, 3: 5000, 4: 10_000 })))).toEqual(['ChipsCounted']);
  });

  it('or the whole table before', () => {
    const counted = after(played, count(played, 1, { 1: 22_500, 2: 2500, 3: 5000, 4: 10_000 }));
    expect(when(counted, move(state)).events?.[0]?.data).toMatchObject({ stack: 22_500 });
  });

  it('makes the other stacks unknown when his is not what was thought', () => {
    const moved = after(state, move(state, { stack: 9000 }));
    expect(asRunning(moved).tables.map(({ stacksFrom }) => stacksFrom)).toEqual(['unknown', 'start']);
  });

  it('needs no count of a player who is left alone', () => {
    const small = after(started(['ada', 'bo', 'cyd'], { seatsPerTable: 2 }), { type: 'RecordHandPlayed', table: 1, at: START });
    const decision = when(small, move(small, { table: 2, seat: 2, stack: 2500 }));
    expect(decision.events?.[1]).toEqual({
      type: 'ChipsCounted',
      data: { table: 1, stacks: [{ playerId: sitting(small, 1, 2), stack: 17_500 }] },
    });
  });

  it('refuses a count that a typed hand contradicts', () => {
    let typed: TournamentState = after(state, open(1));
    typed = after(typed, settle(typed, 1, { 1: 8000, 2: 12_000, 3: 10_000, 4: 10_000 }));
    expect(when(typed, move(typed, { stack: 9000 })).refusal).toEqual({
      code: 'CHIP_COUNT_MISMATCH',
      article: null,
      parameters: { table: 1, expected: 8000, counted: 9000 },
    });
    expect(outcome(when(typed, move(typed, { stack: 8000 })))).toEqual(['PlayerMoved']);
  });
});

describe('BreakTable', () => {
  const ten = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy'];
  const state = started(ten, { seatsPerTable: 4 });

  it('seats its players where the fewest sit, lowest numbers first, from the next big blind on, then closes it (RO 2.4)', () => {
    const fewer = after(state, { type: 'EliminatePlayer', playerId: sitting(state, 2, 2), at: START });
    const decision = when(fewer, { type: 'BreakTable', table: 3 });
    expect(outcome(decision)).toEqual(['PlayerMoved', 'PlayerMoved', 'PlayerMoved', 'TableBroken']);
    expect(decision.events?.slice(0, 3).map(({ data }) => data)).toMatchObject([
      { from: { table: 3, seat: 3 }, to: { table: 2, seat: 2 }, stack: 10_000, reason: 'tableBroken' },
      { from: { table: 3, seat: 1 }, to: { table: 1, seat: 4 } },
      { from: { table: 3, seat: 2 }, to: { table: 2, seat: 4 } },
    ]);
  });

  it('twice gives no events, and the table does not come back', () => {
    const fewer = after(state, { type: 'EliminatePlayer', playerId: sitting(state, 2, 2), at: START }, { type: 'BreakTable', table: 3 });
    expect(when(fewer, { type: 'BreakTable', table: 3 })).toEqual({ events: [] });
    expect(when(fewer, open(3)).refusal).toEqual({ code: 'TABLE_BROKEN', article: null, parameters: { table: 3 } });
    expect(when(fewer, move(fewer, { table: 3, seat: 1 })).refusal).toEqual({
      code: 'TABLE_BROKEN',
      article: null,
      parameters: { table: 3 },
    });
  });

  it('needs seats enough at the others', () => {
    expect(when(state, { type: 'BreakTable', table: 1 }).refusal).toEqual({
      code: 'NOT_ENOUGH_SEATS',
      article: null,
      parameters: { table: 1, players: 3, free: 2 },
    });
    const one = started(['ada', 'bo']);
    expect(when(one, { type: 'BreakTable', table: 1 }).refusal).toEqual({
      code: 'NOT_ENOUGH_SEATS',
      article: null,
      parameters: { table: 1, players: 2, free: 0 },
    });
  });

  it('waits for the hand in progress, and for a count where stacks are not known', () => {
    const five = started(['ada', 'bo', 'cyd', 'dan', 'eve'], { seatsPerTable: 4 });
    const ready = after(five, { type: 'EliminatePlayer', playerId: sitting(five, 1, 3), at: START });
    expect(when(ready, { type: 'BreakTable', table: 1 }).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
    expect(when(after(ready, open(2)), { type: 'BreakTable', table: 2 }).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 2, handId: 'friday.2.1' },
    });
    expect(outcome(when(ready, { type: 'BreakTable', table: 2 }))).toEqual(['PlayerMoved', 'PlayerMoved', 'TableBroken']);
  });

  it('knows its tables', () => {
    for (const table of [0, 4, -1, 1.5, Number.NaN, 1e18]) {
      expect(when(state, { type: 'BreakTable', table }).refusal).toEqual({
        code: 'UNKNOWN_TABLE',
        article: null,
        parameters: { table: String(table) },
      });
    }
  });
});
