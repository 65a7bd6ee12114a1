/**
 * What a player has lost beside their chips comes back: points, because they were declassed wrongly (MO 7.18), or the prize of their place,
 * because they were disqualified wrongly (RC 71; MO 13.1; RO 11.1). Who is still in their hand stays in.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { expulsionOf, type InPlay } from '../state.js';
import { findOut } from './declarations.js';
import { makeWithdrawal } from './expulsion.js';
import { makeLateLift } from './late-disqualification.js';

export function decideDeclassingLift(
  { playerId, reason }: CommandOf<'LiftDeclassing'>,
  tournament: InPlay,
  book: Rulebook,
): TournamentDecision {
  const out = findOut(tournament, playerId);
  if (out.refusal) return out;
  if (!out.declassed) return refuse('NOT_DECLASSED', { playerId });
  return { events: [{ type: 'DeclassingLifted', data: { playerId, reason, articles: cite(book.floor.elimination.undeclared) } }] };
}

export function decideDisqualificationLift(
  { playerId, reason, at }: CommandOf<'LiftDisqualification'>,
  tournament: InPlay,
  book: Rulebook,
): TournamentDecision {
  const pending = expulsionOf(tournament, playerId);
  if (pending !== undefined) return { events: [makeWithdrawal(tournament, pending, reason)] };
  const out = findOut(tournament, playerId);
  if (out.refusal) return out;
  if (out.cause !== 'disqualified') return refuse('NOT_DISQUALIFIED', { playerId });
  const { floor, discipline } = book;
  const articles = cite(discipline.penalty.disqualifiedBy, floor.prize.disqualified);
  const before = out.beforeDisqualification;
  if (before !== undefined) return { events: makeLateLift(tournament, out, before, { reason, at, articles }) };
  return { events: [{ type: 'DisqualificationLifted', data: { playerId, reason, articles } }] };
}
