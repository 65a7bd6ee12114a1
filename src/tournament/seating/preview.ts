/**
 * All that a book proposes for a floor as it stands: which tables stop, every move until nothing is due, where the players of a table to
 * break go. Decides nothing and changes nothing.
 */
import type { Citation } from '../../../events/judging.js';
import type { MoveWaitsFor } from '../../../events/tournament-seating.js';
import { cite } from '../../rulebooks/citing.js';
import { balanceOf, type ProposedMove } from './balance.js';
import { assignSeats, isDrawn, drawTickets, type Assignment, type Tickets } from './break-seats.js';
import { withAwaited, type FloorRules, type SeatedTable } from './floor-plan.js';
import { findBalancingMove, makePlan, completeBreakOrder, type FloorSituation, type SeatingPlan } from './plan.js';

export interface HaltDue {
  readonly table: number;
  /** By how many players it is shorter than the fullest table. */
  readonly difference: number;
}

/** How a table is broken. */
export interface BreakPreview {
  readonly table: number;
  /** Null where it can be broken now. */
  readonly waitsFor: MoveWaitsFor | null;
  /** Where each player goes, by their seat; null where tickets are drawn. */
  readonly assignments: readonly Assignment[] | null;
  /** The seats that are drawn; null where the book seats everybody itself. */
  readonly tickets: Tickets | null;
  readonly articles: readonly Citation[];
}

export interface SeatingPreview {
  readonly plan: SeatingPlan;
  readonly halts: readonly HaltDue[];
  /** In the order in which they are made, each after those before it. */
  readonly moves: readonly ProposedMove[];
  readonly breaking: BreakPreview | null;
  /** All open tables, the next to be broken first. */
  readonly breakOrder: readonly number[];
}

/** @param now the tables with those who sit there now, where some are on their way: tables stop for who is there */
export function makePreview(situation: FloorSituation, rules: FloorRules, now: readonly SeatedTable[] = situation.tables): SeatingPreview {
  const plan = makePlan(situation, rules);
  return {
    plan,
    halts: listHalts(now, rules, situation.late),
    moves: listMoves(situation, rules),
    breaking: plan.due === 'tableBreak' ? nextBreakOf(plan, situation.tables, rules) : null,
    breakOrder: completeBreakOrder(situation.tables, situation.breakOrder),
  };
}

function listHalts(tables: readonly SeatedTable[], rules: FloorRules, late: boolean): HaltDue[] {
  const most = Math.max(0, ...tables.map(({ occupied }) => occupied.length));
  const { halted } = balanceOf(tables, rules, late);
  return tables.filter(({ table }) => halted.includes(table)).map(({ table, occupied }) => ({ table, difference: most - occupied.length }));
}

/** Every move brings two tables nearer to each other, so that they come to an end. */
function listMoves(situation: FloorSituation, rules: FloorRules): ProposedMove[] {
  const moves: ProposedMove[] = [];
  let { tables } = situation;
  for (;;) {
    const plan = makePlan({ ...situation, tables }, rules);
    const move = findBalancingMove(plan);
    if (move === null) return moves;
    moves.push(move);
    tables = withMove(tables, move);
  }
}

/** The tables once a player is on the way. */
export function withMove(tables: readonly SeatedTable[], { from, to }: Pick<ProposedMove, 'from' | 'to'>): SeatedTable[] {
  return tables.map((table) => {
    if (table.table === to.table) return withAwaited(table, to.seat);
    return table.table === from.table ? { ...table, occupied: table.occupied.filter((seat) => seat !== from.seat) } : table;
  });
}

/** How the first of the tables that can be broken now would be, else the first of all. */
function nextBreakOf(
  { breaks }: Extract<SeatingPlan, { due: 'tableBreak' }>,
  tables: readonly SeatedTable[],
  rules: FloorRules,
): BreakPreview | null {
  const next = breaks.find(({ waitsFor }) => waitsFor === null) ?? breaks[0];
  const closing = tables.find(({ table }) => table === next?.table);
  if (closing === undefined) return null;
  const staying = tables.filter(({ table }) => !breaks.some((each) => each.table === table));
  const { tableBreak } = rules;
  const drawn = isDrawn(tableBreak);
  return {
    table: closing.table,
    waitsFor: next?.waitsFor ?? null,
    assignments: drawn ? null : assignSeats(closing, staying, tableBreak, ''),
    tickets: drawn ? drawTickets(staying, tableBreak, closing.occupied.length) : null,
    articles: cite(tableBreak.tableAssignment, tableBreak.seatAssignment, tableBreak.forbiddenSeats),
  };
}
