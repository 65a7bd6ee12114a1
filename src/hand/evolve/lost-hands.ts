/**
 * What the round was when a hand left it, and how the round changes when the hand comes back.
 */
import { addWager, findRoundBeforeWager, keepRound, listWagersBefore } from '../state/round.js';
import { addAt, type HandDraft } from '../state/draft.js';
import { restoreSeat } from './reports.js';
import { type HandState, indexOf } from '../state.js';
import type { LostHand } from '../state/discards.js';

/** The round before the hand left it; `next` is the hand without it. */
export function keepRoundOfLost(next: HandDraft, state: HandState): LostHand['round'] {
  return { ...keepRound(state), acts: next.acts, street: state.street, wageredFrom: findRoundBeforeWager(state) };
}

/** Whether nobody has acted since seat index `i` left the round, and nothing else has happened to hands or bets. */
export function isUntouched(
  state: Pick<HandState, 'phase' | 'street' | 'acts' | 'live' | 'bets'>,
  i: number,
  round: LostHand['round'],
): boolean {
  const { phase, street, acts, live, bets } = state;
  if (phase !== 'betting' || street !== round.street || acts !== round.acts || live !== (round.live & ~(1 << i))) return false;
  return bets.every((bet, k) => k === i || bet === round.bets[k]);
}

/**
 * The hand lives again. Where nothing has happened since, the round is what it was, its bet of `amount` chips included; else its turn comes
 * in its order, without a raise.
 */
export function applyRetrieval(next: HandDraft, state: HandState, seat: number, amount: number, round: LostHand['round'] | null): void {
  const i = indexOf(state, seat);
  if (((state.live >> i) & 1) === 1) return;
  next.mucked &= ~(1 << i);
  next.stacks = addAt(next.stacks, i, -amount);
  next.bets = addAt(next.bets, i, amount);
  if (amount > 0 && next.stacks[i] === 0) next.allIn |= 1 << i;
  if (round !== null && isUntouched(state, i, round)) {
    const { turn, currentBet, increment, raises, aggressor, settledShort, incrementWhenActed, wageredFrom } = round;
    const wagers = wageredFrom === null ? [] : addWager(listWagersBefore(state.wagers, wageredFrom), wageredFrom);
    Object.assign(next, { turn, currentBet, increment, raises, aggressor, settledShort, incrementWhenActed, wagers });
    next.live |= 1 << i;
  } else if (state.phase === 'betting') restoreSeat(next, state, i);
  else next.live |= 1 << i;
}
