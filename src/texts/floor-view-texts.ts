/**
 * What screens of the floor show: why a player changed seats, why a table starts no hand.
 */
import type { Citation } from '../../events/judging.js';
import type { HaltCause, SeatingProposal } from '../../events/tournament-seating.js';
import type { Place } from '../../events/values.js';
import { articleText } from './ruling-texts.js';
import { seatingReasonText } from './seating-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';

/** A move as it was made. `words`: the director's. */
export interface ShownMove {
  readonly kind: 'balance' | 'tableBreak' | 'redraw' | 'finalTable' | 'order' | 'wrongSeat';
  readonly from: Place;
  readonly to: Place;
  readonly words: string | null;
  readonly articles: readonly Citation[];
  /** Of a wrong seat: the first hand that was played there; null where nobody said. */
  readonly sinceHand: number | null;
  readonly book: SeatingProposal | null;
}

/** `fromTable`, `fromSeat`, `toTable`, `toSeat`. The director's words follow. */
const moveSentences: Readonly<Record<ShownMove['kind'], Sentence>> = {
  balance: {
    en: 'Moved from seat {fromSeat} of table {fromTable} to seat {toSeat} of table {toTable}, to balance the tables.',
    fr: 'Déplacement du siège {fromSeat} de la table {fromTable} au siège {toSeat} de la table {toTable}, pour équilibrer les tables.',
  },
  tableBreak: {
    en: 'Table {fromTable} was broken. New seat: table {toTable}, seat {toSeat}.',
    fr: 'La table {fromTable} a fermé. Nouveau siège : table {toTable}, siège {toSeat}.',
  },
  redraw: {
    en: 'All seats of the next day were drawn or taken back. New seat: table {toTable}, seat {toSeat}.',
    fr: 'Toutes les places du jour suivant ont été tirées, ou le tirage annulé. Nouveau siège : table {toTable}, siège {toSeat}.',
  },
  finalTable: {
    en: 'The final table was drawn. New seat: table {toTable}, seat {toSeat}.',
    fr: 'La table finale a été tirée au sort. Nouveau siège : table {toTable}, siège {toSeat}.',
  },
  order: {
    en: 'The director ordered the move from seat {fromSeat} of table {fromTable} to seat {toSeat} of table {toTable}:',
    fr: 'Le directeur a ordonné le déplacement du siège {fromSeat} de la table {fromTable} au siège {toSeat} de la table {toTable} :',
  },
  wrongSeat: {
    en: 'Seat {fromSeat} of table {fromTable} was wrong. The right one is seat {toSeat} of table {toTable}.',
    fr: 'Le siège {fromSeat} de la table {fromTable} était une erreur. Le bon est le siège {toSeat} de la table {toTable}.',
  },
};

/** `hand`. The director's words follow. */
const wrongSeatSince: Sentence = {
  en: 'Played there since hand {hand}; hands and blinds stand.',
  fr: 'Y jouait depuis la main {hand} ; les mains et les blindes sont acquises.',
};

/** `table`, `difference`. */
const haltSentences: Readonly<Record<HaltCause, Sentence>> = {
  difference: {
    en: 'Table {table} starts no hand: it had {difference} player{difference||s} fewer than the fullest table.',
    fr: 'La table {table} ne commence pas de main : elle avait {difference} joueur{difference||s} de moins que la table la plus pleine.',
  },
  tableBreak: {
    en: 'Table {table} starts no hand: it is about to be broken.',
    fr: 'La table {table} ne commence pas de main : elle va fermer.',
  },
  finalTable: {
    en: 'Table {table} starts no hand: the final table is about to be formed.',
    fr: 'La table {table} ne commence pas de main : la table finale va être formée.',
  },
  director: {
    en: 'The director has stopped table {table}:',
    fr: 'Le directeur a arrêté la table {table} :',
  },
};

/** Why a player changed seats, in one sentence with its first article; the director's words as they were given. */
export function moveText(move: ShownMove, language: Language): string {
  const { kind, from, to, words, articles, book, sinceHand } = move;
  if ((kind === 'balance' || kind === 'tableBreak') && book !== null) {
    const said = seatingReasonText(book.why, book.articles, language);
    return words === null ? said : `${said} – ${words}`;
  }
  const parameters = { fromTable: from.table, fromSeat: from.seat, toTable: to.table, toSeat: to.seat };
  const since = sinceHand === null ? null : fill(wrongSeatSince[language], { hand: sinceHand }, language);
  const added = [since, words].filter((each) => each !== null).join(' ');
  const said = withWords(moveSentences[kind], parameters, added === '' ? null : added, language);
  // The book's proposal is not the reason for an order.
  return kind === 'order' ? said : withArticle(said, articles, language);
}

const staleStack: Sentence = { en: 'as of hand {hand}, not counted since', fr: 'après la main {hand}, non recompté depuis' };
const neverCounted: Sentence = { en: 'as of the start, not counted since', fr: 'au départ, non recompté depuis' };

/** How old the figure of a stack is. @param hand the hand of the table after which it was known, 0 for before the first */
export function staleStackText(hand: number, language: Language): string {
  return fill((hand === 0 ? neverCounted : staleStack)[language], { hand }, language);
}

/** Why a table starts no hand, in one sentence. */
export function haltText(
  table: number,
  halt: { readonly cause: HaltCause; readonly difference: number; readonly reason: string | null; readonly articles: readonly Citation[] },
  language: Language,
): string {
  const said = withWords(haltSentences[halt.cause], { table, difference: halt.difference }, halt.reason, language);
  return withArticle(said, halt.articles, language);
}

function withWords(sentence: Sentence, parameters: Readonly<Record<string, number>>, words: string | null, language: Language): string {
  const said = fill(sentence[language], parameters, language);
  return words === null ? said : `${said} ${words}`;
}

function withArticle(said: string, [first]: readonly Citation[], language: Language): string {
  return first === undefined ? said : `${said} (${articleText(first, language)})`;
}
