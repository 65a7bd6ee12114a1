import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PlayerId } from '../../../events/ids.js';
import { between, randomFrom } from '../../simulate/random.js';
import { type PersonVault, rename } from '../vault/person-vault.js';
import { openEmbeddedVault } from '../vault/embedded-vault.js';

const id = (text: string): PlayerId => text as PlayerId;

describe('The directory of players', () => {
  let folder: string;
  let path: string;
  let notices: string[];
  let opened: PersonVault[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-names-'));
    path = join(folder, 'players.sqlite');
    notices = [];
    opened = [];
  });

  afterEach(async () => {
    for (const people of opened) await people.close();
    rmSync(folder, { recursive: true });
  });

  function open(): PersonVault {
    const people = openEmbeddedVault(path, (line) => notices.push(line));
    opened.push(people);
    return people;
  }

  function close(people: PersonVault): Promise<void> {
    opened.splice(opened.indexOf(people), 1);
    return people.close();
  }

  /** The files of the folder that contain these bytes. */
  const filesWith = (text: string): string[] => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

  it('a name that is forgotten, or replaced, is in no byte of any file of the folder', async () => {
    const people = open();
    await people.change(id('p1'), rename('Philomène Vandenbroucke'));
    await people.change(id('p2'), rename('Balthazar Oppenheimer'));
    expect(filesWith('Vandenbroucke').length).toBeGreaterThan(0);
    await people.change(id('p1'), rename(null));
    await people.change(id('p2'), rename('Balthazar Smith'));
    expect(filesWith('Vandenbroucke')).toEqual([]);
    expect(filesWith('Oppenheimer')).toEqual([]);
    expect(filesWith('Balthazar Smith').length).toBeGreaterThan(0);
    expect([people.nameOf(id('p1')), people.nameOf(id('p2'))]).toEqual([null, 'Balthazar Smith']);
  });

  it('so it is after any run of names given, changed and forgotten', async () => {
    const people = open();
    const gone: string[] = [];
    const known = new Map<PlayerId, string>();
    const random = randomFrom(14);
    const number = (below: number): number => between(random, 0, below - 1);
    for (let step = 0; step < 200; step += 1) {
      const player = id(`p${number(50)}`);
      const before = known.get(player);
      if (before !== undefined) gone.push(before);
      if (before !== undefined && number(2) === 0) {
        await people.change(player, rename(null));
        known.delete(player);
      } else {
        const name = `[${step}${'x'.repeat(number(100))}]`;
        await people.change(player, rename(name));
        known.set(player, name);
      }
    }
    const bytes = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');
    expect(gone.length).toBeGreaterThan(50);
    expect(gone.filter((name) => bytes.includes(name))).toEqual([]);
    expect([...known.values()].filter((name) => !bytes.includes(name))).toEqual([]);
  });

  it('bytes that an earlier release left of a forgotten name go at the next start', async () => {
    await close(open());
    const earlier = new DatabaseSync(path);
    earlier.exec("PRAGMA secure_delete = OFF; INSERT INTO players VALUES ('p1', 'Vandenbroucke'), ('p2', 'Anna')");
    earlier.exec("DELETE FROM players WHERE id = 'p1'");
    earlier.close();
    expect(filesWith('Vandenbroucke')).toEqual(['players.sqlite']);
    expect(open().nameOf(id('p2'))).toBe('Anna');
    expect(filesWith('Vandenbroucke')).toEqual([]);
  });

  it('while another program reads the old name, it is said that it is still there; and it goes once nobody reads it', async () => {
    const people = open();
    await people.change(id('p1'), rename('Vandenbroucke'));
    const reader = new DatabaseSync(path, { readOnly: true });
    reader.exec('BEGIN; SELECT * FROM players');
    reader.prepare('SELECT * FROM players').all();
    await people.change(id('p1'), rename(null));
    expect(people.nameOf(id('p1'))).toBeNull();
    expect(people.problems()).toEqual([expect.stringContaining('still in players.sqlite-wal')]);
    expect(notices).toHaveLength(1);
    reader.close();
    await people.change(id('p1'), rename(null));
    expect(people.problems()).toEqual([]);
    expect(filesWith('Vandenbroucke')).toEqual([]);
  });

  describe('damaged', () => {
    beforeEach(async () => {
      const people = open();
      for (let n = 0; n < 60; n += 1) await people.change(id(`p${n}`), rename(`Player number ${n}`));
      await close(people);
    });

    it.each([
      ['a page of something else', () => writeFileSync(path, readFileSync(path).fill('?', 4_096, 8_192))],
      ['a header of something else', () => writeFileSync(path, 'no database at all, as long as a header or more than that'.repeat(10))],
      ['cut off', () => truncateSync(path, 5_000)],
      ['one byte', () => truncateSync(path, 1)],
    ])('%s: it starts without names, keeps the file aside, says so, and takes new names', async (_what, damage) => {
      damage();
      const bytes = readFileSync(path);
      const people = open();
      expect(people.nameOf(id('p1'))).toBeNull();
      expect(readFileSync(`${path}.set-aside-1`).equals(bytes)).toBe(true);
      expect(people.problems()).toEqual([expect.stringContaining('set aside in players.sqlite.set-aside-1')]);
      expect(notices).toEqual(people.problems());
      await people.change(id('p1'), rename('Anna'));
      await close(people);

      const again = open();
      expect(again.nameOf(id('p1'))).toBe('Anna');
      expect(again.problems()).toHaveLength(1);
      rmSync(`${path}.set-aside-1`);
      expect(again.problems()).toEqual([]);
    });
  });
});
