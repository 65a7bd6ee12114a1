/**
 * The kind of file that is a list of betting cases: each is played through the hand's decider under every book that it names, and what
 * the decider answers is compared with what the case says. Names are mapped in betting-case-names.
 * May import: zod, `rulebooks/`, its neighbours.
 */
import { z } from 'zod';
import { type Rulebook, rulebooks } from '../rulebooks/rulebooks.js';
import { answerOf } from './betting-case-answer.js';
import { playCase } from './betting-case-play.js';
import { BettingCase } from './betting-case-shape.js';
import { type CaseDifference, type CheckedCase, type FileKind, outcomeOf, type Outcome } from './kind.js';

/** What tells a betting case from the cases of other parts: the state of the betting that it begins with. */
const LooksLike = z
  .array(z.object({ rulebook: z.string(), given: z.object({ blinds: z.unknown(), priorActions: z.unknown() }), then: z.unknown() }))
  .min(1);

export const bettingCases: FileKind = {
  name: 'betting cases of the rulebooks',
  form: 'a JSON array',
  counts: 'cases',
  recognises(text) {
    if (!/^\s*\[/.test(text)) return false;
    try {
      return LooksLike.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  },
  check: (text) => Promise.resolve((JSON.parse(text) as unknown[]).flatMap(checkCase)),
};

/** Checks one case under every book that it names. */
export function checkCase(record: unknown, at: number): readonly CheckedCase[] {
  const read = BettingCase.safeParse(record);
  if (!read.success) {
    const { id } = (record ?? {}) as { id?: unknown };
    const first = read.error.issues[0];
    const reason = `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not whole'}`;
    return [{ id: typeof id === 'string' ? id : `case ${at + 1}`, result: { outcome: 'malformed', reason } }];
  }
  const { rulebook, alsoHoldsIn = [] } = read.data;
  return [rulebook, ...alsoHoldsIn].map((name) => ({
    id: name === rulebook ? read.data.id : `${read.data.id} (${name})`,
    group: name,
    result: underBook(read.data, name),
  }));
}

function underBook(expected: BettingCase, name: string): Outcome {
  const book = rulebooks.findLast(({ id }) => id === name);
  if (book === undefined) return { outcome: 'malformed', reason: `there is no rulebook ${name}` };
  try {
    return outcomeOf(differencesOf(expected, book));
  } catch (error) {
    // A case that breaks the rules' own invariants is a finding about the rules, and must not end the file.
    const actual = `an exception: ${(error as Error).message}`;
    return { outcome: 'differs', differences: [{ where: 'check', expected: 'a ruling', actual }] };
  }
}

/** Where the decider answers otherwise than the case says; only what the case says is compared. */
export function differencesOf(expected: BettingCase, book: Rulebook): readonly CaseDifference[] {
  const played = playCase(expected, book);
  if (played.obstacle !== null) return [{ where: played.obstacle.where, expected: 'as the case begins', actual: played.obstacle.code }];
  const differences: CaseDifference[] = [];
  const answer = answerOf(expected, played);
  for (const [field, value] of Object.entries(expected.then)) {
    if (value === null) continue;
    const read = answer(field);
    const actual = read === undefined ? 'a field that the kit does not know' : read();
    if (read === undefined || canonical(value) !== canonical(actual)) differences.push({ where: `then.${field}`, expected: value, actual });
  }
  const asked = expected.then['accepted'] !== undefined || expected.then['refusal'] !== undefined;
  const closed = played.refusal === 'CORRECTION_WINDOW_CLOSED' || played.refusal === 'NOTHING_TO_CORRECT';
  if (played.refusal !== null && !asked && !closed) differences.push({ where: 'when', expected: 'an answer', actual: played.refusal });
  return differences;
}

/** A value with keys, and lists whose order says nothing, in one order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${key}:${canonical(entry)}`).join()}}`;
}
