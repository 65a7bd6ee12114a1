/**
 * What can be asked of a tournament's clock. `at`: milliseconds since 1970, by the clock of the node that took the command.
 * Pure. May import: nothing.
 */

export type ClockCommand =
  /** Records what the clock has brought since: levels and breaks whose instant has come. No events when nothing is due. */
  | { readonly type: 'AdvanceClock'; readonly at: number }
  /** The director goes to a period of the structure (index from 0) by hand, now. */
  | { readonly type: 'StartPeriod'; readonly period: number; readonly at: number }
  | { readonly type: 'PauseClock'; readonly at: number }
  | { readonly type: 'ResumeClock'; readonly at: number }
  /** Adds so many seconds to the period that stands, or takes them from it below 0; no more than are left. */
  | { readonly type: 'AdjustClock'; readonly seconds: number; readonly reason: string; readonly at: number };
