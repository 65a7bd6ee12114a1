import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TournamentId } from '../../../events/ids.js';
import { dataFiles } from './data-files.js';
import { DrawSecretError, deriveDrawSeeds, openDrawSecret } from './draw-secret.js';

const friday = TournamentId.parse('friday');
const hashOf = (seed: string): string => createHash('sha256').update(seed, 'hex').digest('hex');

describe('the secret of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is made once', () => {
    const made = openDrawSecret(folder, undefined);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(openDrawSecret(folder, undefined)).toBe(made);
  });

  it('is another in every folder', () => {
    const other = mkdtempSync(join(tmpdir(), 'tapis-'));
    expect(openDrawSecret(other, undefined)).not.toBe(openDrawSecret(folder, undefined));
    rmSync(other, { recursive: true });
  });

  it('is not made where one is given', () => {
    const given = 'a secret that several nodes share, of some length';
    expect(openDrawSecret(folder, given)).toBe(given);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not one that could be guessed', () => {
    expect(() => openDrawSecret(folder, 'short')).toThrow(DrawSecretError);
    writeFileSync(join(folder, dataFiles.drawSecret), '\n');
    expect(() => openDrawSecret(folder, undefined)).toThrow(DrawSecretError);
  });
});

describe('the seeds of a node', () => {
  const seeds = deriveDrawSeeds('a'.repeat(64));

  it('are settled by one hash, one after the other, to an end', () => {
    let commitment = seeds.commitmentOf(friday);
    let count = 0;
    for (let seed = seeds.seedOf(friday, commitment); seed !== undefined; seed = seeds.seedOf(friday, commitment)) {
      expect(hashOf(seed)).toBe(commitment);
      commitment = seed;
      count += 1;
    }
    expect(count).toBe(256);
  });

  it('are others for every tournament and every secret', () => {
    const saturday = TournamentId.parse('saturday');
    const hashes = [seeds, deriveDrawSeeds('b'.repeat(64))].flatMap((node) => [node.commitmentOf(friday), node.commitmentOf(saturday)]);
    expect(new Set(hashes).size).toBe(4);
    expect(seeds.seedOf(saturday, hashes[0]!)).toBeUndefined();
  });
});
