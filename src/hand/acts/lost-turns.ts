/**
 * Whether a skipped player has lost their turn by the acts made over them (RC 44-B; MO 8.15; RO 9.3, 6.7), and what the book takes
 * from them without a claim.
 */
import { cite } from '../../rulebooks/citing.js';
import { refuseByRule } from '../betting/refusing.js';
import type { Betting } from '../state/street-rules.js';
import { type ActSince, isSubstantialAction } from '../betting/substantial-action.js';
import type { Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { EarlyAct } from '../state/acts.js';
import { listSeatsBefore, listTurnOrder } from '../betting/turn-order.js';

/** The acts that were made over the seat, whose own turn has come or is still to come. */
export function listActsOver(state: HandState, seat: number): readonly EarlyAct[] {
  const before = new Set(listSeatsBefore(state, seat));
  return (state.actState?.early ?? []).filter(
    (act) => !act.dark && !act.simultaneous && act.seat !== seat && (act.again === true || !before.has(act.seat)),
  );
}

/** Whether a street that came too early, and stands, has jumped over the seat. */
export function wasPassedOver({ incidents }: HandState, seat: number): boolean {
  return incidents?.deck.passedOver.includes(seat) ?? false;
}

/** Whether the seat in turn was jumped over by so many acts that its turn is lost. */
export function losesTurn(state: HandState, seat: number, betting: Betting, reasonableTimePassed: boolean): boolean {
  return state.turn === indexOf(state, seat) && losesRight(state, seat, betting, reasonableTimePassed);
}

function losesRight(state: HandState, seat: number, { skipped, substantialAction }: Betting, reasonableTimePassed: boolean): boolean {
  const since = listActsOver(state, seat);
  const covered = (): boolean => wasPassedOver(state, seat) || isSubstantialAction(since.map(actSince), substantialAction, 'turn');
  switch (skipped.losesRightWhen.value) {
    case 'threeActed':
      return new Set(since.map((act) => act.seat)).size >= 3;
    case 'substantialAction':
      return covered();
    case 'reasonableTimeAndSubstantialAction':
      return reasonableTimePassed && covered();
  }
}

function actSince({ seat, ruling }: EarlyAct): ActSince {
  if (ruling === 'fold' || ruling === 'check') return { seat, kind: ruling };
  return { seat, kind: ruling === 'void' || ruling === null ? 'check' : 'chips' };
}

/** Why the seat in turn may do nothing but fold: its hand is dead by what was done over it, and only the director can save it. */
export function refuseSkippedHand(state: HandState, seat: number, betting: Betting): Refused | null {
  if (betting.skipped.consequence.value !== 'deadUnlessSaved' || !losesTurn(state, seat, betting, false)) return null;
  return refuseByRule(state, 'SKIPPED_HAND_DEAD', { seat });
}

/** Takes bet and raise from every seat that has lost its turn by what waits now, where the book leaves it no more than a call. */
export function takeLostTurns(unfolding: HandUnfolding, betting: Betting): void {
  const { state } = unfolding;
  const { consequence, losesRightWhen } = betting.skipped;
  if (consequence.value !== 'callOrFold' || state.turn < 0) return;
  for (const seat of listTurnOrder(state)) {
    const i = indexOf(state, seat);
    const speaks = ((state.live >> i) & 1) === 1 && state.stacks[i]! > 0 && ((state.barred >> i) & 1) === 0;
    const waits = state.actState?.early.some((act) => act.seat === seat) ?? false;
    if (!speaks || waits || !losesRight(state, seat, betting, false)) continue;
    unfolding.push({ type: 'RaiseRightLost', data: { seat, articles: cite(consequence, losesRightWhen) } });
  }
}
