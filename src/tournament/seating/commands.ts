/**
 * What can be asked of a tournament about who sits where.
 * Pure. May import: `events/`.
 */
import type { PlayerId } from '../../../events/ids.js';

/** Where a player of a broken table, or of the final table, goes. */
export interface Placement {
  readonly playerId: PlayerId;
  readonly table: number;
  readonly seat: number;
}

export type SeatingCommand =
  /**
   * Carries out the move that is proposed: this player to this seat. It is refused when something else is proposed by now. A player who is
   * dealt into a hand moves when it is over. `stack`: his chips as counted, owed where those of his table are not known.
   */
  | {
      readonly type: 'ConfirmMove';
      readonly playerId: PlayerId;
      readonly table: number;
      readonly seat: number;
      readonly stack?: number | undefined;
    }
  /** The director seats a player elsewhere, whatever the book would do. As `ConfirmMove` otherwise. */
  | {
      readonly type: 'MovePlayer';
      readonly playerId: PlayerId;
      readonly table: number;
      readonly seat: number;
      readonly stack?: number | undefined;
      readonly reason: string;
    }
  /** Takes back a move that waits for the end of a hand or for a count. */
  | { readonly type: 'CancelMove'; readonly playerId: PlayerId; readonly reason: string }
  /** A table begins no more hands. Sooner than the book has it only by its leave, or the director's reason. Null: every table. */
  | { readonly type: 'HaltTable'; readonly table: number | null; readonly reason: string }
  /** A table that was stopped plays on, even if it is short of players. */
  | { readonly type: 'ResumeTable'; readonly table: number; readonly reason: string }
  /** From now on tables are balanced as late in an event. */
  | { readonly type: 'TightenBalancing' }
  /** Tells the players in which order tables are broken. `reason`: why it changes, owed once an order was announced. */
  | { readonly type: 'AnnounceBreakOrder'; readonly tables: readonly number[]; readonly reason: string | null }
  /**
   * Closes a table and seats its players at the others; where the book draws, from a seed that follows from the draw's. `seats`: tickets that
   * were drawn by hand or, with a `reason`, the director's own order.
   */
  | {
      readonly type: 'BreakTable';
      readonly table: number;
      readonly seats?: readonly Placement[] | undefined;
      readonly reason?: string | undefined;
    }
  /** Opens one more table, the next in number, with nobody at it: for late players, say. */
  | { readonly type: 'OpenTable'; readonly reason: string }
  /** Seats all who are left anew at one table. `seats` as in `BreakTable`. `table`: which; the lowest number when it is not given. */
  | {
      readonly type: 'RedrawFinalTable';
      readonly table?: number | undefined;
      readonly seats?: readonly Placement[] | undefined;
    };
