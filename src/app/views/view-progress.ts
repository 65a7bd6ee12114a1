/**
 * What a runner says of how far views have come.
 */

/** How far a catch-up is. */
export interface ViewProgress {
  readonly views: readonly string[];
  /** Events read so far. */
  readonly events: number;
  /** The last position read, and the one to reach; null before the first. */
  readonly position: number | null;
  readonly target: number | null;
}

export interface ViewStatus {
  readonly view: string;
  readonly position: number | null;
  readonly state: 'live' | 'catchingUp' | 'failed';
  readonly failure: string | null;
  /** The streams that it leaves out, because it could not take an event of them. */
  readonly setAside: readonly string[];
}

export type OnProgress = (progress: ViewProgress) => void;
