/**
 * Why a hand refuses what the table reports.
 */
import type { None } from '../../decider.js';

export interface ReportRefusals {
  /** `seat`, `askedBy`: the rulebook does not let this one call time; null for an official. */
  TIME_NOT_ALLOWED: { seat: number; askedBy: number | null };
  /** `askedBy`: they must be at their seat. */
  TIME_NOT_SEATED: { askedBy: number | null };
  /** `seat`, `waited`, `minimum`: seconds. */
  TIME_TOO_EARLY: { seat: number; waited: string | number; minimum: number };
  /** `seat`: time is called or running already. */
  TIME_ALREADY_RUNNING: { seat: number };
  /** Nobody called time. */
  TIME_NOT_REQUESTED: None;
  /** No time runs. */
  TIME_NOT_RUNNING: None;
  /** `left`: seconds that the player still has. */
  TIME_NOT_OVER: { left: string | number };
  /** `seconds`, `max`. */
  TIME_OUT_OF_RANGE: { seconds: string | number; max: number };
  /** `seat`, `turn`: time is called on the seat in turn. */
  TARGET_NOT_TO_ACT: { seat: string | number; turn: number | null };
  /** `seat`: it acted before the end of the count, and the act counts. */
  PLAYER_HAS_ACTED: { seat: number };
  /** `seat`: nobody has acted after it while it was in turn. */
  SEAT_NOT_SKIPPED: { seat: number };
  /** `seat`: its hand was not lost by a skipped turn, or can no longer be saved. */
  NOTHING_TO_SAVE: { seat: number };
  /** `seat`, `to`: the amount is one that the rules allow; send it as a plain action. */
  AMOUNT_NOT_WRONG: { seat: number; to: string | number };
  /** `seat`: no wrong amount of it stands. */
  NOTHING_TO_CORRECT: { seat: number };
  /** `seat`: chips are gathered or cards dealt; the amount stands. */
  CORRECTION_WINDOW_CLOSED: { seat: number };
  /** `askedBy`: the rulebook grants them no exact count now. */
  COUNT_NOT_DUE: { askedBy: number | null };
  /** `seat`: change is given where the amount was said first; without that the chips are an act. */
  AMOUNT_NOT_ANNOUNCED: { seat: number };
  /** `seat`, `announced`, `pushed`: the chips do not exceed what was announced. */
  NO_CHANGE_DUE: { seat: number; announced: string | number; pushed: number };
  /** `seat`: no all-in of it was called. */
  NOT_ALL_IN: { seat: number };
  /** `seat`, `amount`, `behind`: the record leaves it fewer chips than that. */
  CHIPS_NOT_BEHIND: { seat: number; amount: string | number; behind: number };
}
