/** The matrix of discipline: every value of its settings shows in a case, a spec, or not at all for a stated reason. Offences stand in matrix-offences. */
import { readFileSync } from 'node:fs';
import { differencesOf } from '../src/conform/tournament-case.js';
import { TournamentCase } from '../src/conform/tournament-topic.js';
import { withHouseRules } from '../src/rulebooks/house-rules.js';
import { type DeclaredSetting, declaredSettings } from '../src/rulebooks/policies.js';
import { newestRulebook, type Rulebook, rulebooks } from '../src/rulebooks/rulebooks.js';
import type { BookId, Setting } from '../src/rulebooks/setting.js';
import { bookIds } from './fixtures/acts.js';
import { agreements } from './fixtures/matrix-discipline-agreed.js';
import type { Proof } from './fixtures/matrix-dealing-table.js';
import { choices } from './fixtures/matrix-discipline-table.js';

const read = (file: string): TournamentCase[] =>
  (JSON.parse(readFileSync(`test/fixtures/${file}`, 'utf8')) as unknown[]).map((record) => TournamentCase.parse(record));

const own = read('own-discipline.json');
const examples = read('examples-tournament.json').filter(({ topic }) => topic === 'missedHands');
const cases = new Map([...own, ...examples].map((each) => [each.id, each]));
const booksOf = ({ rulebook, alsoHoldsIn }: TournamentCase): readonly string[] => [rulebook, ...alsoHoldsIn];
const bookOf = (id: string): Rulebook => newestRulebook(id)!;

const discipline = declaredSettings.filter(({ group, key }) => group === 'discipline' && !key.startsWith('offences.'));
const isChoice = ({ definition: { schema } }: DeclaredSetting): boolean => schema.kind !== 'enum' || schema.values.length > 1;

/** The settings of discipline that deciders have read or cited since the file was loaded. */
const asked = new Set<string>();
const askedById = new Map<string, ReadonlySet<string>>();
for (const book of rulebooks) record(book.discipline, '');

interface Row {
  readonly key: string;
  readonly value: string;
  readonly holders: readonly BookId[];
  /** What a house rule can make of the setting instead. */
  readonly others: readonly string[];
  readonly proof: Proof | undefined;
}

const rows: readonly Row[] = discipline.filter(isChoice).flatMap((declared) => {
  const held = heldValues(declared);
  return [...held].map(([value, holders]) => ({
    key: declared.key,
    value,
    holders,
    others: othersOf(declared, value),
    proof: choices[declared.key]?.[value],
  }));
});

const counts = bookIds.map((book) => `${book} ${own.filter((each) => booksOf(each).includes(book)).length}`);

describe.each(bookIds)('cases on penalties of our own, under %s', (book) => {
  const named = own.filter((each) => booksOf(each).includes(book));

  it.each(named.map((each) => [`${each.id} (${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
    expect(differencesOf(each, bookOf(book))).toEqual([]);
  });
});

describe(`the matrix of discipline: ${rows.length} values of ${new Set(rows.map(({ key }) => key)).size} settings with a choice (${own.length} cases of our own: ${counts.join(', ')})`, () => {
  it('has every value that a book holds in the table, and nothing else', () => {
    const named = (table: readonly { key: string; value: string }[]): string[] => table.map(({ key, value }) => `${key} = ${value}`).sort();
    const listed = Object.entries(choices).flatMap(([key, values]) => Object.keys(values).map((value) => ({ key, value })));
    expect(named(listed)).toEqual(named(rows));
  });

  it('has every setting on which the books agree in the other', () => {
    const agreed = discipline.filter((declared) => !isChoice(declared)).map(({ key }) => key);
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
      if (proof === undefined || !('alone' in proof) || !proof.alone) return [];
      return proof.cases.filter((id) => !movedBy(cases.get(id)!, holders, key, others)).map((id) => `${key} = ${value}: ${id}`);
    });
    expect(unmoved).toEqual([]);
  });

  it('is read by the deciders: each case asks for the settings that it shows', () => {
    const shown = [...rows.map(({ key, proof }) => [key, proof] as const), ...Object.entries(agreements)];
    const notAsked = shown.flatMap(([key, proof]) =>
      proof === undefined || !('alone' in proof) ? [] : proof.cases.filter((id) => !askedIn(id).has(key)).map((id) => `${key}: ${id}`),
    );
    expect(notAsked).toEqual([]);
  });

  it('names the settings that nothing reads', () => {
    const everAsked = new Set([...cases.keys()].flatMap((id) => [...askedIn(id)]));
    const proofs = [
      ...Object.entries(agreements),
      ...Object.entries(choices).flatMap(([key, values]) => Object.values(values).map((proof) => [key, proof] as const)),
    ];
    const unread = proofs.flatMap(([key, proof]) => ('unread' in proof ? [key] : []));
    const accounted = new Set([...unread, ...proofs.flatMap(([key, proof]) => ('spec' in proof || 'beyond' in proof ? [key] : []))]);
    expect(unread.filter((key) => everAsked.has(key))).toEqual([]);
    expect(discipline.map(({ key }) => key).filter((key) => !everAsked.has(key) && !accounted.has(key))).toEqual([]);
  });

  it('has cases of our own with ids of their own', () => {
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    expect(own.filter(({ id }) => !id.startsWith('OWN-'))).toEqual([]);
    expect(own.filter(({ id }) => examples.some((each) => each.id === id))).toEqual([]);
  });
});

/** The values that books hold of a setting, as the tables name them, with the books. */
function heldValues({ definition }: DeclaredSetting): ReadonlyMap<string, readonly BookId[]> {
  const held = new Map<string, BookId[]>();
  for (const [id, { value }] of Object.entries<Setting>(definition.settings)) {
    held.set(String(value), [...(held.get(String(value)) ?? []), id as BookId]);
  }
  return held;
}

/** Other values of the setting; of a number the next ones, and the ends of its range. */
function othersOf({ definition: { schema } }: DeclaredSetting, value: string): string[] {
  switch (schema.kind) {
    case 'enum':
      return schema.values.map((each) => each.value).filter((each) => each !== value);
    case 'boolean':
      return [String(value !== 'true')];
    case 'integer':
      return [schema.minimum, Number(value) - 1, Number(value) + 1, schema.maximum]
        .filter((each) => each >= schema.minimum && each <= schema.maximum && each !== Number(value))
        .map(String);
  }
}

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
  const books = booksOf(expected).filter((book) => holders.includes(book));
  return books.some(
    (book) =>
      differencesOf(expected, bookOf(book)).length === 0 &&
      others.some((other) => differencesOf(expected, withRule(book, key, other)).length > 0),
  );
}

function withRule(book: string, key: string, value: string): Rulebook {
  const { schema } = discipline.find((declared) => declared.key === key)!.definition;
  const typed = schema.kind === 'integer' ? Number(value) : schema.kind === 'boolean' ? value === 'true' : value;
  const { rulebook } = withHouseRules(bookOf(book), { [key]: typed });
  if (rulebook === undefined) throw new Error(`${key} = ${value} is no house rule of ${book}`);
  return rulebook;
}

/** The settings that are read or cited while a case is played under its books. */
function askedIn(id: string): ReadonlySet<string> {
  const known = askedById.get(id);
  if (known !== undefined) return known;
  asked.clear();
  const told = cases.get(id)!;
  for (const book of booksOf(told)) differencesOf(told, bookOf(book));
  const settings = new Set(asked);
  askedById.set(id, settings);
  return settings;
}

/** Has the settings of a book note that they are read, and answer as they did. */
function record(policies: object, path: string): void {
  for (const [name, node] of Object.entries(policies) as [string, Setting | object][]) {
    const key = path === '' ? name : `${path}.${name}`;
    if (!('value' in node && 'source' in node)) {
      record(node, key);
      continue;
    }
    const { value, source } = node;
    const noted = { ...node };
    Object.defineProperty(noted, 'value', { enumerable: true, get: () => (asked.add(key), value) });
    Object.defineProperty(noted, 'source', { enumerable: true, get: () => (asked.add(key), source) });
    Object.defineProperty(policies, name, { enumerable: true, value: noted });
  }
}
