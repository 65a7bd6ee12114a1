/**
 * What the betting of a street is at any moment: the part of a hand's state that every action reads, and that can be come back to.
 */
import type { Street } from '../../../events/values.js';
import type { HandStart } from '../../../commands/hand/start.js';

/** Arrays by seat index, sets of seats as bit masks: bit i is seat index i. */
export interface BettingRound {
  readonly start: HandStart | null;
  readonly street: Street;
  /** Chips behind. */
  readonly stacks: readonly number[];
  /** Chips in front of the seat on this street. */
  readonly bets: readonly number[];
  /** Who can still win. */
  readonly live: number;
  readonly allIn: number;
  /** The index that is to act; -1 for nobody. */
  readonly turn: number;
  /** The level to match; before the flop at least the big blind, however short it was posted. */
  readonly currentBet: number;
  /** The smallest raise over it, in chips. */
  readonly increment: number;
  /** How many full raises the street has seen; the first bet, or the big blind before the flop, is none. */
  readonly raises: number;
  /** The least that the seat must face to raise again, set by its last action on this street; 0 when it has not acted. */
  readonly incrementWhenActed: readonly number[];
  /** The index that bet or raised last on the last street that had betting; -1 for none. */
  readonly aggressor: number;
  /** Seats that owe no more on this street though their bet is short of the current one, by a ruling of the director. */
  readonly settledShort: number;
  /** Seats that may neither bet nor raise on this street: they lost their turn. */
  readonly barred: number;
  /** Folds, checks and acts with chips on this street, counted in one number: see `substantial-action`. */
  readonly acts: number;
  /** The rounds just before the last bets and raises of the street, oldest first, should they have been misread. At most {@link KEPT_WAGERS}. */
  readonly wagers: readonly EarlierRound[];
}

/** The betting of the same street at an earlier moment. Flat: a hand keeps {@link KEPT_WAGERS} of them, however often it is raised. */
export type EarlierRound = Omit<BettingRound, 'start' | 'street' | 'wagers'>;

/** How many bets and raises in a row can be put right, the last one first. */
export const KEPT_WAGERS = 8;

/** The round as it is, to come back to. */
export function keepRound(state: EarlierRound): EarlierRound {
  const { stacks, bets, live, allIn, turn, currentBet, increment, raises } = state;
  const { incrementWhenActed, aggressor, settledShort, barred, acts } = state;
  return {
    stacks,
    bets,
    live,
    allIn,
    turn,
    currentBet,
    increment,
    raises,
    incrementWhenActed,
    aggressor,
    settledShort,
    barred,
    acts,
  };
}

/** The round just before the last bet or raise of the street; null where there was none, or too many of them were put right. */
export function findRoundBeforeWager({ wagers }: Pick<BettingRound, 'wagers'>): EarlierRound | null {
  return wagers.at(-1) ?? null;
}

/** One more bet or raise, made on the round `before`. */
export function addWager(wagers: BettingRound['wagers'], before: EarlierRound): BettingRound['wagers'] {
  return wagers.length < KEPT_WAGERS ? [...wagers, before] : [...wagers.slice(1 - KEPT_WAGERS), before];
}

/** The bets and raises that had been made when the acts of the street were `acts`. */
export function listWagersBefore(wagers: BettingRound['wagers'], { acts }: Pick<BettingRound, 'acts'>): BettingRound['wagers'] {
  return wagers.filter((each) => each.acts < acts);
}

/** The seat number that is to act; null for nobody. */
export function findSeatInTurn({ turn, start }: Pick<BettingRound, 'turn' | 'start'>): number | null {
  return turn < 0 ? null : start!.seats[turn]!.seat;
}

/** How many seats can still win. */
export function countLive({ live }: Pick<BettingRound, 'live'>): number {
  let count = 0;
  for (let mask = live; mask !== 0; mask &= mask - 1) count++;
  return count;
}

/** How many live seats have chips left to bet with. */
export function countAble({ live, stacks }: Pick<BettingRound, 'live' | 'stacks'>): number {
  let count = 0;
  for (let i = 0; i < stacks.length; i++) if (((live >> i) & 1) === 1 && stacks[i]! > 0) count++;
  return count;
}
