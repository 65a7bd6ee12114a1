/** The progress of views, as reported by a runner. */

/** The progress of a catch-up. */
export interface ViewProgress {
  readonly views: readonly string[];
  /** Events read so far. */
  readonly events: number;
  /** The last position read, and the target; null before the first event. */
  readonly position: number | null;
  readonly target: number | null;
}

export interface ViewStatus {
  readonly view: string;
  readonly position: number | null;
  readonly state: 'live' | 'catchingUp' | 'failed';
  readonly failure: string | null;
  /** The streams set aside because it could not take one of their events. */
  readonly setAside: readonly string[];
}

export type OnProgress = (progress: ViewProgress) => void;
