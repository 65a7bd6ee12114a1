/**
 * Why a tournament refuses what is asked of it about offences and penalties.
 */
import type { None, Private, SentencesOf } from '../../decider.js';

export interface DisciplineRefusals {
  /** `offenceId`: none of that number is on record, or not of this player; null where no offence was given. */
  UNKNOWN_OFFENCE: { offenceId: number | null };
  /** `penaltyId`. */
  UNKNOWN_PENALTY: { penaltyId: number };
  /** `offence`: nothing in this book asks for the contrary. */
  NOT_AN_OFFENCE: { offence: string };
  /** `offenceId`: a penalty was given for it, its player disqualified, or it was closed. */
  OFFENCE_SETTLED: { offenceId: number };
  /** `offenceId`: the book does not prescribe a penalty for it. */
  NOT_MANDATORY: { offenceId: number };
  /** `offenceId`: the book prescribes a penalty; only the director can waive it. */
  SANCTION_MANDATORY: { offenceId: number };
  /** `by`: only the director does this. */
  TD_ONLY: { by: string };
  /** `unit`, `count`, `minimum`, `maximum`: what the scale has of it; both 0 where it has none, a null maximum for no most. */
  PENALTY_OUT_OF_SCALE: { unit: string; count: number; minimum: number; maximum: number | null };
  /** `offence`: it is not met by a warning. */
  WARNING_NOT_ALLOWED: { offence: string };
  /** `unit`, `minimum`: the step that is due next. A later one, or one short of disqualification, takes a reason. */
  PENALTY_REASON_REQUIRED: { unit: string; minimum: number };
  /** `playerId`, `unit`, `count`: the player's last penalty that counts; the next is heavier, unless a reason is given. */
  PENALTY_MUST_ESCALATE: { playerId: string; unit: Private<'discipline', string>; count: Private<'discipline', number> };
  /** `offence`, `playerId`: all the players concerned are punished, and this player is the only one named. */
  BOTH_PLAYERS_REQUIRED: { offence: string; playerId: string };
  /** `offence`: the other players concerned answer for themselves. */
  ONLY_THE_OFFENDER: { offence: string };
  /** `players`: as many as are left; nobody would be left to win. */
  NOBODY_WOULD_BE_LEFT: { players: number };
  /** Repetition is counted over this event alone. */
  SEASON_NOT_COUNTED: None;
  /** `playerId`, `remaining`: hands that the player still has to miss; they are dealt in, dead, from the next hand on. */
  UNDER_PENALTY: { playerId: string; remaining: Private<'discipline', number> };
}

/** What a person reads of each. */
export const disciplineSentences: SentencesOf<DisciplineRefusals> = {
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
    en: 'Under this rulebook only the director may do this. Have the director give it with their own role.',
    fr: 'Selon ce règlement, seul le directeur le peut. C’est au directeur de la donner, sous son propre rôle.',
  },
  PENALTY_OUT_OF_SCALE: {
    en: 'The scale of this rulebook does not have {unit}[: from {minimum}][ to {maximum}].',
    fr: 'L’échelle de ce règlement ne prévoit pas {unit}[ : de {minimum}][ à {maximum}].',
  },
  WARNING_NOT_ALLOWED: {
    en: 'A warning is not enough for this offence ({offence}). Give a suspension in hands or rounds.',
    fr: 'Un avertissement ne suffit pas pour cette faute ({offence}). Prononcez une suspension en mains ou en tours.',
  },
  PENALTY_REASON_REQUIRED: {
    en: 'The next step of the scale is {unit}. Give a reason for another step.',
    fr: 'Le degré suivant de l’échelle est : {unit}. Donnez une raison pour un autre degré.',
  },
  PENALTY_MUST_ESCALATE: {
    en: '{playerId} already got {unit}. Give more for a repeated offence, or a reason why not.',
    fr: '{playerId} a déjà reçu {unit}. Une faute répétée demande davantage, ou une raison de s’en écarter.',
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
    en: '{players} {players|player is|players are} left. After this nobody would be left to win.',
    fr: 'Il reste {players} joueur{players||s}. Après cela, il n’y aurait plus personne pour gagner.',
  },
  SEASON_NOT_COUNTED: {
    en: 'Repetition is counted within this event. A house rule can count the season (penalty.repetitionScope).',
    fr: 'La répétition se compte sur ce tournoi. Une règle maison peut compter la saison (penalty.repetitionScope).',
  },
  UNDER_PENALTY: {
    en: '{playerId} still has {remaining} hand{remaining||s} to miss. From the next hand on, they are dealt in and their hand is dead.',
    fr: '{playerId} a encore {remaining} main{remaining||s} à manquer. Dès la prochaine, sa main est servie et morte.',
  },
};
