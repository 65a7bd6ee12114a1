/**
 * Why a hand refuses a command on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: nothing.
 */

export type DealRefusalCode =
  /** `seat`: whoever shuffled does not cut. */
  | 'SAME_HANDLER'
  /** `seat`, `expected`: the cut is another's. */
  | 'WRONG_CUTTER'
  /** `cards`, `min`: of the smaller pile. */
  | 'PILE_TOO_SMALL'
  /** No parameters. */
  | 'CUT_CARD_MISSING'
  /** No parameters: acts wait until the last card is dealt. */
  | 'DEAL_IN_PROGRESS'
  /** No parameters: no deal was reported to have begun, or it is over. */
  | 'DEAL_NOT_IN_PROGRESS'
  /** No parameters: players have acted, so the deal was over before. */
  | 'DEAL_ALREADY_OVER'
  /** `at`, `from`: the deal can't end before it began. */
  | 'DEAL_ENDS_TOO_EARLY'
  /** `seats`: an exposed card of theirs is still to be replaced. */
  | 'REPLACEMENT_DUE'
  /** `seat`: the moment by which players must be there has not come. */
  | 'CUTOFF_NOT_REACHED'
  /** `seat`: its player is an official, and excused. */
  | 'EXEMPT_FROM_PRESENCE'
  /** `cause`: the book does not make it one. */
  | 'NOT_A_MISDEAL'
  /** `seats`: nobody gets a misdeal by his own doing. */
  | 'DELIBERATE_ACT'
  /** No parameters: the fault names no seat, or no number of cards. */
  | 'FAULT_INCOMPLETE'
  /** `cards`, `min`, `max`: no such number of cards. */
  | 'CARDS_OUT_OF_RANGE'
  /** `seat`, `count`: two cards are no fault. */
  | 'COUNT_IS_RIGHT'
  /** No parameters: the deal was cancelled; nothing but the new deal comes next. */
  | 'REDEAL_DUE'
  /** No parameters: no deal was cancelled. */
  | 'NO_MISDEAL_DECLARED'
  /** `attempt`, `expected`. */
  | 'WRONG_ATTEMPT'
  /** `seats`: who was not dealt in before is not dealt in now. */
  | 'NEWCOMER_NOT_IN_REDEAL'
  /** `seat`: whoever sits down after the first card waits for the next hand. */
  | 'DEAL_ALREADY_BEGUN'
  /** No parameters: same seats, button and level. */
  | 'REDEAL_MUST_BE_IDENTICAL'
  /** No parameters: so much was played on these blinds that they stand. */
  | 'BLINDS_CORRECTION_TOO_LATE'
  /** `seat`: it was not the last to bet or raise on this street. */
  | 'ACTION_NOT_MISREAD'
  /** `ordinal`, `min`, `max`: no such card was dealt. */
  | 'ORDINAL_OUT_OF_RANGE'
  /** `seat`, `ordinal`: otherwise, or of another seat. The ordinal is null where nobody kept count. */
  | 'CARD_ALREADY_REPORTED'
  /** No parameters: no card is dead that a live hand waits for. */
  | 'NOTHING_TO_REPLACE'
  /** `seat`: what a player drops before the last card is dealt is no card that he must play. */
  | 'DEAL_NOT_COMPLETE'
  /** `seat`: its player is to say whether he keeps the card. */
  | 'OWNER_CHOICE_MISSING'
  /** `seat`, `by`: the choice is the player's whose card it is. */
  | 'NOT_OWNER'
  /** `seat`: no card of it is dead. */
  | 'NO_DEAD_CARD'
  /** `seat`, `button`. */
  | 'NOT_THE_BUTTON'
  /** `seat`, `count`: it lacks no card. */
  | 'NOT_SHORT'
  /** `seat`: it played with what it had. */
  | 'BUTTON_HAS_ACTED'
  /** `seat`, `count`: such a hand is not completed; its wrong number of cards is a misdeal. */
  | 'MISDEAL_REQUIRED'
  /** `seat`: no card of it is taken back; the wrong number of cards is a misdeal. */
  | 'EXCEPTION_NOT_IN_RULEBOOK'
  /** `seat`: the extra card was looked at, was not the last one dealt, or can't be told from the others. */
  | 'CARD_NOT_IDENTIFIABLE'
  /** `question`: nothing of the kind is open. */
  | 'QUESTION_NOT_OPEN';
