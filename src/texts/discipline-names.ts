/**
 * The names of penalties and of what follows an offence, in English and French.
 */
import type { OffenceConsequence, PenaltyDue, PenaltyStep, PenaltyUnit } from '../../events/tournament-discipline.js';
import { outcomes } from '../rulebooks/discipline/offence.js';
import { grouped, type Language, type Sentence } from './sentences.js';
import { lookUp } from '../../events/look-up.js';

const penaltyUnitNames: Readonly<Record<PenaltyStep['unit'], Sentence>> = {
  warning: { en: 'warning', fr: 'avertissement' },
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
  due: { en: 'prescribed', fr: 'prescrite' },
  possible: { en: 'left to the officials', fr: 'laissée aux responsables' },
  none: { en: 'none', fr: 'aucune' },
};

/** What follows an offence besides the penalty, or can follow. */
export const consequenceNames: Readonly<Record<OffenceConsequence, Sentence>> = outcomes;

/** A penalty as it was given: "a warning", "1 hand", "2 rounds". */
export function penaltyText(unit: PenaltyUnit, count: number, language: Language): string {
  if (unit === 'warning') return one.warning[language];
  return `${grouped(count, language)} ${(count === 1 ? one : penaltyUnitNames)[unit][language]}`;
}

/** The word for a unit of penalties that goes with its number: "hand" with 1, "hands" with 3. */
export function unitText(unit: unknown, count: unknown, language: Language): string {
  const names: Readonly<Record<string, Sentence>> = count === 1 ? { ...penaltyUnitNames, ...one } : penaltyUnitNames;
  return lookUp(names, String(unit))?.[language] ?? String(unit);
}

/** A step of a scale: "warning", "2–4 hands", "3 rounds or more". */
export function stepText({ unit, minimum, maximum }: PenaltyStep, language: Language): string {
  if (unit === 'warning' || unit === 'disqualification') return penaltyUnitNames[unit][language];
  if (maximum === minimum) return penaltyText(unit, minimum, language);
  if (maximum === null) return `${penaltyText(unit, minimum, language)} ${language === 'fr' ? 'ou plus' : 'or more'}`;
  return `${minimum}–${maximum} ${penaltyUnitNames[unit][language]}`;
}
