/**
 * Proofs about a tree (RFC 9162, section 2.1): that it contains an entry, and that it begins with an earlier tree. They need only two heads
 * and the proof.
 */
import { hashNode } from './merkle-tree.js';
import { leftOf } from './subset-proof.js';

/** The hash of a subtree. @param from the first entry @param to the one after the last */
export type HashOfRange = (from: number, to: number) => Buffer;

/** Proves that an entry is in the tree of the first `size` entries (2.1.3.1). @param index below `size` */
export function proveInclusion(index: number, size: number, hashOf: HashOfRange): Buffer[] {
  const proof: Buffer[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + leftOf(to - from);
    if (index < middle) {
      proof.push(hashOf(middle, to));
      to = middle;
    } else {
      proof.push(hashOf(from, middle));
      from = middle;
    }
  }
  return proof.reverse();
}

/** Proves that the tree of `size` entries begins with the tree of `earlier` entries (2.1.4.1). @param earlier from 1 to `size` */
export function proveConsistency(earlier: number, size: number, hashOf: HashOfRange): Buffer[] {
  const proof: Buffer[] = [];
  let [from, to] = [0, size];
  // Whether the subtree starts where the earlier tree does, so that its verifier has the hash already.
  let isKnown = true;
  while (to > earlier) {
    const middle = from + leftOf(to - from);
    if (earlier <= middle) {
      proof.push(hashOf(middle, to));
      to = middle;
    } else {
      proof.push(hashOf(from, middle));
      from = middle;
      isKnown = false;
    }
  }
  if (!isKnown) proof.push(hashOf(from, to));
  return proof.reverse();
}

/** Checks a proof that a tree begins with an earlier one (2.1.4.2). */
export function isConsistent(
  earlier: { readonly size: number; readonly root: Buffer },
  later: { readonly size: number; readonly root: Buffer },
  proof: readonly Buffer[],
): boolean {
  if (earlier.size < 1 || earlier.size > later.size) return false;
  if (earlier.size === later.size) return proof.length === 0 && earlier.root.equals(later.root);
  let [at, last] = [earlier.size - 1, later.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  // If the earlier tree is a full subtree, its hash is not in the proof.
  const [first, ...rest] = at === 0 ? [earlier.root, ...proof] : proof;
  if (first === undefined || (at === 0 && proof.length === 0)) return false;
  let [before, after] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [before, after] = [hashNode(hash, before), hashNode(hash, after)];
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else after = hashNode(after, hash);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && before.equals(earlier.root) && after.equals(later.root);
}

const half = (number: number): number => Math.floor(number / 2);
