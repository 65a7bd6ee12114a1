/**
 * Why a hand refuses a command on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 */

export interface ClaimRefusals {
  /** `until`: what has closed the book's window (`nextHandStart`, `nextHandSa`, `cardsPickedUp`, `gathered`, `oneMinute`, `handEnd`). */
  CLAIM_WINDOW_CLOSED: { claim: string; until: string };
  /** `pot`: it is not pushed yet; null where no pot of the hand is all pushed. */
  POT_NOT_AWARDED: { pot: number | null };
  /** `pot`, `winners`: it went to them, and in these parts, already. */
  AWARD_STANDS: { pot: number; winners: readonly number[] };
  /** `pot`: neither winners nor shares are given, or both. */
  AWARD_NOT_STATED: { pot: number };
  /** `pot`, `amount`, `shares`: chips of the pot, and what the shares add up to. */
  SHARES_DO_NOT_ADD_UP: { pot: number; amount: number; shares: string | number };
  /** `pot`: no claim on it was accepted; the director can correct it with a reason. */
  NO_CLAIM_ACCEPTED: { pot: number };
  /** `seat`, `amount`, `behind`: chips to give back, and those that are still behind; the rest is in play. Left to the director. */
  STACK_IN_PLAY: { seat: number; amount: number; behind: number };
}
