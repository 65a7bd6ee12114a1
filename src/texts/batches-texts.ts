/**
 * The refusals of several things that are given at once, and of a result without its acts.
 */
import type { BatchRefusals } from '../hand/refusals/batches.js';
import type { LeftOpen, PotRefusals } from '../hand/refusals/pots.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const batchesTexts: TextsOf<BatchRefusals & PotRefusals> = {
  ENTRY_UNCLEAR: {
    en: 'Give exactly one of act, board, tabled, mucked and winners; an act needs either an action or a gesture.',
    fr: 'Donnez exactement un champ parmi act, board, tabled, mucked et winners ; un act demande une action ou un geste.',
  },
  RULING_BEFORE_NEXT: {
    en: 'The director must rule on this act of seat {seat} before the next one: {options}. The rulebook proposes: {default}. Send the list up to this act, then the ruling, then the rest.',
    fr: 'Le directeur doit trancher cette action du siège {seat} avant la suivante : {options}. Le règlement propose : {default}. Envoyez la liste jusqu’à cette action, puis la décision, puis le reste.',
  },
  SEAT_NOT_TO_ACT: {
    en: 'Seat {seat} would not be to act in this round of betting, even if all before it fold.',
    fr: 'Le siège {seat} n’aurait pas à parler dans ce tour d’enchères, même si tous les précédents se couchent.',
  },
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

/** What a typed act leaves open. */
export const leftOpenNames: Readonly<Record<LeftOpen, Sentence>> = {
  earlyAct: { en: 'an act before its turn', fr: 'une action avant son tour' },
  darkBet: { en: 'a bet in the dark', fr: 'une mise dans le noir' },
  restriction: { en: 'an act that did not stand', fr: 'une action qui n’a pas été retenue' },
  undercall: { en: 'a wrong amount that nobody corrected', fr: 'un montant erroné que personne n’a corrigé' },
  allInWaits: { en: 'all-in hands that wait for other tables', fr: 'des mains à tapis qui attendent les autres tables' },
};
