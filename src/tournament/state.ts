/**
 * What a tournament is between two events: the least that its decisions need.
 * Every change copies what it touches and shares the rest.
 * Long: the one type of the state, with its parts.
 */
import type { EventOf } from '../../events/event-type.js';
import type { HandId, PlayerId } from '../../events/ids.js';
import type { tournamentEvents } from '../../events/tournament.js';
import type { Place } from '../../events/values.js';
import type { CashState } from './state/cash.js';
import type { ChipsState } from './state/chips.js';
import type { ChipRaceState } from './state/chip-race.js';
import type { ClockState } from './state/clock.js';
import type { DisciplineState } from './state/discipline.js';
import type { EntryList, EntryState } from './state/entry.js';
import type { PrizesState } from './state/prizes.js';
import type { HandForHandState } from './state/hand-for-hand.js';
import type { SeatingState } from './state/seating.js';

/** How the tournament was announced: rulebook, stacks, structure. */
export type Settings = EventOf<typeof tournamentEvents.TournamentCreated>['data'];
export type OpenedHand = EventOf<typeof tournamentEvents.HandOpened>['data'];
type ExpulsionOrder = EventOf<typeof tournamentEvents.ExpulsionOrdered>['data'];
export type Draw = EventOf<typeof tournamentEvents.SeatsDrawn>['data'];

/** A player at a table. `stack`: the chips when they were last known. */
export interface SeatedPlayer {
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly stack: number;
}

/** Button and blinds of a table's last hand; the seats may be empty by now. */
export interface Positions {
  readonly button: number;
  /** Who posted the small blind; null for nobody. */
  readonly smallBlindSeat: number | null;
  /** Where the small blind fell, posted or not. */
  readonly smallBlindPosition: number;
  readonly bigBlindSeat: number;
  /** Whose turn it was to deal. */
  readonly dealer: number;
  /** Newcomers who got no cards. */
  readonly waiting: readonly number[];
  /** Who sat at the table when the hand began, those who waited among them: who sits there now and is not among them is new. */
  readonly seats: readonly SeatedPlayer[];
  /** How many periods of the clock had begun. */
  readonly begun: number;
  /** Those of the hand before, without what went before it: a hand that is not dealt yet may still be opened otherwise. */
  readonly previous: Positions | null;
}

/** A settled hand of a table, with those before it: distinguishes a second settlement from a contradiction. */
export interface SettledHand {
  readonly handId: HandId;
  readonly digest: number;
  /** The hands that the tournament had settled by then, this one among them: shows which of two moments was the earlier. */
  readonly moment: number;
  /** How often it was corrected since. */
  readonly corrections: number;
  readonly earlier: SettledHand | null;
}

/**
 * What the stacks of a table are based on: the start, a typed hand, the floor's count, or nothing certain. They are uncertain once a hand was
 * played that nobody typed in, or once a player was reported out.
 */
export type StacksFrom = 'start' | 'hand' | 'count' | 'unknown';

/** What goes back when the last hand of a table is taken back. */
export interface BeforeHand {
  readonly positions: Positions | null;
  readonly stacksFrom: StacksFrom;
  /** What the hand served of penalties. */
  readonly missed: NonNullable<EventOf<typeof tournamentEvents.HandPlayed>['data']['missed']>;
}

/** A hand that was recorded as played, after the last one that was typed in. */
export interface PlayedHand {
  readonly hand: number;
  /** The director set its button. */
  readonly ordered: boolean;
  /** Who sat at the table. */
  readonly seats: readonly SeatedPlayer[];
  /** The penalties that were served in it, ascending. */
  readonly missed: readonly number[];
}

export interface Table {
  readonly table: number;
  /** By ascending seat. */
  readonly seats: readonly SeatedPlayer[];
  /** All chips on the table, conserved by every hand; where the stacks are unknown they need not add up to it. */
  readonly chips: number;
  readonly stacksFrom: StacksFrom;
  /** Hands that were opened or recorded, which is the number of the last one. */
  readonly hands: number;
  /** Where the first button stands; null until it is determined. */
  readonly firstButton: number | null;
  /** Those of the last hand, the one in progress if there is one; null before the first. */
  readonly positions: Positions | null;
  /** As the table was before its last hand; null before the first, and once that hand is settled or taken back. */
  readonly beforeHand: BeforeHand | null;
  /** The last ten at most, the latest last. */
  readonly played: readonly PlayedHand[];
  /** The hand that is not settled yet. */
  readonly openHand: OpenedHand | null;
  readonly settled: SettledHand | null;
  readonly broken: boolean;
}

export interface Elimination {
  readonly playerId: PlayerId;
  readonly place: number;
  readonly tied: number;
  /** Where the player sat. */
  readonly from: Place;
  /** The hand in which they lost their last chips, where it was typed in. */
  readonly handId: HandId | null;
  /** The hands that were settled by then, that one among them. */
  readonly moment: number;
  /** The chips that decide the place among those who went out together: the stack at the start of the hand, or as last known. */
  readonly stackBefore: number;
  /** Nobody knows those chips: they are as of the last count, and hands were played since. */
  readonly estimated: boolean;
  /** Which elimination of the tournament it is, from 1, in the order of record; kept by a player who is out again as before. */
  readonly order: number;
  /** Those who went out at one moment have the same number. */
  readonly batch: number;
  /** The hands that the player's table had begun by then. */
  readonly hands: number;
  /** The round in which the table's hand waited face down; null where the hand was in none, or hand-for-hand play is over since. */
  readonly heldIn: number | null;
  /** Their place is as the director ruled: what is found of their moment later does not change the order. */
  readonly ruled: boolean;
  /** Whether that moment was said to be the bubble. */
  readonly bubble: boolean;
  /** `deal`: they gave up by a deal that ended play. */
  readonly cause: 'chips' | 'withdrew' | 'deal' | 'disqualified';
  /** How they were out, and who was placed before them, where they were disqualified after the end; absent for anybody else. */
  readonly beforeDisqualification?: BeforeDisqualification | undefined;
  /** They have reported to the officials that they are out. */
  readonly declared: boolean;
  /** They get no points, because they reported it to nobody. */
  readonly declassed: boolean;
}

/** What a lifted disqualification brings back. */
export interface BeforeDisqualification {
  readonly out: Elimination;
  /** Who was placed better, and who shared the place. */
  readonly ahead: readonly PlayerId[];
  readonly sharing: readonly PlayerId[];
  /** They had won the tournament. */
  readonly hadWon: boolean;
}

/** A player who is disqualified, and leaves once the hand that they were dealt into is over. */
export interface Expulsion extends ExpulsionOrder {
  /** Hands that were settled by the order. */
  readonly moment: number;
  /** Who has gone out since, other than by an earlier order. */
  readonly since: readonly PlayerId[];
}

/** An elimination that was taken back: at an untracked table by the director, or because the player bought chips. */
export interface TakenBack {
  readonly out: Elimination;
  /** The eliminations with a worse place, and those with the same one, by their `order`. */
  readonly worse: readonly number[];
  readonly sharing: readonly number[];
  /** Where the player sits since, and how many hands that table had begun by then. */
  readonly table: number;
  readonly hands: number;
  /** The purchase that brought the player back, and which of its kind it was, from 1; null where it was the director, or it is cancelled. */
  readonly purchase: { readonly kind: 'rebuy' | 'reEntry'; readonly number: number } | null;
}

/** A player who is in, with chips, and has no seat: each one was taken when they were in again. */
export interface UnseatedPlayer {
  readonly playerId: PlayerId;
  readonly stack: number;
  /** Where they sat before they were held to be out. */
  readonly from: Place;
}

/** The hashes that were published for draws. */
export interface DrawCommitments {
  /** For the next draw; null where none was published, or its seed is revealed. */
  readonly inForce: EventOf<typeof tournamentEvents.DrawCommitted>['data'] | null;
  /** To which the next seed of the node leads: not used where the organiser has published their own; null where there is no node. */
  readonly node: string | null;
  /** How many draws were made. */
  readonly draws: number;
}

export const noCommitments: DrawCommitments = { inForce: null, node: null, draws: 0 };

/** A message of the director. */
export interface ShownMessage {
  readonly content: string;
  /** ms since 1970; null where it is shown until it is taken down. */
  readonly until: number | null;
}

/** Announced, before the start. */
export interface Announced {
  readonly phase: 'announced';
  readonly settings: Settings;
  /** Sorted by id. */
  readonly registered: readonly PlayerId[];
  /** Those who left the list and did not come back, sorted by id. */
  readonly withdrawn: readonly PlayerId[];
  readonly list: EntryList;
  readonly prizes: PrizesState;
  readonly cash: CashState;
  /** Registration is closed. */
  readonly closed: boolean;
  readonly commitments: DrawCommitments;
  /** The last draw, if the registered players have not changed since. */
  readonly draw: Draw | null;
  /** The order of breaking as it was announced; null where nobody announced one. */
  readonly breakOrder: readonly number[] | null;
  /** What the director shows on the screens; null for nothing. */
  readonly message: ShownMessage | null;
}

/** A bag with its two counts; null for one that was not made. */
export interface Bag {
  readonly bag: number;
  readonly playerId: PlayerId;
  readonly first: number | null;
  readonly second: number | null;
}

/** What a redraw has replaced. */
export interface Redrawn {
  readonly seed: string;
  readonly tables: readonly Table[];
  readonly seating: SeatingState;
}

interface Played {
  readonly settings: Settings;
  readonly message: ShownMessage | null;
  /** The seed of the draw of seats before the start. */
  readonly seed: string;
  /** Those for new seats between two days. */
  readonly commitments: DrawCommitments;
  /** Bags that were recorded since the last day began, by their numbers, ascending. */
  readonly bags: readonly Bag[];
  /** What the new seats of the next day have changed; null where none were drawn. */
  readonly redrawn: Redrawn | null;
  readonly clock: ClockState;
  readonly seating: SeatingState;
  readonly entry: EntryState;
  readonly chipRace: ChipRaceState;
  readonly chips: ChipsState;
  readonly discipline: DisciplineState;
  readonly prizes: PrizesState;
  readonly cash: CashState;
  /** Null while tables do not wait for each other. */
  readonly handForHand: HandForHandState | null;
  /** As it was when it ended last: who went out in its last round may be reported after it. Null where it was never played. */
  readonly playedHandForHand: HandForHandState | null;
  /** Table number `n` stands at index `n - 1`, broken ones included. */
  readonly tables: readonly Table[];
  readonly playersLeft: number;
  /** Players who are in and wait for a seat, in the order in which they came. */
  readonly unseated: readonly UnseatedPlayer[];
  /** In the order in which they went out, the worst place first. */
  readonly eliminations: readonly Elimination[];
  /** Of players who are excluded during a hand, and how many such orders there were. */
  readonly expulsions: { readonly ordered: number; readonly pending: readonly Expulsion[] };
  /** How many eliminations there were, those that were taken back among them. */
  readonly departures: number;
  /** Of players who are in again and have not gone out since. */
  readonly takenBack: readonly TakenBack[];
  /** Hands that were settled, at all tables. */
  readonly moments: number;
  /** Players of a satellite who share the last places that qualify, until the director has ruled; null for none. */
  readonly tiedForSeats: { readonly seats: number; readonly players: readonly PlayerId[] } | null;
}

export interface Running extends Played {
  readonly phase: 'running';
  /** The tournament as it is once the start is taken back; null once that is too late. */
  readonly beforeStart: Announced | null;
}

export interface Finished extends Played {
  readonly phase: 'finished';
  /** Null where players have qualified instead. */
  readonly winner: PlayerId | null;
  /** Who has qualified by a satellite; null for one that somebody has won. */
  readonly qualified: readonly PlayerId[] | null;
}

export type InPlay = Running | Finished;

export type TournamentState = { readonly phase: 'unknown' } | Announced | InPlay;

export const initialTournamentState: TournamentState = { phase: 'unknown' };

/** Where a player sits. Costs a look at every seat: for the commands that name a player only. */
export function seatOf(tables: readonly Table[], playerId: PlayerId): { readonly table: Table; readonly seated: SeatedPlayer } | undefined {
  for (const table of tables) {
    for (const seated of table.seats) if (seated.playerId === playerId) return { table, seated };
  }
  return undefined;
}

/** A player who is in and waits for a seat; undefined for anybody else. */
export function unseatedOf({ unseated }: Pick<InPlay, 'unseated'>, playerId: PlayerId): UnseatedPlayer | undefined {
  return unseated.find((player) => player.playerId === playerId);
}

/** The order by which a player is disqualified during a hand; undefined for anybody else. */
export function expulsionOf({ expulsions }: Pick<InPlay, 'expulsions'>, playerId: PlayerId): Expulsion | undefined {
  return expulsions.pending.find((each) => each.playerId === playerId);
}

/** Whether a player is in, with a seat or without. */
export function isIn(state: Pick<InPlay, 'tables' | 'unseated'>, playerId: PlayerId): boolean {
  return seatOf(state.tables, playerId) !== undefined || unseatedOf(state, playerId) !== undefined;
}

/** All chips in play: those on the tables, and those of players who wait for a seat. */
export function countChipsInPlay({ tables, unseated }: Pick<InPlay, 'tables' | 'unseated'>): number {
  return tables.reduce((sum, { chips }) => sum + chips, 0) + unseated.reduce((sum, { stack }) => sum + stack, 0);
}

/** How a player went out; undefined for one who is in, or never was. */
export function outOf({ eliminations }: Pick<InPlay, 'eliminations'>, playerId: PlayerId): Elimination | undefined {
  return eliminations.find((out) => out.playerId === playerId);
}
