/** Proofs of inclusion and consistency, compared with known answers of other implementations and with trees built another way. */
import * as fc from 'fast-check';
import { rootByInclusion } from '../../../test/fixtures/inclusion.js';
import { hashLeaf } from './merkle-tree.js';
import { rootOfLeaves } from './subset-proof.js';
import { GrowingTree } from './growing-tree.js';
import { readTilePath, TiledTree, tilePath, type TilePlace } from './tiles.js';
import { isConsistent, proveConsistency, proveInclusion } from './tree-proofs.js';

const hex = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('hex'));

/** The eight entries of RFC 6962's original test data. */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const leaves = entries.map((entry) => hashLeaf(Buffer.from(entry, 'hex')));
const ofLeaves =
  (all: readonly Buffer[]) =>
  (from: number, to: number): Buffer =>
    rootOfLeaves(all, from, to);

describe('proofs of a tree', () => {
  it('are those of other implementations', () => {
    const inclusion = (leaf: number, size: number): string[] => hex(proveInclusion(leaf, size, ofLeaves(leaves)));
    expect(rootOfLeaves(leaves).toString('hex')).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
    expect(inclusion(0, 8)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(inclusion(5, 8)).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
    expect(inclusion(2, 3)).toEqual(['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']);
    expect(inclusion(1, 5)).toEqual([
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ]);
    const consistency = (earlier: number, size: number): string[] => hex(proveConsistency(earlier, size, ofLeaves(leaves)));
    expect(consistency(1, 1)).toEqual([]);
    expect(consistency(1, 8)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(consistency(6, 8)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
    expect(consistency(2, 5)).toEqual([
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ]);
  });

  const many = Array.from({ length: 70 }, (_, at) => hashLeaf(Buffer.from(`entry ${at}`)));

  it('of every entry in trees of every size lead to the root, and those of another entry do not', () => {
    for (let size = 1; size <= many.length; size += 1) {
      const root = rootOfLeaves(many, 0, size);
      for (let index = 0; index < size; index += 1) {
        const proof = proveInclusion(index, size, ofLeaves(many));
        expect([size, index, rootByInclusion(many[index]!, index, size, proof)?.equals(root)]).toEqual([size, index, true]);
        if (size > 1) expect(rootByInclusion(many[(index + 1) % size]!, index, size, proof)?.equals(root) ?? false).toBe(false);
      }
      expect(rootByInclusion(many[0]!, size, size, [])).toBeNull();
    }
  });

  it('of consistency hold for every two sizes, and for no other root, order or length', () => {
    for (let size = 1; size <= many.length; size += 1) {
      for (let earlier = 1; earlier <= size; earlier += 1) {
        const [before, after] = [
          { size: earlier, root: rootOfLeaves(many, 0, earlier) },
          { size, root: rootOfLeaves(many, 0, size) },
        ];
        const proof = proveConsistency(earlier, size, ofLeaves(many));
        expect([earlier, size, isConsistent(before, after, proof)]).toEqual([earlier, size, true]);
        expect(isConsistent({ ...before, root: many[69]! }, after, proof)).toBe(false);
        expect(isConsistent(before, { ...after, root: many[69]! }, proof)).toBe(false);
        expect(isConsistent(before, after, [...proof, many[0]!])).toBe(false);
        if (proof.length > 0) expect(isConsistent(before, after, proof.slice(1))).toBe(false);
        if (earlier < size) expect(isConsistent(after, before, proof)).toBe(false);
      }
    }
  });
});

describe('tiles', () => {
  it('have the paths of tlog-tiles', () => {
    expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
    expect(tilePath({ level: 1, index: 0, width: 17 })).toBe('tile/1/000.p/17');
    for (const text of [
      'tile/0/1234',
      'tile/0/x000/001',
      'tile/00/001',
      'tile/0/001.p/0',
      'tile/0/001.p/256',
      'tile/0/../001',
      'tile/0/001.p/300',
      '',
    ])
      expect([text, readTilePath(text)]).toEqual([text, null]);
    fc.assert(
      fc.property(fc.record({ level: fc.nat(5), index: fc.nat(2_000_000), width: fc.integer({ min: 1, max: 256 }) }), (place) => {
        expect(readTilePath(tilePath(place))).toEqual(place);
      }),
    );
  });

  /** Tiles of a tree that grew in steps, reopened at each step as after a restart. */
  function grow(all: readonly Buffer[], roots: ReadonlyMap<number, Buffer>): Map<string, Uint8Array> {
    const files = new Map<string, Uint8Array>();
    let tree = new GrowingTree();
    for (const [size, root] of roots) {
      for (const leaf of all.slice(tree.size, size)) tree.add(leaf);
      expect(tree.root().equals(root)).toBe(true);
      for (const tile of [...tree.takeWholeTiles(), ...tree.partialTiles()]) files.set(tilePath(tile), tile.bytes);
      const edge = Array.from({ length: 3 }, (_, level) => {
        const found = tree.partialTiles().find((tile) => tile.level === level)?.bytes ?? Buffer.alloc(0);
        return Array.from({ length: found.length / 32 }, (__, at) => found.subarray(at * 32, (at + 1) * 32));
      });
      tree = new GrowingTree(size, edge);
    }
    return files;
  }

  it('of a tree that grew give its root and every proof', () => {
    const all = Array.from({ length: 70_000 }, (_, at) => hashLeaf(Buffer.from(String(at))));
    const steps = [1, 200, 256, 257, 700, 65_536, 65_600, 70_000];
    const roots = new Map(steps.map((size) => [size, rootOfLeaves(all, 0, size)]));
    const files = grow(all, roots);
    const read = (place: TilePlace): Uint8Array => {
      const bytes = files.get(tilePath(place));
      if (bytes === undefined) throw new Error(`${tilePath(place)} is not there`);
      return bytes;
    };
    for (const [size, root] of roots) {
      const tree = new TiledTree(size, read);
      expect(tree.root.equals(root)).toBe(true);
      for (const index of [0, size >> 1, size - 1]) {
        expect(tree.leaf(index).equals(all[index]!)).toBe(true);
        expect(rootByInclusion(all[index]!, index, size, proveInclusion(index, size, tree.hashOf))?.equals(root)).toBe(true);
      }
      for (const earlier of steps.filter((each) => each <= size)) {
        const proof = proveConsistency(earlier, size, tree.hashOf);
        expect([earlier, size, isConsistent({ size: earlier, root: roots.get(earlier)! }, { size, root }, proof)]).toEqual([
          earlier,
          size,
          true,
        ]);
      }
    }
  });
});
