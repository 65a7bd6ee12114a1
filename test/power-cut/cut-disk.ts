/**
 * A disk whose power is cut: it has all that was synced, and of what was written since, whatever it happened to write.
 */
import { dirname } from 'node:path';
import type { Random } from '../../src/simulate/random.js';
import type { Step } from './recorded-writes.js';

/** What disks write as a whole. */
const SECTOR = 512;

type Change = Exclude<Step, { kind: 'synced' }>;

interface Unsynced {
  readonly change: Change;
  readonly number: number;
}

export class CutDisk {
  /** What is on disk of each file, whatever happens. */
  readonly #synced = new Map<string, DiskFile>();
  #unsynced: Unsynced[] = [];
  #steps = 0;

  take(step: Step): void {
    const number = this.#steps;
    this.#steps += 1;
    if (step.kind !== 'synced') {
      this.#unsynced.push({ change: step, number });
      return;
    }
    // The sync of a folder is that of names: what was removed is gone.
    const isSynced = ({ change, number }: Unsynced): boolean =>
      number < step.since && step.file === (change.kind === 'remove' ? dirname(change.file) : change.file);
    for (const { change } of this.#unsynced.filter(isSynced)) apply(this.#synced, change);
    this.#unsynced = this.#unsynced.filter((each) => !isSynced(each));
  }

  /** The files as they may be found: of what was not synced any part, in sectors. Later changes may be there without earlier ones. */
  cut(random: Random): ReadonlyMap<string, Buffer> {
    const files = new Map(Array.from(this.#synced, ([file, bytes]) => [file, bytes.copy()] as const));
    for (const { change } of this.#unsynced) {
      const chance = random();
      if (chance < 0.4) continue;
      const isTorn = change.kind === 'write' && chance < 0.6;
      apply(
        files,
        isTorn ? { ...change, bytes: change.bytes.subarray(0, SECTOR * Math.floor((random() * change.bytes.length) / SECTOR)) } : change,
      );
    }
    return new Map(Array.from(files, ([file, { bytes }]) => [file, bytes] as const));
  }
}

function apply(files: Map<string, DiskFile>, change: Change): void {
  const file = files.get(change.file) ?? new DiskFile();
  if (change.kind === 'remove') files.delete(change.file);
  else if (change.kind === 'truncate') files.set(change.file, file.truncate(change.size));
  else files.set(change.file, file.write(change.bytes, change.at));
}

/** What lies beyond the end reads as zeros. */
class DiskFile {
  #room: Buffer;
  #size: number;

  constructor(bytes = Buffer.alloc(0)) {
    this.#room = bytes;
    this.#size = bytes.length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#size);
  }

  copy(): DiskFile {
    return new DiskFile(Buffer.from(this.bytes));
  }

  write(bytes: Buffer, at: number): this {
    if (at + bytes.length > this.#size) this.truncate(at + bytes.length);
    bytes.copy(this.#room, at);
    return this;
  }

  truncate(size: number): this {
    if (size > this.#room.length) this.#room = Buffer.concat([this.bytes], size * 2);
    else this.#room.fill(0, size, Math.max(size, this.#size));
    this.#size = size;
    return this;
  }
}
