/**
 * Why a hand is not opened, joined, settled or corrected, or gets no other deck. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type HandsRefusalCode =
  /** `table`, `players`, `minimum`. */
  | 'TOO_FEW_SEATED'
  /** `table`: nobody is there to play. */
  | 'EVERYONE_ABSENT'
  /** `playerId`, `seat`: he gets no cards in the hand that was opened. */
  | 'NEWCOMER_WAITS'
  /** `table`: no hand of it was opened and is not settled. */
  | 'NO_HAND_OPEN'
  /** `table`, `maximum`: hands of one table. */
  | 'TOO_MANY_HANDS'
  /** `handId`: this tournament opened no such hand. */
  | 'UNKNOWN_HAND'
  /** `handId`: it was settled with other stacks. */
  | 'HAND_ALREADY_SETTLED'
  /** `playerId`, `stack`, `amount`: a correction would take more chips from him than he has. */
  | 'STACK_TOO_SHORT'
  /** `table`, `seat`: nobody may have the deck changed for that reason; a seat asked. */
  | 'DECK_CHANGE_REFUSED';
