/**
 * The tree in tiles (C2SP tlog-tiles): files of up to 256 hashes, which any web server can serve and any witness can read. A tile of level
 * 0 has hashes of entries; one of level n has the roots of 256 tiles of level n − 1.
 */
import { hashNode } from './merkle-tree.js';
import { leftOf, rootOfLeaves } from './subset-proof.js';

/** The hashes of a full tile. */
export const TILE_WIDTH = 256;
const HASH_BYTES = 32;
/** The tree levels per tile level. */
const TILE_HEIGHT = 8;

export interface TilePlace {
  readonly level: number;
  /** Its index on its level. */
  readonly index: number;
  /** Its number of hashes: {@link TILE_WIDTH} for a full one. */
  readonly width: number;
}

/** The path of a tile: `tile/0/x001/234`, and `tile/0/x001/234.p/17` for one of 17 hashes. */
export function tilePath({ level, index, width }: TilePlace): string {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, '0');
  const groups = digits.match(/\d{3}/g)!;
  const last = groups.pop()!;
  const part = width === TILE_WIDTH ? '' : `.p/${width}`;
  return `tile/${level}/${groups.map((group) => `x${group}/`).join('')}${last}${part}`;
}

const path = /^tile\/(?<level>0|[1-9]\d?)\/(?<groups>(?:x\d{3}\/){0,4})(?<last>\d{3})(?:\.p\/(?<width>[1-9]\d{0,2}))?$/;

/** Parses the path of a tile; null when it is none. */
export function readTilePath(text: string): TilePlace | null {
  const { level, groups = '', last, width } = path.exec(text)?.groups ?? {};
  if (level === undefined || last === undefined) return null;
  const place = { level: Number(level), index: Number(`${groups.replaceAll(/[x/]/g, '')}${last}`), width: Number(width ?? TILE_WIDTH) };
  return tilePath(place) === text && place.width <= TILE_WIDTH ? place : null;
}

/** A tile in the tree of this size: partial at its end. */
export function tileIn(size: number, level: number, index: number): TilePlace {
  const known = Math.floor(size / TILE_WIDTH ** level);
  return { level, index, width: Math.min(TILE_WIDTH, known - index * TILE_WIDTH) };
}

/** How many bytes a tile has. */
export const tileBytes = ({ width }: TilePlace): number => width * HASH_BYTES;

/** The hashes in a tile. */
export function hashesOf(bytes: Uint8Array): Buffer[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => hashIn(bytes, at));
}

/** One hash of a tile. */
export function hashIn(bytes: Uint8Array, at: number): Buffer {
  return Buffer.from(bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES));
}

/** Reads a tile with at least the requested hashes. */
export type ReadTile = (place: TilePlace) => Uint8Array;

/** Hashes of ranges in the tree of this size, from its tiles. */
export class TiledTree {
  constructor(
    readonly size: number,
    private readonly readTile: ReadTile,
  ) {}

  /** The hash of an entry. */
  leaf(index: number): Buffer {
    return this.#whole(0, index);
  }

  /** See {@link HashOfRange}: every range in a proof begins at a multiple of its size, or ends with the tree. */
  readonly hashOf = (from: number, to: number): Buffer => {
    const level = Math.log2(to - from);
    if (Number.isInteger(level) && from % (to - from) === 0) return this.#whole(level, from / (to - from));
    const middle = from + leftOf(to - from);
    return hashNode(this.hashOf(from, middle), this.hashOf(middle, to));
  };

  get root(): Buffer {
    return this.hashOf(0, this.size);
  }

  /** The hash of a full subtree. @param level of the tree, from 0 @param index on that level */
  #whole(level: number, index: number): Buffer {
    const tileLevel = Math.floor(level / TILE_HEIGHT);
    const count = 2 ** (level % TILE_HEIGHT);
    const first = index * count;
    const bytes = this.readTile(tileIn(this.size, tileLevel, Math.floor(first / TILE_WIDTH)));
    return rootOfLeaves(Array.from({ length: count }, (_, at) => hashIn(bytes, (first % TILE_WIDTH) + at)));
  }
}

/** The root of a full tile, which is an entry of the level above. */
export const rootOfTile = (bytes: Uint8Array): Buffer => rootOfLeaves(hashesOf(bytes));
