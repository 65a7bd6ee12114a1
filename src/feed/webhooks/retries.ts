/** When a delivery that failed is tried again. */

/** After this time without a success the webhook is disabled. Three days, in milliseconds. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
const FIRST_MS = 5_000;
/** A receiver that is back waits this long at the most. Milliseconds. */
const LONGEST_MS = 60 * 60_000;
/** Spreads the retries of many webhooks whose receiver was away. */
const JITTER = 0.2;

/**
 * The pause before the next attempt, in milliseconds: 5 seconds, twice as long after each attempt, an hour at the most.
 * @param attempts made so far, from 1
 * @param random from 0 to 1
 * @param askedMs what the receiver asked for by `Retry-After`; null for nothing
 */
export function pauseAfter(attempts: number, random: number, askedMs: number | null): number {
  const pause = Math.min(FIRST_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_MS);
  return Math.round(Math.max(pause * (1 - JITTER + 2 * JITTER * random), askedMs ?? 0));
}
