/**
 * Whether the file of events is sound as a file: what is damaged in its data, and what only in an index, which can be made again from the data.
 */
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

/** So many faults are listed: one torn page makes hundreds. */
const MOST_FAULTS = 100;

/** What SQLite says of an index whose entries do not fit the table. */
const ofIndex = /(?:missing from|wrong # of entries in|non-unique entry in) index /;
/** What it says of a page of one tree, by the tree's first page. */
const ofTree = /^Tree (\d+) page /;

/** Reads the whole file once, beside whoever writes it; the program waits for it. None when it is sound. @throws StoreError when it can't be opened */
export function checkEventFile(path: string): FileFault[] {
  const file = openSqliteFile({ path, format: eventFileFormat, readOnly: true });
  try {
    return faultsOf(file.database);
  } finally {
    file.close();
  }
}

/**
 * Makes the indexes again from the data. The server on the file must be stopped. @returns what is damaged still
 * @throws StoreError `STORE_IN_USE`; `STORE_DAMAGED` when it is the data that is damaged, and nothing is changed then
 */
export function repairIndexes(path: string): FileFault[] {
  const file = openSqliteFile({ path, format: eventFileFormat });
  try {
    if (faultsOf(file.database).some(({ code }) => code === 'DATA_DAMAGED')) throw storeErrorOf('damaged', path);
    try {
      file.database.exec('REINDEX');
    } catch (error) {
      // A page of an index that can't be made out can't be taken back either.
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
    // The check itself may stumble over a page. Data that can be read through without an index is whole.
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

/** @throws the error, unless it says that the file is damaged */
function refuseOthers(error: unknown): void {
  if (!(error instanceof StoreError) || error.code !== 'STORE_DAMAGED') throw error;
}
