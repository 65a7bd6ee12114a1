/**
 * Result sheets: one for each tournament, played on Tapis or imported. Seasons read nothing else. A correction is a revision that says what changed
 * and why.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { Day } from './federation.js';
import { ClubId, PlayerId, SheetId, TournamentId } from './ids.js';
import { ResultState, SheetRow } from './sheet-row.js';
import { TournamentKind } from './tournament-entry.js';
import { ReasonText } from './values.js';

/** Rows of one event at most; a longer sheet is several events of one append. */
export const ROWS_A_PART = 1000;

export const SheetSource = z.enum(['tapis', 'import']);
export type SheetSource = z.infer<typeof SheetSource>;

/** What holds of the tournament as a whole. */
export const SheetFacts = z.object({
  source: SheetSource,
  /** The tournament on Tapis; null for one that was imported. */
  tournamentId: TournamentId.nullable(),
  /** Null where it was announced without a registered club. */
  clubId: ClubId.nullable(),
  name: z.string().min(1).max(120),
  date: Day,
  kind: TournamentKind.nullable(),
  /** How many players took part. It may be more than the rows: not every import has all of them. */
  entrants: z.int().min(0).max(1_000_000),
  /** Entrants and all who entered again. */
  entries: z.int().min(0).max(10_000_000),
  /** In cents; null where nobody said. */
  buyIn: z.int().min(0).max(1_000_000_000).nullable(),
});
export type SheetFacts = z.infer<typeof SheetFacts>;

/** What a revision came from. */
export const SheetCauseKind = z.enum([
  'finished',
  'reopened',
  'placeCorrected',
  'disqualified',
  'declassed',
  'entryCorrected',
  'byDirector',
  'imported',
  'wronglyImported',
]);
export type SheetCauseKind = z.infer<typeof SheetCauseKind>;

export const SheetCause = z.object({
  kind: SheetCauseKind,
  /** The event of the tournament that it follows from; null where somebody asked for it. */
  eventId: z.string().min(1).max(200).nullable(),
  article: z.string().min(1).max(60).nullable(),
});
export type SheetCause = z.infer<typeof SheetCause>;

const revision = z.int().min(1);

/** The part of a sheet that an event holds, from 1, and how many there are. */
const Part = { part: z.int().min(1), parts: z.int().min(1) };

/** A row before and after; null where there was or is none. */
export const RowChange = z.object({ recordedAs: PlayerId, before: SheetRow.nullable(), after: SheetRow.nullable() });
export type RowChange = z.infer<typeof RowChange>;

export const sheetEvents = {
  SheetPublished: defineEventType('SheetPublished', 'The results of a tournament were published for the first time.', {
    sheetId: SheetId,
    ...Part,
    facts: SheetFacts,
    cause: SheetCause,
    /** The revision of the tournament’s stream that they are of; null for an import. */
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
    /** The id that the result was recorded under. */
    playerId: PlayerId,
    /** Null where it stays. */
    state: ResultState.nullable(),
    place: z.int().min(1).nullable(),
    tied: z.int().min(1).nullable(),
    /** Whether whoever is behind the player moves up one place. */
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
    /** Whose it is now; the id of the record itself where that is undone. */
    playerId: PlayerId,
  }),
} as const;

export type SheetEvent = EventIn<typeof sheetEvents>;
