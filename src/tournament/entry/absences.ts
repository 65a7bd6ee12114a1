/**
 * Players who are not at their seats: their stacks stay in play, blinds and antes are taken, and their hands are dead until they are back
 * (RC 30; MO 2.18, 3.2; RO 1.9, 4.1; TF §4 b2).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import { includesId } from '../state/sorted-ids.js';
import { type Running, seatOf } from '../state.js';
import { decideLateEntry } from './late-entry.js';

export function decideAway({ playerId, official }: CommandOf<'MarkAway'>, running: Running, book: Rulebook): TournamentDecision {
  if (seatOf(running.tables, playerId) === undefined) return refuseAbsentee(running, { playerId });
  const { exempt } = book.dealing.presence;
  if (official && exempt.value === 'officials') return refuse('OFFICIAL_IS_EXEMPT', { playerId }, articleOf(exempt));
  if (includesId(running.entry.away, playerId)) return { events: [] };
  return {
    events: [{ type: 'PlayerAway', data: { playerId, articles: cite(book.floor.leave.unannounced, book.dealing.absent.handFate) } }],
  };
}

export function decideBack({ playerId, at }: CommandOf<'MarkBack'>, running: Running, book: Rulebook): TournamentDecision {
  const { away, notArrived, expected } = running.entry;
  if (includesId(expected, playerId)) return refuse('NOT_IN_PLAY', { playerId });
  if (seatOf(running.tables, playerId) === undefined) return refuseAbsentee(running, { playerId });
  if (includesId(running.entry.unchecked, playerId)) return refuse('NOT_CHECKED_IN', { playerId });
  if (includesId(notArrived, playerId)) return decideLateEntry({ type: 'AdmitLatePlayer', playerId, at }, running, book);
  return { events: includesId(away, playerId) ? [{ type: 'PlayerBack', data: { playerId } }] : [] };
}
