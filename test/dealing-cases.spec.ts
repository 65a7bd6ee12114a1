import { existsSync, readFileSync } from 'node:fs';
import { checkCase, differencesOf } from '../src/conform/dealing-case.js';
import { DealingCase } from '../src/conform/dealing-case-shape.js';
import { errata, erratumOf } from '../src/rulebooks/errata.js';
import { rulebooks } from '../src/rulebooks/rulebooks.js';
import { bookIds } from './fixtures/acts.js';

type Then = DealingCase['then'];

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const records = read('test/fixtures/examples-dealing.json') as Record<string, unknown>[];
const cases = records.map((record) => DealingCase.parse(record));
const shared = '../shared/rules/examples-dealing.json';

const booksOf = ({ rulebook, alsoHoldsIn }: DealingCase): readonly string[] => [rulebook, ...alsoHoldsIn];
const differences = (told: DealingCase, book: string) =>
  differencesOf(
    told,
    rulebooks.findLast(({ id }) => id === book)!,
  ).map(({ where, expected, actual }) => ({ where, expected, actual }));

describe.each(bookIds)('dealing cases of %s', (book) => {
  const own = cases.filter((each) => booksOf(each).includes(book));

  it.each(own.map((each) => [`${each.id} (${book}, ${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
    if (erratumOf(each.id, each.article, book)) expect(differences(each, book)).not.toEqual([]);
    else expect(differences(each, book)).toEqual([]);
  });
});

const counts = bookIds.map((book) => `${book} ${cases.filter((each) => booksOf(each).includes(book)).length}`);

describe(`all ${cases.length} dealing cases (${counts.join(', ')})`, () => {
  it('have ids of their own, and name books that there are', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.flatMap(booksOf).filter((book) => !rulebooks.some(({ id }) => id === book))).toEqual([]);
  });

  it('are answered the same twice', () => {
    const twice = cases.map((each) => [1, 2].map(() => JSON.stringify(differences(each, each.rulebook))));
    expect(twice.filter(([once, again]) => once !== again)).toEqual([]);
  });

  it('differ in every field that is told otherwise', () => {
    const unnoticed = cases.flatMap((each) =>
      changesOf(each.then)
        .filter(([, then]) => differences(telling(each, then), each.rulebook).length === 0)
        .map(([field]) => `${each.id} ${field}`),
    );
    expect(unnoticed).toEqual([]);
  });

  it('are checked under every book that they name', () => {
    const several = records.find(({ id }) => id === 'PT-01')!;
    const [own, ...others] = checkCase(several, 0);
    expect(own).toEqual({ id: 'PT-01', group: 'redcactus', result: { outcome: 'agrees' } });
    expect(others.map(({ id }) => id)).toEqual(['PT-01 (mons)', 'PT-01 (tdaFr)', 'PT-01 (ropta)', 'PT-01 (toufflers)']);
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

  it('do not agree by a field, an event or a command that the kit does not know', () => {
    const known = cases.find(({ id }) => id === 'PT-01')!;
    const [event] = known.then.events;
    const withTempo: Then = { ...known.then, events: [{ ...event!, tempo: 'slow' }], state: { tempo: 'slow' } };
    expect(differences(telling(known, withTempo), 'redcactus')).toEqual([
      { where: 'then.events[0].tempo', expected: 'slow', actual: 'a field that the kit does not know' },
      { where: 'then.state.tempo', expected: 'slow', actual: 'a field that the kit does not know' },
    ]);
    expect(differences(telling(known, { ...known.then, events: [{ event: 'Rained' }] }), 'redcactus')).toEqual([
      { where: 'then.events[0]', expected: 'Rained', actual: 'an event that the kit does not know' },
    ]);
    expect(differences({ ...known, when: [{ command: 'Sing' }] }, 'redcactus')).toEqual([
      { where: 'when[0]', expected: 'Sing', actual: 'a command that the kit does not know' },
    ]);
  });

  it('have every erratum among them', () => {
    expect(
      errata.filter(
        ({ id, article, books }) =>
          !cases.some((each) => each.id === id && each.article === article && books.every((book) => booksOf(each).includes(book))),
      ),
    ).toEqual([]);
  });

  const present = existsSync(shared);
  it(present ? 'are those of ../shared/rules' : 'are not compared with ../shared/rules: the folder is absent', () => {
    const theirs = present ? (read(shared) as Record<string, unknown>[]).map(({ because: _because, ...rest }) => rest) : records;
    expect(theirs).toEqual(records);
  });
});

/** What the case says, each time with one thing told otherwise: the refusal, a field of an event or of the state, the ruling. */
function changesOf(then: Then): (readonly [string, Then])[] {
  const { refused, events, state, ruling } = then;
  return [
    ['refused', { ...then, refused: refused === null ? 'RAINED_OFF' : null }],
    ...events.flatMap((event, k) =>
      Object.keys(event).map((field) => {
        const changed = { ...event, [field]: otherThan(event[field]) };
        return [`events[${k}].${field}`, { ...then, events: events.with(k, changed) }] as const;
      }),
    ),
    ...Object.keys(state).map((field) => [`state.${field}`, { ...then, state: { ...state, [field]: otherThan(state[field]) } }] as const),
    ...(ruling === null ? [] : Object.keys(ruling)).map(
      (field) =>
        [`ruling.${field}`, { ...then, ruling: { ...ruling!, [field]: otherThan(ruling![field as keyof typeof ruling]) } }] as const,
    ),
  ];
}

/** The case with another outcome. */
function telling(told: DealingCase, outcome: Then): DealingCase {
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, key === 'then' ? outcome : value])) as DealingCase;
}

/** Another value of the same sort. */
function otherThan(value: unknown): unknown {
  if (value === null) return 'something';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `not ${value}`;
  if (Array.isArray(value)) return [...value, 'more'];
  return Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, otherThan(entry)]));
}
