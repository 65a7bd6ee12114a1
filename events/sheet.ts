/**
 * Result sheets: one per tournament, played on Tapis or imported. Seasons read nothing else. A correction is a revision with its changes
 * and cause.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { Day } from './federation.js';
import { ClubId, PlayerId, SheetId, TournamentId } from './ids.js';
import { ResultState, SheetRow } from './sheet-row.js';
import { TimeZone } from './calendar.js';
import { TournamentKind, TournamentLevel } from './tournament-entry.js';
import { Cents } from './tournament-prizes.js';
import { MAX_PLACE, ReasonText } from './values.js';

/** The most rows in one event; a longer sheet is several events of one append. */
export const ROWS_A_PART = 1000;

export const SheetSource = z.enum(['tapis', 'import']);
export type SheetSource = z.infer<typeof SheetSource>;

/**
 * How the day of a tournament is known: by its announced time, else its start, else its announcement, on the calendar of its time zone; as the
 * import says; or as an official ruled. Absent on a sheet of an earlier release: for a tournament on Tapis, the day of its start in UTC.
 */
export const SheetDayFrom = z.enum(['scheduled', 'started', 'announced', 'imported', 'ruled']);
export type SheetDayFrom = z.infer<typeof SheetDayFrom>;

/** Facts of the whole tournament. */
export const SheetFacts = z.object({
  source: SheetSource,
  /** The tournament on Tapis; null for an imported one. */
  tournamentId: TournamentId.nullable(),
  /** Null when it was announced without a registered club. */
  clubId: ClubId.nullable(),
  name: z.string().min(1).max(120),
  date: Day,
  dayFrom: SheetDayFrom.optional(),
  /** The time zone of the day; absent for an import. */
  timeZone: TimeZone.optional(),
  /** The day that the tournament or the import says, where an official ruled on it. */
  sourceDay: Day.optional(),
  kind: TournamentKind.nullable(),
  /** The number of participants. It may exceed the rows, because some imports are incomplete. */
  entrants: z.int().min(0).max(1_000_000),
  /** Entrants and re-entries. */
  entries: z.int().min(0).max(10_000_000),
  /** In cents; null when unknown. */
  buyIn: z.int().min(0).max(1_000_000_000).nullable(),
  /** The prize money without bounties, in cents; absent when unknown. */
  prizePool: Cents.optional(),
  /** The number of places that win something; absent when unknown. */
  paidPlaces: z.int().min(0).max(MAX_PLACE).optional(),
  /** Its level in the seasons where it counts, which their multipliers and caps name; absent where its kind is its level. */
  level: TournamentLevel.optional(),
});
export type SheetFacts = z.infer<typeof SheetFacts>;

/** The cause of a revision. */
export const SheetCauseKind = z.enum([
  'finished',
  'reopened',
  'placeCorrected',
  'disqualified',
  'declassed',
  'entryCorrected',
  'prizesChanged',
  'announcementCorrected',
  'dayCorrected',
  'byDirector',
  'imported',
  'wronglyImported',
]);
export type SheetCauseKind = z.infer<typeof SheetCauseKind>;

export const SheetCause = z.object({
  kind: SheetCauseKind,
  /** The causing event of the tournament; null for a revision on request. */
  eventId: z.string().min(1).max(200).nullable(),
  article: z.string().min(1).max(60).nullable(),
});
export type SheetCause = z.infer<typeof SheetCause>;

const revision = z.int().min(1);

/** The part of a sheet in an event, from 1, and the number of parts. */
const Part = { part: z.int().min(1), parts: z.int().min(1) };

/** A row before and after; null for none. */
export const RowChange = z.object({ recordedAs: PlayerId, before: SheetRow.nullable(), after: SheetRow.nullable() });
export type RowChange = z.infer<typeof RowChange>;

export const sheetEvents = {
  SheetPublished: defineEventType('SheetPublished', 'The results of a tournament were published for the first time.', {
    sheetId: SheetId,
    ...Part,
    facts: SheetFacts,
    cause: SheetCause,
    /** The revision of the tournament’s stream that they are from; null for an import. */
    through: z.int().min(0).nullable(),
    rows: z.array(SheetRow).max(ROWS_A_PART),
  }),
  SheetRevised: defineEventType('SheetRevised', 'The results of a tournament are others, with what changed and why.', {
    sheetId: SheetId,
    ...Part,
    /** 2, 3 … : the first revision is the published sheet. */
    revision,
    facts: SheetFacts,
    cause: SheetCause,
    through: z.int().min(0).nullable(),
    changes: z.array(RowChange).max(ROWS_A_PART),
  }),
  SheetDayCorrected: defineEventType('SheetDayCorrected', 'The day of a tournament was recorded wrongly: an official corrected it.', {
    sheetId: SheetId,
    /** Of the sheet after it. */
    revision,
    before: Day,
    date: Day,
    reason: ReasonText,
  }),
  SheetWithdrawn: defineEventType('SheetWithdrawn', 'The results of a tournament do not stand: it goes on, or the import was wrong.', {
    sheetId: SheetId,
    cause: SheetCause,
    through: z.int().min(0).nullable(),
  }),
  SheetRatified: defineEventType('SheetRatified', 'A federation ratified the results of a tournament, as of a revision.', {
    sheetId: SheetId,
    revision,
  }),
  RowAmended: defineEventType('RowAmended', 'A commission amended a result. The amendment stands in later revisions.', {
    sheetId: SheetId,
    /** 1, 2, 3 … on the sheet. */
    amendment: z.int().min(1),
    /** The recorded id. */
    playerId: PlayerId,
    /** Null when it is unchanged. */
    state: ResultState.nullable(),
    place: z.int().min(1).nullable(),
    tied: z.int().min(1).nullable(),
    /** Whether players behind move up one place. */
    promote: z.boolean(),
    reason: ReasonText,
  }),
  AmendmentLifted: defineEventType('AmendmentLifted', 'An amendment of a result does not stand any longer.', {
    sheetId: SheetId,
    amendment: z.int().min(1),
    playerId: PlayerId,
    reason: ReasonText,
  }),
  RowReassigned: defineEventType('RowReassigned', 'A result is of another person than it was recorded under.', {
    sheetId: SheetId,
    recordedAs: PlayerId,
    /** The person now; the recorded id itself to undo it. */
    playerId: PlayerId,
  }),
} as const;

export type SheetEvent = EventIn<typeof sheetEvents>;
