/**
 * Decides on a player who sat down once antes and blinds were posted, but before the first card: they are dealt in, and the blinds are posted again
 * where they then belong (RC 10; RO 2.3).
 */
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { checkStart } from '../start/check.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import { postForcedBets, refundAll } from './redeal.js';
import { quietDeal } from '../state/deal.js';

type Command = Extract<DealCommand, { type: 'DealInNewcomer' }>;

export function dealInNewcomer(unfolding: HandUnfolding, command: Command, { floor, dealing }: Rulebook): Refused | null {
  const { newcomer, button, smallBlindSeat, bigBlindSeat, dealer, stakes } = command;
  const { state } = unfolding;
  const start = state.start!;
  if (start.seats.some(({ seat, playerId }) => seat === newcomer.seat && playerId === newcomer.playerId)) return null;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const deal = state.incidents?.deal ?? quietDeal;
  if (deal.attempt > 1) return refuse('NEWCOMER_NOT_IN_REDEAL', { seats: [newcomer.seat] }, articleOf(dealing.misdeal.replay.newPlayer));
  const { deadline } = floor.newPlayer;
  if (deal.phase !== 'presumed' || isUnderWay(state)) return refuse('DEAL_ALREADY_BEGUN', { seat: newcomer.seat }, articleOf(deadline));
  const seats = [...start.seats, { ...newcomer, dead: false }].sort((one, other) => one.seat - other.seat);
  const refused = checkStart({ ...start, seats, button, smallBlindSeat, bigBlindSeat, stakes });
  if (refused !== null) return refused;
  const articles = cite(deadline);
  const back = refundAll(state);
  if (back.length > 0) unfolding.push({ type: 'BetsReturned', data: { seats: back, articles } });
  unfolding.push({ type: 'NewcomerDealtIn', data: { ...newcomer, button, smallBlindSeat, bigBlindSeat, dealer, stakes, articles } });
  postForcedBets(unfolding);
  unfolding.conclude();
  return null;
}

/** Cards are out, though nobody reported the deal. */
function isUnderWay({ acts, board, holeCards, phase }: HandState): boolean {
  return acts > 0 || board.length > 0 || phase === 'showdown' || holeCards.some((cards) => cards !== null);
}
