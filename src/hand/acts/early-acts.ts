/**
 * Decides on acts before their turn: what is recorded of them, and whether they bind once the turn comes; acts made at the same
 * moment and in the dark too (RC 44-A; MO 8.14, 8.16; TDA 30, 36; RO 9.3, 9.16, 9.18; TF §9 b14, b15).
 * Hard-coded, because all five books agree: `oot.unchangedBy`, `dark.allowed`.
 */
import type { Gesture, OfferedOption, RulingOption } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Betting } from '../state/street-rules.js';
import { completeGesture } from '../judging/gesture.js';
import { judgeGesture } from '../judging/judge.js';
import { listAllOptions, listOptionsWithoutRaise } from '../judging/outcome.js';
import { readSituation } from '../judging/situation.js';
import { isPlaying } from '../betting/live-hands.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { takeLostTurns } from './lost-turns.js';
import { dependsOnEnd, makeOutOfTurnOffence } from '../betting/out-of-turn-offence.js';
import { type ActStanding, isRaisedSince, readStanding } from './standing.js';
import type { EarlyAct } from '../state/acts.js';
import { makeGestureEvents, makeRulingRequest, takeGesture } from './table-acts.js';
import { listSeatsBefore } from '../betting/turn-order.js';

/** An act as it was seen. */
export interface SeatAct {
  readonly seat: number;
  readonly gesture: Gesture;
}

/** What there was when several seats acted at once. */
export interface Moment {
  /** The acts that waited by then. */
  readonly waiting: readonly EarlyAct[];
  /** The act of the seat in turn; null where it was none of them. */
  readonly inTurn: SeatAct | null;
}

/** Records an act before its turn, judged on top of those that wait before it. `moment`: it was made with others; null for alone. */
export function recordEarlyAct(unfolding: HandUnfolding, { seat, gesture }: SeatAct, betting: Betting, moment: Moment | null): void {
  const { state } = unfolding;
  const standing =
    moment === null ? readStanding(state, seat, earlyOf(state)) : readStandingTogether(state, { seat, gesture }, moment, betting);
  const { ruling, to } = judgeGesture(standing.state, seat, gesture, betting);
  const folds = ruling === 'fold';
  // A fold to a raise over an act that waits comes after that act, which others have answered.
  const former = earlyOf(state).findLast((act) => act.seat === seat);
  const waits = former !== undefined && isRaisedSince(state, former, earlyOf(state));
  const simultaneous = moment?.inTurn != null;
  const { oot, simultaneous: together } = betting;
  const rules = [...(simultaneous ? [together.players] : []), folds ? oot.fold : oot.bindingIfUnchanged];
  const spoken = gesture.words !== undefined;
  const beforeAmount = gesture.words?.kind === 'call' && (standing.amountOpen || state.actState?.restriction?.awaited != null);
  // A call before the amount is an offence of its own, noted when it is judged. A player who acts together with the one to act is not early,
  // unless their book takes it for an act out of turn.
  const offends = !beforeAmount && !(simultaneous && together.players.value === 'turnOrder');
  const sanctionOpen = offends && !folds && dependsOnEnd(betting);
  unfolding.push({
    type: 'OutOfTurnActRecorded',
    data: {
      seat,
      gesture,
      ruling,
      to,
      currentBet: standing.state.currentBet,
      ...(standing.bettor === null ? {} : { answers: standing.bettor }),
      ...(standing.amountOpen ? { amountOpen: true } : {}),
      skipped: listSkipped(state, seat),
      simultaneous,
      ...(sanctionOpen ? { sanctionOpen } : {}),
      ...(folds && !waits ? { dies: true as const } : {}),
      articles: cite(...rules, ...(spoken ? [] : [oot.silentChipsCount])),
    },
  });
  if (offends && !sanctionOpen) unfolding.push(makeOutOfTurnOffence(seat, betting, folds ? 'fold' : 'stands'));
  takeLostTurns(unfolding, betting);
}

/**
 * The hand as it stood when several acted at once. Taken in order they answer each other as far as they agree: a call or a raise where
 * nobody had bet can only mean the bet that was made with it, and an all-in agrees with whatever was done before it (RO 9.18).
 */
function readStandingTogether(state: HandState, { seat, gesture }: SeatAct, { waiting, inTurn }: Moment, betting: Betting): ActStanding {
  const standing = readStanding(state, seat, waiting);
  const { facesBet, opened } = readSituation(standing.state, seat);
  const { words } = gesture;
  const isAllIn = words?.kind === 'allIn' && words.conditional !== true;
  const answers = isAllIn || (words?.kind === 'call' && !facesBet) || (words?.kind === 'raise' && !opened);
  if (!answers || betting.simultaneous.players.value !== 'turnOrder') return standing;
  const first = inTurn === null ? [] : [{ seat: inTurn.seat, ...judgeGesture(state, inTurn.seat, inTurn.gesture, betting) }];
  return readStanding(state, seat, [...first, ...earlyOf(state)]);
}

function earlyOf({ actState }: HandState): readonly EarlyAct[] {
  return actState?.early ?? [];
}

/**
 * Settles the act of every seat that the turn comes to and that acted before it, one after the other. A hand that was folded out of turn is
 * dead already: it does not wait for its turn (RC 44-A, 58; MO 5.1; RO 9.3; TF §6 b1).
 */
export function settleEarlyActs(unfolding: HandUnfolding, betting: Betting): void {
  for (const { seat, dies } of earlyOf(unfolding.state)) if (dies === true) killFolded(unfolding, seat, betting);
  for (let act = actAtTurn(unfolding.state); act !== null; act = actAtTurn(unfolding.state)) settle(unfolding, act, betting);
}

/**
 * Acts made over a player who lost their turn stand as they were made, one after the other, whatever the bet has become by them
 * (RC 44-B). What was open in one of them is settled in the usual way.
 */
export function standActs(unfolding: HandUnfolding, betting: Betting): void {
  for (let act = actAtTurn(unfolding.state); act !== null; act = actAtTurn(unfolding.state)) {
    const plainly = !act.dark && !act.beforeAmount && act.gesture.words?.conditional !== true;
    if (plainly) bind(unfolding, act, betting, betting.skipped.actionsAfterHim);
    else settle(unfolding, act, betting);
  }
}

/** The last hand that lives has won, and dies no more. While a ruling is owed, nobody knows what the others have put in. */
export function killFolded(unfolding: HandUnfolding, seat: number, betting: Betting): void {
  const { state } = unfolding;
  if (state.actState?.ruling != null || !isPlaying(state, indexOf(state, seat))) return;
  unfolding.kill(seat, 'mucked', cite(betting.oot.fold));
  unfolding.conclude();
}

function actAtTurn(state: HandState): EarlyAct | null {
  const { actState, turn } = state;
  if (actState === null || actState.ruling !== null || actState.early.length === 0 || state.phase !== 'betting' || turn < 0) return null;
  const { seat } = state.start!.seats[turn]!;
  return actState.early.find((act) => act.seat === seat) ?? null;
}

function settle(unfolding: HandUnfolding, act: EarlyAct, betting: Betting): void {
  const { seat, gesture } = act;
  if (act.dark && gesture.heardByAll === false) disputeInTheDark(unfolding, act, betting);
  else if (act.dark && !act.confirmed) release(unfolding, act, betting);
  else if (gesture.words?.conditional === true) {
    if (act.sanctionOpen) unfolding.push(makeOutOfTurnOffence(seat, betting, 'stands'));
    takeGesture(unfolding, seat, gesture, betting);
  } else if (act.beforeAmount && betStands(unfolding.state, act)) takeGesture(unfolding, seat, { ...gesture, amountKnown: false }, betting);
  else if (act.ruling === 'fold' || isUnchanged(unfolding.state, act)) bind(unfolding, act, betting);
  else release(unfolding, act, betting);
}

/** Whether the bet is the one that the act faced. */
function isUnchanged(state: HandState, act: EarlyAct): boolean {
  return act.currentBet === state.currentBet && betStands(state, act);
}

/** Whether the bet that was itself made before its turn, and that the act answered, was made. */
function betStands({ aggressor, start }: HandState, { answers }: EarlyAct): boolean {
  return answers === null || start!.seats[aggressor]?.seat === answers;
}

/** The act counts as it does now that its turn has come. */
function bind(unfolding: HandUnfolding, act: EarlyAct, betting: Betting, by?: Setting): void {
  const { seat, gesture, dark, ruling } = act;
  const rule = by ?? (dark ? betting.dark.binding : ruling === 'fold' ? betting.oot.fold : betting.oot.bindingIfUnchanged);
  if (act.sanctionOpen) unfolding.push(makeOutOfTurnOffence(seat, betting, 'stands'));
  unfolding.push({ type: 'OutOfTurnActBound', data: { seat, articles: cite(rule) } });
  takeGesture(unfolding, seat, gesture, betting);
}

/** The bet has changed: what the seat did early is void, its chips go back, and the player acts again as their book allows. */
function release(unfolding: HandUnfolding, act: EarlyAct, betting: Betting): void {
  const { seat, gesture, simultaneous, dark } = act;
  const { oot, simultaneous: together } = betting;
  const later = earlyOf(unfolding.state).filter((each) => each.seat === seat && each !== act);
  const situation = readSituation(unfolding.state, seat);
  const wagered = act.ruling === 'bet' || act.ruling === 'raise' || act.ruling === 'allIn';
  const limited = !dark && oot.released.options.value === 'raiseOnlyIfHeRaised' && !wagered;
  const options: readonly RulingOption[] = limited ? listOptionsWithoutRaise(situation) : listAllOptions(situation);
  const rules = dark
    ? [betting.dark.binding]
    : [...(simultaneous ? [together.inconsistent] : []), oot.released.options, oot.released.chips];
  unfolding.push({
    type: 'OutOfTurnActReleased',
    data: {
      seat,
      options: [...options],
      mayRaise: options.includes('raise') || options.includes('bet'),
      returned: completeGesture(gesture).pushed + sumPushed(later),
      articles: cite(...rules),
    },
  });
  // The sanction for an act out of turn was noted when it was made, where the book sanctions every one: it is one offence.
  for (const each of [act, ...later]) if (each.sanctionOpen) unfolding.push(makeOutOfTurnOffence(seat, betting, 'released'));
}

function sumPushed(acts: readonly EarlyAct[]): number {
  return acts.reduce((sum, { gesture }) => sum + completeGesture(gesture).pushed, 0);
}

/** The table disagrees on what was announced in the dark: the director says which announcement counts. */
function disputeInTheDark(unfolding: HandUnfolding, { seat, gesture, confirmed }: EarlyAct, betting: Betting): void {
  const heard: Gesture = { ...gesture, heardByAll: true };
  const judgement = judgeGesture(unfolding.state, seat, heard, betting);
  const options: OfferedOption[] = [
    { option: optionFor(judgement.ruling), to: judgement.to },
    { option: 'free', to: null },
  ];
  const question = {
    ...judgement,
    ruling: 'directorDecides' as const,
    kind: 'darkDispute' as const,
    to: null,
    options,
    default: confirmed ? options[0]!.option : ('free' as const),
    binding: false,
    articles: cite(betting.dark.dispute),
  };
  for (const event of makeGestureEvents(seat, gesture, question)) unfolding.push(event);
  unfolding.push(makeRulingRequest(unfolding, seat, question));
}

function optionFor(ruling: string): RulingOption {
  if (ruling === 'check' || ruling === 'fold' || ruling === 'call') return ruling;
  return ruling === 'raise' ? 'holdToRaise' : 'holdToBet';
}

/** The seats from the one in turn to this one, in turn order, that were to act before it and have not. */
function listSkipped(state: HandState, seat: number): number[] {
  return listSeatsBefore(state, seat).filter((each) => {
    const i = indexOf(state, each);
    return ((state.live >> i) & 1) === 1 && state.stacks[i]! > 0 && !earlyOf(state).some((act) => act.seat === each);
  });
}
