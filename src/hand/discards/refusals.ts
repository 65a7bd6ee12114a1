/**
 * Why a hand refuses a command on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Pure. May import: nothing.
 */

export type DiscardRefusalCode =
  /** `seat`: its hand lies open, and no other beats it; it can't be killed. */
  | 'HAND_TABLED'
  /** `seat`: who throws his hand has thrown it. */
  | 'FOLD_IS_BINDING'
  /** `seat`: its cards touched dead ones. */
  | 'TOUCHED_MUCK'
  /** `seat`: its cards can't be told apart. */
  | 'NOT_IDENTIFIABLE'
  /** `seat`: who saw the hand must be said, and be another player with live cards. */
  | 'VIEWER_NOT_LIVE';
