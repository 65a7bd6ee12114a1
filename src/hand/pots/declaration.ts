/**
 * Decides whether winners that were declared can be: for pots whose cards are not all known. Tabled cards speak (RO 10.3):
 * a declaration that they contradict is refused with both readings.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { Pot } from '../../../events/values.js';
import { type Decision, toPlain } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf } from '../../rulebooks/citing.js';
import { rankHand } from '../cards/ranking.js';
import type { HandCommand } from '../../../commands/hand.js';
import { evolve } from '../evolve.js';
import type { HandRefusal, Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf, readKnownBoard } from '../state.js';
import { makeAward, conclude, mergeOrphans } from './conclusion.js';
import { listClockwise, listContenders, rankTabledHands, findWinnersByCards } from './showdown.js';

type Declared = Extract<HandCommand, { type: 'DeclareWinners' }>['winners'];

/** The awards of a declaration at showdown, then the end of the hand; each pot that is not pushed yet, and that somebody can win, must be named. */
export function declareWinners(state: HandState, declared: Declared): Decision<HandEvent, HandRefusal> {
  const named = new Set<number>();
  for (const { pot, seats } of declared) {
    if (state.pots[pot] === undefined || named.has(pot)) return refuse('UNKNOWN_POT', { pot: toPlain(pot) });
    named.add(pot);
    const refused = checkPot(state, pot, seats);
    if (refused !== null) return refused;
  }
  const events: HandEvent[] = [];
  let now = state;
  const push = (event: HandEvent): void => {
    events.push(event);
    now = evolve(now, event);
  };
  mergeOrphans(state, push);
  for (let pot = now.pots.length - 1; pot >= 0; pot--) {
    if (now.awards[pot] !== null) continue;
    const winners = declared.find((entry) => entry.pot === pot)?.seats ?? [];
    if (winners.length === 0) return refuse('WINNERS_NOT_NAMED', { pot });
    push(makeAward(now, pot, sortSeats(state, winners), 'declaration'));
  }
  return { events: conclude(now, events) };
}

/** Whether every pot of a hand that is over went to the seats that are declared, and to no other. */
export function isAlreadyAwarded(state: HandState, declared: Declared): boolean {
  return (
    declared.length === state.pots.length &&
    new Set(declared.map(({ pot }) => pot)).size === declared.length &&
    declared.every(({ pot, seats }) =>
      hasSameSeats(
        seats,
        (state.awards[pot]?.shares ?? []).map((share) => share.seat),
      ),
    )
  );
}

function checkPot(state: HandState, pot: number, declared: readonly number[]): Refused | null {
  const awarded = state.awards[pot] ?? null;
  const eligible = awarded === null ? listContenders(state, state.pots[pot]!) : awarded.shares.map((share) => share.seat);
  const wrong = declared.findIndex((seat, i) => !eligible.includes(seat) || declared.indexOf(seat) !== i);
  if (wrong >= 0) return refuse('WINNER_NOT_ELIGIBLE', { pot, seat: toPlain(declared[wrong]!), eligible });
  return awarded === null ? checkCards(state, pot, state.pots[pot]!, declared) : null;
}

/** A declared hand that is tabled must be one of the best tabled ones, and share with all of them. Hands not tabled cannot be judged. */
function checkCards(state: HandState, pot: number, chips: Pot, declared: readonly number[]): Refused | null {
  const strengths = rankTabledHands(state);
  if (strengths === null) return null;
  const byCards = findWinnersByCards(state, chips, strengths);
  const faceUp = declared.filter((seat) => strengths[indexOf(state, seat)]! > 0);
  return faceUp.length > 0 && !hasSameSeats(faceUp, byCards) ? refuseAgainstCards(state, pot, declared, byCards) : null;
}

/** Refuses winners that the tabled cards contradict, with both readings. */
export function refuseAgainstCards(state: HandState, pot: number, declared: readonly number[], byCards: readonly number[]): Refused {
  const book = rulebookFor(state.start!.rulebook);
  const article = book === null ? null : articleOf(book.dealing.cardsSpeak);
  const readings = declared.map((seat) => readingOf(state, seat));
  const byTabled = byCards.map((seat) => readingOf(state, seat));
  const parameters = {
    pot,
    declared: [...declared],
    declaredHands: readings.map(({ name }) => name),
    declaredCards: readings.map(({ cards }) => cards),
    byCards: [...byCards],
    tabledHands: byTabled.map(({ name }) => name),
    tabledCards: byTabled.map(({ cards }) => cards),
  };
  return refuse('DECLARATION_CONTRADICTED', parameters, article);
}

/** What the tabled hand of a seat is called, and the five cards that make it; dashes for one that is not tabled. */
function readingOf(state: HandState, seat: number): { readonly name: string; readonly cards: string } {
  const i = indexOf(state, seat);
  const cards = state.holeCards[i] ?? null;
  if (cards === null || ((state.tabled >> i) & 1) === 0) return { name: '–', cards: '–' };
  const { category, best } = rankHand([...cards, ...readKnownBoard(state)]);
  return { name: category, cards: best.join(' ') };
}

function sortSeats(state: HandState, seats: readonly number[]): number[] {
  return listClockwise(
    state,
    seats.reduce((mask, seat) => mask | (1 << indexOf(state, seat)), 0),
  );
}

function hasSameSeats(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat) => other.includes(seat)) && new Set(one).size === one.length;
}
