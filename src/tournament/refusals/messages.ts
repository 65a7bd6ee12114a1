/**
 * Why the screens do not show a message.
 */
import type { SentencesOf } from '../../decider.js';

export interface MessagesRefusals {
  /** `until`, `at`: instants (ms since 1970); the message would be over before anybody sees it. */
  MESSAGE_OVER: { until: number; at: number };
}

/** What a person reads of each. */
export const messagesSentences: SentencesOf<MessagesRefusals> = {
  MESSAGE_OVER: {
    en: 'The message would be over already: the time that it is shown until is past. Give a later one (until), or none.',
    fr: 'Le message serait déjà terminé : l’heure de fin est passée. Indiquez-en une plus tard (until), ou aucune.',
  },
};
