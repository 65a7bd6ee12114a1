/**
 * What the start of a hand, its antes and its blinds make of its state.
 * Pure. May import: `events/` (types) and its neighbours.
 */
import { streetRulesOf } from '../betting/street-rules.js';
import { seatToAct } from '../betting/turn.js';
import { added, type HandDraft, zeros } from '../draft.js';
import { type HandState, indexOf, initialState } from '../state.js';
import type { HandStart } from './commands.js';
import { forcedBets, leftOf } from './forced-bets.js';

export function started(start: HandStart): HandState {
  const count = start.seats.length;
  const indexOfSeat = NOBODY.slice();
  let live = 0;
  for (let i = 0; i < count; i++) {
    indexOfSeat[start.seats[i]!.seat] = i;
    if (!start.seats[i]!.dead) live |= 1 << i;
  }
  return {
    ...initialState,
    phase: 'posting',
    start,
    stacks: start.seats.map((seat) => seat.stack),
    bets: zeros(count),
    gathered: zeros(count),
    live,
    holeCards: start.seats.map(() => null),
    currentBet: start.stakes.bigBlind,
    increment: start.stakes.bigBlind,
    incrementWhenActed: zeros(count),
    postsDue: forcedBets(start).length,
    leftOfButton: leftOf(start, start.button),
    indexOfSeat,
    rules: streetRulesOf(start.rulebook),
  };
}

export function antePosted(next: HandDraft, i: number, amount: number, allIn: boolean): void {
  next.stacks = added(next.stacks, i, -amount);
  if (next.start!.stakes.anteFormat === 'classic') next.gathered = added(next.gathered, i, amount);
  else next.deadAnte += amount;
  posted(next, i, allIn);
}

export function blindPosted(next: HandDraft, i: number, amount: number, allIn: boolean): void {
  next.stacks = added(next.stacks, i, -amount);
  next.bets = added(next.bets, i, amount);
  posted(next, i, allIn);
}

/** Opens the betting when this was the last of the forced bets: the seat left of the big blind speaks first. */
function posted(next: HandDraft, i: number, allIn: boolean): void {
  if (allIn) next.allIn |= 1 << i;
  next.postsDue--;
  if (next.postsDue > 0) return;
  next.phase = 'betting';
  next.turn = seatToAct(next, indexOf(next, next.start!.bigBlindSeat) + 1);
}

/** By seat number: no index. */
const NOBODY: readonly number[] = Array.from({ length: 11 }, () => -1);
