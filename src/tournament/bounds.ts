/**
 * Whether a value that came with a command is one that an event may carry: whole numbers, texts and ids within their bounds.
 */
import { PlayerId } from '../../events/ids.js';
import { MAX_CHIPS } from '../../events/values.js';
import { refuse, type Refused } from './refusals.js';

/** The last instant that a date can hold, ms since 1970. */
export const LAST_INSTANT = 8_640_000_000_000_000;
/** Tables are numbered from 1 to this. */
export const MAX_TABLES = 9999;
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

export /** Refuses an amount that is out of bounds or that the smallest chip can't pay. */
function refuseUnlessPayable(field: string, amount: number, minimum: number, chipUnit: number): Refused | null {
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

export function refuseUnlessPlayerId(id: string): Refused | null {
  return PlayerId.safeParse(id).success ? null : refuse('INVALID_ID', { field: 'playerId' });
}
