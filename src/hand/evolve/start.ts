/**
 * How the start of a hand, its antes and its blinds change its state.
 */
import { streetRulesOf } from '../state/street-rules.js';
import { findSeatToAct } from '../betting/turn.js';
import { addAt, type HandDraft, makeZeros } from '../state/draft.js';
import { type HandState, indexOf, initialHandState } from '../state.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { listForcedBets, findLeftOf } from '../betting/forced-bets.js';

export function makeHandState(start: HandStart): HandState {
  const count = start.seats.length;
  const indexOfSeat = NOBODY.slice();
  let live = 0;
  for (let i = 0; i < count; i++) {
    indexOfSeat[start.seats[i]!.seat] = i;
    if (!start.seats[i]!.dead) live |= 1 << i;
  }
  return {
    ...initialHandState,
    phase: 'posting',
    start,
    stacks: start.seats.map((seat) => seat.stack),
    bets: makeZeros(count),
    gathered: makeZeros(count),
    live,
    holeCards: start.seats.map(() => null),
    currentBet: start.stakes.bigBlind,
    increment: start.stakes.bigBlind,
    incrementWhenActed: makeZeros(count),
    postsDue: listForcedBets(start).length,
    leftOfButton: findLeftOf(start, start.button),
    indexOfSeat,
    rules: streetRulesOf(start.rulebook),
  };
}

export function applyAnte(next: HandDraft, i: number, amount: number, allIn: boolean): void {
  next.stacks = addAt(next.stacks, i, -amount);
  if (next.start!.stakes.anteFormat === 'classic') next.gathered = addAt(next.gathered, i, amount);
  else next.deadAnte += amount;
  applyPosting(next, i, allIn);
}

export function applyBlind(next: HandDraft, i: number, amount: number, allIn: boolean): void {
  next.stacks = addAt(next.stacks, i, -amount);
  next.bets = addAt(next.bets, i, amount);
  applyPosting(next, i, allIn);
}

/** Opens the betting when this was the last of the forced bets: the seat left of the big blind speaks first. */
function applyPosting(next: HandDraft, i: number, allIn: boolean): void {
  if (allIn) next.allIn |= 1 << i;
  next.postsDue--;
  if (next.postsDue > 0) return;
  next.phase = 'betting';
  next.turn = findSeatToAct(next, indexOf(next, next.start!.bigBlindSeat) + 1);
}

/** By seat number: no index. */
const NOBODY: readonly number[] = Array.from({ length: 11 }, () => -1);
