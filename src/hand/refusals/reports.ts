/**
 * Why a hand refuses what the table reports.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface ReportRefusals {
  /** `seat`, `askedBy`: the rulebook does not let this one call time; null for an official. */
  TIME_NOT_ALLOWED: { seat: number; askedBy: number | null };
  /** `askedBy`: they must be at their seat. */
  TIME_NOT_SEATED: { askedBy: number | null };
  /** `seat`, `waited`, `minimum`: seconds. */
  TIME_TOO_EARLY: { seat: number; waited: string | number; minimum: number };
  /** `seat`: time is called or running already. */
  TIME_ALREADY_RUNNING: { seat: number };
  /** Nobody called time. */
  TIME_NOT_REQUESTED: None;
  /** No time runs. */
  TIME_NOT_RUNNING: None;
  /** `left`: seconds that the player still has. */
  TIME_NOT_OVER: { left: string | number };
  /** `seconds`, `max`. */
  TIME_OUT_OF_RANGE: { seconds: string | number; max: number };
  /** `seat`, `turn`: time is called on the seat in turn. */
  TARGET_NOT_TO_ACT: { seat: string | number; turn: number | null };
  /** `seat`: it acted before the end of the count, and the act counts. */
  PLAYER_HAS_ACTED: { seat: number };
  /** `seat`: nobody has acted after it while it was in turn. */
  SEAT_NOT_SKIPPED: { seat: number };
  /** `seat`: its hand was not lost by a skipped turn, or can no longer be saved. */
  NOTHING_TO_SAVE: { seat: number };
  /** `seat`, `to`: the amount is one that the rules allow; send it as a plain action. */
  AMOUNT_NOT_WRONG: { seat: number; to: string | number };
  /** `seat`: no wrong amount of it stands. */
  NOTHING_TO_CORRECT: { seat: number };
  /** `seat`: chips are gathered or cards dealt; the amount stands. */
  CORRECTION_WINDOW_CLOSED: { seat: number };
  /** `askedBy`: the rulebook grants them no exact count now. */
  COUNT_NOT_DUE: { askedBy: number | null };
  /** `seat`: change is given where the amount was said first; without that the chips are an act. */
  AMOUNT_NOT_ANNOUNCED: { seat: number };
  /** `seat`, `announced`, `pushed`: the chips do not exceed what was announced. */
  NO_CHANGE_DUE: { seat: number; announced: string | number; pushed: number };
  /** `seat`: no all-in of it was called. */
  NOT_ALL_IN: { seat: number };
  /** `seat`, `amount`, `behind`: the record leaves it fewer chips than that. */
  CHIPS_NOT_BEHIND: { seat: number; amount: string | number; behind: number };
}

/** What a person reads of each. */
export const reportSentences: SentencesOf<ReportRefusals> = {
  TIME_NOT_ALLOWED: {
    en: 'Under this rulebook time may not be called on seat {seat}[ by seat {askedBy}].',
    fr: 'Selon ce règlement, le temps ne peut pas être demandé contre le siège {seat}[ par le siège {askedBy}].',
  },
  TIME_NOT_SEATED: {
    en: 'Only a seated player can call time[, and the player of seat {askedBy} is not].',
    fr: 'Seul un joueur à son siège peut demander le temps[ ; celui du siège {askedBy} n’y est pas].',
  },
  TIME_TOO_EARLY: {
    en: 'Seat {seat} has thought for {waited} s. Time may be called after {minimum} s.',
    fr: 'Le siège {seat} réfléchit depuis {waited} s. Le temps se demande à partir de {minimum} s.',
  },
  TIME_ALREADY_RUNNING: {
    en: 'Time is already called on seat {seat}.',
    fr: 'Le temps est déjà demandé contre le siège {seat}.',
  },
  TIME_NOT_REQUESTED: {
    en: 'Nobody has called time. Call it first (requestTime).',
    fr: 'Personne n’a demandé le temps. Demandez-le d’abord (requestTime).',
  },
  TIME_NOT_RUNNING: {
    en: 'No time is running. Approve a call for time first (approveTime).',
    fr: 'Aucun décompte n’est en cours. Accordez d’abord le temps demandé (approveTime).',
  },
  TIME_NOT_OVER: { en: 'The player still has {left} second{left||s}.', fr: 'Il reste {left} seconde{left||s} au joueur.' },
  TIME_OUT_OF_RANGE: {
    en: 'The time can’t be {seconds} s. Give {max} s or less.',
    fr: 'La durée ne peut pas être de {seconds} s. Indiquez {max} s au plus.',
  },
  TARGET_NOT_TO_ACT: {
    en: 'Time is called on the player in turn[, seat {turn},] not on seat {seat}.',
    fr: 'Le temps se demande contre le joueur qui a la parole[, siège {turn}], pas contre le siège {seat}.',
  },
  PLAYER_HAS_ACTED: {
    en: 'Seat {seat} acted before the count was over, and the act counts.',
    fr: 'Le siège {seat} a parlé avant la fin du décompte, et son acte compte.',
  },
  SEAT_NOT_SKIPPED: {
    en: 'Seat {seat} was not skipped: nobody has acted after it in its turn.',
    fr: 'Le siège {seat} n’a pas été sauté : personne n’a parlé après lui pendant son tour.',
  },
  NOTHING_TO_SAVE: {
    en: 'Seat {seat} has no hand that can still be saved.',
    fr: 'Le siège {seat} n’a pas de main qui puisse encore être sauvée.',
  },
  AMOUNT_NOT_WRONG: {
    en: '{to} is not a wrong amount of seat {seat}. Send it as a plain action (act).',
    fr: '{to} n’est pas un montant erroné du siège {seat}. Envoyez-le comme une action normale (act).',
  },
  NOTHING_TO_CORRECT: { en: 'No wrong amount of seat {seat} is on the table.', fr: 'Aucun montant erroné du siège {seat} n’est en jeu.' },
  CORRECTION_WINDOW_CLOSED: {
    en: 'The amount of seat {seat} was noticed too late, so it stands.',
    fr: 'Le montant du siège {seat} a été remarqué trop tard ; il est acquis.',
  },
  COUNT_NOT_DUE: {
    en: 'Under this rulebook no exact count is due now[ to seat {askedBy}].',
    fr: 'Selon ce règlement, aucun compte exact n’est dû maintenant[ au siège {askedBy}].',
  },
  AMOUNT_NOT_ANNOUNCED: {
    en: 'Seat {seat} announced no amount. Its chips are an act (act), not a request for change.',
    fr: 'Le siège {seat} n’a annoncé aucun montant. Ses jetons sont un acte (act), pas une demande de monnaie.',
  },
  NO_CHANGE_DUE: {
    en: 'Seat {seat} announced {announced} and put in {pushed}. There is no change to give.',
    fr: 'Le siège {seat} a annoncé {announced} et posé {pushed}. Il n’y a pas de monnaie à rendre.',
  },
  NOT_ALL_IN: {
    en: 'No all-in of seat {seat} was called in this hand.',
    fr: 'Aucun tapis du siège {seat} n’a été payé dans cette main.',
  },
  CHIPS_NOT_BEHIND: {
    en: 'Seat {seat} has {behind} chips behind on record, not {amount}.',
    fr: 'D’après le journal, le siège {seat} a {behind} jetons devant lui, pas {amount}.',
  },
};
