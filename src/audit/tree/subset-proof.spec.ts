import * as fc from 'fast-check';
import { hashLeaf, MerkleTree } from './merkle-tree.js';
import { proveSubset, rootOfSubset } from './subset-proof.js';

const entries = (size: number): Buffer[] => Array.from({ length: size }, (_, index) => Buffer.from(`entry ${index}`));

const subset = fc
  .integer({ min: 1, max: 200 })
  .chain((size) => fc.tuple(fc.constant(size), fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: 30 })))
  .map(([size, indices]) => ({ size, indices: indices.sort((a, b) => a - b) }));

describe('a proof of several entries', () => {
  it('leads to the root of the tree', () => {
    fc.assert(
      fc.property(subset, ({ size, indices }) => {
        const tree = new MerkleTree();
        for (const entry of entries(size)) tree.add(entry);
        const leaves = entries(size).map(hashLeaf);
        const chosen = indices.map((index) => ({ index, hash: leaves[index]! }));
        expect(rootOfSubset(size, chosen, proveSubset(leaves, indices))).toEqual(tree.root());
      }),
    );
  });

  it('leads to no other entries, places or sizes', () => {
    fc.assert(
      fc.property(
        subset,
        fc.nat(),
        fc.constantFrom('entry', 'place', 'leave out', 'proof', 'shorten'),
        ({ size, indices }, seed, change) => {
          fc.pre(indices.length > 0);
          const leaves = entries(size).map(hashLeaf);
          const proof = proveSubset(leaves, indices);
          const root = rootOfSubset(
            size,
            indices.map((index) => ({ index, hash: leaves[index]! })),
            proof,
          )!;
          const at = seed % indices.length;
          let chosen = indices.map((index) => ({ index, hash: leaves[index]! }));
          let given = proof;
          if (change === 'entry') chosen = chosen.with(at, { ...chosen[at]!, hash: hashLeaf(Buffer.from('forged')) });
          if (change === 'place') chosen = chosen.with(at, { ...chosen[at]!, index: chosen[at]!.index + 1 });
          if (change === 'leave out') chosen = chosen.toSpliced(at, 1);
          if (change === 'proof') given = proof.length === 0 ? [root] : proof.with(seed % proof.length, hashLeaf(Buffer.from('forged')));
          if (change === 'shorten') given = proof.length === 0 ? [root] : proof.toSpliced(seed % proof.length, 1);
          expect(rootOfSubset(size, chosen, given)?.equals(root) ?? false).toBe(false);
        },
      ),
    );
  });

  it('costs little for a tree that claims to be huge', () => {
    expect(rootOfSubset(2 ** 50, [{ index: 2 ** 49, hash: hashLeaf(Buffer.from('x')) }], [])).toBeNull();
  });
});
