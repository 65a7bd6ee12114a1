/**
 * Why a tournament refuses to have somebody seated elsewhere.
 */
import type { None } from '../../decider.js';

export interface SeatingRefusals {
  /** `table`: the final table is formed there; no other is opened. */
  FINAL_TABLE_RUNS: { table: number };
  /** `tables`, `maximum`: how many this tournament has had, and can have. */
  TOO_MANY_TABLES: { tables: number; maximum: number };
  /** `playerId`, `handId`: the hand that the player is dealt into, so that their chips can't have been counted on the way. */
  PLAYER_IN_HAND: { playerId: string; handId: string | null };
  /** `table`, `seat`, `playerId`: who sits there, or for whom it is kept. */
  SEAT_TAKEN: { table: number; seat: number; playerId: string };
  /** `table`, `players`: to be moved, `free`: seats at the other tables. */
  NOT_ENOUGH_SEATS: { table: number; players: number; free: number };
  /** `difference`, `trigger`: tables differ too little for a move. */
  BALANCE_NOT_DUE: { difference: number; trigger: number };
  /** `playerId`, `fromTable`, `fromSeat`, `toTable`, `toSeat`: what is proposed by now. */
  PROPOSAL_CHANGED: { playerId: string | null; fromTable: number; fromSeat: number; toTable: number; toSeat: number };
  /** `due`: `tableBreak` or `finalTable`, which comes before any move to balance; `table`: which one, null for the final table. */
  PROPOSAL_IS_OTHER: { due: string; table: number | null };
  /** `table`, `cause`, `difference`: it is stopped until players come, or until the director has it play on. */
  TABLE_HALTED: { table: number; cause: string; difference: number };
  /** `open`: tables that can stand in the order, each once; `unexpected`, as texts, and `repeated`: those that are wrong there. */
  INVALID_BREAK_ORDER: { open: readonly number[]; unexpected: readonly string[]; repeated: readonly number[] };
  /** `table`, `next`: by the announced order. */
  BREAK_ORDER_VIOLATION: { table: number; next: number };
  /** No order of breaking is announced. */
  NO_BREAK_ORDER: None;
  /** Nobody has had tables balanced more tightly. */
  BALANCING_NOT_TIGHTENED: None;
  /** An order that was announced is changed for a reason. */
  REASON_REQUIRED: None;
  /** `table`, `seat`: newcomers between the button and the small blind of the next hand get no cards, and the book seats nobody there while others are free. */
  SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND: { table: number; seat: number };
  /** `playerId`, `table`, `seat`: where the book has the player sit. */
  ASSIGNMENT_NOT_CONFORMING: { playerId: string; table: number; seat: number };
  /** `players`: ids that do not stand in the list once, or do not belong there. */
  PLACEMENTS_MISMATCH: { players: readonly string[] };
  /** `playerId`, `table`, `seat`: where the player sits since their table was broken or the final table formed; the command names another seat. */
  SEATED_ALREADY: { playerId: string; table: number; seat: number };
  /** `playerId`, `stack`: they are in with these chips, and wait for a seat: first they are seated. */
  PLAYER_WAITS_FOR_SEAT: { playerId: string; stack: number };
  /** `playerId`: they have another seat. */
  NOT_WAITING_FOR_SEAT: { playerId: string };
  /** `table`, `players`: how many are in. Nobody waits for a seat, or a seat is free. */
  FINAL_TABLE_STANDS: { table: number; players: number };
  /** `players`, `size`: too many for a final table. */
  FINAL_TABLE_TOO_LARGE: { players: number; size: number };
}
