/**
 * The refusals about hand-for-hand play, and the reasons for it.
 */
import type { HandForHandReason } from '../../events/tournament-hand-for-hand.js';
import type { Sentence } from './sentences.js';

export const handForHandReasons: Readonly<Record<HandForHandReason, Sentence>> = {
  finalTable: { en: 'the final table', fr: 'la table finale' },
  bubble: { en: 'the bubble', fr: 'la bulle' },
  payJump: { en: 'a pay jump', fr: 'un palier de gains' },
};
