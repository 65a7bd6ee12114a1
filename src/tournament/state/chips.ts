/**
 * What a tournament remembers of chips that are missing or too many, and of which tables a wrong count may come from.
 */
import type { ChipsOrigin } from '../../../events/hand-reports.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { StackOf } from '../../../commands/tournament/chips.js';

/** Chips that were reported lost, or a count that did not add up. */
export interface ChipDifference {
  /** From 1, in the order in which they were recorded. */
  readonly differenceId: number;
  readonly table: number;
  /** The player who reported their chips lost; null for a count. */
  readonly playerId: PlayerId | null;
  /** Below 0 for chips that are missing. */
  readonly amount: number;
  /** What of it nothing has explained yet, with the same sign, or 0. */
  readonly open: number;
}

/** Chips that a hand has taken out of play. */
export interface HiddenInHand {
  readonly handId: HandId;
  readonly revision: number;
  readonly playerId: PlayerId;
  readonly amount: number;
  readonly origin: ChipsOrigin;
}

/** Two tables between which chips were carried. */
export type TablePair = readonly [number, number];

/** The last count of a table. */
export interface LastCount {
  /** Which of the table, from 1. */
  readonly count: number;
  readonly stacks: readonly StackOf[];
}

/** How many forced bets of each kind. */
export interface ForcedBets {
  readonly smallBlinds: number;
  readonly bigBlinds: number;
  readonly antes: number;
}

/** Who owed the forced bets of a hand that nobody typed in; null where nobody sat. */
export interface PostedHand {
  readonly smallBlind: PlayerId | null;
  readonly bigBlind: PlayerId | null;
  readonly antes: readonly PlayerId[];
}

/** The hands of a table that nobody typed in since its stacks were known, and what was taken for them from players who were away. */
export interface SinceKnown {
  readonly hands: readonly PostedHand[];
  readonly taken: readonly ({ readonly playerId: PlayerId } & ForcedBets)[];
}

export interface ChipsState {
  readonly differences: readonly ChipDifference[];
  /** Those of all hands: their number keeps one from being noted twice. */
  readonly hidden: readonly HiddenInHand[];
  /** Since then neither of the two was counted; the lower number first. */
  readonly carried: readonly TablePair[];
  /** By table; a table whose stacks are known is not here. */
  readonly sinceKnown: ReadonlyMap<number, SinceKnown>;
  /** By table: the hands that it had begun when it was last counted. A table that never was is not here. */
  readonly counted: ReadonlyMap<number, number>;
  /** By table: its last count, its number at the table, and the stacks that it found. */
  readonly lastCounts: ReadonlyMap<number, LastCount>;
  /** Chips that were found and went to a player's stack. */
  readonly found: number;
  /** Chips that left a stack without a winner: confiscated, or missing at a count. */
  readonly lost: number;
}

export const quietChips: ChipsState = {
  differences: [],
  hidden: [],
  carried: [],
  sinceKnown: new Map(),
  counted: new Map(),
  lastCounts: new Map(),
  found: 0,
  lost: 0,
};
