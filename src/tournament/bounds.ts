/**
 * Whether a value is within bounds that depend on the state, or on other fields of its command. Those that stand by themselves are checked
 * before, as the command is declared: see `commands/shape.ts`.
 */
import { LAST_INSTANT } from '../../commands/shape.js';
import { MAX_CHIPS } from '../../events/values.js';
import { refuse, type Refused } from './refusals.js';

/** Hands of one table are numbered from 1 to this. */
export const MAX_HANDS = 999_999;

/** Refuses what is not a whole number from `minimum` to `maximum`. */
export function refuseUnlessWhole(field: string, value: number, minimum: number, maximum: number): Refused | null {
  if (Number.isSafeInteger(value) && value >= minimum && value <= maximum) return null;
  return refuse('INVALID_NUMBER', { field, value: String(value), minimum, maximum });
}

export function refuseUnlessChips(field: string, value: number, minimum = 0): Refused | null {
  return refuseUnlessWhole(field, value, minimum, MAX_CHIPS);
}

/** Refuses an amount that is out of bounds or that the smallest chip can't pay. */
export function refuseUnlessPayable(field: string, amount: number, minimum: number, chipUnit: number): Refused | null {
  return (
    refuseUnlessChips(field, amount, minimum) ??
    (amount % chipUnit === 0 ? null : refuse('NOT_A_CHIP_MULTIPLE', { field, amount, chipUnit }))
  );
}

export function refuseUnlessInstant(at: number): Refused | null {
  return refuseUnlessWhole('at', at, 0, LAST_INSTANT);
}

/** Refuses a text that is blank or longer than `maximum` characters. */
export function refuseUnlessText(field: string, text: string, maximum: number): Refused | null {
  return text.trim() !== '' && text.length <= maximum ? null : refuse('INVALID_TEXT', { field, maximum });
}
