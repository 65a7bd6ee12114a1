/**
 * Why a hand refuses several things that are given at once, beside the refusal of one of them.
 */
import type { SentencesOf } from '../../decider.js';

export interface BatchRefusals {
  /** `index`: the entry has no field or several; an act has an action and a gesture, or neither. */
  ENTRY_UNCLEAR: { index: number };
  /** `index`: the entry that the director must rule on before the next is judged; what they are asked, and what the book proposes. */
  RULING_BEFORE_NEXT: { index: number; seat: number; options: readonly string[]; default: string };
  /** `seat`: it is not to act in this round of betting. */
  SEAT_NOT_TO_ACT: { seat: number };
}

/** What a person reads of each. */
export const batchSentences: SentencesOf<BatchRefusals> = {
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
};
