/**
 * Tables, halts and pending moves: the floor's decisions on seating. It runs before the seats, so that a table opened for a player exists
 * when they sit down.
 */
import { tournamentOfStream } from '../events/ids.js';
import type { EventNamed, EventHandlers, Rows } from './projection.js';
import { changeTable, changeTables, makeEmptyTable, tableRowOf, tableKey, type TableRow } from './table-row.js';

type Move = Pick<EventNamed<'MoveDropped'>['data'], 'playerId' | 'from' | 'to'>;

/** Removes a pending move that was made or dropped. */
function noMoveDue(rows: Rows<TableRow>, stream: string, { playerId, from, to }: Move): void {
  changeTable(rows, stream, from.table, ({ leaving }) => ({ leaving: leaving.filter((each) => each.playerId !== playerId) }));
  changeTable(rows, stream, to.table, ({ awaited }) => ({ awaited: awaited.filter((each) => each.playerId !== playerId) }));
}

/** Opens the table if it was not in play. */
function open(rows: Rows<TableRow>, stream: string, table: number): void {
  const tournamentId = tournamentOfStream(stream);
  if (rows.get(tableKey(tournamentId, table)) === undefined) rows.put(tableRowOf(makeEmptyTable(tournamentId, table)));
  else changeTable(rows, stream, table, ({ state }) => ({ state: state === 'broken' ? 'waiting' : state }));
}

/** Nobody sits there, and nothing is due. */
const cleared = { seats: [], halted: null, leaving: [], awaited: [] } as const satisfies Partial<TableRow>;

export const onPlan: EventHandlers<TableRow> = {
  TableOpened({ stream, data }, rows) {
    rows.put(tableRowOf(makeEmptyTable(tournamentOfStream(stream), data.table)));
  },
  TableBroken({ stream, data }, rows) {
    changeTable(rows, stream, data.table, () => ({ state: 'broken', seats: [], halted: null, leaving: [] }));
  },
  TableReopened({ stream, data }, rows) {
    changeTable(rows, stream, data.table, () => ({ state: 'waiting' }));
  },
  TableHalted({ stream, metadata, data: { table, cause, difference, reason, articles } }, rows) {
    changeTable(rows, stream, table, () => ({ halted: { cause, difference, reason, articles, since: metadata.recordedAt } }));
  },
  TableResumed({ stream, data }, rows) {
    changeTable(rows, stream, data.table, () => ({ halted: null }));
  },
  MoveDue({ stream, data: { playerId, from, to, waitsFor } }, rows) {
    changeTable(rows, stream, from.table, ({ leaving }) => ({ leaving: [...leaving, { playerId, seat: from.seat, to, waitsFor }] }));
    changeTable(rows, stream, to.table, ({ awaited }) => ({ awaited: [...awaited, { seat: to.seat, playerId }] }));
  },
  MoveDropped({ stream, data }, rows) {
    noMoveDue(rows, stream, data);
  },
  PlayerMoved({ stream, data }, rows) {
    noMoveDue(rows, stream, data);
    open(rows, stream, data.to.table);
  },
  PlayerSeated({ stream, data }, rows) {
    open(rows, stream, data.to.table);
  },
  SeatsRedrawn({ stream }, rows) {
    changeTables(rows, stream, () => ({ ...cleared, button: null, smallBlindSeat: null, bigBlindSeat: null }));
  },
  RedrawWithdrawn({ stream, data: { reopened, positions } }, rows) {
    changeTables(rows, stream, () => cleared);
    for (const table of reopened) changeTable(rows, stream, table, () => ({ state: 'waiting' }));
    for (const { table, ...before } of positions) changeTable(rows, stream, table, () => before);
  },
  FinalTableFormed({ stream, data }, rows) {
    changeTables(rows, stream, () => cleared);
    changeTable(rows, stream, data.table, () => ({ button: null, smallBlindSeat: null, bigBlindSeat: null }));
  },
};
