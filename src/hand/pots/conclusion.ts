/**
 * Decides what follows by itself when a decision has been taken: chips returned and gathered, the showdown opened, pots
 * pushed where the winner is beyond doubt, the hand completed.
 * Hard-coded, because all five books agree: `showdown.lastHandStanding`, `winByFold.mustShow`, `winByFold.verifyFolds`,
 * `allIn.liveUntil`.
 */
import type { AwardBasis, HandEvent } from '../../../events/hand.js';
import type { PlayerId } from '../../../events/ids.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import { listOpenOffences } from '../betting/out-of-turn-offence.js';
import { countLive } from '../state/round.js';
import { evolve } from '../evolve.js';
import { settleChipsApart } from './chips-apart.js';
import { holdForOtherTables } from '../betting/all-in.js';
import type { HandState } from '../state.js';
import { makePots, splitPot, findUncalledBet } from './pots.js';
import { listClockwise, findContendersMask, findShowdownOrder, rankTabledHands, findWinnersByCards } from './showdown.js';

/** Adds to `events`, which led to `state`, all that follows from it. */
export function conclude(state: HandState, events: HandEvent[]): HandEvent[] {
  let now = state;
  const push = (event: HandEvent): void => {
    events.push(event);
    now = evolve(now, event);
  };
  if (now.phase === 'betting' && now.turn < 0) {
    const uncalled = findUncalledBet(now);
    if (uncalled !== null) {
      const seat = now.start!.seats[uncalled.index]!.seat;
      push({ type: 'UncalledBetReturned', data: { seat, amount: uncalled.amount, street: now.street } });
    }
    for (const offence of listOpenOffences(now)) push(offence);
    push({ type: 'ChipsGathered', data: { street: now.street, pots: makePots(now) } });
  }
  if (events.length > 0 && now.start?.handForHand === true) holdForOtherTables(now, push);
  if (now.phase === 'settling') {
    if (countLive(now) >= 2) push({ type: 'ShowdownOpened', data: { order: findShowdownOrder(now) } });
    else {
      mergeOrphans(now, push);
      awardLastHands(now, push);
    }
  }
  if (events.length > 0 && now.start?.handForHand === true) holdForOtherTables(now, push);
  // A pot that waits for somebody to ask is pushed when it is asked for.
  if (now.phase === 'showdown' && now.incidents?.showing.awardHeld !== true) {
    mergeOrphans(now, push);
    awardLastHands(now, push);
    if ((now.live & ~now.tabled) === 0) awardByCards(now, push);
  }
  if (events.length > 0 && (now.phase === 'settling' || now.phase === 'showdown') && !now.awards.includes(null)) {
    if (now.reports !== null) settleChipsApart(now, push);
    if (now.actState?.ruling == null) events.push(makeCompletion(now));
  }
  return events;
}

/** The award of a pot to winners in order from the left of the button. */
export function makeAward(state: HandState, pot: number, winners: readonly number[], basis: AwardBasis): HandEvent {
  const { amount } = state.pots[pot]!;
  const { shares, oddChips } = splitPot(amount, winners, state.incidents?.showing.splitUnit ?? state.start!.chipUnit);
  return { type: 'PotAwarded', data: { pot, amount, basis, shares, oddChips } };
}

/** Lets the chips of side pots that nobody is left to win fall to the next pot further in that somebody is. */
export function mergeOrphans(state: HandState, push: (event: HandEvent) => void): void {
  for (let pot = state.pots.length - 1; pot > 0; pot--) {
    if (state.awards[pot] !== null || findContendersMask(state, state.pots[pot]!) !== 0) continue;
    let into = pot - 1;
    while (into > 0 && (state.awards[into] !== null || findContendersMask(state, state.pots[into]!) === 0)) into--;
    if (state.awards[into] !== null) return;
    const book = rulebookFor(state.start!.rulebook);
    const articles = book === null ? [] : cite(book.dealing.pot.allSidePotPlayersDead);
    push({ type: 'PotMerged', data: { pot, into, amount: state.pots[pot]!.amount, articles } });
  }
}

/** Pushes pots that one hand alone can still win, outermost first (RO 10.7): it need not be shown (RO 10.1, 10.5). */
function awardLastHands(state: HandState, push: (event: HandEvent) => void): void {
  for (let pot = state.pots.length - 1; pot >= 0; pot--) {
    if (state.awards[pot] !== null) continue;
    const able = findContendersMask(state, state.pots[pot]!);
    // One bit, and no more.
    if ((able & (able - 1)) === 0) push(makeAward(state, pot, listClockwise(state, able), 'lastHand'));
  }
}

/** Pushes all pots that are left to the best tabled hands, outermost first; none when the board is not known. */
function awardByCards(state: HandState, push: (event: HandEvent) => void): void {
  const strengths = rankTabledHands(state);
  if (strengths === null) return;
  for (let pot = state.pots.length - 1; pot >= 0; pot--) {
    if (state.awards[pot] === null) push(makeAward(state, pot, findWinnersByCards(state, state.pots[pot]!, strengths), 'cards'));
  }
}

/** The end of a hand whose pots are pushed. */
export function makeCompletion(state: HandState): HandEvent {
  const again = state.record.reported === null ? undefined : { again: true as const };
  return { type: 'HandCompleted', data: { results: resultsOf(state), wentToShowdown: state.showdownOrder !== null, ...again } };
}

/** The stacks at both ends of a hand; chips that an earlier hand, corrected meanwhile, gave or took were there from the start. */
export function resultsOf(state: HandState): { seat: number; playerId: PlayerId; stackBefore: number; stackAfter: number }[] {
  const earlier = state.incidents?.claims.earlier ?? [];
  return state.start!.seats.map(({ seat, playerId, stack }, i) => ({
    seat,
    playerId,
    stackBefore: earlier.reduce((before, each) => (each.seat === seat ? before + each.amount : before), stack),
    stackAfter: state.stacks[i]!,
  }));
}
