/**
 * Decides what follows from the director's word: an answer to a question that a book leaves to them, or a departure from the
 * text for fairness (RC 1; MO 13.2; TDA 1; RO 1.1).
 */
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { ownSetting } from '../../rulebooks/setting.js';
import type { Action } from '../../../commands/hand/action.js';
import { refuseByRule } from '../betting/refusing.js';
import { findSeatInTurn } from '../state/round.js';
import type { Betting } from '../state/street-rules.js';
import { judgeGesture } from '../judging/judge.js';
import { type Situation, readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { ruleOnReport } from '../reports/rulings.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ActCommand } from '../../../commands/hand/acts.js';
import { checkGesture } from '../acts/gesture-checks.js';
import type { OpenRuling } from '../state/acts.js';
import { makeGestureEvents } from '../acts/table-acts.js';

type Command<Type extends ActCommand['type']> = Extract<ActCommand, { type: Type }>;

/** The options that leave an amount to the director. */
const setsAmount = new Set<OpenRuling['default']>(['holdToBet', 'holdToRaise', 'callSmallerAmount']);

export function ruleOnAction(unfolding: HandUnfolding, command: Command<'RuleOnAction'>, { betting }: Rulebook): Refused | null {
  const { rulingId, option, amount = null, reason = null } = command;
  const { actState } = unfolding.state;
  const ruling = actState?.ruling ?? null;
  if (ruling === null || ruling.rulingId !== rulingId) {
    const closed = actState?.closed.find((each) => each.rulingId === rulingId);
    if (closed === undefined) return refuse('UNKNOWN_RULING', { rulingId: toPlain(rulingId) });
    return closed.option === option && closed.amount === amount ? null : refuse('RULING_CLOSED', { rulingId });
  }
  const offered = ruling.options.find((each) => each.option === option);
  if (offered === undefined) return refuse('OPTION_NOT_ALLOWED', { option, options: ruling.options.map((each) => each.option) });
  const situation = readSituation(unfolding.state, ruling.seat);
  const refused = checkAmount(situation, option, amount);
  if (refused !== null) return refused;
  unfolding.push({ type: 'RulingGiven', data: { rulingId, option, amount, reason } });
  if (!ruleOnReport(unfolding, ruling, option, betting)) carryOut(unfolding, situation, ruling, option, amount ?? offered.to, betting);
  return null;
}

function checkAmount(situation: Situation, option: OpenRuling['default'], amount: number | null): Refused | null {
  if (!setsAmount.has(option)) return amount === null ? null : refuse('AMOUNT_NOT_EXPECTED', { option });
  const { own, callTo, minTo, allInTo, chipUnit, seat } = situation;
  const smaller = option === 'callSmallerAmount';
  if (amount === null) return smaller ? refuse('AMOUNT_REQUIRED', { option }) : null;
  const [min, max] = smaller ? [own + 1, callTo] : [Math.min(minTo, allInTo), allInTo];
  if (!Number.isInteger(amount) || amount < min || amount > max)
    return refuse('AMOUNT_OUT_OF_RANGE', { amount: toPlain(amount), min, max });
  return amount === max || amount % chipUnit === 0 ? null : refuse('NOT_A_CHIP_MULTIPLE', { seat, field: 'amount', amount, chipUnit });
}

/** The events of what the director chose. `to` is the total that the option or the director fixed. */
function carryOut(
  unfolding: HandUnfolding,
  situation: Situation,
  { seat, committed }: OpenRuling,
  option: OpenRuling['default'],
  to: number | null,
  betting: Betting,
): void {
  const articles = cite(betting.turn.chipsInTurnBinding);
  const play = (action: Action, staying = 0): void => {
    const refused = unfolding.play(action, staying);
    if (refused !== null) throw new Error(`the option ${option} comes to no legal action: ${refused.refusal.code}`);
  };
  switch (option) {
    case 'check':
    case 'call':
    case 'callFullAmount':
    case 'holdToCall':
      return play({ type: situation.facesBet ? 'call' : 'check' });
    case 'fold':
    case 'foldLosingChips':
      return play({ type: 'fold' }, committed);
    case 'takeBetsBack':
      return play({ type: 'fold' });
    case 'bet':
    case 'raise':
    case 'asPushed':
    case 'uphold':
    case 'restore':
      return to === null ? undefined : play(makeActionTo(situation, to));
    case 'holdToBet':
    case 'holdToRaise':
    case 'anyLegalBet':
    case 'anyLegalRaise': {
      if (situation.raiseBar !== null) return play({ type: situation.facesBet ? 'call' : 'check' });
      if (to !== null) return play(makeActionTo(situation, Math.max(to, Math.min(situation.minTo, situation.allInTo))));
      const minTo = Math.min(situation.minTo, situation.allInTo);
      return unfolding.push({ type: 'AmountAwaited', data: { seat, wager: situation.opened ? 'raise' : 'bet', minTo, articles } });
    }
    case 'callOrFold':
      return unfolding.push({ type: 'ActVoided', data: { seat, options: ['call', 'fold'], committed, articles } });
    case 'callSmallerAmount': {
      const total = to ?? situation.callTo;
      if (total === situation.callTo) return play({ type: 'call' });
      return callShort(unfolding, situation, total);
    }
    case 'free':
      return undefined;
    default:
      throw new Error(`the option ${option} answers no question about an act`);
  }
}

/** The plain action of a total on the street. */
function makeActionTo({ own, callTo, opened, allInTo }: Situation, to: number): Action {
  if (to <= own) return { type: 'check' };
  if (to <= callTo) return { type: 'call' };
  if (to >= allInTo) return { type: 'allIn' };
  return { type: opened ? 'raise' : 'bet', to };
}

/** The director holds a caller to less than the bet; the caller does not match the rest of it. */
function callShort(unfolding: HandUnfolding, { seat, own }: Situation, to: number): void {
  unfolding.push({ type: 'Called', data: { seat, amount: to - own, to, allIn: false } });
  unfolding.conclude();
}

/** The director sets the action of the seat in turn against the text. */
export function overrideRuling(unfolding: HandUnfolding, command: Command<'OverrideRuling'>, { betting }: Rulebook): Refused | null {
  if (unfolding.state.phase === 'completed') return refuse('HAND_COMPLETED');
  const { seat, action, gesture = null } = command;
  const reason = command.reason.trim();
  if (reason === '') return refuse('REASON_REQUIRED');
  const { state } = unfolding;
  const turn = findSeatInTurn(state);
  if (turn === null) return refuse('NO_ACTION_DUE', { seat: toPlain(seat), phase: state.phase });
  if (turn !== seat) return refuseByRule(state, 'NOT_IN_TURN', { seat: toPlain(seat), turn });
  const { ruling = null, restriction = null, judged = null } = state.actState ?? {};
  if (gesture !== null && ruling === null) {
    const refused = checkGesture(state, seat, gesture);
    if (refused !== null) return refused;
  }
  const open = ruling !== null || restriction?.seat === seat;
  const act = ruling === null ? (gesture ?? (open ? (judged?.gesture ?? null) : null)) : (judged?.gesture ?? null);
  if (!open && act === null) return refuse('NOTHING_TO_OVERRIDE', { seat });
  const judgement = act === null ? null : judgeGesture({ ...state, actState: null }, seat, act, betting);
  if (gesture !== null && ruling === null && judgement !== null) {
    for (const event of makeGestureEvents(seat, gesture, judgement)) unfolding.push(event);
  }
  const book = judgement === null ? null : { ruling: judgement.ruling, to: judgement.to, articles: [...judgement.articles] };
  const committed = ruling?.committed ?? restriction?.committed ?? 0;
  const source = ownSetting(betting.director.mayDepart).source;
  unfolding.push({
    type: 'RulingOverridden',
    data: {
      seat,
      rulingId: ruling?.rulingId ?? null,
      action: { type: action.type, to: 'to' in action ? action.to : null },
      reason,
      book,
      article: source.kind === 'article' ? (source.articles[0] ?? null) : null,
    },
  });
  return unfolding.play(action, committed);
}
