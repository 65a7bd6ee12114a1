/** The Merkle tree over a log (RFC 9162, section 2.1): one hash covers all entries in their order. */
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

/** The hash of an inner node. */
export const hashNode = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** A growing tree. It keeps one hash for each full subtree: a few dozen for any log. */
export class MerkleTree {
  /** The hashes of full subtrees, the largest first; their sizes are the powers of two in the size. */
  readonly #whole: Buffer[] = [];
  #size = 0;

  /** How many entries it has. */
  get size(): number {
    return this.#size;
  }

  add(entry: Uint8Array): void {
    let hash = hashLeaf(entry);
    // For each trailing one bit of the size, a full subtree is joined with the new one.
    for (let left = this.#size; left % 2 === 1; left = Math.floor(left / 2)) hash = hashNode(this.#whole.pop()!, hash);
    this.#whole.push(hash);
    this.#size += 1;
  }

  /** An independent copy. */
  copy(): MerkleTree {
    const tree = new MerkleTree();
    tree.#whole.push(...this.#whole);
    tree.#size = this.#size;
    return tree;
  }

  /** The current root. */
  root(): Buffer {
    if (this.#size === 0) return sha256();
    return this.#whole.reduceRight((right, left) => hashNode(left, right));
  }
}
