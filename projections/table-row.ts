/** A row of the tables: seats and stacks, the button, the hand in progress, and pending seating. */
import type { Citation } from '../events/judging.js';
import { type HandId, type PlayerId, type StreamName, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { HaltCause, MoveWaitsFor } from '../events/tournament-seating.js';
import type { Place } from '../events/values.js';
import { change, type Row, type Rows } from './projection.js';
import type { HandOnTable } from './table-hand.js';

export interface TableSeat {
  readonly seat: number;
  readonly playerId: PlayerId;
  /** Chips, as of the last settled hand or count; 0 before the start. The hand has the chips behind during a hand. */
  readonly stack: number;
  /** The player is away: they are dealt in, and their hands are dead. Absent when they are present. */
  readonly away?: true;
  /** The last hand of the table after which the stack was known, 0 for none; absent when it is known now. */
  readonly asOf?: number;
  /** Milliseconds since 1970: when the stack was last known, by a count, a hand or the start; absent before the start. */
  readonly knownAt?: number;
}

/** The last count of a table. */
export interface TableCount {
  /** Its number at the table, from 1. */
  readonly count: number;
  /** The number of hands before it. */
  readonly hand: number;
}

export interface TableLastHand {
  /** Null for a hand that was not recorded. */
  readonly handId: HandId | null;
  readonly number: number;
  readonly level: number;
  /** Its players; empty for a hand that was not recorded. */
  readonly players: readonly { readonly seat: number; readonly playerId: PlayerId }[];
  /** The total winnings of each winning seat, with corrections; empty for a hand that was not recorded. */
  readonly winners: readonly { readonly seat: number; readonly playerId: PlayerId; readonly amount: number }[];
}

/** A player who changes seats as soon as a condition is met. */
export interface Leaving {
  readonly playerId: PlayerId;
  readonly seat: number;
  readonly to: Place;
  readonly waitsFor: MoveWaitsFor;
}

/** Why a table starts no hand, and how many players fewer it has than the fullest one. */
export interface Halt {
  readonly cause: HaltCause;
  readonly difference: number;
  /** In the director's words; null for a halt by the book. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
  /** Milliseconds since 1970, as recorded. */
  readonly since: number;
}

export interface TableRow {
  readonly tournamentId: TournamentId;
  readonly table: number;
  /** A stream that the view set aside, whose events the row may lack. Absent when there is none. */
  readonly setAside?: StreamName;
  readonly state: 'waiting' | 'handInProgress' | 'broken';
  /** Taken seats, ascending. */
  readonly seats: readonly TableSeat[];
  /** For the hand in progress, else for the last one; null before the first. The seat may be empty. */
  readonly button: number | null;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number | null;
  /** The seat that deals. */
  readonly dealer: number | null;
  /** Seats of newcomers who get no cards in that hand. */
  readonly waiting: readonly number[];
  /** The level of the hand in progress, else of the last one; null before the first. */
  readonly level: number | null;
  /** Settled hands and unrecorded hands. */
  readonly handsPlayed: number;
  /** See {@link shownHand} for its public form. */
  readonly hand: HandOnTable | null;
  readonly lastHand: TableLastHand | null;
  readonly lastCount: TableCount | null;
  /** The table before its last hand, in case that is taken back. */
  readonly before: Pick<TableRow, 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'dealer' | 'waiting' | 'level' | 'lastHand'> | null;
  /** Null when it plays. */
  readonly halted: Halt | null;
  readonly leaving: readonly Leaving[];
  /** Seats kept for players who are still to come. */
  readonly awaited: readonly { readonly seat: number; readonly playerId: PlayerId }[];
}

/** The key of a table's row, which is the prefix of its hands' ids. */
export const tableKey = (tournamentId: TournamentId, table: number): string => `${tournamentId}.${table}`;

export function tableRowOf(body: TableRow): Row<TableRow> {
  return { key: tableKey(body.tournamentId, body.table), partition: body.tournamentId, sort: body.table, body };
}

/** A table without players. */
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

/** Changes a table's row; ignores a missing table. */
export function changeTable(rows: Rows<TableRow>, stream: string, table: number, next: (body: TableRow) => Partial<TableRow>): void {
  change(rows, tableKey(tournamentOfStream(stream), table), next);
}

/** Changes the rows of all tables for which the function returns a change. */
export function changeTables(rows: Rows<TableRow>, stream: string, next: (body: TableRow) => Partial<TableRow> | null): void {
  for (const row of rows.list(tournamentOfStream(stream))) {
    const changed = next(row.body);
    if (changed !== null) rows.put({ ...row, body: { ...row.body, ...changed } });
  }
}
