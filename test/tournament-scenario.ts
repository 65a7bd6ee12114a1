/**
 * Words for the tournament's specs: a state as commands make it, and what a decision says.
 */
import type { ByType } from '../events/event-type.js';
import { firstEdition } from '../events/editions.js';
import { validateEvent } from '../events/catalogue.js';
import type { HandId, PlayerId, TournamentId } from '../events/ids.js';
import type { TournamentEvent } from '../events/tournament.js';
import type { TournamentCommand } from '../commands/tournament.js';
import { rulebookFor } from '../src/rulebooks/adopted-book.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import { hashSeed } from '../src/tournament/lots/seat-draw.js';
import type { TournamentDecision } from '../src/tournament/refusals.js';
import { checkTournamentAgain } from './decided-again.js';
import { initialTournamentState, type Running, type TournamentState } from '../src/tournament/state.js';

export type CommandOf<Type extends TournamentCommand['type']> = ByType<TournamentCommand>[Type];
export type Create = CommandOf<'CreateTournament'>;

export const minutes = (count: number): number => count * 60_000;
export const tournamentId = 'friday' as TournamentId;
export const player = (name: string): PlayerId => name as PlayerId;
export const hand = (table: number, number: number): HandId => `friday.${table}.${number}` as HandId;
export const seed = (digit: string): string => digit.repeat(64);
/** The instant at which the scenarios start play. */
export const START = 1_000_000_000;

export const friday: Create = {
  type: 'CreateTournament',
  name: 'Friday night',
  club: 'Redwood',
  rulebook: firstEdition('ropta'),
  startingStack: 10_000,
  seatsPerTable: 4,
  anteFormat: 'bigBlind',
  antePriority: 'blindFirst',
  chipUnit: 25,
  structure: [
    { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 },
    { kind: 'level', smallBlind: 50, bigBlind: 100, ante: 100, seconds: 600 },
    { kind: 'break', seconds: 300 },
    { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 200, seconds: 600 },
  ],
};

/** Settings under a book, with the starting stack that it has; with the given one where it leaves that to the organiser. */
export function under(id: string, settings: Partial<Create> = {}, stack = friday.startingStack): Partial<Create> {
  const rulebook = firstEdition(id);
  return { rulebook, startingStack: rulebookFor(rulebook)!.floor.stack.initial.value || stack, ...settings };
}

/** Freezes a value to its depth, so that a decision or a fold that would change it throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export function fold(state: TournamentState, events: readonly TournamentEvent[]): TournamentState {
  return events.reduce((folded, event) => {
    validateEvent(event);
    return frozen(tournamentDecider.evolve(folded, frozen(event)));
  }, frozen(state));
}

/** What the tournament answers. */
export function when(state: TournamentState, command: TournamentCommand): TournamentDecision {
  const decision = tournamentDecider.decide(frozen(command), state);
  if (decision.refusal === undefined) checkTournamentAgain(command, state, decision.events);
  return decision;
}

/** The state after commands that are all accepted. */
export function after(state: TournamentState, ...commands: readonly TournamentCommand[]): TournamentState {
  return commands.reduce((current, command) => {
    const decision = when(current, command);
    if (decision.refusal) throw new Error(`${command.type} is refused: ${JSON.stringify(decision.refusal)}`);
    return fold(current, decision.events);
  }, state);
}

/** The code of a refusal; the names of the events otherwise. */
export function outcome(decision: TournamentDecision): string | string[] {
  return decision.refusal ? decision.refusal.code : decision.events.map(({ type }) => type);
}

export const register = (...names: readonly string[]): TournamentCommand[] =>
  names.map((name) => ({ type: 'RegisterPlayer', playerId: player(name), adult: true, showsDocument: true }));

/** Seats drawn from a seed that was settled beforehand. */
export const draw = (from: string): TournamentCommand[] => [
  { type: 'CommitDraw', hash: hashSeed(from) },
  { type: 'DrawSeats', seed: from },
];

/** A tournament in its first level, its players drawn to tables of four seats from the seed of ones. */
export function started(names: readonly string[], settings: Partial<Create> = {}): Running {
  const state = after(initialTournamentState, { ...friday, ...settings }, ...register(...names), ...draw(seed('1')), {
    type: 'StartTournament',
    at: START,
  });
  return asRunning(state);
}

export function asRunning(state: TournamentState): Running {
  if (state.phase !== 'running') throw new Error(`the tournament is ${state.phase}`);
  return state;
}

export const open = (table: number, at = START, absent: readonly number[] = []): CommandOf<'OpenHand'> => ({
  type: 'OpenHand',
  tournamentId,
  table,
  absent,
  at,
});

/** Settles the open hand of a table with stacks by seat. */
export function settle(
  state: TournamentState,
  table: number,
  stacks: Readonly<Record<number, number>>,
  at = START,
): CommandOf<'SettleHand'> {
  const opened = asRunning(state).tables[table - 1]!.openHand!;
  return {
    type: 'SettleHand',
    handId: opened.handId,
    stacks: opened.seats.map(({ seat, playerId }) => ({ playerId, stack: stacks[seat] ?? 0 })),
    at,
  };
}

/** Counts a table, with stacks by seat. */
export function count(
  state: TournamentState,
  table: number,
  stacks: Readonly<Record<number, number>>,
  at = START,
): CommandOf<'RecordChipCounts'> {
  const { seats } = asRunning(state).tables[table - 1]!;
  return { type: 'RecordChipCounts', table, stacks: seats.map(({ seat, playerId }) => ({ playerId, stack: stacks[seat] ?? 0 })), at };
}

/** Who sits at a table with how much, by seat. */
export function stacksAt(state: TournamentState, table: number): Record<number, number> {
  return Object.fromEntries(asRunning(state).tables[table - 1]!.seats.map(({ seat, stack }) => [seat, stack]));
}

/** The player at a seat. */
export function sitting(state: TournamentState, table: number, seat: number): PlayerId {
  return asRunning(state).tables[table - 1]!.seats.find((seated) => seated.seat === seat)!.playerId;
}
