/**
 * Why the clock is not set so.
 */
import type { None } from '../../decider.js';

export interface ClockRefusals {
  /** `period` (as text), `last`: there is no such index in the structure, which goes from 0 to `last`. */
  UNKNOWN_PERIOD: { period: string; last: number };
  /** `from`, `running`: indexes into the structure; what is replaced is over, the second is the first that can be. */
  PERIOD_OVER: { from: number; running: number };
  /** `period`, `kind`: `level` or `break`; the running period stays what it is. */
  PERIOD_RUNS: { period: number; kind: string };
  /** `period`, `seconds`: the length that it would have, `played`: how long it has run already. */
  PERIOD_TOO_SHORT: { period: number; seconds: number; played: number };
  /** The clock was not stopped because nobody had seen it. */
  NO_UNSEEN_TIME: None;
  /** `endsAt`: the instant (ms since 1970) at which the break ends, null while the clock is paused. */
  ON_BREAK: { endsAt: number | null };
}
