/**
 * Tables that begin no hand: those that are too short of players, by the book, and those that the director stops or has play on.
 * A hand that is played all the same stands (RC 10).
 */
import type { Citation } from '../../../events/judging.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { HaltCause } from '../../../events/tournament-seating.js';
import { cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Running } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { balanceOf } from './balance.js';
import type { SeatedTable } from './floor-plan.js';
import { floorRulesOf, isLate, readTables } from './situation.js';

/** Stopping what the director has stopped gives no events. */
export function decideHalt(command: CommandOf<'HaltTable'>, running: Running): TournamentDecision {
  const { table: number, reason } = command;
  const table = number === null ? null : findTableInPlay(running, number);
  if (table?.refusal) return table;
  const articles = leaveOf(running);
  const open = running.tables.filter(({ broken }) => !broken).map((each) => each.table);
  const toStop = (number === null ? open : [number]).filter((each) => causeOf(running, each) !== 'director');
  return {
    events: toStop.map((each) => ({
      type: 'TableHalted',
      data: { table: each, cause: 'director', difference: findDifference(running, each), reason, articles },
    })),
  };
}

/** A table that plays gives no events. */
export function decideResume(command: CommandOf<'ResumeTable'>, running: Running): TournamentDecision {
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  if (causeOf(running, table.table) === null) return { events: [] };
  const articles = leaveOf(running);
  const data = {
    table: table.table,
    cause: 'director' as const,
    difference: findDifference(running, table.table),
    reason: command.reason,
    articles,
  };
  return { events: [{ type: 'TableResumed', data }] };
}

/** A table that is stopped begins no hand. */
export function refuseHalted(running: Running, table: number): Refused | null {
  const cause = causeOf(running, table);
  if (cause === null) return null;
  const articles = cause === 'director' ? leaveOf(running) : haltArticles(running, cause);
  return refuse('TABLE_HALTED', { table, cause, difference: findDifference(running, table) }, articles[0]?.article ?? null);
}

/** The rules that stop a table by themselves. */
function haltArticles(running: Running, cause: Exclude<HaltCause, 'director'>): Citation[] {
  const { playHalt, finalTable, tableBreak } = floorRulesOf(running.settings);
  switch (cause) {
    case 'finalTable':
      return cite(finalTable.redraw);
    case 'tableBreak':
      return cite(tableBreak.order, tableBreak.trigger);
    case 'difference':
      return cite(isLateNow(running) ? playHalt.difference.late : playHalt.difference.early);
  }
}

/** The articles that let the director stop a table or have it play; none where it is their own order, outside the book. */
function leaveOf({ settings }: Running): Citation[] {
  const { discretion } = floorRulesOf(settings).playHalt;
  return discretion.value === 'director' ? cite(discretion) : [];
}

/** What has tables begin no further hand, where moves are automatic. */
export interface Stopping {
  /** All of them wait for the final table to be formed. */
  readonly finalTable: boolean;
  /** Those that are to be broken. */
  readonly breaks: readonly number[];
}

/** The tables that stop, or play on, for what the state has become. Those that stay are short of each other, not of those that close. */
export function makeHaltEvents(running: Running, stopping: Stopping): TournamentEvent[] {
  const rules = floorRulesOf(running.settings);
  const tables = readTables(running);
  const staying = tables.filter(({ table }) => !stopping.breaks.includes(table));
  const { halted } = balanceOf(staying, rules, isLate(tables.length, running.seating.tightened, rules));
  const most = findMostAt(staying);
  return tables.flatMap(({ table, occupied }): TournamentEvent[] => {
    const difference = Math.max(0, most - occupied.length);
    const allowed = running.seating.playsOn.find((each) => each.table === table)?.difference ?? -1;
    const byDifference = halted.includes(table) && difference > allowed;
    const byPlan = stopping.finalTable ? 'finalTable' : stopping.breaks.includes(table) ? 'tableBreak' : null;
    const wanted = byPlan !== null && allowed < 0 ? byPlan : byDifference ? 'difference' : null;
    const cause = causeOf(running, table);
    if (cause === 'director' || cause === wanted) return [];
    if (wanted === null) return [{ type: 'TableResumed', data: { table, cause: 'balanced', difference, reason: null, articles: [] } }];
    return [{ type: 'TableHalted', data: { table, cause: wanted, difference, reason: null, articles: haltArticles(running, wanted) } }];
  });
}

function causeOf({ seating: { halted } }: Running, table: number): HaltCause | null {
  return halted.find((each) => each.table === table)?.cause ?? null;
}

function isLateNow(running: Running): boolean {
  return isLate(readTables(running).length, running.seating.tightened, floorRulesOf(running.settings));
}

function findDifference(running: Running, table: number): number {
  return findDifferenceAmong(readTables(running), table);
}

/** By how many players a table is shorter than the fullest. */
function findDifferenceAmong(tables: readonly SeatedTable[], number: number): number {
  const most = findMostAt(tables);
  return most - (tables.find(({ table }) => table === number)?.occupied.length ?? most);
}

function findMostAt(tables: readonly SeatedTable[]): number {
  return Math.max(0, ...tables.map(({ occupied }) => occupied.length));
}
