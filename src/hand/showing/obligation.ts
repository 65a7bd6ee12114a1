/**
 * Decides on a player who keeps down a hand that they must turn up, and on a hand that was turned up badly: an official is called, and the
 * director has the last word (RC 13, 15, 16, 18; RO 10.2, 10.5).
 */
import type { HandEvent } from '../../../events/hand.js';
import { toPlain } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { countLive } from '../state/round.js';
import { findCardTurnedUp, findKnownCards } from '../cards/hole-cards.js';
import type { QuestionRules } from '../questions.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { listAllInHandsDue } from '../betting/all-in.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';

type Command = Extract<ShowingCommand, { type: 'RefuseToTable' }>;

/** A player keeps down a hand that they must turn up. The official turns it up, unless the director has it die. */
export function refuseToTable(unfolding: HandUnfolding, { seat }: Command, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (state.incidents?.showing.refusing.includes(seat) === true) return null;
  if (((state.live >> i) & 1) === 0) return refuse('HAND_NOT_LIVE', { seat });
  const duty = dutyOf(state, seat, dealing);
  if (duty === null || ((state.tabled >> i) & 1) === 1) return refuse('NOT_OBLIGED', { seat });
  const articles = cite(duty.refused);
  unfolding.push({ type: 'OfficialCalled', data: { seat, articles } });
  if (duty.sanction !== null) {
    const [article] = cite(duty.refused);
    unfolding.push({
      type: 'InfractionNoted',
      data: { seat, offence: 'refusesToTable', sanction: duty.sanction, startsAt: null, article: article! },
    });
  }
  unfolding.push({
    type: 'DefaultRuled',
    data: { question: 'refusesToTable', seat, options: [...OPTIONS], default: 'faceUpByOfficial', amount: null, articles },
  });
  return null;
}

const OPTIONS = ['faceUpByOfficial', 'dead'] as const;

interface Duty {
  /** The rule on a player who does not do it. */
  readonly refused: Setting;
  readonly sanction: 'may' | 'must' | null;
}

/** Why the seat must turn up its hand; null where it need not. */
function dutyOf(state: HandState, seat: number, { allIn, see, table }: Rulebook['dealing']): Duty | null {
  const asked = state.incidents?.showing.requests.some((each) => each.seat === seat) ?? false;
  if (asked) return { refused: see.refusalSanction, sanction: 'must' };
  if (listAllInHandsDue(state)?.includes(seat) === true) return { refused: allIn.refusesToTable, sanction: null };
  return findCardTurnedUp(state, seat) === null ? null : { refused: table.oneCardOnly, sanction: 'may' };
}

/** The sanction for a hand thrown away though somebody has the right to see it; none where nobody has (RC 18; RO 10.5). */
export function listDodgedRequest({ incidents, start }: HandState, seat: number): HandEvent[] {
  const book = rulebookFor(start!.rulebook);
  if (book === null || incidents?.showing.requests.some((each) => each.seat === seat) !== true) return [];
  const article = cite(book.dealing.showdown.muckToDodgeRequest)[0]!;
  return [{ type: 'InfractionNoted', data: { seat, offence: 'muckToDodge', sanction: 'must', startsAt: null, article } }];
}

/** What becomes of a hand that its player will not turn up. */
export const refusesToTable: QuestionRules = {
  open({ incidents, phase, ...state }, { seat }, { dealing }) {
    if (seat === null || phase === 'completed' || incidents?.showing.refusing.includes(seat) !== true) return null;
    const bit = 1 << (state.indexOfSeat[seat] ?? 31);
    if ((state.live & ~state.tabled & bit) === 0) return null;
    return { options: OPTIONS, prescribed: null, articles: cite(dealing.allIn.refusesToTable) };
  },
  carryOut(unfolding, { seat, option }, { dealing }) {
    if (seat === null) return null;
    if (option === 'dead') killByRuling(unfolding, seat, dealing.allIn.refusesToTable);
    else tableRecordedCards(unfolding, seat);
    return null;
  },
};

/** Whether a hand was turned up well enough, before it was thrown away or mixed. */
export const tabledSufficiently: QuestionRules = {
  open(state, { seat, option }, { dealing }) {
    if (seat === null || state.phase !== 'showdown') return null;
    const i = indexOf(state, seat);
    const lives = ((state.live >> i) & 1) === 1;
    if (option === 'no' && lives && countLive(state) < 2) return refuse('LAST_HAND', { seat });
    const carriedOut = option === 'no' ? !lives : lives && state.incidents?.deal.ruled.some((each) => wasRuledSo(each, seat)) === true;
    if (carriedOut) return null;
    return { options: ['yes', 'no'], prescribed: null, articles: cite(dealing.table.sufficiencyDecidedBy) };
  },
  carryOut(unfolding, { seat, option, reason }, { dealing }) {
    if (seat === null) return null;
    if (option === 'no') killByRuling(unfolding, seat, dealing.table.sufficiencyDecidedBy);
    else {
      const { state } = unfolding;
      const articles = cite(dealing.table.sufficiencyDecidedBy);
      const dead = ((state.live >> indexOf(state, seat)) & 1) === 0;
      if (dead) unfolding.push({ type: 'HandRetrieved', data: { seat, amount: 0, reason, articles } });
      tableRecordedCards(unfolding, seat);
    }
    return null;
  },
};

function wasRuledSo(ruled: { readonly question: string; readonly seat: number | null; readonly option: string }, seat: number): boolean {
  return ruled.question === 'tabledSufficiently' && ruled.seat === seat && ruled.option === 'yes';
}

function killByRuling(unfolding: HandUnfolding, seat: number, rule: Setting): void {
  unfolding.kill(seat, 'ruled', cite(rule));
  unfolding.conclude();
}

/** Turns up a hand whose cards are on record, and seen by whoever rules; others are entered with TableHand. */
function tableRecordedCards(unfolding: HandUnfolding, seat: number): void {
  const { state } = unfolding;
  const i = indexOf(state, seat);
  const cards = findKnownCards(state, i);
  if (cards !== null && ((state.tabled >> i) & 1) === 0) unfolding.push({ type: 'HandTabled', data: { seat, cards } });
  unfolding.conclude();
}
