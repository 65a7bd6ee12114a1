/**
 * What a tournament says when it refuses what is asked about exchanged, raced and found chips.
 */

import { fill, type Language, type Sentence } from './sentences.js';

/** Why a race gives so many chips, and to whom. */
export type RaceReason = 'byCards' | 'byThreshold' | 'noOddChips';

const reasons: Readonly<Record<RaceReason, Sentence>> = {
  byCards: {
    en: 'Odd chips of {removed}: {oddChips}, worth {worth}. Chips of {newSmallest} to win: {chipsToAward}, one for each of the best cards.',
    fr: 'Jetons de {removed} en trop : {oddChips}, soit {worth}. Jetons de {newSmallest} à gagner : {chipsToAward}, un chacun aux meilleures cartes.',
  },
  byThreshold: {
    en: 'Odd chips of {removed}: {oddChips}, worth {worth}. Players with enough of them for a chip of {newSmallest}: {chipsToAward}.',
    fr: 'Jetons de {removed} en trop : {oddChips}, soit {worth}. Joueurs qui en ont assez pour un jeton de {newSmallest} : {chipsToAward}.',
  },
  noOddChips: {
    en: 'Nobody has odd chips of {removed}. All are exchanged for chips of {newSmallest} or more.',
    fr: 'Personne n’a de jeton de {removed} en trop. Tous s’échangent contre des jetons de {newSmallest} ou plus.',
  },
};

/** @param figures `oddChips`, `removed`, `worth`, `chipsToAward`, `newSmallest` */
export function raceReasonText(reason: RaceReason, figures: Readonly<Record<string, number>>, language: Language): string {
  return fill(reasons[reason][language], figures, language);
}
