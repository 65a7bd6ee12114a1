/** How events are stored in a SQLite file and read from it, for the writer and for readers beside it. */
import type { StreamName } from '../../events/ids.js';
import type { EventReader, ReadStreamOptions, StoredEvent } from './event-store.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkPageSize, checkReadStream } from './append-checks.js';
import { MetadataUnpacker, UnpackedEvent } from './packed-metadata.js';
import { RecentMap, UNUSED_MS } from './recent-map.js';
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.js';
import { factsIn } from './sqlite-facts.js';
import { storeErrorOf } from './sqlite-errors.js';
import { openSqliteFile, type SqliteFormat } from './sqlite-file.js';

/**
 * A stream's name is stored once, so the index has two small numbers per event and new streams go to its end. Event ids have no index: a
 * repeated append is recognized at its place in the stream. Since version 2 most events have the digits of their id and metadata in
 * `packed`, and the rest in `metadata`.
 */
export const eventFileFormat: SqliteFormat = {
  applicationId: 0x54617069, // "Tapi"
  steps: [
    `CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
     CREATE TABLE events (
       position INTEGER PRIMARY KEY,
       stream INTEGER NOT NULL,
       revision INTEGER NOT NULL,
       id TEXT NOT NULL,
       type TEXT NOT NULL,
       data TEXT NOT NULL,
       metadata TEXT NOT NULL
     ) STRICT;
     CREATE UNIQUE INDEX events_of_stream ON events (stream, revision);`,
    'ALTER TABLE events ADD COLUMN packed BLOB',
  ],
  readableFrom: 1,
};

/** How many recently used streams have their names cached while pages are read. */
const MOST_NAMES = 5_000;

/**
 * Default events per page. Larger pages survive collections of the young generation and are then copied, which doubles the time of a scan
 * on one core.
 */
export const EVENTS_A_PAGE = 250;

type EventColumns = [position: number, revision: number, id: string, type: string, data: string, metadata: string, digits: string];

/** A stream's number in the file and its last revision. */
export type StreamPlace = readonly [id: number, revision: number];

const unpacker = new MetadataUnpacker();

/** The reading half of the store; synchronous, like SQLite. */
export class SqliteEventLog {
  private readonly names = new RecentMap<number, StreamName>(MOST_NAMES, UNUSED_MS);
  private readonly page: SqliteStatement<[...EventColumns, stream: number]>;
  private readonly forwards: SqliteStatement<EventColumns>;
  private readonly backwards: SqliteStatement<EventColumns>;
  private readonly nameOfStream: SqliteStatement<[name: StreamName]>;
  private readonly placeOfStream: SqliteStatement<[id: number, revision: number]>;
  private readonly eventsFrom: SqliteStatement<[position: number, id: string, metadata: string, digits: string]>;
  private readonly last: SqliteStatement<[position: number | null]>;
  private readonly newest: SqliteStatement<[id: number | null]>;

  constructor(private readonly database: SqliteDatabase) {
    const digits = database.pragma('user_version') === 1 ? "''" : 'lower(hex(packed))';
    const columns = `position, revision, id, type, data, metadata, ${digits}`;
    const ofStream = `SELECT ${columns} FROM events WHERE stream = (SELECT id FROM streams WHERE name = ?)`;
    this.page = database.prepareArrays(`SELECT ${columns}, stream FROM events WHERE position > ? ORDER BY position LIMIT ?`);
    this.forwards = database.prepareArrays(`${ofStream} AND revision >= ? ORDER BY revision LIMIT ?`);
    this.backwards = database.prepareArrays(`${ofStream} AND revision <= ? ORDER BY revision DESC LIMIT ?`);
    this.nameOfStream = database.prepareArrays('SELECT name FROM streams WHERE id = ?');
    this.placeOfStream = database.prepareArrays(
      'SELECT id, (SELECT max(revision) FROM events WHERE stream = streams.id) FROM streams WHERE name = ?',
    );
    this.eventsFrom = database.prepareArrays(
      `SELECT position, id, metadata, ${digits} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
    );
    this.last = database.prepareArrays('SELECT max(position) FROM events');
    this.newest = database.prepareArrays('SELECT max(id) FROM streams');
  }

  readStream(stream: StreamName, { direction = 'forwards', fromRevision, limit = -1 }: ReadStreamOptions): StoredEvent[] {
    const rows =
      direction === 'forwards'
        ? this.forwards.all(stream, fromRevision ?? 0, limit)
        : this.backwards.all(stream, fromRevision ?? Number.MAX_SAFE_INTEGER, limit);
    return rows.map((row) => storedEvent(row, stream));
  }

  readPage(after: number | null, limit: number): StoredEvent[] {
    return this.page.all(after ?? -1, limit).map((row) => storedEvent(row, this.nameOf(row[7])));
  }

  lastPosition(): number | null {
    return this.last.get()?.[0] ?? null;
  }

  /** The number of the newest stream; 0 for none. */
  lastStream(): number {
    return this.newest.get()?.[0] ?? 0;
  }

  placeOf(stream: StreamName): StreamPlace | undefined {
    return this.placeOfStream.get(stream);
  }

  /** The ids and positions of up to `count` events of a stream, from a revision. */
  identitiesFrom(streamId: number, revision: number, count: number): [id: string, position: number][] {
    return this.eventsFrom
      .all(streamId, revision, count)
      .map(([position, id, rest, digits]) => [digits === '' ? id : unpacker.unpack({ digits, rest }).id, position]);
  }

  private nameOf(streamId: number): StreamName {
    const known = this.names.get(streamId);
    if (known !== undefined) return known;
    const name = this.nameOfStream.get(streamId)?.[0];
    // Events without a stream name: a page of names was lost.
    if (name === undefined) throw storeErrorOf('damaged', this.database.path);
    this.names.set(streamId, name);
    return name;
  }
}

function storedEvent(
  [position, revision, plainId, type, data, plainMetadata, digits]: readonly [...EventColumns, ...unknown[]],
  stream: StreamName,
): StoredEvent {
  if (digits === '') return { id: plainId, type, data, metadata: plainMetadata, stream, revision, position };
  const { id, metadata, values } = unpacker.unpack({ digits, rest: plainMetadata });
  if (values === null) return { id, type, data, metadata, stream, revision, position };
  return new UnpackedEvent(id, type, data, metadata, stream, revision, position, values);
}

/** Reads page after page until one is not full. Other work runs between pages. */
export async function* pagesOf(
  readPage: (after: number | null, limit: number) => StoredEvent[],
  after: number | null,
  pageSize: number,
): AsyncGenerator<readonly StoredEvent[]> {
  checkPageSize(pageSize);
  let from = after;
  for (;;) {
    const page = readPage(from, pageSize);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    from = page.at(-1)?.position ?? from;
    await nextTurn();
  }
}

/**
 * Opens a store's file read-only, possibly beside a server.
 * @throws StoreError see `openSqliteFile`
 */
export function openSqliteEventReader(path: string): EventReader {
  const file = openSqliteFile({ path, format: eventFileFormat, readOnly: true });
  const log = new SqliteEventLog(file.database);
  return {
    readStream: async (stream, options = {}) => {
      checkReadStream(options);
      return log.readStream(stream, options);
    },
    readAll: (after, pageSize = EVENTS_A_PAGE) => pagesOf((from, limit) => log.readPage(from, limit), after, pageSize),
    lastPosition: async () => log.lastPosition(),
    facts: factsIn(file.database),
    close: async () => file.close(),
  };
}
