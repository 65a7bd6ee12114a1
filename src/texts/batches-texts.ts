/**
 * The refusals of several things that are given at once, and of a result without its acts.
 */

import type { LeftOpen } from '../hand/refusals/pots.js';
import type { Sentence } from './sentences.js';

/** What a typed act leaves open. */
export const leftOpenNames: Readonly<Record<LeftOpen, Sentence>> = {
  earlyAct: { en: 'an act before its turn', fr: 'une action avant son tour' },
  darkBet: { en: 'a bet in the dark', fr: 'une mise dans le noir' },
  restriction: { en: 'an act that did not stand', fr: 'une action qui n’a pas été retenue' },
  undercall: { en: 'a wrong amount that nobody corrected', fr: 'un montant erroné que personne n’a corrigé' },
  allInWaits: { en: 'all-in hands that wait for other tables', fr: 'des mains à tapis qui attendent les autres tables' },
};
