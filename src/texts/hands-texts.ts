/**
 * What a tournament says when it refuses what is asked about the hands of its tables, their button and blinds, and the clock.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { ButtonRefusals } from '../tournament/button/refusals.js';
import type { ClockRefusals } from '../tournament/clock/refusals.js';
import type { HandsRefusals } from '../tournament/hands/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const handsTexts: TextsOf<HandsRefusals & ButtonRefusals & ClockRefusals> = {
  TOO_FEW_SEATED: {
    en: 'Table {table} has {players} player{players||s} with chips; a hand takes {minimum}.',
    fr: 'La table {table} a {players} joueur{players||s} avec des jetons ; il en faut {minimum} pour un coup.',
  },
  EVERYONE_ABSENT: {
    en: 'Every player at table {table} is marked absent; nobody is there to play.',
    fr: 'Tous les joueurs de la table {table} sont notés absents ; personne ne peut jouer.',
  },
  NEWCOMER_WAITS: {
    en: 'The player at seat {seat} gets no cards in this hand; he plays the next one.',
    fr: 'Le joueur au siège {seat} ne reçoit pas de cartes à ce coup ; il joue le suivant.',
  },
  NO_HAND_OPEN: {
    en: 'No hand is open at table {table}.',
    fr: 'Aucun coup n’est ouvert à la table {table}.',
  },
  TOO_MANY_HANDS: {
    en: 'Table {table} has played {maximum} hands, the most there can be.',
    fr: 'La table {table} a joué {maximum} coups, le maximum.',
  },
  UNKNOWN_HAND: { en: 'This tournament opened no hand {handId}.', fr: 'Ce tournoi n’a ouvert aucun coup {handId}.' },
  HAND_ALREADY_SETTLED: {
    en: 'Hand {handId} was settled with other stacks; a settlement is never changed.',
    fr: 'Le coup {handId} a été soldé avec d’autres tapis ; un solde ne change jamais.',
  },
  STACK_TOO_SHORT: {
    en: 'Player {playerId} has {stack} chips; {amount} can’t be taken from him.',
    fr: 'Le joueur {playerId} a {stack} jetons ; on ne peut lui en reprendre {amount}.',
  },
  DECK_CHANGE_REFUSED: {
    en: 'Under this rulebook seat {seat} can’t have the deck changed for that; an official can change it.',
    fr: 'Selon ce règlement, la place {seat} ne peut faire changer le paquet pour cela ; un officiel le peut.',
  },
  POSITIONS_NOT_CONFORMING: {
    en: 'By the rule the button of table {table} is at seat {button}, the small blind at {smallBlind}, the big blind at {bigBlind}; give a reason to have them elsewhere.',
    fr: 'Selon la règle, à la table {table}, le bouton est au siège {button}, la petite blinde au {smallBlind}, la grosse blinde au {bigBlind} ; donnez une raison pour les placer ailleurs.',
  },
  FIRST_BUTTON_FIXED: {
    en: 'The first button of table {table} is at seat {seat}; it is not drawn again.',
    fr: 'Le premier bouton de la table {table} est au siège {seat} ; il n’est pas tiré à nouveau.',
  },
  UNKNOWN_PERIOD: {
    en: 'The structure has periods 0 to {last}, not {period}.',
    fr: 'La structure a les périodes 0 à {last}, pas {period}.',
  },
  ON_BREAK: {
    en: 'The tournament is on break; hands begin again after it.',
    fr: 'Le tournoi est en pause ; les coups reprennent après.',
  },
};
