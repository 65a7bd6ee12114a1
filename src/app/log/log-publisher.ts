/**
 * Follows the log, keeps its tree, and signs heads: when a level or a break begins, when a tournament ends, and by a timer. Commands do not
 * wait for it, and play continues when it fails.
 */
import type { KeyObject } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { EventMetadata } from '../../../events/envelope.js';
import { isKeyedDigest } from '../../audit/command-print.js';
import { GrowingTree, type Tile } from '../../audit/tree/growing-tree.js';
import { type KeyRotation, keysFrom, readIdentity } from '../../audit/tree/key-rotation.js';
import { EntryCounter, entryOf, type FormerPositions } from '../../audit/tree/log-entries.js';
import { findFormChange } from '../../audit/tree/log-form.js';
import { hashLeaf } from '../../audit/tree/merkle-tree.js';
import { readHeadOf, readVerifierKey, signHead, verifierKey } from '../../audit/tree/signed-head.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import { LONGEST_WAIT_MS } from '../patience.js';
import { LogFolder, LogFolderError, type PublishedHead } from './log-folder.js';
import { type Occasion, occasionOf } from './occasions.js';

export interface LogPublisherOptions {
  readonly store: Pick<EventReader, 'readAll' | 'readStream' | 'lastPosition'>;
  readonly folder: string;
  /** The positions that the log had before it was moved. Default: none. */
  readonly positions?: FormerPositions;
  /** Records that entries have event numbers from now on, for a log that began with positions. */
  readonly changeForm: () => Promise<void>;
  /** Opens the signing key. */
  readonly openKey: () => KeyObject;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The time between two heads when there are new events, in milliseconds. */
  readonly everyMs: number;
  /** The time between two looks for new events, in milliseconds. Default: a second. */
  readonly lookMs?: number | undefined;
  readonly notice: (line: string) => void;
}

/** The most heads kept in memory. */
const MOST_HEADS = 1_000;
/** Full tiles are written after this many events, to bound memory. */
const MOST_UNWRITTEN = 65_536;

export interface LogKeys {
  readonly current: string;
  readonly rotations: readonly KeyRotation[];
}

/** The log up to the last event read. */
interface Growth {
  readonly tree: GrowingTree;
  readonly counter: EntryCounter;
  /** Whether the log began with positions. */
  readonly isFormer: boolean;
  readonly origin: string;
  last: Pick<StoredEvent, 'position' | 'stream' | 'revision'> | null;
  /** Positions of events that are not written yet. */
  positions: number[];
  readonly key: KeyObject;
  /** Heads that are signed and not published yet, and the partial tiles of the last. */
  heads: PublishedHead[];
  partial: readonly Tile[];
}

export class LogPublisher {
  readonly files: LogFolder;
  /** The last heads, in the order of signing. */
  heads: readonly PublishedHead[] = [];
  /** Whether the tiles are public. Those of a log that an early release began are not: their hashes could be guessed. */
  isForAll = false;
  /** The signing keys in the form of signed notes, with their rotations; null before the log has an event. */
  keys: LogKeys | null = null;
  readonly #stopping = new AbortController();
  #growth: Growth | null = null;
  /** The position of the last event recorded before the publisher started; null until it is known. */
  #former: number | null = null;
  #problem: string | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly options: LogPublisherOptions) {
    this.files = new LogFolder(options.folder);
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Why no heads are signed; null when they are. */
  problem(): string | null {
    return this.#problem;
  }

  /** Signs a last head, and stops. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    const { lookMs = 1_000, everyMs, now, notice } = this.options;
    let due = now() + everyMs;
    let wait = lookMs;
    for (let isLast = false; !isLast;) {
      isLast = signal.aborted;
      const isDue = isLast || now() >= due;
      try {
        await this.#look(isDue);
        if (isDue) due = now() + everyMs;
        this.#problem = null;
        wait = lookMs;
      } catch (error) {
        this.#growth = null;
        const problem = `no heads of the log are signed: ${(error as Error).message}`;
        if (problem !== this.#problem) notice(problem);
        this.#problem = problem;
        // This error needs an operator, so retrying does not help.
        if (error instanceof LogFolderError) return;
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      }
      if (!isLast) await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Reads the new events, and publishes their heads. @param isDue whether the end gets a head */
  async #look(isDue: boolean): Promise<void> {
    this.#former ??= (await this.options.store.lastPosition()) ?? 0;
    const growth = (this.#growth ??= await this.#open());
    if (growth === null) return;
    for await (const page of this.options.store.readAll(growth.last?.position ?? null)) {
      for (const event of page) this.#take(growth, event);
      // The first read of a long log takes seconds: other work runs in between, and a stop does not wait for it.
      await nextTurn();
      if (this.#stopping.signal.aborted && (growth.last?.position ?? 0) < this.#former) return;
      if (growth.positions.length >= MOST_UNWRITTEN) await this.#write(growth);
    }
    if (isDue) this.#sign(growth, null);
    if (growth.heads.length > 0) await this.#publish(growth);
  }

  #take(growth: Growth, event: StoredEvent): void {
    const { number, former } = growth.counter.next(event);
    growth.tree.add(hashLeaf(entryOf(event, growth.isFormer ? former : number)));
    growth.positions.push(event.position);
    growth.last = event;
    // All earlier events share one head.
    const occasion = event.position <= this.#former! ? null : occasionOf(event);
    if (occasion !== null || event.position === this.#former) this.#sign(growth, occasion);
  }

  #sign(growth: Growth, occasion: Occasion | null): void {
    const { tree, origin, last, heads } = growth;
    const { size } = tree;
    if (last === null || size === (heads.at(-1) ?? this.heads.at(-1))?.size) return;
    const note = signHead({ origin, size, root: tree.root() }, growth.key);
    const { position, stream, revision } = last;
    heads.push({ size, last: { position, stream, revision }, at: this.options.now(), occasion, note });
    growth.partial = tree.partialTiles();
  }

  async #write(growth: Growth): Promise<void> {
    const { positions } = growth;
    growth.positions = [];
    await this.files.grow(growth.tree.takeWholeTiles(), positions);
  }

  async #publish(growth: Growth): Promise<void> {
    await this.#write(growth);
    const { heads } = growth;
    growth.heads = [];
    await this.files.publish(heads, growth.partial);
    this.heads = [...this.heads, ...heads].slice(-MOST_HEADS);
  }

  /**
   * Continues from the last head. Null when the log has no event yet. @throws LogFolderError when the log is not the one that was published
   */
  async #open(): Promise<Growth | null> {
    const { store, openKey } = this.options;
    const identity = await readIdentity(store);
    if (identity === null) return null;
    const { first, origin, rotations } = identity;
    const key = openKey();
    this.isForAll = isKeyedDigest((JSON.parse(first.metadata) as EventMetadata).commandDigest);
    const heads = this.files.readHeads();
    const head = heads.at(-1) ?? null;
    const keys = { current: verifierKey(origin, key), rotations };
    refuseForeignKey(keys, head);
    await this.files.recover(head?.size ?? 0);
    const tree = head === null ? new GrowingTree() : this.files.openTree(head);
    const changedAt = await findFormChange(store);
    const isFormer = head === null ? changedAt !== null : await this.#isFormer(head, changedAt);
    const last = head?.last.position ?? -1;
    // Done before the first numbered entry, so that all nodes change at the same event.
    if (isFormer && changedAt === null) await this.options.changeForm();
    const counter = new EntryCounter(this.options.positions, head?.size ?? 0, changedAt !== null && changedAt <= last);
    this.keys = keys;
    this.heads = heads.slice(-MOST_HEADS);
    return { tree, counter, isFormer, origin, key, last: head?.last ?? null, positions: [], heads: [], partial: [] };
  }

  /** Whether the log began with positions. @throws LogFolderError when the last event of the head is not the recorded one */
  async #isFormer({ size, last }: PublishedHead, changedAt: number | null): Promise<boolean> {
    const [event] = await this.options.store.readStream(last.stream, { fromRevision: last.revision, limit: 1 });
    const leaf = this.files.treeOf(size).leaf(size - 1);
    const isLeaf = (number: number): boolean => event !== undefined && hashLeaf(entryOf(event, number)).equals(leaf);
    if (isLeaf(size)) return changedAt !== null;
    if (!isLeaf(Number(this.options.positions?.[size - 1] ?? last.position)))
      throw new LogFolderError(`the log is not the one whose head of ${size} events was published: "tapis verify" says what differs`);
    return true;
  }
}

/** @throws LogFolderError when the key was replaced, or neither signed the last head nor succeeded the key that did */
function refuseForeignKey({ current: own, rotations }: LogKeys, head: PublishedHead | null): void {
  if (keysFrom(own, rotations).length > 1)
    throw new LogFolderError('the key was replaced: put the new tree-key.pem here, or run "tapis rotate-key" again');
  const earlier = rotations.map(({ from }) => from).filter((from) => keysFrom(from, rotations).at(-1) === own);
  const isOwn = head === null ? rotations.length === 0 || earlier.length > 0 : [own, ...earlier].some((each) => isHeadOf(head, each));
  if (!isOwn) throw new LogFolderError('tree-key.pem is not the key that signs this log: put that one back');
}

function isHeadOf({ note }: PublishedHead, key: string): boolean {
  try {
    readHeadOf(note, readVerifierKey(key));
    return true;
  } catch {
    return false;
  }
}
