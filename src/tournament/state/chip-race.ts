/**
 * What a tournament remembers of its chips: which values are in play, which were raced off, and what made the sum of all stacks differ from
 * the chips that were handed out. After every event
 *
 *     chips at the tables = entry.issued − entry.removed + rounding + found − lost
 */
import type { EventOf } from '../../../events/event-type.js';
import type { chipRaceEvents } from '../../../events/tournament-chip-race.js';
import type { tournamentEvents } from '../../../events/tournament.js';

/** A table at which chips remain that are too small for play. */
export interface OldChips {
  readonly table: number;
  /** The smallest value that may still be there: stacks are counted in it. */
  readonly unit: number;
}

/** A race as its event has it. */
export type RaceRun = EventOf<typeof chipRaceEvents.ChipRaceRun>['data'];

export interface ChipRaceState {
  /** The smallest chip in play: blinds and bets are multiples of it. From the announcement of a race on it is the value that stays. */
  readonly chipUnit: number;
  /** The values in play, ascending, as far as they were given; the smallest chip is always known. */
  readonly denominations: readonly number[];
  /** The values that were raced off, or are about to be, ascending. */
  readonly gone: readonly number[];
  /**
   * Tables at which smaller chips than the smallest in play remain, by ascending number: they have not raced yet, or a player has brought
   * some since, or a correction has.
   */
  readonly oldChips: readonly OldChips[];
  /** The last race of each table that has run one, by ascending number. */
  readonly races: readonly RaceRun[];
  /** Values whose exchange for larger ones was announced. */
  readonly colorUps: readonly Pick<EventOf<typeof chipRaceEvents.ColorUpAnnounced>['data'], 'value' | 'extent'>[];
  /** The last race that was announced; null where none was, or it was withdrawn. */
  readonly announced: {
    /** Milliseconds since 1970. */
    readonly at: number;
    /** What was in play before it: its smallest chip is the value that goes. */
    readonly before: Pick<ChipRaceState, 'chipUnit' | 'denominations' | 'gone'>;
  } | null;
  /** What races have added to all stacks together; below 0 what they took away. */
  readonly rounding: number;
}

export function makeChipRaceState({ chipUnit, chipSet = [] }: EventOf<typeof tournamentEvents.TournamentCreated>['data']): ChipRaceState {
  const denominations = [...new Set([chipUnit, ...chipSet.map(({ value }) => value)])].sort((a, b) => a - b);
  return { chipUnit, denominations, gone: [], oldChips: [], races: [], colorUps: [], announced: null, rounding: 0 };
}

/** The smallest chip that a stack of this table may hold: smaller than what may be bet, where old chips remain. */
export function findStackUnit({ chipRace }: { readonly chipRace: ChipRaceState }, table: number): number {
  return chipRace.oldChips.find((old) => old.table === table)?.unit ?? chipRace.chipUnit;
}
