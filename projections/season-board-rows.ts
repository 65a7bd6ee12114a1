/** The rows of season tables: contents, keys and partitions. */
import type { SheetId } from '../events/ids.js';
import type { CountingCause } from '../events/season.js';
import type { NumberProblem } from '../src/season/fixed.js';
import type { NotRankedReason, RowAsCounted, SheetAsCounted } from '../src/season/sheet.js';
import type { Row, Rows } from './projection.js';
import type { BoardResult, PackedResult } from './season-results.js';

/** A club's share of a competitor's points. */
export interface ClubShare {
  readonly club: string;
  readonly points: string;
  readonly wins: number;
}

/** The standing of a competitor. */
export interface StandingBody {
  readonly kind: 'standing';
  readonly competitor: string;
  readonly isRanked: boolean;
  readonly points: string;
  readonly carried: string;
  readonly adjusted: string;
  readonly played: number;
  readonly wins: number;
  readonly counted: number;
  /** Dropped results, by sheet and person. */
  readonly dropped: readonly string[];
  /** Tournaments whose absence is dropped. */
  readonly absences: readonly string[];
  readonly club: string | null;
  readonly region: string | null;
  readonly shares: readonly ClubShare[];
}

/** The results of one competitor, in the order of the tournaments. */
export interface ResultsBody {
  readonly kind: 'results';
  readonly results: readonly PackedResult[];
}

/** A counting tournament, without its rows. */
export interface TournamentBody {
  readonly kind: 'tournament';
  readonly sheetId: SheetId;
  readonly name: string;
  readonly revision: number;
  /** False while its results are withdrawn and count for nobody. */
  readonly stands: boolean;
  readonly by: CountingCause;
  readonly sheet: SheetAsCounted;
  /** The rows that wait to be matched with a person. They count for nobody. */
  readonly waiting: number;
  /** The results for which the scheme has no number, by the reason. */
  readonly problems: Readonly<Partial<Record<NumberProblem, number>>>;
  /** The results that the rules do not rank, by the reason. */
  readonly notRanked: Readonly<Partial<Record<NotRankedReason, number>>>;
}

/** A result that the rules of the stage do not rank. */
export interface NotRankedBody {
  readonly kind: 'notRanked';
  readonly sheetId: SheetId;
  readonly competitor: string;
  readonly row: RowAsCounted;
  readonly why: NotRankedReason;
}

/** A change for one competitor by an event. */
export interface ChangeBody {
  readonly kind: 'change';
  readonly competitor: string;
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cause: { readonly type: string; readonly eventId: string };
  /** The tournament of the change; null for none. */
  readonly sheetId: string | null;
  readonly pointsBefore: string | null;
  readonly pointsAfter: string | null;
  /** The result in that tournament. */
  readonly resultBefore: string | null;
  readonly resultAfter: string | null;
  readonly newlyCounted: readonly string[];
  readonly newlyDropped: readonly string[];
}

/** The sum of a club. */
export interface ClubBody {
  readonly kind: 'club';
  readonly club: string;
  readonly points: string;
  readonly wins: number;
  /** The number of competitors with points for it. */
  readonly competitors: number;
}

/** A pointer to a row from another list. */
export interface PointerBody {
  readonly kind: 'pointer';
  readonly board: string;
  readonly competitor: string;
}

export type BoardBody = StandingBody | ResultsBody | TournamentBody | NotRankedBody | ChangeBody | ClubBody | PointerBody;
export type BoardRows = Rows<BoardBody>;

export const boardOf = (seasonId: string, stage: number): string => `${seasonId}/${stage}`;
/** The board of a stage when the season was closed. Ids contain no asterisk. */
export const frozenOf = (board: string): string => `${board}*`;

/** Partitions. Those that begin with "board" are ranked. */
export const standingsOf = (board: string): string => `board ${board}`;
export const standingsOfClub = (board: string, clubId: string): string => `board ${board} club ${clubId}`;
export const standingsOfRegion = (board: string, region: string): string => `board ${board} region ${region}`;
export const clubsOf = (board: string): string => `board ${board} clubs`;
export const tournamentsOf = (board: string): string => `tournaments ${board}`;
export const changesOf = (board: string): string => `changes ${board}`;
export const changesOfCompetitor = (board: string, competitor: string): string => `changes ${board} ${competitor}`;
export const sensitiveOf = (board: string): string => `sensitive ${board}`;
export const standsOf = (competitor: string): string => `stands ${competitor}`;
export const countsOf = (sheetId: string): string => `counts ${sheetId}`;
export const notRankedOf = (board: string): string => `not ranked ${board}`;
export const notRankedOfCompetitor = (board: string, competitor: string): string => `not ranked ${board} ${competitor}`;
export const BOARDS = 'boards';
/** The boards that do not rank everybody. */
export const SELECTIVE_BOARDS = 'selective boards';

/** Keys. */
export const standingKeyOf = (board: string, competitor: string): string => `${board} ${competitor}`;
export const resultsKeyOf = (board: string, competitor: string): string => `${board} ${competitor} results`;
export const tournamentKeyOf = (board: string, sheetId: string): string => `${board} ${sheetId} tournament`;
export const notRankedKeyOf = (board: string, sheetId: string, person: string): string => `${board} ${sheetId} ${person} not ranked`;
export const competitorsKeyOf = (board: string, sheetId: string): string => `${board} ${sheetId}`;
export const clubKeyOf = (board: string, clubId: string): string => `${board} ${clubId} sum`;

/** Puts a row only if it changed: another scheme visits all rows. */
export function putIfChanged(rows: BoardRows, row: Row<BoardBody>): void {
  if (JSON.stringify(rows.get(row.key)) !== JSON.stringify(row)) rows.put(row);
}

/** A result's name among the dropped ones. */
export const resultName = ({ sheetId, row }: BoardResult): string => `${sheetId} ${row.person}`;
