/**
 * Why a command of a result sheet is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf } from '../decider.js';

export interface SheetRefusals {
  SHEET_NOT_FOUND: None;
  SHEET_WITHDRAWN: None;
  /** Its results are not there yet. */
  TOURNAMENT_NOT_OVER: None;
  /** It follows the tournament, and is withdrawn with it alone. */
  SHEET_OF_TOURNAMENT: None;
  /** The same source and id was imported for another club before, or it is a tournament of Tapis. */
  SHEET_OF_ANOTHER: None;
  /** `rows` have the place, and `tied` is said to share it; or the next place is not free. */
  PLACES_INCONSISTENT: { place: number; tied: number; rows: number };
  /** A person has two rows. */
  PERSON_TWICE: { playerId: string };
  ENTRANTS_TOO_FEW: { entrants: number; rows: number };
  ROW_NOT_FOUND: { recordedAs: string };
  ROW_PERSON_UNKNOWN: { playerId: string };
  AMENDMENT_EMPTY: None;
  AMENDMENT_NOT_FOUND: { amendment: number };
}

export type SheetDecision<Event> = Decision<Event, RefusalOf<SheetRefusals>>;

export const refuse = makeRefuse<SheetRefusals>();
