/**
 * What the checks of a cluster have in common.
 */

export interface CheckResult {
  /** `notTried`: it was not asked for, or these credentials may not. */
  readonly outcome: 'holds' | 'fails' | 'notTried';
  /** For people, one sentence each. */
  readonly says: readonly string[];
  /** What was measured, by name: milliseconds, a second, or a ratio, as the name says. */
  readonly figures?: Readonly<Record<string, number>>;
}

export interface Subject {
  /** The address of the cluster, with its password. */
  readonly address: string;
  /** What stands before the names of all streams that the checks make. */
  readonly prefix: string;
  /** Says how far a check is. */
  readonly onProgress: (line: string) => void;
}
