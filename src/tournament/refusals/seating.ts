/**
 * Why a tournament refuses to have somebody seated elsewhere.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface SeatingRefusals {
  /** `table`: the final table is formed there; no other is opened. */
  FINAL_TABLE_RUNS: { table: number };
  /** `tables`, `maximum`: how many this tournament has had, and can have. */
  TOO_MANY_TABLES: { tables: number; maximum: number };
  /** `playerId`, `handId`: the hand that the player is dealt into, so that their chips can't have been counted on the way. */
  PLAYER_IN_HAND: { playerId: string; handId: string | null };
  /** `table`, `seat`, `playerId`: who sits there, or for whom it is kept. */
  SEAT_TAKEN: { table: number; seat: number; playerId: string };
  /** `table`, `players`: to be moved, `free`: seats at the other tables. */
  NOT_ENOUGH_SEATS: { table: number; players: number; free: number };
  /** `difference`, `trigger`: tables differ too little for a move. */
  BALANCE_NOT_DUE: { difference: number; trigger: number };
  /** `playerId`, `fromTable`, `fromSeat`, `toTable`, `toSeat`: what is proposed by now. */
  PROPOSAL_CHANGED: { playerId: string | null; fromTable: number; fromSeat: number; toTable: number; toSeat: number };
  /** `due`: `tableBreak` or `finalTable`, which comes before any move to balance; `table`: which one, null for the final table. */
  PROPOSAL_IS_OTHER: { due: string; table: number | null };
  /** `table`, `cause`, `difference`: it is stopped until players come, or until the director has it play on. */
  TABLE_HALTED: { table: number; cause: string; difference: number };
  /** `open`: tables that can stand in the order, each once; `unexpected`, as texts, and `repeated`: those that are wrong there. */
  INVALID_BREAK_ORDER: { open: readonly number[]; unexpected: readonly string[]; repeated: readonly number[] };
  /** `table`, `next`: by the announced order. */
  BREAK_ORDER_VIOLATION: { table: number; next: number };
  /** No order of breaking is announced. */
  NO_BREAK_ORDER: None;
  /** Nobody has had tables balanced more tightly. */
  BALANCING_NOT_TIGHTENED: None;
  /** An order that was announced is changed for a reason. */
  REASON_REQUIRED: None;
  /** `table`, `seat`: newcomers between the button and the small blind of the next hand get no cards, and the book seats nobody there while others are free. */
  SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND: { table: number; seat: number };
  /** `playerId`, `table`, `seat`: where the book has the player sit. */
  ASSIGNMENT_NOT_CONFORMING: { playerId: string; table: number; seat: number };
  /** `players`: ids that do not stand in the list once, or do not belong there. */
  PLACEMENTS_MISMATCH: { players: readonly string[] };
  /** `playerId`, `table`, `seat`: where the player sits since their table was broken or the final table formed; the command names another seat. */
  SEATED_ALREADY: { playerId: string; table: number; seat: number };
  /** `playerId`, `stack`: they are in with these chips, and wait for a seat: first they are seated. */
  PLAYER_WAITS_FOR_SEAT: { playerId: string; stack: number };
  /** `playerId`: they have another seat. */
  NOT_WAITING_FOR_SEAT: { playerId: string };
  /** `playerId`, `table`, `seat`: where they sit, and from where no move of theirs waits: it was made or dropped. */
  NO_MOVE_WAITS: { playerId: string; table: number; seat: number };
  /** `playerId`, `table`, `seat`: where they sit already, with `stack` on record; the move names the seat again, with `counted` chips. */
  MOVED_WITH_OTHER_STACK: { playerId: string; table: number; seat: number; stack: number; counted: number };
  /** `table`: it is open, so there is no break to take back. */
  TABLE_NOT_BROKEN: { table: number };
  /** `table`, `players`: how many are in. Nobody waits for a seat, or a seat is free. */
  FINAL_TABLE_STANDS: { table: number; players: number };
  /** `players`, `size`: too many for a final table. */
  FINAL_TABLE_TOO_LARGE: { players: number; size: number };
}

/** What a person reads of each. */
export const seatingSentences: SentencesOf<SeatingRefusals, 'REASON_REQUIRED'> = {
  PLAYER_IN_HAND: {
    en: '{playerId} is in a hand[ ({handId:hand})]. Their chips can be counted after it. A move without a count is accepted now.',
    fr: '{playerId} joue une main[ ({handId:hand})]. Ses jetons se comptent après. Un déplacement sans compte est accepté dès maintenant.',
  },
  FINAL_TABLE_RUNS: {
    en: 'The final table plays at table {table}, so no other table is opened. If a player waits for a seat, dissolve it first (dissolveFinalTable).',
    fr: 'La table finale joue à la table {table} : on n’en ouvre pas d’autre. Si un joueur attend un siège, défaites-la d’abord (dissolveFinalTable).',
  },
  PLAYER_WAITS_FOR_SEAT: {
    en: '{playerId} is in with {stack} chip{stack||s} and waits for a seat. Seat them first (seatWaitingPlayer).',
    fr: '{playerId} est en jeu avec {stack} jeton{stack||s} et attend un siège. Attribuez-lui d’abord un siège (seatWaitingPlayer).',
  },
  NOT_WAITING_FOR_SEAT: {
    en: '{playerId} has another seat already. Move the player (movePlayer).',
    fr: '{playerId} a déjà un autre siège. Déplacez ce joueur (movePlayer).',
  },
  NO_MOVE_WAITS: {
    en: 'No move of {playerId} waits: they sit at table {table}, seat {seat}. To send them back, use movePlayer; after a wrong break, reopenTable.',
    fr: 'Aucun déplacement de {playerId} n’est en attente : son siège est le {seat} de la table {table}. Pour un retour, utilisez movePlayer ; après une fermeture par erreur, reopenTable.',
  },
  MOVED_WITH_OTHER_STACK: {
    en: '{playerId} sits at table {table}, seat {seat}, already, with {stack} chips on record and not {counted}. Correct that by a count of the table (recordChipCounts).',
    fr: '{playerId} occupe déjà la table {table}, siège {seat}, avec {stack} jetons enregistrés et non {counted}. Rectifiez par un comptage de la table (recordChipCounts).',
  },
  TABLE_NOT_BROKEN: {
    en: 'Table {table} is open, so there is no break to take back. Open one more table with openTable.',
    fr: 'La table {table} est ouverte : il n’y a pas de fermeture à annuler. Pour une table de plus, utilisez openTable.',
  },
  FINAL_TABLE_STANDS: {
    en: 'The final table at table {table} has a seat for everybody ({players}). It is dissolved only while a player waits and no seat is free.',
    fr: 'La table finale, table {table}, a un siège pour chacun ({players}). Elle n’est défaite que si un joueur attend et qu’aucun siège n’est libre.',
  },
  TOO_MANY_TABLES: {
    en: 'The tournament has had {tables} table{tables||s}, and can have {maximum}.',
    fr: 'Le tournoi a eu {tables} table{tables||s} ; il peut en avoir {maximum}.',
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
    en: 'The proposal is now[ {playerId},] from table {fromTable}, seat {fromSeat}, to table {toTable}, seat {toSeat}. Confirm it (confirmMove) or order another (movePlayer).',
    fr: 'La proposition est maintenant :[ {playerId},] de la table {fromTable}, siège {fromSeat}, à la table {toTable}, siège {toSeat}. Confirmez-la (confirmMove) ou ordonnez un autre déplacement (movePlayer).',
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
    en: 'By the rulebook {playerId} goes to table {table}, seat {seat}. Give a reason for another seat.',
    fr: 'Selon le règlement, {playerId} va à la table {table}, siège {seat}. Donnez une raison pour un autre siège.',
  },
  PLACEMENTS_MISMATCH: {
    en: 'Each player to be seated must be listed once, and nobody else. Check: {players}.',
    fr: 'Chaque joueur à placer doit figurer une fois, et personne d’autre. Vérifiez : {players}.',
  },
  SEATED_ALREADY: {
    en: 'The seats were already given: {playerId} has seat {seat} of table {table}. To change a seat, move the player (movePlayer).',
    fr: 'Les sièges sont déjà attribués : {playerId} a le siège {seat} de la table {table}. Pour changer, déplacez le joueur (movePlayer).',
  },
  FINAL_TABLE_TOO_LARGE: {
    en: '{players} {players|player is|players are} left. The final table seats {size}.',
    fr: 'Il reste {players} joueur{players||s}. La table finale en prend {size}.',
  },
};
