/**
 * How many players sit at the final table: nine, or one more than the tables of the event where the book goes by their size (RC 11; RO 2.6).
 */
import type { FloorRules } from './floor-plan.js';

const MOST = 9;

/** @param seatsPerTable of the event, 2 to 10 */
export function findFinalTableSize({ finalTable }: FloorRules, seatsPerTable: number): number {
  return finalTable.size.value === 'nine' ? MOST : Math.min(MOST, seatsPerTable + 1);
}
