/**
 * The public log: tiles of its tree and signed heads, as files that any web server can serve (C2SP tlog-tiles). Of events it contains only
 * hashes. Everything but the signed heads can be rebuilt from the events.
 */
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GrowingTree, type Tile } from '../../audit/tree/growing-tree.js';
import { hashesOf, TILE_WIDTH, tileBytes, TiledTree, tileIn, tilePath, type TilePlace } from '../../audit/tree/tiles.js';
import { NoteError, readHeads, type TreeHead } from '../../audit/tree/signed-head.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { Occasion } from './occasions.js';

/** A signed head. */
export interface PublishedHead {
  readonly size: number;
  /** The last event that it covers. */
  readonly last: Pick<StoredEvent, 'position' | 'stream' | 'revision'>;
  /** When it was signed, milliseconds since 1970. */
  readonly at: number;
  /** Null for a head signed by the timer. */
  readonly occasion: Occasion | null;
  /** The signed note. */
  readonly note: string;
}

/** The folder was changed by something else. */
export class LogFolderError extends Error {}

const POSITION_BYTES = 8;
const names = { heads: 'heads.jsonl', positions: 'positions', checkpoint: 'checkpoint' } as const;

export class LogFolder {
  constructor(private readonly folder: string) {}

  /** All heads, in the order of signing. A line that a crash cut short is ignored. @throws LogFolderError */
  readHeads(): PublishedHead[] {
    const path = join(this.folder, names.heads);
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    try {
      return lines.map((line) => JSON.parse(line) as PublishedHead);
    } catch {
      throw new LogFolderError(`${path} can't be read`);
    }
  }

  /** The tree of a head, from its tiles. @throws LogFolderError when the tiles do not match the head */
  openTree(head: PublishedHead): GrowingTree {
    const edge: Buffer[][] = [];
    for (let [level, count] = [0, head.size]; count > 0; level += 1, count = Math.floor(count / TILE_WIDTH)) {
      const place = tileIn(head.size, level, Math.floor(count / TILE_WIDTH));
      edge.push(place.width === 0 ? [] : hashesOf(this.readTile(place)));
    }
    const tree = new GrowingTree(head.size, edge);
    if (!tree.root().equals(headIn(head).root)) throw new LogFolderError(`${this.folder} has other tiles than those of its last head`);
    return tree;
  }

  /** The hashes of a tile. @throws LogFolderError when it is missing */
  readTile(place: TilePlace): Buffer {
    // A full tile contains every partial one, which may be gone.
    for (const width of place.width === TILE_WIDTH ? [TILE_WIDTH] : [place.width, TILE_WIDTH]) {
      const path = join(this.folder, tilePath({ ...place, width }));
      if (!existsSync(path)) continue;
      const bytes = readFileSync(path);
      if (bytes.length >= tileBytes(place)) return bytes.subarray(0, tileBytes(place));
    }
    throw new LogFolderError(`${join(this.folder, tilePath(place))} is missing`);
  }

  /** The tree with this many entries, read from its tiles on demand. */
  treeOf(size: number): TiledTree {
    return new TiledTree(size, (place) => this.readTile(place));
  }

  /** The index of the event at a position among the first `size`, from 0; null when it is not among them. */
  indexOf(position: number, size: number): number | null {
    const file = openSync(join(this.folder, names.positions), 'r');
    try {
      let [low, high] = [0, Math.min(size, Math.floor(fstatSync(file).size / POSITION_BYTES))];
      const bytes = Buffer.alloc(POSITION_BYTES);
      while (low < high) {
        const middle = (low + high) >>> 1;
        readSync(file, bytes, 0, POSITION_BYTES, middle * POSITION_BYTES);
        const found = Number(bytes.readBigUInt64LE());
        if (found === position) return middle;
        if (found < position) low = middle + 1;
        else high = middle;
      }
      return null;
    } finally {
      closeSync(file);
    }
  }

  /** Removes what a crash left after the last head. @param size of that head; 0 for none */
  async recover(size: number): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const [positions, heads] = [join(this.folder, names.positions), join(this.folder, names.heads)];
    if (existsSync(positions)) await truncate(positions, size * POSITION_BYTES);
    if (existsSync(heads)) await truncate(heads, readFileSync(heads).lastIndexOf('\n') + 1);
  }

  /** Writes full tiles, and positions of events that no head covers yet. */
  async grow(tiles: readonly Tile[], positions: readonly number[]): Promise<void> {
    for (const tile of tiles) {
      const path = tilePath(tile);
      await this.#write(path, tile.bytes);
      await rm(join(this.folder, `${path}.p`), { recursive: true, force: true });
    }
    const bytes = Buffer.alloc(positions.length * POSITION_BYTES);
    for (const [at, position] of positions.entries()) bytes.writeBigUInt64LE(BigInt(position), at * POSITION_BYTES);
    await appendFile(join(this.folder, names.positions), bytes, { flush: true });
  }

  /** Publishes heads. The partial tiles belong to the last. */
  async publish(heads: readonly PublishedHead[], partial: readonly Tile[]): Promise<void> {
    for (const tile of partial) await this.#write(tilePath(tile), tile.bytes);
    const lines = heads.map((head) => `${JSON.stringify(head)}\n`).join('');
    await appendFile(join(this.folder, names.heads), lines, { flush: true });
    await this.#write(names.checkpoint, heads.at(-1)!.note);
  }

  /** Replaces the file atomically. */
  async #write(name: string, content: string | Buffer): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, content, { flush: true });
    await rename(`${path}.new`, path);
  }
}

/** Parses a published head. @throws LogFolderError when it is damaged */
export function headIn({ note }: PublishedHead): TreeHead {
  try {
    const [found] = readHeads(note);
    if (found !== undefined) return found.head;
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
  }
  throw new LogFolderError('a published head is damaged');
}
