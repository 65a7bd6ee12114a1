/**
 * Cases of the rulebooks: each is played under every book that it names. What a part of the rules gives for them is the shape of its cases
 * and what differs; reading, books, errata and exceptions are the same for all.
 */
import type { z } from 'zod';
import { erratumOf } from './errata.js';
import { followPart } from './followed-parts.js';
import { withStatedFacts } from './stated-facts.js';
import { type Rulebook, rulebookNamed, rulebookNumbered } from '../../src/rulebooks/rulebooks.js';
import { ReadFields } from '../../src/conform/read-fields.js';
import { type CaseDifference, type CheckedCase, type Outcome, outcomeOf, withoutExceptions } from '../../src/conform/kind.js';

/** What the cases of all parts say alike. */
export interface RulebookCase {
  readonly given: unknown;
  readonly when: unknown;
  readonly id: string;
  readonly rulebook: string;
  /** Further books in which the same holds. */
  readonly alsoHoldsIn: readonly string[];
  readonly article: string;
  readonly title: string;
}

const UNREAD = 'a field that the kit does not read';

export interface CasePart<Stated extends RulebookCase> {
  readonly shape: z.ZodType<Stated>;
  /**
   * Fields of `given` and `when` that the rules do not ask for, each with the reason: by their path, `given.seats[].cards`, or for one case
   * by its id and the path. Any other field that is not read makes the case differ.
   */
  readonly withoutEffect?: Readonly<Record<string, string>>;
  /** Why a case is not played; undefined where it is. */
  readonly passes?: (stated: Stated) => string | undefined;
  /** Where the rules answer otherwise than the case says. A case that agrees has nothing unread either: {@link disagreementsOf}. */
  readonly differencesOf: (stated: Stated, book: Rulebook) => readonly CaseDifference[];
}

/** The books that a case is to be played under. */
export function booksOf({ rulebook, alsoHoldsIn }: RulebookCase): readonly string[] {
  return [rulebook, ...alsoHoldsIn];
}

/** What checking a case under one book gave. */
interface CheckedUnderBook extends CheckedCase {
  /** Absent where the case can't be read. */
  readonly book?: string;
}

/** Checks one case under every book that it names. `at` is its index in the file, to name one without an id. */
export function checkCase<Stated extends RulebookCase>(part: CasePart<Stated>, record: unknown, at: number): readonly CheckedUnderBook[] {
  const read = part.shape.safeParse(record);
  if (!read.success) {
    const { id } = (record ?? {}) as { id?: unknown };
    const first = read.error.issues[0];
    const reason = `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not whole'}`;
    return [{ id: typeof id === 'string' ? id : `case ${at + 1}`, result: { outcome: 'malformed', reason } }];
  }
  const stated = read.data;
  return booksOf(stated).map((name) => ({
    id: name === stated.rulebook ? stated.id : `${stated.id} (${name})`,
    book: name,
    result: underBook(part, stated, name, record as RulebookCase),
  }));
}

/** A case names the edition that it was written for: the first one of its book, unless it says another, as `ropta@2027`. */
function bookOfCase(name: string): Rulebook | undefined {
  return name.includes('@') ? rulebookNamed(name) : rulebookNumbered(name, 1);
}

function underBook<Stated extends RulebookCase>(part: CasePart<Stated>, stated: Stated, name: string, record: RulebookCase): Outcome {
  const book = bookOfCase(name);
  if (book === undefined) return { outcome: 'malformed', reason: `there is no rulebook ${name}` };
  const erratum = erratumOf(stated.id, stated.article, name);
  if (erratum !== undefined) return { outcome: 'skipped', reason: `contradicted by ${erratum.against}: ${erratum.text}` };
  const reason = part.passes?.(stated);
  if (reason !== undefined) return { outcome: 'skipped', reason };
  return withoutExceptions(() => outcomeOf(disagreementsOf(part, record, book)));
}

/**
 * Why a case does not agree under a book: where the rules answer otherwise, or else the fields that nobody read. A case agrees where there
 * is neither.
 */
export function disagreementsOf<Stated extends RulebookCase>(
  part: CasePart<Stated>,
  record: RulebookCase,
  book: Rulebook,
): readonly CaseDifference[] {
  const whole = withStatedFacts(record);
  const stated = part.shape.parse(whole);
  const fields = new ReadFields();
  const followed: Stated = {
    ...stated,
    given: followPart(fields, stated.given, 'given'),
    when: followPart(fields, stated.when, 'when'),
  };
  const differences = part.differencesOf(followed, book);
  if (differences.length > 0) return differences;
  return [...fields.findUnread(whole.given, 'given'), ...fields.findUnread(whole.when, 'when')]
    .filter((where) => !isWithoutEffect(part, stated.id, where))
    .map((where) => ({ where, expected: 'read', actual: UNREAD }));
}

function isWithoutEffect({ withoutEffect = {} }: Pick<CasePart<never>, 'withoutEffect'>, id: string, where: string): boolean {
  const path = pathOf(where);
  return path in withoutEffect || `${id} ${path}` in withoutEffect;
}

/** The place of a field in cases of its kind: entries of lists are not distinguished. */
export function pathOf(where: string): string {
  return where.replaceAll(/\[\d+\]/g, '[]');
}
