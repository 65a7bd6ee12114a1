/**
 * Players who are out and tell the officials, or do not: under a book that asks for it, in a tournament for points, the latter get none
 * (MO 7.18; TF §8 b15). Their places stay as they are.
 */
import type { InPlay } from '../state.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { PlayerId } from '../../../events/ids.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type Elimination, type Finished, isIn, outOf, type Running } from '../state.js';

export function decideDeclaration({ playerId }: CommandOf<'DeclareElimination'>, tournament: InPlay): TournamentDecision {
  const out = findOut(tournament, playerId);
  if (out.refusal) return out;
  return { events: out.declared ? [] : [{ type: 'EliminationDeclared', data: { playerId } }] };
}

export function decideUndeclared(
  { playerId, reason }: CommandOf<'RecordUndeclaredElimination'>,
  tournament: InPlay,
  book: Rulebook,
): TournamentDecision {
  const out = findOut(tournament, playerId);
  if (out.refusal) return out;
  const { undeclared } = book.floor.elimination;
  const article = articleOf(undeclared);
  if (undeclared.value === 'nothing') return refuse('NOT_IN_THIS_RULEBOOK', {}, article);
  if (tournament.settings.atStake?.forPoints !== true) return refuse('NO_POINTS_AT_STAKE', {}, article);
  if (out.declared) return refuse('ELIMINATION_DECLARED', { playerId });
  return { events: out.declassed ? [] : [{ type: 'PlayerDeclassed', data: { playerId, points: 0, reason, articles: cite(undeclared) } }] };
}

/** A player who is out, or the refusal. */
export function findOut(tournament: Running | Finished, playerId: PlayerId): (Elimination & { readonly refusal?: undefined }) | Refused {
  const out = outOf(tournament, playerId);
  if (out !== undefined) return out;
  return isIn(tournament, playerId) ? refuse('PLAYER_STILL_IN', { playerId }) : refuse('UNKNOWN_PLAYER', { playerId });
}
