/**
 * How the hand stands at a seat whose turn has not come, once the acts that wait before it are made: what an act before its turn answers
 * (RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14).
 */
import type { Action } from '../betting/action.js';
import { findActionsAtTurn } from '../betting/legal-actions.js';
import { judgeAction } from '../betting/wagers.js';
import { evolve } from '../evolve.js';
import { type HandState, indexOf } from '../state.js';
import type { EarlyAct } from './state.js';

/** An act that waits, as far as the acts after it depend on it. */
export type WaitingAct = Pick<EarlyAct, 'seat' | 'ruling' | 'to'>;

export interface ActStanding {
  readonly state: HandState;
  /** The seat whose bet or raise, still waiting, is the one to answer; null where the bet to answer was made in turn. */
  readonly bettor: number | null;
  /** The amount of that bet or raise has not been said. */
  readonly amountOpen: boolean;
}

/** The hand at the seat, with the waiting acts of the seats before it in turn order laid over it. */
export function readStanding(state: HandState, seat: number, waiting: readonly WaitingAct[]): ActStanding {
  let standing: ActStanding = { state, bettor: null, amountOpen: false };
  for (const between of listSeatsBefore(state, seat)) {
    const act = waiting.find((each) => each.seat === between);
    if (act !== undefined) standing = withAct(standing, act);
  }
  return standing;
}

/** The seat numbers from the one in turn on, in turn order. */
export function listTurnOrder({ start, turn }: HandState): number[] {
  const seats = start!.seats.map(({ seat }) => seat);
  return [...seats.slice(turn), ...seats.slice(0, turn)];
}

/** The seat numbers from the one in turn to this one, without it, in turn order. */
export function listSeatsBefore(state: HandState, seat: number): number[] {
  const order = listTurnOrder(state);
  return order.slice(0, order.indexOf(seat));
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
