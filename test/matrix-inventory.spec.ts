/** The matrix of chips: every value that a book holds shows in a case or a spec, and decides it. */
import { readFileSync } from 'node:fs';
import { differencesOf } from '../src/conform/tournament-case.js';
import { TournamentCase } from '../src/conform/tournament-topic.js';
import { withHouseRules } from '../src/rulebooks/house-rules.js';
import { type DeclaredSetting, declaredSettings } from '../src/rulebooks/policies.js';
import { newestRulebook, type Rulebook } from '../src/rulebooks/rulebooks.js';
import type { Setting } from '../src/rulebooks/setting.js';
import { bookIds } from './fixtures/acts.js';
import type { Proof } from './fixtures/matrix-dealing-table.js';
import { agreements, choices } from './fixtures/matrix-inventory-table.js';

const read = (file: string): TournamentCase[] =>
  (JSON.parse(readFileSync(`test/fixtures/${file}`, 'utf8')) as unknown[]).map((record) => TournamentCase.parse(record));

const own = read('own-chips.json');
const examples = read('examples-tournament.json').filter(({ topic }) => topic === 'chipRace');
const cases = new Map([...own, ...examples].map((each) => [each.id, each]));
const booksOf = ({ rulebook, alsoHoldsIn }: TournamentCase): readonly string[] => [rulebook, ...alsoHoldsIn];
const bookOf = (id: string): Rulebook => newestRulebook(id)!;

const settings = declaredSettings.filter(({ group }) => group === 'inventory');
const valuesOf = ({ definition: { schema } }: DeclaredSetting): string[] =>
  schema.kind === 'enum' ? schema.values.map(({ value }) => value) : [];
const isChoice = (declared: DeclaredSetting): boolean => valuesOf(declared).length > 1;

const rows = settings.filter(isChoice).flatMap((declared) => {
  const held = Object.entries<Setting>(declared.definition.settings);
  return [...new Set(held.map(([, { value }]) => String(value)))].map((value) => ({
    key: declared.key,
    value,
    holders: held.filter(([, setting]) => String(setting.value) === value).map(([id]) => id),
    others: valuesOf(declared).filter((other) => other !== value),
    proof: choices[declared.key]?.[value],
  }));
});

describe.each(bookIds)('cases on chips of our own, under %s', (book) => {
  const named = own.filter((each) => booksOf(each).includes(book));

  it.each(named.map((each) => [`${each.id} (${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
    expect(differencesOf(each, bookOf(book))).toEqual([]);
  });
});

describe(`the matrix of chips: ${rows.length} values of ${Object.keys(choices).length} settings with a choice`, () => {
  it('has every value that a book holds in the table, and nothing else', () => {
    const listed = Object.entries(choices).flatMap(([key, values]) => Object.keys(values).map((value) => `${key} = ${value}`));
    expect(listed.sort()).toEqual(rows.map(({ key, value }) => `${key} = ${value}`).sort());
  });

  it('has every setting on which the books agree in the other', () => {
    const agreed = settings.filter((declared) => !isChoice(declared)).map(({ key }) => key);
    expect(Object.keys(agreements).sort()).toEqual(agreed.sort());
  });

  it.each(rows.map((row) => [`${row.key} = ${row.value} (${row.holders.join(', ')})`, row] as const))('%s', (_name, { holders, proof }) => {
    expect(troubleWith(proof!, holders)).toEqual([]);
  });

  it.each(Object.entries(agreements))('%s, alike in every book', (_key, proof) => {
    expect(troubleWith(proof, bookIds)).toEqual([]);
  });

  it('is what decides: by a house rule with another value each case comes out otherwise', () => {
    const unmoved = rows.flatMap(({ key, value, holders, others, proof }) => {
      if (proof === undefined || !('alone' in proof) || !proof.alone) return [];
      return proof.cases.filter((id) => !movedBy(cases.get(id)!, holders, key, others)).map((id) => `${key} = ${value}: ${id}`);
    });
    expect(unmoved).toEqual([]);
  });

  it('has cases of our own with ids of their own', () => {
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    expect(own.filter(({ id }) => !id.startsWith('OWN-'))).toEqual([]);
  });
});

/** What is wrong with a proof: a case that is not there or not of a book that holds the value, a spec without the title, no reason. */
function troubleWith(proof: Proof, holders: readonly string[]): string[] {
  if ('beyond' in proof) return proof.beyond === '' ? ['no reason'] : [];
  if ('spec' in proof) return readFileSync(proof.spec, 'utf8').includes(proof.title) ? [] : [`${proof.spec} has no "${proof.title}"`];
  if (proof.cases.length === 0) return ['no case'];
  return proof.cases.flatMap((id) => {
    const found = cases.get(id);
    if (found === undefined) return [`there is no case ${id}`];
    return booksOf(found).some((book) => holders.includes(book)) ? [] : [`${id} runs under no book of the value`];
  });
}

/** Whether the case comes out otherwise under one of its books once a house rule gives the setting another value. */
function movedBy(expected: TournamentCase, holders: readonly string[], key: string, others: readonly string[]): boolean {
  return booksOf(expected)
    .filter((book) => holders.includes(book))
    .some((book) => others.some((other) => differencesOf(expected, withRule(book, key, other)).length > 0));
}

function withRule(book: string, key: string, value: string): Rulebook {
  const { rulebook } = withHouseRules(bookOf(book), { [key]: value });
  if (rulebook === undefined) throw new Error(`${key} = ${value} is no house rule of ${book}`);
  return rulebook;
}
