/**
 * Decides what becomes of a live hand that others swept away, threw, touched or covered (RC 65; MO 5.8; TDA 28; RO 8.1, 8.2, 8.5; TF §6 b7).
 */
import type { Disturbance } from '../../../events/hand-discards.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { rankTabledHands, findWinnersByCards } from '../pots/showdown.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { endTime } from '../reports/time-call.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { loseHand, findRefundRule } from './death.js';
import { checkLive, checkSeat, isLiveAt } from '../betting/live-hands.js';

type Command = Extract<DiscardCommand, { type: 'ReportHandKilled' }>;

export function reportHandKilled(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { seat, cause, by = null } = command;
  const { state } = unfolding;
  if (laysOpenUnbeaten(state, indexOf(state, seat))) {
    return refuse('HAND_TABLED', { seat }, articleOf(book.dealing.kill.tabledWinningHand));
  }
  if (cause === 'timeExpired') return checkLive(state, seat) ?? hasTimeExpired(unfolding, seat, book);
  const identifiable = cause !== 'notIdentifiable' && command.identifiable === true;
  const facts = { seat, cause, identifiable, by };
  if (wasReportedBefore(state, facts)) return null;
  const refused = checkLive(state, seat) ?? (by === null ? null : checkSeat(state, by));
  if (refused !== null) return refused;
  unfolding.push({ type: 'HandDisturbed', data: facts });
  const { rule, lives } = fateOf(cause, identifiable, book);
  if (identifiable) unfolding.push({ type: 'OfficialCalled', data: { seat, articles: cite(rule) } });
  if (lives) giveBack(unfolding, seat, rule, book);
  else loseHand(unfolding, seat, cause, cite(rule), findRefundRule(state, book));
  if (cause === 'cardsThrownOn' && by !== null) {
    const article = cite(book.dealing.kill.throwerSanction)[0]!;
    unfolding.push({
      type: 'InfractionNoted',
      data: { seat: by, offence: 'cardsThrownOnHand', sanction: 'must', startsAt: null, article },
    });
  }
  unfolding.conclude();
  return null;
}

/** Whether the hand lives, and by which rule. In the muck the book decides; outside, the hand lives while it can be identified. */
function fateOf(
  cause: Disturbance,
  identifiable: boolean,
  { dealing: { kill } }: Rulebook,
): { readonly rule: Setting; readonly lives: boolean } {
  switch (cause) {
    case 'sweptByDealer':
    case 'thrownIntoMuck':
      return { rule: kill.stillIdentifiable, lives: identifiable && kill.stillIdentifiable.value === 'live' };
    case 'thrownByOther':
      return {
        rule: identifiable ? kill.stillIdentifiable : kill.byOtherPlayer,
        lives: identifiable && kill.stillIdentifiable.value === 'live',
      };
    case 'touchedByOther':
      return { rule: identifiable ? kill.touched : kill.notIdentifiable, lives: identifiable };
    case 'cardsThrownOn':
      return { rule: kill.cardsThrownOnIt, lives: identifiable };
    case 'notIdentifiable':
      return { rule: kill.notIdentifiable, lives: false };
  }
}

/** The hand goes on as if nothing had happened, and its player is warned for not having guarded it. */
function giveBack(unfolding: HandUnfolding, seat: number, rule: Setting, { dealing }: Rulebook): void {
  unfolding.push({ type: 'HandRetrieved', data: { seat, amount: 0, reason: null, articles: cite(rule) } });
  const article = cite(dealing.kill.protectionSanction)[0]!;
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'unprotectedHand', sanction: 'warning', startsAt: null, article } });
}

/** An official's own count ended: it comes to what it comes to by the hand's clock. */
function hasTimeExpired(unfolding: HandUnfolding, seat: number, { betting }: Rulebook): Refused | null {
  const { turn, start } = unfolding.state;
  const inTurn = turn < 0 ? null : start!.seats[turn]!.seat;
  if (inTurn !== seat) return refuse('TARGET_NOT_TO_ACT', { seat, turn: inTurn });
  endTime(unfolding, seat, betting);
  return null;
}

function wasReportedBefore(
  { incidents, street }: HandState,
  facts: Pick<Command, 'seat' | 'by'> & { cause: Disturbance; identifiable: boolean },
): boolean {
  return (incidents?.discards.disturbed ?? []).some(
    (each) =>
      each.street === street &&
      each.seat === facts.seat &&
      each.cause === facts.cause &&
      each.identifiable === facts.identifiable &&
      each.by === facts.by,
  );
}

/** Whether the hand lies open and no other that does beats it for every pot: everybody has read it, and it can be put back. */
function laysOpenUnbeaten(state: HandState, i: number): boolean {
  if (!isLiveAt(state, i) || ((state.tabled >> i) & 1) === 0) return false;
  const strengths = rankTabledHands(state);
  if (strengths === null) return true;
  const { seat } = state.start!.seats[i]!;
  return state.pots.some((pot) => pot.seats.includes(seat) && findWinnersByCards(state, pot, strengths).includes(seat));
}
