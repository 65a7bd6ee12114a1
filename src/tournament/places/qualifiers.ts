/**
 * How many players a satellite qualifies (MO 1.4, 9.10).
 */
import { bookOf } from '../book.js';
import type { Settings } from '../state.js';

/** How many players a satellite qualifies: as its own rules say, else as a book that ends it so; null for what is none. */
export function qualifiersOf({ atStake, rulebook }: Settings): number | null {
  if (atStake?.satellite !== true && atStake?.qualifiers === undefined) return null;
  const { end, qualified } = bookOf({ rulebook }).floor.satellite;
  const qualifiers = atStake.qualifiers ?? (end.value === 'qualifiedLeft' ? qualified.value : 0);
  return qualifiers === 0 ? null : qualifiers;
}
