/**
 * Finds what a claim is about: whether the tournament has it, whom it concerns, and whether the book still allows the claim.
 */
import type { FoundSubject } from '../../../commands/dispute/disputes.js';
import type { DisputedEventKind, DisputeWindow } from '../../../events/dispute.js';
import type { DomainEvent } from '../../../events/catalogue.js';
import { type HandId, type PlayerId, type TournamentId, tournamentOfHand, tournamentStream } from '../../../events/ids.js';
import { mentionsOf } from '../../../events/mentions.js';
import { listClaimWindows } from '../../hand/claims/windows.js';
import type { HandState } from '../../hand/state.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import type { EventStore } from '../../store/event-store.js';
import type { TournamentState } from '../../tournament/state.js';
import type { Claims } from '../claims.js';
import { decodeEvent } from '../event-codec.js';
import type { StreamState } from '../outcome.js';
import type { Sheets } from '../sheets/sheets.js';
import { sheetOfTournament } from '../sheets/tournament-sheet.js';
import { concernedInTournament } from '../words/concerned.js';
import { lookUp } from '../../../events/look-up.js';

/** What is said to be wrong: one of these. */
export interface Claimed {
  readonly handId?: HandId | null;
  readonly step?: number | null;
  readonly move?: number | null;
  readonly chipRace?: number | null;
  readonly count?: number | null;
  readonly clock?: number | null;
  readonly penaltyId?: number | null;
  readonly place?: PlayerId | null;
  readonly result?: PlayerId | null;
}

export interface SubjectSources {
  readonly store: EventStore;
  readonly claims: Pick<Claims, 'progressOf'>;
  readonly sheets: Pick<Sheets, 'load'>;
  readonly loadHand: (id: HandId) => Promise<StreamState<HandState>>;
  readonly loadTournament: (id: TournamentId) => Promise<StreamState<TournamentState>>;
  readonly tookPart: (id: TournamentId, playerId: PlayerId) => Promise<boolean>;
  readonly now: () => number;
  /** The player who claims it themself; null for an official. Whose penalties others have is none of a player's business. */
  readonly player: PlayerId | null;
}

/** The events of a tournament that can be disputed as one of a kind. */
const disputedEvents: Readonly<Record<DisputedEventKind, ReadonlySet<DomainEvent['type']>>> = {
  move: new Set<DomainEvent['type']>([
    'SeatAssigned',
    'SeatsDrawn',
    'PlayerSeated',
    'PlayerMoved',
    'MoveDue',
    'MoveDropped',
    'TableBroken',
    'FinalTableFormed',
    'WrongSeatCorrected',
    'LatePlayerAdmitted',
  ]),
  chipRace: new Set<DomainEvent['type']>([
    'ColorUpAnnounced',
    'ChipsExchanged',
    'ColorUpWithdrawn',
    'ChipRaceAnnounced',
    'ChipRaceRun',
    'ChipRaceCorrected',
    'ChipRaceWithdrawn',
  ]),
  count: new Set<DomainEvent['type']>([
    'ChipsCounted',
    'ChipCountCorrected',
    'ChipDiscrepancyRecorded',
    'ChipsReportedLost',
    'LostChipsFound',
    'ChipsAdded',
    'ChipsTakenBack',
  ]),
  clock: new Set<DomainEvent['type']>([
    'LevelStarted',
    'BreakStarted',
    'ClockPaused',
    'ClockResumed',
    'ClockAdjusted',
    'StructureChanged',
    'DayStarted',
    'DayEnded',
    'DayReopened',
  ]),
};

const kindsOfEvents = Object.keys(disputedEvents) as readonly DisputedEventKind[];

/** Of an event that concerns more players, such as the draw, nobody is a party by it. */
const MOST_PARTIES = 10;

/** @returns null where the tournament has nothing of the kind */
export async function findSubject(id: TournamentId, claimed: Claimed, sources: SubjectSources): Promise<FoundSubject | null> {
  const { handId, penaltyId, place, result } = claimed;
  if (handId != null) return tournamentOfHand(handId) === id ? findHand(handId, claimed.step ?? null, sources) : null;
  if (penaltyId != null) {
    const [playerId] = concernedInTournament((await sources.loadTournament(id)).state, 'penalty', penaltyId);
    if (playerId === undefined || (sources.player !== null && sources.player !== playerId)) return null;
    return { subject: { kind: 'penalty', penaltyId, playerId }, window: null, parties: [playerId] };
  }
  if (place != null)
    return (await sources.tookPart(id, place)) ? { subject: { kind: 'place', playerId: place }, window: null, parties: [place] } : null;
  if (result != null) {
    const { rows, assigned } = (await sources.sheets.load(sheetOfTournament(id))).state;
    const isOn = rows.some(({ recordedAs }) => recordedAs === result || lookUp(assigned, recordedAs) === result);
    return isOn ? { subject: { kind: 'result', playerId: result }, window: null, parties: [result] } : null;
  }
  const kind = kindsOfEvents.find((each) => claimed[each] != null);
  return kind === undefined ? null : findEvent(id, kind, claimed[kind]!, sources);
}

async function findHand(handId: HandId, step: number | null, sources: SubjectSources): Promise<FoundSubject | null> {
  const { state, revision } = await sources.loadHand(handId);
  if (state.start === null || (step !== null && step > revision)) return null;
  const parties = state.start.seats.map(({ playerId }) => playerId);
  return { subject: { kind: 'hand', handId, revision: step }, window: await findWindow(handId, state, sources), parties };
}

/** Until when the book lets the award of the hand be disputed; null while no pot is pushed. */
async function findWindow(handId: HandId, state: HandState, { claims, now }: SubjectSources): Promise<DisputeWindow | null> {
  const book = rulebookFor(state.start!.rulebook);
  if (book === null) return null;
  const windows = listClaimWindows(state, { at: now(), progress: await claims.progressOf(handId) }, book);
  const window = windows.find(({ claim }) => claim === 'award');
  if (window === undefined) return null;
  return { open: window.open, until: window.until, article: cite(...window.rules)[0]?.article ?? null };
}

async function findEvent(
  id: TournamentId,
  kind: DisputedEventKind,
  revision: number,
  { store }: SubjectSources,
): Promise<FoundSubject | null> {
  const [stored] = await store.readStream(tournamentStream(id), { fromRevision: revision, limit: 1 });
  if (stored?.revision !== revision || !disputedEvents[kind].has(stored.type as DomainEvent['type'])) return null;
  const { players } = mentionsOf(decodeEvent(stored));
  return { subject: { kind, revision }, window: null, parties: players.length > MOST_PARTIES ? [] : players };
}
