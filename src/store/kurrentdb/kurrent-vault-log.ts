/**
 * Records of people on KurrentDB: a stream for each person, of which the server keeps the last record. They are not part of the event store
 * port.
 */
import { randomUUID } from 'node:crypto';
import { BACKWARDS, END, streamNameFilter, type AllStreamResolvedEvent } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import type { StoredEvent } from '../event-store.js';
import type { VaultEntry, VaultLog, VaultRecord, VaultStream, VaultWrite } from '../vault-log.js';
import { AllReading, numberOf } from './all-reading.js';
import { appending, streamStateOf } from './append-options.js';
import { type Call, KurrentConnection, type KurrentOptions } from './connection.js';
import { isBuried, makeClosedError } from './kurrent-errors.js';
import { keepLastAlone } from './keep-last.js';
import { subscribe } from './kurrent-subscription.js';
import { readStreamAtServer } from './server-reads.js';
import { fromKurrent, toKurrent } from './stored-form.js';
import { TOMBSTONE } from './stream-register.js';

/** Reveals nothing, because it stays in tombstones and indexes for good. */
const TYPE = 'Kept';
const PEOPLE = 'person-';
const people = streamNameFilter({ prefixes: [PEOPLE] });

/** @throws StoreError `STORE_ADDRESS_WRONG` */
export function openKurrentVaultLog(options: KurrentOptions): VaultLog {
  // The event store reports problems of the connection.
  return new KurrentVaultLog(new KurrentConnection({ ...options, notice: () => undefined }), options.notice);
}

class KurrentVaultLog implements VaultLog {
  private readonly all: AllReading;
  /** The greatest record position known to this node. */
  private known = -1;
  private looking: Promise<void> | null = null;
  /** Whether the server refused to keep only the last record. */
  private keepsAll = false;

  constructor(
    private readonly connection: KurrentConnection,
    private readonly notice: (line: string) => void,
  ) {
    const isOurs = (name: string): boolean => name.startsWith(PEOPLE);
    this.all = new AllReading(connection, { filter: people, followed: people, isOurs }, seeRecord);
  }

  read(stream: VaultStream): Promise<VaultRecord | 'buried' | null> {
    this.refuseClosed();
    return this.connection.call(async (call) => {
      const last = await this.readLast(call, stream);
      return last === null || last === 'buried' ? last : { revision: last.revision, content: contentOf(last) };
    });
  }

  async write(stream: VaultStream, content: object, after: number | null): Promise<VaultWrite> {
    this.refuseClosed();
    if (after === null) await this.keepLastAlone(stream);
    // One id for all attempts, so that one without an answer is recognized.
    const id = randomUUID();
    const data = [toKurrent({ id, type: TYPE, data: JSON.stringify(content), metadata: '{}' }, id)];
    return this.connection.call(async (call) => {
      try {
        const written = await call.client.appendToStream(stream, data, { streamState: streamStateOf(after ?? 'noStream'), ...appending });
        if (written.position !== undefined && stream.startsWith(PEOPLE)) this.known = Math.max(this.known, numberOf(written.position));
        return { revision: Number(written.nextExpectedRevision) };
      } catch (error) {
        if (isBuried(error)) return 'buried';
        if ((error as { type?: string }).type !== 'wrong-expected-version') throw error;
        const last = await this.readLast(call, stream);
        if (last === 'buried') return 'buried';
        return last?.id === id ? { revision: last.revision } : 'conflict';
      }
    });
  }

  async *follow(after: number | null, signal: AbortSignal): AsyncGenerator<readonly VaultEntry[]> {
    this.refuseClosed();
    const { connection, all } = this;
    const source = {
      connection,
      filter: people,
      see: seeRecord,
      sawUpTo: all.sawUpTo.bind(all),
      known: () => this.known,
      look: () => this.look(),
    };
    for await (const batch of subscribe(source, after, signal)) yield batch.map(entryOf);
  }

  lastPosition(): Promise<number | null> {
    this.refuseClosed();
    return this.all.lastPosition();
  }

  close(): void {
    this.connection.close();
  }

  private async readLast({ client, over }: Call, stream: VaultStream): Promise<StoredEvent | 'buried' | null> {
    const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1, ...this.connection.reading } as const;
    try {
      for await (const resolved of readStreamAtServer(client, stream, options, over)) {
        const stored = resolved.event === undefined ? null : fromKurrent(resolved.event, stream as unknown as StreamName, 0);
        // A foreign event is a record that cannot be opened.
        return stored ?? { ...NOT_OURS, stream: stream as unknown as StreamName, revision: Number(resolved.event?.revision ?? 0) };
      }
      return null;
    } catch (error) {
      if (isBuried(error)) return 'buried';
      if ((error as { type?: string }).type === 'stream-not-found') return null;
      throw error;
    }
  }

  /** Runs before the first record of a stream. */
  private async keepLastAlone(stream: VaultStream): Promise<void> {
    if (this.keepsAll || (await keepLastAlone(this.connection, stream))) return;
    this.keepsAll = true;
    this.notice(
      'KurrentDB keeps what the vault replaces, such as an earlier name, until the person is erased: this user may not write the metadata of streams (docs/operations/cluster.md)',
    );
  }

  /** Looks for records of other nodes, one look at a time. */
  private look(): void {
    this.looking ??= this.all
      .lookAhead()
      .then(
        (last) => void (this.known = Math.max(this.known, last ?? -1)),
        // Users of the records will report the failure.
        () => undefined,
      )
      .finally(() => (this.looking = null));
  }

  private refuseClosed(): void {
    if (this.connection.closed.aborted) throw makeClosedError(this.connection.address.shown);
  }
}

const NOT_OURS = { id: '', type: TYPE, data: 'null', metadata: '{}', position: 0 } as const;

/** Every event of a person's stream counts as a record, because followers must know that it replaced the last one. */
function seeRecord({ event }: AllStreamResolvedEvent): StoredEvent | null {
  if (event === undefined) return null;
  const stream = event.streamId as StreamName;
  const position = numberOf(event.position);
  if (event.type === TOMBSTONE) return { ...NOT_OURS, type: TOMBSTONE, stream, revision: Number.MAX_SAFE_INTEGER, position };
  return fromKurrent(event, stream, position) ?? { ...NOT_OURS, stream, revision: Number(event.revision), position };
}

function entryOf(stored: StoredEvent): VaultEntry {
  const { stream, position, revision, type } = stored;
  const record = type === TOMBSTONE ? 'buried' : { revision, content: contentOf(stored) };
  return { stream: stream as unknown as VaultStream, position, record };
}

/** Null for invalid JSON: foreign events must not stop a reader. */
function contentOf({ data }: StoredEvent): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}
