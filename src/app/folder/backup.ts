/**
 * Backs up a data folder, also while a server writes to it, and restores a backup into a new folder. A copy is valid only after it was read
 * again from disk: sizes and hashes of the files, and every event.
 */
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsealMetadata } from '../../audit/hash-chain.js';
import type { EventCheck, Verification } from '../../audit/verify.js';
import type { PlayerId } from '../../../events/ids.js';
import type { EventReader } from '../../store/event-store.js';
import { eventFileFormat, openSqliteEventReader } from '../../store/sqlite-event-log.js';
import { copySqliteFile } from '../../store/sqlite-copy.js';
import {
  backedUp,
  BackupError,
  checkFiles,
  describeFile,
  MANIFEST,
  readManifest,
  type BackupFile,
  type BackupManifest,
} from './backup-manifest.js';
import { dataFiles } from './data-files.js';
import { type ListedErasure, readErasures } from '../vault/erasure-list.js';
import { syncFolderOf } from './high-water-mark.js';
import { markEnd } from './guarded-store.js';
import { rename } from '../vault/person-vault.js';
import { playersFormat } from '../registry/player-directory.js';
import { fillFolder } from './unfinished-folder.js';
import { openEmbeddedVault } from '../vault/embedded-vault.js';

const formats = { [dataFiles.events]: eventFileFormat, [dataFiles.players]: playersFormat };

/** A fault of the folder rather than of a stream. */
export interface FolderFault {
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

/** What was read of a copy, and the findings. */
export interface ExaminedCopy extends Verification {
  readonly store: readonly FolderFault[];
}

/** Examines a copy like `tapis verify`. @param also called with each event too */
export type ExamineCopy = (copy: string, also: EventCheck) => Promise<ExaminedCopy>;

/** The copy and the findings in it. Altered events are copied as they are. */
export interface MadeCopy {
  readonly manifest: BackupManifest;
  readonly findings: Verification['findings'];
  readonly store: readonly FolderFault[];
}

/** `erased`: the number of people on the list of erasures; null without a list. */
export interface RestoredCopy extends MadeCopy {
  readonly erased: number | null;
}

/** Called with the progress, in words. */
export type OnStep = (line: () => string) => void;

export interface BackupOptions {
  readonly from: string;
  readonly to: string;
  readonly program: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly examine: ExamineCopy;
}

/**
 * Backs up a data folder to a new or empty folder. On failure it removes the copies and leaves no manifest.
 * @throws StoreError, BackupError `BACKUP_TARGET_IN_USE`, a system error
 */
export async function makeBackup({ from, to, program, now, examine }: BackupOptions, onStep: OnStep): Promise<MadeCopy> {
  const names = backedUp.filter((name) => existsSync(join(from, name)));
  const refuse = refuseOccupied(to, 'BACKUP_TARGET_IN_USE', 'a backup gets a folder of its own');
  return fillFolder({ to, by: 'backup', names: [...backedUp, MANIFEST], refuse }, async (folder) => {
    for (const name of names) {
      if (name === dataFiles.events || name === dataFiles.players)
        await copySqliteFile({ from: join(from, name), to: join(folder, name), format: formats[name] }, (pages, of) =>
          onStep(() => `${name}: ${pages.toLocaleString('en')} of ${of.toLocaleString('en')} pages copied`),
        );
      else copyFileSync(join(from, name), join(folder, name));
      secure(join(folder, name));
    }
    const end = findEnd();
    // A backup does not contain the list of erasures.
    const { events, streams, findings, store } = await examine(folder, end.check);
    const files: BackupFile[] = [];
    for (const name of names) files.push(await describeFile(folder, name));
    const madeAt = new Date(now()).toISOString();
    const manifest: BackupManifest = { format: 1, program, madeAt, events, streams, last: end.last(), files };
    writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    secure(join(folder, MANIFEST));
    syncFolderOf(join(folder, MANIFEST));
    return { manifest, findings, store };
  });
}

export interface RestoreOptions {
  readonly from: string;
  readonly to: string;
  /** The list of erased people, whose data are not restored. Undefined for none. */
  readonly erasures?: string | undefined;
  readonly examine: ExamineCopy;
}

/**
 * Restores a backup into an empty data folder. On failure the folder is left as it was.
 * @throws BackupError `BACKUP_INCOMPLETE`, `BACKUP_DAMAGED`, `FOLDER_NOT_EMPTY`, `ERASURES_NOT_READ`; StoreError, a system error
 */
export async function restoreBackup({ from, to, erasures, examine }: RestoreOptions, onStep: OnStep): Promise<RestoredCopy> {
  const manifest = readManifest(from);
  const listed = erasures === undefined ? null : readListed(erasures);
  onStep(() => 'checking the files of the backup');
  await checkFiles(from, manifest);
  const refuse = refuseOccupied(to, 'FOLDER_NOT_EMPTY', 'a backup is restored into an empty folder, so that nothing is written over');
  const names = [...backedUp, dataFiles.mark, dataFiles.erasures];
  return fillFolder({ to, by: 'restore', names, refuse }, async (folder) => {
    for (const { name } of manifest.files) {
      onStep(() => `copying ${name}`);
      copyFileSync(join(from, name), join(folder, name));
      secure(join(folder, name));
    }
    // The copies are checked, not their sources.
    await checkFiles(folder, manifest);
    // Read before the erasures, so that erased data do not look like a loss.
    const end = findEnd();
    const { events, findings, store } = await examine(folder, end.check);
    if (JSON.stringify(end.last()) !== JSON.stringify(manifest.last) || events !== manifest.events)
      throw new BackupError('BACKUP_DAMAGED', `The events of ${from} do not end as its manifest says: use another backup.`);
    const erased = listed === null ? null : await eraseListed(folder, listed, manifest, onStep);
    await reading(folder, (reader) => markEnd(folder, reader));
    syncFolderOf(join(folder, dataFiles.mark));
    return { manifest, findings, store, erased };
  });
}

interface Listed {
  /** Its path. */
  readonly list: string;
  readonly erasures: readonly ListedErasure[];
}

/** @throws BackupError `ERASURES_NOT_READ` */
function readListed(list: string): Listed {
  if (!existsSync(list)) throw new BackupError('ERASURES_NOT_READ', `There is no list of erasures at ${list}: name another one.`);
  const { erasures, unread } = readErasures(list);
  if (unread > 0)
    throw new BackupError('ERASURES_NOT_READ', `${unread} lines of ${list} can't be read: take them out, or name another list.`);
  return { list, erasures };
}

/**
 * Erases the people on a list from a copy before anyone can read it. A name that was forgotten before the backup may have been given again
 * since.
 * @returns the number of people on the list
 */
async function eraseListed(folder: string, { list, erasures }: Listed, { madeAt }: BackupManifest, onStep: OnStep): Promise<number> {
  copyFileSync(list, join(folder, dataFiles.erasures));
  secure(join(folder, dataFiles.erasures));
  if (!existsSync(join(folder, dataFiles.players))) return 0;
  onStep(() => `erasing who is on ${list}`);
  const vault = openEmbeddedVault(join(folder, dataFiles.players), (line) => onStep(() => line));
  try {
    for (const { erased, kind, at } of erasures) {
      if (kind !== 'name') await vault.erase(erased as PlayerId);
      else if (at > madeAt) await vault.change(erased as PlayerId, rename(null));
    }
    const [left] = vault.problems();
    if (left !== undefined) throw new BackupError('ERASURES_NOT_READ', `${left}: restore again.`);
  } finally {
    await vault.close();
  }
  return new Set(erasures.flatMap(({ erased, kind }) => (kind === 'person' ? [erased] : []))).size;
}

/** Remembers the last event. */
function findEnd(): { readonly check: EventCheck; last(): BackupManifest['last'] } {
  let last: BackupManifest['last'] = null;
  return {
    check: {
      see({ position, stream, revision, id, metadata }) {
        last = { position, stream, revision, id, hash: unsealMetadata(metadata)?.hash ?? null };
      },
      end: () => [],
    },
    last: () => last,
  };
}

async function reading<T>(folder: string, work: (reader: EventReader) => Promise<T>): Promise<T> {
  const reader = openSqliteEventReader(join(folder, dataFiles.events));
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

/** The error for a folder that is not empty. */
function refuseOccupied(folder: string, code: 'BACKUP_TARGET_IN_USE' | 'FOLDER_NOT_EMPTY', why: string): (found: string) => never {
  return (found) => {
    throw new BackupError(code, `${folder} is not empty (${found}): ${why}, so name another one.`);
  };
}

/** Makes a file readable only by its owner, and syncs it. */
function secure(path: string): void {
  chmodSync(path, 0o600);
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
