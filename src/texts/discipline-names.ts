/**
 * The names of penalties and of what follows an offence, in English and French.
 */
import type { OffenceConsequence, PenaltyDue, PenaltyStep, PenaltyUnit } from '../../events/tournament-discipline.js';
import { outcomes } from '../rulebooks/discipline/offence.js';
import { grouped, type Language, type Sentence } from './sentences.js';
import { lookUp } from '../../events/look-up.js';

export const penaltyUnitNames: Readonly<Record<PenaltyStep['unit'], Sentence>> = {
  warning: { en: 'a warning', fr: 'un avertissement' },
  hands: { en: 'hands', fr: 'mains' },
  rounds: { en: 'rounds', fr: 'tours' },
  disqualification: { en: 'disqualification', fr: 'disqualification' },
};

const one: Readonly<Record<PenaltyUnit, Sentence>> = {
  warning: { en: 'warning', fr: 'avertissement' },
  hands: { en: 'hand', fr: 'main' },
  rounds: { en: 'round', fr: 'tour' },
};

export const dueNames: Readonly<Record<PenaltyDue, Sentence>> = {
  due: { en: 'penalty prescribed', fr: 'sanction prescrite' },
  possible: { en: 'penalty left to the officials', fr: 'sanction laissée aux responsables' },
  none: { en: 'no penalty', fr: 'aucune sanction' },
};

/** What follows an offence besides the penalty, or can follow. */
export const consequenceNames: Readonly<Record<OffenceConsequence, Sentence>> = outcomes;

/** A penalty as it was given: "a warning", "1 hand", "2 rounds". */
export function penaltyText(unit: PenaltyUnit, count: number, language: Language): string {
  if (unit === 'warning') return language === 'en' ? 'a warning' : 'un avertissement';
  const isOne = count === 1 || (count === 0 && language === 'fr');
  return `${grouped(count, language)} ${(isOne ? one : penaltyUnitNames)[unit][language]}`;
}

/** A penalty of a refusal: “a warning”, “3 hands”, “a disqualification”. A warning has no number: its count is 0. */
export function givenText(unit: unknown, count: unknown, language: Language): string {
  if (unit === 'disqualification') return { en: 'a disqualification', fr: 'une disqualification' }[language];
  return lookUp(one, String(unit)) === undefined ? String(unit) : penaltyText(unit as PenaltyUnit, Number(count), language);
}

/** A step of a scale: "warning", "2–4 hands", "3 rounds or more". */
export function stepText({ unit, minimum, maximum }: PenaltyStep, language: Language): string {
  if (unit === 'warning' || unit === 'disqualification') return penaltyUnitNames[unit][language];
  if (maximum === minimum) return penaltyText(unit, minimum, language);
  if (maximum === null) return `${penaltyText(unit, minimum, language)} ${language === 'fr' ? 'ou plus' : 'or more'}`;
  return `${minimum}–${maximum} ${penaltyUnitNames[unit][language]}`;
}
