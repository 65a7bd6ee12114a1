/**
 * What the floor owes by the book: the final table to form, a table to break, a move to balance, or nothing. The first of them comes
 * first: nobody moves to balance tables of which one is about to close.
 * Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import type { Citation } from '../../../events/gesture.js';
import { cite } from '../../rulebooks/citing.js';
import { balanceOf, type Balance, type ProposedMove } from './balance.js';
import { finalTableSize } from './final-table.js';
import type { FloorRules, SeatedTable } from './floor-plan.js';

export interface FloorSituation {
  /** All open tables, by ascending number. */
  readonly tables: readonly SeatedTable[];
  /** Of the tables of the event, 2 to 10. */
  readonly seatsPerTable: number;
  /** Whether tables are balanced more tightly by now. */
  readonly late: boolean;
  /** Registered players who are still to come: seats have to be left for them. */
  readonly expected: number;
  /** Tables in the order in which they are broken; tables that it leaves out come behind, the highest number first. */
  readonly breakOrder: readonly number[];
}

export type SeatingPlan = { readonly balance: Balance; readonly players: number } & (
  | { readonly due: 'nothing' }
  | { readonly due: 'balance'; readonly move: ProposedMove }
  /** `seats`: free ones at the tables that stay. */
  | { readonly due: 'tableBreak'; readonly table: number; readonly seats: number; readonly articles: readonly Citation[] }
  | { readonly due: 'finalTable'; readonly table: number; readonly size: number; readonly articles: readonly Citation[] }
);

export function planOf({ tables, seatsPerTable, late, expected, breakOrder }: FloorSituation, rules: FloorRules): SeatingPlan {
  const balance = balanceOf(tables, rules, late);
  const players = tables.reduce((sum, { occupied }) => sum + occupied.length, 0);
  const [first] = tables;
  if (first === undefined || tables.length < 2) return { due: 'nothing', balance, players };
  const size = finalTableSize(rules, seatsPerTable);
  if (players + expected <= size) {
    return {
      due: 'finalTable',
      table: first.table,
      size,
      articles: cite(rules.finalTable.size, rules.finalTable.redraw),
      balance,
      players,
    };
  }
  const seats = (tables.length - 1) * seatsPerTable;
  if (tables.length > 2 && players + expected <= seats) {
    const table = nextToBreak(tables, breakOrder);
    return {
      due: 'tableBreak',
      table,
      seats: seats - players + occupiedAt(tables, table),
      articles: cite(rules.tableBreak.order, rules.tableBreak.trigger),
      balance,
      players,
    };
  }
  return balance.move === null ? { due: 'nothing', balance, players } : { due: 'balance', move: balance.move, balance, players };
}

/** The table that is broken next; of those that the order leaves out the highest number, behind all that it names. */
export function nextToBreak(tables: readonly { readonly table: number }[], breakOrder: readonly number[]): number {
  return wholeBreakOrder(tables, breakOrder)[0]!;
}

/** All open tables in the order in which they are broken. */
export function wholeBreakOrder(tables: readonly { readonly table: number }[], breakOrder: readonly number[]): number[] {
  const open = tables.map(({ table }) => table);
  const named = breakOrder.filter((table) => open.includes(table));
  return [...named, ...open.filter((table) => !named.includes(table)).sort((a, b) => b - a)];
}

function occupiedAt(tables: readonly SeatedTable[], number: number): number {
  return tables.find(({ table }) => table === number)?.occupied.length ?? 0;
}
