/**
 * The hands that were settled: which there are, and when.
 */
import { tableOfHand, type HandId } from '../../../events/ids.js';
import type { InPlay, SettledHand } from '../state.js';

/** A settled hand of the tournament; null for none. */
export function findSettledHand({ tables }: Pick<InPlay, 'tables'>, handId: HandId): SettledHand | null {
  const table = tables[tableOfHand(handId) - 1];
  // The hand in progress is not among them: they need not be searched, which costs more the longer the night.
  if (table === undefined || table.openHand?.handId === handId) return null;
  let hand = table.settled;
  while (hand !== null && hand.handId !== handId) hand = hand.earlier;
  return hand;
}

/** How many hands were settled when this one was, itself among them; null for none. */
export function findMoment(state: Pick<InPlay, 'tables'>, handId: HandId | null): number | null {
  return handId === null ? null : (findSettledHand(state, handId)?.moment ?? null);
}
