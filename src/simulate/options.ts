/**
 * What a simulated tournament is made of, and how far it is.
 */
import type { Rulebook } from '../rulebooks/rulebooks.js';

/** Which tables type no hands in: none, every other one from the first on, or all. */
export type Untyped = 'none' | 'half' | 'all';

export interface SimulationOptions {
  readonly players: number;
  readonly book: Rulebook;
  readonly seed: number;
  readonly seatsPerTable: number;
  /** Why tables have more seats than the book has them. */
  readonly largerTables?: string | undefined;
  readonly untyped: Untyped;
  /** Whether players come late and go away, chips are bought and lost, and mistakes are put right. */
  readonly incidents?: boolean | undefined;
}

/** How far it is. */
export interface SimulationProgress {
  readonly playersLeft: number;
  readonly tables: number;
  readonly hands: number;
  readonly level: number;
  readonly events: number;
}
