/**
 * The refusals about seats, and the reasons for moves.
 */
import type { Citation, Reason } from '../../events/judging.js';
import type { HaltCause } from '../../events/tournament-seating.js';
import type { SeatingReasonKey } from '../tournament/seating/proposal.js';
import { articleText } from './ruling-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';
import { lookUp } from '../../events/look-up.js';

/** Why a table starts no hand, and what lets it play. `difference`. */
export const haltCauses: Readonly<Record<HaltCause, Sentence>> = {
  difference: {
    en: 'it had {difference} player{difference||s} fewer than the fullest table; move players there, or let it play on (resumeTable)',
    fr: 'elle avait {difference} joueur{difference||s} de moins que la plus pleine ; envoyez-y des joueurs, ou laissez-la rejouer (resumeTable)',
  },
  tableBreak: {
    en: 'it is to be broken; break it after its hand and count (breakTable), or let it play on (resumeTable)',
    fr: 'elle doit fermer ; fermez-la après sa main et un comptage (breakTable), ou laissez-la rejouer (resumeTable)',
  },
  finalTable: {
    en: 'the final table is to be formed; draw it (redrawFinalTable), or let this table play on (resumeTable)',
    fr: 'la table finale doit être formée ; tirez-la (redrawFinalTable), ou laissez rejouer cette table (resumeTable)',
  },
  director: {
    en: 'the director has stopped it; let it play on (resumeTable)',
    fr: 'le directeur l’a arrêtée ; laissez-la rejouer (resumeTable)',
  },
};

/** What the floor has to do before tables are balanced. */
export const comesFirst: Readonly<Record<'tableBreak' | 'finalTable', Sentence>> = {
  tableBreak: { en: 'a table is to be broken', fr: 'une table doit fermer' },
  finalTable: { en: 'the final table is to be formed', fr: 'la table finale doit être formée' },
};

export const seatingReasons: Readonly<Record<SeatingReasonKey, Sentence>> = {
  noMoveDue: {
    en: 'Tables differ by {difference} player{difference||s}. Nobody moves before they differ by {trigger}.',
    fr: 'L’écart entre les tables est de {difference}. Personne ne bouge avant un écart de {trigger}.',
  },
  tablesKeptForLate: {
    en: '{players} player{players||s} would fit at {needed} table{needed||s}. {tables} {tables|is|are} kept open: a table was opened for late players, and late entry is still open. Tables differ by {difference} player{difference||s}, and nobody moves before they differ by {trigger}.',
    fr: '{players} joueur{players||s} tiendrai{players|t|ent} sur {needed} table{needed||s}. {tables} reste{tables||nt} ouverte{tables||s} : une table a été ouverte pour les retardataires, et les entrées tardives ne sont pas closes. L’écart entre les tables est de {difference}, et personne ne bouge avant un écart de {trigger}.',
  },
  tablesKeptForExpected: {
    en: '{players} player{players||s} would fit at {needed} table{needed||s}. {tables} {tables|is|are} kept open: {expected} player{expected||s} may still come. Tables differ by {difference} player{difference||s}, and nobody moves before they differ by {trigger}.',
    fr: '{players} joueur{players||s} tiendrai{players|t|ent} sur {needed} table{needed||s}. {tables} reste{tables||nt} ouverte{tables||s} : {expected} joueur{expected||s} peu{expected|t|vent} encore arriver. L’écart entre les tables est de {difference}, et personne ne bouge avant un écart de {trigger}.',
  },
  tablesKeptReopened: {
    en: '{players} player{players||s} would fit at {needed} table{needed||s}. {tables} {tables|is|are} kept open until somebody goes out: the director took back that a table was broken. Tables differ by {difference} player{difference||s}, and nobody moves before they differ by {trigger}.',
    fr: '{players} joueur{players||s} tiendrai{players|t|ent} sur {needed} table{needed||s}. {tables} reste{tables||nt} ouverte{tables||s} jusqu’à la prochaine élimination : le directeur a annulé la fermeture d’une table. L’écart entre les tables est de {difference}, et personne ne bouge avant un écart de {trigger}.',
  },
  lastTwoTables: {
    en: 'The last two tables wait for the final table: {players} {players|player is|players are} left, and it has {size} seat{size||s}. Tables differ by {difference} player{difference||s}, and nobody moves before they differ by {trigger}.',
    fr: 'Les deux dernières tables attendent la table finale : il reste {players} joueur{players||s}, et elle a {size} place{size||s}. L’écart entre les tables est de {difference}, et personne ne bouge avant un écart de {trigger}.',
  },
  finalTableWaits: {
    en: '{players} {players|player is|players are} left, and the final table has {size} seat{size||s}. It is formed once late entry is closed. Tables differ by {difference} player{difference||s}, and nobody moves before they differ by {trigger}.',
    fr: 'Il reste {players} joueur{players||s}, et la table finale a {size} place{size||s}. Elle sera formée à la clôture des entrées tardives. L’écart entre les tables est de {difference}, et personne ne bouge avant un écart de {trigger}.',
  },
  oneTable: { en: 'There is only one table.', fr: 'Il n’y a qu’une table.' },
  balancing: {
    en: 'Table {fromTable} has {fromPlayers} player{fromPlayers||s} and table {toTable} has {toPlayers}. A difference of {trigger} moves a player. The next big blind of table {fromTable}, seat {fromSeat}, goes to table {toTable}, seat {toSeat}. It is the free seat that pays the big blind soonest.',
    fr: 'La table {fromTable} a {fromPlayers} joueur{fromPlayers||s} et la table {toTable} en a {toPlayers}. Un écart de {trigger} déplace un joueur. La prochaine grosse blinde de la table {fromTable}, siège {fromSeat}, va à la table {toTable}, siège {toSeat}. C’est le siège libre qui paiera la grosse blinde le plus tôt.',
  },
  balancingOntoSmallBlind: {
    en: 'Table {fromTable} has {fromPlayers} player{fromPlayers||s} and table {toTable} has {toPlayers}. A difference of {trigger} moves a player. The next big blind of table {fromTable}, seat {fromSeat}, goes to table {toTable}, seat {toSeat}. This is the only free seat, and it owes the small blind.',
    fr: 'La table {fromTable} a {fromPlayers} joueur{fromPlayers||s} et la table {toTable} en a {toPlayers}. Un écart de {trigger} déplace un joueur. La prochaine grosse blinde de la table {fromTable}, siège {fromSeat}, va à la table {toTable}, siège {toSeat}. C’est le seul siège libre, et il devra la petite blinde.',
  },
  tableBreakDue: {
    en: '{players} {players|player fits|players fit} at {tables} table{tables||s}. Table {table} is to be broken.',
    fr: '{players} {players|joueur tient|joueurs tiennent} sur {tables} table{tables||s}. La table {table} doit fermer.',
  },
  tableBreaksDue: {
    en: '{players} {players|player fits|players fit} at {tables} table{tables||s}. To be broken, each as soon as possible: {breaks}.',
    fr: '{players} {players|joueur tient|joueurs tiennent} sur {tables} table{tables||s}. Tables à fermer dès que possible : {breaks}.',
  },
  finalTableDue: {
    en: '{players} {players|player is|players are} left. The final table of {size} is to be drawn.',
    fr: 'Il reste {players} joueur{players||s}. La table finale de {size} doit être tirée au sort.',
  },
  finalTableDueDoorsOpen: {
    en: '{players} {players|player is|players are} left. The final table of {size} is to be drawn. Late entry is still open: close it first if you can (closeLateEntry).',
    fr: 'Il reste {players} joueur{players||s}. La table finale de {size} doit être tirée au sort. Les entrées tardives sont encore ouvertes : clôturez-les d’abord si possible (closeLateEntry).',
  },
  tableBrokenDrawn: {
    en: 'Table {table} was broken. Drawn seat: table {toTable}, seat {toSeat}.',
    fr: 'La table {table} a fermé. Siège tiré : table {toTable}, siège {toSeat}.',
  },
  tableBrokenFromButton: {
    en: 'Table {table} was broken. Table {toTable} had the fewest players. Seat {toSeat} is its first free seat anticlockwise from the button.',
    fr: 'La table {table} a fermé. La table {toTable} avait le moins de joueurs. Le siège {toSeat} y est le premier libre dans le sens antihoraire depuis le bouton.',
  },
  tableBrokenByBigBlind: {
    en: 'Table {table} was broken. Table {toTable} had the fewest players. Seat {toSeat} is its free seat that pays the big blind soonest.',
    fr: 'La table {table} a fermé. La table {toTable} avait le moins de joueurs. Le siège {toSeat} y est le siège libre qui paiera la grosse blinde le plus tôt.',
  },
  tableBrokenByDirector: {
    en: 'Table {table} was broken. The director chose table {toTable}, seat {toSeat}.',
    fr: 'La table {table} a fermé. Le directeur a choisi la table {toTable}, siège {toSeat}.',
  },
};

/** Why, in one sentence, with the first article at its end. */
export function seatingReasonText({ key, parameters }: Reason, articles: readonly Citation[], language: Language): string {
  const sentence = lookUp(seatingReasons as Readonly<Record<string, Sentence>>, key);
  const said = sentence === undefined ? key : fill(sentence[language], parameters, language);
  const [first] = articles;
  return first === undefined ? said : `${said} (${articleText(first, language)})`;
}
