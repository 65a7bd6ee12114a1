/**
 * Follows the log, keeps its tree, and signs heads by itself: where a level or a break begins, at the end of a tournament, and by the clock. It is no part of
 * any command: where it fails, play goes on.
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
  /** Positions that a log had before it was moved here. Default: none. */
  readonly positions?: FormerPositions;
  /** Records that entries have numbers from then on, in a log that was begun with positions. */
  readonly changeForm: () => Promise<void>;
  /** Gives the key that signs. */
  readonly openKey: () => KeyObject;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How often a head is signed where events came, milliseconds. */
  readonly everyMs: number;
  /** How often it looks for new events, milliseconds. Default: a second. */
  readonly lookMs?: number | undefined;
  readonly notice: (line: string) => void;
}

/** The most heads that are kept in memory. */
const MOST_HEADS = 1_000;
/** After so many events what is whole is written, so that memory holds no more of a long log. */
const MOST_UNWRITTEN = 65_536;

export interface LogKeys {
  readonly current: string;
  readonly rotations: readonly KeyRotation[];
}

/** The log as far as it was read. */
interface Growth {
  readonly tree: GrowingTree;
  readonly counter: EntryCounter;
  /** Whether the log was begun with positions. */
  readonly isFormer: boolean;
  readonly origin: string;
  last: Pick<StoredEvent, 'position' | 'stream' | 'revision'> | null;
  /** Of the events that are not written yet. */
  positions: number[];
  readonly key: KeyObject;
  /** That were signed and are not published yet, and the partial tiles of the last of them. */
  heads: PublishedHead[];
  partial: readonly Tile[];
}

export class LogPublisher {
  readonly files: LogFolder;
  /** The last heads, in the order in which they were signed. */
  heads: readonly PublishedHead[] = [];
  /** Whether everybody may have the tiles: not those of a log that an early release began, whose hashes could be guessed. */
  isForAll = false;
  /** The key that signs, as signed notes write it, and how it came to be that; null before the log has an event. */
  keys: LogKeys | null = null;
  readonly #stopping = new AbortController();
  #growth: Growth | null = null;
  /** The position up to which the log had been recorded before it was followed; null until it is known. */
  #former: number | null = null;
  #problem: string | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly options: LogPublisherOptions) {
    this.files = new LogFolder(options.folder);
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Why no heads are signed; null where they are. */
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
        // What a person must put right does not get better by itself.
        if (error instanceof LogFolderError) return;
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      }
      if (!isLast) await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Takes up what was recorded since the last time, and publishes its heads. @param isDue whether one is signed of the end */
  async #look(isDue: boolean): Promise<void> {
    this.#former ??= (await this.options.store.lastPosition()) ?? 0;
    const growth = (this.#growth ??= await this.#open());
    if (growth === null) return;
    for await (const page of this.options.store.readAll(growth.last?.position ?? null)) {
      for (const event of page) this.#take(growth, event);
      // The first look at a long log takes seconds: others have their turn, and a stop does not wait for it.
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
    // What was recorded before has one head for all of it.
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

  /** Goes on from the last head. Null where the log has no event yet. @throws LogFolderError where the log is not the one that was published */
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
    // Before the first entry that would have a number: so all nodes begin at the same event.
    if (isFormer && changedAt === null) await this.options.changeForm();
    const counter = new EntryCounter(this.options.positions, head?.size ?? 0, changedAt !== null && changedAt <= last);
    this.keys = keys;
    this.heads = heads.slice(-MOST_HEADS);
    return { tree, counter, isFormer, origin, key, last: head?.last ?? null, positions: [], heads: [], partial: [] };
  }

  /** Whether a log goes on that was begun with positions. @throws LogFolderError where the last event of its head is not the one that it was */
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

/** @throws LogFolderError where the key was replaced, or is neither the one that signed the last head nor one that came after it */
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
