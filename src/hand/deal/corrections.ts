/**
 * Decides on blinds of the wrong level or from the wrong seats, and on an act that was misread: what is put right, and until when (RO 2.3, 3.1,
 * 9.20).
 */
import type { Citation } from '../../../events/judging.js';
import type { HandEvent } from '../../../events/hand.js';
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { findActionsAtTurn, findPrice } from '../betting/legal-actions.js';
import { type BettingRound, findRoundBeforeWager } from '../state/round.js';
import { listActsSinceWager, isSubstantialAction } from '../betting/substantial-action.js';
import { judgeAction } from '../betting/wagers.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { checkStart } from '../start/check.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkNotCompleted, checkSeats, isLiveSeat } from './checks.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import { isTooLate } from '../betting/deadline.js';
import { postForcedBets, refundAll } from './redeal.js';

type Command<Type extends DealCommand['type']> = Extract<DealCommand, { type: Type }>;

export function correctLevel(unfolding: HandUnfolding, { level, stakes }: Command<'CorrectLevel'>, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const start = state.start!;
  if (start.level === level && hasSameStakes(start.stakes, stakes)) return null;
  const { startedOnWrongLevel } = book.dealing.hand;
  const articles = cite(startedOnWrongLevel);
  const refused = checkNotCompleted(state) ?? checkStart({ ...start, level, stakes });
  if (refused !== null) return refused;
  if (isTooLate(state, book)) return refuse('SUBSTANTIAL_ACTION_DONE', {}, articles[0]?.article ?? null);
  return beginAgain(unfolding, { type: 'HandLevelCorrected', data: { level, stakes, articles } }, articles);
}

export function correctBlinds(unfolding: HandUnfolding, command: Command<'CorrectBlinds'>, book: Rulebook): Refused | null {
  const { button, smallBlindSeat, bigBlindSeat } = command;
  const { state } = unfolding;
  const start = state.start!;
  if (start.button === button && start.smallBlindSeat === smallBlindSeat && start.bigBlindSeat === bigBlindSeat) return null;
  const articles = cite(book.dealing.sa.stops.wrongPositions);
  const refused = checkNotCompleted(state) ?? checkStart({ ...start, button, smallBlindSeat, bigBlindSeat });
  if (refused !== null) return refused;
  if (isTooLate(state, book)) return refuse('BLINDS_CORRECTION_TOO_LATE', {}, articles[0]?.article ?? null);
  return beginAgain(unfolding, { type: 'BlindsCorrected', data: { button, smallBlindSeat, bigBlindSeat, articles } }, articles);
}

/** All chips come back, the correction is made, antes and blinds are posted again. No book prints what comes of bets made meanwhile. */
function beginAgain(unfolding: HandUnfolding, correction: HandEvent, articles: readonly Citation[]): null {
  unfolding.push({ type: 'BetsReturned', data: { seats: refundAll(unfolding.state), articles: [...articles] } });
  unfolding.push(correction);
  postForcedBets(unfolding);
  unfolding.conclude();
  return null;
}

function hasSameStakes(some: HandStart['stakes'], others: HandStart['stakes']): boolean {
  return (
    some.smallBlind === others.smallBlind &&
    some.bigBlind === others.bigBlind &&
    some.ante === others.ante &&
    some.anteFormat === others.anteFormat &&
    some.antePriority === others.antePriority
  );
}

/** The last bet or raise of the street is put right while the round is open and no substantial action has followed it. */
export function correctMisreadAction(
  unfolding: HandUnfolding,
  { seat, to }: Command<'CorrectMisreadAction'>,
  book: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkNotCompleted(state) ?? checkSeats(state, [seat]);
  if (refused !== null) return refused;
  if (!isLiveSeat(state, seat)) return refuse('HAND_NOT_LIVE', { seat });
  const i = indexOf(state, seat);
  const before = findRoundBeforeWager(state);
  if (before === null || state.aggressor !== i) return refuse('ACTION_NOT_MISREAD', { seat });
  const { afterSubstantialAction, bindsAuthor } = book.betting.misreadByDealer;
  if (state.phase !== 'betting' || isSubstantialAction(listActsSinceWager(state), book.betting.substantialAction, 'turn'))
    return refuse('SUBSTANTIAL_ACTION_DONE', {}, articleOf(afterSubstantialAction));
  const from = state.bets[i]!;
  if (to === from) return null;
  const meant = readActionMeant({ ...state, ...before, wagers: [] }, i, to);
  if ('refusal' in meant) return meant;
  const articles = cite(bindsAuthor);
  const back = state.start!.seats.flatMap((other, k) => {
    const amount = state.bets[k]! - before.bets[k]!;
    return k !== i && amount > 0 ? [{ seat: other.seat, amount }] : [];
  });
  if (back.length > 0) unfolding.push({ type: 'BetsReturned', data: { seats: back, articles } });
  unfolding.push({ type: 'ActionCorrected', data: { seat, ...meant, from, articles } });
  unfolding.conclude();
  return null;
}

type CorrectedAction = Pick<Extract<HandEvent, { type: 'ActionCorrected' }>['data'], 'action' | 'to' | 'allIn'>;

/** What the act was, as the hand stood before it; a refusal where it could not have been that. */
function readActionMeant(before: BettingRound, i: number, to: number): CorrectedAction | Refused {
  const own = before.bets[i]!;
  const price = findPrice(before, i);
  const legal = findActionsAtTurn(before, i);
  if (!Number.isSafeInteger(to))
    return refuse('BET_OUT_OF_RANGE', { seat: legal.seat, to: toPlain(to), min: own, max: own + before.stacks[i]! });
  if (to === own && legal.canCheck) return { action: 'check', to: own, allIn: false };
  const action = to === own + legal.callAmount && to <= price ? ({ type: 'call' } as const) : ({ type: legal.wager, to } as const);
  const event = judgeAction(before, legal, action);
  if ('refusal' in event) return event;
  if (event.type === 'Called') return { action: 'call', to: event.data.to, allIn: event.data.allIn };
  if (event.type === 'BetPlaced' || event.type === 'Raised')
    return { action: event.type === 'Raised' ? 'raise' : 'bet', to: event.data.to, allIn: event.data.allIn };
  return { action: 'check', to: own, allIn: false };
}
