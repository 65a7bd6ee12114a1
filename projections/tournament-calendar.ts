/**
 * The tournaments by date, for whoever looks for those of a club, of a phase or of some days: of each what it is found by, in a partition for
 * each choice of club and phase. What else there is to see of it, the view `tournaments` shows.
 */
import type { RecordedEvent } from '../events/envelope.js';
import { type TournamentId, tournamentOfStream } from '../events/ids.js';
import { onEach, type Projection, type Rows, UNLISTED } from './projection.js';
import { phaseAfter, type TournamentPhase } from './tournaments.js';

export interface CalendarRow {
  readonly tournamentId: TournamentId;
  readonly club: string;
  readonly phase: TournamentPhase;
  /** Milliseconds since 1970: when the start was recorded, until then the creation. */
  readonly date: number;
}

/** The partition of the tournaments of a club, in a phase; null for any. */
export const calendarOf = (club: string | null, phase: TournamentPhase | null): string => JSON.stringify([club, phase]);

type PhaseEvent = keyof typeof phaseAfter;

const partitionsOf = ({ club, phase }: CalendarRow): readonly string[] =>
  [null, club].flatMap((ofClub) => [null, phase].map((inPhase) => calendarOf(ofClub, inPhase)));

function enter(event: RecordedEvent, rows: Rows<CalendarRow>): void {
  const tournamentId = tournamentOfStream(event.stream);
  const before = rows.get(tournamentId)?.body;
  const body = rowAfter(event, tournamentId, before);
  if (body === null) return;
  for (const partition of before === undefined ? [] : partitionsOf(before)) rows.delete(`${tournamentId} ${partition}`);
  for (const partition of partitionsOf(body)) rows.put({ key: `${tournamentId} ${partition}`, partition, sort: body.date, body });
  rows.put({ key: tournamentId, partition: UNLISTED, sort: 0, body });
}

/** Null where nothing changes. */
function rowAfter(event: RecordedEvent, tournamentId: TournamentId, before: CalendarRow | undefined): CalendarRow | null {
  const phase = phaseAfter[event.type as PhaseEvent];
  const { recordedAt } = event.metadata;
  if (event.type === 'TournamentCreated') return { tournamentId, club: event.data.club, phase, date: recordedAt };
  if (before === undefined) return null;
  const date = event.type === 'TournamentStarted' ? recordedAt : before.date;
  return phase === before.phase && date === before.date ? null : { ...before, phase, date };
}

export const tournamentCalendar: Projection<CalendarRow> = {
  name: 'tournament-calendar',
  version: 1,
  on: onEach<PhaseEvent, CalendarRow>(Object.keys(phaseAfter) as PhaseEvent[], enter),
};
