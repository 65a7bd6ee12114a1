/**
 * Whole evenings with incidents: each book in turn, with hands typed in at all tables, at half of them, or at none.
 */
import { newestRulebook } from '../../src/rulebooks/rulebooks.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import type { SimulationOptions } from '../../src/simulate/options.js';
import { simulate, type SimulationReport } from '../../src/simulate/simulate.js';

const untyped = ['none', 'half', 'all'] as const;

/** The evening of a seed: 20 to 59 players. */
export function nightOf(seed: number): SimulationOptions {
  return {
    players: 20 + (seed % 40),
    book: newestRulebook(bookIds[seed % bookIds.length]!)!,
    seed,
    seatsPerTable: 8,
    untyped: untyped[Math.floor(seed / bookIds.length) % untyped.length]!,
    incidents: true,
  };
}

/** @throws SimulationFault when chips, places or seats do not hold after an event */
export function soakNight(seed: number): SimulationReport {
  return simulate(nightOf(seed));
}
