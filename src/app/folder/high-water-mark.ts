/**
 * The high-water mark: the last event known to be on disk, in a file beside the events. A store without that event has lost events.
 *
 * After a pause, the mark is written before the commit is answered. Commits that follow within {@link WRITE_EVERY_MS} are marked together,
 * so after a crash of the process the mark lags by at most that time. It is synced {@link SYNC_AFTER_MS} later while commands continue, so
 * after a power cut it lags by at most the sum. The mark is never ahead of the events. Two slots are written in turn, so an interrupted
 * write leaves the other one intact.
 */
import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** Bytes of one slot: a line of text, readable by people. Stream names and ids are much shorter. */
const SLOT = 1024;

/** Commits within this time share one mark, in milliseconds. One mark per commit would cost every command a write. */
export const WRITE_EVERY_MS = 50;

/** The longest time the mark is unsynced, in milliseconds. */
const SYNC_AFTER_MS = 250;

/** The content of the mark. */
export interface Mark {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  /** Null for an event without a hash. */
  readonly hash: string | null;
  /** The time of writing, in milliseconds since 1970. */
  readonly at: number;
}

/** The position of an event. */
type Place = Omit<Mark, 'at' | 'hash'>;

interface Waiting {
  readonly place: Place;
  readonly hash: () => string | null;
}

interface Numbered extends Mark {
  /** Increases with each write. */
  readonly number: number;
}

/**
 * The mark in a file; null when there is none yet, `damaged` when it cannot be parsed. @throws a system error when the file cannot be read
 */
export function readMark(path: string): Mark | 'damaged' | null {
  const found = slotsIn(path);
  const readable = found.filter((slot) => slot !== 'damaged');
  return newest(readable) ?? (found.length === 0 ? null : 'damaged');
}

export class HighWaterMark {
  private position = -1;
  private number: number;
  private isDirty = false;
  private isSyncing = false;
  private syncTimer: NodeJS.Timeout | null = null;
  /** Runs for {@link WRITE_EVERY_MS} after a write. */
  private writeTimer: NodeJS.Timeout | null = null;
  /** The newest commit that is not yet marked. */
  private waiting: Waiting | null = null;
  private closed = false;

  private constructor(
    private readonly file: number,
    found: Numbered | null,
    private readonly onTrouble: (error: Error | null) => void,
  ) {
    this.number = found?.number ?? 0;
    this.position = found?.position ?? -1;
  }

  /**
   * Opens the mark, or makes it; a damaged one is replaced.
   * @param onTrouble called with the error when the mark cannot be written, and with null when it can be again
   * @throws a system error when the file cannot be opened or made
   */
  static open(path: string, onTrouble: (error: Error | null) => void): HighWaterMark {
    const last = newest(slotsIn(path).filter((slot) => slot !== 'damaged'));
    if (last !== null) return new HighWaterMark(openSync(path, 'r+'), last, onTrouble);
    const file = openSync(path, 'w', 0o600);
    // Allocates the whole file, so that a full disk does not affect it later.
    writeSync(file, `${' '.repeat(SLOT - 1)}\n`.repeat(2), 0);
    fsyncSync(file);
    syncFolderOf(path);
    return new HighWaterMark(file, null, onTrouble);
  }

  /**
   * Moves the mark to an event that is on disk, within {@link WRITE_EVERY_MS}; an earlier event is ignored. Never throws.
   * @param hash returns the event's hash when the mark is written; null for none
   */
  move(place: Place, hash: () => string | null): void {
    if (place.position <= (this.waiting?.place.position ?? this.position) || this.closed) return;
    this.waiting = { place, hash };
    if (this.writeTimer === null) this.write();
  }

  /** Syncs the file, then closes it. */
  close(): void {
    if (this.closed) return;
    if (this.waiting !== null) this.write();
    this.closed = true;
    if (this.writeTimer !== null) clearTimeout(this.writeTimer);
    if (this.syncTimer !== null) clearTimeout(this.syncTimer);
    try {
      if (this.isDirty) fdatasyncSync(this.file);
    } catch (error) {
      this.onTrouble(error as Error);
    }
    // A running sync still uses the file, and closes it afterwards.
    if (!this.isSyncing) closeSync(this.file);
  }

  /** Marks the waiting commit. If that fails, the next commit is marked instead. */
  private write(): void {
    const { place, hash } = this.waiting!;
    const { position, stream, revision, id } = place;
    this.waiting = null;
    this.writeTimer = setTimeout(() => {
      this.writeTimer = null;
      if (this.waiting !== null) this.write();
    }, WRITE_EVERY_MS).unref();
    const mark: Numbered = { number: this.number + 1, position, stream, revision, id, hash: hash(), at: Date.now() };
    try {
      writeSync(this.file, slotOf(mark), (mark.number % 2) * SLOT);
    } catch (error) {
      this.onTrouble(error as Error);
      return;
    }
    this.number += 1;
    this.position = position;
    this.isDirty = true;
    this.syncTimer ??= setTimeout(() => this.sync(), SYNC_AFTER_MS).unref();
  }

  private sync(): void {
    this.isDirty = false;
    this.isSyncing = true;
    fdatasync(this.file, (error) => {
      this.isSyncing = false;
      if (this.closed) {
        closeSync(this.file);
        return;
      }
      this.onTrouble(error);
      if (error !== null) this.isDirty = true;
      this.syncTimer = this.isDirty ? setTimeout(() => this.sync(), SYNC_AFTER_MS).unref() : null;
    });
  }
}

function slotOf(mark: Numbered): string {
  const text = JSON.stringify(mark);
  return `${checksumOf(text)} ${text}`.padEnd(SLOT - 1) + '\n';
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** The written slots of a file; none when there is no file. */
function slotsIn(path: string): (Numbered | 'damaged')[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    // When the folder is a file, opening the store reports it.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
  return [0, SLOT].flatMap((from): (Numbered | 'damaged')[] => {
    const slot = bytes.toString('utf8', from, from + SLOT).trimEnd();
    if (slot === '') return [];
    const text = slot.slice(9);
    return slot.startsWith(`${checksumOf(text)} `) ? [JSON.parse(text) as Numbered] : ['damaged'];
  });
}

function newest(slots: readonly Numbered[]): Numbered | null {
  return slots.reduce<Numbered | null>((last, slot) => (last === null || slot.number > last.number ? slot : last), null);
}

/** Syncing the folder makes a new file name durable. */
export function syncFolderOf(path: string): void {
  // Windows cannot sync folders and does not need to.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
