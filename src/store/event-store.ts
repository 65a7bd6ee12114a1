/**
 * The EventStore port: what Tapis needs of an event store, in KurrentDB's terms. The store keeps texts in order; the codec gives them
 * meaning.
 */
import type { StreamName } from '../../events/ids.js';
import type { FactReader, StoreFacts } from './store-facts.js';

/**
 * An event to append. `data` and `metadata` are JSON texts, stored byte for byte. All four are well-formed Unicode: a lone surrogate has no
 * byte form (JSON.stringify escapes it).
 */
export interface EventToAppend {
  /** A UUID derived from the command: appending the same ids at the same place again writes nothing. */
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** A stored event. */
export interface StoredEvent extends EventToAppend {
  readonly stream: StreamName;
  /** Its number in its stream, from 0. */
  readonly revision: number;
  /** Its place among all events: 0 or above, ascending, with possible gaps. */
  readonly position: number;
}

/** The revision that the stream's last event must have, or that the stream must not exist yet. */
export type ExpectedRevision = number | 'noStream';

export type AppendResult =
  | {
      readonly ok: true;
      /** The revision and position of the last event of this append. */
      readonly revision: number;
      readonly position: number;
      /** True when the same events were there already and nothing was written. */
      readonly duplicate: boolean;
    }
  | {
      readonly ok: false;
      /** The stream's actual revision; null when it does not exist. */
      readonly currentRevision: number | null;
    };

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** The first revision to read, included. Default: the stream's first (forwards) or last (backwards). */
  readonly fromRevision?: number;
  /** The most events to read. Default: all. */
  readonly limit?: number;
}

export interface EventStore {
  /**
   * Appends events to one stream, all or none. They are on disk before it returns, if the store has a disk. An unexpected revision is a
   * result, not an error.
   * @throws StoreError when the store cannot write
   * @throws RangeError for no events, ill-formed text, or an expected revision that is not a whole number from 0: a bug of the caller
   */
  append(stream: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult>;

  /**
   * The events of one stream in the given direction; none for an unknown stream.
   * @throws RangeError for a `fromRevision` or `limit` that is not a whole number from 0
   */
  readStream(stream: StreamName, options?: ReadStreamOptions): Promise<StoredEvent[]>;

  /** All events after a position (null: from the first) in order, in pages, up to the end when the last page was read. */
  readAll(after: number | null, pageSize?: number): AsyncIterable<readonly StoredEvent[]>;

  /**
   * A catch-up subscription: all events after a position, then each new one, in order, in batches. The next batch is made when the consumer
   * asks for it. An empty batch, only from a network store, means that it has begun or restarted. Ends when the signal aborts or the store
   * closes.
   */
  subscribeToAll(after: number | null, signal: AbortSignal): AsyncIterable<readonly StoredEvent[]>;

  /** The position of the last event; null for none. */
  lastPosition(): Promise<number | null>;

  /**
   * Finds out whether an append would succeed, without an event: writes to this machine's disk, or asks another's leader.
   * @throws StoreError when an append would fail
   */
  probe?(): Promise<void>;

  /**
   * Skips events after a revision that Tapis did not write, and returns the revision that the next append must expect: the given one if an
   * event of Tapis or nothing follows. Only of a store that others can write to.
   */
  passOver?(stream: StreamName, after: number): Promise<number>;

  /** A hint that a stream will soon begin, so that lookups for its first event are made now. Never throws. Only of a network store. */
  expectStream?(stream: StreamName): void;

  /** Problems of the connection for the operator, one sentence each. Nothing fails because of them. Only of a network store. */
  troubles?(): readonly string[];

  findings?(): LogFindings;

  /** Only of a network store: others read for queries as for commands. */
  readonly forQueries?: QueryReads;

  /** Not of a store in memory. */
  readonly facts?: StoreFacts;

  /** The current state of writing. Only of a store on this machine's disk. */
  writing?(): WritingReport;

  /** Finishes accepted appends, then closes files and connections. Later calls throw StoreError `STORE_CLOSED`. */
  close(): Promise<void>;
}

/**
 * Reads for queries. While the leader does not answer, other nodes may, if they have everything that this node has seen. A read fails
 * within a second with `STORE_UNREACHABLE` if no node can answer.
 */
export interface QueryReads extends StreamReader {
  /** Aborted while the store does not answer properly; replaced when it does again. */
  readonly away: AbortSignal;
}

export interface WritingReport {
  /** Appends that wait for the next commit. */
  readonly waiting: number;
  /** Whether the disk is slow, so that commits are made in a thread. */
  readonly isSlow: boolean;
}

/** The place of a committed event, and the metadata with its hash. */
export type CommittedPlace = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id' | 'metadata'>;

/** Observes a store. Called synchronously, so each method must be fast and must not throw. */
export interface StoreObserver {
  /** Events are on disk, and their caller has no answer yet. Gets the last of them. */
  committed(last: CommittedPlace): void;
  /** An append or a read failed with this error. */
  failed(what: 'append' | 'read', error: unknown): void;
  /** A read succeeded. */
  read(): void;
}

/** An event in a stream of Tapis that Tapis did not write. `position`: null when the store does not give it. */
export interface ForeignEvent {
  readonly stream: StreamName;
  readonly revision: number;
  readonly position: number | null;
  readonly type: string;
}

/** A stream that was deleted or is truncated by the store; and what to do, in one sentence. */
export interface StreamFinding {
  readonly stream: StreamName;
  readonly message: string;
}

/** What a store has noticed, beside events, in everything read so far. */
export interface LogFindings {
  readonly foreign: readonly ForeignEvent[];
  readonly streams: readonly StreamFinding[];
}

/** Reads single streams. */
export type StreamReader = Pick<EventStore, 'readStream'>;

/** A read-only store, for example for an export beside a running server. */
export interface EventReader extends Pick<EventStore, 'readStream' | 'readAll' | 'lastPosition' | 'close'> {
  /** Only of a store that others can write to. */
  findings?(): LogFindings;
  readonly facts?: FactReader;
}

export type StoreErrorCode =
  | 'STORE_CLOSED'
  /** Only when a store is opened for reading: the file must exist. */
  | 'STORE_NOT_FOUND'
  | 'STORE_NOT_WRITABLE'
  | 'STORE_NOT_A_DATABASE'
  | 'STORE_DAMAGED'
  | 'STORE_NEWER_THAN_PROGRAM'
  | 'STORE_IN_USE'
  | 'STORE_ENGINE_TOO_OLD'
  /** Only of a network store: its address, its availability, the access rights. */
  | 'STORE_ADDRESS_WRONG'
  | 'STORE_UNREACHABLE'
  | 'STORE_ACCESS_DENIED'
  /** Only when a store is moved: the target has other events, or something was written meanwhile. */
  | 'STORE_HAS_OTHER_EVENTS'
  | 'STORE_CHANGED'
  /** Recorded events are missing; or none are, although a loss was to be accepted. */
  | 'STORE_LOST_EVENTS'
  | 'STORE_LOST_NOTHING'
  /** A command did not finish filling the folder. */
  | 'STORE_UNFINISHED'
  /** Only of personal data: this node cannot open them. */
  | 'STORE_SEALED'
  | 'STORE_FAILED';

/** The store failed. `message` is one sentence that says what to do. */
export class StoreError extends Error {
  constructor(
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StoreError';
  }
}
