/**
 * The EventStore port: what the rest of Tapis asks of a store of events, in KurrentDB's words.
 * The store keeps text and order; what the text means is the codec's affair.
 */
import type { StreamName } from '../../events/ids.js';
import type { FactReader, StoreFacts } from './store-facts.js';

/**
 * An event to be appended. `data` and `metadata` are JSON texts, kept byte for byte. All four are well-formed Unicode: a lone
 * surrogate has no bytes to keep (JSON.stringify escapes them).
 */
export interface EventToAppend {
  /** A UUID, made from the command: appending the same ids at the same place again writes nothing. */
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** An event as it stands in the store. */
export interface StoredEvent extends EventToAppend {
  readonly stream: StreamName;
  /** Its number in its stream, from 0. */
  readonly revision: number;
  /** Its place among all events: from 0 or above, greater is later, gaps are allowed. */
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
      /** True when the same events stood there already and nothing was written. */
      readonly duplicate: boolean;
    }
  | {
      readonly ok: false;
      /** What the stream's revision really is; null when there is no such stream. */
      readonly currentRevision: number | null;
    };

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** The first revision to give, itself included. Default: the stream's first (forwards) or last (backwards). */
  readonly fromRevision?: number;
  /** The most events to give. Default: all. */
  readonly limit?: number;
}

export interface EventStore {
  /**
   * Appends events to one stream, all or none, on disk before it answers (where the store has a disk).
   * A revision that is not the expected one is an answer, not an error.
   * @throws StoreError when the store can't write
   * @throws RangeError for no events, ill-formed text, or an expected revision that is not a whole number from 0: a bug of the caller
   */
  append(stream: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult>;

  /**
   * The events of one stream, in order of the direction; none for a stream that does not exist.
   * @throws RangeError for a `fromRevision` or `limit` that is not a whole number from 0
   */
  readStream(stream: StreamName, options?: ReadStreamOptions): Promise<StoredEvent[]>;

  /** All events after a position (null: from the first), in order, in pages, to what was the end when the last page was read. */
  readAll(after: number | null, pageSize?: number): AsyncIterable<readonly StoredEvent[]>;

  /**
   * A catch-up subscription: all events after a position, then each new one as it is appended, in order, in batches.
   * The next batch is made when the consumer asks for it. A batch without events says that it has begun, or begun again, only of a store on the network.
   * Ends when the signal aborts or the store closes.
   */
  subscribeToAll(after: number | null, signal: AbortSignal): AsyncIterable<readonly StoredEvent[]>;

  /** The position of the last event; null when there is none. */
  lastPosition(): Promise<number | null>;

  /**
   * Finds out whether an append would succeed, and leaves no event: writes to the disk of this machine, or asks the leader of another.
   * @throws StoreError when an append would fail
   */
  probe?(): Promise<void>;

  /**
   * How far a stream goes on after a revision with events that Tapis did not write, which are passed over: the revision that the next append expects.
   * The given one where an event of ours comes, or nothing. Only of a store that others can write to.
   */
  passOver?(stream: StreamName, after: number): Promise<number>;

  /** A hint that a stream will soon be begun: what has to be looked up before its first event is looked up now. Never throws. Only of a store on the network. */
  expectStream?(stream: StreamName): void;

  /** What a person should know of the way to the store, one sentence each. Nothing fails because of it. Only of a store on the network. */
  troubles?(): readonly string[];

  findings?(): LogFindings;

  /** Only of a store on the network: any other one answers a query as it answers a command. */
  readonly forQueries?: QueryReads;

  /** Not of a store in memory. */
  readonly facts?: StoreFacts;

  /** How writing goes just now. Only of a store on a disk of this machine. */
  writing?(): WritingReport;

  /** Finishes appends that were accepted, then lets go of files and connections. Later calls throw StoreError `STORE_CLOSED`. */
  close(): Promise<void>;
}

/**
 * Reads for queries, which decide nothing. While no leader answers, other nodes may answer. They must have all that this node has seen.
 * A read fails within a second with `STORE_UNREACHABLE` if no node can answer.
 */
export interface QueryReads extends StreamReader {
  /** Aborted while the store does not answer as it should; another signal once it does. */
  readonly away: AbortSignal;
}

export interface WritingReport {
  /** Appends that wait for the next commit. */
  readonly waiting: number;
  /** Whether the disk is slow, so that a thread makes the commits. */
  readonly isSlow: boolean;
}

/** Where a committed event stands, and the metadata that carries its hash. */
export type CommittedPlace = Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id' | 'metadata'>;

/** Hears how a store fares. Called in the store's own turn, so each must be short, and must not throw. */
export interface StoreObserver {
  /** Events are on disk and their caller does not know yet. Given the last of them. */
  committed(last: CommittedPlace): void;
  /** An append or a read failed with this error. */
  failed(what: 'append' | 'read', error: unknown): void;
  /** A read went well. */
  read(): void;
}

/** An event in one of our streams that Tapis did not write. `position`: null where the store does not give it. */
export interface ForeignEvent {
  readonly stream: StreamName;
  readonly revision: number;
  readonly position: number | null;
  readonly type: string;
}

/** A stream that was deleted, or whose events the store takes away; and what to do, in one sentence. */
export interface StreamFinding {
  readonly stream: StreamName;
  readonly message: string;
}

/** What a store has seen, beside events, of all that was read or followed so far. */
export interface LogFindings {
  readonly foreign: readonly ForeignEvent[];
  readonly streams: readonly StreamFinding[];
}

/** Reads single streams. */
export type StreamReader = Pick<EventStore, 'readStream'>;

/** What a store gives to those who only read it, such as an export beside a running server. */
export interface EventReader extends Pick<EventStore, 'readStream' | 'readAll' | 'lastPosition' | 'close'> {
  /** Only of a store that others can write to. */
  findings?(): LogFindings;
  readonly facts?: FactReader;
}

export type StoreErrorCode =
  | 'STORE_CLOSED'
  /** Only where a store is opened for reading: the file must be there. */
  | 'STORE_NOT_FOUND'
  | 'STORE_NOT_WRITABLE'
  | 'STORE_NOT_A_DATABASE'
  | 'STORE_DAMAGED'
  | 'STORE_NEWER_THAN_PROGRAM'
  | 'STORE_IN_USE'
  | 'STORE_ENGINE_TOO_OLD'
  /** Only of a store on the network: how it was named, whether it answers, whether it lets us in. */
  | 'STORE_ADDRESS_WRONG'
  | 'STORE_UNREACHABLE'
  | 'STORE_ACCESS_DENIED'
  /** Only where a store is moved: the target holds something else, or something was written while it was moved. */
  | 'STORE_HAS_OTHER_EVENTS'
  | 'STORE_CHANGED'
  /** Events are missing that had been recorded; and: none are, although a loss was to be accepted. */
  | 'STORE_LOST_EVENTS'
  | 'STORE_LOST_NOTHING'
  /** A command began to fill the folder and did not finish. */
  | 'STORE_UNFINISHED'
  /** Only of what is kept of people: this node can't open it. */
  | 'STORE_SEALED'
  | 'STORE_FAILED';

/** The store can't do what it is there for. `message` is one sentence that says what to do. */
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
