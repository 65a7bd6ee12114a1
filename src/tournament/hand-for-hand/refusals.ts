/**
 * Why a tournament refuses what hand-for-hand play does not allow. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type HandForHandRefusalCode =
  /** `table`, `waitsFor`: the tables that have not finished. The table has played its hand, and waits for the signal. */
  | 'HAND_FOR_HAND_WAIT'
  /** `tables`: those that have not finished their hand. */
  | 'OTHER_TABLES_STILL_PLAYING'
  /** Tables do not play hand for hand. No parameters. */
  | 'NOT_HAND_FOR_HAND'
  /** `round`, `waitsFor`: tables. A round is played hand for hand: the clock stands, and is put forward at its end. */
  | 'CLOCK_STANDS_FOR_ROUND'
  /** `reason`: for which hand-for-hand play was announced already. */
  | 'HAND_FOR_HAND_RUNNING'
  /** `tables`, `minimum`: open tables; one alone has nobody to wait for. */
  | 'TOO_FEW_TABLES'
  /** `playersLeft`, `until`: what it was announced for comes when no more than these are left; the director may say why it ends before. */
  | 'BUBBLE_NOT_OVER';
