/**
 * Who deals at a table without a dealer of its own: the button, and for a dead one the player to its right or the dealer of the last hand,
 * never a blind (RO 4.3; MO 7.13, 7.14; TF §8 b10, b11).
 */
import { findFirstBefore } from './circle.js';
import type { ButtonRules } from './positions.js';

interface Facts {
  /** Who dealt before; null where nobody did. */
  readonly before: number | null;
  readonly newcomers: readonly number[];
  readonly rules: ButtonRules;
}

/** @param blinds where they fall, posted or not */
export function findDealer(
  button: number,
  blinds: readonly number[],
  dealtIn: readonly number[],
  { before, newcomers, rules: { deadButtonDealer } }: Facts,
): number {
  if (dealtIn.includes(button)) return button;
  const others = dealtIn.filter((seat) => !blinds.includes(seat));
  const isThere = before !== null && others.includes(before) && !newcomers.includes(before);
  if (deadButtonDealer === 'previousDealer' && isThere) return before;
  return findFirstBefore(others.length > 0 ? others : dealtIn, button);
}
