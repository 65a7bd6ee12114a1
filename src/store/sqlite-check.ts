/** Checks the file of events for damage in its data, and in indexes, which can be rebuilt from the data. */
import { StoreError } from './event-store.js';
import { storeErrorOf } from './sqlite-errors.js';
import { eventFileFormat } from './sqlite-event-log.js';
import { openSqliteFile } from './sqlite-file.js';
import type { SqliteDatabase } from './sqlite-database.js';

export interface FileFault {
  readonly code: 'INDEX_DAMAGED' | 'DATA_DAMAGED';
  /** In SQLite's words. */
  readonly message: string;
}

/** The most listed faults: one torn page makes hundreds. */
const MOST_FAULTS = 100;

/** SQLite's messages about an index that does not match its table. */
const ofIndex = /(?:missing from|wrong # of entries in|non-unique entry in) index /;
/** SQLite's message about a page of a tree, named by its first page. */
const ofTree = /^Tree (\d+) page /;

/** Reads the whole file once, synchronously, beside a writer. None when it is sound. @throws StoreError when it cannot be opened */
export function checkEventFile(path: string): FileFault[] {
  const file = openSqliteFile({ path, format: eventFileFormat, readOnly: true });
  try {
    return faultsOf(file.database);
  } finally {
    file.close();
  }
}

/**
 * Rebuilds the indexes from the data. The server must be stopped. @returns the remaining faults
 * @throws StoreError `STORE_IN_USE`; `STORE_DAMAGED` when the data are damaged, and then nothing is changed
 */
export function repairIndexes(path: string): FileFault[] {
  const file = openSqliteFile({ path, format: eventFileFormat });
  try {
    if (faultsOf(file.database).some(({ code }) => code === 'DATA_DAMAGED')) throw storeErrorOf('damaged', path);
    try {
      file.database.exec('REINDEX');
    } catch (error) {
      // A damaged index page cannot be freed either.
      refuseOthers(error);
    }
    return faultsOf(file.database);
  } finally {
    file.close();
  }
}

function faultsOf(database: SqliteDatabase): FileFault[] {
  let lines: string[];
  let indexes: ReadonlySet<string>;
  try {
    lines = database
      .prepareArrays<[string]>(`PRAGMA integrity_check(${MOST_FAULTS})`)
      .all()
      .flatMap(([text]) => text.split('\n'));
    const roots = database.prepareArrays<[number]>("SELECT rootpage FROM sqlite_schema WHERE type = 'index'").all();
    indexes = new Set(roots.map(([page]) => String(page)));
  } catch (error) {
    refuseOthers(error);
    // The check itself may fail at a page. Data that can be read completely without an index are intact.
    return isReadable(database)
      ? [{ code: 'INDEX_DAMAGED', message: 'an index has a page that is not what was written' }]
      : [{ code: 'DATA_DAMAGED', message: 'the data has a page that is not what was written' }];
  }
  const faults = lines.filter((line) => line !== 'ok' && line.trim() !== '' && !line.startsWith('***'));
  return faults.map((message) => {
    const tree = ofTree.exec(message)?.[1];
    const isIndex = ofIndex.test(message) || (tree !== undefined && indexes.has(tree));
    return { code: isIndex ? 'INDEX_DAMAGED' : 'DATA_DAMAGED', message };
  });
}

function isReadable(database: SqliteDatabase): boolean {
  try {
    for (const [table, columns] of [
      ['events', 'id || type || data || metadata'],
      ['streams', 'name'],
    ])
      database.prepareArrays(`SELECT sum(length(${columns})) FROM ${table} NOT INDEXED`).get();
    return true;
  } catch (error) {
    refuseOthers(error);
    return false;
  }
}

/** @throws the error, unless it means damage */
function refuseOthers(error: unknown): void {
  if (!(error instanceof StoreError) || error.code !== 'STORE_DAMAGED') throw error;
}
