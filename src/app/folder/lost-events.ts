/**
 * Finds out whether a store lacks recorded events. Four witnesses in the data folder know how long it was: the high-water mark, the
 * checkpoints of views and of reactions, and the last published head of the log. Changes nothing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StreamName, TournamentId } from '../../../events/ids.js';
import { unsealMetadata } from '../../audit/hash-chain.js';
import { entryOf, type FormerPositions } from '../../audit/tree/log-entries.js';
import { hashLeaf } from '../../audit/tree/merkle-tree.js';
import { StoreError, type EventReader, type StoredEvent } from '../../store/event-store.js';
import { openCheckpointFile } from '../reactions/checkpoint-file.js';
import { dataFiles } from './data-files.js';
import { readFormerPositions } from '../log/former-positions.js';
import { LogFolder, LogFolderError } from '../log/log-folder.js';
import { readMark } from './high-water-mark.js';
import { openViewsWitness, type ViewsWitness } from '../views/views-witness.js';

export type WitnessName = 'mark' | 'views' | 'reactions' | 'log';

/** The last event that a witness knows. */
export interface KnownEvent {
  readonly witness: WitnessName;
  readonly position: number;
  /** Null when the witness knows only the position. */
  readonly place: {
    readonly stream: StreamName;
    readonly revision: number;
    readonly id: string | null;
    readonly hash: string | null;
  } | null;
  /** Whether an event is the published one. Default: compares its place. */
  readonly isPublished?: (event: StoredEvent) => boolean;
  /** When the witness recorded it, in milliseconds since 1970; null when it keeps no time. */
  readonly at: number | null;
}

/** The events missing at the end of a store. */
export interface Loss {
  /** The last event that is known and missing. */
  readonly lastKnown: KnownEvent;
  /** The position of the last event in the store; null for none. */
  readonly lastStanding: number | null;
  /** The time of that event, in milliseconds since 1970; null when unknown. */
  readonly standingAt: number | null;
  /** The least number of missing events; null when positions do not count events, or when other events have their places. */
  readonly atLeast: number | null;
  readonly tournaments: readonly { readonly tournamentId: TournamentId; readonly events: number }[];
}

/** The knowledge of a folder's witnesses, read before the store so that newer events are no loss. */
export interface Witnesses {
  readonly known: readonly KnownEvent[];
  /** The mark exists and cannot be read. */
  readonly markDamaged: boolean;
  readonly views: ViewsWitness | null;
  close(): void;
}

/** @throws StoreError, a system error when a file cannot be read */
export function readWitnesses(folder: string): Witnesses {
  const mark = readMark(join(folder, dataFiles.mark));
  const reactions = openCheckpointFile(join(folder, dataFiles.reactions)).load();
  const views = existsSync(join(folder, dataFiles.views)) ? openViewsWitness(join(folder, dataFiles.views)) : null;
  const known: KnownEvent[] = [];
  if (mark !== null && mark !== 'damaged') {
    const { position, stream, revision, id, hash, at } = mark;
    known.push({ witness: 'mark', position, place: { stream: stream as StreamName, revision, id, hash }, at });
  }
  for (const { position, stream, revision, id } of views?.checkpoints ?? [])
    known.push({ witness: 'views', position, place: { stream, revision, id, hash: null }, at: null });
  if (reactions !== null) known.push({ witness: 'reactions', position: reactions, place: null, at: null });
  known.push(...readPublished(join(folder, dataFiles.publishedLog), readFormerPositions(folder)));
  return { known, markDamaged: mark === 'damaged', views, close: () => views?.close() };
}

/** The last event of the last published head. The publisher reports unreadable heads and tiles. */
function readPublished(folder: string, positions: FormerPositions): KnownEvent[] {
  const files = new LogFolder(folder);
  try {
    const head = files.readHeads().at(-1);
    if (head === undefined) return [];
    const { size, last, at } = head;
    const leaf = files.treeOf(size).leaf(size - 1);
    const place = { stream: last.stream, revision: last.revision, id: null, hash: null };
    const numbers = [size, last.position, ...(positions[size - 1] === undefined ? [] : [Number(positions[size - 1])])];
    const isPublished = (event: StoredEvent): boolean => numbers.some((number) => hashLeaf(entryOf(event, number)).equals(leaf));
    return [{ witness: 'log', position: last.position, place, at, isPublished }];
  } catch (error) {
    if (error instanceof LogFolderError) return [];
    throw error;
  }
}

/**
 * Compares the witnesses with the store. Null when nothing is missing.
 * @param reader null when the store's file does not exist
 * @param counted whether positions increase by one from event to event
 * @throws StoreError when reading fails
 */
export async function findLossAgainst({ known, views }: Witnesses, reader: EventReader | null, counted: boolean): Promise<Loss | null> {
  const last = (await reader?.lastPosition()) ?? null;
  const missing: KnownEvent[] = [];
  for (const event of known) if (reader === null || !(await stands(event, reader, last))) missing.push(event);
  if (missing.length === 0) return null;
  const lastKnown = missing.reduce((furthest, event) => (event.position > furthest.position ? event : furthest));
  const behind = lastKnown.position - (last ?? 0);
  return {
    lastKnown,
    lastStanding: last,
    standingAt: counted && reader !== null && last !== null ? await recordedAt(reader, last) : null,
    atLeast: counted && behind > 0 ? behind : null,
    tournaments: views?.eventsAfter(last) ?? [],
  };
}

async function stands({ position, place, isPublished }: KnownEvent, reader: EventReader, last: number | null): Promise<boolean> {
  if (place === null) return last !== null && position <= last;
  const [there] = await reader.readStream(place.stream, { fromRevision: place.revision, limit: 1 });
  if (there === undefined || (place.id !== null && there.id !== place.id) || there.revision !== place.revision) return false;
  if (isPublished?.(there) === false) return false;
  return place.hash === null || unsealMetadata(there.metadata)?.hash === place.hash;
}

/** The time of the event at a position, when positions count events. */
async function recordedAt(reader: EventReader, position: number): Promise<number | null> {
  for await (const [event] of reader.readAll(position - 1, 1)) {
    if (event === undefined) return null;
    const at = (JSON.parse(event.metadata) as { recordedAt?: unknown }).recordedAt;
    return typeof at === 'number' ? at : null;
  }
  return null;
}

/**
 * One sentence for the loss and one for what to do.
 * @param where the store, in words for the operator
 * @param inFolder whether the store is a file of this folder
 */
export function makeLossError(loss: Loss, where: string, inFolder: boolean): StoreError {
  const way = inFolder ? 'Restore a backup with "tapis restore"' : 'Restore the last backup of its database';
  return new StoreError(
    'STORE_LOST_EVENTS',
    `${describeLoss(loss, where)} ${way}; or, if the loss is final, start once with "tapis serve --accept-loss", which records it. If this folder is to serve another store, remove ${dataFiles.mark}, ${dataFiles.views}, ${dataFiles.reactions} and ${dataFiles.publishedLog} first.`,
  );
}

/** The missing events, in a sentence or two. */
export function describeLoss(loss: Loss, where: string, language: 'en' | 'fr' = 'en'): string {
  const { lastKnown, lastStanding, standingAt, atLeast, tournaments } = loss;
  const { witness, position, place, at } = lastKnown;
  const concerned = tournaments.map(({ tournamentId, events }) => `${tournamentId} (${events})`).join(', ');
  const isTaken = lastStanding !== null && lastStanding >= position;
  const when = standingAt === null ? null : instant(standingAt);
  if (language === 'fr') {
    const event = place === null ? `la position ${position}` : `la position ${position}, événement ${place.revision} de ${place.stream}`;
    const noted = at === null ? '' : ` le ${instant(at)}`;
    const missing = atLeast === null ? 'Des événements' : atLeast === 1 ? 'Au moins un événement' : `Au moins ${atLeast} événements`;
    const last = `son dernier événement est à la position ${lastStanding}${when === null ? '' : `, enregistré le ${when}`}`;
    const standing = lastStanding === null ? 'il n’a aucun événement' : last;
    const others = isTaken ? ', et un autre événement est à cette place' : '';
    const named = concerned === '' ? '' : ` Tournois qui ont perdu des événements : ${concerned}.`;
    return `${missing} ${atLeast === 1 ? 'manque' : 'manquent'} dans ${where} : ${witnesses[witness].fr} ${event}${noted} ; ${standing}${others}.${named}`;
  }
  const event = place === null ? `position ${position}` : `position ${position}, event ${place.revision} of ${place.stream}`;
  const noted = at === null ? '' : ` at ${instant(at)}`;
  const missing = atLeast === null ? 'Events' : atLeast === 1 ? 'At least one event' : `At least ${atLeast} events`;
  const last = `its last event is at position ${lastStanding}${when === null ? '' : `, recorded at ${when}`}`;
  const standing = lastStanding === null ? 'it holds no event' : last;
  const others = isTaken ? ', and another event stands in that place' : '';
  const named = concerned === '' ? '' : ` Tournaments that lost events: ${concerned}.`;
  return `${missing} that had been recorded ${atLeast === 1 ? 'is' : 'are'} missing from ${where}: ${witnesses[witness].en} ${event}${noted}; ${standing}${others}.${named}`;
}

const witnesses: Readonly<Record<WitnessName, { readonly en: string; readonly fr: string }>> = {
  mark: { en: 'the high-water mark knows', fr: 'le repère connaît' },
  views: { en: 'the views had come to', fr: 'les vues étaient à' },
  reactions: { en: 'reactions had come to', fr: 'les réactions étaient à' },
  log: { en: 'the log was published up to', fr: 'le journal était publié jusqu’à' },
};

function instant(at: number): string {
  return new Date(at).toISOString();
}
