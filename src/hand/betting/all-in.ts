/**
 * When hands that are all in must lie face up, and what waits for the other tables (RC 16; MO 9.7; TDA 9; RO 2.7, 10.4; TF §10 b7). Nothing is recorded for it in a hand that goes its way: that hands are due follows from
 * the betting, so it is worked out when somebody would muck, refuse or asks.
 */
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { countAble, countLive } from '../state/round.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandState } from '../state.js';

/**
 * The seats whose hands must be turned up because players are all in and no betting is left; null while none must, and in a hand whose
 * book is not known (an import, a conformance record).
 */
export function listAllInHandsDue(state: HandState): number[] | null {
  if (state.phase !== 'showdown' && !isRunOut(state)) return null;
  const book = state.start === null ? null : rulebookFor(state.start.rulebook);
  if (book === null || (state.phase === 'showdown' && !wasAllIn(state, book))) return null;
  return listLiveSeats(state);
}

/** The hands that lie face up by the rule, or that wait for the other tables, by seat; null for none. */
export function listHandsToTurnUp(state: HandState): number[] | null {
  return listAllInHandsDue(state) ?? (waitsForOtherTables(state) ? listLiveSeats(state) : null);
}

function listLiveSeats({ start, live }: HandState): number[] {
  return start!.seats.filter((_, i) => ((live >> i) & 1) === 1).map(({ seat }) => seat);
}

/** No betting is left, and streets are still to be dealt. */
function isRunOut(state: HandState): boolean {
  return state.phase === 'awaitingBoard' && countAble(state) < 2 && countLive(state) >= 2;
}

/** Whether it was an all-in showdown when it opened: hands that were thrown away since do not make it one. */
function wasAllIn({ showdownOrder, allIn, indexOfSeat }: HandState, { dealing }: Rulebook): boolean {
  const seats = showdownOrder ?? [];
  const withoutChips = seats.filter((seat) => ((allIn >> (indexOfSeat[seat] ?? 31)) & 1) === 1).length;
  return dealing.allIn.faceUp.when.value === 'allInAndBettingOver' ? withoutChips > 0 : seats.length - withoutChips < 2;
}

/** Whether the hands that are all in wait face down for the other tables, and with them the streets that are left. */
export function waitsForOtherTables(state: HandState): boolean {
  return state.incidents !== null && state.incidents.showing.held && (isRunOut(state) || isAllInShowdown(state));
}

function isAllInShowdown({ phase, live, allIn }: HandState): boolean {
  return phase === 'showdown' && (live & allIn) !== 0;
}

/**
 * Adds that hands wait, where the tables play hand for hand and somebody was called all in: what follows by itself, so that the tournament
 * hears of it (RO 2.7). What was released once does not wait again.
 */
export function holdForOtherTables(state: HandState, push: (event: HandEvent) => void): void {
  const { start, incidents } = state;
  if (start?.handForHand !== true || !(isRunOut(state) || isAllInShowdown(state))) return;
  // Where the pots are pushed already, as by a result that was entered whole, nothing is left to wait.
  if (state.awards.length > 0 && !state.awards.includes(null)) return;
  const { held, released } = incidents?.showing ?? { held: false, released: false };
  const book = rulebookFor(start.rulebook);
  if (held || released || book === null) return;
  push({ type: 'AllInHandsHeld', data: { articles: cite(book.floor.handForHand.allIn, book.dealing.allIn.delay) } });
}

/** Refuses what waits for the other tables. */
export function refuseToWait({ start }: HandState): Refused {
  const book = rulebookFor(start!.rulebook);
  const setting = start!.handForHand === true ? book?.floor.handForHand.allIn : book?.dealing.allIn.delay;
  return refuse('HAND_FOR_HAND_WAIT', {}, setting === undefined ? null : articleOf(setting));
}

/** Refuses to let a hand go that must be turned up. */
export function refuseToMuckAllIn({ start }: HandState, seat: number): Refused {
  const book = rulebookFor(start!.rulebook);
  return refuse('ALL_IN_MUST_TABLE', { seat }, book === null ? null : articleOf(book.dealing.allIn.muckForbidden));
}
