/**
 * What is said about who sits where: refusals, and why somebody moves.
 * Pure. May import: `events/`, its neighbours, codes and reasons of the floor.
 */
import type { Citation, Reason } from '../../events/judging.js';
import type { HaltCause } from '../../events/tournament-seating.js';
import type { SeatingReasonKey } from '../tournament/seating/proposal.js';
import type { SeatingRefusals } from '../tournament/seating/refusals.js';
import { articleText } from './ruling-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const seatingTexts: TextsOf<SeatingRefusals> = {
  PLAYER_IN_HAND: {
    en: '{playerId} is in hand {handId}: his chips can’t be counted before it ends. Wait for its end; a move is taken now if no count comes with it.',
    fr: '{playerId} joue le coup {handId} : ses jetons ne se comptent pas avant sa fin. Attendez-la ; un déplacement sans compte est pris dès maintenant.',
  },
  FINAL_TABLE_RUNS: {
    en: 'The final table is formed at table {table}; no other one is opened.',
    fr: 'La table finale est formée à la table {table} ; on n’en ouvre pas d’autre.',
  },
  TOO_MANY_TABLES: {
    en: 'The tournament has had {tables} tables, and can have {maximum}.',
    fr: 'Le tournoi a eu {tables} tables, et peut en avoir {maximum}.',
  },
  SEAT_TAKEN: {
    en: 'Seat {seat} of table {table} is {playerId}’s; choose a free seat.',
    fr: 'La place {seat} de la table {table} est celle de {playerId} ; choisissez une place libre.',
  },
  NOT_ENOUGH_SEATS: {
    en: 'Table {table} has {players} player{players||s} to move, and the other tables have {free} free seat{free||s}.',
    fr: 'La table {table} a {players} joueur{players||s} à déplacer, et les autres tables ont {free} place{free||s} libre{free||s}.',
  },
  BALANCE_NOT_DUE: {
    en: 'Tables differ by {difference} player{difference||s}; nobody moves before {trigger}.',
    fr: 'L’écart entre les tables est de {difference} ; personne ne bouge avant {trigger}.',
  },
  PROPOSAL_CHANGED: {
    en: 'By now {playerId}, table {fromTable} seat {fromSeat}, is to go to table {toTable} seat {toSeat}; confirm that, or order another move.',
    fr: 'C’est maintenant {playerId}, table {fromTable} place {fromSeat}, qui doit aller table {toTable} place {toSeat} ; confirmez, ou ordonnez autre chose.',
  },
  PROPOSAL_IS_OTHER: {
    en: 'No move balances tables now: first {due} (table {table}).',
    fr: 'Aucun déplacement n’équilibre les tables : d’abord {due} (table {table}).',
  },
  TABLE_HALTED: {
    en: 'Table {table} begins no hand: {cause}.',
    fr: 'La table {table} ne commence pas de coup : {cause}.',
  },
  INVALID_BREAK_ORDER: {
    en: 'The order of breaking names open tables once each: {open}. Not open: {unexpected}. Twice: {repeated}.',
    fr: 'L’ordre de fermeture nomme une fois chacune des tables ouvertes : {open}. Pas ouvertes : {unexpected}. En double : {repeated}.',
  },
  BREAK_ORDER_VIOLATION: {
    en: 'Players were told that table {next} is broken before table {table}; announce another order first.',
    fr: 'Les joueurs savent que la table {next} ferme avant la table {table} ; annoncez d’abord un autre ordre.',
  },
  SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND: {
    en: 'Seat {seat} of table {table} lies between the next button and small blind; other seats are free.',
    fr: 'La place {seat} de la table {table} est entre les prochains bouton et petite blinde ; d’autres sont libres.',
  },
  ASSIGNMENT_NOT_CONFORMING: {
    en: 'By the book {playerId} goes to table {table} seat {seat}; give a reason to seat him elsewhere.',
    fr: 'Selon le règlement, {playerId} va table {table} place {seat} ; donnez une raison pour le placer ailleurs.',
  },
  PLACEMENTS_MISMATCH: {
    en: 'Each player to be seated must be listed once, and nobody else: {players}.',
    fr: 'Chaque joueur à placer doit figurer une fois, et personne d’autre : {players}.',
  },
  SEATED_ALREADY: {
    en: 'That was done, with other seats: {playerId} has seat {seat} of table {table}. Move those who are to sit elsewhere.',
    fr: 'C’est déjà fait, avec d’autres places : {playerId} a la place {seat} de la table {table}. Déplacez ceux qui doivent être ailleurs.',
  },
  FINAL_TABLE_TOO_LARGE: {
    en: '{players} players are left; the final table takes {size}.',
    fr: 'Il reste {players} joueurs ; la table finale en prend {size}.',
  },
};

/** Why a table begins no hand, and what has it play. `difference`. */
export const haltCauses: Readonly<Record<HaltCause, Sentence>> = {
  difference: {
    en: 'it was {difference} player{difference||s} short of the fullest; move players there, or have it play on',
    fr: 'il lui manquait {difference} joueur{difference||s} face à la plus pleine ; envoyez-y des joueurs, ou faites-la rejouer',
  },
  tableBreak: {
    en: 'it is to be broken; break it once its hand is over and its chips are counted, or have it play on',
    fr: 'elle doit fermer ; fermez-la dès que son coup est fini et ses jetons comptés, ou faites-la rejouer',
  },
  finalTable: {
    en: 'the final table is to be formed; draw it, or have this table play on',
    fr: 'la table finale doit être formée ; tirez-la, ou faites rejouer cette table',
  },
  director: {
    en: 'the director has stopped it; have it play on to end that',
    fr: 'le directeur l’a arrêtée ; faites-la rejouer pour y mettre fin',
  },
};

/** What the floor has to do before tables are balanced. */
export const comesFirst: Readonly<Record<'tableBreak' | 'finalTable', Sentence>> = {
  tableBreak: { en: 'a table is to be broken', fr: 'une table doit fermer' },
  finalTable: { en: 'the final table is to be formed', fr: 'la table finale doit être formée' },
};

export const seatingReasons: Readonly<Record<SeatingReasonKey, Sentence>> = {
  noMoveDue: {
    en: 'Tables differ by {difference} player{difference||s}: nobody moves before {trigger}.',
    fr: 'L’écart entre les tables est de {difference} : personne ne bouge avant {trigger}.',
  },
  oneTable: { en: 'There is one table.', fr: 'Il n’y a qu’une table.' },
  balancing: {
    en: 'Table {fromTable} has {fromPlayers} player{fromPlayers||s} and table {toTable} has {toPlayers}; {trigger} apart, a player moves: the next big blind, at seat {fromSeat}, goes to seat {toSeat} of table {toTable}, the free one that comes to the big blind soonest.',
    fr: 'La table {fromTable} a {fromPlayers} joueur{fromPlayers||s} et la table {toTable} en a {toPlayers} ; à {trigger} d’écart un joueur bouge : la future grosse blinde, place {fromSeat}, va à la place {toSeat} de la table {toTable}, celle qui est libre et paie la grosse blinde au plus tôt.',
  },
  balancingOntoSmallBlind: {
    en: 'Table {fromTable} has {fromPlayers} player{fromPlayers||s} and table {toTable} has {toPlayers}; {trigger} apart, a player moves: the next big blind, at seat {fromSeat}, goes to seat {toSeat} of table {toTable}, the only free one, where he will owe the small blind.',
    fr: 'La table {fromTable} a {fromPlayers} joueur{fromPlayers||s} et la table {toTable} en a {toPlayers} ; à {trigger} d’écart un joueur bouge : la future grosse blinde, place {fromSeat}, va à la place {toSeat} de la table {toTable}, la seule libre, où elle devra la petite blinde.',
  },
  tableBreakDue: {
    en: 'The {players} players fit at {tables} tables: table {table} is broken.',
    fr: 'Les {players} joueurs tiennent à {tables} tables : la table {table} ferme.',
  },
  tableBreaksDue: {
    en: 'The {players} players fit at {tables} tables: tables {breaks} are broken, each as soon as it can be.',
    fr: 'Les {players} joueurs tiennent à {tables} tables : les tables {breaks} ferment, chacune dès qu’elle le peut.',
  },
  finalTableDue: {
    en: '{players} players are left: the final table of {size} is drawn.',
    fr: 'Il reste {players} joueurs : la table finale de {size} se tire au sort.',
  },
  finalTableDueDoorsOpen: {
    en: '{players} players are left: the final table of {size} is drawn. Late players are still admitted, and none is seated beyond it: close late entry first if you can.',
    fr: 'Il reste {players} joueurs : la table finale de {size} se tire au sort. Les retardataires sont encore admis, mais pas au-delà : clôturez d’abord les entrées si vous le pouvez.',
  },
  tableBrokenDrawn: {
    en: 'Table {table} was broken; he drew seat {toSeat} of table {toTable}.',
    fr: 'La table {table} a fermé ; il a tiré la place {toSeat} de la table {toTable}.',
  },
  tableBrokenFromButton: {
    en: 'Table {table} was broken; table {toTable} had the fewest players, and seat {toSeat} is its first free one anticlockwise from the button.',
    fr: 'La table {table} a fermé ; la table {toTable} avait le moins de joueurs, et la place {toSeat} y est la première libre en remontant depuis le bouton.',
  },
  tableBrokenByBigBlind: {
    en: 'Table {table} was broken; table {toTable} had the fewest players, and seat {toSeat} is its free one that comes to the big blind soonest.',
    fr: 'La table {table} a fermé ; la table {toTable} avait le moins de joueurs, et la place {toSeat} y est la place libre qui paie la grosse blinde au plus tôt.',
  },
  tableBrokenByDirector: {
    en: 'Table {table} was broken; the director has him sit at table {toTable}, seat {toSeat}.',
    fr: 'La table {table} a fermé ; le directeur le place table {toTable}, place {toSeat}.',
  },
};

/** Why, in one sentence, with the first article at its end. */
export function seatingReasonText({ key, parameters }: Reason, articles: readonly Citation[], language: Language): string {
  const sentence = (seatingReasons as Readonly<Record<string, Sentence>>)[key];
  const said = sentence === undefined ? key : fill(sentence[language], parameters, language);
  const [first] = articles;
  return first === undefined ? said : `${said} (${articleText(first, language)})`;
}
