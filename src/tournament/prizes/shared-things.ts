/**
 * The director's word on who gets a prize in kind that several players share.
 */
import type { InPlay } from '../state.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { findGroup, rankForPrizes } from './awards.js';

export function decideSharedThing({ place, playerId, reason }: CommandOf<'GiveSharedThing'>, tournament: InPlay): TournamentDecision {
  const { terms, given } = tournament.prizes;
  if (terms === null) return refuse('NO_PRIZES_SET');
  const winner = tournament.phase === 'finished' ? tournament.winner : null;
  const group = tournament.phase === 'finished' && winner !== null ? findGroup(rankForPrizes(tournament, winner), place) : [];
  if (group.length < 2 || !group.includes(playerId) || !terms.things.some((each) => each.place === place)) {
    return refuse('THING_NOT_SHARED', { place, playerId });
  }
  if (given.some((each) => each.place === place && each.playerId === playerId)) return { events: [] };
  return { events: [{ type: 'SharedThingGiven', data: { place, playerId, reason } }] };
}
