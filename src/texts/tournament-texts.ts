/**
 * The refusals of a tournament.
 */
import type { TournamentRefusals } from '../tournament/refusals.js';
import { cashSentences } from '../tournament/refusals/cash.js';
import { chipRaceSentences } from '../tournament/refusals/chip-race.js';
import { chipsSentences } from '../tournament/refusals/chips.js';
import { creationSentences } from '../tournament/refusals/creation.js';
import { disciplineSentences } from '../tournament/refusals/discipline.js';
import { drawSentences } from '../tournament/refusals/draw.js';
import { doorSentences } from '../tournament/refusals/door.js';
import { entrySentences } from '../tournament/refusals/entry.js';
import { handForHandSentences } from '../tournament/refusals/hand-for-hand.js';
import { handsSentences } from '../tournament/refusals/hands.js';
import { buttonSentences } from '../tournament/refusals/button.js';
import { daysSentences } from '../tournament/refusals/days.js';
import { messagesSentences } from '../tournament/refusals/messages.js';
import { clockSentences } from '../tournament/refusals/clock.js';
import { prizesSentences } from '../tournament/refusals/prizes.js';
import { rankingSentences } from '../tournament/refusals/ranking.js';
import { seatingSentences } from '../tournament/refusals/seating.js';
import type { TextsOf } from './shared-texts.js';

export const tournamentTexts: TextsOf<TournamentRefusals> = {
  TOURNAMENT_NOT_FOUND: {
    en: 'There is no such tournament. Create it first (createTournament), or check its id.',
    fr: 'Ce tournoi n’existe pas. Créez-le d’abord (createTournament), ou vérifiez son identifiant.',
  },
  TOURNAMENT_NOT_RUNNING: {
    en: 'The tournament has not started. Start it first (startTournament).',
    fr: 'Le tournoi n’a pas commencé. Lancez-le d’abord (startTournament).',
  },
  TOURNAMENT_ALREADY_STARTED: {
    en: 'The tournament has started. This was possible only before the start.',
    fr: 'Le tournoi a commencé. Cela n’était possible qu’avant le départ.',
  },
  TOURNAMENT_FINISHED: {
    en: 'The tournament is over.[ Winner: {winner}.]',
    fr: 'Le tournoi est terminé.[ Vainqueur : {winner}.]',
  },
  INVALID_NUMBER: {
    en: '{field} must be a whole number from {minimum} to {maximum}, not {value}.',
    fr: '{field} doit être un nombre entier de {minimum} à {maximum}, pas {value}.',
  },
  INVALID_TEXT: {
    en: '{field} must have 1 to {maximum} characters.',
    fr: '{field} doit compter de 1 à {maximum} caractère{maximum||s}.',
  },
  INVALID_ID: {
    en: '{field} must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.',
    fr: '{field} doit compter de 1 à 64 lettres, chiffres, « - » ou « _ » et commencer par une lettre ou un chiffre.',
  },
  INVALID_CHOICE: { en: '{field} must be one of: {allowed}.', fr: '{field} doit être l’une de ces valeurs : {allowed}.' },
  PLAYERS_MISMATCH: {
    en: 'Each player must be named once.[ Missing: {missing}.][ Do not belong: {unexpected}.][ Named twice: {repeated}.]',
    fr: 'Chaque joueur doit être indiqué une fois.[ Manquent : {missing}.][ En trop : {unexpected}.][ En double : {repeated}.]',
  },
  UNKNOWN_PLAYER: {
    en: '{playerId} is not among the players of this tournament. Register the player first (registerPlayer), or check the id.',
    fr: '{playerId} ne figure pas parmi les joueurs de ce tournoi. Inscrivez d’abord le joueur (registerPlayer), ou vérifiez l’identifiant.',
  },
  UNKNOWN_TABLE: {
    en: 'There is no table {table} in this tournament. Check its number.',
    fr: 'Il n’y a pas de table {table} dans ce tournoi. Vérifiez son numéro.',
  },
  TABLE_BROKEN: { en: 'Table {table} was broken and no longer plays.', fr: 'La table {table} est fermée ; elle ne joue plus.' },
  EMPTY_SEAT: {
    en: 'Nobody sits at seat {seat} of table {table}. Name a seat that is taken.',
    fr: 'Personne n’est au siège {seat} de la table {table}. Indiquez un siège occupé.',
  },
  HAND_IN_PROGRESS: {
    en: 'Hand {handId:hand} is not over. Finish it first.',
    fr: 'La main {handId:hand} n’est pas finie. Terminez-la d’abord.',
  },
  ...creationSentences,
  ...drawSentences,
  ...doorSentences,
  ...entrySentences,
  ...handsSentences,
  ...buttonSentences,
  ...clockSentences,
  ...messagesSentences,
  ...daysSentences,
  ...seatingSentences,
  ...handForHandSentences,
  ...rankingSentences,
  ...chipsSentences,
  ...chipRaceSentences,
  ...disciplineSentences,
  ...prizesSentences,
  ...cashSentences,
};
