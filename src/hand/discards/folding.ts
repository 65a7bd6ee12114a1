/**
 * A hand given up by its cards: a fold in turn, one before its turn, or one that comes when nothing is left to answer.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { recordEarlyAct } from '../acts/early-acts.js';
import { makeOutOfTurnOffence } from '../betting/out-of-turn-offence.js';
import { findFreeFold } from '../judging/free-fold.js';
import { readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { loseHand } from './death.js';

export function foldAway(unfolding: HandUnfolding, seat: number, byMistake: boolean, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const { betting } = book;
  if (state.phase === 'betting' && state.turn === indexOf(state, seat)) return foldInTurn(unfolding, seat, byMistake, book);
  const pending = state.actState?.early.filter((act) => act.seat === seat) ?? [];
  if (pending.some(({ ruling }) => ruling === 'fold')) return null;
  if (!pending.some(({ dark }) => dark) && willSpeak(state, indexOf(state, seat))) {
    recordEarlyAct(unfolding, { seat, gesture: { words: { kind: 'fold' } } }, betting, null);
    return null;
  }
  // Its turn will not come: nothing can wait for it.
  loseHand(unfolding, seat, 'mucked', cite(betting.oot.fold), null);
  unfolding.push(makeOutOfTurnOffence(seat, betting, 'fold'));
  unfolding.conclude();
  return null;
}

function foldInTurn(unfolding: HandUnfolding, seat: number, byMistake: boolean, { betting }: Rulebook): Refused | null {
  const free = findFreeFold(readSituation(unfolding.state, seat), betting);
  const refused = unfolding.play({ type: 'fold' });
  if (refused !== null) return refused;
  if (free !== null) {
    const offence = byMistake ? 'discardByMistake' : free.offence;
    unfolding.push({ type: 'InfractionNoted', data: { seat, startsAt: null, ...free, offence } });
  }
  return null;
}

/** Whether the seat's turn is still to come in this round as the bets stand. */
function willSpeak({ phase, turn, stacks, bets, currentBet, incrementWhenActed, settledShort }: HandState, i: number): boolean {
  if (phase !== 'betting' || turn < 0 || stacks[i] === 0) return false;
  return incrementWhenActed[i] === 0 || (bets[i]! < currentBet && ((settledShort >> i) & 1) === 0);
}
