/**
 * What each published edition rules, as a number.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Rulebook } from '../../src/rulebooks/rulebooks.js';
import { settingsOf } from '../../src/rulebooks/settings-of.js';

/** The numbers by the names of the editions. */
export const published = JSON.parse(readFileSync(new URL('published-editions.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

/** Of the keys of an edition's settings with their values, whatever words and articles stand beside them. */
export function numberOf(book: Rulebook): string {
  const values = settingsOf(book).map(({ key, setting }) => `${key}=${String(setting.value)}`);
  return createHash('sha256').update(values.toSorted().join('\n')).digest('hex').slice(0, 12);
}
