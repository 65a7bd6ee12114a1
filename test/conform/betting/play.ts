/**
 * Plays a betting case: its state, the acts before, then the act or event of the case as commands.
 */
import type { HandEvent } from '../../../events/hand.js';
import { findLegalActions } from '../../../src/hand/betting/legal-actions.js';
import type { HandState } from '../../../src/hand/state.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { type Contradiction, contradictedGiven, contradictedWhen } from './facts.js';
import { type BoardStreet, beginHand, type CaseHand, STREETS, withAnteDue } from './hand.js';
import { askerOf, gestureOf, isDealer } from './names.js';
import type { Acted, BettingCase, Given, When } from './shape.js';

/** What playing a case gave. */
export interface Played {
  readonly hand: CaseHand;
  /** The hand as it was before the act or event of the case. */
  readonly before: HandState;
  /** The events of the case's act or event, including the acts it lists after it. */
  readonly events: readonly HandEvent[];
  /** The code with which the command of the case was refused; null when it was not. */
  readonly refusal: string | null;
  /** An act that the case says happened, and that the hand refuses. */
  readonly obstacle: { readonly where: string; readonly code: string } | null;
}

/** When a player's time begins; any instant would do. */
const NOON = Date.UTC(2026, 0, 1, 12);

/** Long enough for every book, in seconds, where a case does not say how long was waited. */
const LONG = 90;

export function playCase(stated: BettingCase, book: Rulebook): Played {
  const { when } = stated;
  const given = withHiddenChips(withAnteDue(stated.given, when, book), when);
  const dark = when.dark === true;
  // Before the flop, what is announced in the dark is for the flop; on a later street, it was announced before the street was dealt.
  const announcedEarlier = dark && given.street !== 'preflop';
  const hand = beginHand(given, book, announcedEarlier ? STREETS[STREETS.indexOf(given.street) - 1] : given.street);
  if (hand.refusal !== null) return stopped(hand, 'given', hand.refusal);
  const { announced } = when;
  let from = hand.events.length;
  let contradicted: Contradiction | null = null;
  // A bet in the dark is in the pot once its street lies open.
  if (announcedEarlier) contradicted = contradictedGiven(given, hand);
  if (announcedEarlier) betInTheDark(hand, given.street as BoardStreet, when);
  for (const [i, acted] of given.priorActions.entries()) {
    const code = hand.play(acted);
    if (code !== null) return stopped(hand, `given.priorActions[${i}]`, code);
  }
  if (!announcedEarlier) contradicted = contradictedGiven(given, hand);
  if (contradicted !== null) return stopped(hand, contradicted.where, contradicted.code);
  // An amount that was stated after the act is the bet that the act answered.
  if (announced?.to != null && hand.turn === announced.seat) {
    const code = hand.play({ seat: announced.seat, action: 'raise', to: announced.to });
    if (code !== null) return stopped(hand, 'when.announced', code);
  }
  const other = contradictedWhen(stated, hand);
  if (other !== null) return stopped(hand, other.where, other.code);
  const before = hand.state;
  if (!dark) from = hand.events.length;
  else if (!announcedEarlier) {
    finishRound(hand);
    betInTheDark(hand, 'flop', when);
  }
  const refusal = eventOf(hand, when, given.street, dark);
  return { hand, before, events: hand.events.slice(from), refusal, obstacle: null };
}

/** The record has found chips behind their seat, whether or not the case counts them in its stack. */
function withHiddenChips(given: Given, { event, seat, found = 0, chipsFrom }: When): Given {
  if (event !== 'chipsFound' || chipsFrom === 'outside') return given;
  const allIn = given.priorActions.findLast((acted) => acted.seat === seat && acted.action === 'allIn')?.to ?? null;
  const players = given.players.map((player) =>
    player.seat === seat && allIn !== null && player.stack < allIn + found ? { ...player, stack: allIn + found } : player,
  );
  return { ...given, players };
}

function stopped(hand: CaseHand, where: string, code: string): Played {
  return { hand, before: hand.state, events: [], refusal: null, obstacle: { where, code } };
}

function betInTheDark(hand: CaseHand, street: BoardStreet, when: When): void {
  hand.give({ type: 'BetInTheDark', seat: when.seat, street, gesture: gestureOf(when, true) });
  if (when.confirmedByDealer === true) hand.give({ type: 'ConfirmDarkBet', seat: when.seat, street });
  checkAround(hand);
  hand.give({ type: 'DealBoard', street, cards: null });
}

/** Gives what the case says happens, and answers with the code of the refusal of its own command. */
function eventOf(hand: CaseHand, when: When, street: BettingCase['given']['street'], dark: boolean): string | null {
  const { seat } = when;
  switch (when.event) {
    case 'forcedBets':
    case 'nextToAct':
      return null;
    case 'roundEnd':
      checkAround(hand);
      return null;
    case 'action':
      return actionOf(hand, when, dark);
    case 'simultaneous':
      hand.give({
        type: 'ActSimultaneously',
        acts: [...listed(when.skippedActs).map(asGesture), { seat, gesture: gestureOf(when, true) }],
      });
      return hand.refusal;
    case 'skippedClaims':
      for (const acted of when.oot ?? []) hand.give({ type: 'Act', ...asGesture(acted) });
      hand.give({ type: 'ClaimSkippedTurn', seat, reasonableTimePassed: when.reasonableTime ?? false });
      return hand.refusal;
    case 'errorNoticed':
      pass(hand, when.noticed, street);
      hand.give({ type: 'ReportWrongAmount', seat });
      return hand.refusal;
    case 'timeRequested':
      requestTime(hand, when, when.elapsedSeconds ?? LONG);
      return hand.refusal;
    case 'timeExpired': {
      requestTime(hand, when, LONG);
      hand.give({ type: 'ApproveTime', at: NOON });
      hand.give({ type: 'ExpireTime', at: NOON + (when.elapsedSeconds ?? LONG) * 1000 });
      return hand.refusal;
    }
    case 'countRequested':
      hand.give({ type: 'RequestCount', askedBy: askerOf(when.askedBy, seat), of: 'bet' });
      return hand.refusal;
    case 'chipsFound':
      hand.give({ type: 'ReportHiddenChips', seat, amount: when.found ?? 0, origin: when.chipsFrom, won: when.allInSeatWins ?? null });
      return hand.refusal;
  }
}

function actionOf(hand: CaseHand, when: When, dark: boolean): string | null {
  const { seat, announced } = when;
  const amountKnown = announced === undefined;
  if (!dark) {
    if (when.elapsedSeconds !== undefined && hand.turn === seat) {
      requestTime(hand, when, LONG);
      hand.give({ type: 'ApproveTime', at: NOON });
    }
    hand.give({ type: 'Act', seat, gesture: gestureOf(when, amountKnown) });
    if (hand.refusal !== null) return hand.refusal;
  }
  for (const acted of listed(when.skippedActs)) if (hand.turn === acted.seat) hand.play(acted);
  // Players who act before that seat do what changes nothing, or raise as they announced.
  for (let turn = hand.turn; turn !== null && turn !== seat && waits(hand, seat); turn = hand.turn) {
    const legal = findLegalActions(hand.state);
    if (legal === null) break;
    const raises = announced?.seat === turn && legal.minRaiseTo !== null;
    hand.play(raises ? { seat: turn, action: 'raise', to: legal.minRaiseTo } : { seat: turn, action: legal.canCheck ? 'check' : 'fold' });
  }
  return null;
}

/** Whether an act of the seat waits for its turn. */
function waits({ state }: CaseHand, seat: number): boolean {
  return state.actState?.early.some((act) => act.seat === seat) ?? false;
}

function requestTime(hand: CaseHand, when: When, waitedSeconds: number): void {
  const opponent =
    hand.state.start!.seats.find(({ seat }, i) => seat !== when.seat && ((hand.state.live >> i) & 1) === 1)?.seat ?? when.seat;
  const askedBy = askerOf(when.askedBy, opponent);
  const dealing = isDealer(when.askedBy) ? { dealing: true } : {};
  hand.give({ type: 'RequestTime', seat: when.seat, askedBy, ...dealing, at: NOON, waitedMs: waitedSeconds * 1000 });
}

/** Plays on to the moment at which the error was noticed. */
function pass(hand: CaseHand, noticed: When['noticed'], street: BettingCase['given']['street']): void {
  if (noticed !== 'afterGathering' && noticed !== 'afterNextStreet') return;
  finishRound(hand);
  const next = STREETS[STREETS.indexOf(street) + 1];
  if (noticed === 'afterNextStreet' && next !== undefined) hand.give({ type: 'DealBoard', street: next as BoardStreet, cards: null });
}

/** Everybody who is still to act checks or calls. */
function finishRound(hand: CaseHand): void {
  for (let turn = hand.turn; turn !== null; turn = hand.turn) {
    const legal = findLegalActions(hand.state);
    if (legal === null || hand.play({ seat: turn, action: legal.canCheck ? 'check' : 'call', to: null }) !== null) return;
  }
}

/** The end of a round that only free checks are missing for. */
function checkAround(hand: CaseHand): void {
  for (let turn = hand.turn; turn !== null && findLegalActions(hand.state)?.canCheck === true; turn = hand.turn) {
    hand.play({ seat: turn, action: 'check', to: null });
  }
}

function listed(acts: When['skippedActs']): readonly Acted[] {
  if (acts === undefined) return [];
  return Array.isArray(acts) ? acts : [acts];
}

function asGesture({ seat, action, to }: Acted): { seat: number; gesture: { words: { kind: Acted['action']; amount?: number } } } {
  const amount = (action === 'bet' || action === 'raise') && to != null ? { amount: to } : {};
  return { seat, gesture: { words: { kind: action, ...amount } } };
}
