/** How far the race that was announced last has come, over all tables. */
import type { MoveWaitsFor } from '../../../events/tournament-seating.js';
import type { Running } from '../state.js';

export interface RacingTable {
  readonly table: number;
  /** Whether its old chips are gone. */
  readonly hasRaced: boolean;
  /** What its race waits for; null where it can be run now, or was. */
  readonly waitsFor: MoveWaitsFor | null;
}

export interface RaceProgress {
  readonly removed: number;
  readonly newSmallest: number;
  /** Milliseconds since 1970. */
  readonly announcedAt: number;
  /** The tables in play, by number. */
  readonly tables: readonly RacingTable[];
}

/** Null where no race was announced, or it was withdrawn. */
export function readRaceProgress({ chipRace: { announced, chipUnit, oldChips }, tables }: Running): RaceProgress | null {
  if (announced === null) return null;
  const waiting = new Set(oldChips.map(({ table }) => table));
  const racing = tables
    .filter(({ broken, seats }) => !broken && seats.length > 0)
    .map(({ table, openHand, stacksFrom }): RacingTable => {
      const hasRaced = !waiting.has(table);
      const waitsFor = hasRaced ? null : openHand !== null ? 'hand' : stacksFrom === 'unknown' ? 'count' : null;
      return { table, hasRaced, waitsFor };
    });
  return { removed: announced.before.chipUnit, newSmallest: chipUnit, announcedAt: announced.at, tables: racing };
}
