/**
 * Why a hand refuses a command on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: nothing.
 */

export type DeckRefusalCode =
  /** `street`, `skipped`: seats of the round before that were to act; they may fold or call, no more. Enough was done on the street. */
  | 'ERROR_COVERED_BY_ACTION'
  /** `street`: chips that were bet on it are gathered, or another street has followed. */
  | 'BOARD_ERROR_TOO_LATE'
  /** `street`: it is dealt without a burn this time, so none is missing. */
  | 'BURN_NOT_DUE'
  /** `street`, `known`, `given`: it lies in the record with other cards. */
  | 'SHOWN_CARDS_CONTRADICTED'
  /** `street`: no cards of it are awaited. */
  | 'NO_CORRECTION_DUE'
  /** `street`, `cards`, `kept`, `drawn`, `from`: those kept must be among them, and so many of those that were shuffled apart. */
  | 'CORRECTED_CARDS_CONTRADICTED'
  /** `cause`: it does not cancel a hand. */
  | 'NOT_A_VOID_CAUSE'
  /** No parameters: a pot of the hand is pushed. */
  | 'POT_ALREADY_AWARDED';
