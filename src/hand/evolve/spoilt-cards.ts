/**
 * How each event changes single cards of the deal: turned up, fallen, seen, face up in the deck, missing or one too many.
 */
import type { HandEvent } from '../../../events/hand.js';
import { type HandDraft, replaceAt } from '../state/draft.js';
import { keep } from './keep.js';
import { type HandState, indexOf } from '../state.js';
import { hold, release } from './holding.js';
import { type CardPlace, type DealState, findLastAt, type SpoiltCard } from '../state/deal.js';

/** Changes the draft of the state after an event; `deal` is what the hand kept of the deal before it. */
export function evolveDealtCards(next: HandDraft, state: HandState, deal: DealState, event: HandEvent): void {
  switch (event.type) {
    case 'CardSpoilt':
      return keep(next, 'deal', { spoilt: [...deal.spoilt, { ...event.data, fate: 'plays', separated: false }] });
    case 'SpoiltCardNamed':
      return change(next, deal, event.data, { card: event.data.card });
    case 'CardPlays':
      return change(next, deal, event.data, { fate: 'plays' });
    case 'CardDeclaredDead':
      return change(next, deal, event.data, { fate: 'dead' });
    case 'ReplacementDue':
      // Nobody had reported the deal, and it is not over: the betting waits for the exchange.
      if (deal.phase !== 'presumed') return;
      keep(next, 'deal', { phase: 'dealing' });
      return hold(next);
    case 'ExposedCardReplaced': {
      const fromStub = event.data.slot === null ? 0 : 1;
      change(next, deal, event.data, { fate: 'replaced' });
      keep(next, 'deal', { firstBurn: 'exposedCard', takenFromStub: deal.takenFromStub + fromStub });
      next.holeCards = replaceAt(state.holeCards, indexOf(state, event.data.seat), null);
      if (deal.firstCardAt !== null || deal.phase !== 'dealing') return;
      keep(next, 'deal', { phase: 'presumed' });
      return release(next);
    }
    case 'DeadCardSeparated': {
      const dead = deal.spoilt.findLast(({ seat, fate }) => seat === event.data.seat && fate === 'dead');
      return dead === undefined ? undefined : change(next, deal, dead, { separated: true });
    }
    case 'BoxedCardSetAside': {
      const { count, cards, duringInitialDeal } = event.data;
      const boxed = duringInitialDeal ? { boxed: deal.boxed + count } : { boxedLater: deal.boxedLater + count };
      return keep(next, 'deal', { ...boxed, boxedCards: [...deal.boxedCards, ...cards] });
    }
    case 'ButtonHandCompleted': {
      const { seat, slots } = event.data;
      const takenFromStub = deal.takenFromStub + slots.length;
      return keep(next, 'deal', { counts: { ...deal.counts, [seat]: 2 }, takenFromStub, buttonCompleted: true });
    }
    case 'ExtraCardTakenBack':
      return keep(next, 'deal', { counts: { ...deal.counts, [event.data.seat]: 2 }, firstBurn: 'extraCard' });
    default:
      return;
  }
}

function change(next: HandDraft, deal: DealState, place: CardPlace, part: Partial<SpoiltCard>): void {
  const at = findLastAt(deal.spoilt, place);
  const card = deal.spoilt[at];
  if (card !== undefined) keep(next, 'deal', { spoilt: replaceAt(deal.spoilt, at, { ...card, ...part }) });
}
