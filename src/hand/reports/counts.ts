/**
 * Decides on what a player asks of the chips: a count of the bet, of a stack, of the pot (RC 54-A, 60; MO 11.2; TDA 19, 34;
 * RO 3.3, 9.15), and change for a larger chip (RO 9.2).
 */
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseByRule } from '../betting/refusing.js';
import { findSeatInTurn } from '../state/round.js';
import type { Betting } from '../state/street-rules.js';
import { sumChips } from '../judging/gesture.js';
import { readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ReportCommand } from '../../../commands/hand/reports.js';

type Command<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;

export function requestCount(unfolding: HandUnfolding, { askedBy, of }: Command<'RequestCount'>, { betting }: Rulebook): Refused | null {
  const { state } = unfolding;
  const { count, potCount } = betting;
  if (askedBy !== null && indexOf(state, askedBy) < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(askedBy) });
  if (of !== 'bet') {
    const article = cite(of === 'pot' ? potCount.onRequest : count.stackBehind)[0]!;
    unfolding.push({ type: 'CountGiven', data: { askedBy, of, countedBy: 'nobody', amount: null, article } });
    return null;
  }
  if (!isBetCountDue(state, askedBy, count)) return refuse('COUNT_NOT_DUE', { askedBy }, articleOf(count.bet.whoMayAsk));
  const article = cite(count.bet.whoCounts, count.bet.whoMayAsk)[0]!;
  const countedBy = count.bet.whoCounts.value;
  unfolding.push({ type: 'CountGiven', data: { askedBy, of, countedBy, amount: state.currentBet, article } });
  return null;
}

/** Officials may have any bet counted. */
function isBetCountDue(state: HandState, askedBy: number | null, { bet }: Betting['count']): boolean {
  if (state.currentBet === 0) return false;
  if (askedBy === null) return true;
  const i = indexOf(state, askedBy);
  if (((state.live >> i) & 1) === 0) return false;
  const bettors = state.bets.flatMap((put, k) => (k !== i && put === state.currentBet ? [k] : []));
  if (bet.whoMayAsk.value === 'opponentStillIn') return bettors.length > 0;
  return state.turn === i && state.bets[i]! < state.currentBet && bettors.some((k) => ((state.allIn >> k) & 1) === 1);
}

/** Change is given for an amount that was said first; silent chips are an act, and read as such. */
export function requestChange(
  unfolding: HandUnfolding,
  { seat, chips, announced }: Command<'RequestChange'>,
  { betting: { change } }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  if (state.turn < 0 || state.turn !== indexOf(state, seat)) {
    return refuseByRule(state, 'NOT_IN_TURN', { seat: toPlain(seat), turn: findSeatInTurn(state) });
  }
  const rule = cite(change.needsAnnouncement)[0]!;
  if (announced === null) return refuse('AMOUNT_NOT_ANNOUNCED', { seat }, rule.article);
  const { own, stack } = readSituation(state, seat);
  const pushed = sumChips(chips);
  if (!(pushed <= stack)) return refuse('CHIPS_EXCEED_STACK', { seat, pushed: toPlain(pushed), stack });
  const left = pushed - (announced - own);
  if (!(left > 0) || announced <= own) return refuse('NO_CHANGE_DUE', { seat, announced: toPlain(announced), pushed });
  unfolding.push({ type: 'ChangeGiven', data: { seat, announced, pushed, change: left, article: rule } });
  return null;
}
