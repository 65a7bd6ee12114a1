/**
 * What a shown hand brings with it: that everybody sees it, at once or later, and the offence.
 */
import type { Offence, Sanction } from '../../../events/judging.js';
import type { OpenedWhen } from '../../../events/hand-discards.js';
import type { Card } from '../../../events/values.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { findKnownCards } from '../cards/hole-cards.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';

/**
 * Everybody sees the hand, now or once the round or the hand is over. Cards are published once they are seen: those that were entered, else
 * those that were recorded, where whoever reports it sees them: nobody learns hidden cards by saying that they were shown.
 */
export function openHand(
  unfolding: HandUnfolding,
  { seat, cards }: { readonly seat: number; readonly cards: readonly Card[] | null },
  when: OpenedWhen,
  rule: Setting,
): void {
  const seen = cards ?? findKnownCards(unfolding.state, indexOf(unfolding.state, seat));
  unfolding.push({
    type: 'HandOpenedToAll',
    data: { seat, cards: when === 'now' && seen !== null ? [...seen] : null, when, articles: cite(rule) },
  });
}

/** When a hand that was shown to one who is not in it is for all to see. */
export function findOpeningTime({ dealing }: Rulebook): 'endOfBettingRound' | 'endOfHand' {
  return dealing.showOneShowAll.when.value === 'afterRound' ? 'endOfBettingRound' : 'endOfHand';
}

/** The offence by a rule of its own. With a book, the penalty begins when it says. */
export function noteOffence(
  unfolding: HandUnfolding,
  seat: number,
  offence: Offence,
  rule: Setting,
  sanction: Sanction,
  book: Rulebook | null = null,
): void {
  const startsAt = book === null ? null : book.dealing.show.sanctionStarts.value;
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence, sanction, startsAt, article: cite(rule)[0]! } });
}

/** The offence of showing a live hand to an opponent, where the book has it punished more severely than showing it to others (RO 11.4). */
export function noteGraverOffence(unfolding: HandUnfolding, seat: number, rule: Setting, { dealing }: Rulebook): void {
  const startsAt = dealing.show.sanctionStarts.value;
  const article = cite(rule)[0]!;
  unfolding.push({
    type: 'InfractionNoted',
    data: { seat, offence: 'shownToOnePlayer', sanction: 'must', startsAt, moreSevere: true, article },
  });
}

/** The offence of showing a live hand while bets are possible. */
export function notePlayedOffence(unfolding: HandUnfolding, seat: number, offence: Offence, book: Rulebook): void {
  const penalty = book.betting.exposedHandPenalty;
  noteOffence(unfolding, seat, offence, penalty, penalty.value === 'due' ? 'must' : 'may', book);
}
