/**
 * What refusals of the table's reports say to a person.
 * Pure. May import: its neighbours, the refusal codes of reports.
 */
import type { ReportRefusals } from '../hand/reports/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const reportTexts: TextsOf<ReportRefusals> = {
  TIME_NOT_ALLOWED: {
    en: 'Seat {askedBy} may not call time on seat {seat} under this rulebook.',
    fr: 'La place {askedBy} ne peut demander le temps contre la place {seat} selon ce règlement.',
  },
  TIME_NOT_SEATED: {
    en: 'Seat {askedBy} must be at its seat to call time.',
    fr: 'La place {askedBy} doit être assise pour demander le temps.',
  },
  TIME_TOO_EARLY: {
    en: 'Seat {seat} has thought for {waited} s; time may be called from {minimum} s on.',
    fr: 'La place {seat} réfléchit depuis {waited} s ; le temps se demande à partir de {minimum} s.',
  },
  TIME_ALREADY_RUNNING: {
    en: 'Time is called on seat {seat} already.',
    fr: 'Le temps est déjà demandé contre la place {seat}.',
  },
  TIME_NOT_REQUESTED: { en: 'Nobody has called time.', fr: 'Personne n’a demandé le temps.' },
  TIME_NOT_RUNNING: { en: 'No time is running.', fr: 'Aucun décompte n’est en cours.' },
  TIME_NOT_OVER: { en: 'The player still has {left} s.', fr: 'Il reste {left} s au joueur.' },
  TIME_OUT_OF_RANGE: {
    en: 'A time of {seconds} s can’t be set; the most is {max} s.',
    fr: 'Une durée de {seconds} s ne peut être fixée ; le plus est {max} s.',
  },
  TARGET_NOT_TO_ACT: {
    en: 'Time is called on the player in turn, seat {turn}, not on seat {seat}.',
    fr: 'Le temps se demande contre le joueur qui a la parole, place {turn}, pas contre la place {seat}.',
  },
  PLAYER_HAS_ACTED: {
    en: 'Seat {seat} acted before the count was over, and its act counts.',
    fr: 'La place {seat} a agi avant la fin du décompte, et son acte compte.',
  },
  SEAT_NOT_SKIPPED: {
    en: 'Seat {seat} was not skipped: nobody has acted after it in its turn.',
    fr: 'La place {seat} n’a pas été sautée : personne n’a agi après elle pendant son tour.',
  },
  NOTHING_TO_SAVE: {
    en: 'Seat {seat} has no hand that can still be saved.',
    fr: 'La place {seat} n’a pas de main qui puisse encore être sauvée.',
  },
  AMOUNT_NOT_WRONG: {
    en: 'Seat {seat} may put in {to}, or can’t at all; nothing wrong is to be recorded.',
    fr: 'La place {seat} peut mettre {to}, ou ne le peut pas du tout ; il n’y a pas d’erreur à noter.',
  },
  NOTHING_TO_CORRECT: { en: 'No wrong amount of seat {seat} stands.', fr: 'Aucun montant erroné de la place {seat} n’est en jeu.' },
  CORRECTION_WINDOW_CLOSED: {
    en: 'The amount of seat {seat} was noticed too late, and stands.',
    fr: 'Le montant de la place {seat} a été remarqué trop tard ; il est acquis.',
  },
  COUNT_NOT_DUE: {
    en: 'Seat {askedBy} has no right to an exact count now.',
    fr: 'La place {askedBy} n’a pas droit à un compte exact maintenant.',
  },
  AMOUNT_NOT_ANNOUNCED: {
    en: 'Seat {seat} announced no amount: its chips are an act, not a request for change.',
    fr: 'La place {seat} n’a annoncé aucun montant : ses jetons sont un acte, pas une demande de monnaie.',
  },
  NO_CHANGE_DUE: {
    en: 'Seat {seat} announced {announced} and put down {pushed}: there is no change to give.',
    fr: 'La place {seat} a annoncé {announced} et posé {pushed} : il n’y a pas de monnaie à rendre.',
  },
  NOT_ALL_IN: {
    en: 'No all-in of seat {seat} was called in this hand.',
    fr: 'Aucun tapis de la place {seat} n’a été payé dans ce coup.',
  },
  CHIPS_NOT_BEHIND: {
    en: 'Seat {seat} has {behind} chips behind by the record, not {amount}.',
    fr: 'D’après le journal, la place {seat} a {behind} jetons derrière, pas {amount}.',
  },
};
