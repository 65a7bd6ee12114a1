/**
 * The director's word on who gets a prize in kind that several players share.
 */
import type { InPlay } from '../state.js';
import { refuseUnlessText } from '../bounds.js';
import type { CommandOf } from '../commands.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { findGroup, rankForPrizes } from './awards.js';

const MAX_REASON = 500;

export function decideSharedThing({ place, playerId, reason }: CommandOf<'GiveSharedThing'>, tournament: InPlay): TournamentDecision {
  const { terms, given } = tournament.prizes;
  const refused = refuseUnlessText('reason', reason, MAX_REASON);
  if (refused) return refused;
  if (terms === null) return refuse('NO_PRIZES_SET');
  const winner = tournament.phase === 'finished' ? tournament.winner : null;
  const group = tournament.phase === 'finished' && winner !== null ? findGroup(rankForPrizes(tournament, winner), place) : [];
  if (group.length < 2 || !group.includes(playerId) || !terms.things.some((each) => each.place === place)) {
    return refuse('THING_NOT_SHARED', { place, playerId });
  }
  if (given.some((each) => each.place === place && each.playerId === playerId)) return { events: [] };
  return { events: [{ type: 'SharedThingGiven', data: { place, playerId, reason } }] };
}
