/** Season cases: worked examples in one file, random ones one per line. */
import {
  type CaseDifference,
  type CheckedCase,
  type FileKind,
  type LineKind,
  type Outcome,
  outcomeOf,
  withoutExceptions,
} from '../kind.js';
import { ReadFields } from '../read-fields.js';
import { playSeason } from './play.js';
import { SeasonCase } from './shape.js';

const FORMAT = 'tapis.season-examples/1';

/** The parts of a case whose fields must all be read. Expected values are compared completely. */
const ASKED = ['entity', 'scheme', 'season', 'ranking', 'qualification', 'stages', 'steps'] as const;

export const seasonLine: LineKind = {
  name: 'season case',
  counts: 'cases',
  recognises: (record) => 'scheme' in record && 'steps' in record,
  check: checkSeason,
};

export const seasonExamples: FileKind = {
  name: 'season examples',
  form: `a JSON object with "format": "${FORMAT}"`,
  counts: 'cases',
  recognises: (text) => parseExamples(text) !== null,
  check: (text) => Promise.resolve((parseExamples(text) ?? []).map(checkExample)),
};

function parseExamples(text: string): readonly unknown[] | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const { format, examples } = JSON.parse(text) as { readonly format?: unknown; readonly examples?: unknown };
    return format === FORMAT && Array.isArray(examples) ? (examples as unknown[]) : null;
  } catch {
    return null;
  }
}

function checkExample(record: unknown, at: number): CheckedCase {
  const { id } = (record ?? {}) as { readonly id?: unknown };
  return { id: typeof id === 'string' ? id : `example ${at + 1}`, result: checkSeason(record) };
}

function checkSeason(record: unknown): Outcome {
  const read = SeasonCase.safeParse(record);
  if (!read.success) {
    const first = read.error.issues[0];
    return { outcome: 'malformed', reason: `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not whole'}` };
  }
  return withoutExceptions(() => {
    const fields = new ReadFields();
    const stated = { ...read.data };
    for (const part of ASKED) Object.assign(stated, { [part]: fields.follow(read.data[part], part) });
    const differences = playSeason(stated);
    return outcomeOf(differences.length > 0 ? differences : findUnread(fields, record as SeasonCase));
  });
}

function findUnread(fields: ReadFields, record: SeasonCase): CaseDifference[] {
  return ASKED.flatMap((part) => fields.findUnread(record[part], part))
    .filter((where) => !where.includes('.expect'))
    .map((where) => ({ where, expected: 'read', actual: 'a field that the kit does not read' }));
}
