/**
 * What a hand is at any moment. Seats are indices here (0 to players - 1, clockwise) and sets of seats are bit masks, so that
 * a hand folds fast.
 */
import type { EventOf } from '../../events/event-type.js';
import type { handEvents } from '../../events/hand.js';
import type { Card, HoleCards, Pot } from '../../events/values.js';
import type { ActState } from './state/acts.js';
import type { BettingRound } from './state/round.js';
import { plainRules, type StreetRules } from './state/street-rules.js';
import { emptyRecord, type HandRecord } from './state/record.js';
import type { IncidentState } from './state/incidents.js';
import type { ReportState } from './state/reports.js';

export type PotAward = EventOf<typeof handEvents.PotAwarded>['data'];

/**
 * `posting`: antes and blinds are being taken. `betting`: a seat is to act, or its round is about to be gathered.
 * `awaitingBoard`: the next street is to be dealt. `settling`: the last round is gathered, the showdown or the last hand
 * follows at once. `showdown`: hands are tabled or mucked. `dealing`: the table reports the initial deal, and nobody acts before it is
 * complete. `awaitingRedeal`: the deal is cancelled, and the hand is dealt again.
 */
export type HandPhase =
  | 'notStarted'
  | 'posting'
  | 'betting'
  | 'awaitingBoard'
  | 'settling'
  | 'showdown'
  | 'completed'
  | 'dealing'
  | 'awaitingRedeal';

/** Bit masks and arrays as in the round of betting: by seat index. */
export interface HandState extends BettingRound {
  readonly phase: HandPhase;
  /** The streets dealt so far, flop first; null for one whose cards were not entered. */
  readonly board: readonly (readonly Card[] | null)[];
  /** Chips of the seat in the middle: earlier streets and its classic ante. What it put in altogether is this and its bet. */
  readonly gathered: readonly number[];
  /**
   * By seat: what it is behind the others by calls that were too small and that nobody corrected, though it has chips; null in a hand without.
   * Its pots are complete without them (RO 9.17).
   */
  readonly shortfall: readonly number[] | null;
  /** The ante that one player paid for the table: in the main pot, in nobody's share of a side pot. */
  readonly deadAnte: number;
  readonly tabled: number;
  readonly mucked: number;
  /** What the state's recorder knows, tabled or not. */
  readonly holeCards: readonly (HoleCards | null)[];
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
  /** The rules of the hand's book for raises. */
  readonly rules: StreetRules;
  /** What gestures and rulings left open; null in a hand of plain actions. */
  readonly actState: ActState | null;
  /** What the table reported and is still open; null where nothing was. */
  readonly reports: ReportState | null;
  /** What went wrong with the deal, the cards or the pots, and what was done about it; null in a hand without incidents. */
  readonly incidents: IncidentState | null;
  /** The hand’s own events, as far as they count. */
  readonly record: HandRecord;
}

export const initialHandState: HandState = {
  phase: 'notStarted',
  start: null,
  street: 'preflop',
  board: [],
  stacks: [],
  bets: [],
  gathered: [],
  shortfall: null,
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
  barred: 0,
  postsDue: 0,
  leftOfButton: 0,
  indexOfSeat: [],
  pots: [],
  awards: [],
  showdownOrder: null,
  rules: plainRules,
  actState: null,
  reports: null,
  incidents: null,
  record: emptyRecord,
  acts: 0,
  wagers: [],
};

/** The index of a seat number; -1 when it is not in the hand, or no seat number at all. */
export function indexOf(state: HandState, seat: number): number {
  return state.indexOfSeat[seat] ?? -1;
}

/** Whether the last street is dealt. */
export function isBoardComplete(state: HandState): boolean {
  return state.board.length === 3;
}

/** The cards on the board that were entered. */
export function readKnownBoard({ board }: HandState): Card[] {
  const cards: Card[] = [];
  for (const street of board) if (street !== null) cards.push(...street);
  return cards;
}
