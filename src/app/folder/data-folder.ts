/**
 * The data folder itself: made for the account that runs Tapis alone, and closed to others where an earlier release left it open.
 * New files are closed by the process's umask, which the command line sets.
 */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from './data-files.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** What others than the owner may do. */
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Makes the folder where there is none, and takes from others what they may do with it and the files of Tapis in it. Only what belongs to this
 * account is changed, and the folder only where nothing else is in it: somebody may serve their home. Windows has no such modes.
 * @param notice is given one line: what was changed, or what could not be
 */
export function closeDataFolder(folder: string, notice: (line: string) => void): void {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    if (process.platform === 'win32') return;
    tighten(folder, notice);
  } catch {
    // A folder that can't be made, listed or changed: whoever opens a file in it says what is wrong.
  }
}

function tighten(folder: string, notice: (line: string) => void): void {
  const names = readdirSync(folder);
  const ours = names.filter(isOurs);
  const stats = statSync(folder);
  const isDataFolder = ours.length === names.length && (stats.mode & STICKY) === 0;
  const open = [
    ...(isDataFolder && isOpen(stats) ? [{ path: folder, mode: FOLDER_MODE, stats }] : []),
    ...ours
      .map((name) => ({ path: join(folder, name), mode: FILE_MODE, stats: lstatSync(join(folder, name)) }))
      .filter((file) => file.stats.isFile() && isOpen(file.stats)),
  ];
  if (open.length === 0) return;
  const left = open.filter((entry) => !close(entry));
  // An empty folder that somebody made for Tapis had nothing to show.
  if (left.length === 0 && names.length === 0) return;
  notice(
    left.length === 0
      ? `other accounts of this machine could read ${folder}: it and its files are now for this account alone`
      : `other accounts of this machine may read ${left.map(({ path }) => path).join(', ')}, which this account can't change`,
  );
}

/** Whether a file of this name is one that Tapis keeps, or what stands beside it: a log, a lock, what was set aside. */
function isOurs(name: string): boolean {
  return Object.values(dataFiles).some((file) => name === file || name.startsWith(`${file}-`) || name.startsWith(`${file}.`));
}

const isOpen = (stats: Stats): boolean => (stats.mode & OTHERS) !== 0;

function close({ path, mode, stats }: { readonly path: string; readonly mode: number; readonly stats: Stats }): boolean {
  if (stats.uid !== process.geteuid?.()) return false;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
