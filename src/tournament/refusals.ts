/**
 * Every reason why a tournament refuses a command. The parameters that a refusal carries stand after each code.
 * Pure. May import: `events/`, `src/decider`.
 */
import type { Decision, Refusal } from '../decider.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { ChipRaceRefusalCode } from './chip-race/refusals.js';
import type { InventoryRefusalCode } from './chips/refusals.js';
import type { DisciplineRefusalCode } from './discipline/refusals.js';
import type { EntryRefusalCode } from './entry/refusals.js';
import type { PrizesRefusalCode } from './prizes/refusals.js';
import type { HandForHandRefusalCode } from './hand-for-hand/refusals.js';
import type { RankingRefusalCode } from './ranking/refusals.js';
import type { SeatingRefusalCode } from './seating/refusals.js';

export type TournamentRefusalCode =
  // The tournament as a whole
  /** No such tournament was announced. No parameters. */
  | 'TOURNAMENT_NOT_FOUND'
  /** Another tournament was announced under this id. `name`. */
  | 'TOURNAMENT_ALREADY_EXISTS'
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
  /** The seed is not 64 hexadecimal digits in lower case. No parameters. */
  | 'INVALID_SEED'
  /** The hash is not 64 hexadecimal digits in lower case. No parameters. */
  | 'INVALID_HASH'

  // Announcing a tournament
  /** `rulebook`, `version`, `known`: every book there is, as `id version`. */
  | 'UNKNOWN_RULEBOOK'
  /** `setting`, `known`: no setting of a rulebook has that key; those that have one. */
  | 'UNKNOWN_SETTING'
  /** `setting`, `value` (as text), `allowed`: the values that the setting can take, a number's bounds as `0–60`. */
  | 'VALUE_OUT_OF_RANGE'
  /** `periods`, `maximum`: the structure has no period, or too many. */
  | 'INVALID_STRUCTURE_LENGTH'
  /** The structure's first period is a break. No parameters. */
  | 'STRUCTURE_BEGINS_WITH_BREAK'
  /** The structure's last period is a break; the last level goes on for ever. No parameters. */
  | 'STRUCTURE_ENDS_WITH_BREAK'
  /** `period` (from 0), `smallBlind`, `bigBlind`. */
  | 'SMALL_BLIND_ABOVE_BIG_BLIND'
  /** `period` (from 0), `ante`: the tournament has no ante format that says who pays it. */
  | 'ANTE_WITHOUT_FORMAT'
  /** `field`, `amount`, `chipUnit`: the amount can't be paid in the smallest chip. */
  | 'NOT_A_CHIP_MULTIPLE'

  // Players and the draw
  /** `playerId`: never registered. */
  | 'UNKNOWN_PLAYER'
  /** `players`, `maximum`: as many as the tables, or the chips of one tournament, allow. */
  | 'TOURNAMENT_FULL'
  /** `players`, `minimum`. */
  | 'TOO_FEW_PLAYERS'
  /** `players`: nobody enters before the start any more. */
  | 'REGISTRATION_CLOSED'
  /** `hash`: the organiser has published another one for this draw. */
  | 'DRAW_ALREADY_COMMITTED'
  /** `hash`: the one that was published for this draw, null for none; the seed leads to another. */
  | 'SEED_NOT_COMMITTED'
  /** `hash`: the one that was published; whoever has its seed must reveal it, this node has not. */
  | 'SEED_NEEDED'
  /** `players`: seats of exactly these were drawn from another seed. */
  | 'SEATS_ALREADY_DRAWN'
  /** `players`: seats of exactly these registered players were not drawn. */
  | 'SEATS_NOT_DRAWN'
  /** `playerId`, `place`. */
  | 'PLAYER_ELIMINATED'

  // The clock
  /** `period` (as text), `last`: there is no such index in the structure, which goes from 0 to `last`. */
  | 'UNKNOWN_PERIOD'
  /** `endsAt`: the instant (ms since 1970) at which the break ends, null while the clock is paused. */
  | 'ON_BREAK'

  // Tables and hands
  /** `table` (as text): there is no table of this number. */
  | 'UNKNOWN_TABLE'
  /** `table`: it was closed, and does not come back. */
  | 'TABLE_BROKEN'
  /** `table`, `handId`: the hand that is not settled. */
  | 'HAND_IN_PROGRESS'
  /** `table`, `players`, `minimum`. */
  | 'TOO_FEW_SEATED'
  /** `table`: nobody is there to play. */
  | 'EVERYONE_ABSENT'
  /** `table`, `seat`: nobody sits there. */
  | 'EMPTY_SEAT'
  /** `table`, `seat`: both blinds would be posted from one seat. */
  | 'BOTH_BLINDS_ON_SEAT'
  /** `table`, `button`, `smallBlind` (null for none), `bigBlind`: seats as the book has them; others were given without a reason. */
  | 'POSITIONS_NOT_CONFORMING'
  /** `table`, `seat`: where the first button stands already, or must stand by the book. */
  | 'FIRST_BUTTON_FIXED'
  /** `table`: no hand of it was opened and is not settled. */
  | 'NO_HAND_OPEN'
  /** `playerId`, `seat`: he gets no cards in the hand that was opened. */
  | 'NEWCOMER_WAITS'
  /** `table`, `maximum`: hands of one table. */
  | 'TOO_MANY_HANDS'
  /** `handId`: this tournament opened no such hand. */
  | 'UNKNOWN_HAND'
  /** `handId`: it was settled with other stacks. */
  | 'HAND_ALREADY_SETTLED'

  /** `table`, `seat`: nobody may have the deck changed for that reason; a seat asked. */
  | 'DECK_CHANGE_REFUSED'

  // Chips
  /** `playerId`, `stack`, `amount`: a correction would take more chips from him than he has. */
  | 'STACK_TOO_SHORT'
  /**
   * `table`, `expected`, `counted`: chips. Of a count of a whole table also `difference` (counted less expected), and the tables that could
   * explain it: `opposite` with a difference the other way, `moved` with players who changed between the two since a count, `uncertain` not
   * counted since hands were played there that nobody typed in, with `countedAfter`: the hands that each of those had begun at its last count.
   */
  | 'CHIP_COUNT_MISMATCH'
  /** `table`, `missing`, `unexpected`, `repeated`: ids of players; each player must be counted exactly once. */
  | 'PLAYERS_MISMATCH'
  /** `table`: hands were played or players lost since the stacks were last known. */
  | 'COUNT_FIRST'
  /** `playerId`, `stack`: his chips by the last hand that was typed in, or because nobody else is at his table. */
  | 'STILL_HAS_CHIPS'
  | EntryRefusalCode
  | RankingRefusalCode
  | PrizesRefusalCode
  | DisciplineRefusalCode
  | HandForHandRefusalCode
  | InventoryRefusalCode
  | ChipRaceRefusalCode
  | SeatingRefusalCode;

/** What the tournament answers to a command. */
export type TournamentDecision = Decision<TournamentEvent, TournamentRefusalCode>;

/** The refusal alone, as the checks hand it on. */
export interface Refused {
  readonly refusal: Refusal<TournamentRefusalCode>;
}
