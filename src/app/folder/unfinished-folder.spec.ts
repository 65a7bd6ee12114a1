/** A folder that a command did not finish filling is refused; the same command continues. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTapis } from '../tapis.js';
import { fillFolder, type Filling, makeUnfinished, markUnfinished, refuseUnfinished } from './unfinished-folder.js';

let parent: string;
let to: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tapis-unfinished-'));
  to = join(parent, 'club');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const filling = (by: Filling['by'] = 'restore'): Filling => ({
  to,
  by,
  names: ['events.sqlite', 'players.sqlite'],
  refuse: (found) => {
    throw new Error(`holds ${found}`);
  },
});
const fill = async (folder: string): Promise<void> => writeFileSync(join(folder, 'events.sqlite'), 'whole');
const unfinished = expect.objectContaining({ code: 'STORE_UNFINISHED' }) as Error;

describe('a folder that is being filled', () => {
  it('has its name when it is whole, and nothing else beside or in it', async () => {
    await fillFolder(filling(), async (folder) => {
      expect(folder).not.toBe(to);
      expect(() => refuseUnfinished(to)).toThrow(unfinished);
      expect(() => refuseUnfinished(folder)).toThrow(unfinished);
      await fill(folder);
    });
    expect(readdirSync(parent)).toEqual(['club']);
    expect(readdirSync(to)).toEqual(['events.sqlite']);
    expect(() => refuseUnfinished(to)).not.toThrow();
  });

  it('takes the place of an empty one', async () => {
    mkdirSync(to);
    await fillFolder(filling(), fill);
    expect(readdirSync(to)).toEqual(['events.sqlite']);
  });

  it('leaves nothing when the work fails', async () => {
    const failing = fillFolder(filling(), async (folder) => {
      await fill(folder);
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(readdirSync(parent)).toEqual([]);
  });

  it('is not filled by two at once', async () => {
    await fillFolder(filling(), async (folder) => {
      await expect(fillFolder(filling(), fill)).rejects.toMatchObject({ code: 'STORE_IN_USE' });
      await fill(folder);
    });
    expect(readdirSync(to)).toEqual(['events.sqlite']);
  });

  it('is no folder that holds something else', async () => {
    mkdirSync(to);
    writeFileSync(join(to, 'photo.jpg'), '');
    await expect(fillFolder(filling(), fill)).rejects.toThrow('holds photo.jpg');
    rmSync(to, { recursive: true });
    mkdirSync(`${to}.unfinished`);
    writeFileSync(join(`${to}.unfinished`, 'photo.jpg'), '');
    await expect(fillFolder(filling(), fill)).rejects.toThrow(`holds ${to}.unfinished`);
    expect(() => refuseUnfinished(to)).not.toThrow();
    expect(existsSync(join(`${to}.unfinished`, 'photo.jpg'))).toBe(true);
  });
});

describe('a folder whose filling was cut off', () => {
  /** The files left by a process that dies, at several moments. */
  const leftovers: [string, () => void][] = [
    ['before anything was written', () => mkdirSync(`${to}.unfinished`)],
    ['beside its place', () => leave(`${to}.unfinished`)],
    ['after it had its name', () => leave(to)],
  ];
  const leave = (folder: string): void => {
    mkdirSync(folder);
    markUnfinished(folder, 'restore');
    for (const name of ['events.sqlite', 'events.sqlite-lock', 'players.sqlite-wal']) writeFileSync(join(folder, name), '');
  };

  it.each(leftovers)('%s, is not served, and begun anew', async (_what, cutOff) => {
    cutOff();
    await expect(openTapis({ folder: to })).rejects.toMatchObject({
      code: 'STORE_UNFINISHED',
      message: expect.stringContaining('"tapis restore"'),
    });
    await fillFolder(filling(), fill);
    expect(readdirSync(parent)).toEqual(['club']);
    expect(readdirSync(to)).toEqual(['events.sqlite']);
  });

  it('is filled by no other command', async () => {
    leave(to);
    await expect(fillFolder(filling('backup'), fill)).rejects.toThrow('holds events.sqlite');
    expect(() => refuseUnfinished(to, 'migrate')).toThrow(unfinished);
  });
});

describe('a folder that is filled in its place', () => {
  it('gets its name once it is marked', () => {
    expect(makeUnfinished(to, 'migrate')).toBe(true);
    expect([readdirSync(parent), readdirSync(to)]).toEqual([['club'], ['unfinished']]);
    expect(() => refuseUnfinished(to)).toThrow('tapis migrate');
    expect(() => refuseUnfinished(to, 'migrate')).not.toThrow();
    expect(makeUnfinished(to, 'migrate')).toBe(false);
  });

  it.each(['club', 'club.unfinished'])('is refused where it was cut off before it was marked, and its command takes it up: %s', (name) => {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'unfinished.new'), 'mig');
    expect(() => refuseUnfinished(to)).toThrow('was cut off at its beginning');
    expect(() => refuseUnfinished(to, 'migrate')).not.toThrow();
    makeUnfinished(to, 'migrate');
    expect([readdirSync(parent), readdirSync(to)]).toEqual([['club'], ['unfinished']]);
  });

  it('is not taken from another command that has begun to fill it', async () => {
    mkdirSync(`${to}.unfinished`);
    markUnfinished(`${to}.unfinished`, 'backup');
    expect(() => makeUnfinished(to, 'migrate')).toThrow('tapis backup');
    expect(existsSync(to)).toBe(false);
  });
});
