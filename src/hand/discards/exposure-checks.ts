/**
 * Whether a hand can have been shown so: its cards, and who saw them.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { discardsEvents } from '../../../events/hand-discards.js';
import type { Card } from '../../../events/values.js';
import { hasSameCards } from '../cards/cards.js';
import { listCardsDealt, checkCards, checkHoleCards, findKnownCards } from '../cards/hole-cards.js';
import { refuse, type Refused } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import { checkLive, checkSeat, isLiveAt } from '../betting/live-hands.js';

/** What was shown, to whom; the cards where everybody sees them. */
export type Exposed = EventOf<(typeof discardsEvents)['HandExposed']>['data'] & { readonly cards: readonly Card[] | null };

export function checkExposure(state: HandState, shown: Exposed): Refused | null {
  const { seat, folding, cards } = shown;
  const refused = checkSeat(state, seat) ?? checkViewer(state, shown) ?? (folding ? checkLive(state, seat) : null);
  if (refused !== null) return refused;
  if (state.phase === 'posting' || state.phase === 'dealing' || state.phase === 'awaitingRedeal')
    return refuse('WRONG_PHASE', { phase: state.phase });
  return cards === null ? null : checkShownCards(state, seat, cards);
}

/**
 * Whether it was reported on this street already. `cardsAreNew`: it was, without the cards that are given now.
 */
export function compareWithEarlier(
  { incidents, street }: HandState,
  { seat, to, shownTo, intentional, folding, cards }: Exposed,
): 'same' | 'cardsAreNew' | null {
  const { exposed = [], shown = [] } = incidents?.discards ?? {};
  const reported = exposed.some(
    (each) =>
      each.street === street &&
      each.seat === seat &&
      each.to === to &&
      each.shownTo === shownTo &&
      each.intentional === intentional &&
      each.folding === folding,
  );
  if (!reported) return null;
  const seen = shown.find((each) => each.seat === seat);
  const isNew = cards !== null && seen !== undefined && (seen.cards === null || !hasSameCards(seen.cards, cards));
  return isNew ? 'cardsAreNew' : 'same';
}

/** An opponent who saw it is another live player; anybody else may be unknown to the hand. */
function checkViewer(state: HandState, { seat, to, shownTo }: Exposed): Refused | null {
  if (to === 'livePlayer') {
    const sees = shownTo !== null && shownTo !== seat && isLiveAt(state, indexOf(state, shownTo));
    return sees ? null : refuse('VIEWER_NOT_LIVE', { seat });
  }
  return shownTo === null ? null : checkSeat(state, shownTo);
}

/** One card or both: nobody else's, and the seat's own where those are known. */
function checkShownCards(state: HandState, seat: number, cards: readonly Card[]): Refused | null {
  const i = indexOf(state, seat);
  if (cards.length !== 1) return checkHoleCards(state, i, cards);
  const refused = checkCards(cards, 1, listCardsDealt(state, i));
  const known = findKnownCards(state, i);
  if (refused !== null || known === null || known.includes(cards[0]!)) return refused;
  return refuse('HOLE_CARDS_CONTRADICTED', { seat, known: [...known], given: [...cards] });
}
