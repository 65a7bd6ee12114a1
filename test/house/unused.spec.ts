import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const knip = resolve('node_modules/knip/bin/knip.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-unused-'));
  copyFileSync('knip.json', join(folder, 'knip.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const clean = {
  'package.json': JSON.stringify({ name: 'program', type: 'module', dependencies: {} }),
  'src/main.ts': "import { hand } from './hand/hand.js';\nhand();\n",
  'src/hand/hand.ts': 'export function hand(): void {}\n',
  'src/hand/hand.spec.ts': "import { hand } from './hand.js';\nhand();\n",
};

/** What the check of unused code says of a program: lines of findings, of what is shipped alone or with its tests. */
function unusedIn(files: Readonly<Record<string, string>>, ...options: string[]): readonly string[] {
  for (const [name, text] of Object.entries({ ...clean, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [knip, '--no-config-hints', '--reporter', 'compact', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0 && stdout === '') throw new Error(stderr);
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('the check of unused code notices', () => {
  it('nothing in a program all of which is used', () => {
    expect(unusedIn({})).toEqual([]);
    expect(unusedIn({}, '--production')).toEqual([]);
  });

  it('a file that nothing imports', () => {
    expect(unusedIn({ 'src/hand/old.ts': 'export const old = 1;\n' })).toEqual(['Unused files (1)', 'src/hand/old.ts: src/hand/old.ts']);
  });

  it('an export that nothing imports', () => {
    const text = `${clean['src/hand/hand.ts']}export function old(): void {}\n`;
    expect(unusedIn({ 'src/hand/hand.ts': text })).toEqual(['Unused exports (1)', 'src/hand/hand.ts: old']);
  });

  it('an export that only a test imports, where tests are left out', () => {
    const files = {
      'src/hand/hand.ts': `${clean['src/hand/hand.ts']}export function forTests(): void {}\n`,
      'src/hand/hand.spec.ts': "import { forTests, hand } from './hand.js';\nhand();\nforTests();\n",
    };
    expect(unusedIn(files)).toEqual([]);
    expect(unusedIn(files, '--production')).toEqual(['Unused exports (1)', 'src/hand/hand.ts: forTests']);
  });

  it('a package that nothing imports', () => {
    const text = JSON.stringify({ name: 'program', type: 'module', dependencies: { zod: '4' } });
    expect(unusedIn({ 'package.json': text })).toEqual(['Unused dependencies (1)', expect.stringContaining('zod')]);
  });
});
