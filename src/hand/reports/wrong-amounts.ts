/**
 * Decides on amounts that the rulebook would have corrected and nobody did: how they are recorded, until when they are put right,
 * and what that means for those who acted after them (RC 43; MO 8.11, 10.2; RO 9.17; TF §9 b11, §11 b2).
 */
import type { Citation } from '../../../events/judging.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { checkActor } from '../acts/gesture-checks.js';
import { openRuling } from '../acts/open-ruling.js';
import { findActionsAtTurn } from '../betting/legal-actions.js';
import { refuseByRule } from '../betting/refusing.js';
import { countLive, findSeatInTurn } from '../state/round.js';
import type { Betting } from '../state/street-rules.js';
import { judgeAction } from '../betting/wagers.js';
import { mayStillLie } from '../claims/windows.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ReportCommand } from '../../../commands/hand/reports.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { correctLevels } from './corrected-levels.js';
import type { WrongAmount } from '../state/reports.js';

type Command<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;

/** Records an amount as it lies on the table; it must be one that the rules do not allow. */
export function recordUncorrected(unfolding: HandUnfolding, command: Command<'RecordUncorrected'>): Refused | null {
  const { seat, action, to } = command;
  const { state } = unfolding;
  const refused = checkActor(state, seat);
  if (refused !== null) return refused;
  const i = indexOf(state, seat);
  if (state.turn !== i) return refuseByRule(state, 'NOT_IN_TURN', { seat, turn: findSeatInTurn(state) });
  const own = state.bets[i]!;
  const legal = findActionsAtTurn(state, i);
  const legalTo = action === 'call' ? own + legal.callAmount : (legal.minRaiseTo ?? 0);
  if (action !== 'call') {
    const judged = judgeAction(state, legal, { type: action, to });
    const wrong = 'refusal' in judged ? judged.refusal.code : null;
    if (wrong !== null && wrong !== 'BELOW_MINIMUM_BET' && wrong !== 'BELOW_MINIMUM_RAISE') return judged as Refused;
  }
  const above = action === 'call' ? own : state.currentBet;
  if (!(Number.isInteger(to) && to > above && to < legalTo)) return refuse('AMOUNT_NOT_WRONG', { seat, to: toPlain(to) });
  unfolding.push({ type: 'WrongAmountRecorded', data: { seat, to, legalTo } });
  const data = { seat, amount: to - own, to, allIn: false };
  unfolding.push({ type: action === 'call' ? 'Called' : action === 'bet' ? 'BetPlaced' : 'Raised', data });
  unfolding.conclude();
  return null;
}

/** Puts a wrong amount right while the book's window is open. */
export function reportWrongAmount(
  unfolding: HandUnfolding,
  { seat, gathered = true }: Command<'ReportWrongAmount'>,
  { betting }: Rulebook,
): Refused | null {
  const noticed = unfolding.state;
  if (indexOf(noticed, seat) < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  const { correctionWindow, laterPlayers, afterWindow } = betting.incorrectBet;
  const wrong = findWrongAmount(noticed, seat, betting);
  if (wrong === undefined) return refuse('NOTHING_TO_CORRECT', { seat });
  if (!isWindowOpen(noticed, wrong, correctionWindow.value, gathered)) {
    return refuse('CORRECTION_WINDOW_CLOSED', { seat }, cite(correctionWindow, afterWindow)[0]?.article);
  }
  if (!gathered && noticed.phase !== 'betting') reopenGathering(unfolding, cite(correctionWindow));
  const { state } = unfolding;
  const reopens = state.phase === 'betting' && mayChangeAfter(state.start!, wrong, betting);
  const articles = cite(laterPlayers, correctionWindow);
  const choice = state.phase === 'betting' ? findUndercallChoice(wrong, betting) : null;
  // A bet that was raised comes to the author of a call that was too small: they call all of it or fold, whatever is corrected.
  if (choice !== null && !reopens && wrong.wagers.length > 0) return refuse('NOTHING_TO_CORRECT', { seat });
  const before = unfolding.events.length;
  reopenActs(unfolding, wrong, { reopens, choice, articles });
  if (choice === null) {
    // What was made over the amount is taken back where those after it decide again.
    const corrected = reopens ? { ...wrong, wagers: [] } : wrong;
    correctLevels(unfolding, corrected, articles);
  }
  if (unfolding.events.length === before) return refuse('NOTHING_TO_CORRECT', { seat });
  if (choice?.directorDecides === true) askDirector(unfolding, wrong, choice);
  else if (state.phase === 'betting') unfolding.conclude();
  else unfolding.gatherAgain();
  return null;
}

/**
 * The amount of the seat that a report is of. Where those after it decide again, the first: play goes back to the error (MO 8.11; TF §9 b11).
 * Elsewhere the last that can still be put right. One of an earlier street, where there is no other, is too late.
 */
function findWrongAmount({ reports, street, start }: HandState, seat: number, betting: Betting): WrongAmount | undefined {
  const own = (reports?.wrong ?? []).filter((each) => each.seat === seat);
  const here = own.filter((each) => each.street === street);
  return (
    here.find((each) => mayChangeAfter(start!, each, betting)) ??
    here.findLast(({ aggressive, wagers }) => aggressive || wagers.length === 0) ??
    here[0] ??
    own[0]
  );
}

function mayChangeAfter({ stakes }: HandStart, { to }: WrongAmount, { incorrectBet }: Betting): boolean {
  const { value } = incorrectBet.laterPlayers;
  return value === 'mayChange' || (value === 'mayChangeUnlessBelowBigBlind' && to >= stakes.bigBlind);
}

/** Those who acted after the amount decide again, and its author where the rulebook leaves them the choice. */
function reopenActs(
  unfolding: HandUnfolding,
  wrong: WrongAmount,
  { reopens, choice, articles }: { reopens: boolean; choice: UndercallChoice | null; articles: readonly Citation[] },
): void {
  const { state } = unfolding;
  const author = indexOf(state, wrong.seat);
  const actedAgain = reopens && state.bets[author]! !== wrong.to;
  const again = [...(choice !== null || actedAgain ? [author] : []), ...(reopens ? listActedSince(state, wrong) : [])];
  if (again.length === 0) return;
  const { bets, live } = wrong.before;
  const seats = again.map((i) => ({
    seat: state.start!.seats[i]!.seat,
    returned: state.bets[i]! - (i === author && choice?.takesBack !== true ? wrong.to : bets[i]!),
    restored: ((live >> i) & 1) === 1 && ((state.live >> i) & 1) === 0 && !wasKilled(state, i),
  }));
  const from = wrong.wagers.length > 0 ? { wrongTo: wrong.to } : {};
  unfolding.push({ type: 'DecisionReopened', data: { corrected: wrong.seat, ...from, seats, articles: [...articles] } });
}

/** A hand that died otherwise than by a fold, such as by a phone, is no decision that its player could change. */
function wasKilled({ start, incidents }: HandState, i: number): boolean {
  const { seat } = start!.seats[i]!;
  return incidents?.discards.lost.some((each) => each.seat === seat && each.cause !== null) ?? false;
}

/** What is left to the author of a call that was too small, or to the director in their place. */
interface UndercallChoice {
  readonly directorDecides: boolean;
  /** The player's chips come back, and they decide again. */
  readonly takesBack: boolean;
  readonly articles: readonly Citation[];
}

/**
 * Whether the author of a call that was too small chooses again, or the director in their place, as with any undercall (RC 42; MO 8.9;
 * RO 9.10); null where they complete it. A player who followed an undercall with another was misled by it: the first one is put right,
 * and the director rules on theirs (RC 42; RO 9.10).
 */
function findUndercallChoice(wrong: WrongAmount, { undercall }: Betting): UndercallChoice | null {
  const { aggressive, followsUndercall, street, raises, before } = wrong;
  // Before the flop the big blind is owed by everybody, whatever the book says of other bets.
  if (aggressive || (street === 'preflop' && raises === 0)) return null;
  const { severalInARow } = undercall;
  if (followsUndercall && severalInARow.value === 'firstCorrectsDirectorTheRest') {
    return { directorDecides: true, takesBack: true, articles: cite(severalInARow) };
  }
  const headsUp = countLive(before) === 2;
  const rule = headsUp ? undercall.headsUp : raises === 0 ? undercall.openingBetMultiway : undercall.raiseMultiway;
  if (rule.value === 'fullCall') return null;
  return { directorDecides: rule.value === 'directorDecides', takesBack: false, articles: cite(rule) };
}

function askDirector(unfolding: HandUnfolding, { seat, to, before }: WrongAmount, { takesBack, articles }: UndercallChoice): void {
  const question = { kind: 'undercall', seat, articles, reason: 'undercallNoticed' } as const;
  if (!takesBack) return openRuling(unfolding, { ...question, options: ['call', 'fold'], default: 'fold' });
  // What the player had put in lies in front of them again; a fold that the director orders leaves it in.
  const committed = to - before.bets[indexOf(unfolding.state, seat)]!;
  openRuling(unfolding, { ...question, options: ['free', 'call', 'fold'], default: 'free', committed });
}

function isWindowOpen(state: HandState, wrong: WrongAmount, window: 'endOfStreet' | 'gathering', gathered: boolean): boolean {
  if (wrong.street !== state.street) return false;
  if (state.phase === 'betting') return true;
  // On the river, until the first hand is shown or given up.
  return (window === 'endOfStreet' || !gathered) && mayStillLie(state);
}

/** The record pulls the chips in as soon as the round is over; the table says that it has not. */
function reopenGathering(unfolding: HandUnfolding, articles: readonly Citation[]): void {
  const { start, street, reports } = unfolding.state;
  const round = reports?.round;
  if (round == null) return;
  const bets = start!.seats.map(({ seat }, i) => ({ seat, amount: round.bets[i]! })).filter(({ amount }) => amount > 0);
  unfolding.push({ type: 'GatheringReopened', data: { street, bets, pots: [...round.pots], articles: [...articles] } });
}

/** The indexes that acted after the amount while its round is open, in turn order. */
function listActedSince(state: HandState, { seat, before }: WrongAmount): number[] {
  const count = state.stacks.length;
  const author = indexOf(state, seat);
  const after = Array.from({ length: count - 1 }, (_, k) => (author + 1 + k) % count);
  return after.filter((i) => {
    if (((before.live >> i) & 1) !== ((state.live >> i) & 1)) return true;
    return before.bets[i] !== state.bets[i] || before.incrementWhenActed[i] !== state.incrementWhenActed[i];
  });
}
