/**
 * What an attack is. One file an attack, each in the list of `attacks.ts`; `main.ts` runs them one after the other, each on a server of its own.
 */
import type { Finding } from './finding.js';
import type { Target } from './target.js';

export interface Attack {
  /** In kebab-case: it names the attack on the command line. */
  readonly name: string;
  /** The attack in one sentence. */
  readonly what: string;
  /** The most that the heap of its server may hold, megabytes; else what Node takes. */
  readonly heapMb?: number;
  /** Attacks a fresh server. Everything is bounded in count, and follows from the code alone: no clock and no randomness decides what is sent. */
  run(target: Target): Promise<readonly Finding[]>;
}
