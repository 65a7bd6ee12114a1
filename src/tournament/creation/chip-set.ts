/**
 * The chips with which a tournament is announced: their values, how many there are of each, and what a starting stack is made of.
 */
import type { ChipInSet } from '../../../events/tournament-chip-race.js';
import { refuseUnlessPayable, refuseUnlessWhole } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import type { Settings } from '../state.js';

const MAX_VALUES = 20;
const MAX_PIECES = 1_000_000;
const MAX_OWNED = 10_000_000;

/** By ascending value, so that the same set is the same data. */
export function chipSetOf(set: readonly ChipInSet[]): ChipInSet[] {
  return set
    .map(({ value, count, inStack }) => ({
      value,
      ...(count === undefined ? {} : { count }),
      ...(inStack === undefined ? {} : { inStack }),
    }))
    .sort((a, b) => a.value - b.value);
}

/** @param settings whose smallest chip and starting stack are whole */
export function refuseChipSet({ chipSet, chipUnit, startingStack }: Settings): Refused | null {
  if (chipSet === undefined) return null;
  const length = refuseUnlessWhole('chipSet.length', chipSet.length, 1, MAX_VALUES);
  if (length) return length;
  for (const [index, { value, count, inStack }] of chipSet.entries()) {
    const at = `chipSet.${index}`;
    const refused =
      (index === 0 ? undefined : refuseUnlessPayable(`${at}.value`, value, 1, chipUnit)) ??
      (value === chipSet[index - 1]?.value ? refuse('CHIP_VALUE_TWICE', { value }) : undefined) ??
      (count === undefined ? undefined : refuseUnlessWhole(`${at}.count`, count, 1, MAX_OWNED)) ??
      (inStack === undefined ? undefined : refuseUnlessWhole(`${at}.inStack`, inStack, 0, Math.min(count ?? MAX_PIECES, MAX_PIECES)));
    if (refused) return refused;
  }
  const smallest = chipSet[0]!.value;
  if (smallest !== chipUnit) return refuse('CHIP_UNIT_NOT_SMALLEST', { smallest, chipUnit });
  if (chipSet.every(({ inStack }) => inStack === undefined)) return null;
  const made = chipSet.reduce((sum, { value, inStack = 0 }) => sum + value * inStack, 0);
  return made === startingStack ? null : refuse('STACK_NOT_MADE_UP', { made, startingStack });
}
