/**
 * Whether so much was played that a fault of the deal stays (RC 35, 36; MO 2.20; RO 6.7; TF §2 b17).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { listActsOnStreet, isSubstantialAction } from './substantial-action.js';
import type { HandState } from '../state.js';

/** Whether the acts of the running street are substantial action by the hand's book: what the book itself measures a misdeal by. */
export function isSubstantial(state: Pick<HandState, 'acts'>, { betting, dealing }: Pick<Rulebook, 'betting' | 'dealing'>): boolean {
  const acts = listActsOnStreet(state);
  if (dealing.misdeal.deadline.value === 'twoPlayersWithChips') return acts.filter(({ kind }) => kind === 'chips').length >= 2;
  return isSubstantialAction(acts, betting.substantialAction, 'turn');
}

/** The settings by which a book defines substantial action. */
export function measureOf({ betting, dealing }: Pick<Rulebook, 'betting' | 'dealing'>): readonly Setting[] {
  if (dealing.misdeal.deadline.value === 'twoPlayersWithChips') return [dealing.misdeal.deadline];
  const { two, three, threeChecks } = betting.substantialAction;
  return [two, three, threeChecks];
}

/** Whether it is too late for a misdeal, a change of level or of the blinds; on the flop and later it always is. */
export function isTooLate(state: HandState, book: Rulebook): boolean {
  return state.board.length > 0 || state.phase === 'showdown' || isSubstantial(state, book);
}
