/**
 * The refusals about seats, and the reasons for moves.
 */
import type { Citation, Reason } from '../../events/judging.js';
import type { HaltCause } from '../../events/tournament-seating.js';
import type { SeatingReasonKey } from '../tournament/seating/proposal.js';
import type { SeatingRefusals } from '../tournament/refusals/seating.js';
import { articleText } from './ruling-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';
import { lookUp } from '../../events/look-up.js';

export const seatingTexts: TextsOf<SeatingRefusals> = {
  PLAYER_IN_HAND: {
    en: '{playerId} is in a hand[ ({handId})]. Their chips can be counted after it. A move without a count is accepted now.',
    fr: '{playerId} joue une main[ ({handId})]. Ses jetons se comptent après. Un déplacement sans compte est accepté dès maintenant.',
  },
  FINAL_TABLE_RUNS: {
    en: 'The final table plays at table {table}, so no other table is opened. If a player waits for a seat, dissolve it first (dissolveFinalTable).',
    fr: 'La table finale joue à la table {table} : on n’en ouvre pas d’autre. Si un joueur attend un siège, défaites-la d’abord (dissolveFinalTable).',
  },
  PLAYER_WAITS_FOR_SEAT: {
    en: '{playerId} is in with {stack} chip{stack||s} and waits for a seat. Seat them first (seatWaitingPlayer).',
    fr: '{playerId} est en jeu avec {stack} jeton{stack||s} et attend un siège. Placez-le d’abord (seatWaitingPlayer).',
  },
  NOT_WAITING_FOR_SEAT: {
    en: '{playerId} has another seat already. Move them with movePlayer.',
    fr: '{playerId} a déjà un autre siège. Déplacez-le avec movePlayer.',
  },
  FINAL_TABLE_STANDS: {
    en: 'The final table at table {table} has a seat for all {players} players. It is dissolved only while a player waits and no seat is free.',
    fr: 'La table finale, table {table}, a un siège pour les {players} joueurs. Elle n’est défaite que si un joueur attend et qu’aucun siège n’est libre.',
  },
  TOO_MANY_TABLES: {
    en: 'The tournament has had {tables} tables, and can have {maximum}.',
    fr: 'Le tournoi a eu {tables} tables ; il peut en avoir {maximum}.',
  },
  SEAT_TAKEN: {
    en: 'Seat {seat} of table {table} belongs to {playerId}. Choose a free seat.',
    fr: 'Le siège {seat} de la table {table} est celui de {playerId}. Choisissez un siège libre.',
  },
  NOT_ENOUGH_SEATS: {
    en: 'Table {table} has {players} player{players||s} to move. The other tables have {free} free seat{free||s}. Open a table first (openTable).',
    fr: 'La table {table} a {players} joueur{players||s} à déplacer. Les autres tables ont {free} siège{free||s} libre{free||s}. Ouvrez d’abord une table (openTable).',
  },
  BALANCE_NOT_DUE: {
    en: 'Tables differ by {difference} player{difference||s}. Nobody moves before they differ by {trigger}. The director can order a move (movePlayer).',
    fr: 'L’écart entre les tables est de {difference}. Personne ne bouge avant un écart de {trigger}. Le directeur peut ordonner un déplacement (movePlayer).',
  },
  PROPOSAL_CHANGED: {
    en: 'The proposal is now[ {playerId},] from table {fromTable} seat {fromSeat} to table {toTable} seat {toSeat}. Confirm it (confirmMove) or order another (movePlayer).',
    fr: 'La proposition est maintenant :[ {playerId},] de table {fromTable} siège {fromSeat} à table {toTable} siège {toSeat}. Confirmez-la (confirmMove) ou ordonnez un autre déplacement (movePlayer).',
  },
  PROPOSAL_IS_OTHER: {
    en: 'No move balances the tables now. First: {due}[ (table {table})].',
    fr: 'Aucun déplacement n’équilibre les tables maintenant. D’abord : {due}[ (table {table})].',
  },
  TABLE_HALTED: {
    en: 'Table {table} starts no hand: {cause}.',
    fr: 'La table {table} ne commence pas de main : {cause}.',
  },
  INVALID_BREAK_ORDER: {
    en: 'The break order must name each of these open tables once: {open}.[ Not open: {unexpected}.][ Named twice: {repeated}.]',
    fr: 'L’ordre de fermeture doit citer une fois chacune de ces tables ouvertes : {open}.[ Pas ouvertes : {unexpected}.][ En double : {repeated}.]',
  },
  NO_BREAK_ORDER: {
    en: 'No break order was announced, so there is none to take back.',
    fr: 'Aucun ordre de fermeture n’a été annoncé : il n’y a rien à retirer.',
  },
  BALANCING_NOT_TIGHTENED: {
    en: 'Tables are balanced as the rulebook says already.',
    fr: 'Les tables sont déjà équilibrées comme le règlement le prévoit.',
  },
  BREAK_ORDER_VIOLATION: {
    en: 'By the announced order, table {next} breaks before table {table}. Announce another order first (announceBreakOrder).',
    fr: 'Selon l’ordre annoncé, la table {next} ferme avant la table {table}. Annoncez d’abord un autre ordre (announceBreakOrder).',
  },
  SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND: {
    en: 'Seat {seat} of table {table} is between the next button and small blind. Choose another free seat.',
    fr: 'Le siège {seat} de la table {table} est entre les prochains bouton et petite blinde. Choisissez un autre siège libre.',
  },
  ASSIGNMENT_NOT_CONFORMING: {
    en: 'By the rulebook {playerId} goes to table {table} seat {seat}. Give a reason for another seat.',
    fr: 'Selon le règlement, {playerId} va table {table} siège {seat}. Donnez une raison pour un autre siège.',
  },
  PLACEMENTS_MISMATCH: {
    en: 'Each player to be seated must be listed once, and nobody else. Check: {players}.',
    fr: 'Chaque joueur à placer doit figurer une fois, et personne d’autre. Vérifiez : {players}.',
  },
  SEATED_ALREADY: {
    en: 'The seats were already given: {playerId} has table {table} seat {seat}. To change a seat, move the player (movePlayer).',
    fr: 'Les sièges sont déjà attribués : {playerId} a table {table} siège {seat}. Pour changer, déplacez le joueur (movePlayer).',
  },
  FINAL_TABLE_TOO_LARGE: {
    en: '{players} players are left. The final table seats {size}.',
    fr: 'Il reste {players} joueurs. La table finale en prend {size}.',
  },
};

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
  oneTable: { en: 'There is only one table.', fr: 'Il n’y a qu’une table.' },
  balancing: {
    en: 'Table {fromTable} has {fromPlayers} player{fromPlayers||s} and table {toTable} has {toPlayers}. A difference of {trigger} moves a player. The next big blind of table {fromTable}, seat {fromSeat}, goes to table {toTable} seat {toSeat}. This free seat pays the big blind soonest.',
    fr: 'La table {fromTable} a {fromPlayers} joueur{fromPlayers||s} et la table {toTable} en a {toPlayers}. Un écart de {trigger} déplace un joueur. La prochaine grosse blinde de la table {fromTable}, siège {fromSeat}, va table {toTable} siège {toSeat}. Ce siège libre paie la grosse blinde au plus tôt.',
  },
  balancingOntoSmallBlind: {
    en: 'Table {fromTable} has {fromPlayers} player{fromPlayers||s} and table {toTable} has {toPlayers}. A difference of {trigger} moves a player. The next big blind of table {fromTable}, seat {fromSeat}, goes to table {toTable} seat {toSeat}. This is the only free seat, and it owes the small blind.',
    fr: 'La table {fromTable} a {fromPlayers} joueur{fromPlayers||s} et la table {toTable} en a {toPlayers}. Un écart de {trigger} déplace un joueur. La prochaine grosse blinde de la table {fromTable}, siège {fromSeat}, va table {toTable} siège {toSeat}. C’est le seul siège libre, et il devra la petite blinde.',
  },
  tableBreakDue: {
    en: 'The {players} players fit at {tables} tables. Table {table} is to be broken.',
    fr: 'Les {players} joueurs tiennent à {tables} tables. La table {table} doit fermer.',
  },
  tableBreaksDue: {
    en: 'The {players} players fit at {tables} tables. Tables {breaks} are to be broken, each as soon as possible.',
    fr: 'Les {players} joueurs tiennent à {tables} tables. Les tables {breaks} doivent fermer, chacune dès que possible.',
  },
  finalTableDue: {
    en: '{players} players are left. The final table of {size} is to be drawn.',
    fr: 'Il reste {players} joueurs. La table finale de {size} doit être tirée au sort.',
  },
  finalTableDueDoorsOpen: {
    en: '{players} players are left. The final table of {size} is to be drawn. Late entry is still open: close it first if you can (closeLateEntry).',
    fr: 'Il reste {players} joueurs. La table finale de {size} doit être tirée au sort. Les entrées tardives sont encore ouvertes : clôturez-les d’abord si possible (closeLateEntry).',
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
    fr: 'La table {table} a fermé. La table {toTable} avait le moins de joueurs. Le siège {toSeat} y est le siège libre qui paie la grosse blinde au plus tôt.',
  },
  tableBrokenByDirector: {
    en: 'Table {table} was broken. The director chose table {toTable}, seat {toSeat}.',
    fr: 'La table {table} a fermé. Le directeur a choisi table {toTable}, siège {toSeat}.',
  },
};

/** Why, in one sentence, with the first article at its end. */
export function seatingReasonText({ key, parameters }: Reason, articles: readonly Citation[], language: Language): string {
  const sentence = lookUp(seatingReasons as Readonly<Record<string, Sentence>>, key);
  const said = sentence === undefined ? key : fill(sentence[language], parameters, language);
  const [first] = articles;
  return first === undefined ? said : `${said} (${articleText(first, language)})`;
}
