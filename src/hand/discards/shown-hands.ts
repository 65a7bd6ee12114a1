/**
 * Decides what follows when a player shows their hand: whether it lives, who else must see it, what it costs (RC 67, 68; MO 6.1, 9.5, 12.7;
 * TDA 12, 31; RO 8.6, 10.1, 11.4, 11.5; TF §7 b1, §10 b5, b6).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { countLive } from '../state/round.js';
import { listOptionsWithoutRaise } from '../judging/outcome.js';
import { readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { loseHand } from './death.js';
import { checkExposure, type Exposed, compareWithEarlier } from './exposure-checks.js';
import { foldAway } from './folding.js';
import { noteGraverOffence, noteOffence, notePlayedOffence, openHand, findOpeningTime } from './opening.js';
import { canBet, isLiveAt } from '../betting/live-hands.js';
import { restartRound } from './restarting.js';

type Command = Extract<DiscardCommand, { type: 'ReportExposedHand' }>;

export function reportExposedHand(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const { seat, to, shownTo = null, intentional = true, folding = false, inTurn = false } = command;
  const cards = command.cards ?? null;
  const shown: Exposed = { seat, to, shownTo, intentional, folding, cards };
  const refused = checkExposure(state, shown);
  if (refused !== null) return refused;
  const before = compareWithEarlier(state, shown);
  // The cards of what everybody saw can be entered later.
  if (before === 'cardsAreNew') openHand(unfolding, shown, 'now', book.dealing.show.toTable.duringPlay.handFate);
  if (before !== null) return null;
  unfolding.push({ type: 'HandExposed', data: { seat, to, shownTo, intentional, folding } });
  if (inTurn && state.phase === 'betting' && state.turn === indexOf(state, seat)) return layOpenInTurn(unfolding, shown, book);
  return follow(unfolding, shown, book);
}

function follow(unfolding: HandUnfolding, shown: Exposed, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const { seat, to, intentional, folding } = shown;
  const { folded, show } = book.dealing;
  if (!canBet(state) || isDue(state, seat)) return showFreely(unfolding, shown, book);
  if (!isLiveAt(state, indexOf(state, seat))) {
    if (to !== 'outOfHand') openHand(unfolding, shown, 'now', folded.showToEachOther);
    noteOffence(unfolding, seat, 'shownToOnePlayer', folded.showToEachOther, 'may');
    return null;
  }
  if (folding) return showAndFold(unfolding, shown, book);
  if (to === 'livePlayer') showToOpponent(unfolding, shown, book);
  else if (to === 'table') {
    openHand(unfolding, shown, 'now', show.toTable.duringPlay.handFate);
    if (intentional) notePlayedOffence(unfolding, seat, 'exposedHand', book);
  } else if (intentional) showToOutsider(unfolding, shown, book);
  return null;
}

/** Once no bet is possible, or the hand was to be opened by now, showing costs nothing; what the winner shows to one all may see. */
function showFreely(unfolding: HandUnfolding, shown: Exposed, book: Rulebook): Refused | null {
  const { state } = unfolding;
  const { seat, to, folding } = shown;
  const { showOneShowAll, winByFold } = book.dealing;
  const refused = folding ? foldAway(unfolding, seat, false, book) : null;
  if (refused !== null) return refused;
  if (isLiveAt(state, indexOf(state, seat)) || to === 'table' || isDue(state, seat)) {
    const wonUnseen = state.phase === 'completed' && state.showdownOrder === null;
    openHand(unfolding, shown, 'now', wonUnseen ? winByFold.showOneShowAll : showOneShowAll.when);
  }
  return null;
}

/** In turn, without a word: no act is read into it, and no raise is left (RO 8.6). */
function layOpenInTurn(unfolding: HandUnfolding, shown: Exposed, book: Rulebook): null {
  const { seat } = shown;
  const situation = readSituation(unfolding.state, seat);
  const restriction = unfolding.state.actState?.restriction ?? null;
  const left = restriction?.seat === seat ? restriction.options : null;
  const options = listOptionsWithoutRaise(situation).filter((option) => left === null || left.includes(option));
  openHand(unfolding, shown, 'now', book.dealing.show.toTable.duringPlay.handFate);
  if (options.length > 0) {
    const articles = cite(book.betting.exposedHandInTurn);
    unfolding.push({ type: 'ActVoided', data: { seat, options, committed: situation.lying, articles } });
  }
  notePlayedOffence(unfolding, seat, 'exposedHand', book);
  return null;
}

/** Given up and shown: between two to everybody at once, without penalty; else it is a hand shown while others play. */
function showAndFold(unfolding: HandUnfolding, shown: Exposed, book: Rulebook): Refused | null {
  const { seat, to } = shown;
  const headsUp = countLive(unfolding.state) === 2;
  const { show, showOneShowAll, fold } = book.dealing;
  const refused = foldAway(unfolding, seat, false, book);
  if (refused !== null) return refused;
  const atOnce = headsUp || to !== 'outOfHand';
  openHand(unfolding, shown, atOnce ? 'now' : findOpeningTime(book), headsUp ? show.foldingHeadsUp : showOneShowAll.when);
  if (headsUp) return null;
  if (to === 'table') noteOffence(unfolding, seat, 'exposedHand', fold.faceUpOrHigh, 'may');
  else notePlayedOffence(unfolding, seat, 'shownToOnePlayer', book);
  return null;
}

/** Shown to somebody who is not in the hand. */
function showToOutsider(unfolding: HandUnfolding, shown: Exposed, book: Rulebook): void {
  const { seat } = shown;
  const { headsUp, notInHand } = book.dealing.show.toOnePerson;
  const rule = countLive(unfolding.state) === 2 ? headsUp : notInHand;
  if (rule.value === 'dead') {
    loseHand(unfolding, seat, 'shown', cite(rule), null);
    openHand(unfolding, shown, 'endOfHand', rule);
    noteOffence(unfolding, seat, 'shownToOnePlayer', rule, 'must', book);
    unfolding.conclude();
    return;
  }
  if (rule.value === 'liveShownToAll') openHand(unfolding, shown, findEnd(unfolding.state), rule);
  notePlayedOffence(unfolding, seat, 'shownToOnePlayer', book);
}

/**
 * Shown to one opponent: the others may get to see it too, and where that opponent had not acted yet the round may begin again. Where it only
 * happened to the player, it costs them nothing.
 */
function showToOpponent(unfolding: HandUnfolding, shown: Exposed, book: Rulebook): void {
  const { seat, shownTo, intentional } = shown;
  const rule = book.dealing.show.toLivePlayer;
  const { state } = unfolding;
  const replayed = rule.value === 'liveRoundReplayed' && shownTo !== null && hasNotActed(state, indexOf(state, shownTo));
  if (rule.value === 'liveShownToAll' || replayed) openHand(unfolding, shown, 'now', rule);
  else if (rule.value === 'liveRoundReplayed') openHand(unfolding, shown, findEnd(state), rule);
  if (replayed) restartRound(unfolding, rule);
  if (!intentional) return;
  const { toLivePlayerPenalty } = book.dealing.show;
  if (toLivePlayerPenalty.value === 'moreSevere') noteGraverOffence(unfolding, seat, toLivePlayerPenalty, book);
  else notePlayedOffence(unfolding, seat, 'shownToOnePlayer', book);
}

/** Whether everybody was to see the hand by now. */
function isDue({ incidents, phase, street }: HandState, seat: number): boolean {
  const due = incidents?.discards.toOpen.find((each) => each.seat === seat);
  if (due === undefined || phase === 'completed') return due !== undefined;
  return due.when === 'endOfBettingRound' && (phase !== 'betting' || street !== due.street);
}

function findEnd({ phase }: HandState): 'endOfBettingRound' | 'now' {
  return phase === 'betting' ? 'endOfBettingRound' : 'now';
}

/** Whether the seat's first act on the street is still to come. */
function hasNotActed({ phase, stacks, incrementWhenActed }: HandState, i: number): boolean {
  return phase === 'betting' && stacks[i]! > 0 && incrementWhenActed[i] === 0;
}
