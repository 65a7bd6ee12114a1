/**
 * A deal that the director annuls, because it was entered wrongly. A tournament that it had ended goes on, with the players and the chips of
 * that moment; one that was played to its end pays its prizes by the places.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { evolve } from '../evolve.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { InPlay } from '../state.js';
import { decideReinstatement } from './reinstatement.js';

export function decideAnnulledDeal(command: CommandOf<'AnnulDeal'>, tournament: InPlay, book: Rulebook): TournamentDecision {
  const { deal, reason, at, ratified } = command;
  const made = tournament.prizes.deal;
  if (made === null || made.deal !== deal) return refuse('DEAL_NOT_MADE', { deal });
  if (ratified === true) return refuse('RESULTS_RATIFIED');
  const shares = made.shares.map(({ playerId, cents }) => ({ playerId, cents }));
  const { leftForWinner } = made;
  const events: TournamentEvent[] = [
    { type: 'DealAnnulled', data: { deal, shares, leftForWinner, reason, articles: cite(book.floor.prize.deals) } },
  ];
  let now: InPlay = evolve(tournament, events[0]!);
  // Who gave up last is in again first, so that nobody else changes places.
  for (const { playerId } of tournament.eliminations.filter(({ cause }) => cause === 'deal').toReversed()) {
    const back = decideReinstatement({ type: 'ReinstatePlayer', playerId, reason, at }, now);
    if (back.refusal !== undefined) return back;
    events.push(...back.events);
    now = back.events.reduce<InPlay>(evolve, now);
  }
  return { events };
}
