import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, importCircle, sourceFiles } from './house-rules.js';

const root = process.cwd();
const files = sourceFiles(root);

describe('the rules of the house', () => {
  it('hold in every source file', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => breachesOf(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('allow no circle of imports', () => {
    expect(importCircle(root, files)).toEqual([]);
  });

  it('allow no source file over 400 lines', () => {
    expect(files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 401)).toEqual([]);
  });
});

describe('the check of the house rules notices', () => {
  const inHand = (text: string): string[] => breachesOf('src/hand/anything.ts', text).map((breach) => breach.what);

  it.each([
    ['Nest', "import { Injectable } from '@nestjs/common';", 'src/hand may not import the package @nestjs/common'],
    ['a database', "import { DatabaseSync } from 'node:sqlite';", 'src/hand may not import the package node:sqlite'],
    ['a database loaded later', "const x = await import('node:sqlite');", 'src/hand may not import the package node:sqlite'],
    ['a clock', 'export const at = () => Date.now();', 'Date.now in a pure room'],
    ['a clock made anew', 'export const at = () => new Date();', 'new Date() in a pure room'],
    ['a random source', 'export const roll = () => Math.random();', 'Math.random in a pure room'],
    ['the global crypto', 'export const id = () => crypto.randomUUID();', 'crypto in a pure room'],
    ['an outer room', "import { openTapis } from '../app/tapis.js';", 'src/hand may not import src/app'],
    [
      'a book that decides',
      "export const f = (book: string) => book === 'ropta';",
      "a rulebook's name decides something outside src/rulebooks",
    ],
    [
      'a book in a switch',
      "export function f(b: string) { switch (b) { case 'mons': return 1; } }",
      "a rulebook's name decides something outside src/rulebooks",
    ],
  ])('%s in a domain file', (_name, text, what) => {
    expect(inHand(text)).toEqual([what]);
  });

  it('nothing in a clean domain file', () => {
    expect(inHand("import { refuse } from '../decider.js';\nexport const at = (now: number) => new Date(now);")).toEqual([]);
  });

  it('the client of KurrentDB outside its folder', () => {
    const text = "import { KurrentDBClient } from '@kurrent/kurrentdb-client';";
    const what = (file: string): string[] => breachesOf(file, text).map((breach) => breach.what);
    expect(what('src/app/tapis.ts')).toEqual(['only src/store/kurrentdb may import the client of KurrentDB']);
    expect(what('src/store/kurrentdb/connection.ts')).toEqual([]);
  });

  it('a file that is in no room', () => {
    expect(breachesOf('src/utils/things.ts', '')).toHaveLength(1);
  });
});
