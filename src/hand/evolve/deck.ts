/**
 * How each event changes the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 */
import type { BoardStreet } from '../../../events/hand-deck.js';
import type { HandEvent } from '../../../events/hand.js';
import { cancelDeal } from './deal.js';
import { addAt, type HandDraft, makeZeros } from '../state/draft.js';
import { keep } from './keep.js';
import { type HandState, indexOf } from '../state.js';
import { listGoneWith, countPlacesTaken } from '../cards/known-cards.js';
import { BOARD_STREETS, cardCountOf, streetAfter, countUsedBefore } from '../cards/places.js';
import { type BoardErrorRuling, type DeckState, quietDeck } from '../state/deck.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveDeck(next: HandDraft, state: HandState, event: HandEvent): void {
  const deck = state.incidents?.deck ?? quietDeck;
  switch (event.type) {
    case 'BoardErrorRuled': {
      const { street, takesBack } = event.data;
      // A ruling that is changed is no second error.
      const errors = deck.correcting?.street === street ? deck.errors : [...deck.errors, street];
      keep(next, 'deck', { correcting: event.data, errors });
      if (takesBack) takeOff(next, street);
      return;
    }
    case 'BoardErrorStands':
      return keep(next, 'deck', { passedOver: event.data.skipped });
    case 'ChipsGathered':
      if (deck.passedOver.length > 0) keep(next, 'deck', { passedOver: [] });
      return;
    case 'BoardCorrected':
      if (deck.correcting !== null) keep(next, 'deck', putRight(state, deck, deck.correcting, event.data.cards));
      return;
    case 'BoardDealt':
      if (deck.used.length > 0)
        keep(next, 'deck', { used: listUsedAfter(state, event.data.street, listBurnsDue(deck, event.data.street)) });
      return;
    case 'HandCompleted':
      // No correction is awaited from now on.
      if (deck.correcting !== null) keep(next, 'deck', { correcting: null });
      return;
    case 'BoardRestored':
      return keep(next, 'deck', { restoredAt: state.board.length });
    case 'StubReshuffled':
      return keep(next, 'deck', { mixedAt: event.data.withMuck ? state.board.length : deck.mixedAt });
    case 'BoardCancelled': {
      // The streets that stay keep what was put right in them; the others come from a deck that nobody has touched.
      const at = BOARD_STREETS.indexOf(event.data.from);
      const stays = (street: BoardStreet): boolean => BOARD_STREETS.indexOf(street) < at;
      const { used, noBurn, out } = deck;
      keep(next, 'deck', { correcting: null, used: used.slice(0, at + 1), noBurn: noBurn.filter(stays), out: at === 0 ? [] : out });
      return takeOff(next, event.data.from);
    }
    case 'HandVoided':
      if (event.data.settlement === 'split') return;
      for (const { seat, amount } of event.data.refunds) next.stacks = addAt(next.stacks, indexOf(state, seat), amount);
      next.bets = makeZeros(state.bets.length);
      next.gathered = makeZeros(state.bets.length);
      next.deadAnte = 0;
      next.pots = [];
      next.awards = [];
      keep(next, 'deck', quietDeck);
      return cancelDeal(next);
    default:
      return;
  }
}

/** The street and those after it are no longer on the table, and nothing of their betting is open. */
function takeOff(next: HandDraft, street: BoardStreet): void {
  const at = BOARD_STREETS.indexOf(street);
  next.board = next.board.slice(0, at);
  next.street = BOARD_STREETS[at - 1] ?? 'preflop';
  next.phase = 'awaitingBoard';
  next.turn = -1;
  next.acts = 0;
  next.currentBet = 0;
  next.settledShort = 0;
  next.barred = 0;
  next.wagers = [];
  next.showdownOrder = null;
  next.incrementWhenActed = makeZeros(next.bets.length);
  if (next.actState !== null) next.actState = { ...next.actState, early: [], restriction: null, judged: null };
  if (next.reports !== null) next.reports = { ...next.reports, time: null, answered: null, wrong: [], forfeited: null };
}

/** The street is as it should be: what is burned already, and which known cards are gone, holds for the streets to come. */
function putRight(
  state: HandState,
  deck: DeckState,
  ruling: BoardErrorRuling,
  cards: Parameters<typeof listGoneWith>[1],
): Partial<DeckState> {
  const next = streetAfter(ruling.street);
  const later = deck.noBurn.filter((street) => street !== next);
  return {
    correcting: null,
    noBurn: next !== null && ruling.burnBeforeNextStreet === false ? [...later, next] : later,
    used: listUsedAfter(state, ruling.street, countPlacesTaken(ruling) - cardCountOf(ruling.street)),
    out: [...deck.out, ...listGoneWith(ruling, cards)],
  };
}

/** The places used before each street, once `street` is dealt and `others` places beside its own cards were used for it. */
function listUsedAfter(state: HandState, street: BoardStreet, others: number): number[] {
  const at = BOARD_STREETS.indexOf(street);
  const before = Array.from({ length: at + 1 }, (_, k) => countUsedBefore(state, k));
  return [...before, before[at]! + others + cardCountOf(street)];
}

function listBurnsDue(deck: DeckState, street: BoardStreet): number {
  return deck.noBurn.includes(street) ? 0 : 1;
}
