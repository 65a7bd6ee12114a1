/**
 * What was typed wrongly in a hand: its event in one short line, and the refusals of its correction.
 */
import type { EventIn } from '../../events/event-type.js';
import type { entriesEvents } from '../../events/hand-entries.js';
import type { EntryRefusals } from '../hand/refusals/entries.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

/** The event in one line. */
export function entriesEventText(event: EventIn<typeof entriesEvents>): Sentence {
  if (event.type === 'HandAnnulled') {
    return { en: 'the hand is annulled, opened by mistake', fr: 'la main est annulée, ouverte par erreur' };
  }
  const { entry, replaced, conflicts } = event.data;
  const [en, fr] = replaced
    ? ['what should have been typed follows', 'la bonne saisie suit']
    : ['nothing takes its place', 'rien ne la remplace'];
  const again =
    conflicts.length === 0
      ? { en: '', fr: '' }
      : { en: `; to type again: ${listed(conflicts, 'en')}`, fr: ` ; à ressaisir : ${listed(conflicts, 'fr')}` };
  return {
    en: `step ${entry} was entered wrongly: ${en}${again.en}`,
    fr: `l’étape ${entry} a été mal saisie : ${fr}${again.fr}`,
  };
}

function listed(steps: readonly number[], language: 'en' | 'fr'): string {
  const [one, more] = language === 'fr' ? ['l’étape', 'les étapes'] : ['step', 'steps'];
  return `${steps.length === 1 ? one : more} ${steps.join(', ')}`;
}

export const entriesTexts: TextsOf<EntryRefusals> = {
  UNKNOWN_ENTRY: {
    en: 'The hand has no step {entry}. Its replay numbers the steps from 0.',
    fr: 'La main n’a pas d’étape {entry}. La relecture numérote les étapes à partir de 0.',
  },
  ENTRY_STRUCK: {
    en: 'Step {entry} no longer counts: it was corrected, or an entry before it was. Name a step that stands.',
    fr: 'L’étape {entry} ne compte plus : elle a été corrigée, ou une saisie avant elle. Indiquez une étape qui compte.',
  },
  ENTRY_OF_OTHER_KIND: {
    en: 'Step {entry} ({event}) does not show all that was typed, so it cannot be taken out.[ Put it right with {by}.] An entry before it can be corrected: it is then decided again, or listed as in conflict.',
    fr: 'L’étape {entry} ({event}) ne montre pas tout ce qui a été saisi : elle ne peut pas être retirée.[ Rectifiez-la par {by}.] Une saisie avant elle peut être corrigée : elle est alors rejugée, ou notée en conflit.',
  },
  ENTRY_BEHIND_OTHERS: {
    en: 'Step {later} ({event}) came after step {entry} and counts outside this hand. Steps before it stand; correct chips with correctAward or recordChipCounts.',
    fr: 'L’étape {later} ({event}) a suivi l’étape {entry} et compte hors de cette main. Les étapes avant elle restent ; corrigez les jetons par correctAward ou recordChipCounts.',
  },
  ENTRY_NOT_STATED: {
    en: 'Give exactly one thing for each entry: an act, a board, cards, a muck, winners or a ruling. An act has an action or a gesture.',
    fr: 'Indiquez une seule chose par saisie : une action, un tableau, des cartes, un abandon, des gagnants ou une décision. Une action est simple ou un geste.',
  },
  HAND_LEFT_OPEN: {
    en: 'The hand was over and would be open again ({phase}[, seat {turn} to act]). Give in “followedBy” what followed, to the end of the hand.',
    fr: 'La main était terminée et serait rouverte ({phase}[, siège {turn} à parler]). Indiquez dans « followedBy » la suite, jusqu’à la fin de la main.',
  },
  HAND_UNDER_WAY: {
    en: 'Something was done in the hand already (step {revision}, {event}). Only a hand without acts is annulled; correct entries (correctEntry).',
    fr: 'La main a déjà commencé (étape {revision}, {event}). On n’annule qu’une main sans action ; corrigez les saisies (correctEntry).',
  },
  NEXT_HAND_OPENED: {
    en: 'The table’s next hand is open, so this hand cannot be typed again. Correct its pots (correctAward) or the stacks (recordChipCounts).',
    fr: 'La main suivante de la table est ouverte : celle-ci ne peut plus être ressaisie. Corrigez ses pots (correctAward) ou les tapis (recordChipCounts).',
  },
};
