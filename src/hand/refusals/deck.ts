/**
 * Why a hand refuses a command on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 */
export interface DeckRefusals {
  /** `street`, `skipped`: seats of the round before that were to act; they may fold or call, no more. Enough was done on the street. */
  ERROR_COVERED_BY_ACTION: { street: string; skipped: readonly number[] };
  /** `street`: chips that were bet on it are gathered, or another street has followed. */
  BOARD_ERROR_TOO_LATE: { street: string };
  /** `street`: it is dealt without a burn this time, so none is missing. */
  BURN_NOT_DUE: { street: string };
  /** `street`, `known`, `given`: it lies in the record with other cards. */
  SHOWN_CARDS_CONTRADICTED: { street: string; known: readonly string[]; given: readonly string[] };
  /** `street`: no cards of it are awaited. */
  NO_CORRECTION_DUE: { street: string };
  /** `street`, `cards`, `kept`, `drawn`, `from`: those kept must be among them, and so many of those that were shuffled apart. */
  CORRECTED_CARDS_CONTRADICTED: {
    street: string;
    cards: readonly string[];
    kept: readonly string[];
    drawn: number;
    from: readonly string[];
  };
  /** `cause`: it does not cancel a hand. */
  NOT_A_VOID_CAUSE: { cause: string };
}
