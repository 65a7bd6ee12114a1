/**
 * Checks whether the views of a folder match its events. It folds the events again into a temporary file, up to the checkpoint of each
 * view, and compares the rows. Changes nothing, and may run beside a server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { UNLISTED } from '../../../projections/projection.js';
import type { EventReader } from '../../store/event-store.js';
import type { SqliteDatabase } from '../../store/sqlite-database.js';
import { openSqliteFile } from '../../store/sqlite-file.js';
import { AppendTable } from './append-table.js';
import { BatchDecoder, takeUpTo } from './decoded-batch.js';
import { ViewFeed } from './view-feed.js';
import { ViewStore } from './view-store.js';
import { tableName } from './table-names.js';
import { viewsFormat } from './views-database.js';

export interface ViewComparison {
  /** The compared views. */
  readonly compared: readonly string[];
  /** Views that are missing or in another version in the folder; the server rebuilds them. */
  readonly skipped: readonly string[];
  readonly differences: readonly ViewDifference[];
}

/** The first row of a view that differs from the events. */
export interface ViewDifference {
  readonly view: string;
  readonly partition: string;
  /** The row's key; its place in an append-only view. */
  readonly key: string;
  readonly what: 'missing' | 'unexpected' | 'different';
}

/** Rows read at once. */
const PAGE = 1_000;
/** Pages of events per transaction. */
const PAGES_A_TRANSACTION = 8;

/** @throws StoreError when events or views cannot be read; UnreadableEvent for an event that this release does not know */
export async function compareViews(
  path: string,
  projections: readonly AnyProjection[],
  reader: EventReader,
  onProgress: (events: number) => void,
): Promise<ViewComparison> {
  const kept = openSqliteFile({ path, format: viewsFormat, readOnly: true });
  const folder = mkdtempSync(join(tmpdir(), 'tapis-views-'));
  try {
    // A consistent state of all views, while a server may write.
    kept.database.exec('BEGIN');
    const standing = new Map(
      kept.database
        .prepare<{ view: string; version: number; position: number }>('SELECT view, version, position FROM view_checkpoint')
        .all()
        .map((row) => [row.view, row]),
    );
    const compared = projections.filter(({ name, version }) => standing.get(name)?.version === version);
    const fresh = join(folder, 'views.sqlite');
    await fold(fresh, compared, (name) => standing.get(name)!.position, reader, onProgress);
    const made = openSqliteFile({ path: fresh, format: viewsFormat, readOnly: true });
    try {
      return {
        compared: compared.map(({ name }) => name),
        skipped: projections.filter((projection) => !compared.includes(projection)).map(({ name }) => name),
        differences: compared.flatMap((projection) => differenceIn(projection, kept.database, made.database) ?? []),
      };
    } finally {
      made.close();
    }
  } finally {
    kept.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Folds the events into a new file, for each view up to its checkpoint. */
async function fold(
  path: string,
  projections: readonly AnyProjection[],
  positionOf: (view: string) => number,
  reader: EventReader,
  onProgress: (events: number) => void,
): Promise<void> {
  const log = { info: () => undefined, error: () => undefined };
  const store = new ViewStore({ path, projections, log });
  try {
    const byPosition = Map.groupBy(store.views, ({ name }) => positionOf(name));
    const feeds = [...byPosition].map(([position, views]) => ({ position, feed: new ViewFeed(store, log, null, views) }));
    const furthest = Math.max(-1, ...byPosition.keys());
    const decoder = new BatchDecoder();
    let read = 0;
    let pages = 0;
    for await (const page of reader.readAll(null, 2_000)) {
      const { events, unreadable } = decoder.decode(page);
      for (const { position, feed } of feeds) feed.fold(takeUpTo(events, position));
      if (++pages % PAGES_A_TRANSACTION === 0) for (const { feed } of feeds) feed.store();
      onProgress((read += page.length));
      if (page.at(-1)!.position >= furthest) break;
      if (unreadable !== null) throw unreadable;
    }
    for (const { feed } of feeds) feed.store();
  } finally {
    store.close();
  }
}

function differenceIn(projection: AnyProjection, kept: SqliteDatabase, made: SqliteDatabase): ViewDifference | null {
  return projection.appendOnly === undefined ? differenceInRows(projection.name, kept, made) : differenceInLines(projection, kept, made);
}

type KeyedRow = readonly [key: string, partition: string, sort: number, body: string];

function differenceInRows(view: string, kept: SqliteDatabase, made: SqliteDatabase): ViewDifference | null {
  const rowsOf = (database: SqliteDatabase, after: string, upToKey: string | null): Map<string, KeyedRow> => {
    const bound = upToKey === null ? '' : 'AND key <= ?';
    const sql = `SELECT key, partition, sort, body FROM ${tableName(view)} WHERE key > ? ${bound} ORDER BY key LIMIT ?`;
    const statement = database.prepareArrays<KeyedRow>(sql);
    const rows = upToKey === null ? statement.all(after, PAGE) : statement.all(after, upToKey, PAGE + 1);
    return new Map(rows.map((row) => [row[0], row]));
  };
  for (let after = ''; ;) {
    const theirs = rowsOf(made, after, null);
    const end = theirs.size < PAGE ? null : [...theirs.keys()].at(-1)!;
    const ours = rowsOf(kept, after, end);
    for (const key of new Set([...theirs.keys(), ...ours.keys()])) {
      const [here, due] = [ours.get(key), theirs.get(key)];
      const what = here === undefined ? 'missing' : due === undefined ? 'unexpected' : isSame(here, due) ? null : 'different';
      if (what !== null) return { view, partition: (due ?? here)![1], key, what };
    }
    if (end === null) return null;
    after = end;
  }
}

function isSame([, partition, sort, body]: KeyedRow, [, otherPartition, otherSort, otherBody]: KeyedRow): boolean {
  if (partition !== otherPartition) return false;
  // Unlisted rows have no meaningful place. Early releases wrote another number there.
  if (sort !== otherSort && partition !== UNLISTED) return false;
  return body === otherBody || isDeepStrictEqual(JSON.parse(body), JSON.parse(otherBody));
}

/** For append-only views: their blocks depend on how the events came in batches. */
function differenceInLines(projection: AnyProjection, kept: SqliteDatabase, made: SqliteDatabase): ViewDifference | null {
  const view = projection.name;
  const [ours, theirs] = [new AppendTable(kept, projection), new AppendTable(made, projection)];
  for (const partition of new Set([...theirs.partitionsAfter(-1), ...ours.partitionsAfter(-1)])) {
    for (let after: { sort: number; key: string } | undefined; ;) {
      const [have, due] = [ours.page(partition, { after, first: PAGE }).rows, theirs.page(partition, { after, first: PAGE }).rows];
      for (let index = 0; index < Math.max(have.length, due.length); index += 1) {
        const [here, there] = [have[index], due[index]];
        const key = String(Math.min(here?.sort ?? Infinity, there?.sort ?? Infinity));
        if (here === undefined || (there !== undefined && there.sort < here.sort)) return { view, partition, key, what: 'missing' };
        if (there === undefined || there.sort > here.sort) return { view, partition, key, what: 'unexpected' };
        if (!isDeepStrictEqual(here.body, there.body)) return { view, partition, key, what: 'different' };
      }
      const last = due.at(-1);
      if (last === undefined || due.length < PAGE) break;
      after = { sort: last.sort, key: last.key };
    }
  }
  return null;
}
