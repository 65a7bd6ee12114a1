/**
 * The order in which tables are broken: announced to the players beforehand, and changed with a reason that is announced too (RO 2.4); and the
 * moment from which tables are balanced more tightly, where the book leaves it to the director (RC 10; RO 2.3).
 */
import type { Running } from '../state.js';
import { cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { floorRulesOf } from './situation.js';

/** The order that holds already gives no events. Tables that it leaves out come behind those that it names. */
export function decideBreakOrder(command: CommandOf<'AnnounceBreakOrder'>, running: Running): TournamentDecision {
  const { tables, reason } = command;
  const open = running.tables.filter(({ broken }) => !broken).map(({ table }) => table);
  const unexpected = tables.filter((table) => !open.includes(table)).map(String);
  const repeated = [...new Set(tables.filter((table, index) => tables.indexOf(table) !== index))];
  if (tables.length === 0 || unexpected.length > 0 || repeated.length > 0)
    return refuse('INVALID_BREAK_ORDER', { open, unexpected, repeated });
  const { breakOrder } = running.seating;
  if (breakOrder !== null && breakOrder.join() === tables.join()) return { events: [] };
  const articles = cite(floorRulesOf(running.settings).tableBreak.order);
  if (breakOrder !== null && reason === null) return refuse('REASON_REQUIRED', {}, articles[0]?.article ?? null);
  return { events: [{ type: 'BreakOrderAnnounced', data: { tables: [...tables], reason, articles } }] };
}

/** Once is enough. */
export function decideTightening(_command: CommandOf<'TightenBalancing'>, running: Running): TournamentDecision {
  if (running.seating.tightened) return { events: [] };
  return { events: [{ type: 'BalancingTightened', data: { articles: cite(floorRulesOf(running.settings).balance.phaseSwitch) } }] };
}

export function decideLoosening({ reason }: CommandOf<'LoosenBalancing'>, { seating }: Running): TournamentDecision {
  return seating.tightened ? { events: [{ type: 'BalancingLoosened', data: { reason } }] } : refuse('BALANCING_NOT_TIGHTENED');
}

export function decideOrderWithdrawal({ reason }: CommandOf<'WithdrawBreakOrder'>, { seating }: Running): TournamentDecision {
  return seating.breakOrder === null ? refuse('NO_BREAK_ORDER') : { events: [{ type: 'BreakOrderWithdrawn', data: { reason } }] };
}
