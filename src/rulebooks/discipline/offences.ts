/**
 * The catalogue of offences: every one that the books name, by its code.
 *
 * Where a book names no penalty, its own general clause on similar faults leaves one to the director (RC 71-B; MO 13.2; TDA 7; RO 11.1),
 * and that is what the catalogue holds; Toufflers has no such clause, and follows ROPTA. An offence noted in a hand keeps the article that
 * the hand cites. Where the book is silent, that is the article which stands for the question in betting or dealing.
 */
import type { Offence } from '../../../events/judging.js';
import type { OffenceDefinition } from './offence.js';
import { offencesInTurn } from './offences-in-turn.js';
import { offencesOfConduct } from './offences-of-conduct.js';
import { offencesWithCards } from './offences-with-cards.js';

export const offences: { readonly [O in Offence]: OffenceDefinition } = {
  ...offencesInTurn,
  ...offencesWithCards,
  ...offencesOfConduct,
};
