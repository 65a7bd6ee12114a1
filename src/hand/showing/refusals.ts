/**
 * Why a hand refuses a command on the showdown. Amounts are chips, seats are seat numbers.
 * Pure. May import: nothing.
 */

export type ShowingRefusalCode =
  /** No parameters: players with chips may still bet. */
  | 'BETTING_STILL_POSSIBLE'
  /** No parameters: the all-in hands wait for the other tables. */
  | 'HAND_FOR_HAND_WAIT'
  /** No parameters: the book knows no such waiting. */
  | 'NOT_HELD_BACK'
  /** `seat`: players are all in, so its hand must be turned up. */
  | 'ALL_IN_MUST_TABLE'
  /** `seat`: all others are out, so it has won. */
  | 'LAST_HAND'
  /** `seat`: it need not turn up its hand. */
  | 'NOT_OBLIGED'
  /** `seat`: it called no bet on the last round. */
  | 'NOT_A_CALLER'
  /** `seat`, `aggressor`: only the hand of the last to bet or raise can be asked for. */
  | 'TARGET_NOT_LAST_AGGRESSOR'
  /** `seat`: it threw its own hand away unseen. */
  | 'REQUESTER_MUCKED'
  /** No parameters: it can be asked for only before the pot is pushed. */
  | 'POT_AWARDED'
  /** No parameters: who asks for a check must say what he suspects. */
  | 'SUSPICION_NOT_STATED'
  /** `seat`: its hand did not come to the showdown. */
  | 'NOT_AT_SHOWDOWN'
  /** `seat`: its hand lies face up. */
  | 'HAND_ALREADY_SHOWN'
  /** `seats`: they claim a pot and have not turned up both cards. */
  | 'HANDS_NOT_TABLED'
  /** `seats`: their hands are neither turned up nor thrown away. */
  | 'HAND_STILL_LIVE'
  /** `street`: its chips are not in the middle yet. */
  | 'POT_NOT_COMPLETE'
  /** No parameters: the board or the hands are not all known, so the table must say who wins. */
  | 'WINNERS_NOT_NAMED'
  /** `street`: the pots of the street are not made up. */
  | 'POTS_NOT_BUILT'
  /** `chip`, `chipUnit`, `pot`, `amount`: the pot can't be made of such chips and larger ones. */
  | 'CHIP_UNIT_REQUIRED';
