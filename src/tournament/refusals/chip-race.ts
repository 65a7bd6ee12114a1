/**
 * Why a tournament refuses what is asked of it about exchanged, raced and found chips.
 */
import type { None } from '../../decider.js';

export interface ChipRaceRefusals {
  // The chips of a tournament
  /** `value`, `inPlay`: values that are; no chip of this value is. */
  VALUE_NOT_IN_PLAY: { value: number; inPlay: readonly number[] };

  // Exchanges
  /** `gives`, `gets`: what each side is worth. */
  EXCHANGE_NOT_EQUAL: { gives: number; gets: number };
  /** Only an official may exchange these. */
  EXCHANGE_MUST_BE_BY_FLOOR: None;
  /** `values`: none of those given or got was announced to be exchanged or raced off. */
  EXCHANGE_NOT_ANNOUNCED: { values: readonly number[] };
  /** `playerId`, `leader`: the leader has most chips at the table and gathers the small ones; they take no part in the exchange. */
  EXCHANGE_WITH_LEADER: { playerId: string; leader: string };

  // Announcing a race
  /** `level`: hands of it have been played. */
  NOT_START_OF_LEVEL: { level: number };
  /** `newSmallest`, `chipUnit`: the smallest chip in play is as large. */
  NOT_A_LARGER_CHIP: { newSmallest: number; chipUnit: number };
  /** `newSmallest`, `next`: the set has a value in between, which must go in a race of its own. */
  RACE_ONE_VALUE: { newSmallest: number; next: number };
  /** `tables`: old chips remain there. */
  RACE_UNFINISHED: { tables: readonly number[] };

  // Running it
  /** `newSmallest`, `chipUnit`: no race to this value was announced; the smallest chip in play. */
  RACE_NOT_ANNOUNCED: { newSmallest: number; chipUnit: number };
  /** `table`, `newSmallest`: no smaller chips are left there, and what the command states is not what the last race of the table had. */
  NOTHING_TO_RACE: { table: number; newSmallest: number };
  /** `startSeat`, `expected`. */
  WRONG_START_SEAT: { startSeat: number; expected: number };
  /** No cards are dealt under this book. */
  RACE_WITHOUT_CARDS: None;
  /** `table`, `oddChips`, `cards`: of a deck; there are fewer. */
  TOO_MANY_ODD_CHIPS: { table: number; oddChips: number; cards: number };
  /** `seat`, `cards`, `oddChips`: the player is owed a card for each. */
  WRONG_CARD_COUNT: { seat: number; cards: number; oddChips: number };
  /** `card`: there is no such card, or it was dealt twice. */
  NOT_A_RACE_CARD: { card: string };
  /** `awarded`, `expected`: chips that are raced for. */
  WRONG_AWARD_COUNT: { awarded: number; expected: number };
  /** `seat`: it is listed as a winner twice. */
  MORE_THAN_ONE_CHIP: { seat: number };
  /** `winners`, `expected`: seats. */
  WRONG_WINNERS: { winners: readonly number[]; expected: readonly number[] };
  /** `seat`: the player would be left without chips. */
  PLAYER_RACED_OUT: { seat: number };
  /** `seat`: the player has chips left, or won one; nobody gives them another. */
  NOT_RACED_OUT: { seat: number };

  // Taking back and correcting
  /** `value`: its exchange was not announced. */
  COLOR_UP_NOT_ANNOUNCED: { value: number };
  /** No race was announced. */
  NO_RACE_ANNOUNCED: None;
  /** `tables`: they have run the race that was announced. */
  RACE_HAS_RUN: { tables: readonly number[] };
  /** `table`: it has run no race. */
  NO_RACE_TO_CORRECT: { table: number };

  // Found chips
  /** `value`, `table`: it is in play there, or never was. */
  VALUE_NOT_RACED_OFF: { value: number; table: number };
}
