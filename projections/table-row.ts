/**
 * A row of the tables: who sits at a table with how much, the button, the hand in progress, and what its seating waits for.
 */
import type { Citation } from '../events/judging.js';
import { type HandId, type PlayerId, type StreamName, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { HaltCause, MoveWaitsFor } from '../events/tournament-seating.js';
import type { Place } from '../events/values.js';
import { change, type Row, type Rows } from './projection.js';
import type { HandOnTable } from './table-hand.js';

export interface TableSeat {
  readonly seat: number;
  readonly playerId: PlayerId;
  /** Chips, as of the last settled hand or count; 0 before the start. What is behind during a hand stands in the hand. */
  readonly stack: number;
  /** The player is not at their seat: they are dealt in, and their hands are dead. Absent where they are there. */
  readonly away?: true;
  /** The hand of the table after which the stack was last known, 0 for none; absent where it is known now. */
  readonly asOf?: number;
}

/** The last count of a table. */
export interface TableCount {
  /** Which of the table, from 1. */
  readonly count: number;
  /** After how many hands. */
  readonly hand: number;
}

export interface TableLastHand {
  /** Null for a hand that nobody typed in. */
  readonly handId: HandId | null;
  readonly number: number;
  readonly level: number;
  /** Who played it; empty for a hand that nobody typed in. */
  readonly players: readonly { readonly seat: number; readonly playerId: PlayerId }[];
  /** What each winning seat took in all, as corrected since; empty for a hand that nobody typed in. */
  readonly winners: readonly { readonly seat: number; readonly playerId: PlayerId; readonly amount: number }[];
}

/** A player who goes to another seat as soon as what they wait for has come. */
export interface Leaving {
  readonly playerId: PlayerId;
  readonly seat: number;
  readonly to: Place;
  readonly waitsFor: MoveWaitsFor;
}

/** Why a table begins no hand, and by how many players it is shorter than the fullest one. */
export interface Halt {
  readonly cause: HaltCause;
  readonly difference: number;
  /** In the director's words; null where the book stops it. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
  /** Milliseconds since 1970, as recorded. */
  readonly since: number;
}

export interface TableRow {
  readonly tournamentId: TournamentId;
  readonly table: number;
  /** The stream that the view set aside, where the row may lack its events. Absent for a row of a view that set nothing aside. */
  readonly setAside?: StreamName;
  readonly state: 'waiting' | 'handInProgress' | 'broken';
  /** Taken seats, ascending. */
  readonly seats: readonly TableSeat[];
  /** Of the hand in progress, else of the last one; null before the first. Nobody need sit there. */
  readonly button: number | null;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number | null;
  /** Whose turn it is to deal. */
  readonly dealer: number | null;
  /** Seats of newcomers who get no cards in that hand. */
  readonly waiting: readonly number[];
  /** The level of the hand in progress, else of the last one; null before the first. */
  readonly level: number | null;
  /** Settled hands and hands that nobody typed in. */
  readonly handsPlayed: number;
  /** {@link shownHand} says what of it the table shows. */
  readonly hand: HandOnTable | null;
  readonly lastHand: TableLastHand | null;
  readonly lastCount: TableCount | null;
  /** As the table was before its last hand, for one that is taken back. */
  readonly before: Pick<TableRow, 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'dealer' | 'waiting' | 'level' | 'lastHand'> | null;
  /** Null where it plays. */
  readonly halted: Halt | null;
  readonly leaving: readonly Leaving[];
  /** Seats that are kept for players who are still to come. */
  readonly awaited: readonly { readonly seat: number; readonly playerId: PlayerId }[];
}

/** The key of a table's row: what the ids of its hands begin with. */
export const tableKey = (tournamentId: TournamentId, table: number): string => `${tournamentId}.${table}`;

export function tableRowOf(body: TableRow): Row<TableRow> {
  return { key: tableKey(body.tournamentId, body.table), partition: body.tournamentId, sort: body.table, body };
}

/** A table with nobody at it. */
export const makeEmptyTable = (tournamentId: TournamentId, table: number): TableRow => ({
  tournamentId,
  table,
  state: 'waiting',
  seats: [],
  button: null,
  smallBlindSeat: null,
  bigBlindSeat: null,
  dealer: null,
  waiting: [],
  level: null,
  handsPlayed: 0,
  hand: null,
  lastHand: null,
  lastCount: null,
  before: null,
  halted: null,
  leaving: [],
  awaited: [],
});

/** Changes a table's row; nothing where there is no such table. */
export function changeTable(rows: Rows<TableRow>, stream: string, table: number, next: (body: TableRow) => Partial<TableRow>): void {
  change(rows, tableKey(tournamentOfStream(stream), table), next);
}

/** Changes the rows of all tables of the tournament for which there is something to change. */
export function changeTables(rows: Rows<TableRow>, stream: string, next: (body: TableRow) => Partial<TableRow> | null): void {
  for (const row of rows.list(tournamentOfStream(stream))) {
    const changed = next(row.body);
    if (changed !== null) rows.put({ ...row, body: { ...row.body, ...changed } });
  }
}
