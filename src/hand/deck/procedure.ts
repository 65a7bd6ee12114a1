/**
 * Decides what the person who holds the deck does to put a wrong street right, step by step: which card is the burn, what is shuffled,
 * what is dealt (RC 39-A, 39-B; MO 2.5 to 2.13; RO 7.1 to 7.5; TF §2 b5 to b13).
 */
import type { BoardStreet, DealtAs, Handler, ProcedureStep, Slot } from '../../../events/hand-deck.js';
import { isBurnKnown, cardCountOf, streetAfter, streetBefore, type WrongStreet } from '../cards/places.js';

/**
 * How a wrong street is put right. `inOrder`: every card takes the place that it should have had. `apart`: the cards in question are
 * shuffled among themselves. `drawnByDirector`: so are they, and the director draws the burn. `stub`: they go back into the stub.
 * `newStreet`: a premature street goes back into the stub and another comes. `nextStreetCard`: a premature turn waits aside, and the card
 * of the river is the turn.
 */
export type Method = 'inOrder' | 'apart' | 'drawnByDirector' | 'stub' | 'newStreet' | 'nextStreetCard';

export interface Procedure {
  readonly steps: readonly ProcedureStep[];
  /** False where the next street is dealt without a burn; null where there is none. */
  readonly burnBeforeNextStreet: boolean | null;
}

export function makeProcedure(wrong: WrongStreet, method: Method, shuffledBy: Handler): Procedure {
  switch (method) {
    case 'inOrder':
      return placeInOrder(wrong);
    case 'apart':
    case 'drawnByDirector':
      return shuffleApart(wrong, method === 'drawnByDirector', shuffledBy);
    case 'stub':
      return returnThroughStub(wrong, shuffledBy);
    case 'newStreet':
      return dealNewStreet(wrong, shuffledBy);
    case 'nextStreetCard':
      return takeNextStreetCard(wrong, shuffledBy);
  }
}

/** The cards in the order in which they left the deck: burn, street, and what is over is the burn of the next street. */
function placeInOrder(wrong: WrongStreet): Procedure {
  const { street, burnsDue } = wrong;
  const order = [...wrong.burned, ...wrong.shown];
  const next = streetAfter(street);
  const placed = order.slice(burnsDue, burnsDue + cardCountOf(street));
  const over = order.slice(burnsDue + cardCountOf(street));
  return {
    steps: [
      ...burn(order.slice(0, burnsDue), street),
      ...(placed.length === 0 ? [] : [{ step: 'place', street, cards: placed } as const]),
      ...dealFromStub(street, cardCountOf(street) - placed.length),
      ...(next === null && over.length > 0 ? [{ step: 'outOfPlay', cards: over } as const] : burn(over, next ?? street)),
    ],
    burnBeforeNextStreet: burnAfter(street, over.length > 0),
  };
}

/** The cards that cannot be distinguished are shuffled, and each place is drawn from them. */
function shuffleApart(wrong: WrongStreet, byDirector: boolean, shuffledBy: Handler): Procedure {
  const { street, burnsDue } = wrong;
  const known = isBurnKnown(wrong) ? wrong.burned : [];
  const unsure = [...(isBurnKnown(wrong) ? [] : wrong.burned), ...wrong.shown];
  const next = streetAfter(street);
  const burns = burnsDue - known.length;
  const over = Math.max(0, unsure.length - burns - cardCountOf(street));
  const by: Handler = byDirector ? 'dealer' : shuffledBy;
  const draw = (as: DealtAs, n: number, hand: Handler = by): ProcedureStep[] =>
    n === 0 ? [] : [{ step: 'drawFromApart', as, n, by: hand }];
  // After the river there is nothing to burn for: what is over goes with the burn.
  const forNext = next === null ? [] : draw(burnOf(next), over, byDirector ? 'director' : by);
  const now = draw('burn', next === null ? burns + over : burns, byDirector && next === null ? 'director' : by);
  const taken = Math.min(cardCountOf(street), unsure.length - burns);
  const forStreet = draw(street, taken);
  return {
    steps: [
      ...burn(known, street),
      { step: 'shuffleApart', cards: unsure, by, faceDown: true },
      ...now,
      ...(byDirector ? [...forNext, ...forStreet] : [...forStreet, ...forNext]),
      ...dealFromStub(street, cardCountOf(street) - taken),
    ],
    burnBeforeNextStreet: burnAfter(street, over > 0),
  };
}

/** The cards go back into the stub, but for a burn; the street is dealt again. */
function returnThroughStub(wrong: WrongStreet, by: Handler): Procedure {
  const { street, burnsDue, burned, shown } = wrong;
  const again = { burnBeforeNextStreet: burnAfter(street, false) };
  if (burned.length < burnsDue) {
    return {
      ...again,
      steps: [returnToStub(shown, by), ...dealFromStub('burn', burnsDue - burned.length), ...dealFromStub(street, cardCountOf(street))],
    };
  }
  if (burned.length === burnsDue && isBurnKnown(wrong)) {
    return { ...again, steps: [...burn(burned, street), returnToStub(shown, by), ...dealFromStub(street, cardCountOf(street))] };
  }
  if (burnsDue === 0) return { ...again, steps: [returnToStub([...burned, ...shown], by), ...dealFromStub(street, cardCountOf(street))] };
  // Among burns that cannot be distinguished from each other, or from the street, as many stay as are due.
  const candidates = burned.length > burnsDue ? burned : [...burned, ...shown];
  const sure = burned.length > burnsDue ? shown : [];
  const kept: ProcedureStep = { step: 'keepBurn', n: burnsDue, of: [...candidates] };
  return { ...again, steps: [kept, returnToStub(sure, by, { othersOf: candidates }), ...dealFromStub(street, cardCountOf(street))] };
}

/** A premature street goes back into the stub. Its burn stays, unless it cannot be distinguished from the others. */
function dealNewStreet(wrong: WrongStreet, by: Handler): Procedure {
  const { street, burned, shown } = wrong;
  const known = isBurnKnown(wrong);
  return {
    steps: [
      ...(known ? burn(burned, street) : []),
      returnToStub(known ? shown : [...burned, ...shown], by),
      { step: 'finishBettingRound', street: streetBefore(street) },
      ...(known ? [] : dealFromStub('burn', burned.length)),
      ...dealFromStub(street, cardCountOf(street)),
    ],
    burnBeforeNextStreet: burnAfter(street, false),
  };
}

/** The premature turn waits aside, and the river takes its place: a card is burned, and the next one is the turn. */
function takeNextStreetCard(wrong: WrongStreet, by: Handler): Procedure {
  const { street, shown } = wrong;
  return {
    steps: [
      { step: 'setAside', cards: [...shown], faceUp: true },
      { step: 'finishBettingRound', street: streetBefore(street) },
      ...dealFromStub('burn', 1),
      ...dealFromStub(street, cardCountOf(street)),
      returnToStub(shown, by, { when: 'beforeRiver' }),
    ],
    burnBeforeNextStreet: burnAfter(street, true),
  };
}

function burn(cards: readonly Slot[], forStreet: BoardStreet): ProcedureStep[] {
  return cards.length === 0 ? [] : [{ step: 'burn', cards: [...cards], forStreet }];
}

function dealFromStub(as: DealtAs, n: number): ProcedureStep[] {
  return n === 0 ? [] : [{ step: 'dealFromStub', as, n }];
}

function returnToStub(cards: readonly Slot[], by: Handler, more: { othersOf?: readonly Slot[]; when?: 'beforeRiver' } = {}): ProcedureStep {
  return { step: 'returnToStub', cards: [...cards], othersOf: [...(more.othersOf ?? [])], when: more.when ?? null, by };
}

function burnOf(street: BoardStreet): DealtAs {
  return street === 'river' ? 'riverBurn' : 'turnBurn';
}

function burnAfter(street: BoardStreet, madeAlready: boolean): boolean | null {
  return streetAfter(street) === null ? null : !madeAlready;
}
