/**
 * The Merkle tree over a log (RFC 9162, section 2.1): one hash stands for all entries so far, in their order.
 */
import { createHash } from 'node:crypto';

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The hash of an entry. */
export const hashLeaf = (entry: Uint8Array): Buffer => sha256(LEAF, entry);

/** The hash of the two halves of a subtree. */
export const hashNode = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** A tree that grows by one entry after the other. It keeps one hash for each whole subtree: a few dozen for any log. */
export class MerkleTree {
  /** The hashes of whole subtrees, the largest first; their sizes are the powers of two that the size is made of. */
  readonly #whole: Buffer[] = [];
  #size = 0;

  /** How many entries it has. */
  get size(): number {
    return this.#size;
  }

  add(entry: Uint8Array): void {
    let hash = hashLeaf(entry);
    // Each one bit at the end of the size is a whole subtree that the new one is joined with.
    for (let left = this.#size; left % 2 === 1; left = Math.floor(left / 2)) hash = hashNode(this.#whole.pop()!, hash);
    this.#whole.push(hash);
    this.#size += 1;
  }

  /** Another tree of the same entries, which grows by itself. */
  copy(): MerkleTree {
    const tree = new MerkleTree();
    tree.#whole.push(...this.#whole);
    tree.#size = this.#size;
    return tree;
  }

  /** The hash of the tree as it is. */
  root(): Buffer {
    if (this.#size === 0) return sha256();
    return this.#whole.reduceRight((right, left) => hashNode(left, right));
  }
}
