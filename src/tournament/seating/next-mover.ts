/**
 * Who would go first if somebody had to leave a table, and where they would go as the floor stands: the next big blind, to the table with the
 * fewest players, there to the free seat that comes to the big blind soonest (RC 10; MO 7.7, 7.8; TDA 25; RO 2.3).
 */
import type { Place } from '../../../events/values.js';
import { byFewest, listFreeByBigBlind, findNextBigBlind, type SeatedTable } from './floor-plan.js';

export interface NextMover {
  /** Where they sit. */
  readonly seat: number;
  /** Null where no other table has a free seat. */
  readonly to: Place | null;
}

/**
 * Null where nobody sits at the table, there is none of this number, or its first button is still to be drawn.
 * @param firstBigBlind the seat of the first big blind, for a table that has played no hand; null where nobody knows it yet
 */
export function findNextMover(tables: readonly SeatedTable[], number: number, firstBigBlind: number | null): NextMover | null {
  const source = tables.find(({ table }) => table === number);
  const seat = source === undefined ? null : source.last === null ? findFirstAt(source, firstBigBlind) : findNextBigBlind(source);
  if (seat === null) return null;
  for (const other of tables.toSorted(byFewest)) {
    const [free] = other.table === number ? [] : listFreeByBigBlind(other);
    if (free !== undefined) return { seat, to: { table: other.table, seat: free } };
  }
  return { seat, to: null };
}

function findFirstAt({ occupied }: SeatedTable, seat: number | null): number | null {
  return seat !== null && occupied.includes(seat) ? seat : null;
}
