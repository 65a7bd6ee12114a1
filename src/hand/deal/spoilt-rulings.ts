/**
 * What the director can rule on a card of the deal: one that its player turned up, one that several saw (MO 2.14, 2.17, 4.1; RO 6.1, 6.6).
 */
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { IncidentAnswer, OpenQuestion, QuestionRules } from '../questions.js';
import type { Refused } from '../refusals.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { isLiveSeat } from './checks.js';
import { letCardPlay, putOut } from './exposed-card.js';
import { burn } from './flashed-card.js';
import { findVerdict } from './misdeal-causes.js';
import { cancel } from './misdeals.js';
import { isAnotherDead, dealOf, exchange, isBeingDealt, findMisdeal } from './spoilt-cards.js';
import type { SpoiltCard } from '../state/deal.js';

/** Whether the player meant it. The table said so; the director may rule otherwise while cards are being dealt. */
export const exposedByPlayer: QuestionRules = {
  open(state, answer, { dealing }): OpenQuestion | null {
    const card = open(state, answer, (each) => each.how === 'exposed' && each.by !== 'dealer');
    if (card === null || answersAsBefore(state, 'exposedByPlayer', answer, card, 'cardPlays')) return null;
    const { involuntary, deliberate } = dealing.exposed.byPlayer;
    const forced = findMisdeal(state, card) !== null;
    const options: IncidentOption[] = ['cardPlays', 'replaced', ...(forced ? (['playerOut'] as const) : [])];
    if (card.by === 'playerInvoluntary') {
      return { options, prescribed: involuntary.value === 'plays' ? 'cardPlays' : 'replaced', articles: cite(involuntary) };
    }
    if (forced) return { options, prescribed: 'playerOut', articles: cite(dealing.misdeal.cause.deliberatePlayerAct) };
    return { options, prescribed: 'cardPlays', articles: cite(deliberate) };
  },
  carryOut(unfolding, answer, book) {
    const card = open(unfolding.state, answer, (each) => each.how === 'exposed' && each.by !== 'dealer');
    if (card === null) return null;
    const { involuntary } = book.dealing.exposed.byPlayer;
    if (answer.option === 'playerOut') return putOut(unfolding, card.seat, book);
    if (answer.option === 'cardPlays') return play(unfolding, card, book);
    if (card.fate === 'dead') return null;
    // One burn card can't stand for two.
    if (isAnotherDead(unfolding.state, card))
      cancel(unfolding, 'twoExposed', [card.seat], cite(findVerdict('twoExposed', book.dealing).by), book);
    else exchange(unfolding, card, [involuntary], book);
    return null;
  },
};

/** Seen by three or more and not by all: where only the whole table makes a card dead, that is left open. */
export const flashedBySeveral: QuestionRules = {
  open(state, answer, { dealing }): OpenQuestion | null {
    const { byDealer } = dealing.flashed;
    const card = byDealer.value === 'deadIfWholeTable' ? open(state, answer, seenBySeveral) : null;
    if (card === null || answersAsBefore(state, 'flashedBySeveral', answer, card, 'plays')) return null;
    return { options: ['plays', 'burned'], prescribed: null, articles: cite(byDealer) };
  },
  carryOut(unfolding, answer, book) {
    const card = open(unfolding.state, answer, seenBySeveral);
    if (card === null) return null;
    if (answer.option === 'plays') return play(unfolding, card, book);
    if (card.fate === 'plays') burn(unfolding, card, book);
    return null;
  },
};

const seenBySeveral = ({ how, by, seenBy }: SpoiltCard): boolean => how === 'flashed' && by === 'dealer' && seenBy === 'several';

/** The card of a live hand that is asked about, while its fate can still change. */
function open(state: HandState, { seat }: IncidentAnswer, isAskedAbout: (card: SpoiltCard) => boolean): SpoiltCard | null {
  if (seat === null || !isBeingDealt(state) || !isLiveSeat(state, seat)) return null;
  return dealOf(state).spoilt.findLast((each) => each.seat === seat && each.fate !== 'replaced' && isAskedAbout(each)) ?? null;
}

/** Whether this very answer was given last, and the card is what it made of it. */
function answersAsBefore(
  state: HandState,
  question: IncidentQuestion,
  { seat, option }: IncidentAnswer,
  { fate }: SpoiltCard,
  alive: IncidentOption,
): boolean {
  const last = dealOf(state).ruled.findLast((each) => each.question === question && each.seat === seat);
  return last?.option === option && (fate === 'plays') === (option === alive);
}

function play(unfolding: HandUnfolding, card: SpoiltCard, { dealing }: Rulebook): Refused | null {
  const { exposed, flashed } = dealing;
  if (card.fate === 'dead') letCardPlay(unfolding, card, card.how === 'flashed' ? flashed.byDealer : exposed.byPlayer.deliberate);
  return null;
}
