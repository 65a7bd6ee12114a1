/**
 * Who deals at a table without a dealer of its own: the button. For a dead one, or one whose player is not at the table, it is the player to
 * its right or the dealer of the last hand, who are there and owe no blind (RO 4.3; MO 3.2, 7.13, 7.14; TF §8 b10, b11).
 */
import { findFirstBefore } from '../seating/circle.js';
import type { ButtonRules } from './positions.js';

interface Facts {
  /** Who dealt before; null where nobody did. */
  readonly before: number | null;
  readonly newcomers: readonly number[];
  /** Seats whose players are away or suspended: they do not deal. */
  readonly absent?: readonly number[] | undefined;
  readonly rules: ButtonRules;
}

/** @param blinds where they fall, posted or not */
export function findDealer(
  button: number,
  blinds: readonly number[],
  dealtIn: readonly number[],
  { before, newcomers, absent = [], rules }: Facts,
): number {
  const present = absent.length === 0 ? dealtIn : dealtIn.filter((seat) => !absent.includes(seat));
  // Of a table at which nobody is there, the positions alone say who would deal.
  const there = present.length === 0 ? dealtIn : present;
  if (there.includes(button)) return button;
  const others = there.filter((seat) => !blinds.includes(seat));
  const isThere = before !== null && others.includes(before) && !newcomers.includes(before);
  const rule = dealtIn.includes(button) ? rules.absentDealer : rules.deadButtonDealer;
  if (rule === 'previousDealer' && isThere) return before;
  return findFirstBefore(others.length > 0 ? others : there, button);
}
