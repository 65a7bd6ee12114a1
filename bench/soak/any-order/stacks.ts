/**
 * Stacks as a floor may count them.
 */
import type { PlayerId } from '../../../events/ids.js';
import { findStackUnit } from '../../../src/tournament/state/chip-race.js';
import type { Table } from '../../../src/tournament/state.js';
import type { Night, Step } from './night.js';

export type StackOf = { readonly playerId: PlayerId; readonly stack: number };

/** A part of a stack, in chips of a value; all of it for the largest numbers. */
export const part = (stack: number, amount: number, unit = 25): number =>
  amount > 900 ? stack : Math.floor((stack * amount) / 1000 / unit) * unit;

/** A few chips. */
export const some = (amount: number): number => 25 * (1 + (amount % 40));

/** Some of one player's chips go to another, in chips of the table. */
export function shifted(night: Night, seats: readonly StackOf[], step: Step): StackOf[] {
  const { one, other, amount } = step;
  const from = seats[one % seats.length]!;
  const to = seats[other % seats.length]!;
  const lost = from === to ? 0 : part(from.stack, amount, findStackUnit(night.inPlay!, night.tableOf(step).table));
  const change = (playerId: PlayerId): number => (playerId === to.playerId ? lost : 0) - (playerId === from.playerId ? lost : 0);
  return seats.map(({ playerId, stack }) => ({ playerId, stack: stack + change(playerId) }));
}

/** Plausible stacks of a table, which add up to its chips. */
export function likelyStacks({ seats, chips }: Table): StackOf[] {
  const missing = chips - seats.reduce((sum, { stack }) => sum + stack, 0);
  return seats.map(({ playerId, stack }, index) => ({ playerId, stack: Math.max(0, stack + (index === 0 ? missing : 0)) }));
}
