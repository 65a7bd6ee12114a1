/** The final table: how many sit there (RC 11; RO 2.6), every seat drawn again (RO 2.1; MO 7.2; TF §8 b2), the button as at the start. */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  draw,
  asRunning,
  count,
  friday,
  minutes,
  open,
  outcome,
  player,
  register,
  seed,
  sitting,
  stacksAt,
  START,
  started,
  type Create,
  when,
} from '../../../test/tournament-scenario.js';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { initialTournamentState, type Running, type TournamentState } from '../state.js';
import type { Placement } from '../../../commands/tournament/seating.js';
import { findFinalTableSize } from './final-table.js';
import { makeCurrentPlan } from './proposal.js';
import { deriveSeed } from '../lots/derived-seed.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);

describe('its size', () => {
  it.each<[string, number, number]>([
    ['ropta', 6, 7],
    ['ropta', 7, 8],
    ['ropta', 8, 9],
    ['ropta', 9, 9],
    ['ropta', 10, 9],
    ['mons', 8, 9],
    ['tdaFr', 10, 9],
    ['toufflers', 6, 7],
    ['redcactus', 8, 9],
    ['redcactus', 10, 9],
    ['redcactus', 6, 9],
  ])('of %s at tables of %i is %i (RC 11; RO 2.6)', (id, seatsPerTable, size) => {
    expect(findFinalTableSize(newestRulebook(id)!.floor, seatsPerTable)).toBe(size);
  });
});

/** Two tables of eight seats with five and four players, the stacks known. */
function nine(id = 'ropta', more: Partial<Create> = {}): Running {
  const drawn = started(names(9), { seatsPerTable: 5, rulebook: firstEdition(id), ...more });
  return { ...drawn, settings: { ...drawn.settings, seatsPerTable: 8 } };
}

const state = nine();
const redraw = { type: 'RedrawFinalTable' } as const;

it('is due with as many players left as it takes, and not with one more', () => {
  expect(makeCurrentPlan(state)).toMatchObject({ due: 'finalTable', table: 1, size: 9, players: 9 });
  const ten = started(names(10), { seatsPerTable: 5 });
  expect(makeCurrentPlan({ ...ten, settings: { ...ten.settings, seatsPerTable: 8 } }).due).toBe('nothing');
});

it('is not due in a tournament that plays at one table', () => {
  expect(makeCurrentPlan(started(['ada', 'bo', 'cyd'])).due).toBe('nothing');
});

it('is not due while a registered player may still come, for whom there must be a seat', () => {
  const players = names(12).map(player);
  const waiting = asRunning(
    after(
      initialTournamentState,
      { ...friday, seatsPerTable: 8, rulebook: firstEdition('redcactus'), startingStack: 10_000 },
      ...register(...players),
      ...draw(seed('1')),
      { type: 'StartTournament', at: START, notThere: players.slice(0, 3) },
    ),
  );
  expect(makeCurrentPlan(waiting)).toMatchObject({ due: 'nothing', players: 9 });
  const closed = after(waiting, { type: 'CloseLateEntry', at: START + minutes(5), ruling: 'they will not come' });
  expect(makeCurrentPlan(asRunning(closed)).due).toBe('finalTable');
  const later = after(waiting, open(1, START + minutes(61)));
  expect(makeCurrentPlan(asRunning(later)).due).toBe('finalTable');
});

describe('RedrawFinalTable', () => {
  it('seats everybody anew from a seed, at the table with the lowest number, and closes the others (RO 2.1)', () => {
    const decision = when(state, redraw);
    expect(outcome(decision)).toEqual(['FinalTableFormed', 'TableBroken']);
    expect(decision.events?.[0]?.data).toMatchObject({
      table: 1,
      size: 9,
      seatsBy: 'seed',
      draw: { algorithm: 'sha256-fisher-yates-1', seed: deriveSeed(asRunning(state), 'final') },
      articles: [{ article: 'RO 2.6' }, { article: 'RO 2.1' }],
    });
    const formed = asRunning(after(state, redraw));
    expect(Object.keys(stacksAt(formed, 1)).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(formed.tables[0]).toMatchObject({ chips: 90_000, positions: null, stacksFrom: 'start', broken: false });
    expect(formed.tables[1]).toMatchObject({ seats: [], chips: 0, broken: true });
  });

  it('twice gives no events', () => {
    expect(when(after(state, redraw), redraw)).toEqual({ events: [] });
  });

  it('twice, with tickets that give other seats than the players have, is refused, and those of old give no events', () => {
    const formed = asRunning(after(state, redraw));
    const sits = formed.tables[0]!.seats.map(({ playerId, seat }) => ({ playerId, table: 1, seat }));
    expect(when(formed, { ...redraw, seats: sits })).toEqual({ events: [] });
    const [one, two, ...others] = sits;
    const swapped = [{ ...one!, seat: two!.seat }, { ...two!, seat: one!.seat }, ...others];
    expect(when(formed, { ...redraw, seats: swapped }).refusal).toEqual({
      code: 'SEATED_ALREADY',
      article: null,
      parameters: { playerId: one!.playerId, table: 1, seat: one!.seat },
    });
  });

  it('has its button found as at the start: at seat 1 (MO 2.2, 7.2), or drawn again', () => {
    const mons = after(nine('mons', { startingStack: 15_000 }), redraw);
    expect(when(mons, open(1)).events?.find(({ type }) => type === 'FirstButtonDetermined')?.data).toMatchObject({
      seat: 1,
      method: 'seat1',
    });
    const ropta = when(after(state, redraw), open(1));
    expect(ropta.events?.find(({ type }) => type === 'FirstButtonDetermined')?.data).toMatchObject({ method: 'seed' });
  });

  it('has a seat more than the tables of the event, which a player can be moved to', () => {
    const formed = after(state, redraw);
    expect(when(formed, { type: 'MovePlayer', playerId: sitting(formed, 1, 1), table: 1, seat: 9, reason: 'x' }).refusal).toEqual({
      code: 'SEAT_TAKEN',
      article: null,
      parameters: { table: 1, seat: 9, playerId: 'p03' },
    });
    expect(when(formed, { type: 'MovePlayer', playerId: sitting(formed, 1, 1), table: 1, seat: 10, reason: 'x' }).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seat', value: '10', minimum: 1, maximum: 9 },
    });
  });

  it('has the ante of a table of nine, though the others had eight seats (RC preamble, big blind ante)', () => {
    const structure: Create['structure'] = [{ kind: 'level', smallBlind: 50, bigBlind: 100, ante: 100, seconds: 600 }];
    const drawn = started(names(5), { seatsPerTable: 5, rulebook: firstEdition('redcactus'), kind: 'regional', structure });
    const five = { ...drawn, settings: { ...drawn.settings, seatsPerTable: 8 } };
    const anteIn = (of: TournamentState): unknown => {
      const opened = when(of, open(1)).events?.find(({ type }) => type === 'HandOpened');
      return opened?.type === 'HandOpened' ? opened.data.stakes.ante : null;
    };
    expect(anteIn(five)).toBe(100);
    expect(anteIn(after(five, redraw))).toBe(50);
  });

  it('may be drawn by tickets', () => {
    const players = state.tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
    const seats = players.map((playerId, index): Placement => ({ playerId, table: 2, seat: 9 - index }));
    const decision = when(state, { type: 'RedrawFinalTable', table: 2, seats });
    expect(decision.events?.[0]?.data).toMatchObject({ table: 2, seatsBy: 'tickets' });
    expect(sitting(after(state, { type: 'RedrawFinalTable', table: 2, seats }), 2, 9)).toBe(players[0]);
    expect(when(state, { type: 'RedrawFinalTable', table: 2, seats: seats.slice(1) }).refusal).toEqual({
      code: 'PLACEMENTS_MISMATCH',
      article: null,
      parameters: { players: ['p07'] },
    });
    expect(when(state, { type: 'RedrawFinalTable', table: 1, seats }).refusal).toEqual({
      code: 'UNKNOWN_TABLE',
      article: null,
      parameters: { table: '2' },
    });
  });

  it('waits for every hand, and for every count', () => {
    expect(when(after(state, open(2)), redraw).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 2, handId: 'friday.2.1' },
    });
    const played = after(state, { type: 'RecordHandPlayed', table: 2, at: START });
    expect(when(played, redraw).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 2 } });
    expect(outcome(when(after(played, count(played, 2, stacksAt(played, 2))), redraw))).toEqual(['FinalTableFormed', 'TableBroken']);
  });

  it('is refused while more are left than it takes (RO 2.6)', () => {
    const ten = started(names(10), { seatsPerTable: 5 });
    expect(when(ten, redraw).refusal).toEqual({ code: 'FINAL_TABLE_TOO_LARGE', article: 'RO 2.6', parameters: { players: 10, size: 6 } });
  });

  it.each([[{ table: 3 }, { code: 'UNKNOWN_TABLE', article: null, parameters: { table: '3' } }]])(
    'is refused with %j: %s',
    (change, refusal) => {
      expect(when(state as TournamentState, { ...redraw, ...change }).refusal).toEqual(refusal);
    },
  );
});
