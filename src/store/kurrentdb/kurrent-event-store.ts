/**
 * The EventStore on KurrentDB, or EventStoreDB from 20.6. Any number of processes write it; the expected revision decides. Loaded only when
 * it is configured.
 */
import { randomUUID } from 'node:crypto';
import type { StreamName } from '../../../events/ids.js';
import { checkAppend, checkPageSize, checkReadStream } from '../append-checks.js';
import type {
  AppendResult,
  EventStore,
  EventToAppend,
  ExpectedRevision,
  LogFindings,
  ReadStreamOptions,
  StoredEvent,
} from '../event-store.js';
import { RecentMap, UNUSED_MS } from '../recent-map.js';
import type { StoreFacts } from '../store-facts.js';
import { appending, streamStateOf } from './append-options.js';
import { AllReading, numberOf, seeBy } from './all-reading.js';
import { AnyNode } from './any-node.js';
import { KurrentConnection, type KurrentOptions } from './connection.js';
import { makeClosedError, makeDeletedError } from './kurrent-errors.js';
import { factsOf } from './kurrent-facts.js';
import { subscribe } from './kurrent-subscription.js';
import { SharedSubscription } from './shared-subscription.js';
import { makeStreamNames, type StreamNames } from './stream-names.js';
import { SoundStreams } from './sound-streams.js';
import { readStreamOf, type StreamSource } from './stream-reading.js';
import { StreamRegister } from './stream-register.js';
import { toKurrent } from './stored-form.js';

/** No stream has this revision. */
const NO_REVISION = BigInt(Number.MAX_SAFE_INTEGER);

/** The most streams whose last revision is cached. */
const STREAMS_KEPT = 5_000;

export interface KurrentStoreOptions extends KurrentOptions {
  /** The prefix of stream names, so that several stores can share a database. Default: none. */
  readonly prefix?: string;
  /** Whether to search the log once for deleted or truncated streams before this node follows it. Nothing waits for it. Default: no. */
  readonly looksBack?: boolean;
}

/**
 * Connects, and checks the server's version and the access rights.
 * @throws StoreError `STORE_ADDRESS_WRONG`, `STORE_UNREACHABLE`, `STORE_ACCESS_DENIED`, `STORE_ENGINE_TOO_OLD`
 */
export async function openKurrentEventStore(options: KurrentStoreOptions): Promise<EventStore> {
  const connection = new KurrentConnection(options);
  try {
    await connection.version();
    await connection.compareClocks();
    const store = new KurrentEventStore(connection, makeStreamNames(options.prefix ?? ''), new StreamRegister(options.notice), options);
    await store.lastPosition();
    void store.forQueries.learnMembers();
    if (options.looksBack === true) void store.sound.lookBack();
    return store;
  } catch (error) {
    connection.close();
    throw error;
  }
}

class KurrentEventStore implements EventStore {
  readonly facts: StoreFacts;
  /** Appends to one stream run one after the other, in order of arrival. */
  private readonly turns = new Map<StreamName, Promise<void>>();
  private readonly appending = new Set<Promise<AppendResult>>();
  private readonly endConsumers = new AbortController();
  /** The greatest position of our own appends. */
  private known = -1;
  private closed = false;
  private readonly all: AllReading;
  private readonly see: ReturnType<typeof seeBy>;
  private readonly streams: StreamSource;
  private readonly lastAppended = new RecentMap<StreamName, number>(STREAMS_KEPT, UNUSED_MS);
  readonly sound: SoundStreams;
  readonly forQueries: AnyNode;
  private readonly subscription: SharedSubscription;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly connection: KurrentConnection,
    private readonly names: StreamNames,
    private readonly register: StreamRegister,
    options: KurrentOptions,
  ) {
    this.facts = factsOf(connection, (name) => names.factIn(name));
    this.see = seeBy(names, register);
    this.all = new AllReading(connection, names, this.see);
    this.sound = new SoundStreams(connection, names, this.see);
    this.streams = {
      connection,
      names,
      register,
      wasDeleted: (stream) => this.sound.wasDeleted(stream),
      atLeast: (stream) => this.lastAppended.get(stream) ?? -1,
    };
    const { see, all } = this;
    const sawUpTo = all.sawUpTo.bind(all);
    const followed = { connection, filter: names.followed, see, sawUpTo, known: () => this.known, look: () => this.look() };
    this.subscription = new SharedSubscription((after, signal, broke) => subscribe({ ...followed, broke }, after, signal));
    this.forQueries = new AnyNode({ source: this.streams, options, seen: () => Math.max(this.known, this.all.lastSeen ?? -1) });
  }

  append(stream: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult> {
    const work = this.appendInTurn(stream, events, expected);
    this.appending.add(work);
    const forget = (): void => void this.appending.delete(work);
    work.then((result) => {
      forget();
      if (result.ok) this.lastAppended.set(stream, Math.max(result.revision, this.lastAppended.get(stream) ?? -1));
    }, forget);
    return work;
  }

  async readStream(stream: StreamName, options: ReadStreamOptions = {}): Promise<StoredEvent[]> {
    checkReadStream(options);
    this.refuseClosed();
    return readStreamOf(this.streams, stream, options, () => this.lastPosition());
  }

  async *readAll(after: number | null, pageSize = 1_000): AsyncGenerator<readonly StoredEvent[]> {
    checkPageSize(pageSize);
    let from = after;
    for (;;) {
      this.refuseClosed();
      const { events, upTo, isEnd } = await this.all.page(from, pageSize);
      if (events.length > 0) yield events;
      if (isEnd) return;
      from = upTo;
    }
  }

  async *subscribeToAll(after: number | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
    this.refuseClosed();
    yield* this.subscription.follow(after, AbortSignal.any([signal, this.endConsumers.signal]));
  }

  /** A conflict may come only from foreign events: then the next append expects the last of them. */
  async passOver(stream: StreamName, after: number): Promise<number> {
    this.refuseClosed();
    let last = after;
    const passed = (revision: number): void => void (last = Math.max(last, revision));
    const ours = await readStreamOf({ ...this.streams, passed }, stream, { fromRevision: after + 1 }, () => this.lastPosition());
    return ours.length === 0 ? last : after;
  }

  /** Asks the leader to append at a revision that no stream has. A working node refuses it for that reason only. */
  async probe(): Promise<void> {
    this.refuseClosed();
    const data = [toKurrent({ id: 'probe', type: 'Probe', data: '{}', metadata: '{}' }, randomUUID())];
    await this.connection.call(async ({ client }) => {
      try {
        await client.appendToStream(this.names.probe, data, { streamState: NO_REVISION, ...appending });
      } catch (error) {
        if ((error as { type?: string }).type !== 'wrong-expected-version') throw error;
      }
    });
  }

  /** A table's next hand is opened and begun in one command, which saves a round trip this way. */
  expectStream(stream: StreamName): void {
    if (!this.closed) this.sound.expect(stream);
  }

  troubles(): readonly string[] {
    const { clockProblem } = this.connection;
    return [...(clockProblem === null ? [] : [clockProblem]), ...this.register.troubles()];
  }

  findings(): LogFindings {
    return this.register.findings();
  }

  async lastPosition(): Promise<number | null> {
    this.refuseClosed();
    return this.all.lastPosition();
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await Promise.allSettled(this.appending);
    this.endConsumers.abort();
    this.forQueries.close();
    this.connection.close();
  }

  /** Looks for appends of other nodes, one look at a time. */
  private look(): void {
    this.looking ??= this.all
      .lookAhead()
      .then(
        (last) => void (this.known = Math.max(this.known, last ?? -1)),
        // Users of the store will report the failure.
        () => undefined,
      )
      .finally(() => (this.looking = null));
  }

  private async appendInTurn(stream: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision): Promise<AppendResult> {
    checkAppend(stream, events, expected);
    this.refuseClosed();
    const before = this.turns.get(stream);
    let done: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => (done = resolve));
    this.turns.set(stream, turn);
    let written: AppendResult | (() => Promise<AppendResult>);
    try {
      await before;
      written = await this.write(stream, events, expected);
    } finally {
      if (this.turns.get(stream) === turn) this.turns.delete(stream);
      done();
    }
    // The stream's state is known, so others need not wait until it is read.
    return typeof written === 'function' ? written() : written;
  }

  /** Appends, or returns a function that reads the conflicting events. */
  private async write(
    stream: StreamName,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult | (() => Promise<AppendResult>)> {
    const problem = this.register.problemOf(stream);
    if (problem !== null) throw problem;
    if (expected === 'noStream' && (await this.sound.wasDeleted(stream))) throw makeDeletedError(stream);
    // The same for all attempts, so that one without an answer is not written twice.
    const appendIds = events.map(() => randomUUID() as string);
    const data = events.map((event, index) => toKurrent(event, appendIds[index]!));
    const streamState = streamStateOf(expected);
    const first = expected === 'noStream' ? 0 : expected + 1;
    const last = first + events.length - 1;
    const answer = await this.connection.call(async ({ client }, attempt) => {
      try {
        const result = await client.appendToStream(this.names.inKurrent(stream), data, {
          streamState,
          ...appending,
        });
        if (result.nextExpectedRevision !== BigInt(last)) throw makeDeletedError(stream);
        // A repeated append is answered too, perhaps with another position than its last event's.
        return attempt === 1 && result.position !== undefined ? numberOf(result.position) : 'written';
      } catch (error) {
        const { type, actualState } = error as { type?: string; actualState?: bigint | 'no_stream' };
        if (type !== 'wrong-expected-version') throw error;
        return { current: typeof actualState === 'bigint' ? Number(actualState) : null };
      }
    });
    if (typeof answer === 'number') {
      this.known = Math.max(this.known, answer);
      return { ok: true, revision: last, position: answer, duplicate: false };
    }
    if (answer !== 'written' && (answer.current ?? -1) < last) return { ok: false, currentRevision: answer.current };
    return () => this.standing(stream, events, appendIds, first, answer);
  }

  /** The events at the place of an append: its own, from this attempt or another, or different ones. */
  private async standing(
    stream: StreamName,
    events: readonly EventToAppend[],
    appendIds: readonly string[],
    first: number,
    answer: 'written' | { readonly current: number | null },
  ): Promise<AppendResult> {
    const ids: string[] = [];
    const there = await readStreamOf(
      this.streams,
      stream,
      { fromRevision: first, limit: events.length },
      () => this.lastPosition(),
      (appendId) => ids.push(appendId),
    );
    const last = there.at(-1);
    if (last === undefined || there.length < events.length || there.some(({ id }, index) => id !== events[index]!.id)) {
      if (answer === 'written') throw makeDeletedError(stream);
      return { ok: false, currentRevision: answer.current };
    }
    const isOurs = ids.every((id, index) => id === appendIds[index]);
    if (isOurs) this.known = Math.max(this.known, last.position);
    return { ok: true, revision: last.revision, position: last.position, duplicate: !isOurs };
  }

  private refuseClosed(): void {
    if (this.closed) throw makeClosedError(this.connection.address.shown);
  }
}
