import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDataFolder } from './data-folder.js';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

(process.platform === 'win32' ? describe.skip : describe)('The modes of a data folder', () => {
  let parent: string;
  let notices: string[];
  const notice = (line: string): number => notices.push(line);

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'tapis-modes-'));
    notices = [];
  });

  afterEach(() => rmSync(parent, { recursive: true }));

  function folderOf(mode: number, ...names: readonly string[]): string {
    const folder = join(parent, 'club');
    mkdirSync(folder);
    for (const name of names) writeFileSync(join(folder, name), '');
    for (const name of names) chmodSync(join(folder, name), 0o644);
    chmodSync(folder, mode);
    return folder;
  }

  it('a new folder is for its owner alone', () => {
    closeDataFolder(join(parent, 'club'), notice);
    expect(modeOf(join(parent, 'club'))).toBe(0o700);
    expect(notices).toEqual([]);
  });

  it('a folder of an earlier release is closed with its files, said in one line, and only once', () => {
    const folder = folderOf(0o755, 'events.sqlite', 'events.sqlite-wal', 'players.sqlite.set-aside-1', 'reactions.json');
    closeDataFolder(folder, notice);
    expect(modeOf(folder)).toBe(0o700);
    for (const name of ['events.sqlite', 'events.sqlite-wal', 'players.sqlite.set-aside-1', 'reactions.json'])
      expect([name, modeOf(join(folder, name))]).toEqual([name, 0o600]);
    expect(notices).toEqual([`other accounts of this machine could read ${folder}: it and its files are now for this account alone`]);
    closeDataFolder(folder, notice);
    expect(notices).toHaveLength(1);
  });

  it('a folder that holds other things too keeps its mode, and so do they; files of Tapis are closed', () => {
    const folder = folderOf(0o755, 'events.sqlite', 'index.html');
    closeDataFolder(folder, notice);
    expect([modeOf(folder), modeOf(join(folder, 'index.html')), modeOf(join(folder, 'events.sqlite'))]).toEqual([0o755, 0o644, 0o600]);
  });

  it('a folder that all accounts share is never closed', () => {
    const folder = folderOf(0o1777, 'events.sqlite');
    closeDataFolder(folder, notice);
    expect(modeOf(folder)).toBe(0o777);
    expect(modeOf(join(folder, 'events.sqlite'))).toBe(0o600);
  });

  it('what a link leads to is left as it is', () => {
    const folder = folderOf(0o700, 'events.sqlite');
    const elsewhere = join(parent, 'elsewhere');
    writeFileSync(elsewhere, '');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, join(folder, 'players.sqlite'));
    closeDataFolder(folder, notice);
    expect(modeOf(elsewhere)).toBe(0o644);
  });

  it('a place where no folder can be is left to whoever opens a file there', () => {
    const folder = folderOf(0o700, 'file');
    closeDataFolder(join(folder, 'file', 'club'), notice);
    expect(existsSync(join(folder, 'file', 'club'))).toBe(false);
  });
});
