/**
 * What a tournament says when it refuses what is asked about offences and penalties.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { DisciplineRefusals } from '../tournament/discipline/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const disciplineTexts: TextsOf<DisciplineRefusals> = {
  UNKNOWN_OFFENCE: {
    en: 'This player has no offence number {offenceId} on record; name one that he has, or say what he did.',
    fr: 'Ce joueur n’a pas de faute n° {offenceId} au registre ; nommez-en une des siennes, ou dites ce qu’il a fait.',
  },
  UNKNOWN_PENALTY: { en: 'There is no penalty number {penaltyId}.', fr: 'Il n’y a pas de sanction n° {penaltyId}.' },
  NOT_AN_OFFENCE: {
    en: 'Under this rulebook nothing forbids that: {offence}.',
    fr: 'Sous ce règlement, rien ne l’interdit : {offence}.',
  },
  OFFENCE_SETTLED: {
    en: 'Offence number {offenceId} is decided; take its penalty back first if it was an error.',
    fr: 'La faute n° {offenceId} est tranchée ; retirez d’abord sa sanction si c’était une erreur.',
  },
  NOT_MANDATORY: {
    en: 'The rulebook prescribes no penalty for offence number {offenceId}: close it without one.',
    fr: 'Le règlement ne prescrit pas de sanction pour la faute n° {offenceId} : classez-la sans suite.',
  },
  SANCTION_MANDATORY: {
    en: 'The rulebook prescribes a penalty for offence number {offenceId}: give one, or waive it with a reason.',
    fr: 'Le règlement prescrit une sanction pour la faute n° {offenceId} : prononcez-la, ou dispensez-en le joueur avec une raison.',
  },
  TD_ONLY: {
    en: 'Under this rulebook only the director does this.',
    fr: 'Sous ce règlement, seul le directeur le peut.',
  },
  PENALTY_OUT_OF_SCALE: {
    en: 'The scale of this rulebook has no {count} {unit}; it goes from {minimum} to {maximum}.',
    fr: 'L’échelle de ce règlement n’a pas {count} {unit} ; elle va de {minimum} à {maximum}.',
  },
  WARNING_NOT_ALLOWED: {
    en: 'A warning does not answer this offence: {offence}.',
    fr: 'Un avertissement ne répond pas à cette faute : {offence}.',
  },
  PENALTY_REASON_REQUIRED: {
    en: 'The scale has another step next: {unit}, from {minimum}; say why it is left.',
    fr: 'L’échelle prévoit un autre degré : {unit}, à partir de {minimum} ; dites pourquoi il est écarté.',
  },
  PENALTY_MUST_ESCALATE: {
    en: '{playerId} was given {count} {unit} before; a repeated fault is met by more, unless you say why not.',
    fr: '{playerId} a déjà reçu {count} {unit} ; une faute répétée appelle davantage, sauf à dire pourquoi.',
  },
  BOTH_PLAYERS_REQUIRED: {
    en: 'Both players answer for this offence ({offence}): name who else beside {playerId}.',
    fr: 'Les deux joueurs répondent de cette faute ({offence}) : nommez l’autre avec {playerId}.',
  },
  ONLY_THE_OFFENDER: {
    en: 'Who did it answers for this offence alone ({offence}); the others each have an offence of their own.',
    fr: 'Seul le fautif répond de cette faute ({offence}) ; les autres ont chacun la leur.',
  },
  NOBODY_WOULD_BE_LEFT: {
    en: 'Of {players} players nobody would be left to win.',
    fr: 'De {players} joueurs, il ne resterait personne pour gagner.',
  },
  SEASON_NOT_COUNTED: {
    en: 'Repetition is counted over this event; a house rule can have the season count.',
    fr: 'La répétition se compte sur ce tournoi ; une règle maison peut y faire compter la saison.',
  },
  UNDER_PENALTY: {
    en: '{playerId} has {remaining} hands to miss; he is dealt in, dead, from the next one on.',
    fr: '{playerId} a {remaining} mains à manquer ; il est servi, main morte, dès la prochaine.',
  },
};
