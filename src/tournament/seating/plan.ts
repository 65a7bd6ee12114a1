/**
 * What the floor owes by the book: the final table to form, tables to break, a move to balance, or nothing. The first of them comes
 * first: tables that are about to close are not balanced, and those that stay only as far as the players who come from there do not fill
 * them.
 */
import type { Citation } from '../../../events/judging.js';
import type { MoveWaitsFor } from '../../../events/tournament-seating.js';
import { cite } from '../../rulebooks/citing.js';
import { balanceOf, type Balance, type ProposedMove } from './balance.js';
import { findFinalTableSize } from './final-table.js';
import type { FloorRules, SeatedTable } from './floor-plan.js';

const FEWEST_TABLES = 2;
const FEWEST_PLAYERS = 2;

export interface FloorSituation {
  /** All open tables, by ascending number. */
  readonly tables: readonly SeatedTable[];
  /** Of the tables of the event, 2 to 10. */
  readonly seatsPerTable: number;
  /** Whether tables are balanced more tightly by now. */
  readonly late: boolean;
  /** Registered players who are still to come: seats have to be left for them. */
  readonly expected: number;
  /** Players who are in and wait for a seat; nobody where this is absent. */
  readonly unseated?: number;
  /** Tables in the order in which they are broken; tables that it leaves out come behind, the highest number first. */
  readonly breakOrder: readonly number[];
  /** So many tables stay open for late players; none where this is absent. */
  readonly keeps?: number;
  /** How many tables stay open because a break was taken back; absent for none. */
  readonly held?: number;
  /** While late players are admitted: whether the final table is formed all the same, or waits for the doors to close. */
  readonly lateEntry?: 'formed' | 'waits' | null;
  /** What a table has to wait for before it can be broken; for nothing where this is absent. */
  readonly waitsFor?: (table: number) => MoveWaitsFor | null;
}

/** A table that is no longer needed. */
export interface TableToBreak {
  readonly table: number;
  /** Null where it can be broken now. */
  readonly waitsFor: MoveWaitsFor | null;
}

/**
 * Tables that are not needed, and why they stay. `late`: the director opened one for late players. `expected`: for players who are still to come.
 * `reopened`: a break was taken back. `lastTwo`: they wait for the final table. `waits`: so does the final table, for late entry to close.
 */
export interface SpareTables {
  readonly because: 'late' | 'expected' | 'reopened' | 'lastTwo' | 'waits';
  /** How many tables hold all who are in. */
  readonly needed: number;
  /** The most players that a final table has. */
  readonly size: number;
  readonly expected: number;
  readonly articles: readonly Citation[];
}

export type SeatingPlan = { readonly balance: Balance; readonly players: number } & (
  | {
      readonly due: 'nothing';
      /** Why more tables stay open than the players need; null where they need them all. */
      readonly spare: SpareTables | null;
    }
  | { readonly due: 'balance'; readonly move: ProposedMove }
  | {
      readonly due: 'tableBreak';
      /** The first of them. */
      readonly table: number;
      /** All that are no longer needed, as the order has them: each is broken as soon as it can be. */
      readonly breaks: readonly TableToBreak[];
      readonly articles: readonly Citation[];
      /** Balances tables that stay, where those who come do not; null where nobody has to move. */
      readonly move: ProposedMove | null;
    }
  | {
      readonly due: 'finalTable';
      readonly table: number;
      readonly size: number;
      /** Late players are still admitted. */
      readonly doorsOpen: boolean;
      readonly articles: readonly Citation[];
    }
);

export function makePlan(situation: FloorSituation, rules: FloorRules): SeatingPlan {
  const { tables, seatsPerTable, late, expected, lateEntry = null } = situation;
  const balance = balanceOf(tables, rules, late);
  const players = countPlayers(situation);
  const [first] = tables;
  if (first === undefined || tables.length < 2) return { due: 'nothing', spare: null, balance, players };
  const size = findFinalTableSize(rules, seatsPerTable);
  // It waits no longer than every table can play.
  const waits = lateEntry === 'waits' && players >= FEWEST_PLAYERS * tables.length;
  if (players + expected <= size && !waits) {
    return {
      due: 'finalTable',
      table: first.table,
      size,
      doorsOpen: lateEntry !== null,
      articles: cite(rules.finalTable.size, rules.finalTable.redraw),
      balance,
      players,
    };
  }
  const breaks = listTablesToBreak(situation);
  const [next] = breaks;
  if (next !== undefined) {
    const articles = cite(rules.tableBreak.order, rules.tableBreak.trigger);
    return { due: 'tableBreak', table: next.table, breaks, articles, move: findMoveBeside(breaks, situation, rules), balance, players };
  }
  if (balance.move !== null) return { due: 'balance', move: balance.move, balance, players };
  return { due: 'nothing', spare: findSpareTables(situation, rules, size), balance, players };
}

function findSpareTables(situation: FloorSituation, rules: FloorRules, size: number): SpareTables | null {
  const { tables, seatsPerTable, expected, keeps = 0, held = 0 } = situation;
  const players = countPlayers(situation);
  const needed = Math.max(1, Math.ceil(players / seatsPerTable));
  if (tables.length <= needed) return null;
  const { tableBreak, finalTable, lateEntry } = rules;
  const spare = { needed, size, expected };
  if (tables.length <= held) return { ...spare, because: 'reopened', articles: cite(tableBreak.order) };
  if (tables.length <= keeps) return { ...spare, because: 'late', articles: cite(lateEntry.window) };
  if (tables.length > FEWEST_TABLES) return { ...spare, because: 'expected', articles: cite(tableBreak.trigger) };
  const because = players + expected <= size ? 'waits' : players <= size ? 'expected' : 'lastTwo';
  return { ...spare, because, articles: cite(finalTable.size) };
}

/** The move that balances tables, alone or beside tables to break; null where nobody has to move. */
export function findBalancingMove(plan: SeatingPlan): ProposedMove | null {
  return plan.due === 'balance' || plan.due === 'tableBreak' ? plan.move : null;
}

/** The tables that are no longer needed, as the order has them. The last two wait for the final table. */
export function listTablesToBreak(situation: FloorSituation): TableToBreak[] {
  const { tables, seatsPerTable, expected, breakOrder, keeps = 0, held = 0, waitsFor } = situation;
  const needed = Math.max(FEWEST_TABLES, keeps, held, Math.ceil((countPlayers(situation) + expected) / seatsPerTable));
  if (tables.length <= needed) return [];
  return completeBreakOrder(tables, breakOrder)
    .slice(0, tables.length - needed)
    .map((table) => ({ table, waitsFor: waitsFor?.(table) ?? null }));
}

/** All who are in, also those without a seat. */
function countPlayers({ tables, unseated = 0 }: FloorSituation): number {
  return tables.reduce((sum, { occupied }) => sum + occupied.length, unseated);
}

/**
 * What balances the tables that stay. Players of a table that is only in a hand come when it is over, to the shortest ones: for them others
 * need not move. Nobody knows when a table will be counted, so those there fill nothing yet.
 */
function findMoveBeside(breaks: readonly TableToBreak[], { tables, late }: FloorSituation, rules: FloorRules): ProposedMove | null {
  const staying = tables.filter(({ table }) => !breaks.some((each) => each.table === table));
  const { move, trigger } = balanceOf(staying, rules, late);
  if (move === null) return null;
  const coming = tables.filter(({ table }) => breaks.some((each) => each.table === table && each.waitsFor !== 'count'));
  const filled = fillUp(
    staying.map(({ occupied }) => occupied.length),
    coming.reduce((sum, { occupied }) => sum + occupied.length, 0),
  );
  return filled.at(-1)! - filled[0]! >= trigger ? move : null;
}

/** How many players tables have once so many more have come, one after the other where the fewest are; ascending. */
function fillUp(players: readonly number[], more: number): number[] {
  const filled = players.toSorted((a, b) => a - b);
  for (let left = more; left > 0; left -= 1) {
    const last = filled.lastIndexOf(filled[0]!);
    filled[last] = filled[0]! + 1;
  }
  return filled;
}

/** All open tables in the order in which they are broken. */
export function completeBreakOrder(tables: readonly { readonly table: number }[], breakOrder: readonly number[]): number[] {
  const open = tables.map(({ table }) => table);
  if (breakOrder.length === 0) return open.sort((a, b) => b - a);
  const named = breakOrder.filter((table) => open.includes(table));
  return [...named, ...open.filter((table) => !named.includes(table)).sort((a, b) => b - a)];
}
