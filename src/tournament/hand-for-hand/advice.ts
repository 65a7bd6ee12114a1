/**
 * When hand-for-hand play is advised, and when it has done its work: one player to go before the final table or the paid places, or those
 * who qualify (RO 2.7).
 */
import type { Citation } from '../../../events/judging.js';
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';
import { cite } from '../../rulebooks/citing.js';
import { countWinningPlaces } from '../prizes/pot.js';
import { findFinalTableSize } from '../seating/final-table.js';
import { floorRulesOf } from '../seating/situation.js';
import type { Running } from '../state.js';

export interface HandForHandAdvice {
  readonly advised: boolean;
  /** Null where it is not advised. */
  readonly reason: HandForHandReason | null;
  readonly articles: readonly Citation[];
}

export function countOpenTables({ tables }: Pick<Running, 'tables'>): number {
  return tables.filter(({ broken, seats }) => !broken && seats.length > 0).length;
}

/** How many players are left when what hand-for-hand play is for has come; null where nobody said. */
export function thresholdOf(running: Running, reason: HandForHandReason): number | null {
  switch (reason) {
    case 'finalTable':
      return findFinalTableSize(floorRulesOf(running.settings), running.settings.seatsPerTable);
    case 'bubble':
      // Where nothing is to be won, nobody waits for it.
      return countWinningPlaces(running) || null;
    case 'payJump':
      return null;
  }
}

/** Whether tables should play hand for hand now; the bubble comes first where both are one player away. */
export function adviceOf(running: Running): HandForHandAdvice {
  const { when } = floorRulesOf(running.settings).handForHand;
  const isNear = (reason: HandForHandReason): boolean => thresholdOf(running, reason) === running.playersLeft - 1;
  const reason = countOpenTables(running) < 2 ? undefined : (['bubble', 'finalTable'] as const).find(isNear);
  return reason === undefined ? { advised: false, reason: null, articles: [] } : { advised: true, reason, articles: cite(when) };
}

/** Whether what hand-for-hand play was announced for has come, or one table is left that has nobody to wait for. */
export function hasDoneItsWork(running: Running): boolean {
  return running.handForHand !== null && (running.playersLeft <= running.handForHand.until || countOpenTables(running) < 2);
}
