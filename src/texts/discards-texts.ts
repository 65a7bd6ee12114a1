/**
 * What refusals on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { DiscardRefusalCode } from '../hand/discards/refusals.js';
import type { Sentence } from './sentences.js';

export const discardsTexts: Readonly<Record<DiscardRefusalCode, Sentence>> = {};
