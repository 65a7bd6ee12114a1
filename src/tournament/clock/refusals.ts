/**
 * Why the clock is not set so.
 */
export interface ClockRefusals {
  /** `period` (as text), `last`: there is no such index in the structure, which goes from 0 to `last`. */
  UNKNOWN_PERIOD: { period: string; last: number };
  /** `endsAt`: the instant (ms since 1970) at which the break ends, null while the clock is paused. */
  ON_BREAK: { endsAt: number | null };
}
