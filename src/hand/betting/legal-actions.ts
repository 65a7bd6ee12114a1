/**
 * Generates what the seat in turn may do. A command is legal when it is among these: the decider and every client ask here.
 * Hard-coded, because all five books agree: `blinds.bigBlindOption`, `check.raiseAllowed`, `open.maximum`, `minRaise.cap`.
 */
import type { ActState } from '../state/acts.js';
import { isRaiseOpen } from './raising.js';
import type { BettingRound } from '../state/round.js';
import { findHighestLiveBet } from './turn.js';

/**
 * Why no bet or raise is offered. Nobody else could put in more; the stack reaches no further than a call; only short all-ins came; a
 * void act of the seat left it no raise; or it was skipped and has lost its turn.
 */
export type RaiseBar = 'nobodyCanCall' | 'stackTooShort' | 'notReopened' | 'notOffered' | 'turnLost';

export interface LegalActions {
  /** The seat number in turn. */
  readonly seat: number;
  /**
   * True, unless the seat drew back its bet and must call or raise, or has announced a bet or raise. A fold with no bet to match is unwise but binding (RC 58; TDA rule on folding in turn with no bet), so it is
   * offered; engines in which a fold is possible only against a bet differ here and nowhere else.
   */
  readonly canFold: boolean;
  readonly canCheck: boolean;
  /**
   * Chips to add for a call, the whole stack where it is short of that; 0 when there is nothing to call. Never more than a
   * live opponent has in front of them once nobody is left who could still put chips in: the rest would come straight back.
   */
  readonly callAmount: number;
  /** What putting in more is called now. Before the flop the big blind is a bet already. */
  readonly wager: 'bet' | 'raise';
  /** The smallest total on this street to bet or raise to, in chips; the whole stack where it is short of a full raise. Null when none is allowed. */
  readonly minRaiseTo: number | null;
  /** The largest such total: the whole stack. Null when none is allowed. */
  readonly maxRaiseTo: number | null;
  /** Totals between the two must be a multiple of this, in chips; the whole stack always may go in. */
  readonly chipUnit: number;
  /** Why there is no bet or raise; null when there is. */
  readonly raiseBar: RaiseBar | null;
}

/** What the seat in turn may do; null when nobody is to act, or the hand waits for a ruling. */
export function findLegalActions(state: BettingRound & { readonly actState: ActState | null }): LegalActions | null {
  if (state.turn < 0 || state.start === null) return null;
  const legal = findActionsAtTurn(state, state.turn);
  return state.actState === null ? legal : narrowActions(legal, state.actState);
}

/** What seat index `i` may do when the turn comes to it as things stand, whatever an earlier act of its own left it. */
export function findActionsAtTurn(state: BettingRound, i: number): LegalActions {
  const { seats, chipUnit } = state.start!;
  const stack = state.stacks[i]!;
  const bet = state.bets[i]!;
  const callAmount = Math.min(stack, findPrice(state, i) - bet);
  const raiseBar = findRaiseBar(state, i);
  const maxRaiseTo = raiseBar === null ? bet + stack : null;
  return {
    seat: seats[i]!.seat,
    canFold: true,
    canCheck: callAmount === 0,
    callAmount,
    wager: state.currentBet === 0 ? 'bet' : 'raise',
    minRaiseTo: maxRaiseTo === null ? null : Math.min(maxRaiseTo, Math.ceil((state.currentBet + state.increment) / chipUnit) * chipUnit),
    maxRaiseTo,
    chipUnit,
    raiseBar,
  };
}

/** What is left of the actions where an act of the seat did not stand, or only its amount is open. */
function narrowActions(legal: LegalActions, { ruling, restriction }: ActState): LegalActions | null {
  if (ruling !== null) return null;
  if (restriction === null || restriction.seat !== legal.seat) return legal;
  const { options, minTo } = restriction;
  const mayWager = options.includes(legal.wager);
  const { minRaiseTo, maxRaiseTo } = legal;
  return {
    ...legal,
    canFold: options.includes('fold'),
    canCheck: legal.canCheck && options.includes('check'),
    callAmount: options.includes('call') ? legal.callAmount : 0,
    minRaiseTo: mayWager && minRaiseTo !== null && maxRaiseTo !== null ? Math.min(maxRaiseTo, Math.max(minRaiseTo, minTo)) : null,
    maxRaiseTo: mayWager ? maxRaiseTo : null,
    raiseBar: legal.raiseBar ?? (mayWager ? null : 'notOffered'),
  };
}

/** The level that seat index `i` has to match to stay in, in chips. */
export function findPrice(state: BettingRound, i: number): number {
  const opponents = state.live & ~(1 << i);
  for (let k = 0; k < state.stacks.length; k++) {
    if (((opponents >> k) & 1) === 1 && state.stacks[k]! > 0) return state.currentBet;
  }
  return Math.min(state.currentBet, findHighestLiveBet(state, i));
}

function findRaiseBar(state: BettingRound, i: number): RaiseBar | null {
  const { currentBet, bets, stacks } = state;
  if (bets[i]! + stacks[i]! <= currentBet) return 'stackTooShort';
  const barred = ((state.barred >> i) & 1) === 1;
  if (!barred && !isRaiseOpen(state.incrementWhenActed[i]!, currentBet - bets[i]!)) return 'notReopened';
  for (let k = 0; k < stacks.length; k++) {
    if (k !== i && ((state.live >> k) & 1) === 1 && stacks[k]! > 0 && bets[k]! + stacks[k]! > currentBet) return barred ? 'turnLost' : null;
  }
  return 'nobodyCanCall';
}
