/**
 * Why a hand refuses to correct what was typed in it.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface EntryRefusals {
  /** `entry`: the hand has no such event. */
  UNKNOWN_ENTRY: { entry: string | number };
  /** `entry`: it was corrected, or struck by the correction of an entry before it. */
  ENTRY_STRUCK: { entry: number };
  /** `entry`, `event`: what was typed there does not stand in its events, so it can't be taken out. `by`: the mutations that put right what it led to; empty where only an entry before it can be corrected. */
  ENTRY_OF_OTHER_KIND: { entry: number; event: string; by: readonly string[] };
  /** `entry`, `later`, `event`: something after it has reached the tournament, and is corrected first or by its own command. */
  ENTRY_BEHIND_OTHERS: { entry: number; later: number; event: string };
  /** Not exactly one thing is given as what should have been typed. */
  ENTRY_NOT_STATED: None;
  /** `entry`: an official decided it. */
  ENTRY_OF_OFFICIAL: { entry: number };
  /** The hand is over, and its pots are pushed. */
  ENTRY_OF_FINISHED_HAND: None;
  /** `turn`: the hand was over, and would be open again; what followed must be given to its end. Null where nobody is to act. */
  HAND_LEFT_OPEN: { phase: string; turn: number | null };
  /** `revision`, `event`: something was done in it already. */
  HAND_UNDER_WAY: { revision: number; event: string };
  /** The next hand of the table is opened: awards and stacks are corrected instead. */
  NEXT_HAND_OPENED: None;
}

/** What a person reads of each. */
export const entriesSentences: SentencesOf<EntryRefusals> = {
  UNKNOWN_ENTRY: {
    en: 'The hand has no step {entry}. Its replay numbers the steps from 0.',
    fr: 'La main n’a pas d’étape {entry}. La relecture numérote les étapes à partir de 0.',
  },
  ENTRY_STRUCK: {
    en: 'Step {entry} no longer counts: it was corrected, or an entry before it was. Name a step that stands.',
    fr: 'L’étape {entry} ne compte plus : elle a été corrigée, ou une saisie avant elle. Indiquez une étape qui compte.',
  },
  ENTRY_OF_OTHER_KIND: {
    en: 'Step {entry} does not show all that was typed, so it cannot be taken out.[ Put it right otherwise ({by}).] An entry before it can be corrected: it is then decided again, or listed as in conflict.',
    fr: 'L’étape {entry} ne montre pas tout ce qui a été saisi : elle ne peut pas être retirée.[ Rectifiez-la autrement ({by}).] Une saisie avant elle peut être corrigée : elle est alors rejugée, ou notée en conflit.',
  },
  ENTRY_BEHIND_OTHERS: {
    en: 'Step {later} came after step {entry} and counts outside this hand. Steps before it stand; correct the chips (correctAward, recordChipCounts).',
    fr: 'L’étape {later} a suivi l’étape {entry} et compte hors de cette main. Les étapes avant elle restent ; corrigez les jetons (correctAward, recordChipCounts).',
  },
  ENTRY_NOT_STATED: {
    en: 'Give exactly one thing for each entry: an act, a board, cards, a muck, winners, a ruling or a result. An act has an action or a gesture.',
    fr: 'Indiquez une seule chose par saisie : une action, un tableau, des cartes, un abandon, des gagnants, une décision ou un résultat. Une action est simple ou un geste.',
  },
  ENTRY_OF_OFFICIAL: {
    en: 'Step {entry} was decided by an official, and is not taken back at the table. Call the floor (overrideRuling, correctEntry).',
    fr: 'L’étape {entry} est une décision d’un responsable : elle ne se retire pas à la table. Appelez le floor (overrideRuling, correctEntry).',
  },
  ENTRY_OF_FINISHED_HAND: {
    en: 'The hand is over. Call the floor: it corrects an entry (correctEntry) or an award (correctAward).',
    fr: 'La main est terminée. Appelez le floor : il corrige une saisie (correctEntry) ou un pot (correctAward).',
  },
  HAND_LEFT_OPEN: {
    en: 'The hand was over and would be open again ({phase}[, seat {turn} to act]). Give what followed, to the end of the hand (followedBy).',
    fr: 'La main était terminée et serait rouverte ({phase}[, siège {turn} à parler]). Indiquez la suite, jusqu’à la fin de la main (followedBy).',
  },
  HAND_UNDER_WAY: {
    en: 'Something was done in the hand already (step {revision}). Only a hand without acts is annulled; correct entries (correctEntry).',
    fr: 'La main a déjà commencé (étape {revision}). On n’annule qu’une main sans action ; corrigez les saisies (correctEntry).',
  },
  NEXT_HAND_OPENED: {
    en: 'The table’s next hand is open, so this hand cannot be typed again. Correct its pots (correctAward) or the stacks (recordChipCounts).',
    fr: 'La main suivante de la table est ouverte : celle-ci ne peut plus être ressaisie. Corrigez ses pots (correctAward) ou les tapis (recordChipCounts).',
  },
};
