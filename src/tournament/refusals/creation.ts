/**
 * Why a tournament cannot be announced so.
 */
import type { None } from '../../decider.js';

export interface CreationRefusals {
  /** Another tournament was announced under this id. `name`. */
  TOURNAMENT_ALREADY_EXISTS: { name: string };
  /** `rulebook`, `edition`, `known`: every edition that exists, as `id@edition`. */
  UNKNOWN_RULEBOOK: { rulebook: string; edition: string; known: readonly string[] };
  /** `currency`: no code of ISO 4217 that is in use. */
  UNKNOWN_CURRENCY: { currency: string };
  /** A correction of the announcement that says nothing of what is to be corrected. */
  CORRECTION_EMPTY: None;
  /** `clubId`: no such club is registered. */
  TOURNAMENT_OF_UNKNOWN_CLUB: { clubId: string };
  /** `clubId`: it is closed. */
  TOURNAMENT_OF_CLOSED_CLUB: { clubId: string };
  /** `kind`: of the event, null where nobody said; play has begun by its rules. */
  KIND_SETTLED: { kind: string | null };
  /** `setting`, `known`: no setting of a rulebook has that key; those that have one. */
  UNKNOWN_SETTING: { setting: string; known: readonly string[] };
  /** `setting`, `value` (as text), `allowed`: the values that the setting can take, a number's bounds as `0–60`. */
  VALUE_OUT_OF_RANGE: { setting: string; value: string; allowed: readonly string[] };
  /** `periods`, `maximum`: the structure has no period, or too many. */
  INVALID_STRUCTURE_LENGTH: { periods: number; maximum: number };
  /** The structure's first period is a break. */
  STRUCTURE_BEGINS_WITH_BREAK: None;
  /** The structure's last period is a break; the last level goes on for ever. */
  STRUCTURE_ENDS_WITH_BREAK: None;
  /** `period` (from 0), `smallBlind`, `bigBlind`. */
  SMALL_BLIND_ABOVE_BIG_BLIND: { period: number; smallBlind: number; bigBlind: number };
  /** `period` (from 0), `ante`: the tournament has no ante format that says who pays it. */
  ANTE_WITHOUT_FORMAT: { period: number; ante: number };
  /** `startingStack`, `expected`: chips, as the book has them. */
  STACK_NOT_CONFORMING: { startingStack: number; expected: number };
  /** `anteFormat`, `kind`, `allowed`: the rulebook has only these formats at an event of this kind. */
  ANTE_NOT_ALLOWED: { anteFormat: string; kind: string; allowed: readonly string[] };
  /** The organiser must say how many qualify. */
  QUALIFIERS_NEEDED: None;
  /** `seatsPerTable`, `most`: more seats than the book gives a table of such an event, and no ground for it. */
  DISPENSATION_REQUIRED: { seatsPerTable: number; most: number };
  /** `smallest`, `chipUnit`: the smallest value of the set is another one than the smallest chip. */
  CHIP_UNIT_NOT_SMALLEST: { smallest: number; chipUnit: number };
  /** `value`: it stands in the set twice. */
  CHIP_VALUE_TWICE: { value: number };
  /** `made`, `startingStack`: the pieces of a starting stack come to another amount. */
  STACK_NOT_MADE_UP: { made: number; startingStack: number };
}
