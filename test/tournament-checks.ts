/**
 * What holds of every tournament after every event, checked while commands are given to it.
 */
import { validateEvent } from '../events/catalogue.js';
import type { TournamentEvent } from '../events/tournament.js';
import type { TournamentCommand } from '../src/tournament/commands.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import type { Finished, Running, Table, TournamentState } from '../src/tournament/state.js';
import { friday, frozen } from './tournament-scenario.js';

const { decide, evolve } = tournamentDecider;

/** Commands that ask for a state rather than for something more to happen: given again they give no events. */
const idempotent = new Set<TournamentCommand['type']>([
  'CreateTournament',
  'RegisterPlayer',
  'WithdrawRegistration',
  'CommitDraw',
  'CloseRegistration',
  'ReopenRegistration',
  'DrawSeats',
  'StartTournament',
  'AdvanceClock',
  'StartPeriod',
  'PauseClock',
  'ResumeClock',
  'SettleHand',
  'CorrectSettlement',
  'RecordChipCounts',
  'EliminatePlayer',
  'MovePlayer',
  'BreakTable',
  'AnnounceLateness',
  'RecordSpecialNeeds',
  'AssignSeat',
  'AdmitLatePlayer',
  'CloseLateEntry',
  'ReEnter',
  'MarkAway',
  'MarkBack',
  'CorrectWrongSeat',
  'EndDay',
  'StartDay',
  'EliminatePlayers',
  'RecordAbandonment',
  'RemoveAbsentPlayer',
  'DisqualifyPlayer',
  'DeclareElimination',
  'RecordUndeclaredElimination',
  'RuleOnQualification',
]);

export const inPlay = (state: TournamentState): Running | Finished | undefined =>
  state.phase === 'running' || state.phase === 'finished' ? state : undefined;

function checkInvariants(state: TournamentState, event: TournamentEvent): void {
  const played = inPlay(state);
  if (played === undefined) return;
  const seats = played.tables.flatMap((table) => table.seats.map((seated) => ({ ...seated, table })));
  expect(played.tables.reduce((sum, { chips }) => sum + chips, 0)).toBe(played.entry.issued - played.entry.removed);
  expect(new Set(seats.map(({ playerId }) => playerId)).size).toBe(seats.length);
  expect(new Set(seats.map(({ table, seat }) => `${table.table}/${seat}`)).size).toBe(seats.length);
  expect(seats.length).toBe(played.playersLeft);
  for (const { playerId } of played.eliminations) expect(seats.some((seated) => seated.playerId === playerId)).toBe(false);
  for (const table of played.tables) checkTable(table);
  if (event.type === 'HandOpened' || event.type === 'HandPlayed') checkPositions(event, played.tables[event.data.table - 1]!);
  if (event.type === 'TournamentFinished') checkPlaces(played, event.data);
}

function checkTable({ seats, chips, stacksFrom, broken, openHand }: Table): void {
  if (stacksFrom !== 'unknown') expect(seats.reduce((sum, { stack }) => sum + stack, 0)).toBe(chips);
  expect(chips).toBeGreaterThanOrEqual(seats.length === 0 ? 0 : 1);
  expect(seats.map(({ seat }) => seat)).toEqual(seats.map(({ seat }) => seat).sort((a, b) => a - b));
  for (const { seat } of seats) expect(seat >= 1 && seat <= friday.seatsPerTable).toBe(true);
  if (broken) expect({ seats, chips, openHand }).toEqual({ seats: [], chips: 0, openHand: null });
}

/** Blinds are posted by two players of the table; the button may stand before an empty seat. */
function checkPositions({ data }: Extract<TournamentEvent, { type: 'HandOpened' | 'HandPlayed' }>, { seats }: Table): void {
  const occupied = seats.map(({ seat }) => seat);
  expect(occupied).toContain(data.bigBlindSeat);
  expect(occupied).toContain(data.dealer);
  expect(data.smallBlindSeat).not.toBe(data.bigBlindSeat);
  if (data.smallBlindSeat !== null) expect(occupied).toContain(data.smallBlindSeat);
  expect(data.smallBlindSeat === data.button).toBe(seats.length - data.waiting.length === 2);
}

/** Everybody who is out has a place after those who are left, each place as often as players share it. */
function checkOut(state: TournamentState): void {
  const played = inPlay(state);
  if (played === undefined) return;
  const groups = [...Map.groupBy(played.eliminations, ({ place }) => place)].sort(([a], [b]) => a - b);
  let next = played.playersLeft + 1;
  for (const [place, group] of groups) {
    expect({ place, tied: group.map(({ tied }) => tied) }).toEqual({ place: next, tied: group.map(() => group.length) });
    next += group.length;
  }
}

/** Every place from the second to the last is given, a tied group standing for as many places as it has players. */
function checkPlaces({ eliminations, tables }: Running | Finished, end: { readonly winner: string; readonly stack: number }): void {
  const covered = [...Map.groupBy(eliminations, ({ place }) => place)].flatMap(([place, group]) => {
    for (const { tied } of group) expect(tied).toBe(group.length);
    return group.map((_, index) => place + index);
  });
  expect(covered.sort((a, b) => a - b)).toEqual(eliminations.map((_, index) => index + 2));
  expect(tables.flatMap(({ seats }) => seats)).toMatchObject([{ playerId: end.winner, stack: end.stack }]);
}

/** Gives a command: it never throws, what it answers is sound, and the second time it changes nothing more. */
export function give(state: TournamentState, command: TournamentCommand): TournamentState {
  const decision = decide(frozen(command), state);
  expect(decide(command, state)).toEqual(decision);
  if (decision.refusal) {
    expect(decision.refusal.code).toMatch(/^[A-Z_]+$/);
    for (const value of Object.values(decision.refusal.parameters)) expect(value).not.toBe(Number.NaN);
    return state;
  }
  let current = state;
  for (const event of decision.events) {
    validateEvent(event);
    current = frozen(evolve(current, frozen(event)));
    checkInvariants(current, event);
  }
  checkOut(current);
  if (idempotent.has(command.type)) {
    const again = decide(command, current);
    if (again.refusal) expect(['TOURNAMENT_FINISHED', 'SATELLITE_FINISHED']).toContain(again.refusal.code);
    else expect(again.events).toEqual([]);
  }
  return current;
}
