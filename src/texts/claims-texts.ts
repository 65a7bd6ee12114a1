/**
 * What refusals on what may be said of a pot afterwards: how a hand was read, how much there was, who got it say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { ClaimRefusalCode } from '../hand/claims/refusals.js';
import type { Sentence } from './sentences.js';

export const claimsTexts: Readonly<Record<ClaimRefusalCode, Sentence>> = {};
