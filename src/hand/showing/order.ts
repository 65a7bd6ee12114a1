/**
 * Decides on the order of showing that an official imposes, where hands are neither turned up nor thrown away (RC 17).
 */
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ShowingCommand } from './commands.js';

type Command = Extract<ShowingCommand, { type: 'ImposeShowdownOrder' }>;

/** From the seat that is named, clockwise; else in the order of the book. */
export function imposeShowdownOrder(unfolding: HandUnfolding, { seat = null }: Command, { dealing }: Rulebook): Refused | null {
  const { showdownOrder, phase, incidents } = unfolding.state;
  if (phase !== 'showdown' || showdownOrder === null) return refuse('WRONG_PHASE', { phase });
  const order = seat === null ? [...showdownOrder] : from(showdownOrder, seat);
  if (order === null) return refuse('NOT_AT_SHOWDOWN', { seat: toPlain(seat ?? 0) });
  if (incidents?.showing.orderImposed === true && order.every((each, k) => each === showdownOrder[k])) return null;
  const { voluntaryOrder, first, next } = dealing.showdown;
  unfolding.push({ type: 'ShowdownOrderImposed', data: { order, articles: cite(voluntaryOrder, first.withAggression, next) } });
  return null;
}

function from(order: readonly number[], seat: number): number[] | null {
  const at = order.indexOf(seat);
  return at < 0 ? null : [...order.slice(at), ...order.slice(0, at)];
}
