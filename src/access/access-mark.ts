/**
 * What credentials open, as a text. Whoever keeps something that was decided for a principal compares it when access changes.
 */
import type { Principal } from './principal.js';

/**
 * The same for two principals exactly when the policy decides alike for both: all that a principal has, so that nothing added to it later is
 * forgotten here. The moment at which something ends does not count: it changes the rest when it comes.
 */
export function markAccess({ endsAt: _, ...rest }: Principal): string {
  return JSON.stringify(rest);
}
