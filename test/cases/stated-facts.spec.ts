/** Facts that cases state only in prose are in a file of ours: each is of an existing case, and no wording decides anything. */
import { bettingCases } from '../conform/betting/cases.js';
import { type CasePart, checkCase, type RulebookCase } from '../conform/case-file.js';
import { dealingCases } from '../conform/dealing/cases.js';
import { statedFacts } from '../conform/stated-facts.js';
import { tournamentCases } from '../conform/tournament/cases.js';
import { recordsIn } from './book-cases.js';

interface CaseFile {
  readonly file: string;
  /** How each case of a record comes out, by its id. */
  readonly outcomesOf: (record: unknown, at: number) => string;
}

function caseFile<Stated extends RulebookCase>(file: string, part: CasePart<Stated>): CaseFile {
  return { file, outcomesOf: (record, at) => JSON.stringify(checkCase(part, record, at).map(({ id, result }) => [id, result.outcome])) };
}

const files: readonly CaseFile[] = [
  caseFile('examples-betting.json', bettingCases),
  caseFile('own-betting.json', bettingCases),
  caseFile('examples-dealing.json', dealingCases),
  caseFile('own-dealing.json', dealingCases),
  caseFile('examples-tournament.json', tournamentCases),
  caseFile('own-tournament.json', tournamentCases),
  caseFile('own-chips.json', tournamentCases),
  caseFile('own-discipline.json', tournamentCases),
];

const circulating = files.flatMap(({ file }) => (file.startsWith('examples-') ? recordsIn(file) : []));

describe('the stated facts', () => {
  it.each(Object.entries(statedFacts))('of %s are of a case that is there, and that does not state them in fields', (id, facts) => {
    const record = circulating.find((each) => each.id === id);
    expect(record === undefined ? 'no such case' : fieldsIn(record.given, facts.given).concat(fieldsIn(record.when, facts.when))).toEqual(
      [],
    );
  });
});

describe('remarks and sentences', () => {
  it.each(files)('of $file may be worded otherwise', ({ file, outcomesOf }) => {
    const moved = recordsIn(file).filter((record, at) => {
      const other = reworded(record);
      return JSON.stringify(other) !== JSON.stringify(record) && outcomesOf(record, at) !== outcomesOf(other, at);
    });
    expect(moved.map(({ id }) => id)).toEqual([]);
  });
});

/** Facts that the case has in its fields already, by name: a text in place of one is prose. */
function fieldsIn(stated: unknown, facts: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.entries(facts).flatMap(([field, fact]) => {
    const own = (stated as Readonly<Record<string, unknown>>)[field];
    if (own === undefined || typeof own === 'string') return [];
    return typeof own === 'object' && own !== null ? fieldsIn(own, fact as Readonly<Record<string, unknown>>) : [field];
  });
}

const PROSE = new Set(['note', 'text']);

function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [
      field,
      PROSE.has(field) && typeof entry === 'string' ? 'in other words' : reworded(entry),
    ]),
  );
}
