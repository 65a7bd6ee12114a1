/**
 * What acts do to a hand that is known to hold a wrong number of cards and was to be mended: a button that acts without its card is dead
 * (RC 37; RO 6.8), and so is a small blind whose third card nobody took back in time (MO 2.20; TF §2 b17).
 */
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { settleEarlyActs } from '../acts/early-acts.js';
import { findPlainActs } from '../betting/wagers.js';
import type { HandState } from '../state.js';
import { HandUnfolding } from '../unfolding.js';
import { isTooLate } from '../betting/deadline.js';
import { killThoseActingShort, refuseTooLate } from './misdeals.js';

/** The decided events, with the death of a hand that these acts cost. */
export function followWrongCounts(state: HandState, events: readonly HandEvent[]): readonly HandEvent[] {
  const deal = state.incidents?.deal;
  if (deal === undefined || deal.faults.length === 0) return events;
  const acts = findPlainActs(events);
  const book = rulebookFor(state.start!.rulebook);
  if (acts.length === 0 || book === null) return events;
  const unfolding = new HandUnfolding(state);
  for (const event of events) unfolding.push(event);
  const { button, smallBlindSeat } = state.start!;
  const { counts, buttonCompleted } = deal;
  // What remains of the hand is decided: a hand that is over has no card to lose.
  if (unfolding.state.phase === 'completed') return events;
  if ((counts[button] ?? 2) < 2 && !buttonCompleted && acts.some(({ seat }) => seat === button)) {
    killThoseActingShort(unfolding, button, book);
  }
  if (smallBlindSeat !== null && counts[smallBlindSeat] === 3 && deal.firstBurn !== 'extraCard') {
    if (!isTooLate(state, book) && isTooLate(unfolding.state, book)) refuseTooLate(unfolding, 'wrongCount', [smallBlindSeat], book);
  }
  settleEarlyActs(unfolding, book.betting);
  return unfolding.events;
}
