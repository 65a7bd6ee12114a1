/**
 * What an operation really took: rows and events that were read for it. They are counted where they are read, for the operation on whose behalf that is
 * done. What others share with it later costs them nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export class WorkDone {
  /** Rows of views. */
  rows = 0;
  /** Events that were read back and folded. */
  events = 0;
  /** Bytes of these rows and events as they are stored. */
  bytes = 0;
  /** Tables of the largest tournament whose state was looked at. */
  tables = 0;
}

const working = new AsyncLocalStorage<WorkDone>();

/** Counts what is done in some work, now and in later turns. */
export const countWork = <Outcome>(done: WorkDone, work: () => Outcome): Outcome => working.run(done, work);

export function countRow(bytes: number): void {
  const done = working.getStore();
  if (done === undefined) return;
  done.rows += 1;
  done.bytes += bytes;
}

export function countEvent(bytes: number): void {
  const done = working.getStore();
  if (done === undefined) return;
  done.events += 1;
  done.bytes += bytes;
}

export function countTables(tables: number): void {
  const done = working.getStore();
  if (done !== undefined) done.tables = Math.max(done.tables, tables);
}
