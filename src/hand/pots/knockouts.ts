/**
 * Who won the last chips of players who have none left: the winners of the outermost pot that a player could win, which is the one that their
 * last chips went into.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { HandState } from '../state.js';

export interface LastChips {
  readonly playerId: PlayerId;
  /** Clockwise from the left of the button. */
  readonly by: readonly PlayerId[];
}

/** @param state of a hand that is completed. A player whose hand was dead when the pots were made is left out: they do not show it. */
export function listLastChipsWon(state: HandState): LastChips[] {
  if (state.phase !== 'completed' || state.start === null) return [];
  const { seats } = state.start;
  return seats.flatMap(({ seat, playerId }, index) => {
    if (state.stacks[index] !== 0) return [];
    const award = state.awards[state.pots.findLastIndex((pot) => pot.seats.includes(seat))];
    if (!award) return [];
    const by = award.shares.flatMap((share) => seats.find((other) => other.seat === share.seat && share.amount > 0)?.playerId ?? []);
    return by.length === 0 ? [] : [{ playerId, by }];
  });
}
