/**
 * What must hold of a file of worked cases of the rulebooks: each comes out under every book that it names, errata apart; the kit notices
 * every case that states otherwise; and the file is the one that circulates.
 */
import { existsSync, readFileSync } from 'node:fs';
import { booksOf, type CasePart, checkCase, disagreementsOf, pathOf, type RulebookCase } from '../conform/case-file.js';
import { withStatedFacts } from '../conform/stated-facts.js';
import { erratumOf } from '../conform/errata.js';
import { rulebookNumbered, rulebooks } from '../../src/rulebooks/rulebooks.js';
import { bookIds } from '../fixtures/acts.js';

export interface Difference {
  readonly where: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export interface WorkedCases<Told extends RulebookCase & { readonly then: unknown }> {
  /** Of what: `betting`. */
  readonly title: string;
  readonly part: CasePart<Told>;
  /** The file's name, in the fixtures and where it circulates. */
  readonly file: string;
  /** The files with cases of our own for the same part. */
  readonly ownFiles: readonly string[];
  /** Variants of a case, each with one change, by name. */
  readonly changesOf: (then: Told['then']) => readonly (readonly [string, Told['then']])[];
  /** A case that agrees under several books, with the books in this order. */
  readonly several: readonly [id: string, book: string, ...others: string[]];
  /** The field that is named first where a case is not whole. */
  readonly firstMissing: string;
}

type CaseRecord = RulebookCase & Readonly<Record<string, unknown>>;

/** The records of a file of cases. */
const read = (path: string): CaseRecord[] => JSON.parse(readFileSync(path, 'utf8')) as CaseRecord[];

/** The cases of a file of the fixtures, as they are written there. */
export const recordsIn = (file: string): CaseRecord[] => read(`test/fixtures/${file}`);

/** The cases of a file of the fixtures. */
export function casesIn<Told extends RulebookCase>({ shape }: CasePart<Told>, file: string): Told[] {
  return recordsIn(file).map((record) => shape.parse(withStatedFacts(record)));
}

/** Where the rules answer otherwise than the case says under a book. */
export function differences<Told extends RulebookCase>(part: CasePart<Told>, told: Told, book: string): Difference[] {
  return part.differencesOf(told, rulebookNumbered(book, 1)!).map(({ where, expected, actual }) => ({ where, expected, actual }));
}

/** The case with another outcome. */
export function telling<Told extends { readonly then: unknown }>(told: Told, then: Told['then']): Told {
  return { ...told, ['then']: then };
}

/** Another value of the same sort. */
export function otherThan(value: unknown): unknown {
  if (value === null) return 'something';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `not ${value}`;
  if (Array.isArray(value)) return [...value, 'more'];
  const entries = Object.entries(value as object);
  return entries.length === 0 ? { more: 'more' } : Object.fromEntries(entries.map(([key, entry]) => [key, otherThan(entry)]));
}

/** The tests that hold for every part. */
export function describeCases<Told extends RulebookCase & { readonly then: unknown }>(worked: WorkedCases<Told>): void {
  const { title, part, file, ownFiles, changesOf, several, firstMissing } = worked;
  const records = recordsIn(file);
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const cases = casesIn(part, file);
  const shared = `../shared/rules/${file}`;
  const counts = bookIds.map((book) => `${book} ${cases.filter((each) => booksOf(each).includes(book)).length}`);

  describe.each(bookIds)(`${title} cases of %s`, (book) => {
    const own = cases.filter((each) => booksOf(each).includes(book));

    it.each(own.map((each) => [`${each.id} (${book}, ${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
      if (erratumOf(each.id, each.article, book)) expect(differences(part, each, book)).not.toEqual([]);
      else expect(disagreementsOf(part, recordOf.get(each.id)!, rulebookNumbered(book, 1)!)).toEqual([]);
    });
  });

  describe(`all ${cases.length} ${title} cases (${counts.join(', ')})`, () => {
    it('have ids of their own, and name books that there are', () => {
      expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
      expect(cases.flatMap(booksOf).filter((book) => !rulebooks.some(({ id }) => id === book))).toEqual([]);
    });

    it('are answered the same twice', () => {
      const twice = cases.map((each) => [1, 2].map(() => JSON.stringify(differences(part, each, each.rulebook))));
      expect(twice.filter(([once, again]) => once !== again)).toEqual([]);
    });

    it('differ in every field that is told otherwise', () => {
      const unnoticed = cases.flatMap((each) =>
        changesOf(each.then)
          .filter(([field, then]) => !notices(differences(part, telling(each, then), each.rulebook), field))
          .map(([field]) => `${each.id} ${field}`),
      );
      expect(unnoticed).toEqual([]);
    });

    it('are checked under every book that they name', () => {
      const [id, book, ...others] = several;
      const record = { ...records.find((each) => each.id === id), alsoHoldsIn: others };
      const [own, ...checked] = checkCase(part, record, 0);
      expect(own).toEqual({ id, book, result: { outcome: 'agrees' } });
      expect(checked).toEqual(others.map((book) => ({ id: `${id} (${book})`, book, result: { outcome: 'agrees' } })));
    });

    it('differ by a field of what is given that nobody reads', () => {
      const unread = { tempo: 'slow' };
      const passed = records.filter(({ given, ...rest }, at) => {
        const found = checkCase(part, { ...rest, given: { ...(given as object), ...unread } }, at).map(({ result }) => result);
        return !found.every(
          (result) => result.outcome !== 'agrees' && JSON.stringify(result).match(/given.tempo|contradicted by/) !== null,
        );
      });
      expect(passed.map(({ id }) => id)).toEqual([]);
    });

    it('have the fields without effect that the kit lists, and no others', () => {
      const { withoutEffect = {}, ...strict } = part;
      const unread = [records, ...ownFiles.map(recordsIn)]
        .flat()
        .flatMap((record, at) =>
          checkCase(strict, record, at).flatMap(({ result }) =>
            result.outcome === 'differs' ? result.differences.map(({ where }) => [record.id, pathOf(where)] as const) : [],
          ),
        );
      expect([...new Set(unread.map(([id, path]) => (path in withoutEffect ? path : `${id} ${path}`)))].sort()).toEqual(
        Object.keys(withoutEffect).sort(),
      );
    });

    it('are named where they can’t be read', () => {
      expect(checkCase(part, { id: 'half', rulebook: 'ropta' }, 4)).toEqual([
        { id: 'half', result: { outcome: 'malformed', reason: expect.stringMatching(new RegExp(`^${firstMissing}: `)) as string } },
      ]);
      expect(checkCase(part, { ...records[0], rulebook: 'hoyle', alsoHoldsIn: [] }, 0)[0]?.result).toEqual({
        outcome: 'malformed',
        reason: 'there is no rulebook hoyle',
      });
    });

    const present = existsSync(shared);
    it(present ? 'are those of ../shared/rules' : 'are not compared with ../shared/rules: the folder is absent', () => {
      const theirs = present ? read(shared).map(({ because: _because, ...rest }) => rest) : records;
      expect(theirs).toEqual(records);
    });
  });
}

/** Whether a difference is named at the field, at a part of it, or at what holds it. */
function notices(found: readonly Difference[], field: string): boolean {
  const at = `then.${field}`;
  return found.some(({ where }) => where !== 'then' && (at.startsWith(where) || where.startsWith(at)));
}
