/**
 * A player who was in again by mistake is out as before: they are placed by when they went out, and those who went out since stand one
 * place better.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { InPlay, SeatedPlayer, TakenBack } from '../state.js';
import { groupTied, makePlaceEvents } from './places.js';
import { assignPlaces } from './together.js';

/** @param reason why, in the words of the director; null where they gave none */
export function makeOutAgain(
  { playersLeft, eliminations }: Pick<InPlay, 'playersLeft' | 'eliminations'>,
  { out, worse, sharing, table }: TakenBack,
  { seat }: Pick<SeatedPlayer, 'seat'>,
  reason: string | null,
): TournamentEvent[] {
  const { playerId, handId, stackBefore } = out;
  const groups: { readonly playerId: typeof playerId; readonly order: number }[][] = groupTied(eliminations);
  const shared = groups.find((group) => group.some(({ order }) => sharing.includes(order)));
  if (shared === undefined) groups.splice(groups.findLastIndex((group) => group.some(({ order }) => worse.includes(order))) + 1, 0, [out]);
  else shared.push(out);
  const placed = assignPlaces(groups, playersLeft + eliminations.length);
  const { place, tied } = placed.find((each) => each.playerId === playerId)!;
  const corrected = makePlaceEvents(eliminations, placed, { cause: 'outAgain', handId: null, reason, articles: [] });
  return [...corrected, { type: 'PlayerEliminated', data: { playerId, from: { table, seat }, place, tied, handId, stackBefore } }];
}
