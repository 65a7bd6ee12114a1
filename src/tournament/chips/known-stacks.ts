/**
 * When the stacks of a table are known for certain.
 */
import { hasHeld, isPlaying } from '../state/hand-for-hand.js';
import type { Running, Table } from '../state.js';

/**
 * Whether everybody's chips at a table are known, and nobody can have lost them since: by its last typed hand, or by a count after which no hand
 * was recorded. While play is hand for hand, a hand may be played that is recorded at its end; at a table whose hands are typed only where
 * the floor has reported it.
 */
export function areStacksKnown({ handForHand: play }: Pick<Running, 'handForHand'>, { table, stacksFrom }: Table): boolean {
  const isReported = play !== null && (hasHeld(play, table) || play.finishing.includes(table));
  if (stacksFrom === 'hand') return !isReported;
  return stacksFrom === 'count' && !isReported && !(play !== null && isPlaying(play, table));
}
