/**
 * What follows by itself for prizes: bounties once players are out by a hand, a deal that does not hold any more, and what everybody gets
 * when the tournament is over, told again where it has changed.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommand } from '../commands.js';
import { evolve } from '../evolve.js';
import type { TournamentDecision } from '../refusals.js';
import type { Finished, Running, TournamentState } from '../state.js';
import { awardsOf } from './awards.js';
import { bountyEvents } from './bounties.js';

/** After these somebody may get something else. */
const telling: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'PlayerEliminated',
  'PlayerReinstated',
  'PlayerDisqualified',
  'PlaceCorrected',
  'SettlementCorrected',
  'TournamentReopened',
  'TournamentFinished',
  'BountyWon',
  'SharedThingGiven',
]);

/** The decision with what follows from it. */
export function withPrizes(decision: TournamentDecision, command: TournamentCommand, state: TournamentState): TournamentDecision {
  if (decision.refusal !== undefined || state.phase === 'unknown' || state.phase === 'announced' || state.prizes.terms === null)
    return decision;
  if (!decision.events.some(({ type }) => telling.has(type))) return decision;
  const events = [...decision.events];
  let now = events.reduce(evolve, state) as Running | Finished;
  const push = (event: TournamentEvent): void => {
    events.push(event);
    now = evolve(now, event) as Running | Finished;
  };
  const knockouts = command.type === 'SettleHand' ? (command.knockouts ?? []) : [];
  for (const event of bountyEvents(now, decision.events, knockouts)) push(event);
  const { deal } = now.prizes;
  if (deal !== null) {
    const stranger = decision.events.find(
      (event) => event.type === 'PlayerReinstated' && !deal.shares.some(({ playerId }) => playerId === event.data.playerId),
    );
    if (stranger?.type === 'PlayerReinstated') push({ type: 'DealVoided', data: { deal: deal.deal, playerId: stranger.data.playerId } });
  }
  for (const event of awardEvents(now)) push(event);
  return { events };
}

function awardEvents(state: Running | Finished): TournamentEvent[] {
  const { awarded } = state.prizes;
  const awards = state.phase === 'finished' ? awardsOf(state) : null;
  if (awards === null) return awarded === null ? [] : [{ type: 'AwardsWithdrawn', data: {} }];
  return JSON.stringify(awards) === JSON.stringify(awarded) ? [] : [{ type: 'PrizesAwarded', data: awards }];
}
