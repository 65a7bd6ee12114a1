/**
 * What the director can rule on hands that die.
 */
import type { IncidentOption, IncidentQuestion, KillCause } from '../../../events/hand-incidents.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { IncidentAnswer, OpenQuestion, QuestionRules, Questions } from '../questions.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { pushHeld } from '../showing/awarding.js';
import { type HandState, indexOf } from '../state.js';
import { loseHand } from './death.js';
import { isLeavingAsked } from './leaving.js';
import { isLiveAt, isPlaying } from '../betting/live-hands.js';
import { foldsEarly, isFinal } from './retrieving.js';
import { checkRevival, revive } from './reviving.js';
import type { DiscardState, LostHand } from '../state/discards.js';

/** A question whose answers are that the hand lives, or that it is dead. */
interface LifeOrDeath {
  readonly lives: IncidentOption;
  readonly dies: IncidentOption;
  /** By what a live hand dies that the director takes. */
  readonly cause: KillCause;
  /** The rule that the question comes from, and what it prescribes; null where the question is not about this seat. */
  readonly rule: (state: HandState, seat: number, book: Rulebook) => Prescription | null;
  /** The rule by which the uncalled chips of such a hand go back. */
  readonly refund?: (book: Rulebook) => Setting;
}

interface Prescription {
  readonly rule: Setting;
  /** Null where the book leaves it to the director. */
  readonly lives: boolean | null;
}

function ruleOnLife(question: IncidentQuestion, { lives, dies, cause, rule, refund }: LifeOrDeath): QuestionRules {
  return {
    open: (state, answer, book) => {
      const { seat, option } = answer;
      const found = seat === null ? null : rule(state, seat, book);
      if (seat === null || found === null) return null;
      const alive = isAlive(state, seat);
      if (alive !== null && option === (alive ? lives : dies) && isRuled(state, question, answer)) return null;
      const refused = option === lives ? checkRevival(state, seat) : checkDeath(state, seat);
      if (refused !== null) return refused;
      const prescribed = found.lives === null ? null : found.lives ? lives : dies;
      return { options: [lives, dies], prescribed, articles: cite(found.rule) };
    },
    carryOut: (unfolding, { seat, option, reason }, book) => {
      if (seat === null) return null;
      const { rule: source } = rule(unfolding.state, seat, book) ?? { rule: book.betting.fold.takeBack };
      if (option === lives) return revive(unfolding, seat, reason, cite(source));
      if (
        isLiveAt(unfolding.state, indexOf(unfolding.state, seat)) &&
        (question !== 'retrieveDiscard' || !foldsEarly(unfolding.state, seat))
      ) {
        loseHand(unfolding, seat, cause, cite(source), refund?.(book) ?? null);
      }
      if (unfolding.state.incidents?.showing.awardHeld === true) return pushHeld(unfolding, null, null);
      unfolding.conclude();
      return null;
    },
  };
}

/** Why the director can't have a hand die: the hand is over, or it has won. */
function checkDeath(state: HandState, seat: number): Refused | null {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const i = indexOf(state, seat);
  return isLiveAt(state, i) && !isPlaying(state, i) ? refuse('LAST_HAND', { seat }) : null;
}

export const ruleOnDiscards: Questions = {
  killIdentifiable: ruleOnLife('killIdentifiable', {
    lives: 'live',
    dies: 'dead',
    cause: 'ruled',
    rule: (state, seat, { dealing: { kill } }) => {
      const report = discardsOf(state)?.disturbed.findLast((each) => each.seat === seat);
      const live = isLiveAt(state, indexOf(state, seat));
      if (report === undefined || (!live && lostOf(state, seat)?.cause !== report.cause)) return null;
      return { rule: live ? kill.touched : kill.stillIdentifiable, lives: report.identifiable ? null : false };
    },
  }),
  thoughtHeWon: ruleOnLife('thoughtHeWon', {
    lives: 'handLives',
    dies: 'dead',
    cause: 'thoughtHeWon',
    rule: (state, seat, { dealing }) =>
      discardsOf(state)?.held?.seat === seat ? { rule: dealing.discard.thinkingWon.identifiable, lives: null } : null,
    refund: ({ dealing }) => dealing.discard.thinkingWon.notIdentifiable,
  }),
  retrieveDiscard: ruleOnLife('retrieveDiscard', {
    lives: 'giveBack',
    dies: 'dead',
    cause: 'mucked',
    rule: (state, seat, book) => {
      const thrown = discardsOf(state)?.thrown.find((each) => each.seat === seat);
      const lost = lostOf(state, seat);
      const live = isLiveAt(state, indexOf(state, seat));
      const byAnother = lost !== undefined && lost.cause !== 'mucked';
      if (thrown === undefined ? live || byAnother : live && !foldsEarly(state, seat)) return null;
      const { takeBack } = book.betting.fold;
      const binding = takeBack.value === 'never' && thrown?.stage !== 'showdown';
      return { rule: takeBack, lives: binding || (thrown !== undefined && (isFinal(thrown, book) || !thrown.identifiable)) ? false : null };
    },
  }),
  leftTable: ruleOnLife('leftTable', {
    lives: 'live',
    dies: 'dead',
    cause: 'leftTable',
    rule: (state, seat, book) => {
      const { leavesAllIn, leavesLiveHand } = book.dealing.presence;
      if (lostOf(state, seat)?.cause === 'leftTable') return { rule: leavesLiveHand.handFate, lives: isLeavingAsked(book) ? null : false };
      const away = discardsOf(state)?.left.some((each) => each.seat === seat && !each.withinReach) ?? false;
      return away && isLiveAt(state, indexOf(state, seat)) ? { rule: leavesAllIn.handFate, lives: true } : null;
    },
  }),
  phoneUse: ruleOnLife('phoneUse', {
    lives: 'warning',
    dies: 'dead',
    cause: 'phone',
    rule: (state, seat, { dealing }) => {
      const { handFate } = dealing.phone.whileInHand;
      const use = discardsOf(state)?.phones.findLast((each) => each.seat === seat && each.inHand);
      const concerns = isLiveAt(state, indexOf(state, seat)) || lostOf(state, seat)?.cause === 'phone';
      return use !== undefined && concerns ? { rule: handFate, lives: handFate.value !== 'dead' && !use.repeat } : null;
    },
  }),
  hiddenCards: {
    open: (state, answer, { dealing }) => {
      const { offTableOrHidden } = dealing.cards;
      const reported = discardsOf(state)?.hidden.some(({ seat }) => seat === answer.seat) ?? false;
      if (!reported || isRuled(state, 'hiddenCards', answer)) return null;
      const prescribed = offTableOrHidden.value === 'againstPlayer' ? 'againstPlayer' : null;
      return { options: ['againstPlayer', 'none'], prescribed, articles: cite(offTableOrHidden) };
    },
    // A ruling against the player is no act that the hand knows: other commands carry it out.
    carryOut: () => null,
  },
  refundAfterMistake: {
    open: openRefund,
    carryOut: (unfolding, { seat, option }) => {
      const amount = discardsOf(unfolding.state)?.refunded?.amount ?? 0;
      if (seat !== null && option === 'none') unfolding.commit(seat, amount);
      unfolding.conclude();
      return null;
    },
  },
};

/** Chips that went back by default can be taken in again while the betting of the street lasts. */
function openRefund(state: HandState, answer: IncidentAnswer, { dealing }: Rulebook): OpenQuestion | Refused | null {
  const refunded = discardsOf(state)?.refunded ?? null;
  if (refunded === null || refunded.seat !== answer.seat || isRuled(state, 'refundAfterMistake', answer)) return null;
  if (answer.amount !== null && answer.amount !== refunded.amount) return refuse('AMOUNT_NOT_EXPECTED', { option: answer.option });
  if (state.phase !== 'betting' || state.street !== refunded.street) return refuse('WRONG_PHASE', { phase: state.phase });
  return { options: ['refund', 'none'], prescribed: null, articles: cite(dealing.discard.refundOnMistake) };
}

/** Whether the hand plays; null where that waits for the director. */
function isAlive(state: HandState, seat: number): boolean | null {
  if (discardsOf(state)?.held?.seat === seat) return null;
  return isLiveAt(state, indexOf(state, seat)) && !foldsEarly(state, seat);
}

function discardsOf({ incidents }: HandState): DiscardState | undefined {
  return incidents?.discards;
}

function lostOf(state: HandState, seat: number): LostHand | undefined {
  return discardsOf(state)?.lost.find((each) => each.seat === seat);
}

/** Whether the director has already given this ruling, and no other since. */
function isRuled({ incidents }: HandState, question: IncidentQuestion, { seat, option }: IncidentAnswer): boolean {
  return incidents?.deal.ruled.findLast((each) => each.question === question && each.seat === seat)?.option === option;
}
