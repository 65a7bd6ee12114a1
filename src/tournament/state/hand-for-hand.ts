/**
 * What a tournament remembers while tables play hand for hand.
 */
import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';

/** A hand of a round. */
export interface RoundHand {
  readonly round: number;
  readonly table: number;
  /** Its number at the table. */
  readonly hand: number;
}

export interface HandForHandState {
  readonly reason: HandForHandReason;
  /** When it was announced, ms since 1970. */
  readonly since: number;
  /** It has done its work when no more players than these are left. */
  readonly until: number;
  /** Untracked tables that still play the hand of before. */
  readonly finishing: readonly number[];
  /** The last round that was begun, from 1; 0 before the first. */
  readonly round: number;
  /** Whether it is being played; between two rounds tables wait for the signal. */
  readonly open: boolean;
  /** When it was begun, ms since 1970; 0 before the first. */
  readonly roundAt: number;
  /** Tables that have begun or recorded their hand of the round. */
  readonly begun: readonly number[];
  /** Tables that play none in this round. */
  readonly excused: readonly number[];
  /** Tables whose all-in hands wait face down. */
  readonly held: readonly number[];
  /** Tables whose all-in hands were turned up and are played out. */
  readonly revealed: readonly number[];
  /** Every hand of every round so far. */
  readonly hands: readonly RoundHand[];
}

/** Whether the round that is open has begun: a table has begun its hand, or somebody is out by one that is still to be recorded. */
export function hasBegunRound({
  handForHand: play,
  eliminations,
}: {
  readonly handForHand: HandForHandState | null;
  readonly eliminations: readonly { readonly heldIn: number | null }[];
}): boolean {
  return play !== null && play.open && (play.begun.length > 0 || eliminations.some(({ heldIn }) => heldIn === play.round));
}

/** Whether a table still has to play or to record its hand of the round. */
export function isPlaying({ open, begun, excused }: HandForHandState, table: number): boolean {
  return open && !begun.includes(table) && !excused.includes(table);
}

/** Whether an untracked table has an all-in hand in this round, waiting or turned up, that is not recorded yet. */
export function hasHeld({ open, begun, held, revealed }: HandForHandState, table: number): boolean {
  return open && !begun.includes(table) && (held.includes(table) || revealed.includes(table));
}
