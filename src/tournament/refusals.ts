/**
 * Every reason why a tournament refuses a command: those of all rooms here, those of one room with it. The parameters that a refusal carries
 * stand after each code. Pure. May import: `events/`, `src/decider`, its rooms' refusals.
 */
import type { Decision, Refusal } from '../decider.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { ButtonRefusalCode } from './button/refusals.js';
import type { ChipRaceRefusalCode } from './chip-race/refusals.js';
import type { ChipsRefusalCode } from './chips/refusals.js';
import type { ClockRefusalCode } from './clock/refusals.js';
import type { CreationRefusalCode } from './creation/refusals.js';
import type { DisciplineRefusalCode } from './discipline/refusals.js';
import type { DrawRefusalCode } from './draw/refusals.js';
import type { EntryRefusalCode } from './entry/refusals.js';
import type { HandForHandRefusalCode } from './hand-for-hand/refusals.js';
import type { HandsRefusalCode } from './hands/refusals.js';
import type { PrizesRefusalCode } from './prizes/refusals.js';
import type { RankingRefusalCode } from './ranking/refusals.js';
import type { SeatingRefusalCode } from './seating/refusals.js';

export type TournamentRefusalCode =
  // The tournament as a whole
  /** No such tournament was announced. No parameters. */
  | 'TOURNAMENT_NOT_FOUND'
  /** The command needs a tournament in play. `phase`: `announced`. */
  | 'TOURNAMENT_NOT_RUNNING'
  /** The command must come before the start. `phase`: `running`. */
  | 'TOURNAMENT_ALREADY_STARTED'
  /** One player holds all the chips; nothing more happens. `phase`: `finished`, `winner`. */
  | 'TOURNAMENT_FINISHED'

  // Values out of bounds
  /** `field`, `value` (as text), `minimum`, `maximum`: both inclusive; the value must be a whole number between them. */
  | 'INVALID_NUMBER'
  /** `field`, `maximum`: characters; the text must not be empty. */
  | 'INVALID_TEXT'
  /** `field`: an id that is not 1 to 64 letters, digits, "-" or "_". */
  | 'INVALID_ID'
  /** `field`, `allowed`: the words that it can be. */
  | 'INVALID_CHOICE'
  /** `field`, `amount`, `chipUnit`: the amount can't be paid in the smallest chip. */
  | 'NOT_A_CHIP_MULTIPLE'

  // Players, tables and seats that any room may be asked about
  /** `playerId`: never registered. */
  | 'UNKNOWN_PLAYER'
  /** `table` (as text): there is no table of this number. */
  | 'UNKNOWN_TABLE'
  /** `table`: it was closed, and does not come back. */
  | 'TABLE_BROKEN'
  /** `table`, `seat`: nobody sits there. */
  | 'EMPTY_SEAT'
  /** `table`, `handId`: the hand that is not settled. */
  | 'HAND_IN_PROGRESS'
  | CreationRefusalCode
  | DrawRefusalCode
  | EntryRefusalCode
  | ClockRefusalCode
  | HandsRefusalCode
  | ButtonRefusalCode
  | SeatingRefusalCode
  | HandForHandRefusalCode
  | RankingRefusalCode
  | ChipsRefusalCode
  | ChipRaceRefusalCode
  | DisciplineRefusalCode
  | PrizesRefusalCode;

/** What the tournament answers to a command. */
export type TournamentDecision = Decision<TournamentEvent, TournamentRefusalCode>;

/** The refusal alone, as the checks hand it on. */
export interface Refused {
  readonly refusal: Refusal<TournamentRefusalCode>;
}
