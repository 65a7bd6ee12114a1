/**
 * Why a hand refuses a command on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 */
import type { None } from '../../decider.js';

export interface DealRefusals {
  /** `seat`: whoever shuffled does not cut. */
  SAME_HANDLER: { seat: number };
  /** `seat`, `expected`: the cut is another's. */
  WRONG_CUTTER: { seat: number; expected: number };
  /** `cards`, `min`: of the smaller pile. */
  PILE_TOO_SMALL: { cards: number; min: number };
  CUT_CARD_MISSING: None;
  /** Acts wait until the last card is dealt. */
  DEAL_IN_PROGRESS: None;
  /** No deal was reported to have begun, or it is over. */
  DEAL_NOT_IN_PROGRESS: None;
  /** Players have acted, so the deal was over before. */
  DEAL_ALREADY_OVER: None;
  /** `at`, `from`: the deal can't end before it began. */
  DEAL_ENDS_TOO_EARLY: { at: number; from: number };
  /** `seats`: an exposed card of theirs is still to be replaced. */
  REPLACEMENT_DUE: { seats: readonly number[] };
  /** `seat`: the moment by which players must be there has not come. */
  CUTOFF_NOT_REACHED: { seat: number };
  /** `seat`: its player is an official, and excused. */
  EXEMPT_FROM_PRESENCE: { seat: number };
  /** `cause`: the book does not make it one. */
  NOT_A_MISDEAL: { cause: string };
  /** `seats`: nobody gets a misdeal by their own act. */
  DELIBERATE_ACT: { seats: readonly number[] };
  /** The fault names no seat, or no number of cards. */
  FAULT_INCOMPLETE: None;
  /** `cards`, `min`, `max`: no such number of cards. */
  CARDS_OUT_OF_RANGE: { cards: string | number; min: number; max: number };
  /** `seat`, `count`: two cards are no fault. */
  COUNT_IS_RIGHT: { seat: number; count: number };
  /** The deal was cancelled; nothing but the new deal comes next. */
  REDEAL_DUE: None;
  /** No deal was cancelled. */
  NO_MISDEAL_DECLARED: None;
  /** `attempt`, `expected`. */
  WRONG_ATTEMPT: { attempt: string | number; expected: number };
  /** `seats`: who was not dealt in before is not dealt in now. */
  NEWCOMER_NOT_IN_REDEAL: { seats: readonly number[] | readonly (string | number)[] };
  /** `seat`: whoever sits down after the first card waits for the next hand. */
  DEAL_ALREADY_BEGUN: { seat: number };
  /** Same seats, button and level. */
  REDEAL_MUST_BE_IDENTICAL: None;
  /** So much was played on these blinds that they stand. */
  BLINDS_CORRECTION_TOO_LATE: None;
  /** `seat`: it was not the last to bet or raise on this street. */
  ACTION_NOT_MISREAD: { seat: number };
  /** `ordinal`, `min`, `max`: no such card was dealt. */
  ORDINAL_OUT_OF_RANGE: { ordinal: string | number; min: number; max: number };
  /** `seat`, `ordinal`, `expected`: the card at this place of the deal went to that seat. */
  ORDINAL_OF_OTHER_SEAT: { seat: number; ordinal: number; expected: number };
  /** `seat`, `ordinal`: otherwise, or of another seat. The ordinal is null where nobody kept count. */
  CARD_ALREADY_REPORTED: { seat: number; ordinal: number | null };
  /** No card is dead that a live hand waits for. */
  NOTHING_TO_REPLACE: None;
  /** `seat`: a player need not play a card that they drop before the last card is dealt. */
  DEAL_NOT_COMPLETE: { seat: number };
  /** `seat`: its player is to say whether they keep the card. */
  OWNER_CHOICE_MISSING: { seat: number };
  /** `seat`, `by`: the choice is the player's whose card it is. */
  NOT_OWNER: { seat: number; by: string | number };
  /** `seat`: no card of it is dead. */
  NO_DEAD_CARD: { seat: number };
  /** `seat`, `button`. */
  NOT_THE_BUTTON: { seat: number; button: number };
  /** `seat`, `count`: it lacks no card. */
  NOT_SHORT: { seat: number; count: number };
  /** `seat`: it played with what it had. */
  BUTTON_HAS_ACTED: { seat: number };
  /** `seat`, `count`: such a hand is not completed; its wrong number of cards is a misdeal. */
  MISDEAL_REQUIRED: { seat: number; count: number };
  /** `seat`: no card of it is taken back; the wrong number of cards is a misdeal. */
  EXCEPTION_NOT_IN_RULEBOOK: { seat: number };
  /** `seat`: the extra card was looked at, was not the last one dealt, or can't be distinguished from the others. */
  CARD_NOT_IDENTIFIABLE: { seat: number };
  /** `question`: nothing of the kind is open. */
  QUESTION_NOT_OPEN: { question: string };
}
