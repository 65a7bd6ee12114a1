/**
 * What a tournament remembers of who moves, which tables stop, and which close next.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';
import type { HaltCause, seatingEvents } from '../../../events/tournament-seating.js';

/** A player who moves once their hand is over or their chips are counted. */
export type DueMove = EventOf<typeof seatingEvents.MoveDue>['data'];

export interface HaltedTable {
  readonly table: number;
  readonly cause: HaltCause;
}

/** A table that the director has play on though it is short by so many players. */
export interface PlaysOn {
  readonly table: number;
  readonly difference: number;
}

/** A player whom the break of a table put elsewhere. */
export interface Scattered {
  readonly playerId: PlayerId;
  readonly from: Place;
  readonly to: Place;
}

/** A break was taken back: so many tables stay open while so many players are left. */
export interface HeldTables {
  readonly tables: number;
  readonly players: number;
}

export interface SeatingState {
  /** The director has said that tables are balanced more tightly. */
  readonly tightened: boolean;
  /** How many tables the director wants open while late players are admitted; 0 where the director has not said. */
  readonly keeps: number;
  /** Tables that were opened in play, not drawn at the start. */
  readonly opened: readonly number[];
  /**
   * The order of breaking as it was announced, without tables that were broken since, and with those that were opened since before the others;
   * null where nobody announced one.
   */
  readonly breakOrder: readonly number[] | null;
  /** In the order in which they were decided. */
  readonly due: readonly DueMove[];
  readonly halted: readonly HaltedTable[];
  readonly playsOn: readonly PlaysOn[];
  /** Tables with an extra seat, or that were the final table: each has as many seats as its highest that is taken. */
  readonly widened: readonly number[];
  /** Players of broken tables who have not moved again since. */
  readonly scattered: readonly Scattered[];
  /** Null where no break was taken back. */
  readonly held: HeldTables | null;
  /** Null before it is formed. `seats`: how many it has. */
  readonly finalTable: { readonly table: number; readonly seats: number } | null;
}

export const quietSeating: SeatingState = {
  keeps: 0,
  opened: [],
  tightened: false,
  breakOrder: null,
  due: [],
  halted: [],
  playsOn: [],
  widened: [],
  scattered: [],
  held: null,
  finalTable: null,
};
