/**
 * What views show after a history: the "then" of their specs.
 */
import { breakOrder, type BreakOrderRow } from '../projections/break-order.js';
import { type ChipInventory, chipLedger, type ChipLine, inventoryKey } from '../projections/chip-ledger.js';
import { clock, type ClockRow } from '../projections/clock.js';
import { fairness, fairnessKey, type FairnessRow } from '../projections/fairness.js';
import { hands, type HandRow } from '../projections/hands.js';
import { moves, type MoveRow } from '../projections/moves.js';
import { standingKey, type StandingRow } from '../projections/standing-row.js';
import { standings } from '../projections/standings.js';
import { tableKey, type TableRow } from '../projections/table-row.js';
import { tables } from '../projections/tables.js';
import { ALL_TOURNAMENTS, type TournamentRow, tournaments } from '../projections/tournaments.js';
import { friday, hand, type History, player, rowsAfter } from './recorded-history.js';

export const tournamentAfter = (history: History): TournamentRow | undefined =>
  rowsAfter(tournaments, history).list(ALL_TOURNAMENTS)[0]?.body;

export const tableAfter = (history: History, table = 1): TableRow | undefined =>
  rowsAfter(tables, history).get(tableKey(friday, table))?.body;

/** In their order. */
export const standingsAfter = (history: History): readonly StandingRow[] =>
  rowsAfter(standings, history)
    .list(friday)
    .map(({ body }) => body);

export const standingAfter = (history: History, name: string): StandingRow | undefined =>
  rowsAfter(standings, history).get(standingKey(friday, player(name)))?.body;

export const clockAfter = (history: History): ClockRow => rowsAfter(clock, history).get(friday)!.body;

/** The first hand of the first table. */
export const handAfter = (history: History): HandRow | undefined => rowsAfter(hands, history).get(hand(1, 1))?.body;

export const movesAfter = (history: History, partition: string = friday): readonly MoveRow[] =>
  rowsAfter(moves, history)
    .list(partition)
    .map(({ body }) => body);

export const fairnessAfter = (history: History, name: string): FairnessRow | undefined =>
  rowsAfter(fairness, history).get(fairnessKey(friday, name))?.body;

export const breakOrderAfter = (history: History): BreakOrderRow | undefined => rowsAfter(breakOrder, history).get(friday)?.body;

export const chipLinesAfter = (history: History): readonly ChipLine[] =>
  rowsAfter(chipLedger, history)
    .list(friday)
    .map(({ body }) => body as ChipLine);

export const inventoryAfter = (history: History): ChipInventory =>
  rowsAfter(chipLedger, history).get(inventoryKey(friday))!.body as ChipInventory;
