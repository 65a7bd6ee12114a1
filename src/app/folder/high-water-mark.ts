/**
 * The high-water mark: the last event that is known to be on disk, in a file of its own beside the events. A store that lacks it has lost events.
 *
 * After a pause it is written at once, before the caller of the commit is answered. Commits that follow within {@link WRITE_EVERY_MS} are marked
 * together at its end, so that a process that dies leaves a mark that lags by at most that time. It is synced {@link SYNC_AFTER_MS}
 * later, while commands go on, so that after a power cut it may lag by the sum. The mark is never ahead of the events. Two slots are
 * written in turn: a write that was cut off leaves the other one.
 */
import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** Bytes of one slot: a line of text, so that a person can read it. Names of streams and ids are short enough by far. */
const SLOT = 1024;

/** Commits within this time are marked together, milliseconds. A mark for each would cost every command a write. */
export const WRITE_EVERY_MS = 50;

/** How long the mark may lie unsynced, milliseconds. */
const SYNC_AFTER_MS = 250;

/** What the mark says. */
export interface Mark {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  /** Null for an event that carries none. */
  readonly hash: string | null;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
}

/** The place of an event that is to be marked. */
type Place = Omit<Mark, 'at' | 'hash'>;

interface Waiting {
  readonly place: Place;
  readonly hash: () => string | null;
}

interface Numbered extends Mark {
  /** Each write has a greater one. */
  readonly number: number;
}

/** The mark in the file at `path`; null where there is none yet, `damaged` where it can't be made out. @throws a system error when the file can't be read */
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
  /** Runs while the last write is younger than {@link WRITE_EVERY_MS}. */
  private writeTimer: NodeJS.Timeout | null = null;
  /** The newest commit that is not marked yet. */
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
   * Opens the mark, or makes it; a damaged one is replaced by a new one.
   * @param onTrouble is given the error when the mark can't be written, and null when it can be again
   * @throws a system error when the file can't be opened or made
   */
  static open(path: string, onTrouble: (error: Error | null) => void): HighWaterMark {
    const last = newest(slotsIn(path).filter((slot) => slot !== 'damaged'));
    if (last !== null) return new HighWaterMark(openSync(path, 'r+'), last, onTrouble);
    const file = openSync(path, 'w', 0o600);
    // The room that it will ever need, so that a disk that is full later does not touch it.
    writeSync(file, `${' '.repeat(SLOT - 1)}\n`.repeat(2), 0);
    fsyncSync(file);
    syncFolderOf(path);
    return new HighWaterMark(file, null, onTrouble);
  }

  /**
   * Moves the mark to an event that is on disk, within {@link WRITE_EVERY_MS}; one before the mark is passed over. Never throws.
   * @param hash gives the event's hash when the mark is written; null where it carries none
   */
  move(place: Place, hash: () => string | null): void {
    if (place.position <= (this.waiting?.place.position ?? this.position) || this.closed) return;
    this.waiting = { place, hash };
    if (this.writeTimer === null) this.write();
  }

  /** Syncs what was written, then lets go of the file. */
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
    // A sync that is under way uses the file; it lets go of it then.
    if (!this.isSyncing) closeSync(this.file);
  }

  /** Marks the commit that waits. One that could not be marked is followed by the next. */
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

/** The slots of a file that were written; none where there is no file. */
function slotsIn(path: string): (Numbered | 'damaged')[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    // A file where the folder should be is the store's to complain of.
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

/** A new name in a folder is on disk once the folder is. */
export function syncFolderOf(path: string): void {
  // Windows has no way to, and needs none.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
