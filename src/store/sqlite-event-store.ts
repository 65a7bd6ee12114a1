/**
 * The EventStore on one SQLite file with a single writing process: checks expected revisions, groups appends into commits, and notifies
 * subscribers.
 */
import type { StreamName } from '../../events/ids.js';
import { checkAppend, checkReadStream } from './append-checks.js';
import type {
  AppendResult,
  EventStore,
  EventToAppend,
  ExpectedRevision,
  ReadStreamOptions,
  StoredEvent,
  StoreObserver,
  WritingReport,
} from './event-store.js';
import type { CommitFailure } from './event-writer.js';
import { GroupCommit } from './group-commit.js';
import { MetadataPacker } from './packed-metadata.js';
import { RecentMap, UNUSED_MS } from './recent-map.js';
import { makeClosedError } from './sqlite-errors.js';
import { tryRoomBeside } from './sqlite-room.js';
import { EVENTS_A_PAGE, eventFileFormat, pagesOf, SqliteEventLog } from './sqlite-event-log.js';
import { openSqliteFile, type SqliteFile, type SqliteFileOptions } from './sqlite-file.js';
import { factsIn } from './sqlite-facts.js';
import type { StoreFacts } from './store-facts.js';
import { SqliteWriter, type SqliteWriterOptions } from './sqlite-writer.js';
import { TailFeed } from './tail-feed.js';

/** How many recently used streams have their revision cached: an append to one of them reads nothing. */
const MOST_STREAMS = 10_000;

interface Append {
  readonly stream: StreamName;
  readonly events: readonly EventToAppend[];
  readonly expected: ExpectedRevision;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** The head of a stream, including uncommitted events. */
interface Head {
  readonly id: number;
  revision: number;
}

export interface SqliteEventStoreOptions extends Omit<SqliteFileOptions, 'format' | 'readOnly'>, Pick<SqliteWriterOptions, 'slowMs'> {
  readonly observer?: StoreObserver | undefined;
}

/**
 * Opens the store, or makes it.
 * @throws StoreError see `openSqliteFile`
 */
export function openSqliteEventStore(options: SqliteEventStoreOptions): EventStore {
  const file = openSqliteFile({ ...options, format: eventFileFormat });
  try {
    return new SqliteEventStore(file, options);
  } catch (error) {
    file.close();
    throw error;
  }
}

interface Attempt {
  readonly results: readonly AppendResult[];
  readonly failure: CommitFailure | null;
}

const packer = new MetadataPacker();

/** An unfinished transaction. */
class Transaction {
  readonly streams: (number | string)[] = [];
  readonly rows: (number | string | null)[] = [];
  readonly events: StoredEvent[] = [];

  /** @param last the position of the last event @param lastStream the number of the newest stream */
  constructor(
    public last: number,
    public lastStream: number,
  ) {}

  addStream(name: StreamName): number {
    this.streams.push(++this.lastStream, name);
    return this.lastStream;
  }

  addEvent({ id, type, data, metadata }: EventToAppend, stream: StreamName, head: Head): void {
    const position = ++this.last;
    const revision = ++head.revision;
    const packed = packer.pack(id, metadata);
    if (packed === null) this.rows.push(position, head.id, revision, id, type, data, metadata, null);
    else this.rows.push(position, head.id, revision, '', type, data, packed.rest, packed.digits);
    this.events.push({ id, type, data, metadata, stream, revision, position });
  }
}

class SqliteEventStore implements EventStore {
  readonly facts: StoreFacts;
  private readonly log: SqliteEventLog;
  private readonly heads = new RecentMap<StreamName, Head>(MOST_STREAMS, UNUSED_MS);
  private readonly queue = new GroupCommit<Append>((batch) => this.commit(batch));
  private readonly feed: TailFeed;
  private readonly writer: SqliteWriter;
  private readonly observer: StoreObserver | undefined;
  /** The position of the last event; 0 for none. */
  private last: number;
  /** The number of the newest stream; 0 for none. */
  private lastStream: number;
  private closed = false;

  constructor(
    private readonly file: SqliteFile,
    options: SqliteEventStoreOptions,
  ) {
    this.observer = options.observer;
    this.facts = factsIn(file.database);
    this.log = new SqliteEventLog(file.database);
    this.writer = new SqliteWriter(file.database, options);
    const last = this.log.lastPosition();
    this.last = last ?? 0;
    this.lastStream = this.log.lastStream();
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

  readAll(after: number | null, pageSize = EVENTS_A_PAGE): AsyncGenerator<readonly StoredEvent[]> {
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
    await tryRoomBeside(this.file.database.path);
    this.refuseClosed();
    // Writes the same version number again, which writes and syncs one page.
    const failure = await this.writer.commit({ streams: [], events: [], version: eventFileFormat.steps.length });
    if (failure !== null) throw failure.error;
  }

  writing(): WritingReport {
    return { waiting: this.queue.length, isSlow: this.writer.isSlow };
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.queue.finish();
    this.feed.close();
    await this.writer.close();
    this.file.close();
  }

  private async commit(batch: readonly Append[]): Promise<void> {
    const transaction = new Transaction(this.last, this.lastStream);
    const { results, failure } = await this.attempt(batch, transaction);
    if (failure !== null) {
      // The cached heads of a failed transaction are wrong; the file has the right ones.
      this.heads.clear();
      // One append made the others fail before the commit, so each is tried alone.
      if (failure.isOfRow && batch.length > 1) for (const append of batch) await this.commit([append]);
      else {
        this.observer?.failed('append', failure.error);
        for (const append of batch) append.reject(failure.error);
      }
      return;
    }
    const { last, lastStream, events } = transaction;
    this.last = last;
    this.lastStream = lastStream;
    const newest = events.at(-1);
    if (newest !== undefined) {
      this.observer?.committed(newest);
      this.feed.publish(last, events);
    }
    for (let index = 0; index < batch.length; index++) batch[index]!.resolve(results[index]!);
  }

  /** @returns the answers, valid if nothing failed */
  private async attempt(batch: readonly Append[], transaction: Transaction): Promise<Attempt> {
    let results: readonly AppendResult[] = [];
    let isOfRow = true;
    try {
      results = batch.map((append) => this.place(append, transaction));
      isOfRow = false;
      const { streams, rows } = transaction;
      this.file.refuseOtherWriter();
      return { results, failure: rows.length === 0 ? null : await this.writer.commit({ streams, events: rows, version: null }) };
    } catch (error) {
      this.lookAgain();
      return { results, failure: { isOfRow, error } };
    }
  }

  /** The writing thread may have failed after its commit. Never throws. */
  private lookAgain(): void {
    try {
      const [last, lastStream] = [this.log.lastPosition() ?? 0, this.log.lastStream()];
      if (last === this.last) return;
      this.last = last;
      this.lastStream = lastStream;
      this.feed.publish(last, []);
    } catch {
      // The caller gets the first error; the next reader gets this one.
    }
  }

  /** Checks one append against the file and the earlier appends of the transaction. */
  private place({ stream, events, expected }: Append, transaction: Transaction): AppendResult {
    let head = this.headOf(stream);
    const before = expected === 'noStream' ? -1 : expected;
    if ((head?.revision ?? -1) !== before) return this.answerElsewhere(head, before + 1, stream, events, transaction);
    if (head === undefined) {
      head = { id: transaction.addStream(stream), revision: -1 };
      this.heads.set(stream, head);
    }
    for (const event of events) transaction.addEvent(event, stream, head);
    return { ok: true, revision: head.revision, position: transaction.last, duplicate: false };
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

  /** Equal events at the intended place are a repeated append; anything else is a conflict. */
  private answerElsewhere(
    head: Head | undefined,
    first: number,
    stream: StreamName,
    events: readonly EventToAppend[],
    transaction: Transaction,
  ): AppendResult {
    if (head === undefined) return { ok: false, currentRevision: null };
    const revision = first + events.length - 1;
    if (revision <= head.revision) {
      // They may be in this transaction.
      const added = transaction.events.filter((event) => event.stream === stream && event.revision >= first);
      const standing = [
        ...this.log.identitiesFrom(head.id, first, events.length),
        ...added.map(({ id, position }) => [id, position] as const),
      ];
      const last = standing[events.length - 1];
      if (last !== undefined && events.every((event, index) => event.id === standing[index]?.[0]))
        return { ok: true, revision, position: last[1], duplicate: true };
    }
    return { ok: false, currentRevision: head.revision };
  }

  private refuseClosed(): void {
    if (this.closed) throw makeClosedError(this.file.database.path);
  }
}
