/**
 * A published edition never changes: tournaments were played under it, and its replay must rule as it ruled. What a later text says goes
 * into an edition of its own (`derivedFrom`). Where a text was misread, the reading is mended in place, and its number in
 * `published-editions.json` with it; so where a setting goes that no decision read. `npm run docs` adds the number of a new edition, and
 * changes none.
 */
import { numberOf, published } from '../../test/rules-docs/published-editions.js';
import { nameOf, rulebooks } from './rulebooks.js';

it.each(rulebooks.map((book) => [nameOf(book), book] as const))('%s rules as it was published', (name, book) => {
  expect(numberOf(book)).toBe(published[name]);
});

it('no edition that was published is gone', () => {
  expect(Object.keys(published).toSorted()).toEqual(rulebooks.map(nameOf).toSorted());
});
