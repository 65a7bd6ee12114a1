/**
 * Folders that a command fills: a restore, a backup, a move of events. An interrupted command never leaves a folder that looks complete. A
 * new folder is filled beside its place and renamed at the end. Until then it has a marker, and both it and its place are refused.
 */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from '../../store/event-store.js';
import { lockWriter } from '../../store/writer-lock.js';
import { dataFiles } from './data-files.js';
import { syncFolderOf } from './high-water-mark.js';
import { replaceFile } from './replace-file.js';

/** The command that fills a folder. */
export type Filler = 'restore' | 'backup' | 'migrate';

const advice: Readonly<Record<Filler, (folder: string) => string>> = {
  restore: (folder) => `A restore into ${folder} is not finished: run the same "tapis restore" again, which starts over`,
  backup: (folder) => `The backup ${folder} is not finished: run the same "tapis backup" again, which starts over`,
  migrate: (folder) => `A move of events into ${folder} is not finished: run the same "tapis migrate" again, which goes on where it ended`,
};

/** For a command that was interrupted before it wrote its name. */
const adviceForAny = (folder: string): string =>
  `What was to fill ${folder} was cut off at its beginning: run the same "tapis restore", "tapis backup" or "tapis migrate" again`;

/** Held while a folder is filled. */
const LOCK = `${dataFiles.events}-lock`;
/** The files that exist before anything is filled in. */
const ofBeginning: ReadonlySet<string> = new Set([LOCK, `${LOCK}-journal`, dataFiles.unfinished, `${dataFiles.unfinished}.new`]);

/** Where a folder is filled before it is renamed. */
const besideOf = (folder: string): string => `${resolve(folder)}.unfinished`;
const markerOf = (folder: string): string => join(folder, dataFiles.unfinished);
/** The marker while it is written. */
const markBegunOf = (folder: string): string => `${markerOf(folder)}.new`;

/**
 * @param except the command that may continue
 * @throws StoreError `STORE_UNFINISHED` for a folder that a command did not finish filling
 */
export function refuseUnfinished(folder: string, except?: Filler): void {
  const place = resolve(folder);
  const inside = readFiller(place);
  if (inside !== null && inside !== except) throw makeUnfinishedError(inside, place, place);
  if (inside !== null || existsSync(join(place, dataFiles.events))) return;
  const beside = besideOf(place);
  const leftover = [place, beside].find((each) => existsSync(markBegunOf(each))) ?? (existsSync(beside) ? beside : null);
  if (leftover === null) return;
  const by = readFiller(beside);
  const isBegun = by !== null || findOther(leftover) === undefined;
  const isOurs = except !== undefined && (by ?? except) === except;
  if (isBegun && !isOurs) throw makeUnfinishedError(by, place, leftover);
}

export interface Filling {
  readonly to: string;
  readonly by: Filler;
  /** The files that the work makes. */
  readonly names: readonly string[];
  /** Throws the error for a folder that is not empty. */
  readonly refuse: (found: string) => never;
}

/**
 * Fills an empty folder, or continues an interrupted run of the same command. On failure it leaves nothing behind. If the folder is a mount
 * point, or nothing can be made beside it, it is filled in place.
 * @throws what the work throws; StoreError `STORE_IN_USE` while another process fills it; a system error
 */
export async function fillFolder<T>({ to, by, names, refuse }: Filling, work: (folder: string) => Promise<T>): Promise<T> {
  const isInPlace = readFiller(to) === by;
  const other = isInPlace || !existsSync(to) ? undefined : findOther(to);
  if (other !== undefined) refuse(other);
  const folder = isInPlace || !canStandBeside(to) ? to : besideOf(to);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readFiller(folder) !== by && findOther(folder) !== undefined) refuse(folder);
  markUnfinished(folder, by);
  const lock = lockWriter(join(folder, dataFiles.events));
  try {
    removeFiles(folder, names);
    const left = findOther(folder);
    if (left !== undefined) refuse(join(folder, left));
    try {
      const result = await work(folder);
      if (folder !== to) {
        // Windows cannot rename onto a folder. In between, the folder beside it still marks the place as unfinished.
        if (existsSync(to)) rmdirSync(to);
        renameSync(folder, to);
        syncFolderOf(to);
      }
      for (const name of [LOCK, `${LOCK}-journal`]) rmSync(join(to, name), { force: true });
      markFinished(to);
      return result;
    } catch (error) {
      removeFiles(folder, names);
      for (const name of ofBeginning) rmSync(join(folder, name), { force: true });
      if (folder !== to && existsSync(folder)) rmdirSync(folder);
      throw error;
    }
  } finally {
    lock.close();
  }
}

/**
 * Makes the folder to fill in place. A new one is renamed after it is marked, so it is never found without a marker.
 * @returns whether it was not marked before
 * @throws StoreError `STORE_UNFINISHED` when another command began to fill it; a system error
 */
export function makeUnfinished(folder: string, by: Filler): boolean {
  const beside = besideOf(folder);
  if (existsSync(folder) || !canStandBeside(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return markUnfinished(folder, by);
  }
  mkdirSync(beside, { recursive: true, mode: 0o700 });
  const begun = readFiller(beside);
  if ((begun ?? by) !== by || findOther(beside) !== undefined) throw makeUnfinishedError(begun, resolve(folder), beside);
  markUnfinished(beside, by);
  renameSync(beside, folder);
  syncFolderOf(resolve(folder));
  return true;
}

/** Writes and syncs the marker before anything else. @returns whether it was not marked before */
export function markUnfinished(folder: string, by: Filler): boolean {
  if (readFiller(folder) !== null) return false;
  replaceFile(markerOf(folder), `${by}\n`, { mode: 0o600, flush: true });
  syncFolderOf(markerOf(folder));
  syncFolderOf(folder);
  return true;
}

/** Removes the marker: the folder is complete and on disk. */
export function markFinished(folder: string): void {
  rmSync(markerOf(folder), { force: true });
  syncFolderOf(markerOf(folder));
}

/** Removes files of a folder and their SQLite companions; not the lock that is held. */
function removeFiles(folder: string, names: readonly string[]): void {
  for (const file of names.flatMap((name) => ['', '-wal', '-shm', '-journal', '-lock', '-lock-journal'].map((suffix) => name + suffix)))
    if (!ofBeginning.has(file)) rmSync(join(folder, file), { force: true });
}

/** The command that fills the folder; null for none. */
function readFiller(folder: string): Filler | null {
  try {
    const said = readFileSync(markerOf(folder), 'utf8').trim();
    return said === 'backup' || said === 'migrate' ? said : 'restore';
  } catch {
    return null;
  }
}

/** A file that does not belong to the fill; undefined for none. */
function findOther(folder: string): string | undefined {
  return readdirSync(folder).find((name) => !ofBeginning.has(name));
}

function canStandBeside(folder: string): boolean {
  const parent = dirname(resolve(folder));
  if (!existsSync(parent)) return true;
  try {
    accessSync(parent, constants.W_OK);
  } catch {
    return false;
  }
  return !existsSync(folder) || statSync(folder).dev === statSync(parent).dev;
}

function makeUnfinishedError(by: Filler | null, place: string, leftover: string): StoreError {
  const said = by === null ? adviceForAny(place) : advice[by](place);
  return new StoreError('STORE_UNFINISHED', `${said}; or remove ${leftover}.`);
}
