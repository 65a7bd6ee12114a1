/**
 * What follows by itself for prizes: bounties once players are out by a hand, a deal that no longer holds, and what everybody gets
 * when the tournament is over, announced again where it has changed.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { InPlay } from '../state.js';
import type { TournamentUnfolding } from '../unfolding.js';
import { compareAwards } from './award-changes.js';
import { awardsOf } from './awards.js';
import { makeBountyEvents } from './bounties.js';
import type { Knockout } from '../../../commands/tournament/prizes.js';

/** After these somebody may get something else. */
const telling: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'PlayerEliminated',
  'PlayerReinstated',
  'PlayerDisqualified',
  'DisqualificationLifted',
  'PlaceCorrected',
  'OutPlayerDisqualified',
  'EntryAnnulled',
  'EntryTransferred',
  'SettlementCorrected',
  'TournamentReopened',
  'TournamentFinished',
  'BountyWon',
  'SharedThingGiven',
  'PrizesSet',
  'DealAnnulled',
]);

/**
 * Adds what follows for prizes.
 * @param since how many events there were before the decision
 * @param knockouts who has won the last chips of those who are out by the hand that was settled, where the pots show it
 */
export function followPrizes(unfolding: TournamentUnfolding, since: number, knockouts: readonly Knockout[]): void {
  const { state } = unfolding;
  if (state.phase === 'unknown' || state.phase === 'announced' || state.prizes.terms === null) return;
  if (!unfolding.has(telling, since)) return;
  const events = unfolding.events.slice(since);
  unfolding.take(makeBountyEvents(state, events, knockouts));
  unfolding.take(findVoided(events, state));
  const { state: after } = unfolding;
  if (after.phase === 'running' || after.phase === 'finished') unfolding.take(makeAwardEvents(after));
}

/** A player who is in again, and was left out of the deal, voids it; so does one whose entry was annulled, and who had a share of it. */
function findVoided(events: readonly TournamentEvent[], { prizes: { deal } }: InPlay): TournamentEvent[] {
  if (deal === null) return [];
  for (const { type, data } of events) {
    if (type !== 'PlayerReinstated' && type !== 'EntryAnnulled') continue;
    const hasShare = deal.shares.some(({ playerId }) => playerId === data.playerId);
    if (hasShare !== (type === 'EntryAnnulled')) continue;
    return [{ type: 'DealVoided', data: { deal: deal.deal, playerId: data.playerId } }];
  }
  return [];
}

function makeAwardEvents(state: InPlay): TournamentEvent[] {
  const { awarded } = state.prizes;
  const awards = state.phase === 'finished' ? awardsOf(state) : null;
  if (awards === null) return awarded === null ? [] : [{ type: 'AwardsWithdrawn', data: {} }];
  if (JSON.stringify(awards) === JSON.stringify(awarded)) return [];
  if (awarded === null) return [{ type: 'PrizesAwarded', data: awards }];
  const changed = compareAwards(awarded, awards).map(({ playerId, before }) => ({ playerId, was: before }));
  return [{ type: 'PrizesAwarded', data: { ...awards, changed } }];
}
