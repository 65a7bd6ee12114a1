/**
 * Opens the store of a data folder for writing: compares it with the witnesses of the folder before anything changes, then monitors it and
 * keeps the mark.
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
  /** The address of the store when the events are not in the folder. */
  readonly address?: string | undefined;
  /** Another store, for tests. */
  readonly store?: EventStore | undefined;
  /** Whether the operator accepts a loss of events. Then there must be one. */
  readonly acceptLoss?: boolean | undefined;
  readonly now: () => number;
  /** Called with each message for the operator, one line each. */
  readonly notice: (line: string) => void;
}

export interface GuardedStore {
  readonly store: EventStore;
  readonly health: StoreHealth;
  /** Accepted losses, one sentence each. */
  readonly losses: readonly string[];
  /** The time of the last event of a store in the folder, in milliseconds since 1970; null for none, and for another store. */
  readonly lastRecordedAt: number | null;
  /** Moves the mark to an event of another node. */
  follow(event: RecordedEvent): void;
  /** Finishes accepted appends, writes the mark a last time, and closes the files. */
  close(): Promise<void>;
}

/**
 * @throws StoreError as {@link openStore}; `STORE_LOST_EVENTS` when recorded events are missing, and then nothing is changed;
 * `STORE_LOST_NOTHING` when none are missing and a loss was to be accepted; `STORE_UNFINISHED`
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
    // The file is compared read-only, so a refused start changes nothing.
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

/** @throws StoreError `STORE_LOST_EVENTS` when a folder opened for reading lacks events */
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

/** Writes the mark of a store that was not written through {@link openGuardedStore}: one that was moved or restored. */
export async function markEnd(folder: string, store: EventReader): Promise<void> {
  let trouble: Error | null = null;
  const mark = HighWaterMark.open(join(folder, dataFiles.mark), (error) => (trouble = error));
  await moveToLast(mark, store);
  mark.close();
  if (trouble !== null) throw trouble;
}

/** The loss in a file of events; `unknown` when it cannot be opened read-only. @throws StoreError when reading fails */
export async function findLossInFile(witnesses: Witnesses, path: string, notice: (line: string) => void): Promise<Loss | 'unknown' | null> {
  if (witnesses.known.length === 0) return null;
  // An empty file counts as none.
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return findLossAgainst(witnesses, null, true);
  let reader: EventReader | undefined;
  try {
    reader = await openReader({ path, notice });
    return await findLossAgainst(witnesses, reader, true);
  } catch (error) {
    // Opening it for writing may repair it, or will report what is wrong.
    if (error instanceof StoreError) return 'unknown';
    throw error;
  } finally {
    await reader?.close();
  }
}

/** The loss in an open store. A damaged stream is listed among the problems, and the node continues with the others. */
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

/** The events may be ahead of the mark: after an older release, or a power cut. @returns the time of the last event */
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
