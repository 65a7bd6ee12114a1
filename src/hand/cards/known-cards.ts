/**
 * Decides what is known of the cards of a wrong street that is being put right: which must lie open, which can't come again, and how many
 * come from those that were shuffled apart.
 */
import type { Slot } from '../../../events/hand-deck.js';
import type { Card } from '../../../events/values.js';
import type { BoardErrorRuling } from '../state/deck.js';

export interface KnownCards {
  /** Cards that lie open as the street or a part of it. */
  readonly kept: readonly Card[];
  /** Cards that are burned or out of play. */
  readonly gone: readonly Card[];
  /** Cards that wait beside the board. */
  readonly aside: readonly Card[];
  /** Cards that were shuffled apart. */
  readonly apart: readonly Card[];
  /** How many of those at the least and at the most lie open; the rest of them is burned. */
  readonly fewest: number;
  readonly most: number;
}

/** The cards that are known once a ruling is applied to those that were entered. */
export function knownCardsOf({ street, shown, shownCards, procedure }: BoardErrorRuling): KnownCards {
  const cardAt = new Map(shown.map((slot, k) => [slot, shownCards?.[k]] as const));
  const named = (slots: readonly Slot[]): Card[] => slots.flatMap((slot) => cardAt.get(slot) ?? []);
  const kept: Card[] = [];
  const gone: Card[] = [];
  const aside: Card[] = [];
  let apart: Card[] = [];
  let unknown = 0;
  let drawn = 0;
  for (const step of procedure) {
    if (step.step === 'place') kept.push(...named(step.cards));
    else if (step.step === 'burn' || step.step === 'outOfPlay') gone.push(...named(step.cards));
    else if (step.step === 'setAside') aside.push(...named(step.cards));
    else if (step.step === 'shuffleApart') {
      apart = named(step.cards);
      unknown = step.cards.length - apart.length;
    } else if (step.step === 'drawFromApart' && step.as === street) drawn += step.n;
  }
  return { kept, gone, aside, apart, fewest: Math.max(0, drawn - unknown), most: drawn };
}

/** Cards that are out of the deck for good once the right ones lie open. What waits aside goes back into the stub. */
export function listGoneWith(ruling: BoardErrorRuling, cards: readonly Card[] | null): Card[] {
  const { gone, apart } = knownCardsOf(ruling);
  return [...gone, ...(cards === null ? [] : apart.filter((card) => !cards.includes(card)))];
}

/** How many places of the stub are used up once the street is put right. */
export function countPlacesTaken({ burned, shown, procedure }: BoardErrorRuling): number {
  const dealt = procedure.reduce((sum, step) => sum + (step.step === 'dealFromStub' ? step.n : 0), 0);
  return burned.length + shown.length + dealt;
}

/** Whether cards can be what the ruling lets come. */
export function agreesWith(cards: readonly Card[], { kept, apart, fewest, most }: KnownCards): boolean {
  const fromApart = cards.filter((card) => apart.includes(card)).length;
  return kept.every((card) => cards.includes(card)) && fromApart >= fewest && fromApart <= most;
}
