/**
 * Why a tournament refuses what is asked about chips that are lost, found, confiscated or miscounted.
 */
export type InventoryRefusalCode =
  /** `differenceId` (as text): no chips were reported lost or missing under this number. */
  | 'UNKNOWN_DIFFERENCE'
  /** `differenceId`, `amount`, `missing`: no more than that many of its chips are still missing. */
  | 'NOT_SO_MANY_MISSING'
  /** `differenceId`, `playerId`: whose chips they are; another player was named. */
  | 'LOST_BY_ANOTHER'
  /** `table`, `chips`: the count adds up. */
  | 'NO_DISCREPANCY';
