/** A growing tree whose tiles are written: it keeps what is not in a full tile yet, at most 255 hashes per level. */
import { hashNode } from './merkle-tree.js';
import { rootOfTile, TILE_WIDTH, type TilePlace } from './tiles.js';

/** A tile with its concatenated hashes. */
export interface Tile extends TilePlace {
  readonly bytes: Buffer;
}

export class GrowingTree {
  #size: number;
  /** The hashes of each level after its last full tile. */
  readonly #edge: Buffer[][];
  #whole: Tile[] = [];

  /** @param edge the partial tiles of a tree of this size, by level */
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

  /** The full tiles since the last call. */
  takeWholeTiles(): readonly Tile[] {
    const whole = this.#whole;
    this.#whole = [];
    return whole;
  }

  /** The partial tiles of the current tree. */
  partialTiles(): readonly Tile[] {
    return this.#edge.flatMap((hashes, level) => {
      const index = Math.floor(this.#size / TILE_WIDTH ** (level + 1));
      return hashes.length === 0 ? [] : [{ level, index, width: hashes.length, bytes: Buffer.concat(hashes) }];
    });
  }

  /** The root of the tree. @throws Error for an empty tree */
  root(): Buffer {
    // From the right: full subtrees of each level, the smallest first.
    const subtrees = this.#edge.flatMap((hashes) => wholeSubtrees(hashes).reverse());
    const [last, ...before] = subtrees;
    if (last === undefined) throw new Error('a tree without entries has no head');
    return before.reduce((right, left) => hashNode(left, right), last);
  }
}

/** The roots of the full subtrees of these hashes, the largest first. */
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
