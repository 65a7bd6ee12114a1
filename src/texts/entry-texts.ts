/**
 * The refusals about registration, late entry, rebuys and add-ons, and days.
 */
import type { PurchaseKind } from '../../events/tournament-entry.js';
import type { Sentence } from './sentences.js';

/** What has closed late entry, by its unit. */
export const lateClosings: Readonly<Record<'minutes' | 'level' | 'break' | 'director', Sentence>> = {
  minutes: {
    en: '{until} {until|minute has|minutes have} passed',
    fr: 'délai de {until} minute{until||s} écoulé',
  },
  level: { en: 'level {until} is over', fr: 'le niveau {until} est terminé' },
  break: { en: 'the first break has begun', fr: 'la première pause a commencé' },
  director: { en: 'the director has closed it', fr: 'le directeur les a closes' },
};

/** What lets a player in all the same. */
export function lateReopenings(unit: unknown): Sentence {
  if (unit === 'director')
    return { en: 'The director can open it again (reopenLateEntry)', fr: 'Le directeur peut les rouvrir (reopenLateEntry)' };
  return {
    en: 'The director can still admit a late player by a ruling (admitLatePlayer)',
    fr: 'Le directeur peut encore admettre un retardataire par une décision (admitLatePlayer)',
  };
}

/** Why no chips can be bought. */
export const purchaseBars: Readonly<Record<'book' | 'notOffered' | 'venue' | 'kind', Sentence>> = {
  book: { en: 'the rulebook has none', fr: 'le règlement n’en prévoit pas' },
  notOffered: { en: 'this tournament offers none', fr: 'ce tournoi n’en propose pas' },
  venue: { en: 'only venues opened before 2018 have them', fr: 'seuls les lieux ouverts avant 2018 en ont' },
  kind: { en: 'only weekly events have them', fr: 'seuls les tournois hebdomadaires en ont' },
};

/** What a player can buy after the first entry. */
export const purchaseNames: Readonly<Record<PurchaseKind, Sentence>> = {
  rebuy: { en: 'rebuy', fr: 'recave' },
  addOn: { en: 'add-on', fr: 'add-on' },
  reEntry: { en: 're-entry', fr: 're-entry' },
};
