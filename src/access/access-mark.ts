/** A text of all rights of a principal, compared when access changes to see whether decisions still hold. */
import type { Principal } from './principal.js';

/**
 * Equal for two principals exactly when the policy decides the same for both. It includes everything, so that a new property is never
 * forgotten; only the moment of an expiry is left out, because an expiry changes the rest when it comes.
 */
export function markAccess({ endsAt: _, ...rest }: Principal): string {
  return JSON.stringify(rest);
}
