/**
 * Sums of money, in hundredths of their currency.
 */
import type { Language } from './language.js';
import { grouped } from './numbers.js';
import { WIDE } from './typography.js';

/** “€97.50” or “97,50 €”; of another currency its code: “97.50 CHF”. @param currency by its code in ISO 4217 */
export function moneyText(cents: number, language: Language, currency = 'EUR'): string {
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const sum = `${grouped(Math.floor(Math.abs(cents) / 100), language)}${language === 'fr' ? ',' : '.'}${rest}`;
  const minus = cents < 0 ? '−' : '';
  if (currency !== 'EUR') return `${minus}${sum}${WIDE}${currency}`;
  return language === 'fr' ? `${minus}${sum}${WIDE}€` : `${minus}€${sum}`;
}
