/**
 * What each published edition rules, as a number.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Rulebook, rulebookNumbered } from '../../src/rulebooks/rulebooks.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { settingsOf } from '../../src/rulebooks/settings-of.js';
import { isRead } from '../second-reading/answers.js';

/** The numbers by the names of the editions. */
export const published = JSON.parse(readFileSync(new URL('published-editions.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

/**
 * Of the keys of an edition's settings with their values, whatever words and articles stand beside them. A setting that is newer than the
 * second reading counts only where the edition departs from the first one of its book, whose answer is pinned beside the reading: so a new
 * setting changes no number.
 */
export function numberOf(book: Rulebook): string {
  const first = new Map(settingsOf(rulebookNumbered(book.id, 1)!, declaredRules).map(({ key, setting }) => [key, setting.value]));
  const counted = settingsOf(book, declaredRules).filter(({ key, setting }) => isRead(key) || setting.value !== first.get(key));
  const values = counted.map(({ key, setting }) => `${key}=${String(setting.value)}`);
  return createHash('sha256').update(values.toSorted().join('\n')).digest('hex').slice(0, 12);
}
