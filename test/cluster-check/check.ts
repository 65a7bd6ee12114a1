/** Shared by the checks of a cluster. */

export interface CheckResult {
  /** `notTried`: it was not asked for, or these credentials may not. */
  readonly outcome: 'holds' | 'fails' | 'notTried';
  /** For people, one sentence each. */
  readonly says: readonly string[];
  /** Measurements by name: milliseconds, a rate, or a ratio. */
  readonly figures?: Readonly<Record<string, number>>;
}

export interface Subject {
  /** The address of the cluster, with its password. */
  readonly address: string;
  /** The prefix of all streams of the checks. */
  readonly prefix: string;
  /** Says how far a check is. */
  readonly onProgress: (line: string) => void;
}
