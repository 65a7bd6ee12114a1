/** The step from a state of the hand to the next command of a plan. Entries without a decision are skipped. */
import type { Street } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import type { Action } from '../../commands/hand/action.js';
import { findLegalActions } from '../hand/betting/legal-actions.js';
import { indexOf, type HandState } from '../hand/state.js';
import { countAble } from '../hand/state/round.js';
import type { HandPlan, PlannedAct, PlannedShow } from './hand-plan.js';

/** The progress in a plan. */
export interface PlanCursor {
  readonly holeCards: number;
  readonly acts: number;
}

export const planStart: PlanCursor = { holeCards: 0, acts: 0 };

/** Why a plan cannot continue. */
export interface PlanStuck {
  readonly code:
    /** The file ends before the hand does. */
    | 'PHH_HAND_UNFINISHED'
    /** The file has another player act, or an act when nobody can. */
    | 'PHH_ACTION_OUT_OF_TURN';
  /** The entry of the file's `actions` with the error; null when it is missing. */
  readonly action: number | null;
  readonly reason: string;
}

export type PlanStep =
  /** `action`: the entry of the file's `actions` for the command; null for none. */
  | { readonly command: HandCommand; readonly action: number | null; readonly cursor: PlanCursor }
  | { readonly stuck: PlanStuck }
  | { readonly done: true };

const dealtStreets = ['flop', 'turn', 'river'] as const;
const streetOrder: readonly Street[] = ['preflop', ...dealtStreets];

/** The next command in this state, with the cursor after it. */
export function nextStep(plan: HandPlan, cursor: PlanCursor, state: HandState): PlanStep {
  if (state.phase === 'notStarted') return { command: { type: 'StartHand', hand: plan.start }, action: null, cursor };
  const hole = plan.holeCards[cursor.holeCards];
  if (hole !== undefined && state.phase !== 'completed') {
    const command: HandCommand = { type: 'RecordHoleCards', seat: hole.seat, cards: hole.cards };
    return { command, action: null, cursor: { ...cursor, holeCards: cursor.holeCards + 1 } };
  }
  const legal = findLegalActions(state);
  const acts = skipVacuous(plan, cursor.acts, state, legal !== null);
  const act = plan.acts[acts];
  if (legal !== null) {
    if (act === undefined) return unfinished(`seat ${legal.seat} is to act on the ${state.street}`);
    if (act.seat !== legal.seat || act.street !== state.street)
      return outOfTurn(act, `it is seat ${legal.seat}'s turn on the ${state.street}`);
    const command: HandCommand = { type: 'Act', seat: act.seat, action: actionOf(act, legal) };
    return { command, action: act.action, cursor: { ...cursor, acts: acts + 1 } };
  }
  const next = { ...cursor, acts };
  const over = state.phase === 'showdown' || state.phase === 'completed';
  if (act !== undefined && (over || act.street === state.street)) return outOfTurn(act, 'nobody has a decision there');
  if (state.phase === 'awaitingBoard') return dealStep(plan, next, state);
  if (state.phase === 'showdown') return showStep(plan, next, state);
  return { done: true };
}

/** Skips checks without a decision, and folds of hands that were dead from the start. */
function skipVacuous(plan: HandPlan, from: number, state: HandState, decisionOpen: boolean): number {
  const reached = streetOrder.indexOf(state.street);
  let index = from;
  for (let act = plan.acts[index]; act !== undefined; act = plan.acts[++index]) {
    const { seat } = act;
    const dead = act.move === 'fold' && plan.start.seats.some((seated) => seated.dead && seated.seat === seat);
    const street = streetOrder.indexOf(act.street);
    const vacuous = act.move === 'checkOrCall' && (decisionOpen ? street < reached : street <= reached);
    if (!dead && !vacuous) break;
  }
  return index;
}

function actionOf(act: PlannedAct, legal: { readonly canCheck: boolean; readonly wager: 'bet' | 'raise' }): Action {
  if (act.move === 'fold') return { type: 'fold' };
  if (act.move === 'checkOrCall') return { type: legal.canCheck ? 'check' : 'call' };
  return { type: legal.wager, to: act.move.to };
}

function dealStep(plan: HandPlan, cursor: PlanCursor, state: HandState): PlanStep {
  const faceUp =
    countAble(state) < 2
      ? plan.shows.find((show) => show.street === state.street && show.cards !== null && owesHand(state, show.seat))
      : undefined;
  if (faceUp !== undefined) return { command: showCommand(faceUp), action: faceUp.action, cursor };
  const street = dealtStreets[state.board.length];
  const cards = plan.board[state.board.length];
  if (street === undefined || cards === undefined) return unfinished(`the ${street ?? 'board'} is not dealt`);
  return { command: { type: 'DealBoard', street, cards }, action: null, cursor };
}

function showStep(plan: HandPlan, cursor: PlanCursor, state: HandState): PlanStep {
  const show = plan.shows.find(({ seat }) => owesHand(state, seat));
  if (show !== undefined) return { command: showCommand(show), action: show.action, cursor };
  const declared = plan.declared.filter(({ pot }) => state.awards[pot] === null);
  if (declared.length > 0) return { command: { type: 'DeclareWinners', winners: declared }, action: null, cursor };
  // The file leaves out the showdown but has the cards: they decide.
  const known = plan.holeCards.find(({ seat }) => owesHand(state, seat));
  if (known !== undefined) return { command: { type: 'TableHand', ...known }, action: null, cursor };
  return unfinished(`seat ${state.showdownOrder?.find((seat) => owesHand(state, seat)) ?? '?'} neither shows nor mucks`);
}

function showCommand({ seat, cards }: PlannedShow): HandCommand {
  return cards === null ? { type: 'MuckHand', seat, fromRecord: true } : { type: 'TableHand', seat, cards };
}

/** Whether the seat has a live hand face down. */
function owesHand(state: HandState, seat: number): boolean {
  const bit = 1 << indexOf(state, seat);
  return (state.live & bit) !== 0 && (state.tabled & bit) === 0;
}

function unfinished(reason: string): PlanStep {
  return { stuck: { code: 'PHH_HAND_UNFINISHED', action: null, reason } };
}

function outOfTurn(act: PlannedAct, reason: string): PlanStep {
  const did = typeof act.move === 'string' ? act.move : `bet or raise to ${act.move.to}`;
  return {
    stuck: {
      code: 'PHH_ACTION_OUT_OF_TURN',
      action: act.action,
      reason: `seat ${act.seat} (${did}) acts on the ${act.street}, but ${reason}`,
    },
  };
}
