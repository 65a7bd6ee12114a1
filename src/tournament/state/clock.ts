/**
 * What a tournament remembers of its clock: the periods that began, and when the one that stands ends.
 */

/** What the events say of the clock. Instants are ms since 1970, durations ms. */
export interface ClockState {
  /** Index into the structure, from 0, breaks counted. */
  readonly period: number;
  readonly startedAt: number;
  /** When the period has run its time, if the clock is not paused; the last period is not left even then. */
  readonly endsAt: number;
  /** What is left of the period while the clock is paused; null while it runs. */
  readonly pausedWith: number | null;
  /** What the screens say of the pause; absent for nothing. */
  readonly pausedFor?: string;
  /** By how much the director has made the period that stands longer, or shorter below 0; absent for not at all. */
  readonly lengthened?: number;
  /** Since when nobody had seen the clock when it was stopped for that; absent otherwise. */
  readonly unseenSince?: number;
  /** Every period that began so far, in order, the one that stands last. */
  readonly begun: readonly PeriodBegun[];
}

export interface PeriodBegun {
  /** Index into the structure. */
  readonly period: number;
  readonly at: number;
  /** What was left of it then, ms; absent for the whole. */
  readonly remainingMs?: number;
  /** It began by mistake: the period before it was put back. */
  readonly undone?: true;
}
