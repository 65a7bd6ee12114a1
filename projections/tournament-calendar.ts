/**
 * The tournaments by date, for whoever looks for those of a club, of a kind, of a phase or of some days: of each what it is found by, in a
 * partition for each choice of club, kind and phase. What else there is to see of it, the view `tournaments` shows.
 */
import type { RecordedEvent } from '../events/envelope.js';
import { type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { TournamentKind } from '../events/tournament-entry.js';
import { onEach, type Projection, type Rows, UNLISTED } from './projection.js';
import { phaseAfter, type TournamentPhase } from './tournaments.js';

export interface CalendarRow {
  readonly tournamentId: TournamentId;
  readonly club: string;
  readonly phase: TournamentPhase;
  /** Null where nobody said. */
  readonly kind: TournamentKind | null;
  /** Milliseconds since 1970: when it is to begin; null where nobody said. */
  readonly scheduledAt: number | null;
  /** Milliseconds since 1970: when the start was recorded, until then the creation. */
  readonly recordedAt: number;
}

/** What tournaments are looked for by; null for any. */
export interface CalendarChoice {
  readonly club: string | null;
  readonly phase: TournamentPhase | null;
  readonly kind: TournamentKind | null;
}

/** The partition of the tournaments of a choice. */
export const calendarOf = ({ club, phase, kind }: CalendarChoice): string => JSON.stringify([club, phase, kind]);

type CalendarEvent = keyof typeof phaseAfter | 'AnnouncementCorrected';

/** Each once: a tournament whose kind nobody said is in no partition of a kind. */
function partitionsOf({ club, phase, kind }: CalendarRow): readonly string[] {
  const kinds = kind === null ? [null] : [null, kind];
  return [null, club].flatMap((ofClub) =>
    [null, phase].flatMap((inPhase) => kinds.map((ofKind) => calendarOf({ club: ofClub, phase: inPhase, kind: ofKind }))),
  );
}

/** When it is to begin, where that was said; it can be corrected, unlike when something was recorded. */
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

/** Null where nothing changes. */
function rowAfter(event: RecordedEvent, tournamentId: TournamentId, before: CalendarRow | undefined): CalendarRow | null {
  const { recordedAt } = event.metadata;
  if (event.type === 'TournamentCreated') {
    const { club, kind = null, scheduledAt = null } = event.data;
    return { tournamentId, club, phase: phaseAfter.TournamentCreated, kind, scheduledAt, recordedAt };
  }
  if (before === undefined) return null;
  if (event.type === 'AnnouncementCorrected') {
    const { kind = before.kind, scheduledAt = before.scheduledAt } = event.data;
    return { ...before, kind, scheduledAt };
  }
  const phase = phaseAfter[event.type as keyof typeof phaseAfter];
  const since = event.type === 'TournamentStarted' ? recordedAt : before.recordedAt;
  return phase === before.phase && since === before.recordedAt ? null : { ...before, phase, recordedAt: since };
}

export const tournamentCalendar: Projection<CalendarRow> = {
  name: 'tournament-calendar',
  version: 2,
  on: onEach<CalendarEvent, CalendarRow>([...(Object.keys(phaseAfter) as (keyof typeof phaseAfter)[]), 'AnnouncementCorrected'], enter),
};
