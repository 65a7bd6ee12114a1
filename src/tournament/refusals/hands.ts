/**
 * Why a hand is not opened, joined, settled or corrected, or gets no other deck.
 */
import type { SentencesOf } from '../../decider.js';
/** What depends on a hand since: the table was counted, the director set the button, players came or went, a penalty began or ended. */
export type FollowedBy = 'count' | 'button' | 'seats' | 'penalty';

export interface HandsRefusals {
  /** `table`, `players` who are there, `minimum`, and `away`: how many more have chips there. */
  TOO_FEW_SEATED: { table: number; players: number; minimum: number; away?: number };
  /** `table`: its players are away or suspended, so nobody deals a hand or wins it. */
  EVERYONE_ABSENT: { table: number };
  /** `playerId`, `seat`: they get no cards in the hand that was opened. */
  NEWCOMER_WAITS: { playerId: string; seat: number };
  /** `table`: no hand of it was opened and is not settled. */
  NO_HAND_OPEN: { table: number };
  /** `table`, `maximum`: hands of one table. */
  TOO_MANY_HANDS: { table: number; maximum: number };
  /** `handId`: this tournament opened no such hand. */
  UNKNOWN_HAND: { handId: string };
  /** `handId`: it was settled with other stacks. */
  HAND_ALREADY_SETTLED: { handId: string };
  /** `playerId`, `stack`, `amount`: a correction would take more chips from the player than they have. */
  STACK_TOO_SHORT: { playerId: string; stack: number; amount: number };
  /** `table`: its last hand was typed in, it has none, or one was taken back since. */
  NO_HAND_TO_WITHDRAW: { table: number };
  /** `table`, `hand`: the number of no hand that was recorded there as played and can be taken back; `first` to `last`: those that can. */
  HAND_NOT_PLAYED: { table: number; hand: number; first: number; last: number };
  /** `table`, `hand`, `last`: since that hand something happened that depends on it; only the last one can be taken back. */
  HAND_FOLLOWED: { table: number; hand: number; last: number; by: FollowedBy };
  /** `table`, `hand`, `playerId`: who is out by that hand; the elimination is taken back first. */
  HAND_TOOK_PLAYERS_OUT: { table: number; hand: number; playerId: string };
  /** `table`: the hand-for-hand round of its last hand is over. */
  HAND_ROUND_OVER: { table: number };
  /** `table`, `seat`: nobody may have the deck changed for that reason; a seat asked. */
  DECK_CHANGE_REFUSED: { table: number; seat: number };
}

/** What a person reads of each. */
export const handsSentences: SentencesOf<HandsRefusals> = {
  TOO_FEW_SEATED: {
    en: 'Table {table} has {players} player{players||s} who {players|is|are} there with chips[, and {away} more {away|is|are} away]. A hand needs {minimum}.',
    fr: 'La table {table} a {players} joueur{players||s} présent{players||s} avec des jetons[ ; absent{away||s} : {away}]. Il en faut {minimum} pour une main.',
  },
  EVERYONE_ABSENT: {
    en: 'Every player at table {table} is away or suspended. Mark one back first (markBack), or lift a penalty (liftPenalty).',
    fr: 'Tous les joueurs de la table {table} sont absents ou suspendus. Notez d’abord un retour (markBack) ou levez une sanction (liftPenalty).',
  },
  NEWCOMER_WAITS: {
    en: 'The player at seat {seat} gets no cards in this hand and plays the next one.',
    fr: 'Le joueur du siège {seat} ne reçoit pas de cartes à cette main et joue la suivante.',
  },
  NO_HAND_OPEN: {
    en: 'No hand is open at table {table}. Open one first (openHand).',
    fr: 'Aucune main n’est ouverte à la table {table}. Ouvrez-en une d’abord (openHand).',
  },
  TOO_MANY_HANDS: {
    en: 'Table {table} has played {maximum} hand{maximum||s}, the most that a table can have.',
    fr: 'La table {table} a joué {maximum} main{maximum||s}, le maximum par table.',
  },
  UNKNOWN_HAND: {
    en: 'This tournament has no hand {handId:hand}. Check its id.',
    fr: 'Ce tournoi n’a pas de main {handId:hand}. Vérifiez son identifiant.',
  },
  NO_HAND_TO_WITHDRAW: {
    en: 'Table {table} has no hand to take back. Its last one was typed in (correctEntry, annulHand), or a hand was taken back already. Set button and blinds with the next hand (positions).',
    fr: 'La table {table} n’a pas de main à retirer. La dernière a été saisie (correctEntry, annulHand), ou une main a déjà été retirée. Fixez le bouton et les blindes avec la main suivante (positions).',
  },
  HAND_NOT_PLAYED: {
    en: 'Hand {hand} of table {table} was not recorded as played, or is too long ago. Hands {first} to {last} can be taken back.',
    fr: 'La main {hand} de la table {table} n’a pas été enregistrée comme jouée, ou date de trop longtemps. On peut retirer les mains {first} à {last}.',
  },
  HAND_FOLLOWED: {
    en: 'Hand {hand} of table {table} stays: {by}. Take back the last hand, {last}, or set button and blinds with the next one (positions).',
    fr: 'La main {hand} de la table {table} reste : {by}. Retirez la dernière main, {last}, ou fixez le bouton et les blindes avec la suivante (positions).',
  },
  HAND_TOOK_PLAYERS_OUT: {
    en: '{playerId} went out in hand {hand} of table {table}. First take that back (reinstatePlayer).',
    fr: 'Sortie de {playerId} à la main {hand} de la table {table}. Annulez-la d’abord (reinstatePlayer).',
  },
  HAND_ROUND_OVER: {
    en: 'The hand-for-hand round of the last hand of table {table} is over. It stays; set the button in the next hand (openHand, recordHandPlayed).',
    fr: 'Le tour main par main de la dernière main de la table {table} est terminé. Elle reste ; placez le bouton à la main suivante (openHand, recordHandPlayed).',
  },
  HAND_ALREADY_SETTLED: {
    en: 'Hand {handId:hand} was settled with other stacks. A settlement never changes; correct the pot in the hand (correctAward).',
    fr: 'La main {handId:hand} a été soldée avec d’autres tapis. Un solde ne change jamais ; corrigez le pot dans la main (correctAward).',
  },
  STACK_TOO_SHORT: {
    en: '{playerId} has {stack} chip{stack||s}. {amount} can’t be taken back.',
    fr: '{playerId} a {stack} jeton{stack||s}. On ne peut pas en reprendre {amount}.',
  },
  DECK_CHANGE_REFUSED: {
    en: 'Under this rulebook seat {seat} can’t ask for another deck for that reason. An official can change it.',
    fr: 'Selon ce règlement, le siège {seat} ne peut pas faire changer le paquet pour cela. Un responsable le peut.',
  },
};
