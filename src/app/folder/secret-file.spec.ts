import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSecret } from './secret-file.js';

describe('a secret file', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tapis-secret-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner alone, with nothing left beside it', () => {
    const path = join(folder, 'secret');
    expect([keepSecret(path, () => 'one'), keepSecret(path, () => 'two')]).toEqual(['one', 'one']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('is not there at all where it could not be made', () => {
    const path = join(folder, 'secret');
    const fails = (): string => {
      throw new Error('no');
    };
    expect(() => keepSecret(path, fails)).toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of somebody who was faster is left as it is', () => {
    const path = join(folder, 'secret');
    const slow = (): string => {
      writeFileSync(path, 'theirs');
      return 'ours';
    };
    expect(keepSecret(path, slow)).toBe('theirs');
    expect(readFileSync(path, 'utf8')).toBe('theirs');
    expect(readdirSync(folder)).toEqual(['secret']);
  });
});
