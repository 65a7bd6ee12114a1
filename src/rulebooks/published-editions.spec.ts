/**
 * A published edition never changes: tournaments were played under it, and its replay must rule as it ruled. What a later text says goes
 * into an edition of its own (`derivedFrom`). Where a text was misread, the reading is mended in place, and its number here with it.
 */
import { createHash } from 'node:crypto';
import { nameOf, rulebooks } from './rulebooks.js';
import { settingsOf } from './settings-of.js';

/** What each edition rules, as a number: of the keys of its settings with their values, whatever words and articles stand beside them. */
const published: Readonly<Record<string, string>> = {
  'redcactus@1': '42ca960ac06e',
  'mons@1': 'ebb5a15e812d',
  'tdaFr@1': '1588a948610d',
  'ropta@2020-04': '17bab01a0552',
  'toufflers@1': '1739200416f4',
};

it.each(rulebooks.map((book) => [nameOf(book), book] as const))('%s rules as it was published', (name, book) => {
  const values = settingsOf(book).map(({ key, setting }) => `${key}=${String(setting.value)}`);
  expect(createHash('sha256').update(values.toSorted().join('\n')).digest('hex').slice(0, 12)).toBe(published[name]);
});
