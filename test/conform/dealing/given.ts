/**
 * Brings a hand to where a dealing case begins: before the flop by its start and real acts; later by as few events as can say what the
 * streets before left, then real acts.
 */
import type { Street } from '../../../events/values.js';
import { listForcedBets } from '../../../src/hand/betting/forced-bets.js';
import { findLegalActions } from '../../../src/hand/betting/legal-actions.js';
import { makePots } from '../../../src/hand/pots/pots.js';
import { type BoardStreet, STREETS } from '../betting/hand.js';
import { cardsOf } from './cards.js';
import type { Given } from './shape.js';
import type { DealingPlay } from './play.js';
import { actionsOf, isEarly, type Roster, rosterOf, skippedIn } from './roster.js';

/** Builds the hand, the acts of the street included. */
export function beginHand(play: DealingPlay): void {
  const { given } = play;
  const roster = rosterOf(play.stated, play.book);
  if (isEarly(given)) beginEarly(play, roster);
  else beginLater(play, roster);
  if (play.obstacle !== null) return;
  if (countsChips(play)) putInTotals(play, roster);
  else actAsTold(play);
  if (play.obstacle === null) goOn(play);
}

function beginEarly(play: DealingPlay, { start }: Roster): void {
  play.bring({ type: 'StartHand', hand: start });
  if (play.obstacle === null) for (const room of play.rooms) room.inDeal?.(play);
}

/** The streets before: each seat put in what it did, those who are out folded, and the chips are in the middle. */
function beginLater(play: DealingPlay, roster: Roster): void {
  const { hand, given } = play;
  const onNow = countsChips(play);
  if (!onNow && blindsFit(roster)) play.bring({ type: 'StartHand', hand: roster.start });
  else hand.take({ type: 'HandStarted', data: roster.start });
  for (const room of play.rooms) room.inDeal?.(play);
  for (const { seat, before, stack } of roster.seats) {
    const amount = before - hand.bet(seat);
    if (amount > 0 && !onNow) hand.take({ type: 'Called', data: { seat, amount, to: before, allIn: before === stack } });
  }
  const endsNow = roster.seats.filter(({ foldedBefore }) => !foldedBefore).length < 2;
  for (const { seat, foldedBefore } of roster.seats) if (foldedBefore && !endsNow) hand.take({ type: 'Folded', data: { seat } });
  const whole = given.pots?.length === 1 ? [{ amount: given.pots[0]!.amount, seats: hand.liveSeats }] : null;
  hand.take({ type: 'ChipsGathered', data: { street: 'preflop', pots: whole ?? makePots(hand.state) } });
  for (const street of STREETS.slice(1, STREETS.indexOf(streetOf(given)) + 1)) {
    if (street === 'river' && given.aggressorEarlierStreet !== undefined) betOnce(play, given.aggressorEarlierStreet);
    dealStreet(play, street as BoardStreet);
  }
  if (endsNow) for (const { seat, foldedBefore } of roster.seats) if (foldedBefore) hand.play({ seat, action: 'fold' });
}

/** Whether what each seat put in before has room for its blind, and chips are left behind it. */
function blindsFit({ start, seats }: Roster): boolean {
  return listForcedBets(start).every(({ index, amount, allIn }) => !allIn && amount <= seats[index]!.before);
}

/** The street on which the case's last acts were made. */
export function streetOf({ phase, pots, boardBefore }: Given): Street {
  if (phase === 'showdown' || phase === 'afterAward') return 'river';
  if (phase === 'awarded') return pots === undefined && boardBefore === undefined ? 'river' : 'turn';
  return STREETS.find((street) => street === phase) ?? 'preflop';
}

/** Turns up a street: the cards of the case where the table can see them, three or one of them; else cards that nobody entered. */
export function dealStreet(play: DealingPlay, street: BoardStreet): void {
  const { board, boardBefore = [], wrong, phase } = play.given;
  const shown = board ?? (wrong === undefined ? boardBefore : [...boardBefore, ...wrong.exposed]);
  const all = shown.length === 0 && phase === 'showdown' ? play.boardShown : shown;
  const [from, to] = { flop: [0, 3], turn: [3, 4], river: [4, 5] }[street] as [number, number];
  const labels = all.slice(from, to);
  play.hand.take({ type: 'BoardDealt', data: { street, cards: labels.length === 0 ? null : cardsOf(labels) } });
  for (const room of play.rooms) room.onStreet?.(play, street);
}

/** The seat bets the least that it may, and everybody calls. */
function betOnce(play: DealingPlay, seat: number): void {
  const { hand } = play;
  while (hand.turn !== null && hand.turn !== seat && hand.pass());
  const bet = findLegalActions(hand.state)?.minRaiseTo;
  if (bet != null) hand.play({ seat, action: 'bet', to: bet });
  hand.finishRound();
}

/** Whether the case only counts who has put in what when the betting ends. */
function countsChips({ stated, given }: DealingPlay): boolean {
  const command = stated.when[0]?.command;
  return given.actions === undefined && (command === 'BuildPots' || given.potsBuilt === false || given.bettingOpen === false);
}

/**
 * The betting of the street by its totals alone, not gathered yet: before the flop by calls and folds, later by what each put in.
 */
function putInTotals(play: DealingPlay, roster: Roster): void {
  const { hand, given } = play;
  if (isEarly(given)) return playToTotals(play);
  for (const { seat, before, stack } of roster.seats) {
    if (before > 0) hand.take({ type: 'Called', data: { seat, amount: before, to: before, allIn: before === stack } });
    else hand.take({ type: 'Checked', data: { seat } });
  }
  for (const { seat, status } of given.seats ?? []) {
    if (status === 'dead') hand.take({ type: 'HandKilled', data: { seat, cause: 'ruled', articles: [] } });
  }
}

function playToTotals({ hand, given }: DealingPlay): void {
  for (let turn = hand.turn; turn !== null; turn = hand.turn) {
    const { status, total = 0 } = given.seats?.find(({ seat }) => seat === turn) ?? { status: 'folded' as const };
    const out = status === 'folded' && hand.bet(turn) >= total;
    if (out ? hand.play({ seat: turn, action: 'fold' }) !== null : !hand.pass()) return;
  }
  // A player with nothing left to decide may still give up their hand. That is one step with the end of the betting.
  const { lastStep } = hand;
  for (const { seat, status } of given.seats ?? []) if (status === 'folded' && hand.isLive(seat)) hand.play({ seat, action: 'fold' });
  hand.lastStep = lastStep;
}

/** The acts of the street as the case lists them. */
function actAsTold(play: DealingPlay): void {
  const { given } = play;
  for (const [k, act] of actionsOf(given).entries()) actOut(play, act, `given.actions[${k}]`);
  // On the street itself; bets on a street that was dealt too early are the deck's.
  if (skippedIn(given).length > 0) return;
  for (const [k, act] of (given.actionsSinceError ?? []).entries()) actOut(play, act, `given.actionsSinceError[${k}]`);
}

/** An act as it was made, in its turn or not. A fold behind a forgotten player stands; other acts wait for their turn. */
function actOut(play: DealingPlay, act: NonNullable<Given['actions']>[number], where: string): void {
  const { hand, given } = play;
  const { seat, action, to } = act;
  if (hand.turn === seat) {
    const code = hand.play(act);
    if (code !== null) play.stop(where, `${seat} ${action} ${to ?? ''}`, code);
    return;
  }
  if (action === 'fold' && given.forgotten !== undefined) return hand.take({ type: 'Folded', data: { seat } });
  const amount = (action === 'bet' || action === 'raise') && to != null ? { amount: to } : {};
  play.bring({ type: 'Act', seat, gesture: { words: { kind: action, ...amount } } }, where);
}

/** What the phase says beyond the acts: whose turn it is, a showdown, hands tabled and thrown, pots pushed. */
function goOn(play: DealingPlay): void {
  const { hand, given } = play;
  if (given.potsBuilt !== false && countsChips(play)) hand.settle();
  if (given.gathered === true && given.turnDealt !== true) foldTheRest(play);
  if (given.turnDealt === true && hand.state.board.length === 1) play.bring({ type: 'DealBoard', street: 'turn', cards: null });
  const [waiting] = skippedIn(given);
  if (given.toAct !== undefined) bringTurnTo(play, given.toAct);
  else if (waiting !== undefined && actionsOf(given).length === 0) bringTurnTo(play, waiting);
  const tabled = (given.seats ?? []).filter((seat) => seat.tabled === true).map(({ seat }) => seat);
  if (given.phase === 'showdown' || given.phase === 'afterAward' || tabled.length > 0) openShowdown(play, tabled);
  if (given.phase === 'awarded' && hand.state.phase !== 'completed') hand.finishRound();
}

/** The round is over: who has not answered the bet is out. */
function foldTheRest({ hand }: DealingPlay): void {
  for (let turn = hand.turn; turn !== null; turn = hand.turn) {
    const free = hand.state.currentBet === hand.bet(turn);
    if (free ? !hand.pass() : hand.play({ seat: turn, action: 'fold' }) !== null) return;
  }
}

/** Others check until it is the seat's turn; the first of them bets where the seat faces a bet, or is all in. */
function bringTurnTo(play: DealingPlay, seat: number): void {
  const { hand, given } = play;
  for (let turn = hand.turn; turn !== null && turn !== seat; turn = hand.turn) {
    const { status } = play.givenSeat(turn) ?? {};
    const legal = findLegalActions(hand.state);
    if (status === 'allIn') hand.play({ seat: turn, action: 'allIn' });
    else if (given.facingBet === true && hand.state.currentBet === 0 && legal?.minRaiseTo != null) {
      hand.play({ seat: turn, action: 'bet', to: legal.minRaiseTo });
    } else if (!hand.pass()) return;
  }
  if (hand.turn !== seat) play.stop('given.toAct', `seat ${seat} to act`, `seat ${hand.turn ?? 'none'}`);
}

function openShowdown(play: DealingPlay, tabled: readonly number[]): void {
  const { hand, given } = play;
  hand.finishRound();
  const board = hand.state.board.length;
  if (hand.state.phase === 'awaitingBoard') for (const street of STREETS.slice(board + 1)) dealStreet(play, street as BoardStreet);
  if (hand.state.phase === 'settling') hand.settle();
  for (const seat of tabled) play.bring({ type: 'TableHand', seat, cards: play.handOf(seat) });
  const thrown = [...(given.mucked ?? []), ...(given.seats ?? []).filter(({ mucked }) => mucked === true).map(({ seat }) => seat)];
  // A pot that is stated to stand waits, should one hand be left alone.
  for (const seat of thrown) play.bring({ type: 'MuckHand', seat, potWaits: given.potAwarded === false });
  if (given.potAwarded === true) for (const seat of hand.liveSeats) if (!tabled.includes(seat)) play.bring({ type: 'MuckHand', seat });
  if (given.phase === 'afterAward') for (const seat of hand.liveSeats) play.bring({ type: 'TableHand', seat, cards: play.handOf(seat) });
}
