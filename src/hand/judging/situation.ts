/**
 * What a judgement needs to know of the hand: the bet that a seat faces, its stack, what it may do.
 */
import { findActionsAtTurn, findPrice, type RaiseBar } from '../betting/legal-actions.js';
import { countLive } from '../state/round.js';
import { countChipsInPlay } from '../pots/pots.js';
import { type HandState, indexOf } from '../state.js';
import { sumChips } from './gesture.js';

/** Amounts in chips; totals are what stands in front of the seat on this street. */
export interface Situation {
  readonly seat: number;
  /** What it has in front of it on this street. */
  readonly own: number;
  /** Chips behind. */
  readonly stack: number;
  /** Chips of an earlier act that did not stand: still on the table, not yet in the bet. */
  readonly lying: number;
  /** The total to match. */
  readonly price: number;
  /** The total that a call comes to: the price, or the whole stack where it is short of it. */
  readonly callTo: number;
  /** There is something to call. */
  readonly facesBet: boolean;
  /** Somebody has bet on this street; before the flop the big blind has. */
  readonly opened: boolean;
  /** What a raise must add. */
  readonly increment: number;
  /** The smallest full bet or raise, whatever the stack. */
  readonly minTo: number;
  /** All in. */
  readonly allInTo: number;
  readonly raiseBar: RaiseBar | null;
  readonly chipUnit: number;
  readonly bigBlind: number;
  /** Everything put in so far, this street's bets and antes included. */
  readonly pot: number;
  /** Two players hold cards. */
  readonly headsUp: boolean;
  /** The bet faced is the first of the street, or the big blind: nobody has raised. */
  readonly openingBet: boolean;
  /** Before the flop, nobody has raised: only the big blind is owed. */
  readonly owesBigBlind: boolean;
  /** The big blind, with nothing to call. */
  readonly bigBlindOption: boolean;
}

/** What a seat has in front of it on the street with these chips, and with those of an act that did not stand. */
export function addChips({ own, lying }: Situation, chips: readonly number[]): number {
  return own + lying + sumChips(chips);
}

/** The situation of a seat as if it were its turn. The seat must be live and have chips. */
export function readSituation(state: HandState, seat: number): Situation {
  const i = indexOf(state, seat);
  const start = state.start;
  if (start === null || i < 0) throw new Error(`seat ${seat} is not in the hand`);
  const legal = findActionsAtTurn(state, i);
  const own = state.bets[i]!;
  const stack = state.stacks[i]!;
  const price = Math.max(own, findPrice(state, i));
  const { chipUnit, bigBlindSeat } = start;
  const { bigBlind } = start.stakes;
  const callTo = Math.min(price, own + stack);
  const preflop = state.street === 'preflop';
  return {
    seat,
    own,
    stack,
    lying: state.actState?.restriction?.seat === seat ? state.actState.restriction.committed : 0,
    price,
    callTo,
    facesBet: callTo > own,
    opened: state.currentBet > 0,
    increment: state.increment,
    minTo: Math.ceil((state.currentBet + state.increment) / chipUnit) * chipUnit,
    allInTo: own + stack,
    raiseBar: legal.raiseBar,
    chipUnit,
    bigBlind,
    pot: countChipsInPlay(state),
    headsUp: countLive(state) === 2,
    openingBet: state.raises === 0,
    owesBigBlind: preflop && state.raises === 0 && state.currentBet === bigBlind,
    bigBlindOption: preflop && seat === bigBlindSeat && callTo === own,
  };
}
