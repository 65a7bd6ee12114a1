/** The rulebook that a tournament adopted. */
import { rulebookFor } from '../rulebooks/adopted-book.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { Settings } from './state.js';

/** The book with the club's house rules. A tournament is created only under a book that is known, so there always is one. */
export function bookOf({ rulebook }: Pick<Settings, 'rulebook'>): Rulebook {
  return rulebookFor(rulebook)!;
}
