/**
 * The store of a data folder as everything opens it that writes: compared with what the folder's witnesses know before anything is changed,
 * then watched and marked.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { EventMetadata, RecordedEvent } from '../../../events/envelope.js';
import { unsealMetadata } from '../../audit/hash-chain.js';
import { StoreError, type CommittedPlace, type EventReader, type EventStore, type StoreObserver } from '../../store/event-store.js';
import { observeStore } from '../../store/observed-store.js';
import { openReader, openStore, hidePassword } from '../../store/open-store.js';
import { describeSystemError } from '../../store/shortage.js';
import { listAcceptedLosses, acceptLoss } from './accepted-loss.js';
import { dataFiles } from './data-files.js';
import { HighWaterMark } from './high-water-mark.js';
import { findLossAgainst, makeLossError, readWitnesses, type Loss, type Witnesses } from './lost-events.js';
import { StoreHealth } from './store-health.js';
import { refuseUnfinished } from './unfinished-folder.js';

export interface GuardedStoreOptions {
  readonly folder: string;
  /** Where the events are kept that are not in the folder. */
  readonly address?: string | undefined;
  /** Another store than these, for tests. */
  readonly store?: EventStore | undefined;
  /** Whether the operator accepts that events are lost. Then some must be. */
  readonly acceptLoss?: boolean | undefined;
  readonly now: () => number;
  /** Called with what a person should know, one line each. */
  readonly notice: (line: string) => void;
}

export interface GuardedStore {
  readonly store: EventStore;
  readonly health: StoreHealth;
  /** Losses that were accepted, one sentence each. */
  readonly losses: readonly string[];
  /** When the last event of a store in the folder was recorded, milliseconds since 1970; null for none, and for another store. */
  readonly lastRecordedAt: number | null;
  /** Moves the mark to an event of another node. */
  follow(event: RecordedEvent): void;
  /** Finishes appends that were accepted, writes the mark for the last time, and lets go of the files. */
  close(): Promise<void>;
}

/**
 * @throws StoreError as {@link openStore}; `STORE_LOST_EVENTS` when events are missing that had been recorded, and nothing is changed then;
 * `STORE_LOST_NOTHING` when none are and a loss was to be accepted; `STORE_UNFINISHED`
 */
export async function openGuardedStore(options: GuardedStoreOptions): Promise<GuardedStore> {
  const { folder, address, now, notice } = options;
  refuseUnfinished(folder);
  const path = join(folder, dataFiles.events);
  const inFolder = options.store === undefined && address === undefined;
  const health = new StoreHealth(notice);
  let mark: HighWaterMark | null = null;
  const observer: StoreObserver = {
    committed(last) {
      health.committed();
      mark?.move(last, () => hashIn(last));
    },
    failed: (what, error) => health.failed(what, error),
    read: () => health.read(),
  };
  let store: EventStore | undefined;
  const witnesses = readWitnesses(folder);
  try {
    if (witnesses.markDamaged)
      notice(`${join(folder, dataFiles.mark)} is damaged and is made anew; whether events are lost, the views tell`);
    // A file is compared by a reader, so that a start that is refused leaves it as it was found.
    let loss = inFolder ? await findLossInFile(witnesses, path, notice) : 'unknown';
    if (loss !== 'unknown') refuse(loss, options);
    store = options.store === undefined ? await openStore({ address, path, notice, observer }) : observeStore(options.store, observer);
    if (loss === 'unknown') {
      loss = await findLoss(witnesses, store, inFolder, health);
      refuse(loss, options);
    }
    witnesses.close();
    if (loss !== null) await acceptLoss({ store, folder, now }, loss, notice);
    mark = openMark(join(folder, dataFiles.mark), health);
    const lastRecordedAt = inFolder ? await moveToLast(mark, store) : null;
    const losses = await listAcceptedLosses(store).catch(() => []);
    health.watch(store, inFolder);
    return {
      store,
      health,
      losses,
      lastRecordedAt,
      follow: (event) => mark?.move(event, () => event.metadata.hash),
      close: () => close(store!, mark!, health),
    };
  } catch (error) {
    witnesses.close();
    mark?.close();
    if (options.store === undefined) await store?.close();
    throw error;
  }
}

function refuse(loss: Loss | null, { folder, address, acceptLoss: accepting = false }: GuardedStoreOptions): void {
  const where = address === undefined ? join(folder, dataFiles.events) : hidePassword(address);
  if (loss !== null && !accepting) throw makeLossError(loss, where, address === undefined);
  if (loss === null && accepting)
    throw new StoreError(
      'STORE_LOST_NOTHING',
      `Nothing is missing from ${where}: start without --accept-loss, which is for one start only.`,
    );
}

/** @throws StoreError `STORE_LOST_EVENTS` when the events of a folder that is only read are not all there */
export async function refuseLoss(folder: string, notice: (line: string) => void): Promise<void> {
  const path = join(folder, dataFiles.events);
  const witnesses = readWitnesses(folder);
  try {
    const loss = await findLossInFile(witnesses, path, notice);
    if (loss !== null && loss !== 'unknown') throw makeLossError(loss, path, true);
  } finally {
    witnesses.close();
  }
}

/** Marks the end of a store that was not written through {@link openGuardedStore}: moved there, or restored. */
export async function markEnd(folder: string, store: EventReader): Promise<void> {
  let trouble: Error | null = null;
  const mark = HighWaterMark.open(join(folder, dataFiles.mark), (error) => (trouble = error));
  await moveToLast(mark, store);
  mark.close();
  if (trouble !== null) throw trouble;
}

/** What is missing from a file of events; `unknown` where it can't be opened for reading alone. @throws StoreError as reading does */
export async function findLossInFile(witnesses: Witnesses, path: string, notice: (line: string) => void): Promise<Loss | 'unknown' | null> {
  if (witnesses.known.length === 0) return null;
  // A file without content is as good as none.
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return findLossAgainst(witnesses, null, true);
  let reader: EventReader | undefined;
  try {
    reader = await openReader({ path, notice });
    return await findLossAgainst(witnesses, reader, true);
  } catch (error) {
    // Opening it for writing may mend it, or says what is wrong.
    if (error instanceof StoreError) return 'unknown';
    throw error;
  } finally {
    await reader?.close();
  }
}

/** What is missing from an open store. A stream that is damaged is named among the problems, and the node goes on with the others. */
async function findLoss(witnesses: Witnesses, store: EventStore, counted: boolean, health: StoreHealth): Promise<Loss | null> {
  try {
    return await findLossAgainst(witnesses, store, counted);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'STORE_DAMAGED') throw error;
    health.found(error);
    return null;
  }
}

function openMark(path: string, health: StoreHealth): HighWaterMark {
  try {
    return HighWaterMark.open(path, (error) => health.markTroubled(error));
  } catch (error) {
    throw new StoreError('STORE_NOT_WRITABLE', `${path} can't be written: ${describeSystemError(error as Error)}.`, { cause: error });
  }
}

/** The events may be ahead of the mark: a folder of an older release, or a power cut. @returns when the last one was recorded */
async function moveToLast(mark: HighWaterMark, store: EventReader): Promise<number | null> {
  const last = await store.lastPosition();
  if (last === null) return null;
  for await (const page of store.readAll(last - 1, 1)) {
    const event = page.at(-1)!;
    mark.move(event, () => hashIn(event));
    return (JSON.parse(event.metadata) as EventMetadata).recordedAt;
  }
  return null;
}

const hashIn = ({ metadata }: CommittedPlace): string | null => unsealMetadata(metadata)?.hash ?? null;

async function close(store: EventStore, mark: HighWaterMark, health: StoreHealth): Promise<void> {
  health.stop();
  await store.close();
  mark.close();
}
