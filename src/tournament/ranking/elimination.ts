/**
 * The places of players who lose their last chips at one table at the same moment: in one hand the larger stack at its start takes the
 * better place; equal stacks are tied with the better number (RO 1.10, RO 2.7, MO 9.10, TF §10 b10).
 */
import type { HandId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { SeatedPlayer } from '../state.js';
import { assignPlaces, rankTogether } from './together.js';

/**
 * The eliminations of one moment at one table, the worst place first.
 * @param out who goes out, with the stacks by which they are placed
 * @param playersLeft how many were left before, they among them
 * @param handId the hand that cost them their chips, where it was typed in
 */
export function makeEliminationEvents(
  out: readonly SeatedPlayer[],
  table: number,
  playersLeft: number,
  handId: HandId | null,
): TournamentEvent[] {
  const groups = rankTogether(
    out.toSorted((a, b) => a.seat - b.seat).map((seated) => ({ ...seated, table })),
    'byStack',
  ).toReversed();
  const places = assignPlaces(groups, playersLeft);
  return groups.flat().map(({ playerId, seat, stack }, at) => {
    const { place, tied } = places[at]!;
    return { type: 'PlayerEliminated', data: { playerId, from: { table, seat }, place, tied, handId, stackBefore: stack } };
  });
}
