/**
 * What an attack is. One file an attack, each in the list of `attacks.ts`; `main.ts` runs them one after the other, each on a server of its own.
 */
import type { Target } from './target.js';

/** What one attack measured, and the bound that it has to keep. */
export interface Finding {
  /** What was measured, such as "plain query, p99". */
  readonly what: string;
  readonly figure: number;
  /** Such as `ms` or `MB`; empty for a count. */
  readonly unit: string;
  /** The figure may be at most this; left out where a figure is shown for comparison only. */
  readonly atMost?: number;
  /** The figure must be at least this. */
  readonly atLeast?: number;
}

export interface Attack {
  /** In kebab-case: it names the attack on the command line. */
  readonly name: string;
  /** What a stranger does, in one sentence. */
  readonly what: string;
  /** The most that the heap of its server may hold, megabytes; else what Node takes. */
  readonly heapMb?: number;
  /** Attacks a fresh server. Everything is bounded in count, and follows from the code alone: no clock and no randomness decides what is sent. */
  run(target: Target): Promise<readonly Finding[]>;
}

/** Whether a finding keeps its bound. */
export function holds({ figure, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }: Finding): boolean {
  return figure <= atMost && figure >= atLeast;
}
