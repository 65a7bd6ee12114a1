/**
 * A player who is excluded before they have chips in play: they leave the list and can't come back (RO 1.4).
 */
import { bookOf } from '../book.js';
import type { PlayerId } from '../../../events/ids.js';
import type { DisqualificationCause } from '../../../events/tournament-places.js';
import { cite } from '../../rulebooks/citing.js';
import { renewCommitment } from '../lots/commitment.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import type { Announced, Running } from '../state.js';
import { makePromotion, refuseExcluded } from './registration.js';

interface Exclusion {
  readonly playerId: PlayerId;
  readonly cause: DisqualificationCause;
  readonly reason: string;
}

/** Null where the player of a running tournament has chips in play, or is out: then they leave the tournament, not a list. */
export function decideExclusion({ playerId, cause, reason }: Exclusion, state: Announced | Running): TournamentDecision | null {
  const list = state.phase === 'announced' ? state.list : state.entry;
  if (refuseExcluded(list.excluded, playerId) !== null) return { events: [] };
  const waited = list.waiting.includes(playerId);
  const expected = state.phase === 'announced' ? state.registered : state.entry.expected;
  if (!waited && !includesId(expected, playerId)) return state.phase === 'announced' ? refuse('UNKNOWN_PLAYER', { playerId }) : null;
  const { identityFraud } = bookOf(state.settings).floor.registration;
  const articles = cite(...(cause === 'identityFraud' ? [identityFraud] : []));
  const next = waited ? [] : state.phase === 'announced' ? [...makePromotion(state), ...renewCommitment(state)] : [];
  return { events: [{ type: 'PlayerExcluded', data: { playerId, cause, reason, waited, articles } }, ...next] };
}
