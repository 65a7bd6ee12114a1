/**
 * What is said of pots as a hand goes its way.
 * Pure. May import: nothing.
 */

export type PotCommand =
  /** Says who won each pot where the cards are not all known; refused when tabled cards say otherwise. */
  {
    readonly type: 'DeclareWinners';
    readonly winners: readonly { readonly pot: number; readonly seats: readonly number[] }[];
  };
