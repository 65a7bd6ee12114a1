/**
 * Why the clock is not set so. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type ClockRefusalCode =
  /** `period` (as text), `last`: there is no such index in the structure, which goes from 0 to `last`. */
  | 'UNKNOWN_PERIOD'
  /** `endsAt`: the instant (ms since 1970) at which the break ends, null while the clock is paused. */
  | 'ON_BREAK';
