/**
 * Betting cases: each is played through the hand's decider under every book that it names, and what
 * the decider answers is compared with what the case says. Names are mapped in `names`.
 */
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { answerOf } from './answer.js';
import { playCase } from './play.js';
import { BettingCase } from './shape.js';
import type { CasePart } from '../case-file.js';
import type { CaseDifference } from '../../../src/conform/kind.js';

export const bettingCases: CasePart<BettingCase> = {
  shape: BettingCase,
  differencesOf,
};

/** Where the decider answers otherwise than the case says; only what the case says is compared. */
function differencesOf(expected: BettingCase, book: Rulebook): readonly CaseDifference[] {
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

/** A value with keys and unordered lists in canonical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${key}:${canonical(entry)}`).join()}}`;
}
