/**
 * Reads what the document of a dispute says about the tournament: the course of what is disputed, what was so before and after it, and what the
 * corrections changed.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type PlayerId, sheetStream, tournamentOfDispute, tournamentStream } from '../../../events/ids.js';
import { type Mentions, mentionsOf } from '../../../events/mentions.js';
import type { SheetEvent } from '../../../events/sheet.js';
import type { DisputeFacts, FactsThen } from '../../dispute/facts.js';
import { type DisputeAccount, eventKey } from '../../dispute/state.js';
import { evolve as evolveSheet } from '../../sheet/evolve.js';
import { initialState as noSheet, type SheetState } from '../../sheet/state.js';
import type { StreamReader } from '../../store/event-store.js';
import { readEvents } from '../../store/stream-pieces.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { sheetOfTournament } from '../sheets/tournament-sheet.js';
import { disputedEvents } from './disputed-events.js';
import { changesOfFigures, changesOfResults, FigureChanges } from './figure-changes.js';
import { readResult, TournamentFigures, type WhomToShow } from './figures-then.js';

/** How many related events are shown on either side of the disputed one. */
const MOST_AROUND = 4;

/** Events that give places or take them: those next to a disputed one say who was out before and after. */
const ofPlaces = new Set<DomainEvent['type']>([
  'PlayerEliminated',
  'PlayerWithdrew',
  'PlayerDisqualified',
  'PlayerReinstated',
  'EliminatedTogether',
  'PlacesRuled',
]);

/** Of an event that mentions more players, such as the draw, nobody's figures are shown. */
const MOST_SHOWN = 12;

/** The events of a penalty, from its offence to its end. */
const ofPenalties = new Set<DomainEvent['type']>([
  'OffenceRecorded',
  'OffenceClosed',
  'SanctionWaived',
  'PenaltyIssued',
  'PenaltyServed',
  'PenaltyLifted',
]);

type Told = Pick<DisputeFacts, 'tournament' | 'course' | 'disputed' | 'before' | 'after' | 'changes'>;

/** @param reader has the streams of the tournament and of its result sheet */
export function readTold(reader: StreamReader, account: DisputeAccount): Promise<Told> {
  return account.subject.kind === 'result' ? readSheetTold(reader, account, account.subject.playerId) : readNightTold(reader, account);
}

/** What an account looks for among the events of a tournament. */
interface Sought {
  /** Whether the event may be what is disputed; `then` and `now` decide. */
  readonly mayBe: (event: RecordedEvent) => boolean;
  /** Whether it is, by what was so before and after it. */
  readonly isIt: (before: FactsThen, after: FactsThen) => boolean;
  /** Whether the event is of the same story. */
  readonly isRelated: (event: RecordedEvent) => boolean;
  readonly show: WhomToShow;
}

async function readNightTold(reader: StreamReader, account: DisputeAccount): Promise<Told> {
  const id = tournamentOfDispute(account.disputeId);
  const sought = await findSought(reader, account);
  const figures = new TournamentFigures(id);
  const changes = new FigureChanges();
  const remedies = new Set(account.remedies.map(eventKey));
  const openedAt = account.steps[0]!.recordedAt;
  const course: RecordedEvent[] = [];
  let tournament: Told['tournament'] = null;
  let found: Pick<Told, 'disputed' | 'before' | 'after'> = { disputed: null, before: null, after: null };
  for await (const stored of readEvents(reader, tournamentStream(id))) {
    const event = decodeEvent(stored);
    if (event.type === 'TournamentCreated')
      tournament = { name: event.data.name, club: event.data.club, currency: event.data.currency ?? null };
    if (event.type === 'AnnouncementCorrected' && tournament !== null)
      tournament = { ...tournament, currency: event.data.currency ?? tournament.currency };
    const isRemedy = remedies.has(eventKey(event));
    const isEarly = !isRemedy && event.metadata.recordedAt <= openedAt;
    const before = isEarly && sought.mayBe(event) ? figures.shownAt(sought.show, event) : null;
    const earlier = isRemedy ? figures.all() : null;
    figures.fold(event);
    if (earlier !== null) changes.add(changesOfFigures(earlier, figures.all()));
    const after = before && figures.shownAt(sought.show, event);
    const isIt = before !== null && after !== null && sought.isIt(before, after);
    if (isIt) found = { disputed: event, before, after };
    if (isIt || (isEarly && sought.isRelated(event))) course.push(event);
  }
  return { tournament, ...found, course: around(course, found.disputed), changes: changes.list() };
}

const none: Sought = {
  mayBe: () => false,
  isIt: () => false,
  isRelated: () => false,
  show: { players: [], tables: [], clock: false },
};

async function findSought(reader: StreamReader, { disputeId, subject }: DisputeAccount): Promise<Sought> {
  switch (subject.kind) {
    case 'hand':
    case 'result':
      return none;
    case 'penalty': {
      const { penaltyId, playerId } = subject;
      const isOf = ({ data }: RecordedEvent): boolean => (data as { penaltyId?: number }).penaltyId === penaltyId;
      const own = ({ type, data }: RecordedEvent): boolean =>
        ofPenalties.has(type) && (data as { playerId?: PlayerId }).playerId === playerId;
      return { ...none, mayBe: (event) => event.type === 'PenaltyIssued' && isOf(event), isIt: () => true, isRelated: own };
    }
    case 'place': {
      const { playerId } = subject;
      const figuresOf = ({ players: [one] }: FactsThen): string => `${one?.state} ${one?.place}`;
      const isIt = (before: FactsThen, after: FactsThen): boolean =>
        figuresOf(before) !== figuresOf(after) && after.players[0]?.place != null;
      const isRelated = (event: RecordedEvent): boolean => ofPlaces.has(event.type);
      return { mayBe: () => true, isIt, isRelated, show: { ...none.show, players: [playerId] } };
    }
    default: {
      const { kind, revision } = subject;
      const [stored] = await reader.readStream(tournamentStream(tournamentOfDispute(disputeId)), { fromRevision: revision, limit: 1 });
      const { players, tables }: Omit<Mentions, 'seats'> =
        stored === undefined ? { players: [], tables: [] } : mentionsOf(decodeEvent(stored));
      const few = players.length > MOST_SHOWN ? [] : players;
      const isRelated = (event: RecordedEvent): boolean => {
        if (!disputedEvents[kind].has(event.type)) return false;
        if (kind === 'clock') return true;
        const others = mentionsOf(event);
        if (kind === 'move') return others.players.some((each) => few.includes(each));
        return others.tables.length === 0 || tables.length === 0 || others.tables.some((each) => tables.includes(each));
      };
      const show = { players: few, tables: kind === 'move' || kind === 'clock' ? [] : tables, clock: kind === 'clock' };
      return { mayBe: (event) => event.revision === revision, isIt: () => true, isRelated, show };
    }
  }
}

/** The events next to the disputed one; the last of all where none is. */
function around(course: readonly RecordedEvent[], disputed: RecordedEvent | null): readonly RecordedEvent[] {
  const at = disputed === null ? course.length - 1 : course.indexOf(disputed);
  return course.slice(Math.max(0, at - MOST_AROUND), at + MOST_AROUND + 1);
}

async function readSheetTold(reader: StreamReader, account: DisputeAccount, playerId: PlayerId): Promise<Told> {
  const stream = sheetStream(sheetOfTournament(tournamentOfDispute(account.disputeId)));
  const remedies = new Set(account.remedies.map(eventKey));
  const openedAt = account.steps[0]!.recordedAt;
  const changes = new FigureChanges();
  const course: RecordedEvent[] = [];
  let sheet: SheetState = noSheet;
  let found: Pick<Told, 'disputed' | 'before' | 'after'> = { disputed: null, before: null, after: null };
  for await (const stored of readEvents(reader, stream)) {
    const event = decodeEvent(stored);
    const earlier = sheet;
    sheet = evolveSheet(sheet, event as unknown as SheetEvent);
    if (remedies.has(eventKey(event))) changes.add(changesOfResults(earlier, sheet));
    else if (event.metadata.recordedAt <= openedAt) {
      course.push(event);
      const [before, after] = [readResult(earlier, playerId), readResult(sheet, playerId)];
      if (before?.place === after?.place && before?.state === after?.state) continue;
      const then = (result: FactsThen['result']): FactsThen => ({ players: [], clock: null, result });
      found = { disputed: event, before: before && then(before), after: then(after) };
    }
  }
  const tournament = sheet.facts === null ? null : { name: sheet.facts.name, club: null, currency: null };
  return { tournament, ...found, course: around(course, found.disputed), changes: changes.list() };
}
