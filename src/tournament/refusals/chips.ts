/**
 * Why a tournament refuses what is asked about chips that are lost, found, confiscated or miscounted.
 */
export interface ChipsRefusals {
  /** `table`, `expected`, `counted`: chips. Of a count of a whole table also `difference` (counted less expected), and the tables that could explain it: `opposite` with a difference the other way, `moved` with players who changed between the two since a count, `uncertain` not counted since hands were played there that nobody typed in, with `countedAfter`: the hands that each of those had begun at its last count. */
  CHIP_COUNT_MISMATCH: { table: number; expected: number; counted: number };
  /** `table`: hands were played or players lost since the stacks were last known. */
  COUNT_FIRST: { table: number };
  /** `table`, `players`: they have nothing left, and nobody knows what they had before: their places have to be said first. */
  ELIMINATIONS_FIRST: { table: number; players: readonly string[] };
  /** `table`, `count`: the table was not counted so often. */
  UNKNOWN_COUNT: { table: number; count: number };
  /** `table`, `count`, `last`: the table was counted again since; only its last count can be corrected. */
  COUNT_SUPERSEDED: { table: number; count: number; last: number };
  /** `playerId`, `table`: they do not sit there now. */
  NOT_AT_TABLE: { playerId: string; table: number };
  /** `playerId`: they are at their seat, so that they post by themselves. */
  PLAYER_NOT_AWAY: { playerId: string };
  /** `table`: no hand was played there that nobody recorded, since its stacks were known. */
  STACKS_KNOWN: { table: number };
  /** `playerId`; `smallBlinds`, `bigBlinds`, `antes`: how many of each the player owed at most in the hands on record since the stacks were known, less what was taken. */
  BLINDS_NOT_OWED: { playerId: string; smallBlinds: number; bigBlinds: number; antes: number };
  /** `table`, `players`: those whose stacks were known, and who would have others. */
  COUNT_NEEDS_REASON: { table: number; players: readonly string[] };
  /** `playerId`: the blinds and antes come to nothing, or nothing is left of the stack. */
  NO_BLINDS_OWED: { playerId: string };
  /** `differenceId` (as text): no chips were reported lost or missing under this number. */
  UNKNOWN_DIFFERENCE: { differenceId: string };
  /** `differenceId`, `amount`, `missing`: no more than that many of its chips are still missing. */
  NOT_SO_MANY_MISSING: { differenceId: number; amount: number; missing: number };
  /** `differenceId`, `playerId`: whose chips they are; another player was named. */
  LOST_BY_ANOTHER: { differenceId: number; playerId: string };
  /** `table`, `chips`: the count adds up. */
  NO_DISCREPANCY: { table: number; chips: number };
}
