/**
 * The order in which tables are broken: announced to the players beforehand, and changed with a reason that is announced too (RO 2.4); and the
 * moment from which tables are balanced more tightly, where the book leaves it to the director (RC 10; RO 2.3).
 */
import type { Announced, Running } from '../state.js';
import { cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { MAX_TABLES } from '../../../events/values.js';
import { floorRulesOf } from './situation.js';

/** The order that holds already gives no events. Tables that it leaves out come behind those that it names. */
export function decideBreakOrder(command: CommandOf<'AnnounceBreakOrder'>, state: Announced | Running): TournamentDecision {
  const { tables, reason } = command;
  const open = listOpenTables(state);
  // Before the draw nobody knows how many tables there will be.
  const unexpected = tables.filter((table) => (open === null ? table < 1 || table > MAX_TABLES : !open.includes(table))).map(String);
  const repeated = [...new Set(tables.filter((table, index) => tables.indexOf(table) !== index))];
  if (tables.length === 0 || unexpected.length > 0 || repeated.length > 0)
    return refuse('INVALID_BREAK_ORDER', { open: open ?? tables, unexpected, repeated });
  const breakOrder = breakOrderOf(state);
  if (breakOrder !== null && breakOrder.join() === tables.join()) return { events: [] };
  const articles = cite(floorRulesOf(state.settings).tableBreak.order);
  if (breakOrder !== null && reason === null) return refuse('REASON_REQUIRED', {}, articles[0]?.article ?? null);
  return { events: [{ type: 'BreakOrderAnnounced', data: { tables: [...tables], reason, articles } }] };
}

/** The open tables; before the start those of the draw, and null before it. */
function listOpenTables(state: Announced | Running): number[] | null {
  if (state.phase === 'running') return state.tables.filter(({ broken }) => !broken).map(({ table }) => table);
  return state.draw && [...new Set(state.draw.seats.map(({ table }) => table))].sort((a, b) => a - b);
}

function breakOrderOf(state: Announced | Running): readonly number[] | null {
  return state.phase === 'running' ? state.seating.breakOrder : state.breakOrder;
}

/** Once is enough. */
export function decideTightening(_command: CommandOf<'TightenBalancing'>, running: Running): TournamentDecision {
  if (running.seating.tightened) return { events: [] };
  return { events: [{ type: 'BalancingTightened', data: { articles: cite(floorRulesOf(running.settings).balance.phaseSwitch) } }] };
}

export function decideLoosening({ reason }: CommandOf<'LoosenBalancing'>, { seating }: Running): TournamentDecision {
  return seating.tightened ? { events: [{ type: 'BalancingLoosened', data: { reason } }] } : refuse('BALANCING_NOT_TIGHTENED');
}

export function decideOrderWithdrawal({ reason }: CommandOf<'WithdrawBreakOrder'>, state: Announced | Running): TournamentDecision {
  return breakOrderOf(state) === null ? refuse('NO_BREAK_ORDER') : { events: [{ type: 'BreakOrderWithdrawn', data: { reason } }] };
}
