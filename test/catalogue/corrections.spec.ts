/** docs/corrections.md states for every command that clients give which one puts it right. */
import { mutationNameOf } from '../../commands/command.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCommands } from '../../commands/rooms.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'corrections.md'), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, command, cure]) => ({ command: command!, cure: cure! }));
const given = allCommands
  .filter(({ mutation }) => mutation !== null)
  .map(({ type }) => mutationNameOf(type))
  .toSorted();

describe('docs/corrections.md', () => {
  it('has one row for each command of clients, and for nothing else', () => {
    expect(rows.map(({ command }) => command).toSorted()).toEqual(given);
  });

  it('names commands that exist, or says that there is none', () => {
    const named = (cure: string): string[] => [...cure.matchAll(/`([a-z]\w+)`/g)].map(([, name]) => name!);
    const argumentNames = new Set(['remainingSeconds', 'positions']);
    const unknown = rows.flatMap(({ cure }) => named(cure)).filter((name) => !given.includes(name) && !argumentNames.has(name));
    expect(unknown).toEqual([]);
    expect(rows.filter(({ cure }) => named(cure).length === 0 && !cure.startsWith('None'))).toEqual([]);
  });
});
