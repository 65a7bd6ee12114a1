/**
 * The kind of file that is a list of tournament cases: each is played by its topic's player under every book that it names, and what comes
 * out is compared with what the case says: only what it says, and all of it.
 *
 * A topic joins in by one line in `topics` and a file `tournament-{part}`: it builds the tournament of `given` (tournament-night helps),
 * gives the command to the deciders, and tells what came of it by the names of the cases. What it does not know differs: nothing passes
 * unread. Cases of a topic that nobody plays yet are skipped, with the topic.
 * A part of them: `tapis conform FILE --case DB` on the built program, or the test `test/tournament-cases.spec.ts -t 'DB-'`.
 * May import: zod, `rulebooks/`, its neighbours.
 */
import { z } from 'zod';
import { erratumOf } from '../rulebooks/errata.js';
import { withHouseRules } from '../rulebooks/house-rules.js';
import { type Rulebook, rulebooks } from '../rulebooks/rulebooks.js';
import { type CaseDifference, type CheckedCase, type FileKind, outcomeOf, type Outcome } from './kind.js';
import { buttonTopics } from './tournament-button.js';
import { clockTopics } from './tournament-clock.js';
import { entryTopics } from './tournament-entry.js';
import { presenceTopics } from './tournament-presence.js';
import { rankingTopics } from './tournament-ranking.js';
import { seatingTopics } from './tournament-seating.js';
import { termsTopics } from './tournament-terms.js';
import { type TopicPlayer, TournamentCase, UNKNOWN_FIELD } from './tournament-topic.js';

/** Who plays which topic. */
export const topics: Readonly<Record<string, TopicPlayer>> = {
  ...buttonTopics,
  ...seatingTopics,
  ...entryTopics,
  ...presenceTopics,
  ...rankingTopics,
  ...termsTopics,
  ...clockTopics,
};

/** What tells a tournament case from the cases of other parts: its topic, and one command. */
const LooksLike = z
  .array(
    z.object({
      rulebook: z.string(),
      topic: z.string(),
      given: z.record(z.string(), z.unknown()),
      when: z.looseObject({ command: z.string() }),
      then: z.unknown(),
    }),
  )
  .min(1);

export const tournamentCases: FileKind = {
  name: 'tournament cases of the rulebooks',
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
  const read = TournamentCase.safeParse(record);
  if (!read.success) {
    const { id } = (record ?? {}) as { id?: unknown };
    const first = read.error.issues[0];
    const reason = `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not whole'}`;
    return [{ id: typeof id === 'string' ? id : `case ${at + 1}`, result: { outcome: 'malformed', reason } }];
  }
  const { rulebook, alsoHoldsIn } = read.data;
  return [rulebook, ...alsoHoldsIn].map((name) => ({
    id: name === rulebook ? read.data.id : `${read.data.id} (${name})`,
    group: name,
    result: underBook(read.data, name),
  }));
}

function underBook(told: TournamentCase, name: string): Outcome {
  const book = rulebooks.findLast(({ id }) => id === name);
  if (book === undefined) return { outcome: 'malformed', reason: `there is no rulebook ${name}` };
  const erratum = erratumOf(told.id, told.article, name);
  if (erratum !== undefined) return { outcome: 'skipped', reason: `contradicted by ${erratum.against}: ${erratum.text}` };
  if (topics[told.topic] === undefined) return { outcome: 'skipped', reason: `no part of the rules plays the topic ${told.topic} yet` };
  try {
    return outcomeOf(differencesOf(told, book));
  } catch (error) {
    // A case that breaks the rules' own invariants is a finding about the rules, and must not end the file.
    const actual = `an exception: ${(error as Error).message}`;
    return { outcome: 'differs', differences: [{ where: 'check', expected: 'a result', actual }] };
  }
}

/** Where the deciders answer otherwise than the case says. */
export function differencesOf(told: TournamentCase, book: Rulebook): readonly CaseDifference[] {
  const player = topics[told.topic];
  if (player === undefined) return [{ where: 'topic', expected: told.topic, actual: 'a topic that the kit does not know' }];
  const { rulebook, problems } = withHouseRules(book, told.houseRules);
  if (problems !== undefined)
    return problems.map(({ code, key }) => ({ where: `houseRules.${key}`, expected: 'a house rule', actual: code }));
  const answer = player(told, rulebook);
  return answer.obstacle === undefined ? differencesIn(told.then, answer.fields, 'then') : [answer.obstacle];
}

/** Compares what is told with what came out, field by field; lists are compared whole. */
function differencesIn(
  told: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  where: string,
): CaseDifference[] {
  return Object.entries(told).flatMap(([field, expected]) => {
    const at = `${where}.${field}`;
    if (!Object.hasOwn(actual, field)) return [{ where: at, expected, actual: UNKNOWN_FIELD }];
    const found = actual[field];
    if (isFields(expected) && isFields(found)) return differencesIn(expected, found, at);
    return same(expected, found, at) ? [] : [{ where: at, expected, actual: found }];
  });
}

function same(expected: unknown, found: unknown, where: string): boolean {
  if (Array.isArray(expected) && Array.isArray(found)) {
    return expected.length === found.length && expected.every((entry, index) => same(entry, found[index], where));
  }
  if (isFields(expected) && isFields(found)) return differencesIn(expected, found, where).length === 0;
  return Object.is(expected, found);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
