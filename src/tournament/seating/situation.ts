/**
 * The floor of a tournament, read from its state: the open tables, with the players who are on their way where they go.
 */
import { bookOf } from '../book.js';
import { readLateWindow } from '../timing/late-window.js';
import type { MoveWaitsFor } from '../../../events/tournament-seating.js';
import type { Positions, Running, Settings, Table } from '../state.js';
import type { FloorRules, LastPositions, SeatedTable } from './floor-plan.js';
import type { FloorSituation } from './plan.js';

/** What the book of a tournament says, house rules laid over it. */
export function floorRulesOf({ rulebook }: Settings): FloorRules {
  return bookOf({ rulebook }).floor;
}

type OfTables = Pick<Running, 'tables' | 'seating' | 'settings'>;

/** How many seats a table has: the final table may have one more than the others, and an extra seat is there while somebody has it. */
export function countSeatsAt({ seating: { finalTable, widened }, settings, tables }: OfTables, table: number): number {
  const seats = finalTable?.table === table ? finalTable.seats : settings.seatsPerTable;
  if (!widened.includes(table)) return seats;
  return Math.max(seats, tables[table - 1]?.seats.at(-1)?.seat ?? 0);
}

/** The open tables with those who sit there now. */
export function readTables(state: OfTables): SeatedTable[] {
  return state.tables.filter(({ broken }) => !broken).map((table) => readTable(state, table));
}

/** The open tables as they will be once those who are on their way have come. */
export function readTablesToBe(state: OfTables): SeatedTable[] {
  const { due } = state.seating;
  if (due.length === 0) return readTables(state);
  return state.tables
    .filter(({ broken }) => !broken)
    .map((table) => {
      const leaving = table.seats.filter(({ playerId }) => due.some((move) => move.playerId === playerId)).map(({ seat }) => seat);
      const awaited = due.filter(({ to }) => to.table === table.table).map(({ to }) => to.seat);
      if (leaving.length === 0 && awaited.length === 0) return readTable(state, table);
      const staying = seatsOf(table).filter((seat) => !leaving.includes(seat));
      const occupied = [...staying, ...awaited].sort((a, b) => a - b);
      return makeSeatedTable(state, table, occupied, awaited, leaving);
    });
}

/** Tables as they were read last: of hundreds of them one event changes a few. */
const read = new WeakMap<Table, SeatedTable>();

function readTable(state: OfTables, table: Table): SeatedTable {
  const known = read.get(table);
  if (known?.maxSeats === countSeatsAt(state, table.table)) return known;
  const now = makeSeatedTable(state, table, seatsOf(table), [], []);
  read.set(table, now);
  return now;
}

function seatsOf({ seats }: Table): number[] {
  return seats.map(({ seat }) => seat);
}

function makeSeatedTable(
  state: OfTables,
  { table, positions }: Table,
  occupied: readonly number[],
  awaited: readonly number[],
  leaving: readonly number[],
): SeatedTable {
  const last = positions === null ? null : readLastPositions(positions);
  return { table, maxSeats: countSeatsAt(state, table), occupied, awaited, leaving, last };
}

function readLastPositions({ button, smallBlindPosition, bigBlindSeat }: Positions): LastPositions {
  return { button, smallBlind: smallBlindPosition, bigBlind: bigBlindSeat };
}

/**
 * Whether the end of the event is near, as balancing and halts see it: the director has said so or, unless the book leaves it to the director alone,
 * as few tables are left as the director fixed beforehand.
 */
export function isLate(openTables: number, tightened: boolean, { balance }: FloorRules): boolean {
  return tightened || (balance.phaseSwitch.value !== 'director' && openTables <= balance.lateFromTables.value);
}

/** Whether late players are still admitted, as far as periods and hands that have begun show the time. */
export function isEntryOpen({ entry, settings, clock, tables }: Pick<Running, 'entry' | 'settings' | 'clock' | 'tables'>): boolean {
  if (entry.closed) return false;
  const at = Math.max(clock.begun.at(-1)?.at ?? 0, ...tables.map(({ openHand }) => openHand?.startedAt ?? 0));
  return readLateWindow(settings, bookOf(settings), clock, at).open;
}

export function readFloorSituation(
  state: OfTables & Pick<Running, 'entry' | 'clock' | 'unseated' | 'playersLeft'>,
  rules: FloorRules = floorRulesOf(state.settings),
): FloorSituation {
  const tables = readTablesToBe(state);
  const open = isEntryOpen(state);
  return {
    tables,
    seatsPerTable: state.settings.seatsPerTable,
    late: isLate(tables.length, state.seating.tightened, rules),
    expected: open ? state.entry.expected.length : 0,
    unseated: state.unseated.length,
    keeps: open ? state.seating.keeps : 0,
    held: countHeld(state),
    lateEntry: !open ? null : state.settings.automaticMoves === true ? 'waits' : 'formed',
    breakOrder: state.seating.breakOrder ?? [],
    waitsFor: (table) => listAwaited(state.tables[table - 1]!),
  };
}

/** How many tables stay open because a break was taken back, until somebody goes out. */
function countHeld({ seating: { held }, playersLeft }: Pick<Running, 'seating' | 'playersLeft'>): number {
  return held !== null && playersLeft >= held.players ? held.tables : 0;
}

/** What a table waits for before it can be broken: the end of its hand, or a count of its chips. */
function listAwaited({ openHand, stacksFrom }: Table): MoveWaitsFor | null {
  if (openHand !== null) return 'hand';
  return stacksFrom === 'unknown' ? 'count' : null;
}
