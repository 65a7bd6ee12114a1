import { existsSync, readFileSync } from 'node:fs';
import { checkCase, differencesOf, topics } from '../src/conform/tournament-case.js';
import { TournamentCase } from '../src/conform/tournament-topic.js';
import { erratumOf } from '../src/rulebooks/errata.js';
import { rulebooks } from '../src/rulebooks/rulebooks.js';
import { bookIds } from './fixtures/acts.js';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const records = read('test/fixtures/examples-tournament.json') as Record<string, unknown>[];
const cases = records.map((record) => TournamentCase.parse(record));
const shared = '../shared/rules/examples-tournament.json';

const booksOf = ({ rulebook, alsoHoldsIn }: TournamentCase): readonly string[] => [rulebook, ...alsoHoldsIn];
const differences = (told: TournamentCase, book: string) =>
  differencesOf(
    told,
    rulebooks.findLast(({ id }) => id === book)!,
  );
const played = cases.filter(({ topic }) => topics[topic] !== undefined);

describe.each(bookIds)('tournament cases of %s', (book) => {
  const own = played.filter((each) => booksOf(each).includes(book));

  it.each(own.map((each) => [`${each.id} (${book}, ${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
    if (erratumOf(each.id, each.article, book)) expect(differences(each, book)).not.toEqual([]);
    else expect(differences(each, book)).toEqual([]);
  });
});

describe(`all ${cases.length} tournament cases`, () => {
  it('have ids of their own, and name books that there are', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.flatMap(booksOf).filter((book) => !rulebooks.some(({ id }) => id === book))).toEqual([]);
  });

  it('are of topics that somebody plays', () => {
    expect([...new Set(cases.map(({ topic }) => topic).filter((topic) => topics[topic] === undefined))]).toEqual([]);
  });

  it('are answered the same twice', () => {
    const twice = played.map((each) => [1, 2].map(() => JSON.stringify(differences(each, each.rulebook))));
    expect(twice.filter(([once, again]) => once !== again)).toEqual([]);
  });

  it('differ in every field that is told otherwise', () => {
    const unnoticed = played.flatMap((each) =>
      changesOf(each.then)
        .filter(([, then]) => differences(telling(each, then), each.rulebook).length === 0)
        .map(([field]) => `${each.id} ${field}`),
    );
    expect(unnoticed).toEqual([]);
  });

  it('are checked under every book that they name', () => {
    const several = records.find(({ id }) => id === 'DB-01')!;
    const [own, ...others] = checkCase(several, 0);
    expect(own).toEqual({ id: 'DB-01', group: 'ropta', result: { outcome: 'agrees' } });
    expect(others.map(({ id }) => id)).toEqual(['DB-01 (redcactus)', 'DB-01 (mons)', 'DB-01 (tdaFr)', 'DB-01 (toufflers)']);
  });

  it('are named where they can’t be read, or nobody plays them', () => {
    expect(checkCase({ id: 'half', rulebook: 'ropta' }, 4)).toEqual([
      { id: 'half', result: { outcome: 'malformed', reason: expect.stringMatching(/^article: /) as string } },
    ]);
    expect(checkCase({ ...records[0], rulebook: 'hoyle', alsoHoldsIn: [] }, 0)[0]?.result).toEqual({
      outcome: 'malformed',
      reason: 'there is no rulebook hoyle',
    });
    expect(checkCase({ ...records[0], topic: 'weather', alsoHoldsIn: [] }, 0)[0]?.result).toEqual({
      outcome: 'skipped',
      reason: 'no part of the rules plays the topic weather yet',
    });
  });

  it('do not agree by a field or a command that the kit does not know', () => {
    const known = cases.find(({ id }) => id === 'DB-01')!;
    const unknown = 'a field that the kit does not know';
    expect(differences(telling(known, { ...known.then, tempo: 'slow' }), 'ropta')).toEqual([
      { where: 'then.tempo', expected: 'slow', actual: unknown },
    ]);
    expect(differences(telling(known, { button: { seat: 2, colour: 'red' } }), 'ropta')).toEqual([
      { where: 'then.button.colour', expected: 'red', actual: unknown },
    ]);
    expect(differences({ ...known, given: { ...known.given, tempo: 'slow' } }, 'ropta')).toEqual([
      { where: 'given.tempo', expected: 'read', actual: unknown },
    ]);
    expect(differences({ ...known, when: { command: 'Sing' } }, 'ropta')).toEqual([
      { where: 'when', expected: 'Sing', actual: 'a command that the kit does not know' },
    ]);
  });

  const present = existsSync(shared);
  it(present ? 'are those of ../shared/rules' : 'are not compared with ../shared/rules: the folder is absent', () => {
    const theirs = present ? (read(shared) as Record<string, unknown>[]).map(({ because: _because, ...rest }) => rest) : records;
    expect(theirs).toEqual(records);
  });
});

type Fields = Readonly<Record<string, unknown>>;

/** What the case says, each time with one thing told otherwise. */
function changesOf(then: Fields): (readonly [string, Fields])[] {
  return Object.entries(then).map(([field, value]) => [field, { ...then, [field]: otherThan(value) }] as const);
}

/** The case with another outcome. */
function telling(told: TournamentCase, outcome: Fields): TournamentCase {
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, key === 'then' ? outcome : value])) as TournamentCase;
}

/** Another value of the same sort. */
function otherThan(value: unknown): unknown {
  if (value === null) return 'something';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `not ${value}`;
  if (Array.isArray(value)) return [...value, 'more'];
  const entries = Object.entries(value as object);
  return entries.length === 0 ? { more: 'more' } : Object.fromEntries(entries.map(([key, entry]) => [key, otherThan(entry)]));
}
