/**
 * The refusals about offences and penalties.
 */
import type { DisciplineRefusals } from '../tournament/refusals/discipline.js';
import type { TextsOf } from './shared-texts.js';

export const disciplineTexts: TextsOf<DisciplineRefusals> = {
  UNKNOWN_OFFENCE: {
    en: 'This player has no offence[ number {offenceId}] on record. Give the number of one, or record it first (recordOffence).',
    fr: 'Ce joueur n’a pas de faute[ n° {offenceId}] au registre. Indiquez le numéro d’une faute, ou enregistrez-la d’abord (recordOffence).',
  },
  UNKNOWN_PENALTY: {
    en: 'There is no penalty number {penaltyId}. The discipline sheet lists the numbers.',
    fr: 'Il n’y a pas de sanction n° {penaltyId}. La fiche de discipline donne les numéros.',
  },
  NOT_AN_OFFENCE: {
    en: 'Nothing in this rulebook forbids that: {offence}.',
    fr: 'Rien dans ce règlement ne l’interdit : {offence}.',
  },
  OFFENCE_SETTLED: {
    en: 'Offence {offenceId} has been decided. If its penalty was an error, take that back first (liftPenalty).',
    fr: 'La faute n° {offenceId} est tranchée. Si sa sanction était une erreur, retirez-la d’abord (liftPenalty).',
  },
  NOT_MANDATORY: {
    en: 'The rulebook prescribes no penalty for offence {offenceId}. Close it without one (closeOffence).',
    fr: 'Le règlement ne prescrit pas de sanction pour la faute n° {offenceId}. Classez-la sans suite (closeOffence).',
  },
  SANCTION_MANDATORY: {
    en: 'The rulebook prescribes a penalty for offence {offenceId}. Give one (issuePenalty), or waive it with a reason (waiveSanction).',
    fr: 'Le règlement prescrit une sanction pour la faute n° {offenceId}. Prononcez-la (issuePenalty), ou dispensez-en le joueur avec une raison (waiveSanction).',
  },
  TD_ONLY: {
    en: 'Under this rulebook only the director may do this. Send it with by: DIRECTOR.',
    fr: 'Selon ce règlement, seul le directeur le peut. Envoyez la commande avec by: DIRECTOR.',
  },
  PENALTY_OUT_OF_SCALE: {
    en: 'The scale of this rulebook does not have {count} {unit}[: from {minimum}][ to {maximum}].',
    fr: 'L’échelle de ce règlement n’a pas {count} {unit}[ : de {minimum}][ à {maximum}].',
  },
  WARNING_NOT_ALLOWED: {
    en: 'A warning is not enough for this offence ({offence}). Give a suspension in hands or rounds.',
    fr: 'Un avertissement ne suffit pas pour cette faute ({offence}). Prononcez une suspension en mains ou en tours.',
  },
  PENALTY_REASON_REQUIRED: {
    en: 'The next step of the scale is {unit}, from {minimum}. Give a reason for another step.',
    fr: 'Le degré suivant de l’échelle est : {unit}, à partir de {minimum}. Donnez une raison pour un autre degré.',
  },
  PENALTY_MUST_ESCALATE: {
    en: '{playerId} already got {count} {unit}. Give more for a repeated offence, or a reason why not.',
    fr: '{playerId} a déjà reçu {count} {unit}. Une faute répétée demande davantage, ou une raison de s’en écarter.',
  },
  BOTH_PLAYERS_REQUIRED: {
    en: 'Both players are punished for this offence ({offence}). Name the other player with {playerId}.',
    fr: 'Les deux joueurs sont sanctionnés pour cette faute ({offence}). Indiquez l’autre joueur avec {playerId}.',
  },
  ONLY_THE_OFFENDER: {
    en: 'Only one player is punished for this offence ({offence}). Record a separate offence for each other player (recordOffence).',
    fr: 'Un seul joueur est sanctionné pour cette faute ({offence}). Enregistrez une faute distincte pour chaque autre joueur (recordOffence).',
  },
  NOBODY_WOULD_BE_LEFT: {
    en: '{players} players are left. After this nobody would be left to win.',
    fr: 'Il reste {players} joueurs. Après cela, il n’y aurait plus personne pour gagner.',
  },
  SEASON_NOT_COUNTED: {
    en: 'Repetition is counted within this event. A house rule on penalty.repetitionScope can count the season.',
    fr: 'La répétition se compte sur ce tournoi. Une règle maison sur penalty.repetitionScope peut compter la saison.',
  },
  UNDER_PENALTY: {
    en: '{playerId} still has {remaining} hands to miss. From the next hand on, they are dealt in and their hand is dead.',
    fr: '{playerId} a encore {remaining} mains à manquer. Dès la prochaine, sa main est servie et morte.',
  },
};
