/**
 * Why a hand refuses a result that is given without its acts. Amounts are chips.
 */
import type { SentencesOf } from '../../decider.js';

/** What an act that was typed leaves open, so that its street must be typed to the end. */
export type LeftOpen = 'earlyAct' | 'darkBet' | 'restriction' | 'undercall' | 'allInWaits';

export interface PotRefusals {
  /** `open`: what was typed left this open; the hand is typed on. */
  RESULT_NEEDS_ACTS: { open: LeftOpen };
  /** `seat`, `put`, `min`, `max`: less than the seat has in already, more than it has, or other than what it had in when it folded. */
  PUT_OUT_OF_RANGE: { seat: number; put: string | number; min: number; max: number };
  /** `seat`, `put`, `most`: it is said to be still in, has chips left, and put in less than another. */
  PUT_NOT_MATCHED: { seat: number; put: number; most: number };
  /** `seat`, `put`, `most`: it folded with more in than anybody who was still in. */
  FOLDED_ABOVE_ALL: { seat: number; put: number; most: number };
  /** `seat`: it is named twice. */
  SEAT_NAMED_TWICE: { seat: number };
  /** `given`, `out`: the seats that were said to be out, and those that the result leaves without chips. */
  OUT_DISAGREES: { given: readonly number[]; out: readonly number[] };
}

/** What a person reads of each. */
export const potSentences: SentencesOf<PotRefusals> = {
  RESULT_NEEDS_ACTS: {
    en: 'What was typed leaves something open: {open}. Type this round to its end, then the result.',
    fr: 'Ce qui a été saisi laisse quelque chose en suspens : {open}. Saisissez ce tour jusqu’au bout, puis le résultat.',
  },
  PUT_OUT_OF_RANGE: {
    en: 'Seat {seat} can’t have put in {put} over this hand: it must be from {min} to {max}.',
    fr: 'Le siège {seat} n’a pas pu mettre {put} sur cette main : il faut de {min} à {max}.',
  },
  PUT_NOT_MATCHED: {
    en: 'Seat {seat} has put in {put} where another has {most}, and has chips left. A seat that is still in has matched the others or is all in.',
    fr: 'Le siège {seat} a mis {put} alors qu’un autre a mis {most}, et il lui reste des jetons. Qui est encore en jeu a payé autant ou est à tapis.',
  },
  FOLDED_ABOVE_ALL: {
    en: 'Seat {seat} folded with {put} in, but nobody who was still in put in more than {most}.',
    fr: 'Le siège {seat} s’est couché avec {put}, mais aucun joueur encore en jeu n’a mis plus de {most}.',
  },
  SEAT_NAMED_TWICE: {
    en: 'Seat {seat} is named twice.',
    fr: 'Le siège {seat} est indiqué deux fois.',
  },
  OUT_DISAGREES: {
    en: 'These seats were said to be out: {given}. By the chips it is these: {out}.',
    fr: 'Sièges annoncés éliminés : {given}. D’après les jetons, ce sont : {out}.',
  },
};
