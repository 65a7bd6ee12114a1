/** Why a season does not rank a result. */
import type { NotRankedReason } from '../season/sheet.js';
import type { Sentence } from './sentences.js';

export const notRankedNames: Readonly<Record<NotRankedReason, Sentence>> = {
  notLicensed: { en: 'not licensed on that day', fr: 'pas de licence ce jour-là' },
  notMember: { en: 'not a member of such a club on that day', fr: 'pas membre d’un de ces clubs ce jour-là' },
  notResident: { en: 'no club of the region on that day', fr: 'pas de club de la région ce jour-là' },
};
