/**
 * How invented players play: loosely, by their cards and at random, so that tournaments end in an evening. Pure; randomness comes in as
 * numbers.
 */
import type { Card, HoleCards } from '../../events/values.js';
import type { Action } from '../../commands/hand/action.js';
import type { LegalActions } from '../hand/betting/legal-actions.js';
import { rankHand } from '../hand/cards/ranking.js';
import type { Random } from './random.js';

export interface Spot {
  readonly legal: LegalActions;
  readonly hole: HoleCards;
  readonly board: readonly Card[];
  /** Chips behind, in front of all players, and in the middle. */
  readonly stack: number;
  readonly pot: number;
  readonly bigBlind: number;
  readonly random: Random;
}

/** The player's action, always a legal one. */
export function chooseAction(spot: Spot): Action {
  const strength =
    (spot.board.length === 0 ? beforeTheFlop(spot.hole) : afterTheFlop(spot.hole, spot.board)) + (spot.random() - 0.5) * 0.24;
  const short = spot.stack <= 12 * spot.bigBlind;
  if (spot.legal.canCheck) {
    if (strength > 0.72) return short && spot.random() < 0.7 ? wager(spot, spot.stack) : wager(spot, spot.pot * 0.66);
    return spot.random() < 0.1 ? wager(spot, spot.pot * 0.5) : { type: 'check' };
  }
  const price = spot.legal.callAmount / (spot.pot + spot.legal.callAmount);
  if (strength > 0.9 || (short && strength > 0.66)) return wager(spot, short ? spot.stack : spot.pot);
  if (strength > 0.74 && spot.legal.callAmount <= 2 * spot.bigBlind) return wager(spot, spot.pot * 0.8);
  return strength > 0.36 + price * 0.62 ? { type: 'call' } : { type: 'fold' };
}

/** A bet or raise of about this many chips, or all of them when few would be left; a call when no raise is allowed. */
function wager({ legal, stack }: Spot, about: number): Action {
  const { minRaiseTo, maxRaiseTo, chipUnit } = legal;
  if (minRaiseTo === null || maxRaiseTo === null) return { type: legal.canCheck ? 'check' : 'call' };
  const inFront = maxRaiseTo - stack;
  const to = Math.max(minRaiseTo, Math.round((inFront + legal.callAmount + about) / chipUnit) * chipUnit);
  return to > maxRaiseTo * 0.7 ? { type: 'allIn' } : { type: legal.wager, to };
}

const ranks = '23456789TJQKA';

/** From 0 to about 1: pairs, high cards, suits and neighbours. */
function beforeTheFlop([one, other]: HoleCards): number {
  const [low = 0, high = 0] = [ranks.indexOf(one.charAt(0)), ranks.indexOf(other.charAt(0))].sort((a, b) => a - b);
  if (low === high) return 0.6 + high * 0.034;
  const suited = one.charAt(1) === other.charAt(1) ? 0.06 : 0;
  return high * 0.042 + low * 0.022 + suited + (high - low === 1 ? 0.05 : 0);
}

const worth: Readonly<Record<string, number>> = { 'High card': 0.2, 'One pair': 0.62, 'Two pair': 0.86 };

/** From 0 to 1: the strength of the two cards with the board; the board's own strength counts little. */
function afterTheFlop(hole: HoleCards, board: readonly Card[]): number {
  const own = rankHand([...hole, ...board]);
  const value = worth[own.category] ?? 0.97;
  const pairedBoard = new Set(board.map((card) => card.charAt(0))).size < board.length;
  return pairedBoard && own.category === 'One pair' ? 0.34 : value;
}
