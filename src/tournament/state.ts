/**
 * What a tournament is between two events: the least that its decisions need.
 * Every change copies what it touches and shares the rest. Pure. May import: `events/`.
 */
import type { EventOf } from '../../events/event-type.js';
import type { HandId, PlayerId } from '../../events/ids.js';
import type { tournamentEvents } from '../../events/tournament.js';
import type { Place } from '../../events/values.js';
import type { ClockState } from './clock.js';

/** How the tournament was announced: rulebook, stacks, structure. */
export type Settings = EventOf<typeof tournamentEvents.TournamentCreated>['data'];
export type OpenedHand = EventOf<typeof tournamentEvents.HandOpened>['data'];
export type Draw = EventOf<typeof tournamentEvents.SeatsDrawn>['data'];

/** A player at a table. `stack`: his chips when they were last known. */
export interface SeatedPlayer {
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly stack: number;
}

/** Button and blinds of a table's last hand; the seats may be empty by now. */
export interface Positions {
  readonly button: number;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number;
}

/** A settled hand of a table, with those before it: tells a second settlement from a contradiction. */
export interface SettledHand {
  readonly handId: HandId;
  readonly digest: number;
  /** The hands that the tournament had settled by then, this one among them: tells which of two moments was the earlier. */
  readonly moment: number;
  /** How often it was corrected since. */
  readonly corrections: number;
  readonly earlier: SettledHand | null;
}

/**
 * What the stacks of a table stand on: the start, a typed hand, the floor's count, or nothing certain, because a hand that nobody
 * typed in was played since, or cost a player his last chips.
 */
export type StacksFrom = 'start' | 'hand' | 'count' | 'unknown';

export interface Table {
  readonly table: number;
  /** By ascending seat. */
  readonly seats: readonly SeatedPlayer[];
  /** All chips on the table, conserved by every hand; where the stacks are unknown they need not add up to it. */
  readonly chips: number;
  readonly stacksFrom: StacksFrom;
  /** Hands that were opened or recorded, which is the number of the last one. */
  readonly hands: number;
  /** Those of the last hand; null before the first. */
  readonly positions: Positions | null;
  /** The hand that is not settled yet. */
  readonly openHand: OpenedHand | null;
  readonly settled: SettledHand | null;
  readonly broken: boolean;
}

export interface Elimination {
  readonly playerId: PlayerId;
  readonly place: number;
  readonly tied: number;
  /** Where he sat. */
  readonly from: Place;
  /** The hand that cost him his last chips, where it was typed in. */
  readonly handId: HandId | null;
  /** The hands that were settled by then, that one among them. */
  readonly moment: number;
}

/** Announced and taking registrations. */
export interface Announced {
  readonly phase: 'announced';
  readonly settings: Settings;
  /** Sorted by id. */
  readonly registered: readonly PlayerId[];
  /** Those who left the list and did not come back, sorted by id. */
  readonly withdrawn: readonly PlayerId[];
  /** The last draw, if the registered players have not changed since. */
  readonly draw: Draw | null;
}

interface Played {
  readonly settings: Settings;
  readonly clock: ClockState;
  /** Table number `n` stands at index `n - 1`, broken ones included. */
  readonly tables: readonly Table[];
  readonly playersLeft: number;
  /** In the order in which they went out, the worst place first. */
  readonly eliminations: readonly Elimination[];
  /** Hands that were settled, at all tables. */
  readonly moments: number;
}

export interface Running extends Played {
  readonly phase: 'running';
}

export interface Finished extends Played {
  readonly phase: 'finished';
  readonly winner: PlayerId;
}

export type TournamentState = { readonly phase: 'unknown' } | Announced | Running | Finished;

export const initialState: TournamentState = { phase: 'unknown' };

/** Where a player sits. Costs a look at every seat: for the commands that name a player only. */
export function seatOf(tables: readonly Table[], playerId: PlayerId): { readonly table: Table; readonly seated: SeatedPlayer } | undefined {
  for (const table of tables) {
    for (const seated of table.seats) if (seated.playerId === playerId) return { table, seated };
  }
  return undefined;
}
