/**
 * How the hand stands at a seat whose turn has not come, once the acts that wait before it are made: what an act before its turn answers
 * (RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14).
 */
import type { Action } from '../../../commands/hand/action.js';
import { findActionsAtTurn } from '../betting/legal-actions.js';
import { judgeAction } from '../betting/wagers.js';
import { evolve } from '../evolve.js';
import { type HandState, indexOf } from '../state.js';
import type { EarlyAct } from '../state/acts.js';
import { listSeatsBefore, listTurnOrder } from '../betting/turn-order.js';

/** An act that waits, as far as the acts after it depend on it. */
export type WaitingAct = Pick<EarlyAct, 'seat' | 'ruling' | 'to'>;

export interface ActStanding {
  readonly state: HandState;
  /** The seat whose bet or raise, still waiting, is the one to answer; null where the bet to answer was made in turn. */
  readonly bettor: number | null;
  /** The amount of that bet or raise has not been said. */
  readonly amountOpen: boolean;
}

/** The hand at the seat, with the waiting acts of the seats before it in turn order laid over it, lap after lap up to its own. */
export function readStanding(state: HandState, seat: number, waiting: readonly WaitingAct[]): ActStanding {
  let standing: ActStanding = { state, bettor: null, amountOpen: false };
  const laps = waiting.filter((act) => act.seat === seat).length;
  for (let lap = 0; lap <= laps; lap += 1) {
    for (const between of lap < laps ? listTurnOrder(state) : listSeatsBefore(state, seat)) {
      const act = waiting.filter((each) => each.seat === between)[lap];
      if (act !== undefined) standing = withAct(standing, act);
    }
  }
  return standing;
}

/** Whether the bet was raised after the last act of a seat that waits: the seat owes an answer once more. */
export function isRaisedSince(state: HandState, act: EarlyAct, waiting: readonly EarlyAct[]): boolean {
  if (act.ruling === null || act.ruling === 'fold') return false;
  return readStanding(state, act.seat, waiting).state.currentBet > Math.max(act.currentBet, act.to ?? 0);
}

function withAct(standing: ActStanding, { seat, ruling, to }: WaitingAct): ActStanding {
  if (ruling === null || ruling === 'void' || ruling === 'directorDecides') return standing;
  if ((ruling === 'bet' || ruling === 'raise') && to === null) return { ...standing, bettor: seat, amountOpen: true };
  const { state } = standing;
  const action: Action = ruling === 'bet' || ruling === 'raise' ? { type: ruling, to: to! } : { type: ruling };
  const i = indexOf(state, seat);
  const atTurn: HandState = { ...state, turn: i, actState: null, reports: null, incidents: null };
  const event = judgeAction(atTurn, findActionsAtTurn(atTurn, i), action);
  // An act that is not possible on those before it will be released; until then it changes nothing.
  if ('refusal' in event) return standing;
  const after = evolve(atTurn, event);
  if (after.currentBet === state.currentBet) return { ...standing, state: after };
  return { state: after, bettor: seat, amountOpen: false };
}
