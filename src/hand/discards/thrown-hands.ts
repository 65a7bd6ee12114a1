/**
 * Decides what becomes of a hand that its own player threw, or laid down (RC 13 to 15, 41, 58, 65, 68; MO 5; RO 8.3, 8.4, 10.5, 10.10; TF §6).
 */
import type { EventOf } from '../../../events/event-type.js';
import type { discardsEvents } from '../../../events/hand-discards.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { makeOutOfTurnOffence } from '../betting/out-of-turn-offence.js';
import { findCardTurnedUp } from '../cards/hole-cards.js';
import { findContendersMask, leavesOneAlone } from '../pots/showdown.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { listAllInHandsDue, refuseToMuckAllIn } from '../betting/all-in.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { loseHand, uncalledOf } from './death.js';
import { foldAway } from './folding.js';
import { checkLive, isLiveAt } from '../betting/live-hands.js';
import { foldsEarly, isFinal, classifyLie } from './retrieving.js';

type Command = Extract<DiscardCommand, { type: 'ReportDiscard' }>;
export type Thrown = EventOf<(typeof discardsEvents)['HandThrown']>['data'];

export function reportDiscard(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const { seat, reason = 'fold', laidInFront = false, manner = 'flat' } = command;
  const stage = state.phase === 'showdown' ? 'showdown' : 'betting';
  const thrown: Thrown = { seat, stage, reason, laidInFront, manner, ...classifyLie(command) };
  if (wasReportedBefore(state, thrown)) return null;
  // The word before its turn has killed the hand; how its cards lie decides whether it can come back.
  const given = isGivenUp(state, seat);
  const refused = given ? null : checkLive(state, seat);
  if (refused !== null) return refused;
  if (((state.tabled >> indexOf(state, seat)) & 1) === 1)
    return refuse('TABLED_HAND_CANNOT_BE_MUCKED', { seat }, articleOf(book.dealing.kill.tabledWinningHand));
  if (command.stage !== undefined && command.stage !== stage) return refuse('WRONG_PHASE', { phase: state.phase });
  // Who is all in with nothing left to bet owes their hand to the table: while it can be identified it is turned up.
  if (thrown.identifiable && !laidInFront && listAllInHandsDue(state) !== null) return refuseToMuckAllIn(state, seat);
  unfolding.push({ type: 'HandThrown', data: thrown });
  if (manner !== 'flat') {
    const article = cite(book.dealing.fold.faceUpOrHigh)[0]!;
    const offence = manner === 'faceUp' ? 'exposedHand' : 'improperDiscard';
    unfolding.push({ type: 'InfractionNoted', data: { seat, offence, sanction: 'may', startsAt: null, article } });
  }
  if (given) return null;
  // Laid down in front of the player, or short of a line that counts, the hand is still theirs.
  if (laidInFront || (thrown.crossedLine === false && book.dealing.discard.acrossLine.value === 'dead')) return null;
  return stage === 'showdown' ? throwAtShowdown(unfolding, thrown, book) : throwDuringBetting(unfolding, thrown, book);
}

function throwDuringBetting(unfolding: HandUnfolding, thrown: Thrown, book: Rulebook): Refused | null {
  const { seat, reason } = thrown;
  // A player who gave up early has no bet that they could think the winning one.
  if (reason === 'thoughtHeWon' && !foldsEarly(unfolding.state, seat)) return throwAsWinner(unfolding, thrown, book);
  const uncalled = uncalledOf(unfolding.state, indexOf(unfolding.state, seat));
  if (uncalled === 0) return foldAway(unfolding, seat, reason === 'mistake', book);
  throwAsBettor(unfolding, thrown, uncalled, book);
  return null;
}

/** A bettor threw their hand and forgot an opponent: identifiable, it is kept for the director; else it is dead, and what nobody called goes back. */
function throwAsWinner(unfolding: HandUnfolding, thrown: Thrown, book: Rulebook): null {
  if (thrown.identifiable && !isFinal(thrown, book)) return holdAside(unfolding, thrown.seat, book);
  const { notIdentifiable } = book.dealing.discard.thinkingWon;
  loseHand(unfolding, thrown.seat, 'thoughtHeWon', cite(notIdentifiable), notIdentifiable);
  unfolding.conclude();
  return null;
}

/**
 * A player who threw their hand with a bet that nobody has answered is out of the hand. Where the cards are lost and no fold was meant,
 * the director may give the bet back (RO 8.3).
 */
function throwAsBettor(unfolding: HandUnfolding, { seat, reason, identifiable }: Thrown, amount: number, book: Rulebook): void {
  const { refundOnMistake, duringBetting: whileBetting } = book.dealing.discard;
  const asked = !identifiable && reason !== 'fold' && refundOnMistake.value === 'directorMayReturn';
  if (identifiable) loseHand(unfolding, seat, 'mucked', cite(book.betting.fold.takeBack), null);
  else loseHand(unfolding, seat, 'notIdentifiable', cite(whileBetting.notIdentifiable), asked ? refundOnMistake : null);
  if (asked) {
    const articles = cite(refundOnMistake);
    unfolding.push({
      type: 'DefaultRuled',
      data: { question: 'refundAfterMistake', seat, options: ['refund', 'none'], default: 'refund', amount, articles },
    });
  }
  if (reason === 'fold') unfolding.push(makeOutOfTurnOffence(seat, book.betting, 'fold'));
  unfolding.conclude();
}

function throwAtShowdown(unfolding: HandUnfolding, thrown: Thrown, book: Rulebook): null {
  const { seat, reason, identifiable } = thrown;
  const { discard, showdown } = book.dealing;
  if (reason === 'dodge') {
    loseHand(unfolding, seat, 'mucked', cite(discard.deadWhen), null);
    const article = cite(showdown.muckToDodgeRequest)[0]!;
    unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'muckToDodge', sanction: 'must', startsAt: null, article } });
  } else if (reason === 'thoughtHeWon' && identifiable && !isFinal(thrown, book)) return holdAside(unfolding, seat, book);
  else if (!identifiable) {
    // The reason for the throw decides by which rule the hand is dead (RC 15; RO 10.10); all bets were called by then.
    const turnedUp = findCardTurnedUp(unfolding.state, seat) !== null;
    const unseen = reason === 'thoughtHeWon' ? discard.thinkingWon.notIdentifiable : discard.deadWhen;
    const cause = reason === 'thoughtHeWon' && !turnedUp ? 'thoughtHeWon' : 'notIdentifiable';
    loseHand(unfolding, seat, cause, cite(turnedUp ? discard.oneCardTabledThenMucked : unseen), null);
  } else if (isFinal(thrown, book)) unfolding.push({ type: 'HandMucked', data: { seat } });
  else {
    if (discard.atShowdown.untabledPushed.value === 'rulingDead') giveUp(unfolding, seat, book);
    return null;
  }
  unfolding.conclude();
  return null;
}

/** Where the director may still give the hand back, the pots wait for the players to name their winners, or for the director. */
function giveUp(unfolding: HandUnfolding, seat: number, book: Rulebook): void {
  const alone = leavesOneAlone(unfolding.state, indexOf(unfolding.state, seat));
  unfolding.push({ type: 'HandMucked', data: { seat } });
  const { state } = unfolding;
  const orphaned = state.pots.some((pot, k) => state.awards[k] === null && findContendersMask(state, pot) === 0);
  if (orphaned) unfolding.conclude();
  else if (alone) unfolding.push({ type: 'AwardHeld', data: { articles: cite(book.dealing.discard.atShowdown.untabledPushed) } });
}

/** The dealer keeps the cards and calls an official; nobody plays on before the director has ruled. */
function holdAside(unfolding: HandUnfolding, seat: number, { dealing }: Rulebook): null {
  const { cardsKept, identifiable } = dealing.discard.thinkingWon;
  const articles = cite(cardsKept, identifiable);
  const proposed = identifiable.value === 'live' ? 'handLives' : 'dead';
  unfolding.push({ type: 'DiscardHeldAside', data: { seat, options: ['handLives', 'dead'], default: proposed, articles } });
  unfolding.push({ type: 'OfficialCalled', data: { seat, articles } });
  return null;
}

/** Whether the hand is dead by a fold before its turn on this street, and nobody has said yet how its cards lie. */
function isGivenUp(state: HandState, seat: number): boolean {
  const known = state.incidents?.discards.thrown.some((each) => each.seat === seat) ?? false;
  return state.phase !== 'completed' && !known && foldsEarly(state, seat) && !isLiveAt(state, indexOf(state, seat));
}

function wasReportedBefore({ incidents }: HandState, facts: Thrown): boolean {
  const known = incidents?.discards.thrown.find(({ seat }) => seat === facts.seat);
  return known !== undefined && (Object.keys(facts) as (keyof Thrown)[]).every((key) => known[key] === facts[key]);
}
