/**
 * What was typed wrongly in a hand: its event in one short line, and the refusals of its correction.
 */
import type { EventIn } from '../../events/event-type.js';
import type { entriesEvents } from '../../events/hand-entries.js';
import type { Sentence } from './sentences.js';

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
