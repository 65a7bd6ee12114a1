/**
 * ARCHITECTURE.md is true of the code: every file that it names is there, and its map of rooms is the one that is checked.
 */
import { existsSync, readFileSync } from 'node:fs';
import { rooms } from './rooms.js';
import { around, program, sourcesIn } from './sources.js';

const page = readFileSync('ARCHITECTURE.md', 'utf8');
const files = [...sourcesIn(program).keys(), ...sourcesIn(around).keys()];

/** What stands in backticks and has the form of a file or a folder. */
const named = [...new Set([...page.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!))].filter(
  (name) => /^[\w./*-]+(\.(ts|md|json)|\/)$/.test(name) && !name.includes('*') && !name.startsWith('.'),
);

/** A whole path, or the end of one: `judging/judge.ts` stands in the room that its paragraph is about. */
function isThere(name: string): boolean {
  return existsSync(name) || files.some((file) => file.endsWith(`/${name}`));
}

describe('ARCHITECTURE.md', () => {
  it('names only files and folders that are there', () => {
    expect(named.length).toBeGreaterThan(90);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('has the map of rooms that is checked, with what each may import', () => {
    const rows = [...page.matchAll(/^\| (`[^|]+?) +\|[^|]+\| ([^|]+?) +\|$/gm)].flatMap(([, names, imports]) =>
      [...names!.matchAll(/`([^`]+)\/`/g)].map(([, room]) => [room!, imports!]),
    );
    const checked = Object.entries(rooms)
      .filter(([room]) => !room.endsWith('.ts'))
      .map(([room, may]) => [room, mayImport(may)]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(checked));
  });
});

/** As the map writes it: rooms without `src/`, then packages where they are few; what all deciders have in common goes without saying. */
function mayImport({ rooms: others, packages }: (typeof rooms)[string]): string {
  if (others.includes('*')) return 'all';
  const named = others.filter((room) => !room.endsWith('.ts')).map((room) => room.replace('src/', ''));
  return [...named, ...(packages === 'any' ? [] : packages)].join(', ') || 'nothing';
}
