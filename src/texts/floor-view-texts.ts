/**
 * What screens of the floor say: why somebody has changed seats, why a table begins no hand.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { Citation } from '../../events/judging.js';
import type { HaltCause, SeatingProposal } from '../../events/tournament-seating.js';
import type { Place } from '../../events/values.js';
import { articleText } from './ruling-texts.js';
import { seatingReasonText } from './seating-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';

/** A move as it was made. `words`: the director's. */
export interface MoveToTell {
  readonly kind: 'balance' | 'tableBreak' | 'finalTable' | 'order' | 'wrongSeat';
  readonly from: Place;
  readonly to: Place;
  readonly words: string | null;
  readonly articles: readonly Citation[];
  readonly book: SeatingProposal | null;
}

/** `fromTable`, `fromSeat`, `toTable`, `toSeat`. The director's words come behind. */
const moveSentences: Readonly<Record<MoveToTell['kind'], Sentence>> = {
  balance: {
    en: 'To balance the tables he went from seat {fromSeat} of table {fromTable} to seat {toSeat} of table {toTable}.',
    fr: 'Pour équilibrer les tables, il est allé de la place {fromSeat} de la table {fromTable} à la place {toSeat} de la table {toTable}.',
  },
  tableBreak: {
    en: 'Table {fromTable} was broken; he went to seat {toSeat} of table {toTable}.',
    fr: 'La table {fromTable} a fermé ; il est allé à la place {toSeat} de la table {toTable}.',
  },
  finalTable: {
    en: 'The final table was drawn: he sits at seat {toSeat} of table {toTable}.',
    fr: 'La table finale a été tirée au sort : il est à la place {toSeat} de la table {toTable}.',
  },
  order: {
    en: 'The director had him go from seat {fromSeat} of table {fromTable} to seat {toSeat} of table {toTable}:',
    fr: 'Le directeur l’a envoyé de la place {fromSeat} de la table {fromTable} à la place {toSeat} de la table {toTable} :',
  },
  wrongSeat: {
    en: 'He sat at seat {fromSeat} of table {fromTable}; his own is seat {toSeat} of table {toTable}.',
    fr: 'Il était à la place {fromSeat} de la table {fromTable} ; la sienne est la place {toSeat} de la table {toTable}.',
  },
};

/** `table`, `difference`. */
const haltSentences: Readonly<Record<HaltCause, Sentence>> = {
  difference: {
    en: 'Table {table} begins no hand: it was {difference} player{difference||s} short of the fullest table.',
    fr: 'La table {table} ne commence pas de coup : il lui manquait {difference} joueur{difference||s} face à la table la plus pleine.',
  },
  tableBreak: {
    en: 'Table {table} begins no hand: it is to be broken.',
    fr: 'La table {table} ne commence pas de coup : elle doit fermer.',
  },
  finalTable: {
    en: 'Table {table} begins no hand: the final table is to be formed.',
    fr: 'La table {table} ne commence pas de coup : la table finale doit être formée.',
  },
  director: {
    en: 'The director has stopped table {table}:',
    fr: 'Le directeur a arrêté la table {table} :',
  },
};

/** Why a player changed seats, in one sentence with its first article; the director's words as they were given. */
export function moveText(move: MoveToTell, language: Language): string {
  const { kind, from, to, words, articles, book } = move;
  if ((kind === 'balance' || kind === 'tableBreak') && book !== null) {
    const said = seatingReasonText(book.why, book.articles, language);
    return words === null ? said : `${said} – ${words}`;
  }
  const parameters = { fromTable: from.table, fromSeat: from.seat, toTable: to.table, toSeat: to.seat };
  const said = told(moveSentences[kind], parameters, words, language);
  // What the book proposed is no ground of an order.
  return kind === 'order' ? said : withArticle(said, articles, language);
}

/** Why a table begins no hand, in one sentence. */
export function haltText(
  table: number,
  halt: { readonly cause: HaltCause; readonly difference: number; readonly reason: string | null; readonly articles: readonly Citation[] },
  language: Language,
): string {
  const said = told(haltSentences[halt.cause], { table, difference: halt.difference }, halt.reason, language);
  return withArticle(said, halt.articles, language);
}

function told(sentence: Sentence, parameters: Readonly<Record<string, number>>, words: string | null, language: Language): string {
  const said = fill(sentence[language], parameters, language);
  return words === null ? said : `${said} ${words}`;
}

function withArticle(said: string, [first]: readonly Citation[], language: Language): string {
  return first === undefined ? said : `${said} (${articleText(first, language)})`;
}
