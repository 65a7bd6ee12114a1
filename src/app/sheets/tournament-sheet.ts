/**
 * The results of a tournament on Tapis after one of its events: its standings as rows of a sheet. It reads only the tournament's stream, so
 * every node makes the same rows. Only the time zone may be that of the club.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type PlayerId, type SheetId, type TournamentId, tournamentStream } from '../../../events/ids.js';
import type { ResultState, SheetRow } from '../../../events/sheet-row.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { SheetCauseKind, SheetFacts } from '../../../events/sheet.js';
import { localDay } from '../../../events/calendar.js';
import { foldEvents, RowsInMemory } from '../../../projections/rows-in-memory.js';
import type { StandingRow } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { type TournamentRow, tournaments } from '../../../projections/tournaments.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { priceSold } from '../../tournament/cash/report.js';
import { countWinningPlaces, potOf } from '../../tournament/prizes/pot.js';
import type { TournamentState } from '../../tournament/state.js';
import type { EventStore } from '../../store/event-store.js';
import { readEvents } from '../../store/stream-pieces.js';
import { decodeEvent } from '../dispatch/event-codec.js';

export interface TournamentSheet {
  readonly facts: SheetFacts;
  readonly rows: readonly SheetRow[];
  /** False while the tournament is played. */
  readonly isOver: boolean;
  /** The last revision included. */
  readonly through: number;
  /** The first event that best explains why the results changed; null when none does. */
  readonly cause: { readonly kind: SheetCauseKind; readonly eventId: string } | null;
}

/** The id of the sheet of a tournament on Tapis. */
export const sheetOfTournament = (tournamentId: TournamentId): SheetId => tournamentId as string as SheetId;

/** The cause of a change for each event type. Earlier entries explain more than later ones. */
const causes = {
  OutPlayerDisqualified: 'disqualified',
  TournamentFinished: 'finished',
  SatelliteFinished: 'finished',
  TournamentReopened: 'reopened',
  PlayerDisqualified: 'disqualified',
  DisqualificationLifted: 'disqualified',
  PlayerDeclassed: 'declassed',
  DeclassingLifted: 'declassed',
  EntryTransferred: 'entryCorrected',
  EntryAnnulled: 'entryCorrected',
  PurchaseCancelled: 'entryCorrected',
  PurchaseTransferred: 'entryCorrected',
  EliminationCorrected: 'placeCorrected',
  PlacesRuled: 'placeCorrected',
  PlayerReinstated: 'placeCorrected',
  PlaceCorrected: 'placeCorrected',
  PrizesSet: 'prizesChanged',
  PrizesAwarded: 'prizesChanged',
  AnnouncementCorrected: 'announcementCorrected',
} as const satisfies Partial<Record<DomainEvent['type'], SheetCauseKind>>;

const causeTypes = Object.keys(causes) as (keyof typeof causes)[];

/** The event types after which the results may differ. */
export const resultEvents: ReadonlySet<string> = new Set(causeTypes);

/**
 * @param at a revision of the tournament: the results are those after the whole command of that event; null for the last one
 * @param zoneOf its time zone
 * @returns null for an unknown tournament
 */
export async function readTournamentSheet(
  store: EventStore,
  tournamentId: TournamentId,
  at: number | null,
  zoneOf: (tournament: TournamentRow) => Promise<string>,
): Promise<TournamentSheet | null> {
  const folded = await foldTournament(store, tournamentId, at);
  if (folded === null) return null;
  const { row, shown, bounties, state, command } = folded;
  const rows = makeRows(
    shown,
    bounties,
    state.prizes.terms,
    shown.some(({ award }) => award !== null),
  );
  return {
    facts: {
      source: 'tapis',
      tournamentId,
      clubId: row.clubId,
      name: row.name,
      ...readDay(row, await zoneOf(row)),
      kind: row.kind,
      entrants: rows.filter(({ state }) => state !== 'notStarted').length,
      entries: rows.reduce((sum, { entries }) => sum + entries, 0),
      ...readMoney(state),
      ...(row.seasonLevel === null ? {} : { level: row.seasonLevel }),
    },
    rows,
    isOver: row.phase === 'finished',
    through: command.at(-1)!.revision,
    cause: causeIn(command),
  };
}

/** An evening is of the day that was announced for it, also where it begins after midnight. */
function readDay(
  { scheduledAt, startedAt, createdAt }: TournamentRow,
  timeZone: string,
): Pick<SheetFacts, 'date' | 'dayFrom' | 'timeZone'> {
  const [at, dayFrom] =
    scheduledAt !== null
      ? ([scheduledAt, 'scheduled'] as const)
      : startedAt !== null
        ? ([startedAt, 'started'] as const)
        : ([createdAt, 'announced'] as const);
  return { date: localDay(at, timeZone), dayFrom, timeZone };
}

const saysDay = ({ data }: RecordedEvent): boolean => 'scheduledAt' in data || 'timeZone' in data;

/** The price of an entry, the prize pool and the paid places. What nobody has set is absent. */
function readMoney(state: KnownTournament): Pick<SheetFacts, 'buyIn' | 'prizePool' | 'paidPlaces'> {
  const { terms } = state.prizes;
  const paidPlaces = countWinningPlaces(state);
  return {
    buyIn: terms?.entry.price ?? null,
    ...(terms === null ? {} : { prizePool: potOf(state, terms).cents }),
    ...(paidPlaces === undefined ? {} : { paidPlaces }),
  };
}

function causeIn(events: readonly RecordedEvent[]): TournamentSheet['cause'] {
  const type = causeTypes.find((each) => events.some((event) => event.type === each));
  const event = events.find((each) => each.type === type);
  if (type === undefined || event === undefined) return null;
  return { kind: type === 'AnnouncementCorrected' && saysDay(event) ? 'dayCorrected' : causes[type], eventId: event.id };
}

type KnownTournament = Exclude<TournamentState, { phase: 'unknown' }>;

/** A tournament's state after the command that recorded a revision. */
interface FoldedTournament {
  readonly row: TournamentRow;
  readonly shown: readonly StandingRow[];
  readonly bounties: ReadonlyMap<PlayerId, number>;
  readonly state: KnownTournament;
  /** The events of that command. */
  readonly command: readonly RecordedEvent[];
}

/** Null when there is no such event. */
async function foldTournament(store: EventStore, id: TournamentId, at: number | null): Promise<FoldedTournament | null> {
  const rows = new RowsInMemory<TournamentRow>();
  const places = new RowsInMemory<StandingRow>();
  const wonBy = new Map<string, readonly { readonly playerId: PlayerId }[]>();
  let state = tournamentDecider.initialState;
  let command: RecordedEvent[] = [];
  for await (const stored of readEvents(store, tournamentStream(id))) {
    const event = decodeEvent(stored);
    const isOfLast = command[0]?.metadata.commandId === event.metadata.commandId;
    if (at !== null && event.revision > at && !isOfLast) break;
    if (isOfLast) command.push(event);
    else command = [event];
    state = tournamentDecider.evolve(state, event as never);
    foldEvents(tournaments, [event], rows);
    foldEvents(standings, [event], places);
    // Who is named last for an entry has its bounty.
    if (event.type === 'BountyWon') wonBy.set(`${event.data.playerId}/${event.data.entry}`, event.data.to);
  }
  if (state.phase === 'unknown' || (at !== null && command.at(-1)!.revision < at)) return null;
  const bounties = new Map<PlayerId, number>();
  for (const { playerId } of [...wonBy.values()].flat()) bounties.set(playerId, (bounties.get(playerId) ?? 0) + 1);
  const shown = places.list(id).map(({ body }) => body);
  return { row: rows.get(id)!.body, shown: shown.filter((each) => each.state !== 'waiting'), bounties, state, command };
}

/** Rows without a place come first when they won or qualified, and last when they did not start. */
function makeRows(
  shown: readonly StandingRow[],
  bounties: ReadonlyMap<PlayerId, number>,
  terms: PrizeTerms | null,
  isAwarded: boolean,
): SheetRow[] {
  const unplaced = shown.filter(({ place, state }) => place === null && state !== 'registered').length;
  const started = shown.filter(({ state }) => state !== 'registered').length;
  const placeOf = ({ place, state, tied }: StandingRow): Pick<SheetRow, 'place' | 'tied'> => {
    if (state === 'registered') return { place: started + 1, tied: shown.length - started };
    return place === null ? { place: 1, tied: unplaced } : { place, tied };
  };
  return shown.map((row) => {
    const entries = row.state === 'registered' ? 0 : row.reEntries + 1;
    const addOns = Number(row.addOn);
    return {
      recordedAs: row.playerId,
      ...placeOf(row),
      state: stateOf(row),
      entries,
      rebuys: row.rebuys,
      addOns,
      bounties: bounties.get(row.playerId) ?? 0,
      // What was bought, paid or owed, as the cash desk charges it.
      ...(terms === null ? {} : { expense: priceSold({ entries, rebuys: row.rebuys, addOns }, terms).charged }),
      ...(isAwarded ? { winnings: (row.award?.cents ?? 0) + (row.award?.bounties ?? 0) } : {}),
    };
  });
}

function stateOf({ state, declassed }: StandingRow): ResultState {
  if (state === 'registered') return 'notStarted';
  if (state === 'disqualified') return 'disqualified';
  // MO 7.18: a player who does not report their elimination gets no points, and keeps the place.
  if (declassed) return 'declassed';
  return state === 'withdrawn' || state === 'qualified' ? state : 'finished';
}
