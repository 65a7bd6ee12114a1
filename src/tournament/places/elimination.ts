/**
 * The places of players who lose their last chips at one table at the same moment: in one hand the larger stack at its start takes the
 * better place; equal stacks are tied with the better number (RO 1.10, RO 2.7, MO 9.10, TF §10 b10).
 */
import type { HandId } from '../../../events/ids.js';
import type { EliminationOrder } from '../../../events/tournament-places.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { SeatedPlayer } from '../state.js';
import { assignPlaces, rankByOrder, rankTogether } from './together.js';

/** Who goes out, with the stack by which they are placed. */
export interface SeatedBust extends SeatedPlayer {
  /** Nobody knows that stack. */
  readonly estimated?: boolean;
}

/**
 * The eliminations of one moment at one table, the worst place first.
 * @param out who goes out, with the stacks by which they are placed
 * @param playersLeft how many were left before, they among them
 * @param handId the hand that cost them their chips, where it was typed in
 * @param order how the director places them, where not by their stacks
 */
export function makeEliminationEvents(
  out: readonly SeatedBust[],
  table: number,
  playersLeft: number,
  handId: HandId | null,
  order?: EliminationOrder,
): TournamentEvent[] {
  const groups = (
    order === undefined
      ? rankTogether(
          out.toSorted((a, b) => a.seat - b.seat).map((seated) => ({ ...seated, table })),
          'byStack',
        )
      : rankByOrder(out, order)
  ).toReversed();
  const places = assignPlaces(groups, playersLeft);
  return groups.flat().map(({ playerId, seat, stack, estimated }: SeatedBust, at) => {
    const { place, tied } = places[at]!;
    return {
      type: 'PlayerEliminated',
      data: { playerId, from: { table, seat }, place, tied, handId, stackBefore: stack, ...markEstimated(estimated) },
    };
  });
}

export const markEstimated = (estimated: boolean | undefined): { readonly estimated?: true } =>
  estimated === true ? { estimated: true } : {};
