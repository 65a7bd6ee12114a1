/**
 * Deals in a player who sat down after a hand was opened. The tournament decides where the button and the blinds are; the hand decides
 * whether the player is in time. Both are read while the tournament is stopped. The hand's acceptance is reported to the tournament.
 */
import { tableOfHand, type TournamentId } from '../../../events/ids.js';
import { planJoining } from '../../tournament/hands/joining.js';
import { refuse } from '../../tournament/refusals.js';
import type { Addressed, StoppedDecision } from '../dispatch/aggregate.js';

async function plan({ address, aside, sources }: Addressed<'hand', 'DealInNewcomer'>): Promise<ReturnType<typeof planJoining>> {
  return planJoining((await sources.load('tournament', address as TournamentId)).state, aside.playerId);
}

export const dealIn: StoppedDecision<'hand', 'DealInNewcomer'> = {
  tournamentOf: (address) => address as TournamentId,
  async findHands(on) {
    const joining = await plan(on);
    return joining.refusal === undefined ? { handId: joining.handId, others: () => [] } : { refusal: joining.refusal };
  },
  async facts(on) {
    const joining = await plan(on);
    if (joining.refusal !== undefined) return { refusal: joining.refusal };
    if (joining.handId !== on.id) return refuse('NO_HAND_OPEN', { table: tableOfHand(on.id) });
    const { seat, stack, button, smallBlindSeat, bigBlindSeat, dealer, stakes } = joining;
    const newcomer = { seat, playerId: on.aside.playerId, stack };
    return { facts: { newcomer, button, smallBlindSeat, bigBlindSeat, dealer, stakes } };
  },
};
