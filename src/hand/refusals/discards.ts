/**
 * Why a hand refuses a command on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 */

export interface DiscardRefusals {
  /** `seat`: its hand lies open, and no other beats it; it can't be killed. */
  HAND_TABLED: { seat: number };
  /** `seat`: a thrown hand stays thrown. */
  FOLD_IS_BINDING: { seat: number };
  /** `seat`: its cards touched dead ones. */
  TOUCHED_MUCK: { seat: number };
  /** `seat`: its cards can't be identified. */
  NOT_IDENTIFIABLE: { seat: number };
  /** `seat`: its hand dies with chips in that nobody called; no book says what becomes of this `amount`. */
  UNCALLED_BET_TO_RULE: { seat: number; amount: number };
  /** `seat`: its player is disqualified, so that its hand stays dead. */
  PLAYER_EXPELLED: { seat: number };
  /** `seat`: who saw the hand must be said, and be another player with live cards. */
  VIEWER_NOT_LIVE: { seat: number };
}
