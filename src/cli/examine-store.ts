/** All findings about a store and its folder, for `tapis verify`, which lists them, and `tapis doctor`, which says what to do. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFiles } from '../app/folder/data-files.js';
import { refuseUnfinished } from '../app/folder/unfinished-folder.js';
import type { ExamineCopy } from '../app/folder/backup.js';
import type { EventCheck, Finding } from '../audit/verify.js';
import { type EventReader, StoreError } from '../store/event-store.js';
import { folderFinding, type FolderFinding } from './finding-lines.js';
import { readKeptHeads } from './kept-heads.js';
import { perSecond, type Progress } from './progress.js';
import { openSqliteEventReader } from '../store/sqlite-event-log.js';
import { type Place, readingStore, storeAddress } from './stores.js';
import { checksOf, compareFolderViews, faultsOfFacts, faultsOfFile, faultsOfNames, lossFindings, repair } from './verify-folder.js';

/** The number of events read, and the findings. */
export interface Examination {
  readonly events: number;
  readonly streams: number;
  readonly findings: readonly Finding[];
  /** Findings outside of streams. */
  readonly store: readonly FolderFinding[];
}

export interface ExaminationOptions {
  readonly data: string;
  readonly store?: string | undefined;
  /** Whether a folder was named: with events elsewhere, it is a node's folder only then. */
  readonly isNamed: boolean;
  readonly views?: boolean | undefined;
  readonly heads?: string | undefined;
  readonly key?: string | undefined;
  readonly 'repair-index'?: boolean | undefined;
}

/** Reads every event once. @throws StoreError when the store cannot be read, CliError */
export async function examineStore(options: ExaminationOptions, progress: Progress): Promise<Examination> {
  const isFolder = storeAddress(options.store) === undefined;
  const folder = resolve(options.data);
  const notice = (line: string): void => progress.say(line);
  if (isFolder) refuseUnfinished(folder);
  // Refuses a folder without events, unless it knows that there were some. An empty file has none.
  const isEmpty = isFolder && (statSync(join(folder, dataFiles.events), { throwIfNoEntry: false })?.size ?? 0) === 0;
  const lost = isEmpty ? await lossFindings(folder, null) : [];
  if (lost.length > 0) return { events: 0, streams: 0, findings: [], store: lost };
  if (options['repair-index']) await repair(folder, notice);
  return readingStore({ data: options.data, store: options.store }, notice, async (reader) => {
    const found: FolderFinding[] = isFolder ? await faultsOfFile(folder, notice) : [];
    const witness = isFolder || options.isNamed ? folder : null;
    try {
      return await examineEvents(reader, { ...options, folder, witness, isFolder, found }, progress);
    } finally {
      progress.clear();
    }
  });
}

interface EventsOptions extends ExaminationOptions {
  readonly folder: string;
  readonly witness: string | null;
  readonly isFolder: boolean;
  readonly found: FolderFinding[];
  /** Default: the checks of `tapis verify`. */
  readonly checks?: readonly EventCheck[];
  /** Where disagreeing names are read again. Default: the examined store. */
  readonly latest?: EventReader | undefined;
}

/**
 * Prepares to examine a copy of a folder like `tapis verify`. The folder's witnesses are read now, because the server may write more while
 * it is copied.
 */
export async function examineCopyOf(from: string, progress: Progress): Promise<ExamineCopy> {
  const store = (folder: string): Place => ({ data: folder, store: '' });
  const found: FolderFinding[] = [];
  const notice = (line: string): void => progress.say(line);
  const known = await readingStore(store(from), notice, (reader) => checksOf(reader, from, true, found));
  return (copy, also) =>
    readingStore(store(from), notice, (latest) => examineFiles(copy, { found, checks: () => [...known, also], latest }, progress));
}

/** Examines files copied from a backup like `tapis verify`, before they become a folder. */
export function examineRestored(progress: Progress): ExamineCopy {
  return (copy, also) => {
    const found: FolderFinding[] = [];
    const checks = async (reader: EventReader): Promise<readonly EventCheck[]> => [...(await checksOf(reader, copy, true, found)), also];
    return examineFiles(copy, { found, checks }, progress);
  };
}

interface FilesOptions extends Pick<EventsOptions, 'found' | 'latest'> {
  readonly checks: (reader: EventReader) => readonly EventCheck[] | Promise<readonly EventCheck[]>;
}

async function examineFiles(copy: string, { found, checks, latest }: FilesOptions, progress: Progress): Promise<Examination> {
  const reader = openSqliteEventReader(join(copy, dataFiles.events));
  try {
    found.push(...(await faultsOfFile(copy, (line) => progress.say(line))));
    const of = { data: copy, folder: copy, witness: copy, isNamed: true, isFolder: true };
    return await examineEvents(reader, { ...of, found, checks: await checks(reader), latest }, progress);
  } finally {
    await reader.close();
    progress.clear();
  }
}

async function examineEvents(reader: EventReader, options: EventsOptions, progress: Progress): Promise<Examination> {
  const { folder, witness, isFolder, found, latest = reader } = options;
  const [{ NamesInLog }, { verifyStore }] = await Promise.all([import('../audit/names-in-log.js'), import('../audit/verify.js')]);
  const names = new NamesInLog();
  const heads = options.heads === undefined ? [] : [await readKeptHeads(options.heads, options.key, reader, folder)];
  const checks = [names, ...(options.checks ?? (await checksOf(reader, witness, isFolder, found))), ...heads];
  let read = 0;
  let checked = { events: 0, streams: 0, findings: [] as readonly Finding[] };
  const onProgress = (events: number): void => {
    read = events;
    progress.show(() => `${events.toLocaleString('en')} events checked, ${perSecond(events, progress.elapsedMs)} per second`);
  };
  try {
    if (witness !== null) found.push(...(await lossFindings(witness, reader, isFolder)));
    found.push(...(await faultsOfFacts(witness, isFolder ? undefined : storeAddress(options.store), reader)));
    checked = await verifyStore(reader, onProgress, checks);
    if (witness !== null) {
      const ofNames = await faultsOfNames(witness, names, latest, (line) => progress.say(line));
      checked = { ...checked, findings: [...checked.findings, ...ofNames] };
    }
    for (const { stream, message } of reader.findings?.().streams ?? []) found.push(folderFinding('STREAM_CUT', { stream, what: message }));
    if (options.views) found.push(...(await compareFolderViews(folder, reader, progress)));
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'STORE_DAMAGED') throw error;
    checked = { ...checked, events: read };
    found.push(folderFinding('DATA_DAMAGED', { what: `after ${read.toLocaleString('en')} events: ${error.message}` }));
  }
  return { ...checked, store: found };
}
