/**
 * Why a tournament refuses what hand-for-hand play does not allow.
 */
import type { None } from '../../decider.js';

export interface HandForHandRefusals {
  /** `table`, `waitsFor`: the tables that have not finished. The table has played its hand, and waits for the signal. */
  HAND_FOR_HAND_WAIT: { table: number; waitsFor: readonly number[] };
  /** `tables`: those that have not finished their hand. */
  OTHER_TABLES_STILL_PLAYING: { tables: readonly number[] };
  /** Tables do not play hand for hand. */
  NOT_HAND_FOR_HAND: None;
  /** `round`, `waitsFor`: tables. A round is played hand for hand: the clock stands, and is put forward at its end. */
  CLOCK_STANDS_FOR_ROUND: { round: number; waitsFor: readonly number[] };
  /** `reason`: for which hand-for-hand play was announced already. */
  HAND_FOR_HAND_RUNNING: { reason: string };
  /** `tables`, `minimum`: open tables; one alone has nobody to wait for. */
  TOO_FEW_TABLES: { tables: number; minimum: number };
  /** `playersLeft`, `until`: what it was announced for comes when no more than these are left; the director may say why it ends before. */
  BUBBLE_NOT_OVER: { playersLeft: number; until: number };
}
