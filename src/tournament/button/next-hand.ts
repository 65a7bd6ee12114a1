/**
 * Where button and blinds of a table's next hand stand: the dead button. First of all the big blind goes on to the next player; then
 * nobody loses their turn on the button; the rest follows, and may fall on an empty seat (RC 10, 32, 34; MO 7.6–7.17; TDA 6, 24, 35; RO 2.3,
 * 2.5, 4.3, 4.4; TF §8 b6–b14).
 * Hard-coded, because all five books agree: `deadButton.buttonOut`, `deadButton.awayPlayer`, `principles.rightToButton`,
 * `principles.use` (RC preamble, new hand).
 */
import { findFirstAfter, findFirstBefore, isBetween, listSeatsBetween } from '../seating/circle.js';
import { findDealer } from './dealer.js';
import type { ButtonRules, Course, LastHand, NextHand, TableNow } from './positions.js';

/** Who is where; what follows from it is `makeDealt`. */
interface Places {
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly waiting: readonly number[];
  readonly course: Course;
}

export function findNextHand(last: LastHand, now: TableNow, rules: ButtonRules): NextHand {
  return makeDealt(placesOf(last, now, rules), last, now, rules);
}

/** @param button the seat where the first button was put, if somebody sits there; else it goes to the next player clockwise */
export function findFirstHand({ occupied, absent }: Pick<TableNow, 'occupied' | 'absent'>, button: number, rules: ButtonRules): NextHand {
  const first = occupied.includes(button) ? button : findFirstAfter(occupied, button);
  const smallBlind = occupied.length === 2 ? first : findFirstAfter(occupied, first);
  const bigBlind = findFirstAfter(occupied, smallBlind);
  return {
    button: { seat: first, live: true },
    dealer: findDealer(first, [smallBlind, bigBlind], occupied, { before: null, newcomers: [], absent, rules }),
    smallBlind: { seat: smallBlind, posted: true },
    bigBlind,
    waiting: [],
    headsUp: occupied.length === 2,
    dealtIn: occupied,
    course: 'first',
  };
}

function placesOf(last: LastHand, now: TableNow, rules: ButtonRules): Places {
  const { occupied, newcomers } = now;
  const bigBlind = findFirstAfter(occupied, last.bigBlind);
  if (occupied.length === 2) return findBetweenTwo(occupied, bigBlind, []);
  if (rules.bigBlindGoesBack && doNewcomersFillArc(last, now)) return moveBigBlindBack(last, now);
  const button = findButtonAfter(last, now, bigBlind);
  const smallBlind = last.bigBlind;
  if (bigBlind === button || isBetween(bigBlind, button, smallBlind)) return isInsideArc(last, now, bigBlind);
  const waiting = newcomers.filter((seat) => isBetween(seat, button, smallBlind));
  const dealtIn = occupied.filter((seat) => !waiting.includes(seat));
  if (dealtIn.length === 2) return findBetweenTwo(dealtIn, bigBlind, waiting);
  if (dealtIn.length < 2) return isInsideArc(last, now, bigBlind);
  return { button, smallBlind, bigBlind, waiting, course: 'advance' };
}

/** Two players: the one who is not the big blind has the button and the small blind, even if they had them before. */
function findBetweenTwo(dealtIn: readonly number[], bigBlind: number, waiting: readonly number[]): Places {
  const button = dealtIn.find((seat) => seat !== bigBlind)!;
  return { button, smallBlind: button, bigBlind, waiting, course: 'headsUp' };
}

/**
 * The button is due where the small blind was. Behind a hand of two, a player who had to wait between them has it instead: they must not wait
 * again, and the other has just had it.
 */
function findButtonAfter(last: LastHand, { waited }: TableNow, bigBlind: number): number {
  if (!last.headsUp) return last.smallBlind;
  const passedOver = waited.filter((seat) => seat !== bigBlind && isBetween(seat, last.smallBlind, last.bigBlind));
  return passedOver.length === 0 ? last.smallBlind : findFirstBefore(passedOver, last.bigBlind);
}

/** Nobody waits: the button is as near before the small blind's seat as anybody sits who is not the big blind. */
function isInsideArc(last: LastHand, { occupied }: TableNow, bigBlind: number): Places {
  const others = occupied.filter((seat) => seat !== bigBlind && seat !== last.bigBlind);
  return { button: findFirstBefore(others, last.bigBlind), smallBlind: last.bigBlind, bigBlind, waiting: [], course: 'insideArc' };
}

/**
 * The big blind is out, and two or more seats lie between the blinds. Newcomers have taken all of them and the big blind's own. The small
 * blind is still there, with the button due.
 */
function doNewcomersFillArc({ smallBlind, bigBlind, headsUp }: LastHand, { maxSeats, occupied, newcomers }: TableNow): boolean {
  if (headsUp || !occupied.includes(smallBlind) || newcomers.includes(smallBlind) || !newcomers.includes(bigBlind)) return false;
  const between = listSeatsBetween(smallBlind, bigBlind, maxSeats);
  return between.length >= 2 && between.every((seat) => newcomers.includes(seat));
}

function moveBigBlindBack({ smallBlind: button }: LastHand, { occupied }: TableNow): Places {
  const smallBlind = findFirstAfter(occupied, button);
  return { button, smallBlind, bigBlind: findFirstAfter(occupied, smallBlind), waiting: [], course: 'bigBlindBack' };
}

function makeDealt(places: Places, last: LastHand, now: TableNow, rules: ButtonRules): NextHand {
  const { button, smallBlind, bigBlind, waiting, course } = places;
  const dealtIn = now.occupied.filter((seat) => !waiting.includes(seat));
  return {
    button: { seat: button, live: dealtIn.includes(button) },
    dealer: findDealer(button, [smallBlind, bigBlind], dealtIn, { ...now, before: last.dealer, rules }),
    smallBlind: { seat: smallBlind, posted: dealtIn.includes(smallBlind) },
    bigBlind,
    waiting,
    headsUp: course === 'headsUp',
    dealtIn,
    course,
  };
}
