/** Finds the subject of a claim: whether the tournament has it, whom it concerns, and whether the book still allows the claim. */
import type { FoundSubject } from '../../../commands/dispute/disputes.js';
import type { DisputedEventKind, DisputeWindow } from '../../../events/dispute.js';
import type { DomainEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type HandId, type PlayerId, type TournamentId, tournamentOfHand, tournamentStream } from '../../../events/ids.js';
import { mentionsOf } from '../../../events/mentions.js';
import { listClaimWindows } from '../../hand/claims/windows.js';
import type { HandState } from '../../hand/state.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import type { Sources } from '../dispatch/sources.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { readProgress } from '../play/claims.js';
import { sheetOfTournament } from '../sheets/tournament-sheet.js';
import { concernedInTournament } from '../words/concerned.js';
import { lookUp } from '../../../events/look-up.js';
import { disputedEvents, findByMoment, type NamedByMoment } from './disputed-events.js';

/** The subject of a claim: one of these. */
export interface Claimed {
  readonly handId?: HandId | null | undefined;
  readonly step?: number | null | undefined;
  readonly move?: number | null | undefined;
  readonly chipRace?: number | null | undefined;
  readonly count?: number | null | undefined;
  readonly clock?: number | null | undefined;
  readonly moveAt?: { readonly playerId: PlayerId; readonly at: number } | null | undefined;
  readonly chipRaceAt?: { readonly table?: number | undefined; readonly at: number } | null | undefined;
  readonly countAt?: { readonly table: number; readonly at: number } | null | undefined;
  readonly clockAt?: number | null | undefined;
  readonly penaltyId?: number | null | undefined;
  readonly place?: PlayerId | null | undefined;
  readonly result?: PlayerId | null | undefined;
}

export interface SubjectOptions {
  readonly sources: Pick<Sources, 'load' | 'now' | 'store'>;
  readonly tookPart: (id: TournamentId, playerId: PlayerId) => Promise<boolean>;
  /** The player who makes the claim themself; null for an official. A player may not learn others' penalties. */
  readonly player: PlayerId | null;
}

const kindsOfEvents = Object.keys(disputedEvents) as readonly DisputedEventKind[];

/** An event that is named by its moment, with its kind; null where it is not named so. */
function readMoment({ moveAt, chipRaceAt, countAt, clockAt }: Claimed): readonly [DisputedEventKind, NamedByMoment] | null {
  if (moveAt != null) return ['move', moveAt];
  if (chipRaceAt != null) return ['chipRace', chipRaceAt];
  if (countAt != null) return ['count', countAt];
  return clockAt == null ? null : ['clock', { at: clockAt }];
}

/** When an event concerns more players, such as the draw, none of them becomes a party. */
const MOST_PARTIES = 10;

/** @returns null when the tournament has no such subject */
export async function findSubject(id: TournamentId, claimed: Claimed, options: SubjectOptions): Promise<FoundSubject | null> {
  const { sources, player, tookPart } = options;
  const { handId, penaltyId, place, result } = claimed;
  if (handId != null) return tournamentOfHand(handId) === id ? findHand(handId, claimed.step ?? null, sources) : null;
  if (penaltyId != null) {
    const [playerId] = concernedInTournament((await sources.load('tournament', id)).state, 'penalty', penaltyId);
    if (playerId === undefined || (player !== null && player !== playerId)) return null;
    return { subject: { kind: 'penalty', penaltyId, playerId }, window: null, parties: [playerId] };
  }
  if (place != null)
    return (await tookPart(id, place)) ? { subject: { kind: 'place', playerId: place }, window: null, parties: [place] } : null;
  if (result != null) {
    const { rows, assigned } = (await sources.load('sheet', sheetOfTournament(id))).state;
    const isOn = rows.some(({ recordedAs }) => recordedAs === result || lookUp(assigned, recordedAs) === result);
    return isOn ? { subject: { kind: 'result', playerId: result }, window: null, parties: [result] } : null;
  }
  const moment = readMoment(claimed);
  if (moment !== null) {
    const event = await findByMoment(sources.store, id, ...moment);
    return event && subjectOf(moment[0], event);
  }
  const kind = kindsOfEvents.find((each) => claimed[each] != null);
  return kind === undefined ? null : findEvent(id, kind, claimed[kind]!, sources);
}

async function findHand(handId: HandId, step: number | null, sources: SubjectOptions['sources']): Promise<FoundSubject | null> {
  const { state, revision } = await sources.load('hand', handId);
  if (state.start === null || (step !== null && step > revision)) return null;
  const parties = state.start.seats.map(({ playerId }) => playerId);
  return { subject: { kind: 'hand', handId, revision: step }, window: await findWindow(handId, state, sources), parties };
}

/** The end of the time in which the book lets the award of the hand be disputed; null while no pot is pushed. */
async function findWindow(handId: HandId, state: HandState, sources: SubjectOptions['sources']): Promise<DisputeWindow | null> {
  const book = rulebookFor(state.start!.rulebook);
  if (book === null) return null;
  const windows = listClaimWindows(state, { at: sources.now(), progress: await readProgress(sources, handId) }, book);
  const window = windows.find(({ claim }) => claim === 'award');
  if (window === undefined) return null;
  return { open: window.open, until: window.until, article: cite(...window.rules)[0]?.article ?? null };
}

async function findEvent(
  id: TournamentId,
  kind: DisputedEventKind,
  revision: number,
  { store }: SubjectOptions['sources'],
): Promise<FoundSubject | null> {
  const [stored] = await store.readStream(tournamentStream(id), { fromRevision: revision, limit: 1 });
  if (stored?.revision !== revision || !disputedEvents[kind].has(stored.type as DomainEvent['type'])) return null;
  return subjectOf(kind, decodeEvent(stored));
}

function subjectOf(kind: DisputedEventKind, event: RecordedEvent): FoundSubject {
  const { players, tables } = mentionsOf(event);
  const { revision, metadata } = event;
  const subject = { kind, revision, at: metadata.recordedAt, table: tables.length === 1 ? tables[0]! : null };
  return { subject, window: null, parties: players.length > MOST_PARTIES ? [] : players };
}
