/**
 * Why button and blinds do not stand so.
 */
export interface ButtonRefusals {
  /** `table`, `seat`: both blinds would be posted from one seat. */
  BLINDS_ON_ONE_SEAT: { table: number; seat: number };
  /** `table`, `button`, `smallBlind` (null for none), `bigBlind`: seats as the book has them; others were given without a reason. */
  POSITIONS_NOT_CONFORMING: { table: number; button: number; smallBlind: number | null; bigBlind: number };
  /** `table`, `seat`: where the first button stands already, or must stand by the book. */
  FIRST_BUTTON_FIXED: { table: number; seat: number };
}
