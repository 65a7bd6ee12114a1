/**
 * What is said about a deal beside its events.
 */
import { moneyText } from './money.js';
import type { Sentence } from './sentences.js';

/** The warning of a deal that gives somebody more than the first prize. @param prize the first prize in cents @param currency by its code in ISO 4217 */
export function warnAboveFirst(prize: number, currency: string | undefined): Sentence {
  return {
    en: `This deal gives somebody more than the first prize of ${moneyText(prize, 'en', currency)}. Check that all players have seen it.`,
    fr: `Ce deal donne à quelqu’un plus que le premier prix de ${moneyText(prize, 'fr', currency)}. Vérifiez que tous les joueurs l’ont vu.`,
  };
}
