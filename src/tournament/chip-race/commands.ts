/**
 * What can be asked of a tournament about chips that are exchanged, raced off and found again.
 * `by`: who does it; the director where it is left out. Pure. May import: `events/` (types).
 */
import type { PlayerId } from '../../../events/ids.js';
import type { ExchangeBy } from '../../../events/tournament-chip-race.js';
import type { Official } from '../../../events/tournament-discipline.js';
import type { DealtCards } from './race.js';

/** So many chips of one value. */
export interface Pieces {
  readonly value: number;
  readonly count: number;
}

export type ChipRaceCommand =
  /** Chips of a value are to be changed for larger ones: `total` for all of them, `partial` for those that players have too many of. */
  | {
      readonly type: 'AnnounceColorUp';
      readonly value: number;
      readonly extent: 'total' | 'partial';
      readonly by?: Official | undefined;
    }
  /** A player changes chips with another one, or with the bank (`otherId` null). */
  | {
      readonly type: 'ExchangeChips';
      readonly table: number;
      readonly playerId: PlayerId;
      readonly otherId: PlayerId | null;
      readonly gives: readonly Pieces[];
      readonly gets: readonly Pieces[];
      readonly by: ExchangeBy;
    }
  /** The smallest chip goes, and `newSmallest` becomes the smallest in play, at every table. */
  | {
      readonly type: 'AnnounceChipRace';
      readonly newSmallest: number;
      readonly by?: Official | undefined;
      readonly at: number;
    }
  /**
   * Races off the odd chips of a table. `newSmallest`: the value that was announced, or a nearer one first. `cards`: as they were dealt, a
   * card for each odd chip; without them Tapis draws them. `newDealer`: who deals the next hand, by rule where it is left out.
   * `startSeat`, `winners`, `rescued`: what the table itself did, which is checked.
   */
  | {
      readonly type: 'RunChipRace';
      readonly table: number;
      readonly newSmallest: number;
      readonly cards?: readonly DealtCards[] | undefined;
      readonly newDealer?: number | undefined;
      /** A dealer of the house deals at this table. */
      readonly houseDealer?: boolean | undefined;
      readonly startSeat?: number | undefined;
      readonly winners?: readonly number[] | undefined;
      readonly rescued?: readonly number[] | undefined;
      readonly by?: Official | undefined;
    }
  /** A player has chips of a value that was raced off at his table. */
  | {
      readonly type: 'ReportFoundChips';
      readonly playerId: PlayerId;
      readonly value: number;
      readonly count: number;
    };
