/** Whether a repeated decision equals the recorded one: the same values, in any order of fields. */
import type { DomainEvent } from '../../../events/catalogue.js';

/** The index of the first difference; null for none. */
export function findDifference(recorded: readonly DomainEvent[], again: readonly DomainEvent[]): number | null {
  const count = Math.max(recorded.length, again.length);
  for (let at = 0; at < count; at += 1) {
    const [one, other] = [recorded[at], again[at]];
    if (one === undefined || other === undefined || one.type !== other.type || !isSame(one.data, other.data)) return at;
  }
  return null;
}

/** Compares as JSON does: an undefined field is missing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  return hasAll(one, other) && hasNoMore(other, one);
}

function hasAll(one: object, other: object): boolean {
  for (const name in one) if (!isSame(one[name as keyof typeof one], other[name as keyof typeof other])) return false;
  return true;
}

function hasNoMore(one: object, other: object): boolean {
  for (const name in one) if (one[name as keyof typeof one] !== undefined && !(name in other)) return false;
  return true;
}
