/**
 * Why button and blinds do not stand so. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type ButtonRefusalCode =
  /** `table`, `seat`: both blinds would be posted from one seat. */
  | 'BOTH_BLINDS_ON_SEAT'
  /** `table`, `button`, `smallBlind` (null for none), `bigBlind`: seats as the book has them; others were given without a reason. */
  | 'POSITIONS_NOT_CONFORMING'
  /** `table`, `seat`: where the first button stands already, or must stand by the book. */
  | 'FIRST_BUTTON_FIXED';
