/**
 * What a hand is at any moment. Seats are indices here (0 to players - 1, clockwise) and sets of seats are bit masks, so that
 * a hand folds fast.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventOf } from '../../events/event-type.js';
import type { handEvents } from '../../events/hand.js';
import type { Card, HoleCards, Pot, Street } from '../../events/values.js';
import type { FloorState } from './acts/state.js';
import type { IncidentState } from './incidents/state.js';
import type { ReportState } from './reports/state.js';
import { plainRules, type StreetRules } from './betting/street-rules.js';

export type HandStart = EventOf<typeof handEvents.HandStarted>['data'];
export type PotAward = EventOf<typeof handEvents.PotAwarded>['data'];

/**
 * `posting`: antes and blinds are being taken. `betting`: a seat is to act, or its round is about to be gathered.
 * `awaitingBoard`: the next street is to be dealt. `settling`: the last round is gathered, the showdown or the last hand
 * follows at once. `showdown`: hands are tabled or mucked. `dealing`: the table reports the initial deal, and nobody acts before it is
 * complete. `awaitingRedeal`: the deal is cancelled, and the hand is dealt again.
 */
export type HandPhase =
  'notStarted' | 'posting' | 'betting' | 'awaitingBoard' | 'settling' | 'showdown' | 'completed' | 'dealing' | 'awaitingRedeal';

export interface HandState {
  readonly phase: HandPhase;
  readonly start: HandStart | null;
  readonly street: Street;
  /** The streets dealt so far, flop first; null for one whose cards were not entered. */
  readonly board: readonly (readonly Card[] | null)[];
  /** Chips behind, by index. */
  readonly stacks: readonly number[];
  /** Chips in front of the seat on this street, by index. */
  readonly bets: readonly number[];
  /** Chips of the seat in the middle: earlier streets and its classic ante, by index. What it put in altogether is this and its bet. */
  readonly gathered: readonly number[];
  /** The ante that one player paid for the table: in the main pot, in nobody's share of a side pot. */
  readonly deadAnte: number;
  /** Bit i: seat index i can still win. */
  readonly live: number;
  readonly allIn: number;
  readonly tabled: number;
  readonly mucked: number;
  /** By index: what the state's recorder knows, tabled or not. */
  readonly holeCards: readonly (HoleCards | null)[];
  /** The index that is to act; -1 for nobody. */
  readonly turn: number;
  /** The level to match; before the flop at least the big blind, however short it was posted. */
  readonly currentBet: number;
  /** The smallest raise over it, in chips. */
  readonly increment: number;
  /** How many full raises the street has seen; the first bet, or the big blind before the flop, is none. */
  readonly raises: number;
  /** By index: the least that the seat must face to raise again, set by its last action on this street; 0 when it has not acted. */
  readonly incrementWhenActed: readonly number[];
  /** The index that bet or raised last on the last street that had betting; -1 for none. */
  readonly aggressor: number;
  /** Bit i: seat index i owes no more on this street though its bet is short of the current one, by a ruling of the director. */
  readonly settledShort: number;
  /** Antes and blinds still to be taken. */
  readonly postsDue: number;
  /** Index of the first seat left of the button. */
  readonly leftOfButton: number;
  /** By seat number: the index; -1 for a seat that is not in the hand. */
  readonly indexOfSeat: readonly number[];
  /** As last gathered, main pot first. */
  readonly pots: readonly Pot[];
  /** By pot; null while it stands in the middle. */
  readonly awards: readonly (PotAward | null)[];
  /** Seat numbers in the order in which they show; null before the showdown. */
  readonly showdownOrder: readonly number[] | null;
  /** What the hand's rulebook makes of raises. */
  readonly rules: StreetRules;
  /** What gestures and rulings left open; null in a hand of plain actions. */
  readonly floor: FloorState | null;
  /** What the table reported and is still open; null where nothing was. */
  readonly reports: ReportState | null;
  /** What went wrong with the deal, the cards or the pots, and what was done about it; null in a hand without incidents. */
  readonly incidents: IncidentState | null;
  /** Folds, checks and acts with chips on this street, counted in one number: see `substantial-action`. */
  readonly acts: number;
  /** The hand just before the last bet or raise of the street, should it have been misread; null where there was none. */
  readonly wageredFrom: HandState | null;
}

export const initialState: HandState = {
  phase: 'notStarted',
  start: null,
  street: 'preflop',
  board: [],
  stacks: [],
  bets: [],
  gathered: [],
  deadAnte: 0,
  live: 0,
  allIn: 0,
  tabled: 0,
  mucked: 0,
  holeCards: [],
  turn: -1,
  currentBet: 0,
  increment: 0,
  raises: 0,
  incrementWhenActed: [],
  aggressor: -1,
  settledShort: 0,
  postsDue: 0,
  leftOfButton: 0,
  indexOfSeat: [],
  pots: [],
  awards: [],
  showdownOrder: null,
  rules: plainRules,
  floor: null,
  reports: null,
  incidents: null,
  acts: 0,
  wageredFrom: null,
};

/** The index of a seat number; -1 when it is not in the hand, or no seat number at all. */
export function indexOf(state: HandState, seat: number): number {
  return state.indexOfSeat[seat] ?? -1;
}

/** How many seats can still win. */
export function liveCount(state: Pick<HandState, 'live'>): number {
  let count = 0;
  for (let mask = state.live; mask !== 0; mask &= mask - 1) count++;
  return count;
}

/** How many live seats have chips left to bet with. */
export function ableCount(state: HandState): number {
  let count = 0;
  for (let i = 0; i < state.stacks.length; i++) if (((state.live >> i) & 1) === 1 && state.stacks[i]! > 0) count++;
  return count;
}

/** Whether the last street is dealt. */
export function boardIsComplete(state: HandState): boolean {
  return state.board.length === 3;
}
