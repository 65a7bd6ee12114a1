/**
 * Why a hand refuses to correct what was typed in it.
 */
import type { None } from '../../decider.js';

export interface EntryRefusals {
  /** `entry`: the hand has no such event. */
  UNKNOWN_ENTRY: { entry: string | number };
  /** `entry`: it was corrected, or struck by the correction of an entry before it. */
  ENTRY_STRUCK: { entry: number };
  /** `entry`, `event`: what was typed there does not stand in its events, so it can't be taken out. `by`: the mutations that put right what it led to; empty where only an entry before it can be corrected. */
  ENTRY_OF_OTHER_KIND: { entry: number; event: string; by: readonly string[] };
  /** `entry`, `later`, `event`: something after it has reached the tournament, and is corrected first or by its own command. */
  ENTRY_BEHIND_OTHERS: { entry: number; later: number; event: string };
  /** Not exactly one thing is given as what should have been typed. */
  ENTRY_NOT_STATED: None;
  /** `turn`: the hand was over, and would be open again; what followed must be given to its end. Null where nobody is to act. */
  HAND_LEFT_OPEN: { phase: string; turn: number | null };
  /** `revision`, `event`: something was done in it already. */
  HAND_UNDER_WAY: { revision: number; event: string };
  /** The next hand of the table is opened: awards and stacks are corrected instead. */
  NEXT_HAND_OPENED: None;
}
