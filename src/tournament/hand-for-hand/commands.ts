/**
 * What can be asked of a tournament about hand-for-hand play (RO 2.7).
 * Pure. May import: `events/`.
 */
import type { HandId } from '../../../events/ids.js';
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';

export type HandForHandCommand =
  /**
   * From the end of the hands in progress on, the tables wait for each other. `stillPlaying`: tables whose hands nobody types in and that are
   * in a hand, which is played to its end first.
   */
  | {
      readonly type: 'AnnounceHandForHand';
      readonly reason: HandForHandReason;
      readonly stillPlaying?: readonly number[] | undefined;
      readonly at: number;
    }
  /**
   * Ends the round if nobody is left to wait for. `without`: tables that will play no hand in it, for this reason. A round in which every
   * table has finished ends by itself.
   */
  | {
      readonly type: 'AdvanceHandForHandRound';
      readonly without?: readonly number[] | undefined;
      readonly reason?: string | null | undefined;
      readonly at: number;
    }
  /**
   * A player is all in and called: the hands at this table wait face down. Given by the process manager for a hand that is typed in (`handId`),
   * by the floor for one that is not.
   */
  | { readonly type: 'HoldAllIn'; readonly table: number; readonly handId: HandId | null; readonly at: number }
  /** Has the all-in hands that wait turned up: refused while other tables play; when they are done, it happens by itself. */
  | { readonly type: 'RevealAllIns'; readonly at: number }
  /** Tables do not wait any more. `reason`: owed while what it was announced for has not come, or a round is being played. */
  | { readonly type: 'EndHandForHand'; readonly reason?: string | null | undefined; readonly at: number };
