/**
 * The tournaments by date, for searches by club, kind, phase or day: only the searchable values, in a partition for each choice of club,
 * kind and phase. The view `tournaments` has the details.
 */
import type { RecordedEvent } from '../events/envelope.js';
import { type ClubId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { TournamentKind } from '../events/tournament-entry.js';
import { onEach, type Projection, type Rows, UNLISTED } from './projection.js';
import { phaseAfter, type TournamentPhase } from './tournaments.js';

export interface CalendarRow {
  readonly tournamentId: TournamentId;
  readonly club: string;
  /** The registered club; null when only a club's name was announced. */
  readonly clubId: ClubId | null;
  readonly phase: TournamentPhase;
  /** Null when unknown. */
  readonly kind: TournamentKind | null;
  /** Milliseconds since 1970: the planned start; null when unknown. */
  readonly scheduledAt: number | null;
  /** Milliseconds since 1970: when the start was recorded, or before that the creation. */
  readonly recordedAt: number;
}

/** The criteria of a search; null for any. */
export interface CalendarChoice {
  readonly club: string | null;
  readonly clubId: string | null;
  readonly phase: TournamentPhase | null;
  readonly kind: TournamentKind | null;
}

/** The partition of the tournaments of a choice. */
export const calendarOf = ({ club, clubId, phase, kind }: CalendarChoice): string => JSON.stringify([club, clubId, phase, kind]);

type CalendarEvent = keyof typeof phaseAfter | 'AnnouncementCorrected' | 'TermsCorrected';

/** Without duplicates: a tournament without a kind is in no partition of a kind. */
function partitionsOf({ club, clubId, phase, kind }: CalendarRow): readonly string[] {
  const kinds = kind === null ? [null] : [null, kind];
  const ids = clubId === null ? [null] : [null, clubId];
  return [null, club].flatMap((ofClub) =>
    ids.flatMap((ofId) =>
      [null, phase].flatMap((inPhase) => kinds.map((ofKind) => calendarOf({ club: ofClub, clubId: ofId, phase: inPhase, kind: ofKind }))),
    ),
  );
}

/** The planned start if known; unlike the time of recording, it can be corrected. */
const dateOf = ({ scheduledAt, recordedAt }: CalendarRow): number => scheduledAt ?? recordedAt;

function enter(event: RecordedEvent, rows: Rows<CalendarRow>): void {
  const tournamentId = tournamentOfStream(event.stream);
  const before = rows.get(tournamentId)?.body;
  const body = rowAfter(event, tournamentId, before);
  if (body === null) return;
  for (const partition of before === undefined ? [] : partitionsOf(before)) rows.delete(`${tournamentId} ${partition}`);
  for (const partition of partitionsOf(body)) rows.put({ key: `${tournamentId} ${partition}`, partition, sort: dateOf(body), body });
  rows.put({ key: tournamentId, partition: UNLISTED, sort: 0, body });
}

/** Null when nothing changes. */
function rowAfter(event: RecordedEvent, tournamentId: TournamentId, before: CalendarRow | undefined): CalendarRow | null {
  const { recordedAt } = event.metadata;
  if (event.type === 'TournamentCreated') {
    const { club, clubId = null, kind = null, scheduledAt = null } = event.data;
    return { tournamentId, club, clubId, phase: phaseAfter.TournamentCreated, kind, scheduledAt, recordedAt };
  }
  if (before === undefined) return null;
  if (event.type === 'AnnouncementCorrected') {
    const { kind = before.kind, scheduledAt = before.scheduledAt } = event.data;
    return { ...before, kind, scheduledAt };
  }
  if (event.type === 'TermsCorrected') {
    const { club = before.club } = event.data;
    return club === before.club ? null : { ...before, club };
  }
  const phase = phaseAfter[event.type as keyof typeof phaseAfter];
  const since = event.type === 'TournamentStarted' ? recordedAt : before.recordedAt;
  return phase === before.phase && since === before.recordedAt ? null : { ...before, phase, recordedAt: since };
}

export const tournamentCalendar: Projection<CalendarRow> = {
  name: 'tournament-calendar',
  version: 4,
  on: onEach<CalendarEvent, CalendarRow>(
    [...(Object.keys(phaseAfter) as (keyof typeof phaseAfter)[]), 'AnnouncementCorrected', 'TermsCorrected'],
    enter,
  ),
};
