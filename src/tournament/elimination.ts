/**
 * The places of players who lose their last chips at the same moment, and the end of the tournament.
 * In one hand the larger stack at its start takes the better place; equal stacks are tied with the better number
 * (RO 1.10, RO 2.7, MO 9.10, TF §10 b10). Pure. May import: `events/`, its neighbours.
 */
import type { HandId, PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { Running, SeatedPlayer } from './state.js';

/**
 * The eliminations of one moment at one table, the worst place first.
 * @param out who goes out, with the stacks by which they are placed
 * @param handId the hand that cost them their chips, where it was typed in
 */
export function eliminationEvents(
  out: readonly SeatedPlayer[],
  table: number,
  playersLeft: number,
  handId: HandId | null,
): TournamentEvent[] {
  return out
    .toSorted((a, b) => a.stack - b.stack || a.seat - b.seat)
    .map(({ playerId, seat, stack }) => {
      const better = out.filter((other) => other.stack > stack).length;
      const tied = out.filter((other) => other.stack === stack).length;
      const place = playersLeft - out.length + 1 + better;
      return { type: 'PlayerEliminated', data: { playerId, from: { table, seat }, place, tied, handId } };
    });
}

/**
 * The end, if one player is left once `out` have gone: he holds every chip of the tournament.
 * @param left who stays at the table where they went out; the last player of a tournament sits there, for the chips do
 */
export function finishEvents(state: Running, out: number, left: readonly { readonly playerId: PlayerId }[], at: number): TournamentEvent[] {
  if (out === 0 || state.playersLeft - out > 1) return [];
  const entrants = state.playersLeft + state.eliminations.length;
  return [{ type: 'TournamentFinished', data: { winner: left[0]!.playerId, stack: entrants * state.settings.startingStack, at } }];
}
