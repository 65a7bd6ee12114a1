/**
 * Every reason why a tournament refuses a command: those of all rooms here, those of one room with it.
 */
import { makeRefuse, type Decision, type None, type RefusalOf, type RefusedBy } from '../decider.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { ButtonRefusals } from './refusals/button.js';
import type { CashRefusals } from './refusals/cash.js';
import type { ChipRaceRefusals } from './refusals/chip-race.js';
import type { ChipsRefusals } from './refusals/chips.js';
import type { ClockRefusals } from './refusals/clock.js';
import type { CreationRefusals } from './refusals/creation.js';
import type { DaysRefusals } from './refusals/days.js';
import type { DisciplineRefusals } from './refusals/discipline.js';
import type { DrawRefusals } from './refusals/draw.js';
import type { DoorRefusals } from './refusals/door.js';
import type { EntryRefusals } from './refusals/entry.js';
import type { HandForHandRefusals } from './refusals/hand-for-hand.js';
import type { HandsRefusals } from './refusals/hands.js';
import type { MessagesRefusals } from './refusals/messages.js';
import type { PrizesRefusals } from './refusals/prizes.js';
import type { RankingRefusals } from './refusals/ranking.js';
import type { SeatingRefusals } from './refusals/seating.js';

export interface TournamentRefusals
  extends
    ButtonRefusals,
    CashRefusals,
    ChipRaceRefusals,
    ChipsRefusals,
    ClockRefusals,
    CreationRefusals,
    DaysRefusals,
    DisciplineRefusals,
    DrawRefusals,
    DoorRefusals,
    EntryRefusals,
    HandForHandRefusals,
    HandsRefusals,
    MessagesRefusals,
    PrizesRefusals,
    RankingRefusals,
    SeatingRefusals {
  // The tournament as a whole
  /** No such tournament was announced. */
  TOURNAMENT_NOT_FOUND: None;
  /** The command needs a tournament in play. `phase`: `announced`. */
  TOURNAMENT_NOT_RUNNING: { phase: string };
  /** The command must come before the start. `phase`: `running`. */
  TOURNAMENT_ALREADY_STARTED: { phase: string };
  /** One player holds all the chips; nothing more happens. `phase`: `finished`, `winner`. */
  TOURNAMENT_FINISHED: { phase: string; winner: string | null };

  // Values out of bounds
  /** `field`, `value` (as text), `minimum`, `maximum`: both inclusive; the value must be a whole number between them. */
  INVALID_NUMBER: { field: string; value: string; minimum: number; maximum: number };
  /** `field`, `maximum`: characters; the text must not be empty. */
  INVALID_TEXT: { field: string; maximum: number };
  /** `field`: an id that is not 1 to 64 letters, digits, "-" or "_". */
  INVALID_ID: { field: string };
  /** `field`, `allowed`: the words that it can be. */
  INVALID_CHOICE: { field: string; allowed: readonly string[] };
  /** `field`, `amount`, `chipUnit`: the amount can't be paid in the smallest chip. */
  NOT_A_CHIP_MULTIPLE: { field: string; amount: number; chipUnit: number };

  // Players, tables and seats that any room may be asked about
  /** `playerId`: never registered. */
  UNKNOWN_PLAYER: { playerId: string };
  /** Each player of the table, or who is in (`table` null), must be named exactly once. `missing`, `unexpected`, `repeated`: ids of players. */
  PLAYERS_MISMATCH: { table: number | null; missing: readonly string[]; unexpected: readonly string[]; repeated: readonly string[] };
  /** `table` (as text): there is no table of this number. */
  UNKNOWN_TABLE: { table: string };
  /** `table`: it was closed, and does not come back. */
  TABLE_BROKEN: { table: number };
  /** `table`, `seat`: nobody sits there. */
  EMPTY_SEAT: { table: number; seat: number };
  /** `table`, `handId`: the hand that is not settled. */
  HAND_IN_PROGRESS: { table: number; handId: string };
}

export type TournamentRefusal = RefusalOf<TournamentRefusals>;

/** What the tournament answers to a command. */
export type TournamentDecision = Decision<TournamentEvent, TournamentRefusal>;

/** The refusal alone, as the checks hand it on. */
export type Refused = RefusedBy<TournamentRefusal>;

/** Refuses a command of a tournament. */
export const refuse = makeRefuse<TournamentRefusals>();
