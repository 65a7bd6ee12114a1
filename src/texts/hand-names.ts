/**
 * The names of poker hands, in English and French.
 */
import type { Category } from '../hand/cards/ranking.js';

export const handNames: Readonly<Record<Category, { readonly en: string; readonly fr: string }>> = {
  'High card': { en: 'high card', fr: 'carte haute' },
  'One pair': { en: 'one pair', fr: 'une paire' },
  'Two pair': { en: 'two pair', fr: 'deux paires' },
  'Three of a kind': { en: 'three of a kind', fr: 'brelan' },
  Straight: { en: 'straight', fr: 'quinte' },
  Flush: { en: 'flush', fr: 'couleur' },
  'Full house': { en: 'full house', fr: 'full' },
  'Four of a kind': { en: 'four of a kind', fr: 'carré' },
  'Straight flush': { en: 'straight flush', fr: 'quinte flush' },
};
