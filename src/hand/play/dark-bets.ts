/**
 * Decides on acts that are announced before the cards of their street are turned up: what is kept, what binds, and what becomes of them when
 * the cards come (RO 9.16).
 */
import type { HandEvent } from '../../../events/hand.js';
import type { Gesture } from '../../../events/judging.js';
import { toPlain } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { HandDecision } from '../handlers.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';
import { HandUnfolding } from '../unfolding.js';
import type { ActCommand } from '../../../commands/hand/acts.js';
import { killFolded, settleEarlyActs } from '../acts/early-acts.js';
import { checkActor, checkGesture, isSameGesture } from '../acts/gesture-checks.js';

type Command<Type extends ActCommand['type']> = Extract<ActCommand, { type: Type }>;

/** The streets whose cards are turned up, in order. */
const STREETS = ['flop', 'turn', 'river'] as const;

export function betInTheDark(
  unfolding: HandUnfolding,
  { seat, street, gesture }: Command<'BetInTheDark'>,
  { betting }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkActor(state, seat) ?? checkGesture(state, seat, gesture);
  if (refused !== null) return refused;
  const at = STREETS.indexOf(street);
  if (at < 0 || at < state.board.length || state.phase === 'showdown') return refuse('STREET_ALREADY_DEALT', { street });
  const announced = state.actState?.dark.find((bet) => bet.seat === seat && bet.street === street);
  if (announced !== undefined) return isSameGesture(announced.gesture, gesture) ? null : refuse('DARK_BET_PENDING', { seat, street });
  unfolding.push({ type: 'DarkBetRecorded', data: { seat, street, gesture } });
  if (isFold(gesture)) killFolded(unfolding, seat, betting);
  return null;
}

/** A hand that is given up has no turn to wait for; where the table disagrees on the word, the floor says what it was (RO 9.16). */
function isFold({ words, heardByAll = true }: Gesture): boolean {
  return words?.kind === 'fold' && words.conditional !== true && heardByAll;
}

export function confirmDarkBet({ seat, street }: Command<'ConfirmDarkBet'>, state: HandState): HandDecision {
  const announced = state.actState?.dark.find((bet) => bet.seat === seat && bet.street === street);
  if (announced === undefined) return refuse('UNKNOWN_DARK_BET', { seat: toPlain(seat), street });
  return { events: announced.confirmed ? [] : [{ type: 'DarkBetConfirmed', data: { seat, street } }] };
}

/** The street's cards, then the acts that were announced before they were seen. */
export function dealOverDarkBets(dealt: HandEvent, state: HandState): HandDecision {
  const unfolding = new HandUnfolding(state);
  unfolding.push(dealt);
  unfolding.conclude();
  const book = rulebookFor(state.start!.rulebook);
  if (book !== null) settleEarlyActs(unfolding, book.betting);
  return { events: unfolding.events };
}
