/**
 * Decides on amounts that the rulebook would have corrected and nobody did: how they are recorded, until when they are put right,
 * and what that means for those who acted after them (RC 43; MO 8.11, 10.2; RO 9.17; TF §9 b11, §11 b2).
 */
import type { Citation } from '../../../events/judging.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { settleEarlyActs } from '../acts/early-acts.js';
import { checkActor } from '../acts/gesture-checks.js';
import { openRuling } from '../acts/open-ruling.js';
import { findActionsAtTurn } from '../betting/legal-actions.js';
import { refuseByRule } from '../betting/refusing.js';
import { countLive, findSeatInTurn } from '../betting/round.js';
import type { Betting } from '../betting/street-rules.js';
import { judgeAction } from '../betting/wagers.js';
import { mayStillLie } from '../claims/windows.js';
import { gatherAgain } from '../pots/gather-again.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ReportCommand } from '../../../commands/hand/reports.js';
import type { WrongAmount } from './state.js';

type Command<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;

/** Records an amount as it lies on the table; it must be one that the rules do not allow. */
export function recordUncorrected(unfolding: HandUnfolding, command: Command<'RecordUncorrected'>, { betting }: Rulebook): Refused | null {
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
  settleEarlyActs(unfolding, betting);
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
  const wrong = noticed.reports?.wrong.find((each) => each.seat === seat);
  if (wrong === undefined) return refuse('NOTHING_TO_CORRECT', { seat });
  const { correctionWindow, laterPlayers, afterWindow } = betting.incorrectBet;
  if (!isWindowOpen(noticed, wrong, correctionWindow.value, gathered)) {
    return refuse('CORRECTION_WINDOW_CLOSED', { seat }, cite(correctionWindow, afterWindow)[0]?.article);
  }
  if (!gathered && noticed.phase !== 'betting') reopenGathering(unfolding, cite(correctionWindow));
  const { state } = unfolding;
  const reopens = state.phase === 'betting' && mayChangeAfter(state, wrong, betting);
  const articles = cite(laterPlayers, correctionWindow);
  const author = indexOf(state, seat);
  const later = hasActedSince(state, wrong);
  const choice = state.phase === 'betting' ? findUndercallChoice(wrong, betting) : null;
  const again = [...(choice === null ? [] : [author]), ...(reopens ? later : [])];
  if (again.length > 0) {
    const seats = again.map((i) => ({
      seat: state.start!.seats[i]!.seat,
      returned: i === author && choice?.takesBack !== true ? 0 : state.bets[i]! - wrong.bets[i]!,
      restored: ((wrong.live >> i) & 1) === 1 && ((state.live >> i) & 1) === 0,
    }));
    unfolding.push({ type: 'DecisionReopened', data: { corrected: seat, seats, articles } });
  }
  if (choice === null) correct(unfolding, author, wrong, articles);
  if (!reopens && wrong.aggressive) {
    for (const i of later) if (hasPaidAmount(state, i, wrong)) correct(unfolding, i, wrong, articles);
  }
  if (choice?.directorDecides === true) askDirector(unfolding, wrong, choice);
  else if (state.phase === 'betting') unfolding.conclude();
  else gatherAgain(unfolding);
  settleEarlyActs(unfolding, betting);
  return null;
}

function mayChangeAfter(state: HandState, { to }: WrongAmount, { incorrectBet }: Betting): boolean {
  const { value } = incorrectBet.laterPlayers;
  return value === 'mayChange' || (value === 'mayChangeUnlessBelowBigBlind' && to >= state.start!.stakes.bigBlind);
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
  const { aggressive, followsUndercall, street, raises, live } = wrong;
  // Before the flop the big blind is owed by everybody, whatever the book says of other bets.
  if (aggressive || (street === 'preflop' && raises === 0)) return null;
  const { severalInARow } = undercall;
  if (followsUndercall && severalInARow.value === 'firstCorrectsDirectorTheRest') {
    return { directorDecides: true, takesBack: true, articles: cite(severalInARow) };
  }
  const headsUp = countLive({ live }) === 2;
  const rule = headsUp ? undercall.headsUp : raises === 0 ? undercall.openingBetMultiway : undercall.raiseMultiway;
  if (rule.value === 'fullCall') return null;
  return { directorDecides: rule.value === 'directorDecides', takesBack: false, articles: cite(rule) };
}

function askDirector(unfolding: HandUnfolding, { seat, to, bets }: WrongAmount, { takesBack, articles }: UndercallChoice): void {
  const question = { kind: 'undercall', seat, articles, reason: 'undercallNoticed' } as const;
  if (!takesBack) return openRuling(unfolding, { ...question, options: ['call', 'fold'], default: 'fold' });
  // What the player had put in lies in front of them again; a fold that the director orders leaves it in.
  const committed = to - bets[indexOf(unfolding.state, seat)]!;
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

/** The indexes that acted after the amount, in turn order. */
function hasActedSince(state: HandState, { seat, bets, live, incrementWhenActed }: WrongAmount): number[] {
  const count = state.stacks.length;
  const author = indexOf(state, seat);
  const after = Array.from({ length: count - 1 }, (_, k) => (author + 1 + k) % count);
  const gathered = state.phase !== 'betting';
  return after.filter((i) => {
    if (((live >> i) & 1) !== ((state.live >> i) & 1)) return true;
    // Once the round is over, whoever is still in has matched the amount.
    if (gathered) return ((state.live >> i) & 1) === 1;
    return bets[i] !== state.bets[i] || incrementWhenActed[i] !== state.incrementWhenActed[i];
  });
}

/** Whether a later player matched the amount, and has chips to add. */
function hasPaidAmount(state: HandState, i: number, wrong: WrongAmount): boolean {
  if (((state.live >> i) & 1) === 0 || state.stacks[i] === 0) return false;
  return state.phase !== 'betting' || state.bets[i] === wrong.to;
}

function correct(unfolding: HandUnfolding, i: number, { to: from, legalTo }: WrongAmount, articles: readonly Citation[]): void {
  const { state } = unfolding;
  const stack = state.stacks[i]!;
  const amount = Math.min(stack, legalTo - from);
  if (amount <= 0) return;
  const { seat } = state.start!.seats[i]!;
  unfolding.push({
    type: 'BetCorrected',
    data: { seat, from, to: from + amount, amount, allIn: amount === stack, articles: [...articles] },
  });
}
