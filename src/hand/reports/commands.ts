/**
 * What the table can report of one hand, beside the acts of its players.
 * Pure. May import: `events/`.
 */
import type { ChipsOrigin, Countable } from '../../../events/hand-reports.js';

/** `askedBy` is the seat that asks; null for an official. Instants are milliseconds since 1970. */
export type ReportCommand =
  /**
   * Calls time on the seat in turn. `waitedMs` is how long it has thought. `dealing`: the asker deals this hand; `away`: he is
   * not at his seat.
   */
  | {
      readonly type: 'RequestTime';
      readonly seat: number;
      readonly askedBy: number | null;
      readonly at: number;
      readonly waitedMs: number;
      readonly dealing?: boolean;
      readonly away?: boolean;
    }
  /** An official starts the time; the rulebook's length unless he sets another. */
  | { readonly type: 'ApproveTime'; readonly at: number; readonly seconds?: number | null; readonly countdownSeconds?: number | null }
  | { readonly type: 'RefuseTime'; readonly reason?: string | null }
  /** Another length for the time that is running, counted from its start. */
  | { readonly type: 'AdjustTime'; readonly seconds: number; readonly countdownSeconds: number }
  /** The count has ended and the seat has not acted. */
  | { readonly type: 'ExpireTime'; readonly at: number }
  /** The seat in turn was jumped over, and speaks up. */
  | { readonly type: 'ClaimSkippedTurn'; readonly seat: number; readonly reasonableTimePassed: boolean }
  /** The director saves, exceptionally, a hand that was dead because its player spoke up too late. */
  | { readonly type: 'SaveSkippedHand'; readonly seat: number; readonly reason: string }
  /** An amount of the seat in turn that the rulebook would have corrected, and nobody did: as it lies on the table. `to` is a total on the street. */
  | { readonly type: 'RecordUncorrected'; readonly seat: number; readonly action: 'call' | 'bet' | 'raise'; readonly to: number }
  /** The wrong amount of the seat is noticed. `gathered` is false where the chips of a round that is over still lie in front of the players. */
  | { readonly type: 'ReportWrongAmount'; readonly seat: number; readonly gathered?: boolean }
  | { readonly type: 'RequestCount'; readonly askedBy: number | null; readonly of: Countable }
  /** The seat in turn puts down larger chips than its bet; `announced` is the total that it said first, null where it said nothing. */
  | { readonly type: 'RequestChange'; readonly seat: number; readonly chips: readonly number[]; readonly announced: number | null }
  /** Chips of a seat whose all-in was called come to light. `won`: its hand wins; null where that is not known yet. */
  | {
      readonly type: 'ReportHiddenChips';
      readonly seat: number;
      readonly amount: number;
      readonly origin: ChipsOrigin;
      readonly won: boolean | null;
    };
