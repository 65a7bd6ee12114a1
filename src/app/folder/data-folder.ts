/**
 * Protects the data folder: only the account that runs Tapis may use it. It also closes folders that an earlier release left open. New
 * files are closed by the process's umask, which the command line sets.
 */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from './data-files.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** The permissions of everyone but the owner. */
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Makes the folder if needed, and removes others' permissions on it and on the files of Tapis in it. It changes only what this account
 * owns, and the folder only if it holds nothing else: it may be a home directory. Windows has no such modes.
 * @param notice called with one line for each change or failure
 */
export function closeDataFolder(folder: string, notice: (line: string) => void): void {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    if (process.platform === 'win32') return;
    tighten(folder, notice);
  } catch {
    // Opening a file in the folder will report the error.
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
  // The folder was empty, so nothing was exposed.
  if (left.length === 0 && names.length === 0) return;
  notice(
    left.length === 0
      ? `other accounts of this machine could read ${folder}: it and its files are now for this account alone`
      : `other accounts of this machine may read ${left.map(({ path }) => path).join(', ')}, which this account can't change`,
  );
}

/** Whether Tapis makes files of this name, or of a name derived from it: a log, a lock, a renamed file. */
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
