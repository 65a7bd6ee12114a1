/**
 * Offences that end without a penalty, and penalties that are taken back (RC 1; MO 13.2; TDA 1; RO 1.1).
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { InPlay } from '../state.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { cite } from '../../rulebooks/citing.js';
import { refuseUnlessText } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { outOf } from '../state.js';
import { refuseUnlessDirector, refuseUnlessPronouncing } from './authority.js';
import type { DisciplineState, KnownOffence, Penalty } from '../state/discipline.js';
import { MOST_REASON } from '../../../events/values.js';

/** No penalty is given, or it was no offence: that counts for no repetition and takes a reason. */
export function decideOffenceClosing(command: CommandOf<'CloseOffence'>, running: InPlay, book: Rulebook): TournamentDecision {
  const { offenceId, finding, reason, by = 'director' } = command;
  const known = findOpenOffence(running.discipline, offenceId);
  if (known.refusal) return known.outcome === finding ? { events: [] } : { refusal: known.refusal };
  const unauthorised = refuseUnlessPronouncing(book, by);
  if (unauthorised) return unauthorised;
  // Who is out has nothing left to miss.
  if (finding === 'unpunished' && known.due === 'due' && outOf(running, known.playerId) === undefined) {
    return refuse('SANCTION_MANDATORY', { offenceId }, known.articles[0]?.article ?? null);
  }
  const refused = reason === undefined && finding === 'unpunished' ? null : refuseUnlessText('reason', reason ?? '', MOST_REASON);
  if (refused) return refused;
  return { events: [{ type: 'OffenceClosed', data: { offenceId, playerId: known.playerId, finding, reason: reason ?? null, by } }] };
}

export function decideWaiver(command: CommandOf<'WaiveSanction'>, running: InPlay, book: Rulebook): TournamentDecision {
  const { offenceId, reason, by = 'director' } = command;
  const known = findOpenOffence(running.discipline, offenceId);
  if (known.refusal) return known.outcome === 'waived' ? { events: [] } : { refusal: known.refusal };
  const { waiver } = book.discipline.penalty;
  const refused = refuseUnlessDirector(by, waiver);
  if (refused) return refused;
  if (known.due !== 'due') return refuse('NOT_MANDATORY', { offenceId }, known.articles[0]?.article ?? null);
  return { events: [{ type: 'SanctionWaived', data: { offenceId, playerId: known.playerId, reason, articles: cite(waiver) } }] };
}

/** A penalty that was given in error, served or not: its offence is open again. */
export function decideLifting(command: CommandOf<'LiftPenalty'>, running: InPlay, book: Rulebook): TournamentDecision {
  const { penaltyId, reason, by = 'director' } = command;
  const penalty = running.discipline.penalties[penaltyId - 1];
  if (penalty === undefined) return refuse('UNKNOWN_PENALTY', { penaltyId });
  if (penalty.stage === 'lifted') return { events: [] };
  const refused = refuseUnlessDirector(by, book.betting.director.mayDepart);
  if (refused) return refused;
  return { events: [makeLifting(penalty, reason)] };
}

/** The hands that were missed can't be played again. */
function makeLifting({ penaltyId, offenceId, playerId, handsToMiss, remaining }: Penalty, reason: string): TournamentEvent {
  const missed = handsToMiss - remaining;
  return {
    type: 'PenaltyLifted',
    data: { penaltyId, offenceId, playerId, remaining, ...(missed > 0 ? { missed } : {}), reason },
  };
}

/**
 * Offences that a hand noted for what was typed wrongly: they were none. A penalty that was given for one falls away with it; who was
 * disqualified for one is in again by the director's decision only.
 */
export function decideWithdrawal({ handId, revisions, reason }: CommandOf<'WithdrawOffences'>, running: InPlay): TournamentDecision {
  const { offences, penalties } = running.discipline;
  const events = offences.flatMap(({ offenceId, playerId, source, outcome }): TournamentEvent[] => {
    const isMeant = source.kind === 'hand' && source.handId === handId && revisions.includes(source.revision);
    if (!isMeant || outcome === 'unfounded' || outcome === 'disqualified') return [];
    const lifted = penalties
      .filter((penalty) => penalty.offenceId === offenceId && penalty.stage !== 'lifted')
      .map((penalty) => makeLifting(penalty, reason));
    return [...lifted, { type: 'OffenceClosed', data: { offenceId, playerId, finding: 'unfounded', reason, by: 'director' } }];
  });
  return { events };
}

type NotOpen = Refused & { readonly outcome: KnownOffence['outcome'] | null };

/** An offence on which nothing was decided yet. */
export function findOpenOffence({ offences }: DisciplineState, offenceId: number): (KnownOffence & { readonly refusal?: never }) | NotOpen {
  const known = offences[offenceId - 1];
  if (known === undefined) return { ...refuse('UNKNOWN_OFFENCE', { offenceId }), outcome: null };
  return known.outcome === 'open' ? known : { ...refuse('OFFENCE_SETTLED', { offenceId }), outcome: known.outcome };
}
