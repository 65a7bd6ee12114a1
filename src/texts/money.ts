/**
 * Sums of money, in hundredths of their currency.
 */
import type { Language } from './language.js';

/** Making one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    // Sums are kept in hundredths whatever the currency.
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formats.set(key, format);
  }
  return format;
}

/** “€97.50” or “97,50 €”. @param currency by its code in ISO 4217 */
export function moneyText(cents: number, language: Language, currency = 'EUR'): string {
  return formatOf(language, currency)
    .format(cents / 100)
    .replace('-', '−');
}
