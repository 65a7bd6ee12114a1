/** The known pieces of a tournament's chips by value: from stacks, exchanges with the bank, and races. */
import type { ChipInSet } from '../events/tournament-chip-race.js';

export interface PieceTally {
  readonly value: number;
  /** Pieces that the club owns; null when unknown. */
  readonly owned: number | null;
  /** Pieces in a starting stack; null when unknown. */
  readonly inStack: number | null;
  /** Pieces in the stacks that were handed out. */
  readonly handedOut: number;
  /** Pieces given minus taken by the bank in exchanges. */
  readonly fromBank: number;
  readonly toBank: number;
  /** Pieces raced off, and pieces won for those of another value. */
  readonly racedOff: number;
  readonly wonInRaces: number;
  /** The value was raced off, or is about to be. */
  readonly gone: boolean;
}

interface Pieces {
  readonly value: number;
  readonly count: number;
}

const makeTally = (value: number): PieceTally => ({
  value,
  owned: null,
  inStack: null,
  handedOut: 0,
  fromBank: 0,
  toBank: 0,
  racedOff: 0,
  wonInRaces: 0,
  gone: false,
});

export function makeTallies(chipSet: readonly ChipInSet[]): readonly PieceTally[] {
  return chipSet
    .map(({ value, count, inStack }) => ({ ...makeTally(value), owned: count ?? null, inStack: inStack ?? null }))
    .sort((a, b) => a.value - b.value);
}

/** Stacks from the bank are starting stacks if the amount is the same; the pieces of others are unknown. */
export function countHandedOut(
  tallies: readonly PieceTally[],
  stack: number,
  stacks: number,
): { readonly pieces?: (tallies: readonly PieceTally[]) => readonly PieceTally[]; readonly untold?: number } {
  const worth = tallies.reduce((sum, { value, inStack }) => sum + value * (inStack ?? 0), 0);
  if (worth !== stack) return { untold: stack * stacks };
  return {
    pieces: (known) => known.map((tally) => ({ ...tally, handedOut: tally.handedOut + (tally.inStack ?? 0) * stacks })),
  };
}

/** A player gives pieces to the bank, and gets others for them. */
export function exchangePieces(tallies: readonly PieceTally[], gives: readonly Pieces[], gets: readonly Pieces[]): readonly PieceTally[] {
  const given = gives.reduce((all, { value, count }) => withValue(all, value, ({ toBank }) => ({ toBank: toBank + count })), tallies);
  return gets.reduce((all, { value, count }) => withValue(all, value, ({ fromBank }) => ({ fromBank: fromBank + count })), given);
}

export function racePieces(tallies: readonly PieceTally[], off: Pieces, won: Pieces): readonly PieceTally[] {
  const without = withValue(tallies, off.value, ({ racedOff }) => ({ racedOff: racedOff + off.count }));
  return withValue(without, won.value, ({ wonInRaces }) => ({ wonInRaces: wonInRaces + won.count }));
}

export function removeValue(tallies: readonly PieceTally[], value: number): readonly PieceTally[] {
  return withValue(tallies, value, () => ({ gone: true }));
}

/** A value whose removal was undone. */
export function restoreValue(tallies: readonly PieceTally[], value: number): readonly PieceTally[] {
  return withValue(tallies, value, () => ({ gone: false }));
}

/** Adds an unknown value to the set, if a set was given. */
function withValue(
  tallies: readonly PieceTally[],
  value: number,
  change: (tally: PieceTally) => Partial<PieceTally>,
): readonly PieceTally[] {
  if (tallies.length === 0) return tallies;
  const known = tallies.some((tally) => tally.value === value) ? tallies : [...tallies, makeTally(value)];
  return known.map((tally) => (tally.value === value ? { ...tally, ...change(tally) } : tally)).sort((a, b) => a.value - b.value);
}
