/**
 * Why a command of a season is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf } from '../decider.js';

export interface SeasonRefusals {
  SEASON_NOT_FOUND: None;
  SEASON_ALREADY_EXISTS: { name: string };
  /** No federation or club of the id is kept here. */
  SEASON_OWNER_UNKNOWN: None;
  SEASON_CLOSED: None;
  SEASON_NOT_CLOSED: None;
  /** Not all stages are closed. */
  SEASON_STAGE_OPEN: { stage: number };
  STAGE_UNKNOWN: { stage: number; stages: number };
  STAGE_CLOSED: { stage: number };
  STAGE_NOT_CLOSED: { stage: number };
  /** The next stage was opened since. */
  STAGE_FOLLOWED: { stage: number };
  /** Who proceeds of those tied at the cut is not ruled yet. */
  STAGE_CUT_OPEN: { stage: number; tied: number };
  NO_CUT: { stage: number };
  NOT_AT_CUT: { competitor: string };
  /** More proceed than the rules of the stage have places for. */
  CUT_TOO_MANY: { named: number; places: number };
  /** The text of a formula can't be read, at a character from 1. */
  SCHEME_UNREADABLE: { problem: string; at: number };
  SCHEME_UNKNOWN: { version: number; versions: number };
  SCHEME_HOLDS: { version: number };
  /** There is a place for which it has no number; `sheet` null where a field was only tried. */
  SCHEME_WITHOUT_NUMBER: { sheet: string | null; entrants: number; place: number; problem: string };
  /** The table has moved on, or nobody has looked at it. */
  DIFFERENCES_NOT_SEEN: None;
  /** So many results at most are computed while others wait. */
  SEASON_TOO_LARGE: { results: number; most: number };
  /** Results came in while the table was read, again and again. */
  SEASON_CHANGING: None;
  SHEET_NOT_PUBLISHED: { sheetId: string };
  SHEET_NOT_OF_OWNER: { sheetId: string };
  COUNTED_BY_RULES: { sheetId: string };
  SEASON_OF_PLAYERS: None;
  SEASON_OF_TEAMS: None;
  COMPETITOR_UNKNOWN: { competitor: string };
  SEASON_ADJUSTMENT_NOT_FOUND: { adjustment: number };
  TEAM_UNKNOWN: { teamId: string };
  TEAM_ALREADY_ENTERED: { name: string };
  TEAM_OF_ANOTHER_CLUB: { clubId: string };
  CLUB_NOT_OF_OWNER: { clubId: string };
  PLAYER_IN_ANOTHER_TEAM: { playerId: string; teamId: string };
  NOT_LICENSED_WITH_CLUB: { playerId: string; licensedWith: string | null };
  NO_REVIEW_DUE: { stage: number };
  NO_CORRECTION_DUE: None;
}

export type SeasonDecision<Event> = Decision<Event, RefusalOf<SeasonRefusals>>;

export const refuse = makeRefuse<SeasonRefusals>();
