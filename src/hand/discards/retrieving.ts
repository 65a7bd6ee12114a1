/**
 * Decides whether a player may take back the hand that they threw, by the book or by the director (RC 14, 41, 44-A, 58; MO 5.3, 5.4, 9.4; RO 8.3,
 * 8.4, 10.5; TF §6 b3, b4).
 */
import type { DiscardReason, DiscardStage } from '../../../events/hand-discards.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { refuse, type Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand, ThrownFacts } from '../../../commands/hand/discards.js';
import { checkSeat, isExpelled, isLiveAt } from '../betting/live-hands.js';
import type { LostHand } from '../state/discards.js';

type Command = Extract<DiscardCommand, { type: 'RetrieveHand' }>;

/** What of a thrown hand decides whether it can come back. */
interface Lie {
  readonly stage: DiscardStage;
  readonly reason: DiscardReason;
  readonly touchedMuck: boolean;
  readonly identifiable: boolean;
  readonly crossedLine: boolean | null;
}

/** How the cards lie, with what nobody stated taken to nobody's advantage. */
export function classifyLie({ touchedMuck = true, identifiable = !touchedMuck, crossedLine = null }: ThrownFacts) {
  return { touchedMuck, identifiable, crossedLine };
}

export function retrieveHand(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { seat } = command;
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  const { discards } = state.incidents ?? {};
  if (isExpelled(state, seat)) return refuse('PLAYER_EXPELLED', { seat });
  if (discards?.held?.seat === seat) return refuseHeldAside(state);
  const thrown = discards?.thrown.find((each) => each.seat === seat);
  const live = isLiveAt(state, indexOf(state, seat));
  if (live && thrown === undefined) return null;
  if (live && !foldsEarly(state, seat)) {
    const { laidInFront, untabledPushed } = book.dealing.discard.atShowdown;
    const rule = thrown?.laidInFront === true ? laidInFront : untabledPushed;
    unfolding.push({ type: 'HandRetrieved', data: { seat, amount: 0, reason: null, articles: cite(rule) } });
    return null;
  }
  const lost = discards?.lost.find((each) => each.seat === seat);
  if (thrown === undefined && lost !== undefined && lost.cause !== 'mucked') return refuseKilled(state, lost, book);
  const mucked = ((state.mucked >> indexOf(state, seat)) & 1) === 1;
  const lie = thrown ?? { ...classifyLie(command), stage: mucked ? ('showdown' as const) : ('betting' as const), reason: 'fold' as const };
  const untold = thrown === undefined && command.identifiable === undefined;
  return findObstacle(state, untold && mucked && isSeenByDirector(book) ? { ...lie, identifiable: true } : lie, book, seat);
}

/**
 * Whether the director can see if a hand thrown at showdown is identifiable, where nobody has said so: they may give back even one
 * that touched the muck (RO 8.4).
 */
function isSeenByDirector({ betting }: Rulebook): boolean {
  return betting.fold.takeBack.value === 'directorIfIdentifiable';
}

/** Why a thrown hand can't be tabled; null where the seat threw none, or may still table it. */
export function refuseThrown(state: HandState, seat: number): Refused | null {
  const thrown = state.incidents?.discards.thrown.find((each) => each.seat === seat);
  if (thrown === undefined || thrown.stage !== 'showdown' || isLiveAt(state, indexOf(state, seat))) return null;
  const book = rulebookFor(state.start!.rulebook);
  return book === null ? null : findObstacle(state, thrown, book, seat);
}

/** Whether a hand that was thrown so can't come back, even by the director's favour. */
export function isFinal(lie: Lie, book: Rulebook): boolean {
  return finalRule(lie, book) !== null;
}

/** What is asked of the director before a hand that is kept apart lives or dies; null where none is. */
export function refuseHeldAside({ incidents, start }: HandState): Refused | null {
  const held = incidents?.discards.held ?? null;
  if (held === null) return null;
  const { seat, options } = held;
  const book = rulebookFor(start!.rulebook);
  const article = book === null ? null : articleOf(book.dealing.discard.thinkingWon.cardsKept);
  return refuse('TD_RULING_REQUIRED', { question: 'thoughtHeWon', seat, options, default: held.default }, article);
}

/** The seat threw its hand before its turn, which has not come yet. */
export function foldsEarly({ actState }: HandState, seat: number): boolean {
  return actState?.early.some((act) => act.seat === seat && act.ruling === 'fold') ?? false;
}

/** The rule that makes a throw final; null where the director may give the hand back. */
function finalRule({ stage, reason, touchedMuck, crossedLine }: Lie, { betting, dealing }: Rulebook): Setting | null {
  const { acrossLine, deadWhen } = dealing.discard;
  const { opponentThrew } = dealing.falseAnnouncement;
  if (touchedMuck && betting.fold.takeBack.value === 'directorIfClearOfMuck') return deadWhen;
  if (crossedLine === true && acrossLine.value === 'dead') return acrossLine;
  return stage === 'showdown' && reason === 'misledByOpponent' && opponentThrew.value === 'lost' ? opponentThrew : null;
}

function findObstacle(state: HandState, lie: Lie, book: Rulebook, seat: number): Refused {
  const { fold, oot } = book.betting;
  const { takeBack } = fold;
  if (lie.stage === 'betting' && takeBack.value === 'never') {
    return refuse('FOLD_IS_BINDING', { seat }, articleOf(foldsEarly(state, seat) ? oot.fold : takeBack));
  }
  const { duringBetting, atShowdown, deadWhen } = book.dealing.discard;
  const final = finalRule(lie, book);
  if (final !== null) return refuse(final === deadWhen ? 'TOUCHED_MUCK' : 'FOLD_IS_BINDING', { seat }, articleOf(final));
  if (!lie.identifiable) {
    const rule = lie.stage === 'betting' ? duringBetting.notIdentifiable : deadWhen;
    return refuse('NOT_IDENTIFIABLE', { seat }, articleOf(rule));
  }
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const question = { question: 'retrieveDiscard', seat, options: ['giveBack', 'dead'], default: 'dead' };
  return refuse('TD_RULING_REQUIRED', question, articleOf(lie.stage === 'betting' ? takeBack : atShowdown.untabledPushed));
}

/** A hand that somebody else killed: its player has no right to it; the director may rule that it lives. */
function refuseKilled(state: HandState, { seat, cause }: LostHand, { dealing: { kill } }: Rulebook): Refused {
  const report = state.incidents?.discards.disturbed.findLast((each) => each.seat === seat);
  if (report === undefined || report.cause !== cause || state.phase === 'completed') return refuse('HAND_NOT_LIVE', { seat });
  if (!report.identifiable) return refuse('NOT_IDENTIFIABLE', { seat }, articleOf(kill.notIdentifiable));
  const question = { question: 'killIdentifiable', seat, options: ['live', 'dead'], default: 'dead' };
  return refuse('TD_RULING_REQUIRED', question, articleOf(kill.stillIdentifiable));
}
