/** The rows of a view in memory only: for code that folds the events of one tournament again, and for tests. */
import type { RecordedEvent } from '../events/envelope.js';
import { compareRows, handlerOf, type Projection, type Row, type Rows } from './projection.js';

export class RowsInMemory<Body> implements Rows<Body> {
  readonly #rows = new Map<string, Row<Body>>();

  get(key: string): Row<Body> | undefined {
    return this.#rows.get(key);
  }

  put(row: Row<Body>): void {
    this.#rows.set(row.key, row);
  }

  delete(key: string): void {
    this.#rows.delete(key);
  }

  all(): Iterable<Row<Body>> {
    return this.#rows.values();
  }

  list(partition: string): readonly Row<Body>[] {
    return [...this.#rows.values()].filter((row) => row.partition === partition).sort(compareRows);
  }
}

/** Folds events on top of existing rows. */
export function foldEvents<Body>(
  view: Projection<Body>,
  events: Iterable<RecordedEvent>,
  rows: RowsInMemory<Body> = new RowsInMemory(),
): RowsInMemory<Body> {
  for (const event of events) handlerOf(view.on, event.type)?.(event, rows);
  return rows;
}
