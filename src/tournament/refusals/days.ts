/**
 * Why bags and the seats of the next day are not as they are asked for.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface DaysRefusals {
  /** `bag`, `playerId`: whose bag has this number. */
  BAG_OF_ANOTHER: { bag: number; playerId: string };
  /** `playerId`, `bag`: the number of the bag that they have. */
  HAS_OTHER_BAG: { playerId: string; bag: number };
  /** `bag`: no bag of this number is on record since the last day began. */
  UNKNOWN_BAG: { bag: number };
  /** Ids of players. `missing`: without a bag; `recount`: whose bag was counted once, or twice with other results; `differing`: whose bag is not their stack. */
  BAGS_UNRESOLVED: { missing: readonly string[]; recount: readonly string[]; differing: readonly string[] };
  /** `day`: it is over, so that everybody knows who is in. */
  DAY_OVER_BEFORE_COMMITMENT: { day: number };
  /** The seats of the next day are drawn. */
  SEATS_REDRAWN: None;
  /** No seats of the next day are drawn, or it has begun. */
  NO_REDRAW: None;
  /** `players`: ids of those who have come in since the redraw, and had no seat before it. */
  REDRAW_STANDS: { players: readonly string[] };
  /** Tables wait for one another. */
  REDRAW_DURING_HAND_FOR_HAND: None;
  /** `tables`: those that have still to race. */
  REDRAW_DURING_RACE: { tables: readonly number[] };
  /** `players`, `size`: they fit at a final table. */
  FINAL_TABLE_DUE: { players: number; size: number };
  /** `table`: the final table plays there. */
  FINAL_TABLE_STAYS: { table: number };
}

/** What a person reads of each. */
export const daysSentences: SentencesOf<DaysRefusals> = {
  BAG_OF_ANOTHER: {
    en: 'Bag {bag} is that of {playerId}. Look at the number again, or take that bag back first (withdrawBag).',
    fr: 'Le sac {bag} est celui de {playerId}. Vérifiez le numéro, ou retirez d’abord ce sac (withdrawBag).',
  },
  HAS_OTHER_BAG: {
    en: '{playerId} has bag {bag}. Give its number, or take it back first (withdrawBag).',
    fr: '{playerId} a déjà le sac {bag}. Donnez son numéro, ou retirez-le d’abord (withdrawBag).',
  },
  UNKNOWN_BAG: {
    en: 'No bag {bag} is on record. Tournament.bags lists them.',
    fr: 'Aucun sac {bag} n’est noté. Tournament.bags en donne la liste.',
  },
  BAGS_UNRESOLVED: {
    en: 'The bags are not in order.[ Without a bag: {missing}.][ Count again, twice the same: {recount}.][ Other than the known stack: {differing}; count the bag again, or put the table right (recordChipCounts, recordChipDiscrepancy).] To do without bags, take them back (withdrawBag).',
    fr: 'Les sacs ne sont pas en ordre.[ Sans sac : {missing}.][ À recompter, deux fois pareil : {recount}.][ Autre que le tapis connu : {differing} ; recomptez le sac, ou corrigez la table (recordChipCounts, recordChipDiscrepancy).] Pour se passer de sacs, retirez-les (withdrawBag).',
  },
  DAY_OVER_BEFORE_COMMITMENT: {
    en: 'Day {day} is over, so who is in is known. A hash is published before. Draw with the seed of the server (redrawSeats).',
    fr: 'Le jour {day} est terminé : on sait qui reste. Une empreinte se publie avant. Tirez avec la graine du serveur (redrawSeats).',
  },
  SEATS_REDRAWN: {
    en: 'The seats of the next day are drawn. First take them back with a reason (withdrawRedraw).',
    fr: 'Les places du jour suivant sont tirées. Annulez d’abord ce tirage, avec une raison (withdrawRedraw).',
  },
  NO_REDRAW: {
    en: 'No seats of a next day wait: none are drawn, or the day has begun. Put a single wrong seat right by a move (movePlayer).',
    fr: 'Aucune place d’un jour suivant n’est en attente : pas de tirage, ou le jour a commencé. Une place fausse se corrige par un déplacement (movePlayer).',
  },
  REDRAW_STANDS: {
    en: 'Since the redraw, others are in who had no seat before: {players}. Move single players (movePlayer).',
    fr: 'Depuis le tirage, d’autres sont en jeu, qui n’avaient pas de place avant : {players}. Déplacez des joueurs un par un (movePlayer).',
  },
  REDRAW_DURING_HAND_FOR_HAND: {
    en: 'Play is hand for hand. End it first (endHandForHand), then draw the seats of the next day.',
    fr: 'On joue main par main. Terminez-le d’abord (endHandForHand), puis tirez les places du jour suivant.',
  },
  REDRAW_DURING_RACE: {
    en: 'Old chips are still in play at {tables|table|tables} {tables}. Race them off first (runChipRace), then draw the seats of the next day.',
    fr: 'D’anciens jetons sont encore en jeu, {tables|table|tables} {tables}. Faites d’abord le chip race (runChipRace), puis tirez les places du jour suivant.',
  },
  FINAL_TABLE_DUE: {
    en: 'All who are in ({players}) fit at a final table of {size}. Form it (redrawFinalTable).',
    fr: 'Tous ceux qui restent ({players}) tiennent à une table finale de {size}. Formez-la (redrawFinalTable).',
  },
  FINAL_TABLE_STAYS: {
    en: 'The final table plays at table {table}: its seats are drawn. Move single players (movePlayer).',
    fr: 'La table finale se joue à la table {table} : ses places sont tirées. Déplacez des joueurs un par un (movePlayer).',
  },
};
