/**
 * A tree that grows and whose tiles are written: it keeps what is not in a whole tile yet, at most 255 hashes a level.
 */
import { hashNode } from './merkle-tree.js';
import { rootOfTile, TILE_WIDTH, type TilePlace } from './tiles.js';

/** A tile with its hashes, one behind the other. */
export interface Tile extends TilePlace {
  readonly bytes: Buffer;
}

export class GrowingTree {
  #size: number;
  /** The hashes of each level behind its last whole tile. */
  readonly #edge: Buffer[][];
  #whole: Tile[] = [];

  /** @param edge of a tree of so many entries, level by level: what its partial tiles have */
  constructor(size = 0, edge: readonly (readonly Buffer[])[] = []) {
    this.#size = size;
    this.#edge = edge.map((hashes) => [...hashes]);
  }

  get size(): number {
    return this.#size;
  }

  /** @param leaf the hash of an entry */
  add(leaf: Buffer): void {
    this.#size += 1;
    this.#push(0, leaf);
  }

  #push(level: number, hash: Buffer): void {
    const hashes = (this.#edge[level] ??= []);
    hashes.push(hash);
    if (hashes.length < TILE_WIDTH) return;
    const bytes = Buffer.concat(hashes);
    const index = Math.floor(this.#size / TILE_WIDTH ** (level + 1)) - 1;
    this.#whole.push({ level, index, width: TILE_WIDTH, bytes });
    this.#edge[level] = [];
    this.#push(level + 1, rootOfTile(bytes));
  }

  /** The whole tiles since the last time they were taken. */
  takeWholeTiles(): readonly Tile[] {
    const whole = this.#whole;
    this.#whole = [];
    return whole;
  }

  /** The partial tiles of the tree as it is. */
  partialTiles(): readonly Tile[] {
    return this.#edge.flatMap((hashes, level) => {
      const index = Math.floor(this.#size / TILE_WIDTH ** (level + 1));
      return hashes.length === 0 ? [] : [{ level, index, width: hashes.length, bytes: Buffer.concat(hashes) }];
    });
  }

  /** The hash of the tree. @throws Error for a tree without entries */
  root(): Buffer {
    // From the right: whole subtrees of each level, the smallest first.
    const subtrees = this.#edge.flatMap((hashes) => wholeSubtrees(hashes).reverse());
    const [last, ...before] = subtrees;
    if (last === undefined) throw new Error('a tree without entries has no head');
    return before.reduce((right, left) => hashNode(left, right), last);
  }
}

/** The roots of the whole subtrees that the hashes are made of, the largest first. */
function wholeSubtrees(hashes: readonly Buffer[]): Buffer[] {
  const roots: { readonly count: number; readonly hash: Buffer }[] = [];
  for (const hash of hashes) {
    let joined = { count: 1, hash };
    while (roots.at(-1)?.count === joined.count) {
      joined = { count: joined.count * 2, hash: hashNode(roots.pop()!.hash, joined.hash) };
    }
    roots.push(joined);
  }
  return roots.map(({ hash }) => hash);
}
