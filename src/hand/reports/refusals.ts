/**
 * Why a hand refuses what the table reports.
 * Pure. May import: nothing.
 */

export type ReportRefusalCode =
  /** `seat`, `askedBy`: the rulebook does not let this one call time; null for an official. */
  | 'TIME_NOT_ALLOWED'
  /** `askedBy`: he must be at his seat. */
  | 'TIME_NOT_SEATED'
  /** `seat`, `waited`, `minimum`: seconds. */
  | 'TIME_TOO_EARLY'
  /** `seat`: time is called or running already. */
  | 'TIME_ALREADY_RUNNING'
  /** No parameters: nobody called time. */
  | 'TIME_NOT_REQUESTED'
  /** No parameters: no time runs. */
  | 'TIME_NOT_RUNNING'
  /** `left`: seconds that the player still has. */
  | 'TIME_NOT_OVER'
  /** `seconds`, `max`. */
  | 'TIME_OUT_OF_RANGE'
  /** `seat`, `turn`: time is called on the seat in turn. */
  | 'TARGET_NOT_TO_ACT'
  /** `seat`: it acted before the end of the count, and the act counts. */
  | 'PLAYER_HAS_ACTED'
  /** `seat`: nobody has acted after it while it was in turn. */
  | 'SEAT_NOT_SKIPPED'
  /** `seat`: its hand was not lost by a skipped turn, or can't be saved any more. */
  | 'NOTHING_TO_SAVE'
  /** `seat`, `to`: the amount is one that the rules allow; send it as a plain action. */
  | 'AMOUNT_NOT_WRONG'
  /** `seat`: no wrong amount of it stands. */
  | 'NOTHING_TO_CORRECT'
  /** `seat`: chips are gathered or cards dealt; the amount stands. */
  | 'CORRECTION_WINDOW_CLOSED'
  /** `askedBy`: the rulebook grants him no exact count now. */
  | 'COUNT_NOT_DUE'
  /** `seat`: change is given where the amount was said first; without that the chips are an act. */
  | 'AMOUNT_NOT_ANNOUNCED'
  /** `seat`, `announced`, `pushed`: the chips do not exceed what was announced. */
  | 'NO_CHANGE_DUE'
  /** `seat`: no all-in of it was called. */
  | 'NOT_ALL_IN'
  /** `seat`, `amount`, `behind`: the record leaves it fewer chips than that. */
  | 'CHIPS_NOT_BEHIND';
