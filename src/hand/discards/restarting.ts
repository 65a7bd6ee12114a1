/**
 * The betting of a street begins again, because one who had not acted knew a hand (MO 12.7): all its bets go back but the blinds.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Setting } from '../../rulebooks/setting.js';
import { listForcedBets } from '../betting/forced-bets.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';

export function restartRound(unfolding: HandUnfolding, rule: Setting): void {
  const { state } = unfolding;
  const articles = cite(rule);
  const blinds = blindsOf(state);
  const seats = state
    .start!.seats.map(({ seat }, i) => ({ seat, amount: state.bets[i]! - (blinds.get(i) ?? 0) }))
    .filter(({ amount }) => amount > 0);
  if (seats.length > 0) unfolding.push({ type: 'BetsReturned', data: { seats, articles } });
  unfolding.push({ type: 'BettingRoundRestarted', data: { street: state.street, articles } });
}

/** By index: the blind that lies in front of the seat on this street, in chips. */
function blindsOf({ street, start }: HandState): ReadonlyMap<number, number> {
  const blinds = street === 'preflop' ? listForcedBets(start!).filter(({ kind }) => kind !== 'ante') : [];
  return new Map(blinds.map(({ index, amount }) => [index, amount]));
}
