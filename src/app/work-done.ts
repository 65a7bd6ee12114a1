/**
 * The work of an operation: rows and events read for it. They are counted where they are read; later users of a shared result pay nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export class WorkDone {
  /** Rows of views. */
  rows = 0;
  /** Events read and folded. */
  events = 0;
  /** Stored bytes of these rows and events. */
  bytes = 0;
  /** Tables of the largest tournament whose state was read. */
  tables = 0;
}

const working = new AsyncLocalStorage<WorkDone>();

/** Runs work and counts what it reads, now and in later turns. */
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
