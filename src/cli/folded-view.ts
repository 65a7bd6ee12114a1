/**
 * Folds a view from events that a command has read, in memory. May import: `projections/`.
 */
import type { RecordedEvent } from '../../events/envelope.js';
import type { Projection, Row, Rows } from '../../projections/projection.js';

/** The rows that the events make, by partition. */
export function foldedView<Body>(
  projection: Projection<Body>,
  events: readonly RecordedEvent[],
): (partition: string) => readonly Row<Body>[] {
  const kept = new Map<string, Row<Body>>();
  const list = (partition: string): readonly Row<Body>[] =>
    [...kept.values()]
      .filter((row) => row.partition === partition)
      .sort((one, other) => one.sort - other.sort || (one.key < other.key ? -1 : 1));
  const rows: Rows<Body> = {
    get: (key) => kept.get(key),
    put: (row) => void kept.set(row.key, row),
    delete: (key) => void kept.delete(key),
    list,
  };
  for (const event of events) (projection.on[event.type] as ((event: RecordedEvent, rows: Rows<Body>) => void) | undefined)?.(event, rows);
  return list;
}
