/**
 * One proof that several entries are in a tree. From the root, a subtree without any of the entries contributes its hash; other subtrees
 * are split. A verifier with the entries splits the same way and computes the root.
 */
import { hashNode } from './merkle-tree.js';

/** The hash of an entry, and its index in the tree. */
export interface PlacedLeaf {
  readonly index: number;
  readonly hash: Buffer;
}

/** The number of leaves in a subtree's left half: RFC 9162, section 2.1.1. @param size 2 or more */
export function leftOf(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

/** @param leaves the hashes of all entries @param indices of the chosen ones, ascending */
export function proveSubset(leaves: readonly Buffer[], indices: readonly number[]): Buffer[] {
  const proof: Buffer[] = [];
  const walk = (from: number, to: number, chosen: readonly number[]): void => {
    if (chosen.length === 0) proof.push(rootOfLeaves(leaves, from, to));
    else if (to - from > 1) {
      const middle = from + leftOf(to - from);
      const right = chosen.findIndex((index) => index >= middle);
      const split = right < 0 ? chosen.length : right;
      walk(from, middle, chosen.slice(0, split));
      walk(middle, to, chosen.slice(split));
    }
  };
  walk(0, leaves.length, indices);
  return proof;
}

/** The hash of a subtree; of the whole tree without a range. @param leaves 1 or more */
export function rootOfLeaves(leaves: readonly Buffer[], from = 0, to = leaves.length): Buffer {
  if (to - from === 1) return leaves[from]!;
  const middle = from + leftOf(to - from);
  return hashNode(rootOfLeaves(leaves, from, middle), rootOfLeaves(leaves, middle, to));
}

/** The root of a tree of this size with these entries and this proof; null when they do not match. */
export function rootOfSubset(size: number, chosen: readonly PlacedLeaf[], proof: readonly Buffer[]): Buffer | null {
  let at = 0;
  let used = 0;
  const walk = (from: number, to: number): Buffer | null => {
    const next = chosen[at];
    if (next === undefined || next.index >= to) return proof[used++] ?? null;
    if (to - from === 1) {
      at += 1;
      return next.index === from ? next.hash : null;
    }
    const middle = from + leftOf(to - from);
    const left = walk(from, middle);
    const right = left === null ? null : walk(middle, to);
    return right === null ? null : hashNode(left!, right);
  };
  if (size === 0) return null;
  const root = walk(0, size);
  return at === chosen.length && used === proof.length ? root : null;
}
