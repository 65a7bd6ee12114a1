/**
 * What a tournament's refusals say to a person.
 * Pure. May import: its neighbours, the tournament's refusal codes.
 */
import type { TournamentRefusals } from '../tournament/refusals.js';
import { chipRaceTexts } from './chip-race-texts.js';
import { chipsTexts } from './chips-texts.js';
import { creationTexts } from './creation-texts.js';
import { disciplineTexts } from './discipline-texts.js';
import { drawTexts } from './draw-texts.js';
import { entryTexts } from './entry-texts.js';
import { handForHandTexts } from './hand-for-hand-texts.js';
import { handsTexts } from './hands-texts.js';
import { prizesTexts } from './prizes-texts.js';
import { rankingTexts } from './ranking-texts.js';
import { seatingTexts } from './seating-texts.js';
import type { TextsOf } from './shared-texts.js';

export const tournamentTexts: TextsOf<TournamentRefusals> = {
  TOURNAMENT_NOT_FOUND: {
    en: 'There is no such tournament; create it first, or check its id.',
    fr: 'Ce tournoi n’existe pas ; créez-le d’abord, ou vérifiez son identifiant.',
  },
  TOURNAMENT_NOT_RUNNING: {
    en: 'The tournament has not started; start it first.',
    fr: 'Le tournoi n’a pas commencé ; lancez-le d’abord.',
  },
  TOURNAMENT_ALREADY_STARTED: {
    en: 'The tournament has started; this had to be done before.',
    fr: 'Le tournoi a commencé ; il fallait le faire avant.',
  },
  TOURNAMENT_FINISHED: {
    en: 'The tournament is over; {winner} won it.',
    fr: 'Le tournoi est terminé ; {winner} l’a gagné.',
  },
  INVALID_NUMBER: {
    en: '{field} must be a whole number from {minimum} to {maximum}, not {value}.',
    fr: '{field} doit être un nombre entier de {minimum} à {maximum}, pas {value}.',
  },
  INVALID_TEXT: {
    en: '{field} must have 1 to {maximum} characters.',
    fr: '{field} doit compter de 1 à {maximum} caractères.',
  },
  INVALID_ID: {
    en: '{field} must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.',
    fr: '{field} doit compter de 1 à 64 lettres, chiffres, « - » ou « _ » et commencer par une lettre ou un chiffre.',
  },
  INVALID_CHOICE: { en: '{field} must be one of: {allowed}.', fr: '{field} doit être l’un de : {allowed}.' },
  PLAYERS_MISMATCH: {
    en: 'Each player must be named once. Missing: {missing}. Not among them: {unexpected}. Named twice: {repeated}.',
    fr: 'Chaque joueur doit être nommé une fois. Manquent : {missing}. N’en sont pas : {unexpected}. Nommés deux fois : {repeated}.',
  },
  UNKNOWN_PLAYER: {
    en: '{playerId} is not registered in this tournament.',
    fr: '{playerId} n’est pas inscrit à ce tournoi.',
  },
  UNKNOWN_TABLE: { en: 'There is no table {table} in this tournament.', fr: 'Il n’y a pas de table {table} dans ce tournoi.' },
  TABLE_BROKEN: { en: 'Table {table} was broken; it does not play any more.', fr: 'La table {table} est fermée ; elle ne joue plus.' },
  EMPTY_SEAT: { en: 'Nobody sits at seat {seat} of table {table}.', fr: 'Personne n’est assis à la place {seat} de la table {table}.' },
  HAND_IN_PROGRESS: {
    en: 'Hand {handId} at table {table} is not over; finish it first.',
    fr: 'Le coup {handId} de la table {table} n’est pas fini ; terminez-le d’abord.',
  },
  ...creationTexts,
  ...drawTexts,
  ...entryTexts,
  ...handsTexts,
  ...seatingTexts,
  ...handForHandTexts,
  ...rankingTexts,
  ...chipsTexts,
  ...chipRaceTexts,
  ...disciplineTexts,
  ...prizesTexts,
};
