/**
 * The director's word on who gets a prize in kind that several players share.
 * Pure. May import: its neighbours.
 */
import type { CommandOf } from '../commands.js';
import { played } from '../phase.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import { groupAt, rankedForPrizes } from './awards.js';

export function decideSharedThing({ place, playerId, reason }: CommandOf<'GiveSharedThing'>, state: TournamentState): TournamentDecision {
  const tournament = played(state);
  if (tournament.refusal) return tournament;
  const { terms, given } = tournament.prizes;
  if (terms === null) return refuse('NO_PRIZES_SET');
  const winner = tournament.phase === 'finished' ? tournament.winner : null;
  const group = tournament.phase === 'finished' && winner !== null ? groupAt(rankedForPrizes(tournament, winner), place) : [];
  if (group.length < 2 || !group.includes(playerId) || !terms.things.some((each) => each.place === place)) {
    return refuse('THING_NOT_SHARED', { place, playerId });
  }
  if (given.some((each) => each.place === place && each.playerId === playerId)) return { events: [] };
  return { events: [{ type: 'SharedThingGiven', data: { place, playerId, reason } }] };
}
