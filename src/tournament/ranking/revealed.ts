/**
 * The places of those who went out in the same round of hand-for-hand play (RO 2.7).
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { countWinningPlaces } from '../prizes/pot.js';
import type { Running } from '../state.js';
import { decideSimultaneous } from './simultaneous.js';

/**
 * Those who went out in one round that is over, at several tables, placed with one another; also where the floor reported one of them after
 * its end, or after the end of hand-for-hand play. Where others went out in between by the director's word, the places stay as the director set them.
 */
export function rankRevealed(running: Running, at: number): readonly TournamentEvent[] {
  const { eliminations } = running;
  const play = running.handForHand ?? running.playedHandForHand;
  if (play === null || play.round === 0) return [];
  const last = play.open ? play.round - 1 : play.round;
  const roundOf = ({ from, hands, heldIn }: (typeof eliminations)[number]): number =>
    heldIn ?? play.hands.find((each) => each.table === from.table && each.hand === hands)?.round ?? 0;
  for (const round of [last, last - 1]) {
    const out = round < 1 ? [] : eliminations.filter((each) => each.cause === 'chips' && roundOf(each) === round);
    if (new Set(out.map(({ from }) => from.table)).size < 2 || new Set(out.map(({ batch }) => batch)).size < 2) continue;
    // The director has placed some of them.
    if (out.some(({ ruled }) => ruled)) continue;
    const bubble = play.reason === 'bubble' && countWinningPlaces(running) === undefined ? { bubble: true } : {};
    const players = out.map(({ playerId }) => ({ playerId }));
    const decision = decideSimultaneous({ type: 'EliminatePlayers', players, ...bubble, at }, running);
    if (decision.refusal === undefined) return decision.events;
  }
  return [];
}
