/**
 * Decides on acts before their turn: what is recorded of them, and whether they bind once the turn comes; acts made at the same
 * moment and in the dark too (RC 44-A; MO 8.14, 8.16; TDA 30, 36; RO 9.3, 9.16, 9.18; TF §9 b14, b15).
 * In its course, for every book answers alike: `oot.unchangedBy`, `dark.allowed`.
 * Pure. May import: `events/` (types), `decider` and its neighbours.
 */
import type { Gesture, OfferedOption, RulingOption, Sanction } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Betting } from '../betting/street-rules.js';
import { wholeGesture } from '../judging/gesture.js';
import { judgeGesture } from '../judging/judge.js';
import { everything, withoutRaise } from '../judging/outcome.js';
import { situationOf } from '../judging/situation.js';
import { type HandState, indexOf } from '../state.js';
import type { Unfolding } from '../unfolding.js';
import type { EarlyAct } from './state.js';
import { recorded, rulingRequested, takeGesture } from './table-acts.js';

/** Records an act before its turn. */
export function recordEarlyAct(unfolding: Unfolding, seat: number, gesture: Gesture, betting: Betting, simultaneous: boolean): void {
  const { state } = unfolding;
  const { ruling, to } = judgeGesture(state, seat, gesture, betting);
  const folds = ruling === 'fold';
  const { oot, simultaneous: together } = betting;
  const rules = [...(simultaneous ? [together.players] : []), folds ? oot.fold : oot.bindingIfUnchanged];
  const spoken = gesture.words !== undefined;
  unfolding.push({
    type: 'OutOfTurnActRecorded',
    data: {
      seat,
      gesture,
      ruling,
      to,
      currentBet: state.currentBet,
      skipped: skippedBy(state, seat),
      simultaneous,
      articles: cite(...rules, ...(spoken ? [] : [oot.silentChipsCount])),
    },
  });
  // A call before the amount is an offence of its own, noted when it is judged.
  if (unfolding.state.floor?.early.at(-1)?.beforeAmount === true) return;
  // Who acts with the one whose turn it is jumps no queue, unless his book takes it for an act out of turn.
  if (simultaneous && together.players.value === 'turnOrder') return;
  const sanction = sanctionOf(betting, folds, false);
  noteOutOfTurn(unfolding, seat, betting, folds, sanction);
}

/** Settles the act of every seat that the turn comes to and that acted before it, one after the other. */
export function settleEarlyActs(unfolding: Unfolding, betting: Betting): void {
  for (let act = actAtTurn(unfolding.state); act !== null; act = actAtTurn(unfolding.state)) settle(unfolding, act, betting);
}

/**
 * Acts made over a player who lost his turn stand as they were made, one after the other, whatever the bet has become by them
 * (RC 44-B). What was open in one of them is settled as ever.
 */
export function standActs(unfolding: Unfolding, betting: Betting): void {
  for (let act = actAtTurn(unfolding.state); act !== null; act = actAtTurn(unfolding.state)) {
    const plainly = !act.dark && !act.beforeAmount && act.gesture.words?.conditional !== true;
    if (plainly) bind(unfolding, act, betting, betting.skipped.actionsAfterHim);
    else settle(unfolding, act, betting);
  }
}

function actAtTurn(state: HandState): EarlyAct | null {
  const { floor, turn } = state;
  if (floor === null || floor.ruling !== null || floor.early.length === 0 || state.phase !== 'betting' || turn < 0) return null;
  const { seat } = state.start!.seats[turn]!;
  return floor.early.find((act) => act.seat === seat) ?? null;
}

function settle(unfolding: Unfolding, act: EarlyAct, betting: Betting): void {
  const { seat, gesture } = act;
  if (act.dark && gesture.heardByAll === false) disputeInTheDark(unfolding, act, betting);
  else if (act.dark && !act.confirmed) release(unfolding, act, betting);
  else if (gesture.words?.conditional === true) takeGesture(unfolding, seat, gesture, betting);
  else if (act.beforeAmount) takeGesture(unfolding, seat, { ...gesture, amountKnown: false }, betting);
  else if (act.ruling === 'fold' || act.currentBet === unfolding.state.currentBet) bind(unfolding, act, betting);
  else release(unfolding, act, betting);
}

/** The act counts as it does now that its turn has come. */
function bind(unfolding: Unfolding, { seat, gesture, dark, ruling }: EarlyAct, betting: Betting, by?: Setting): void {
  const rule = by ?? (dark ? betting.dark.binding : ruling === 'fold' ? betting.oot.fold : betting.oot.bindingIfUnchanged);
  unfolding.push({ type: 'OutOfTurnActBound', data: { seat, articles: cite(rule) } });
  takeGesture(unfolding, seat, gesture, betting);
}

/** The bet has changed: the act is gone, its chips come back, and the player speaks as his book lets him. */
function release(unfolding: Unfolding, act: EarlyAct, betting: Betting): void {
  const { seat, gesture, simultaneous, dark } = act;
  const { oot, simultaneous: together } = betting;
  const situation = situationOf(unfolding.state, seat);
  const wagered = act.ruling === 'bet' || act.ruling === 'raise' || act.ruling === 'allIn';
  const limited = !dark && oot.released.options.value === 'raiseOnlyIfHeRaised' && !wagered;
  const options: readonly RulingOption[] = limited ? withoutRaise(situation) : everything(situation);
  const rules = dark
    ? [betting.dark.binding]
    : [...(simultaneous ? [together.inconsistent] : []), oot.released.options, oot.released.chips];
  unfolding.push({
    type: 'OutOfTurnActReleased',
    data: {
      seat,
      options: [...options],
      mayRaise: options.includes('raise') || options.includes('bet'),
      returned: wholeGesture(gesture).pushed,
      articles: cite(...rules),
    },
  });
  if (dark || (simultaneous && together.players.value === 'turnOrder')) return;
  const sanction = sanctionOf(betting, false, true);
  // What was noted when the act was made is noted once.
  if (sanction === 'must') noteOutOfTurn(unfolding, seat, betting, false, sanction);
}

/** The table disagrees on what was announced in the dark: the director says which announcement counts. */
function disputeInTheDark(unfolding: Unfolding, { seat, gesture, confirmed }: EarlyAct, betting: Betting): void {
  const heard: Gesture = { ...gesture, heardByAll: true };
  const judgement = judgeGesture(unfolding.state, seat, heard, betting);
  const options: OfferedOption[] = [
    { option: heldTo(judgement.ruling), to: judgement.to },
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
  for (const event of recorded(seat, gesture, question)) unfolding.push(event);
  unfolding.push(rulingRequested(unfolding, seat, question));
}

function heldTo(ruling: string): RulingOption {
  if (ruling === 'check' || ruling === 'fold' || ruling === 'call') return ruling;
  return ruling === 'raise' ? 'holdToRaise' : 'holdToBet';
}

function sanctionOf({ oot }: Betting, folds: boolean, released: boolean): Sanction {
  if (oot.penalty.value === 'possible') return 'may';
  return oot.penalty.value === 'dueIfReleasedOrFold' && (folds || released) ? 'must' : 'ifRepeated';
}

/** Notes a fold before its turn of a seat whose turn will not come. */
export function noteFoldOutOfTurn(unfolding: Unfolding, seat: number, betting: Betting): void {
  noteOutOfTurn(unfolding, seat, betting, true, sanctionOf(betting, true, false));
}

function noteOutOfTurn(unfolding: Unfolding, seat: number, { oot }: Betting, folds: boolean, sanction: Sanction): void {
  const offence = folds ? 'foldOutOfTurn' : 'actOutOfTurn';
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence, sanction, startsAt: null, article: cite(oot.penalty)[0]! } });
}

/** The seats from the one in turn to this one, in turn order, that were to act before it. */
function skippedBy(state: HandState, seat: number): number[] {
  const { seats } = state.start!;
  const skipped: number[] = [];
  const until = indexOf(state, seat);
  for (let i = state.turn; i !== until; i = (i + 1) % seats.length) {
    if (((state.live >> i) & 1) === 1 && state.stacks[i]! > 0) skipped.push(seats[i]!.seat);
  }
  return skipped;
}
