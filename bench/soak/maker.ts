/**
 * The interface of what makes up commands for a hand, with the context that it gets.
 */
import type { HandState } from '../../src/hand/state.js';
import type { Dice } from './dice.js';
import type { Deck } from './plain-play.js';

/** Makes up a command for the moment, or finds that it can't. */
export type Maker<Command> = (context: Context) => Command | null;

export interface Context {
  readonly state: HandState;
  readonly dice: Dice;
  readonly deck: Deck;
  /** A seat of the hand, rarely one that is not in it. */
  readonly seat: number;
  readonly other: number;
}
