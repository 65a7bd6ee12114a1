/**
 * Chips that came to light after an all-in and were ruled no part of it: they stay with a player who wins, and are lost with a losing hand (RC 62; RO 9.23).
 */
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import type { HandState } from '../state.js';
import type { ChipsApart } from '../state/reports.js';

/** Settles them once every pot is pushed: they go to who beat their owner, or the director is asked what becomes of them. */
export function settleChipsApart(state: HandState, push: (event: HandEvent) => void): void {
  const book = rulebookFor(state.start!.rulebook);
  if (book === null) return;
  const { allInLoses } = book.betting.hiddenChips.notPart;
  const apart = state.reports?.apart ?? [];
  for (const { seat, amount } of apart) {
    const winner = findWinner(state, seat);
    if (winner === null) continue;
    if (allInLoses.value !== 'directorMayAward') {
      push({ type: 'HiddenChipsAwarded', data: { seat, to: winner, amount } });
      continue;
    }
    push({
      type: 'RulingRequested',
      data: {
        rulingId: (state.actState?.closed.length ?? 0) + 1,
        kind: 'hiddenChips',
        seat,
        options: [
          { option: 'awardToCaller', to: null },
          { option: 'removeFromPlay', to: null },
        ],
        default: 'awardToCaller',
        committed: 0,
        articles: cite(allInLoses),
        reason: { key: 'hiddenChipsLost', parameters: { seat, amount } },
      },
    });
    return;
  }
}

/** Who won the outermost pot that the seat contested, where it won nothing itself; null while it is open, or where the seat has a share. */
export function findWinner({ pots, awards }: HandState, seat: number): number | null {
  if (awards.length === 0 || awards.includes(null)) return null;
  if (awards.some((award) => award!.shares.some((share) => share.seat === seat))) return null;
  const pot = pots.findLastIndex(({ seats }) => seats.includes(seat));
  return awards[Math.max(pot, 0)]!.shares[0]?.seat ?? null;
}

/** The chips of a seat that are kept apart; null for none. */
export function readChipsApart(state: HandState, seat: number): ChipsApart | null {
  return state.reports?.apart.find((each) => each.seat === seat) ?? null;
}
