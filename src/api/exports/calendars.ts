/**
 * The tournaments of a club and of a season as calendars (RFC 5545). An event keeps its UID when it is moved, and has a higher SEQUENCE then, so
 * that calendars that were subscribed to move it too.
 */
import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { AnsweredRow, AskApi } from './ask-api.js';
import { pagesOf, readPages } from './read-table.js';
import { pageOf } from './tables.js';

const tournamentFields = 'id name clubName venue announcementRevision createdAt scheduledAt startedAt finishedAt phase';
const tournamentsOf = (owner: 'club' | 'federation', facts = ''): string =>
  pageOf(`${owner}(id: $id)`, 'tournaments', tournamentFields, `name ${facts}`);

const counted = pageOf('season(id: $id)', 'tournaments', 'sheetId name date revision stands', 'name createdAt clubId federationId status');
const clubsOf = pageOf('federation(id: $id)', 'clubs', 'id');

/** The domain of the ids of events; it is the same for every server, since ids of tournaments are. */
const uidOf = (id: string): string => `${id}@tournaments.tapis`;

/** @throws RefusedQuery */
export async function readClubCalendar(ask: AskApi, id: string): Promise<string> {
  const pages = await readPages(ask, { query: tournamentsOf('club') }, id);
  const events = pages.flatMap(({ rows }) => rows).flatMap(eventOfTournament);
  return write(pages[0]!.of.name, events);
}

/**
 * The tournaments that count, and those that the club or the clubs of the season have announced: whether these count is known when they have
 * begun.
 * @throws RefusedQuery
 */
export async function readSeasonCalendar(ask: AskApi, id: string): Promise<string> {
  const pages = await readPages(ask, { query: counted }, id);
  const season: AnsweredRow = pages[0]!.of;
  const clubs = season.clubId === null ? await clubsIn(ask, season.federationId) : [season.clubId];
  const ofTapis = new Map<string, AnsweredRow>();
  for (const club of clubs) {
    for await (const { rows } of pagesOf(ask, { query: tournamentsOf('club') }, club)) for (const row of rows) ofTapis.set(row.id, row);
  }
  const sheets = pages.flatMap(({ rows }) => rows);
  const events = sheets.map((sheet: AnsweredRow) => {
    const [event] = ofTapis.has(sheet.sheetId) ? eventOfTournament(ofTapis.get(sheet.sheetId)) : [];
    return { ...(event ?? eventOfSheet(sheet, season.createdAt)), ...(sheet.stands ? {} : { status: ICalEventStatus.CANCELLED }) };
  });
  const isCounted = new Set(sheets.map(({ sheetId }: AnsweredRow) => sheetId));
  const awaited = [...ofTapis.values()].filter(({ id: tournament, phase }) => !isCounted.has(tournament) && phase !== 'FINISHED');
  return write(season.name, [...events, ...awaited.flatMap(eventOfTournament)]);
}

async function clubsIn(ask: AskApi, federationId: string | null): Promise<string[]> {
  if (federationId === null) return [];
  const pages = await readPages(ask, { query: clubsOf }, federationId);
  return pages.flatMap(({ rows }) => rows.map(({ id }: AnsweredRow) => id as string));
}

/** None for a tournament without a date. */
function eventOfTournament(row: AnsweredRow): ICalEventData[] {
  const begin = row.scheduledAt ?? row.startedAt;
  if (begin === null) return [];
  const start = new Date(begin);
  const ends = row.finishedAt !== null && new Date(row.finishedAt) > start ? { end: new Date(row.finishedAt) } : {};
  return [
    {
      id: uidOf(row.id),
      sequence: row.announcementRevision,
      stamp: new Date(row.finishedAt ?? row.startedAt ?? row.createdAt),
      start,
      ...ends,
      summary: row.name,
      location: row.venue ?? row.clubName,
      status: ICalEventStatus.CONFIRMED,
    },
  ];
}

/** Results from elsewhere have a day and no hour. */
function eventOfSheet({ sheetId, name, date, revision }: AnsweredRow, since: string): ICalEventData {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    id: uidOf(sheetId),
    sequence: revision,
    stamp: new Date(since),
    start: day,
    end: new Date(day.getTime() + 86_400_000),
    allDay: true,
    timezone: 'UTC',
    summary: name,
    status: ICalEventStatus.CONFIRMED,
  };
}

function write(name: string, events: readonly ICalEventData[]): string {
  const calendar = ical({ name, prodId: { company: 'Tapis', product: 'Tapis', language: 'EN' }, events: [...events] }).toString();
  // Every line of the standard ends, the last one too.
  return `${calendar}\r\n`;
}
