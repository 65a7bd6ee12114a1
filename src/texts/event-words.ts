/**
 * The words of the person who ruled or noted an event, at the end of its line.
 */
import type { DomainEvent } from '../../events/catalogue.js';
import type { PublicHandEvent } from '../../events/hand.js';
import { wordsOf } from '../../events/words.js';
import type { Sentence } from './sentences.js';
import { WIDE } from './typography.js';

/** Nothing where nobody gave any. */
export function quotedWords(event: DomainEvent | PublicHandEvent): Sentence {
  const words = wordsOf(event);
  return words === null ? { en: '', fr: '' } : { en: ` – “${words}”`, fr: ` – «${WIDE}${words}${WIDE}»` };
}
