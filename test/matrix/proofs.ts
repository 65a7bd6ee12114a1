/**
 * A matrix: every value that a book holds of a group's settings is shown by a case or a spec, unless the setting itself states why no decider reads it; and a case
 * that shows a value alone comes out otherwise once a house rule has another. The tables of proofs stand beside it, one a group.
 */
import { readFileSync } from 'node:fs';
import { booksOf, type CasePart, disagreementsOf, type RulebookCase } from '../conform/case-file.js';
import { rulebookFor } from '../../src/rulebooks/adopted-book.js';
import { withHouseRules } from '../../src/rulebooks/house-rules.js';
import { leavesChoice } from '../../src/rulebooks/definition.js';
import type { DeclaredRule } from '../../src/rulebooks/policies.js';
import { rulebookNumbered, type Rulebook, rulebooks } from '../../src/rulebooks/rulebooks.js';
import type { BookId, Setting } from '../../src/rulebooks/setting.js';
import { casesIn, recordsIn } from '../cases/book-cases.js';
import { bookIds } from '../fixtures/acts.js';

/** What shows a value of a setting. */
export type Proof =
  /** Cases by id. `alone` is false where they only cite the setting, which then says that nobody reads its value. */
  | { readonly cases: readonly string[]; readonly alone: boolean }
  /** A spec with a test of that title. */
  | { readonly spec: string; readonly title: string };

/** By setting. */
export type Agreements = Readonly<Record<string, Proof>>;
/** By setting and by value, as text. */
export type Choices = Readonly<Record<string, Readonly<Record<string, Proof>>>>;

export interface Matrix<Told extends RulebookCase> {
  /** Of what: `betting`. */
  readonly title: string;
  /** What the cases of our own are called. */
  readonly casesTitle: string;
  readonly settings: readonly DeclaredRule[];
  readonly part: CasePart<Told>;
  /** The files with cases of our own, and with those that circulate. */
  readonly ownFile: string;
  readonly examplesFile: string;
  /** Which of those that circulate belong here; all where it is left out. */
  readonly isOfMatrix?: (example: Told) => boolean;
  /** The values of each setting on which the books differ, or that another book could choose. */
  readonly choices: Choices;
  /** Common rules. `test/rules-docs` has that each which a decider reads is among them. */
  readonly agreements: Agreements;
}

interface Row {
  readonly key: string;
  readonly value: string;
  readonly holders: readonly BookId[];
  /** The values that a house rule can give the setting instead. */
  readonly others: readonly string[];
  readonly proof: Proof | undefined;
}

const bookOf = (id: string): Rulebook => rulebookNumbered(id, 1)!;
const isChoice = ({ definition }: DeclaredRule): boolean => leavesChoice(definition.schema);

export function describeMatrix<Told extends RulebookCase>(matrix: Matrix<Told>): void {
  const { title, casesTitle, settings, part, ownFile, examplesFile, isOfMatrix = () => true, choices, agreements } = matrix;
  const own = casesIn(part, ownFile);
  const examples = casesIn(part, examplesFile).filter(isOfMatrix);
  const records = new Map([...recordsIn(ownFile), ...recordsIn(examplesFile)].map((record) => [record.id, record]));
  const cases = new Map([...own, ...examples].map((each) => [each.id, each]));
  const rows: readonly Row[] = settings.filter(isChoice).flatMap((declared) =>
    [...holdersByValue(declared)].map(([value, holders]) => ({
      key: declared.key,
      value,
      holders,
      others: othersOf(declared, value),
      proof: choices[declared.key]?.[value],
    })),
  );
  const listed = Object.entries(choices).flatMap(([key, values]) =>
    Object.entries(values).map(([value, proof]) => ({ key, value, proof })),
  );
  const proofs: readonly (readonly [string, Proof])[] = [
    ...listed.map(({ key, proof }) => [key, proof] as const),
    ...Object.entries(agreements),
  ];
  const counts = bookIds.map((book) => `${book} ${own.filter((each) => booksOf(each).includes(book)).length}`);
  const readings = new Readings(settings);
  const askedById = new Map<string, Asked>();

  // Specs share the modules of the program, and so the books.
  afterAll(() => readings.end());

  describe.each(bookIds)(`${casesTitle} of our own, under %s`, (book) => {
    const named = own.filter((each) => booksOf(each).includes(book));

    it.each(named.map((each) => [`${each.id} (${each.article}): ${each.title}`, each] as const))('%s', (_name, each) => {
      expect(disagreementsOf(part, records.get(each.id)!, bookOf(book))).toEqual([]);
    });
  });

  describe(`the matrix of ${title}: ${rows.length} values of ${new Set(rows.map(({ key }) => key)).size} settings with a choice (${own.length} cases of our own: ${counts.join(', ')})`, () => {
    it('has every value that a book holds in the table, and nothing else', () => {
      const named = (table: readonly { key: string; value: string }[]): string[] => table.map(({ key, value }) => `${key} = ${value}`);
      expect(named(listed).sort()).toEqual(named(rows.filter(({ key }) => choices[key] !== undefined || isAsked(key))).sort());
    });

    it('has common rules alone in the other', () => {
      const common = new Set(settings.filter((declared) => !isChoice(declared)).map(({ key }) => key));
      expect(Object.keys(agreements).filter((key) => !common.has(key))).toEqual([]);
    });

    it.each(
      rows.filter(({ proof }) => proof !== undefined).map((row) => [`${row.key} = ${row.value} (${row.holders.join(', ')})`, row] as const),
    )('%s', (_name, row) => {
      expect(troubleWith(row.proof, row.holders)).toEqual([]);
    });

    it.each(Object.entries(agreements))('%s, alike in every book', (_key, proof) => {
      expect(troubleWith(proof, bookIds)).toEqual([]);
    });

    it('is what decides: with another value of the setting each case comes out otherwise', () => {
      const unmoved = rows.flatMap((row) => {
        if (row.proof === undefined || !('cases' in row.proof) || !row.proof.alone) return [];
        return row.proof.cases.filter((id) => !movedBy(cases.get(id)!, row)).map((id) => `${row.key} = ${row.value}: ${id}`);
      });
      expect(unmoved).toEqual([]);
    });

    it('is read by the deciders: each case asks for the settings that it shows, those apart that all books answer alike', () => {
      const everAsked = new Set([...cases.keys()].flatMap((id) => [...askedIn(id).cited]));
      const notAsked = proofs.flatMap(([key, proof]) =>
        'cases' in proof && (proof.alone || everAsked.has(key))
          ? proof.cases.filter((id) => !askedIn(id).cited.has(key)).map((id) => `${key}: ${id}`)
          : [],
      );
      expect(notAsked).toEqual([]);
    });

    it('is proven in every value, or says of itself that nobody reads it: a case that only cites it proves none', () => {
      const onlyCited = rows.filter(({ key, proof }) => proof !== undefined && 'cases' in proof && !proof.alone && isAsked(key));
      expect(onlyCited.map(({ key, value }) => `${key} = ${value}`)).toEqual([]);
    });

    it('says that nobody reads a setting only where no case reads its value', () => {
      const read = new Set([...cases.keys()].flatMap((id) => [...askedIn(id).read]));
      expect(settings.filter(({ key, definition }) => definition.unread !== null && read.has(key)).map(({ key }) => key)).toEqual([]);
    });

    it('has cases of our own with ids of their own', () => {
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      expect(own.filter(({ id }) => !id.startsWith('OWN-'))).toEqual([]);
      expect(own.filter(({ id }) => examples.some((each) => each.id === id))).toEqual([]);
    });
  });

  /** A setting that tells why no decider asks for it may have proofs, and needs none. */
  function isAsked(key: string): boolean {
    return settings.find((declared) => declared.key === key)?.definition.unread === null;
  }

  /** What is wrong with a proof: a case that is not there or not of a book that holds the value, a spec without the title, no reason. */
  function troubleWith(proof: Proof | undefined, holders: readonly string[]): string[] {
    if (proof === undefined) return ['no proof'];
    if ('spec' in proof) return readFileSync(proof.spec, 'utf8').includes(proof.title) ? [] : [`${proof.spec} has no "${proof.title}"`];
    if (proof.cases.length === 0) return ['no case'];
    return proof.cases.flatMap((id) => {
      const found = cases.get(id);
      if (found === undefined) return [`there is no case ${id}`];
      return booksOf(found).some((book) => holders.some((holder) => holder === book)) ? [] : [`${id} runs under no book of the value`];
    });
  }

  /** Whether the case agrees under one of its books, and comes out otherwise there once a house rule gives the setting another value. */
  function movedBy(told: Told, { key, holders, others }: Row): boolean {
    const books = holders.filter((book) => booksOf(told).includes(book));
    return books.some(
      (book) =>
        disagreementsOf(part, records.get(told.id)!, bookOf(book)).length === 0 &&
        others.some((other) => part.differencesOf(told, withRule(book, key, other)).length > 0),
    );
  }

  function withRule(book: string, key: string, value: string): Rulebook {
    const { schema } = settings.find((declared) => declared.key === key)!.definition;
    const typed = schema.kind === 'integer' ? Number(value) : schema.kind === 'boolean' ? value === 'true' : value;
    const { rulebook } = withHouseRules(bookOf(book), { [key]: typed });
    if (rulebook === undefined) throw new Error(`${key} = ${value} is no house rule of ${book}`);
    return rulebook;
  }

  /** The settings that are asked for while a case is played under its books. */
  function askedIn(id: string): Asked {
    const told = cases.get(id)!;
    const asked = askedById.get(id) ?? readings.during(() => booksOf(told).forEach((book) => part.differencesOf(told, bookOf(book))));
    askedById.set(id, asked);
    return asked;
  }
}

/** The values that books hold of a setting, as the tables name them, with the books. */
function holdersByValue({ definition }: DeclaredRule): ReadonlyMap<string, readonly BookId[]> {
  const held = new Map<string, BookId[]>();
  for (const [id, { value }] of Object.entries<Setting>(definition.settings)) {
    held.set(String(value), [...(held.get(String(value)) ?? []), id as BookId]);
  }
  return held;
}

/** Other values of the setting; of a number the next ones, and the ends of its range. */
function othersOf({ definition: { schema } }: DeclaredRule, value: string): string[] {
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

/**
 * Specs share the books with house rules that were laid out last (`rulebookFor`). The settings of one that another spec had laid out would
 * note nothing, so that others take their places.
 */
function forgetLaidOutBooks(): void {
  const { id, edition } = rulebooks[0]!;
  for (let n = 0; n < 100; n += 1) rulebookFor({ id, edition, houseRules: { [`none.${n}`]: n } });
}

/** Settings by key: those whose value something reads, and with them those of which it only cites the articles. */
interface Asked {
  readonly read: ReadonlySet<string>;
  readonly cited: ReadonlySet<string>;
}

/** Has the settings of all books note from now on that they are read or cited, and answer as they did. */
class Readings {
  readonly #read = new Set<string>();
  readonly #cited = new Set<string>();
  readonly #undo: (() => void)[] = [];

  constructor(settings: readonly DeclaredRule[]) {
    const groups = new Set(settings.map(({ group }) => group));
    forgetLaidOutBooks();
    for (const book of rulebooks) for (const group of groups) this.#note(book[group], '');
  }

  during(action: () => void): Asked {
    this.#read.clear();
    this.#cited.clear();
    action();
    return { read: new Set(this.#read), cited: new Set([...this.#read, ...this.#cited]) };
  }

  /** The settings are as they were before. */
  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  #note(policies: object, path: string): void {
    const read = this.#read;
    const cited = this.#cited;
    for (const [name, node] of Object.entries(policies) as [string, Setting | object][]) {
      const key = path === '' ? name : `${path}.${name}`;
      if (!('value' in node && 'source' in node)) {
        this.#note(node, key);
        continue;
      }
      const { value, source } = node;
      const noted = { ...node };
      Object.defineProperty(noted, 'value', { enumerable: true, get: () => (read.add(key), value) });
      Object.defineProperty(noted, 'source', { enumerable: true, get: () => (cited.add(key), source) });
      Object.defineProperty(policies, name, { enumerable: true, configurable: true, value: noted });
      this.#undo.push(() => Object.defineProperty(policies, name, { enumerable: true, configurable: true, writable: true, value: node }));
    }
  }
}
