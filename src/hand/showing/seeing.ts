/**
 * Decides on a player who asks to see another's hand at showdown: whose right it is, until when, and whether a hand that was thrown away
 * plays again by it (RC 18; MO 9.1; RO 10.5).
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HoleCards } from '../../../events/values.js';
import { toPlain } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { checkHoleCards } from '../cards/hole-cards.js';
import type { QuestionRules } from '../questions.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';
import { controlHand } from './control.js';

type Command = Extract<ShowingCommand, { type: 'RequestToSee' }>;
type Seeing = Rulebook['dealing']['see'];

export function requestToSee(unfolding: HandUnfolding, command: Command, { dealing }: Rulebook): Refused | null {
  const { bySeat, targetSeat, cards = null } = command;
  const { see } = dealing;
  const { state } = unfolding;
  const target = indexOf(state, targetSeat);
  if (target < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(targetSeat) });
  const faceUp = ((state.tabled >> target) & 1) === 1;
  const granted = state.incidents?.showing.requests.some(({ seat, by }) => seat === targetSeat && by === bySeat) ?? false;
  if (granted && (faceUp || cards === null)) return null;
  if (state.phase === 'completed') return refuse('POT_AWARDED', {}, articleOf(see.deadline));
  if (state.phase !== 'showdown') return refuse('SHOWDOWN_NOT_OPEN', { seat: targetSeat, phase: state.phase });
  if (cards !== null) {
    const refused = checkHoleCards(state, target, cards);
    if (refused !== null) return refused;
  }
  if (!granted) {
    const beyond = isBeyondRight(state, bySeat, targetSeat, see);
    if (beyond !== null) {
      if (beyond.rule.value === 'officialOnly') return isByOfficial(unfolding, bySeat, targetSeat, cards, dealing.control, beyond.rule);
      if (beyond.rule.value === 'ruling') return askDirector(beyond.rule);
      return { refusal: beyond.refusal };
    }
  }
  if (faceUp) return null;
  return show(unfolding, { ...command, by: bySeat, granted }, dealing);
}

type BeyondTheRight = Refused & { readonly rule: Setting<string> };

/** Why the request is not the caller's right to see the last aggressor, and the rule on such a request; null where it is. */
function isBeyondRight(state: HandState, bySeat: number, targetSeat: number, see: Seeing): BeyondTheRight | null {
  const by = indexOf(state, bySeat);
  const { aggressor } = state;
  const lastToBet = wasBetOn(state) ? state.start!.seats[aggressor]!.seat : null;
  const seat = readPlainSeat(bySeat);
  const noCaller = (rule: Setting<string>): BeyondTheRight => ({ rule, ...refuse('NOT_A_CALLER', { seat }, articleOf(rule)) });
  if (by >= 0 && hasThrownHand(state, bySeat)) {
    const rule = see.byCallerWhoMucked;
    return { rule, ...refuse('REQUESTER_MUCKED', { seat }, articleOf(rule)) };
  }
  if (lastToBet === null) return noCaller(see.noBetOnLastRound);
  if (by < 0 || by === aggressor || !findLastCaller(state, by)) return noCaller(see.anotherCallersHand);
  if (targetSeat !== lastToBet) {
    const rule = see.anotherCallersHand;
    return { rule, ...refuse('TARGET_NOT_LAST_AGGRESSOR', { seat: targetSeat, aggressor: lastToBet }, articleOf(rule)) };
  }
  return see.byRiverCaller.value === 'right' ? null : noCaller(see.byRiverCaller);
}

function readPlainSeat(seat: number): number | null {
  return Number.isFinite(seat) ? seat : null;
}

/** Whether somebody bet on the last round, and it was not on a street before the board was run out. */
function wasBetOn({ aggressor, incrementWhenActed }: HandState): boolean {
  return aggressor >= 0 && incrementWhenActed[aggressor]! > 0;
}

/** Whether the seat came to the showdown having acted on the last round: it matched the bet there. */
function findLastCaller({ showdownOrder, incrementWhenActed, start }: HandState, i: number): boolean {
  return showdownOrder!.includes(start!.seats[i]!.seat) && incrementWhenActed[i]! > 0;
}

/** Whether the player gave their own hand away, unseen; a hand that others spoilt is not thrown. */
function hasThrownHand(state: HandState, seat: number): boolean {
  const i = indexOf(state, seat);
  if (((state.live >> i) & 1) === 1 || ((state.tabled >> i) & 1) === 1) return false;
  return ((state.mucked >> i) & 1) === 1 || (state.incidents?.discards.thrown.some((each) => each.seat === seat) ?? false);
}

function askDirector(rule: Setting): Refused {
  const [article] = cite(rule);
  return refuse('TD_RULING_REQUIRED', { question: 'seeHand', options: [...OPTIONS], default: 'refuse' }, article?.article);
}

/** Where only an official may look, a request to see comes to that (MO 9.1). */
function isByOfficial(
  unfolding: HandUnfolding,
  by: number,
  seat: number,
  cards: HoleCards | null,
  control: Rulebook['dealing']['control'],
  rule: Setting,
): Refused | null {
  if (unfolding.state.showdownOrder?.includes(seat) !== true) {
    return refuse('NOT_AT_SHOWDOWN', { seat }, articleOf(control.handsCovered));
  }
  controlHand(unfolding, { seat, by, suspicion: null, cards, articles: cite(rule) });
  return null;
}

/** The pot of the last hand waits, where the book is known: until it is pushed, a thrown hand can be asked for (RO 10.5). */
export function listHeldAward({ start }: HandState): HandEvent[] {
  const book = rulebookFor(start!.rulebook);
  return book === null ? [] : [{ type: 'AwardHeld', data: { articles: cite(book.dealing.see.deadline) } }];
}

interface Showing extends Omit<Command, 'type' | 'bySeat'> {
  readonly by: number | null;
  /** The request was granted before, and the cards come now. */
  readonly granted?: boolean;
}

/** Has a hand shown; one that was thrown away plays again where the book and the cards allow it. */
function show(unfolding: HandUnfolding, showing: Showing, { see, showdown }: Rulebook['dealing']): Refused | null {
  const { targetSeat: seat, by, cards = null, granted = false } = showing;
  const { state } = unfolding;
  const { identifiable, touchedMuck } = factsOf(state, showing);
  const dead = ((state.live >> indexOf(state, seat)) & 1) === 0;
  if (dead && showing.identifiable === false) {
    // Its cards can't be identified: nothing is left to show, but the conduct is punished.
    const [article] = cite(showdown.muckToDodgeRequest);
    const noted = state.incidents?.showing.dodged.includes(seat) === true;
    if (noted || !hasThrownHand(state, seat)) return refuse('HAND_NOT_LIVE', { seat });
    unfolding.push({
      type: 'InfractionNoted',
      data: { seat, offence: 'muckToDodge', sanction: 'must', startsAt: null, article: article! },
    });
    return null;
  }
  const revived = dead && identifiable && makePlayable(see.revivesHand.value, touchedMuck, showing.muckedByDealer ?? false);
  if (!granted || revived) {
    const articles = cite(by === null ? see.anotherCallersHand : see.byRiverCaller, ...(revived ? [see.revivesHand] : []));
    unfolding.push({ type: 'HandShownOnRequest', data: { seat, by, revived, articles } });
  }
  if (cards !== null) unfolding.push({ type: 'HandTabled', data: { seat, cards: [cards[0], cards[1]] } });
  unfolding.conclude();
  return null;
}

/** How a thrown hand lies: as stated now, else as stated when it was thrown, else to nobody's advantage. */
function factsOf(
  { incidents }: HandState,
  { targetSeat, identifiable, touchedMuck }: Showing,
): { identifiable: boolean; touchedMuck: boolean } {
  const earlier = incidents?.discards.thrown.findLast(({ seat }) => seat === targetSeat);
  const touched = touchedMuck ?? earlier?.touchedMuck ?? true;
  return { touchedMuck: touched, identifiable: identifiable ?? earlier?.identifiable ?? !touched };
}

/** Whether a thrown hand whose cards are beyond doubt plays again. */
function makePlayable(rule: Seeing['revivesHand']['value'], touchedMuck: boolean, muckedByDealer: boolean): boolean {
  switch (rule) {
    case 'revived':
      return true;
    case 'unlessMuckedByDealer':
      return !muckedByDealer;
    case 'unlessTouchedDeadCard':
      return !touchedMuck;
  }
}

const OPTIONS = ['show', 'refuse'] as const;

/** A request that is not a right: the director may grant it. */
export const seeHand: QuestionRules = {
  open({ phase, showdownOrder, tabled, indexOfSeat, incidents }, { seat }, { dealing }) {
    if (seat === null || phase !== 'showdown' || showdownOrder?.includes(seat) !== true) return null;
    const shown = ((tabled >> (indexOfSeat[seat] ?? 31)) & 1) === 1;
    if (shown || incidents?.showing.requests.some((each) => each.seat === seat) === true) return null;
    const rule = dealing.see.anotherCallersHand;
    return { options: OPTIONS, prescribed: rule.value === 'ruling' ? null : 'refuse', articles: cite(rule) };
  },
  carryOut(unfolding, { seat, option }, { dealing }) {
    return seat === null || option === 'refuse' ? null : show(unfolding, { targetSeat: seat, by: null }, dealing);
  },
};
