/**
 * The refusals about the hands of a table, its button and blinds, and the clock.
 */
import type { ButtonRefusals } from '../tournament/refusals/button.js';
import type { ClockRefusals } from '../tournament/refusals/clock.js';
import type { HandsRefusals } from '../tournament/refusals/hands.js';
import type { TextsOf } from './shared-texts.js';

export const handsTexts: TextsOf<HandsRefusals & ButtonRefusals & ClockRefusals> = {
  TOO_FEW_SEATED: {
    en: 'Table {table} has {players} player{players||s} with chips. A hand needs {minimum}.',
    fr: 'La table {table} a {players} joueur{players||s} avec des jetons. Il en faut {minimum} pour une main.',
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
    en: 'Table {table} has played {maximum} hands, the most that a table can have.',
    fr: 'La table {table} a joué {maximum} mains, le maximum par table.',
  },
  UNKNOWN_HAND: {
    en: 'This tournament has no hand {handId}. Check its id.',
    fr: 'Ce tournoi n’a pas de main {handId}. Vérifiez son identifiant.',
  },
  NO_HAND_TO_WITHDRAW: {
    en: 'Table {table} has no recorded hand to take back. A hand that was typed in is corrected (correctEntry) or annulled (annulHand).',
    fr: 'La table {table} n’a pas de main enregistrée à retirer. Une main saisie se corrige (correctEntry) ou s’annule (annulHand).',
  },
  HAND_TOOK_PLAYERS_OUT: {
    en: '{playerId} is out by the last hand of table {table}. First take that back (reinstatePlayer).',
    fr: '{playerId} est éliminé par la dernière main de la table {table}. Annulez d’abord cela (reinstatePlayer).',
  },
  HAND_ROUND_OVER: {
    en: 'The hand-for-hand round of the last hand of table {table} is over. It stays; set the button in the next hand (openHand, recordHandPlayed).',
    fr: 'Le tour main par main de la dernière main de la table {table} est terminé. Elle reste ; placez le bouton à la main suivante (openHand, recordHandPlayed).',
  },
  HAND_ALREADY_SETTLED: {
    en: 'Hand {handId} was settled with other stacks. A settlement never changes; correct the pot in the hand (correctAward).',
    fr: 'La main {handId} a été soldée avec d’autres tapis. Un solde ne change jamais ; corrigez le pot dans la main (correctAward).',
  },
  STACK_TOO_SHORT: {
    en: '{playerId} has {stack} chips. {amount} can’t be taken back.',
    fr: '{playerId} a {stack} jetons. On ne peut pas en reprendre {amount}.',
  },
  DECK_CHANGE_REFUSED: {
    en: 'Under this rulebook seat {seat} can’t ask for another deck for that reason. An official can change it.',
    fr: 'Selon ce règlement, le siège {seat} ne peut pas faire changer le paquet pour cela. Un responsable le peut.',
  },
  POSITIONS_NOT_CONFORMING: {
    en: 'By the rulebook, table {table} has the button at seat {button},[ the small blind at {smallBlind},] the big blind at {bigBlind}. Give a reason for other seats.',
    fr: 'Selon le règlement, la table {table} a le bouton au siège {button},[ la petite blinde au {smallBlind},] la grosse blinde au {bigBlind}. Donnez une raison pour d’autres sièges.',
  },
  FIRST_BUTTON_FIXED: {
    en: 'The first button of table {table} is at seat {seat}. It is not drawn again.',
    fr: 'Le premier bouton de la table {table} est au siège {seat}. Il n’est pas tiré à nouveau.',
  },
  UNKNOWN_PERIOD: {
    en: 'The structure has no period {period}. Give 0 to {last}.',
    fr: 'La structure n’a pas de période {period}. Indiquez de 0 à {last}.',
  },
  PERIOD_OVER: {
    en: 'Period {from} of the structure is over. Replace periods from {running} on, the running one.',
    fr: 'La période {from} de la structure est terminée. Remplacez à partir de la période en cours, {running}.',
  },
  PERIOD_RUNS: {
    en: 'Period {period} is a {kind} and runs: it stays one. To leave it, go to another period (startPeriod).',
    fr: 'La période {period}, en cours, est et reste de ce type : {kind}. Pour en sortir, passez à une autre (startPeriod).',
  },
  PERIOD_TOO_SHORT: {
    en: 'Period {period} has run for {played} seconds, so {seconds} would be over. Give it more, or go to the next one (startPeriod).',
    fr: 'La période {period} dure déjà depuis {played} secondes : {seconds} seraient passées. Donnez-en plus, ou passez à la suivante (startPeriod).',
  },
  NO_UNSEEN_TIME: {
    en: 'Nobody missed any time of this clock: it was stopped by hand. Resume it without unseenTimeCounts.',
    fr: 'Ce chronomètre n’a pas de temps non surveillé : il a été arrêté à la main. Relancez-le sans unseenTimeCounts.',
  },
  ON_BREAK: {
    en: 'The tournament is on break. Hands begin again after it (startPeriod ends it now).',
    fr: 'Le tournoi est en pause. Les mains reprennent après (startPeriod y met fin maintenant).',
  },
};
