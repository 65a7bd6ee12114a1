import { importCircles } from './circles.js';
import { lengthBreachesOf } from './lengths.js';
import { breachesOf } from './rooms.js';
import { around, importsOf, program, sourcesIn } from './sources.js';

const rooms = sourcesIn(program);
const all = new Map([...rooms, ...sourcesIn(around)]);

describe('the rules of the house', () => {
  it('hold in every source file', () => {
    expect(rooms.size).toBeGreaterThan(500);
    expect([...rooms].flatMap(([file, text]) => breachesOf(file, text))).toEqual([]);
  });

  it('let nothing that is built import what only tests have', () => {
    const built = [...all].filter(([file]) => !file.startsWith('test/'));
    const links = built.flatMap(([file, text]) => importsOf(file, text).map((target) => `${file} imports ${target}`));
    expect(links.length).toBeGreaterThan(1000);
    expect(links.filter((link) => link.includes(' imports test/'))).toEqual([]);
  });

  it('allow no circle of imports, types included', () => {
    expect(importCircles(all)).toEqual([]);
  });

  it('allow no file over 400 lines, and none of the program over 300 without a reason', () => {
    expect([...all].flatMap(([file, text]) => lengthBreachesOf(file, text))).toEqual([]);
  });
});

describe('the check of the house rules notices', () => {
  const inHand = (text: string): string[] => breachesOf('src/hand/anything.ts', text).map((breach) => breach.what);

  it.each([
    ['Nest', "import { Injectable } from '@nestjs/common';", 'src/hand may not import the package @nestjs/common'],
    ['a database', "import { DatabaseSync } from 'node:sqlite';", 'src/hand may not import the package node:sqlite'],
    ['a database loaded later', "const x = await import('node:sqlite');", 'src/hand may not import the package node:sqlite'],
    ['a database as a type', "type Db = import('node:sqlite').DatabaseSync;", 'src/hand may not import the package node:sqlite'],
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
    expect(breachesOf('src/utils/things.ts', '').map(({ what }) => what)).toEqual(['stands in no room of the map in test/house/rooms.ts']);
  });

  describe('a circle of imports', () => {
    const circles = (files: Readonly<Record<string, string>>): string[][] => importCircles(new Map(Object.entries(files)));
    const back = "import { a } from './a.js';";

    it.each([
      ['values', "import { b } from './b.js';"],
      ['types', "import type { B } from './b.js';"],
      ['what is passed on', "export { b } from './b.js';"],
      ['a module loaded later', "export const b = () => import('./b.js');"],
      ['a type named in its place', "export type B = import('./b.js').B;"],
    ])('by %s', (_name, text) => {
      expect(circles({ 'src/a.ts': text, 'src/b.ts': back })).toEqual([['src/a.ts', 'src/b.ts']]);
    });

    it('over several files and folders, each circle by itself', () => {
      expect(
        circles({
          'src/a.ts': "import './deep/b.js';",
          'src/deep/b.ts': "import '../c.js';",
          'src/c.ts': back,
          'src/d.ts': `${back}\nimport './e.js';`,
          'src/e.ts': "import './d.js';",
        }),
      ).toEqual([
        ['src/a.ts', 'src/c.ts', 'src/deep/b.ts'],
        ['src/d.ts', 'src/e.ts'],
      ]);
    });

    it('and none where two files import a third', () => {
      expect(circles({ 'src/a.ts': "import './b.js';\nimport './c.js';", 'src/b.ts': "import './c.js';", 'src/c.ts': '' })).toEqual([]);
    });
  });

  describe('the length of a file', () => {
    const lines = (count: number, head = '/** What it decides. */'): string =>
      `${head}\n${'a();\n'.repeat(count - head.split('\n').length)}`;
    const reason = '/**\n * What it decides.\n * Long: one table, a line a setting.\n */';
    const what = (file: string, text: string): string[] => lengthBreachesOf(file, text).map((breach) => breach.what);

    it('of 301 lines without a reason at its head', () => {
      const breach = ['has 301 lines, and no line "Long: …" at its head says why'];
      expect(what('src/hand/a.ts', lines(300))).toEqual([]);
      expect(what('src/hand/a.ts', lines(301))).toEqual(breach);
      expect(what('src/hand/a.ts', `${lines(298)}/**\n * Long: said too late.\n */`)).toEqual(breach);
      expect(what('src/hand/a.ts', lines(301, '/**\n * Long: so.\n */'))).toEqual(breach);
      expect(what('src/hand/a.ts', lines(301, reason))).toEqual([]);
    });

    it('of 401 lines, whatever it says', () => {
      expect(what('src/hand/a.ts', lines(400, reason))).toEqual([]);
      expect(what('src/hand/a.ts', lines(401, reason))).toEqual(['has 401 lines, and no file has more than 400']);
    });

    it('of a helper of tests over 400 lines', () => {
      expect(what('test/words.ts', lines(400))).toEqual([]);
      expect(what('test/words.ts', lines(401))).toEqual(['has 401 lines, and no file has more than 400']);
    });
  });
});
