/**
 * How few players must be at a table for it to begin: at the start of the event, and after a break (RO 2.2).
 */
import { bookOf } from '../book.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { ClockState } from '../state/clock.js';
import { refuse, type Refused } from '../refusals.js';
import type { Running, Table } from '../state.js';

/**
 * Refuses the first hand of a table, or its first after a break, while too few of its players are there. At the start of the event a table of
 * two waits for more players, while another table can begin and nobody is out. Any other table waits for its own players only.
 * @param absent seats whose players are not there
 * @param clock as it stands when the hand begins
 */
export function refuseTooFewThere(running: Running, table: Table, absent: readonly number[], clock: ClockState): Refused | null {
  const rules = bookOf(running.settings).floor.table;
  const setting = table.hands === 0 ? rules.minSeatedAtStart : findBreakSince(running, table, clock) ? rules.minSeatedAfterBreak : null;
  if (setting === null) return null;
  const { seats } = table;
  const begins = table.hands === 0 && running.eliminations.length === 0 && !running.seating.opened.includes(table.table);
  const minimum = Math.min(setting.value, begins ? mostSeated(running) : seats.length);
  const players = seats.filter(({ seat }) => !absent.includes(seat)).length;
  if (players >= minimum) return null;
  const away = seats.length - players;
  return refuse('TOO_FEW_SEATED', { table: table.table, players, minimum, ...(away > 0 && { away }) }, articleOf(setting));
}

/** The players of the fullest table: where even that one is too small, no table has anybody to wait for. */
function mostSeated({ tables }: Running): number {
  return Math.max(...tables.filter(({ broken }) => !broken).map(({ seats }) => seats.length));
}

/** Whether a break has begun since the table's last hand. */
function findBreakSince({ settings: { structure } }: Running, { positions }: Table, { begun }: ClockState): boolean {
  return (
    positions !== null && begun.slice(positions.begun).some(({ period, undone }) => undone !== true && structure[period]!.kind === 'break')
  );
}
