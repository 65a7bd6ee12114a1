/**
 * Decides on hands that are all in: when all must lie face up, and what waits for the other tables
 * (RC 16; MO 9.7; TDA 9; RO 2.7, 10.4; TF §10 b7). Nothing is recorded for it in a hand that goes its way: that hands are due follows from
 * the betting, so it is worked out when somebody would muck, refuse or asks.
 * Pure. May import: `events/` (types), `decider`, `rulebooks/` and the hand.
 */
import type { HandEvent } from '../../../events/hand.js';
import { refuse, type Refused } from '../refusals.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { ableCount, type HandState, liveCount } from '../state.js';
import type { Unfolding } from '../unfolding.js';
import type { ShowingCommand } from './commands.js';

type Command<Type extends ShowingCommand['type']> = Extract<ShowingCommand, { type: Type }>;

/**
 * The seats whose hands must be turned up because players are all in and no betting is left; null while none must, and in a hand whose
 * book is not known (an import, a conformance record).
 */
export function allInHandsDue(state: HandState): number[] | null {
  if (state.phase !== 'showdown' && !isRunOut(state)) return null;
  const book = state.start === null ? null : rulebookFor(state.start.rulebook);
  if (book === null || (state.phase === 'showdown' && !wasAllIn(state, book))) return null;
  return state.start!.seats.filter((_, i) => ((state.live >> i) & 1) === 1).map(({ seat }) => seat);
}

/** No betting is left, and streets are still to be dealt. */
function isRunOut(state: HandState): boolean {
  return state.phase === 'awaitingBoard' && ableCount(state) < 2 && liveCount(state) >= 2;
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

export function holdAllInHands(unfolding: Unfolding, _command: Command<'HoldAllInHands'>, { dealing }: Rulebook): Refused | null {
  const { phase, tabled, incidents } = unfolding.state;
  const { delay } = dealing.allIn;
  // Hand for hand, they are held once somebody is called.
  if (unfolding.state.start?.handForHand === true) return null;
  if (delay.value === 'none') return refuse('NOT_HELD_BACK', {}, articleOf(delay));
  if (incidents?.showing.held === true) return null;
  if (phase === 'showdown' || phase === 'completed' || tabled !== 0) return refuse('WRONG_PHASE', { phase });
  unfolding.push({ type: 'AllInHandsHeld', data: { articles: cite(delay) } });
  return null;
}

export function turnUpAllInHands(unfolding: Unfolding, command: Command<'TurnUpAllInHands'>, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const { faceUp } = dealing.allIn;
  const seats = allInHandsDue(state);
  if (seats === null) {
    if (state.phase === 'showdown' || state.phase === 'completed') return refuse('WRONG_PHASE', { phase: state.phase });
    return refuse('BETTING_STILL_POSSIBLE', {}, articleOf(faceUp.when));
  }
  if (state.incidents?.showing.held === true) {
    // Where the tournament knows when they have, it says so itself.
    if (command.otherTablesFinished !== true || state.start?.handForHand === true) return refuseToWait(state);
  } else if (state.incidents?.showing.calledOn != null) return null;
  unfolding.push({ type: 'AllInHandsDue', data: { seats, articles: cite(faceUp.when, faceUp.who) } });
  return null;
}

/** The hands that wait are turned up; where betting was reopened meanwhile, they will not wait when it is over. */
export function releaseAllInHands(unfolding: Unfolding, _command: Command<'ReleaseAllInHands'>, { dealing, floor }: Rulebook): null {
  const { state } = unfolding;
  if (state.incidents === null || !state.incidents.showing.held) return null;
  const waited = waitsForOtherTables(state);
  unfolding.push({ type: 'AllInHandsReleased', data: { articles: cite(floor.handForHand.allIn) } });
  if (!waited) return null;
  const seats = allInHandsDue(state) ?? state.start!.seats.filter((_, i) => ((state.live >> i) & 1) === 1).map(({ seat }) => seat);
  const { faceUp } = dealing.allIn;
  unfolding.push({ type: 'AllInHandsDue', data: { seats, articles: cite(faceUp.when, faceUp.who) } });
  return null;
}
