import { readFileSync } from 'node:fs';
import { differencesOf } from '../src/conform/betting-case.js';
import { BettingCase } from '../src/conform/betting-case-shape.js';
import { withHouseRules } from '../src/rulebooks/house-rules.js';
import { declaredSettings } from '../src/rulebooks/policies.js';
import type { BookId, Setting } from '../src/rulebooks/setting.js';
import { newestRulebook, type Rulebook } from '../src/rulebooks/rulebooks.js';
import { bookIds } from './fixtures/acts.js';
import { agreements } from './fixtures/matrix-betting-agreed.js';
import { choices, type Proof } from './fixtures/matrix-betting-table.js';

const read = (file: string): BettingCase[] =>
  (JSON.parse(readFileSync(`test/fixtures/${file}`, 'utf8')) as unknown[]).map((record) => BettingCase.parse(record));

const own = read('own-betting.json');
const cases = new Map([...own, ...read('examples-betting.json')].map((each) => [each.id, each]));
const booksOf = ({ rulebook, alsoHoldsIn = [] }: BettingCase): readonly string[] => [rulebook, ...alsoHoldsIn];
const bookOf = (id: string): Rulebook => newestRulebook(id)!;

const betting = declaredSettings.filter(({ group }) => group === 'betting');
const isChoice = ({ definition: { schema } }: (typeof betting)[number]): boolean => schema.kind !== 'enum' || schema.values.length > 1;

/** The values that books hold of a setting, as the tables name them, with the books. */
function heldValues({ definition }: (typeof betting)[number]): ReadonlyMap<string, readonly BookId[]> {
  const held = new Map<string, BookId[]>();
  for (const [id, { value }] of Object.entries<Setting>(definition.settings)) {
    held.set(String(value), [...(held.get(String(value)) ?? []), id as BookId]);
  }
  return held;
}

const rows = betting.filter(isChoice).flatMap((declared) => {
  const held = heldValues(declared);
  return [...held].map(([value, holders]) => ({
    key: declared.key,
    value,
    holders,
    others:
      declared.definition.schema.kind === 'enum'
        ? declared.definition.schema.values.map((each) => each.value).filter((each) => each !== value)
        : [...held.keys()].filter((each) => each !== value),
    proof: choices[declared.key]?.[value],
  }));
});

const counts = bookIds.map((book) => `${book} ${own.filter((each) => booksOf(each).includes(book)).length}`);

describe.each(bookIds)('cases of our own, under %s', (book) => {
  const named = own.filter((each) => booksOf(each).includes(book));

  it.each(named.map((each) => [`${each.id} (${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
    expect(differencesOf(each, bookOf(book))).toEqual([]);
  });
});

describe(`the betting matrix: ${rows.length} values of ${new Set(rows.map(({ key }) => key)).size} settings with a choice (${own.length} cases of our own: ${counts.join(', ')})`, () => {
  it('has every value that a book holds in the table, and nothing else', () => {
    const named = (table: readonly { key: string; value: string }[]): string[] => table.map(({ key, value }) => `${key} = ${value}`).sort();
    const listed = Object.entries(choices).flatMap(([key, values]) => Object.keys(values).map((value) => ({ key, value })));
    expect(named(listed)).toEqual(named(rows));
  });

  it('has every setting on which the books agree in the other', () => {
    const agreed = betting.filter((declared) => !isChoice(declared)).map(({ key }) => key);
    expect(Object.keys(agreements).sort()).toEqual(agreed.sort());
  });

  it.each(rows.map((row) => [`${row.key} = ${row.value} (${row.holders.join(', ')})`, row] as const))('%s', (_name, { holders, proof }) => {
    expect(troubleWith(proof!, holders)).toEqual([]);
  });

  it.each(Object.entries(agreements))('%s, alike in every book', (_key, proof) => {
    expect(troubleWith(proof, bookIds)).toEqual([]);
  });

  it('is what decides: with another value of the setting each case comes out otherwise', () => {
    const unmoved = rows.flatMap(({ key, value, holders, others, proof }) => {
      if (proof === undefined || !('cases' in proof) || !proof.alone) return [];
      return proof.cases.filter((id) => !movedBy(cases.get(id)!, holders, key, others)).map((id) => `${key} = ${value}: ${id}`);
    });
    expect(unmoved).toEqual([]);
  });

  it('has cases of our own with ids of their own', () => {
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    expect(own.filter(({ id }) => !id.startsWith('OWN-'))).toEqual([]);
  });
});

/** What is wrong with a proof: a case that is not there or not of a book that holds the value, a spec without the title. */
function troubleWith(proof: Proof, holders: readonly string[]): string[] {
  if ('beyond' in proof) return proof.beyond === '' ? ['no reason'] : [];
  if ('spec' in proof) return readFileSync(proof.spec, 'utf8').includes(proof.title) ? [] : [`${proof.spec} has no "${proof.title}"`];
  return proof.cases.flatMap((id) => {
    const found = cases.get(id);
    if (found === undefined) return [`there is no case ${id}`];
    return booksOf(found).some((book) => holders.includes(book)) ? [] : [`${id} runs under no book of the value`];
  });
}

/** Whether the case comes out otherwise under one of its books once a house rule gives the setting another value. */
function movedBy(expected: BettingCase, holders: readonly string[], key: string, others: readonly string[]): boolean {
  const books = booksOf(expected).filter((book) => holders.includes(book));
  return books.some((book) => others.some((other) => differencesOf(expected, withRule(book, key, other)).length > 0));
}

function withRule(book: string, key: string, value: string): Rulebook {
  const { schema } = betting.find((declared) => declared.key === key)!.definition;
  const typed = schema.kind === 'integer' ? Number(value) : schema.kind === 'boolean' ? value === 'true' : value;
  const { rulebook } = withHouseRules(bookOf(book), { [key]: typed });
  if (rulebook === undefined) throw new Error(`${key} = ${value} is no house rule of ${book}`);
  return rulebook;
}
