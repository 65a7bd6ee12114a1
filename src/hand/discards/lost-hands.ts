/**
 * What the round was when a hand left it, and what the hand's coming back makes of the round.
 * Pure. May import: the hand's state.
 */
import { added, type HandDraft } from '../draft.js';
import { restored } from '../report-evolve.js';
import { type HandState, indexOf } from '../state.js';
import type { RoundLeft } from './state.js';

/** The round before the hand left it; `next` is the hand without it. */
export function left(next: HandDraft, state: HandState, seat: number): RoundLeft {
  const { street, turn, currentBet, increment, raises, aggressor, settledShort, incrementWhenActed, wageredFrom, bets } = state;
  const bet = bets[indexOf(state, seat)]!;
  return { street, turn, currentBet, increment, raises, aggressor, settledShort, incrementWhenActed, wageredFrom, bet, acts: next.acts };
}

/** Whether nobody has acted since the hand left the round. */
export function nobodyActedSince(state: Pick<HandState, 'phase' | 'street' | 'acts'>, round: RoundLeft): boolean {
  return state.phase === 'betting' && state.street === round.street && state.acts === round.acts;
}

/**
 * The hand lives again. Where nobody has acted since, the round is what it was, its bet of `amount` chips included; else its turn comes
 * in its order, without a raise.
 */
export function retrieved(next: HandDraft, state: HandState, seat: number, amount: number, round: RoundLeft | null): void {
  const i = indexOf(state, seat);
  if (((state.live >> i) & 1) === 1) return;
  next.mucked &= ~(1 << i);
  next.stacks = added(next.stacks, i, -amount);
  next.bets = added(next.bets, i, amount);
  if (amount > 0 && next.stacks[i] === 0) next.allIn |= 1 << i;
  if (round !== null && nobodyActedSince(state, round)) {
    const { turn, currentBet, increment, raises, aggressor, settledShort, incrementWhenActed, wageredFrom } = round;
    Object.assign(next, { turn, currentBet, increment, raises, aggressor, settledShort, incrementWhenActed, wageredFrom });
    next.live |= 1 << i;
  } else if (state.phase === 'betting') restored(next, state, i);
  else next.live |= 1 << i;
}
