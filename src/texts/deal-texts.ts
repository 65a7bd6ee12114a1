/**
 * What refusals on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { DealRefusalCode } from '../hand/deal/refusals.js';
import type { Sentence } from './sentences.js';

export const dealTexts: Readonly<Record<DealRefusalCode, Sentence>> = {};
