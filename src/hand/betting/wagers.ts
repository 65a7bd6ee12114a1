/**
 * Judges one action of the seat in turn: it is legal when it is among the generated ones.
 */
import type { HandEvent } from '../../../events/hand.js';
import { toPlain } from '../../decider.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { Action } from '../../../commands/hand/action.js';
import type { LegalActions } from './legal-actions.js';
import { refuseByRule } from './refusing.js';
import type { BettingRound } from '../state/round.js';

/** The event of a plain action. */
export type PlainEvent = Extract<HandEvent, { type: 'Folded' | 'Checked' | 'Called' | 'BetPlaced' | 'Raised' }>;

const PLAIN = new Set<HandEvent['type']>(['Folded', 'Checked', 'Called', 'BetPlaced', 'Raised']);

/** The data of the plain actions among events, in order. */
export function findPlainActs(events: readonly HandEvent[]): PlainEvent['data'][] {
  return events.filter((event): event is PlainEvent => PLAIN.has(event.type)).map(({ data }) => data);
}

type Judged = PlainEvent | Refused;

/** The event of an action by the seat in turn, or why there is none. */
export function judgeAction(state: BettingRound, legal: LegalActions, action: Action): Judged {
  const { seat } = legal;
  switch (action.type) {
    case 'fold':
      return { type: 'Folded', data: { seat } };
    case 'check':
      if (!legal.canCheck) return refuseByRule(state, 'CANNOT_CHECK', { seat, callAmount: legal.callAmount });
      return { type: 'Checked', data: { seat } };
    case 'call':
      return legal.callAmount === 0 ? refuseByRule(state, 'NOTHING_TO_CALL', { seat }) : makeCall(state, legal);
    case 'bet':
      if (legal.wager === 'raise') return refuseByRule(state, 'BET_ALREADY_PLACED', { seat, currentBet: state.currentBet });
      return makeWager(state, legal, action.to);
    case 'raise':
      if (legal.wager === 'bet') return refuseByRule(state, 'NOTHING_TO_RAISE', { seat });
      return makeWager(state, legal, action.to);
    case 'allIn':
      return makeAllIn(state, legal);
  }
}

/** All in counts as what it amounts to; where nobody could call more than a call, as a call. */
function makeAllIn(state: BettingRound, legal: LegalActions): Judged {
  const coversNobody = legal.raiseBar === 'stackTooShort' || legal.raiseBar === 'nobodyCanCall';
  if (coversNobody && legal.callAmount > 0) return makeCall(state, legal);
  return makeWager(state, legal, state.bets[state.turn]! + state.stacks[state.turn]!);
}

function makeCall(state: BettingRound, legal: LegalActions): PlainEvent {
  const { seat, callAmount: amount } = legal;
  return {
    type: 'Called',
    data: { seat, amount, to: state.bets[state.turn]! + amount, allIn: amount === state.stacks[state.turn] },
  };
}

function makeWager(state: BettingRound, legal: LegalActions, to: number): Judged {
  const { seat, minRaiseTo: min, maxRaiseTo: max, chipUnit, callAmount } = legal;
  const stack = state.stacks[state.turn]!;
  const bet = state.bets[state.turn]!;
  if (min === null || max === null) {
    if (legal.raiseBar === 'notReopened') return refuseByRule(state, 'RAISE_NOT_REOPENED', { seat, currentBet: state.currentBet });
    if (legal.raiseBar === 'turnLost') return refuseByRule(state, 'TURN_LOST', { seat });
    if (legal.raiseBar === 'nobodyCanCall') return refuseByRule(state, 'NOBODY_CAN_CALL_A_RAISE', { seat });
    return refuse('STACK_TOO_SHORT_TO_RAISE', { seat, stack, callAmount });
  }
  if (!Number.isInteger(to) || to < 0 || to > max) return refuse('BET_OUT_OF_RANGE', { seat, to: toPlain(to), min, max });
  if (to < min) {
    return legal.wager === 'bet'
      ? refuseByRule(state, 'BELOW_MINIMUM_BET', { seat, to, minBet: min, max })
      : refuseByRule(state, 'BELOW_MINIMUM_RAISE', { seat, to, minRaiseTo: min, max });
  }
  if (to !== max && to % chipUnit !== 0) return refuse('NOT_A_CHIP_MULTIPLE', { seat, field: 'to', amount: to, chipUnit });
  return {
    type: legal.wager === 'bet' ? 'BetPlaced' : 'Raised',
    data: { seat, amount: to - bet, to, allIn: to === max },
  };
}
