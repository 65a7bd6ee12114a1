/**
 * What refusals on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { ShowingRefusalCode } from '../hand/showing/refusals.js';
import type { Sentence } from './sentences.js';

export const showingTexts: Readonly<Record<ShowingRefusalCode, Sentence>> = {};
