/** The options of a simulated tournament, and its progress. */
import type { Rulebook } from '../rulebooks/rulebooks.js';

/** Which tables do not record hands: none, every other one from the first, or all. */
export type Untyped = 'none' | 'half' | 'all';

export interface SimulationOptions {
  readonly players: number;
  readonly book: Rulebook;
  readonly seed: number;
  readonly seatsPerTable: number;
  /** Why tables have more seats than the book provides. */
  readonly largerTables?: string | undefined;
  readonly untyped: Untyped;
  /** Whether there are incidents: late players, absences, purchases, lost chips, and corrected mistakes. */
  readonly incidents?: boolean | undefined;
}

/** The progress. */
export interface SimulationProgress {
  readonly playersLeft: number;
  readonly tables: number;
  readonly hands: number;
  readonly level: number;
  readonly events: number;
}
