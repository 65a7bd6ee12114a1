import { createHash } from 'node:crypto';
import { MerkleTree } from './merkle-tree.js';

/** Test vectors of Certificate Transparency (RFC 6962) from another implementation: entries, and the root after each. */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** The definition of RFC 9162, by recursion over the whole list. */
function hashOfList(list: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  if (list.length === 0) return hash.digest();
  if (list.length === 1)
    return hash
      .update(Buffer.from([0]))
      .update(list[0]!)
      .digest();
  let left = 1;
  while (left * 2 < list.length) left *= 2;
  return hash
    .update(Buffer.from([1]))
    .update(hashOfList(list.slice(0, left)))
    .update(hashOfList(list.slice(left)))
    .digest();
}

describe('a Merkle tree', () => {
  it('has the roots of the test vectors', () => {
    const tree = new MerkleTree();
    expect(tree.root().toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    for (const [index, entry] of entries.entries()) {
      tree.add(Buffer.from(entry, 'hex'));
      expect([tree.size, tree.root().toString('hex')]).toEqual([index + 1, roots[index]]);
    }
  });

  it('has the root of the definition at any size', () => {
    const tree = new MerkleTree();
    const list: Buffer[] = [];
    for (let size = 1; size <= 130; size += 1) {
      list.push(Buffer.from(`entry ${size}`));
      tree.add(list.at(-1)!);
      expect(tree.root().equals(hashOfList(list))).toBe(true);
    }
  });
});
