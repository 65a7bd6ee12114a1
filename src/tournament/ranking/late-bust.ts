/**
 * A player who went out in the last hand of a satellite, or in its last round of hand-for-hand play, and is reported once it is over: it ends
 * again, with everybody of that moment ranked (MO 1.4, 9.10; RO 1.10, 2.7).
 */
import { rankRevealed } from './revealed.js';
import { foldAll } from '../evolve.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentDecision } from '../refusals.js';
import { type Finished, seatOf, type Table } from '../state.js';
import { decideElimination } from './between-counts.js';
import { makeReopening } from './end.js';
import { rankWithHand } from './same-hand.js';

/** Null for a tournament that somebody has won, and for a player whose table had no part in its end: the phase refuses it. */
export function decideLateBust(command: CommandOf<'EliminatePlayer'>, finished: Finished): TournamentDecision | null {
  const found = seatOf(finished.tables, command.playerId);
  if (finished.qualified === null || found === undefined || !isOfLastMoment(finished, found.table)) return null;
  const again = makeReopening(finished, null, command.at);
  const decision = decideElimination(command, foldAll(finished, [again]));
  if (decision.refusal !== undefined) return decision;
  const out = [again, ...decision.events];
  const events = [...out, ...rankWithHand(foldAll(finished, out), command.playerId)];
  return { events: [...events, ...rankRevealed(foldAll(finished, events), command.at)] };
}

/** Whether somebody went out in the last recorded hand of the table, or in the last round, of which it played a hand. */
function isOfLastMoment({ eliminations, handForHand, playedHandForHand }: Finished, { table, hands }: Table): boolean {
  const reported = eliminations.filter(({ cause }) => cause === 'chips');
  if (hands > 0 && reported.some((out) => out.from.table === table && out.hands === hands && out.handId === null)) return true;
  const play = handForHand ?? playedHandForHand;
  const ofRound = play?.hands.filter(({ round }) => round === play.round) ?? [];
  const isOfRound = (of: number, number: number): boolean => ofRound.some((each) => each.table === of && each.hand === number);
  return isOfRound(table, hands) && reported.some((out) => isOfRound(out.from.table, out.hands));
}
