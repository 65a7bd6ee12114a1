/** Where a command reads events and names: from a data folder, or from a server. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RecordedEvent } from '../../events/envelope.js';
import { toPrintableLine } from '../../events/free-text.js';
import { handStream, tournamentStream, type HandId, type PlayerId, type StreamName, type TournamentId } from '../../events/ids.js';
import { dataFiles } from '../app/folder/data-files.js';
import { refuseUnfinished } from '../app/folder/unfinished-folder.js';
import type { KeptName } from '../audit/names-in-log.js';
import type { EventReader } from '../store/event-store.js';
import { isBundleFile, readBundleFile, refuseBundle } from './bundle-file.js';
import { CliError, type Io, UsageError } from './command.js';
import { readSecretVariable } from './environment.js';
import { handIdOf, tournamentIdOf } from './options.js';

/**
 * The address of a store outside the data folder: from the option, else from the environment, which hides a password from the process list.
 * An empty option means the data folder, whatever the environment says.
 */
export function storeAddress(option: string | undefined): string | undefined {
  return option === '' ? undefined : (option ?? readSecretVariable('TAPIS_STORE'));
}

/** Where a command reads events: from the server, or from an existing folder. @throws CliError */
export function storeIn(folder: string, store: string | undefined): { readonly address: string | undefined; readonly path: string } {
  const address = storeAddress(store);
  return { address, path: address === undefined ? eventsIn(folder) : '' };
}

/** The path of the events in an existing, complete folder. @throws CliError, StoreError `STORE_UNFINISHED` */
export function eventsIn(folder: string): string {
  refuseUnfinished(folder);
  const path = join(resolve(folder), dataFiles.events);
  if (existsSync(path)) return path;
  throw new CliError('STORE_NOT_FOUND', `There is no store in ${resolve(folder)}. Name the server’s data folder with --data.`);
}

/** The two options for where to read. */
export interface Place {
  readonly data: string;
  readonly store: string | undefined;
}

/** Reads a store like {@link readingStore}, or a bundle with a valid seal. @throws CliError, StoreError about it */
export async function reading<T>(place: Place, notice: (line: string) => void, work: (reader: EventReader) => Promise<T>): Promise<T> {
  const { data, store } = place;
  if (!isBundleFile(data)) return readingStore(place, notice, work);
  if (store !== undefined) throw new UsageError(`${data} is a bundle: --store does not go with it`);
  const bundle = await readBundleFile(data);
  const [{ checkSeal }, { openBundle }] = await Promise.all([
    import('../audit/bundle/bundle-seal.js'),
    import('../audit/bundle/bundle-reader.js'),
  ]);
  // A forged bundle must not be taken for recorded events.
  if (checkSeal(bundle).faults.length > 0)
    throw new CliError('BUNDLE_CHANGED', `${data} is not what was signed: "tapis verify ${data}" says what is wrong with it.`);
  return work(openBundle(bundle));
}

/** Reads a store beside its writer, and closes it. @throws UsageError for a bundle; CliError, StoreError about it */
export async function readingStore<T>(
  { data, store }: Place,
  notice: (line: string) => void,
  work: (reader: EventReader) => Promise<T>,
): Promise<T> {
  refuseBundle(data);
  const place = storeIn(data, store);
  const { openReader } = await import('../store/open-store.js');
  const reader = await openReader({ ...place, notice: (line) => notice(`tapis: ${line}`) });
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

/** All events of one tournament, without its hands. @throws UsageError for an invalid id, CliError `TOURNAMENT_NOT_FOUND` */
export async function tournamentEvents(text: string, place: Place, io: Io): Promise<readonly [TournamentId, readonly RecordedEvent[]]> {
  const id = await tournamentIdOf(text);
  const events = await eventsOf(tournamentStream(id), place, io);
  if (events.length > 0) return [id, events];
  throw new CliError('TOURNAMENT_NOT_FOUND', `There is no tournament "${id}" in this store.`);
}

/** All events of one hand. @throws UsageError for an invalid id, CliError `HAND_NOT_FOUND` */
export async function handEvents(text: string, place: Place, io: Io): Promise<readonly [HandId, readonly RecordedEvent[]]> {
  const id = await handIdOf(text);
  const events = await eventsOf(handStream(id), place, io);
  if (events.length > 0) return [id, events];
  throw new CliError('HAND_NOT_FOUND', `There is no hand "${id}" in this store.`);
}

async function eventsOf(stream: StreamName, place: Place, io: Io): Promise<readonly RecordedEvent[]> {
  const { decodeEvent } = await import('../app/dispatch/event-codec.js');
  const notice = (line: string): void => void io.err.write(`${line}\n`);
  const withWords = await wordsIn(place.data, io);
  return reading(place, notice, async (reader) => (await reader.readStream(stream)).map((stored) => withWords(decodeEvent(stored))));
}

/** In place of texts that a bundle does not contain. */
const NOT_IN_BUNDLE = '[not in the bundle / hors du dossier]';

/** In place of texts that are in another folder. */
const WITHHELD = '[withheld / non communiqué]';

/** A function that replaces references in events and other JSON values by the folder's texts. */
export async function wordsIn(folder: string, io: Io): Promise<<Value>(value: Value) => Value> {
  const { readKeptWords } = await import('../app/registry/player-directory.js');
  const { resolveWords } = await import('../app/words/personal-texts.js');
  if (isBundleFile(folder)) return (value) => resolveWords(value, () => NOT_IN_BUNDLE);
  const words = await readPlayers(folder, io, readKeptWords);
  return (value) => resolveWords(value, (playerId, id) => (words === null ? WITHHELD : words.get(playerId)?.[id]));
}

/** The names in a data folder, printable on a line; none if it has none, or if they are damaged. */
export async function namesIn(folder: string, io: Io): Promise<(playerId: PlayerId) => string | null> {
  const { readPlayerNames } = await import('../app/registry/player-directory.js');
  const names = isBundleFile(folder) ? await namesOfBundle(folder) : await readPlayers(folder, io, readPlayerNames);
  return (playerId) => {
    const name = names?.get(playerId);
    return name === undefined ? null : toPrintableLine(name);
  };
}

async function namesOfBundle(file: string): Promise<ReadonlyMap<PlayerId, string>> {
  const { namesInBundle } = await import('../audit/bundle/bundle.js');
  return namesInBundle(await readBundleFile(file));
}

/** The names in a data folder with the openings of their commitments; none if it has none, or if they are damaged. */
export async function keptNamesIn(folder: string, io: Io): Promise<ReadonlyMap<PlayerId, KeptName>> {
  const { readKeptNames } = await import('../app/registry/player-directory.js');
  return (await readPlayers(folder, io, readKeptNames)) ?? new Map();
}

/** Reads the players' file of a data folder; null if there is none, or if it is damaged. */
async function readPlayers<Result>(folder: string, io: Io, read: (path: string) => Result): Promise<Result | null> {
  const path = join(resolve(folder), dataFiles.players);
  if (!existsSync(path)) return null;
  const { isDamagedNames } = await import('../app/registry/player-directory.js');
  try {
    return read(path);
  } catch (error) {
    if (!isDamagedNames(error)) throw error;
    io.err.write(`tapis: ${path} is damaged; players are shown by their ids\n`);
    return null;
  }
}
