import { existsSync, readFileSync } from 'node:fs';
import { checkCase, differencesOf } from '../src/conform/betting-case.js';
import { BettingCase } from '../src/conform/betting-case-shape.js';
import { rulebooks } from '../src/rulebooks/rulebooks.js';
import { bookIds } from './fixtures/acts.js';

/** A case that the text of its own book contradicts. */
interface Erratum {
  readonly id: string;
  /** What the book's text says instead. */
  readonly text: string;
  readonly article: string;
  readonly why: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const records = read('test/fixtures/examples-betting.json') as Record<string, unknown>[];
const errata = read('test/fixtures/errata-betting.json') as Erratum[];
const cases = records.map((record) => BettingCase.parse(record));
const shared = '../shared/rules/examples-betting.json';

const booksOf = ({ rulebook, alsoHoldsIn = [] }: BettingCase): readonly string[] => [rulebook, ...alsoHoldsIn];
const differences = (expected: BettingCase, book: string) =>
  differencesOf(
    expected,
    rulebooks.findLast(({ id }) => id === book)!,
  ).map(({ where, expected: told, actual }) => ({ where, told, actual }));

describe.each(bookIds)('betting cases of %s', (book) => {
  const own = cases.filter((each) => booksOf(each).includes(book));

  it.each(own.map((each) => [`${each.id} (${book}, ${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
    if (errata.some(({ id }) => id === each.id)) expect(differences(each, book)).not.toEqual([]);
    else expect(differences(each, book)).toEqual([]);
  });
});

const counts = bookIds.map((book) => `${book} ${cases.filter((each) => booksOf(each).includes(book)).length}`);

describe(`all ${cases.length} betting cases (${counts.join(', ')})`, () => {
  it('have ids of their own, and name books that there are', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.flatMap(booksOf).filter((book) => !rulebooks.some(({ id }) => id === book))).toEqual([]);
  });

  it('are answered the same twice', () => {
    const twice = cases.map((each) => [1, 2].map(() => JSON.stringify(differences(each, each.rulebook))));
    expect(twice.filter(([once, again]) => once !== again)).toEqual([]);
  });

  it('differ in every field that is told otherwise', () => {
    const unnoticed: string[] = [];
    for (const each of cases) {
      for (const [field, value] of Object.entries(each.then)) {
        if (value === null) continue;
        const changed = telling(each, { ...each.then, [field]: otherThan(value) });
        if (!differences(changed, each.rulebook).some(({ where }) => where === `then.${field}`)) unnoticed.push(`${each.id} ${field}`);
      }
    }
    expect(unnoticed).toEqual([]);
  });

  it('are checked under every book that they name', () => {
    const [first] = records;
    expect(checkCase({ ...first, alsoHoldsIn: ['mons'] }, 0)).toEqual([
      { id: 'RC-PRE-RAISE-200', group: 'redcactus', result: { outcome: 'agrees' } },
      { id: 'RC-PRE-RAISE-200 (mons)', group: 'mons', result: { outcome: 'agrees' } },
    ]);
  });

  it('are named where they can’t be read', () => {
    expect(checkCase({ id: 'half', rulebook: 'ropta' }, 4)).toEqual([
      { id: 'half', result: { outcome: 'malformed', reason: expect.stringMatching(/^given: /) as string } },
    ]);
    expect(checkCase({ ...records[0], rulebook: 'hoyle' }, 0)[0]?.result).toEqual({
      outcome: 'malformed',
      reason: 'there is no rulebook hoyle',
    });
  });

  it('do not agree by a field that the kit does not know', () => {
    const unknown = telling(cases[0]!, { tempo: 'slow' });
    expect(differences(unknown, 'redcactus')).toEqual([
      { where: 'then.tempo', told: 'slow', actual: 'a field that the kit does not know' },
    ]);
  });

  it('have every erratum among them', () => {
    expect(errata.filter(({ id }) => !cases.some((each) => each.id === id))).toEqual([]);
  });

  const present = existsSync(shared);
  it(present ? 'are those of ../shared/rules' : 'are not compared with ../shared/rules: the folder is absent', () => {
    const theirs = present ? (read(shared) as Record<string, unknown>[]).map(({ because: _because, ...rest }) => rest) : records;
    expect(theirs).toEqual(records);
  });
});

/** The case with another ruling. */
function telling(expected: BettingCase, ruling: BettingCase['then']): BettingCase {
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, key === 'then' ? ruling : value])) as BettingCase;
}

/** Another value of the same sort. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `not ${value}`;
  if (Array.isArray(value)) return [...value, 'more'];
  return Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, otherThan(entry)]));
}
