/**
 * The EventStore on one SQLite file, for the one process that writes it: checks expected revisions, commits appends in groups, notifies subscribers.
 */
import type { StreamName } from '../../events/ids.js';
import { checkAppend, checkReadStream } from './append-checks.js';
import type {
  AppendResult,
  CommittedPlace,
  EventStore,
  EventToAppend,
  ExpectedRevision,
  ReadStreamOptions,
  StoredEvent,
  StoreObserver,
} from './event-store.js';
import { GroupCommit } from './group-commit.js';
import { RecentMap } from './recent-map.js';
import type { SqliteStatement } from './sqlite-database.js';
import { RowInserter } from './row-inserter.js';
import { makeClosedError } from './sqlite-errors.js';
import { tryRoomBeside } from './sqlite-room.js';
import { eventFileFormat, pagesOf, SqliteEventLog } from './sqlite-event-log.js';
import { openSqliteFile, type SqliteFile, type SqliteFileOptions } from './sqlite-file.js';
import { TailFeed } from './tail-feed.js';

/** How many of the streams used last surely have their revision at hand: an append to one of them reads nothing. */
const MOST_STREAMS = 10_000;

interface Append {
  readonly stream: StreamName;
  readonly events: readonly EventToAppend[];
  readonly expected: ExpectedRevision;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Where a stream stands, uncommitted appends of the running batch included. */
interface Head {
  readonly id: number;
  revision: number;
}

export interface SqliteEventStoreOptions extends Omit<SqliteFileOptions, 'format' | 'readOnly'> {
  readonly observer?: StoreObserver | undefined;
}

/**
 * Opens the store, or makes it.
 * @throws StoreError as `openSqliteFile` says
 */
export function openSqliteEventStore(options: SqliteEventStoreOptions): EventStore {
  const file = openSqliteFile({ ...options, format: eventFileFormat });
  try {
    return new SqliteEventStore(file, options.observer);
  } catch (error) {
    file.close();
    throw error;
  }
}

class SqliteEventStore implements EventStore {
  private readonly log: SqliteEventLog;
  private readonly heads = new RecentMap<StreamName, Head>(MOST_STREAMS);
  private readonly queue = new GroupCommit<Append>((batch) => this.commit(batch));
  private readonly feed: TailFeed;
  private readonly insertStream: SqliteStatement<[id: number]>;
  private readonly rows: RowInserter;
  /** The position of the last event, uncommitted ones of the running batch included; 0 for none. */
  private last: number;
  /** What the running batch wrote, for subscribers. */
  private written: StoredEvent[] = [];
  /** The last event that the running batch wrote, for the observer. */
  private newest: CommittedPlace | null = null;
  private closed = false;

  constructor(
    private readonly file: SqliteFile,
    private readonly observer: StoreObserver | undefined,
  ) {
    this.log = new SqliteEventLog(file.database);
    this.insertStream = file.database.prepareArrays('INSERT INTO streams (name) VALUES (?) RETURNING id');
    this.rows = new RowInserter(file.database, 'events', ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata']);
    const last = this.log.lastPosition();
    this.last = last ?? 0;
    this.feed = new TailFeed(last, (after, limit) => this.log.readPage(after, limit));
  }

  append(stream: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      checkAppend(stream, events, expected);
      this.refuseClosed();
      this.queue.add({ stream, events, expected, resolve, reject });
    });
  }

  async readStream(stream: StreamName, options: ReadStreamOptions = {}): Promise<StoredEvent[]> {
    checkReadStream(options);
    this.refuseClosed();
    try {
      const events = this.log.readStream(stream, options);
      this.observer?.read();
      return events;
    } catch (error) {
      this.observer?.failed('read', error);
      throw error;
    }
  }

  readAll(after: number | null, pageSize = 1_000): AsyncGenerator<readonly StoredEvent[]> {
    const readPage = (from: number | null, limit: number): StoredEvent[] => {
      this.refuseClosed();
      return this.log.readPage(from, limit);
    };
    return pagesOf(readPage, after, pageSize);
  }

  async *subscribeToAll(after: number | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
    this.refuseClosed();
    yield* this.feed.subscribe(after, signal);
  }

  async lastPosition(): Promise<number | null> {
    this.refuseClosed();
    return this.last === 0 ? null : this.last;
  }

  async probe(): Promise<void> {
    this.refuseClosed();
    const { database } = this.file;
    await tryRoomBeside(database.path);
    this.refuseClosed();
    // The file gets a new version number, the same as before: one page is written and synced.
    database.transaction(() => database.exec(`PRAGMA user_version = ${eventFileFormat.steps.length}`));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.queue.drain();
    this.feed.close();
    this.file.close();
  }

  private commit(batch: readonly Append[]): void {
    const before = this.last;
    let results: AppendResult[];
    let writing = false;
    try {
      results = this.file.database.transaction(() => {
        writing = true;
        const answers = batch.map((append) => this.write(append));
        this.rows.flush();
        writing = false;
        return answers;
      });
    } catch (error) {
      // What was noted of a transaction that never was must go; the file knows better.
      this.last = before;
      this.heads.clear();
      this.rows.discard();
      this.written = [];
      this.newest = null;
      // One append made the others fail before anything was to be committed: it shall fail alone.
      if (writing && batch.length > 1) for (const append of batch) this.commit([append]);
      else {
        this.observer?.failed('append', error);
        for (const append of batch) append.reject(error);
      }
      return;
    }
    const { written, newest } = this;
    this.written = [];
    this.newest = null;
    if (newest !== null) this.observer?.committed(newest);
    if (this.last !== before) this.feed.publish(this.last, written);
    for (let index = 0; index < batch.length; index++) batch[index]!.resolve(results[index]!);
  }

  /** One append of the running batch, checked against what the batch wrote before it. */
  private write({ stream, events, expected }: Append): AppendResult {
    let head = this.headOf(stream);
    const before = expected === 'noStream' ? -1 : expected;
    if ((head?.revision ?? -1) !== before) return this.answerElsewhere(head, before + 1, events);
    if (head === undefined) {
      const id = this.insertStream.get(stream)?.[0];
      if (id === undefined) throw new Error(`stream ${stream} got no number`);
      head = { id, revision: -1 };
      this.heads.set(stream, head);
    }
    const wanted = this.feed.hasConsumers;
    for (const { id, type, data, metadata } of events) {
      const position = ++this.last;
      const revision = ++head.revision;
      this.rows.add(position, head.id, revision, id, type, data, metadata);
      if (wanted) this.written.push({ id, type, data, metadata, stream, revision, position });
    }
    const { id, metadata } = events.at(-1)!;
    this.newest = { id, metadata, stream, revision: head.revision, position: this.last };
    return { ok: true, revision: head.revision, position: this.last, duplicate: false };
  }

  private headOf(stream: StreamName): Head | undefined {
    const known = this.heads.get(stream);
    if (known !== undefined) return known;
    const place = this.log.placeOf(stream);
    if (place === undefined) return undefined;
    const head = { id: place[0], revision: place[1] };
    this.heads.set(stream, head);
    return head;
  }

  /** The same events at the place they were meant for are a repeated append; anything else there is a conflict. */
  private answerElsewhere(head: Head | undefined, first: number, events: readonly EventToAppend[]): AppendResult {
    if (head === undefined) return { ok: false, currentRevision: null };
    const revision = first + events.length - 1;
    if (revision <= head.revision) {
      // They may have come in this very batch.
      this.rows.flush();
      const standing = this.log.identitiesFrom(head.id, first, events.length);
      const last = standing.at(-1);
      if (last !== undefined && events.every((event, index) => event.id === standing[index]?.[0]))
        return { ok: true, revision, position: last[1], duplicate: true };
    }
    return { ok: false, currentRevision: head.revision };
  }

  private refuseClosed(): void {
    if (this.closed) throw makeClosedError(this.file.database.path);
  }
}
