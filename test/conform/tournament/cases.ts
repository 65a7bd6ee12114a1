/**
 * Tournament cases: each is played by its topic's player under every book that it names, and what comes out is compared with what the case
 * says: only what it says, and all of it.
 *
 * A topic joins in by one line in `topics` and a file of this folder: it builds the tournament of `given` (`night` helps),
 * gives the command to the deciders, and tells what came of it by the names of the cases. What it does not know differs: nothing passes
 * unread. Cases of a topic that nobody plays yet are skipped, with the topic.
 * A part of them: `npm run jest -- test/cases/tournament.spec.ts -t 'DB-'`.
 */
import { withHouseRules } from '../../../src/rulebooks/house-rules.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { CasePart } from '../case-file.js';
import type { CaseDifference } from '../../../src/conform/kind.js';
import { balancingTopics } from './balancing.js';
import { breakingTopics } from './breaking.js';
import { buttonTopics } from './button.js';
import { chipsTopics } from './chips.js';
import { dayTopics } from './days.js';
import { disciplineTopics } from './discipline.js';
import { clockTopics } from './clock.js';
import { lateEntryTopics } from './late-entry.js';
import { penaltyTopics } from './penalties.js';
import { presenceTopics } from './presence.js';
import { rankingTopics } from './ranking.js';
import { termsTopics } from './terms.js';
import { type TopicPlayer, TournamentCase, UNKNOWN_FIELD } from './topic.js';
import { wrongSeatTopics } from './wrong-seat.js';

/** Who plays which topic. */
export const topics: Readonly<Record<string, TopicPlayer>> = {
  ...buttonTopics,
  ...balancingTopics,
  ...breakingTopics,
  ...lateEntryTopics,
  ...wrongSeatTopics,
  ...dayTopics,
  ...presenceTopics,
  ...rankingTopics,
  ...chipsTopics,
  ...disciplineTopics,
  ...penaltyTopics,
  ...termsTopics,
  ...clockTopics,
};

export const tournamentCases: CasePart<TournamentCase> = {
  shape: TournamentCase,
  passes: ({ topic }) => (topics[topic] === undefined ? `no part of the rules plays the topic ${topic} yet` : undefined),
  differencesOf,
};

/** Where the deciders answer otherwise than the case says. */
function differencesOf(stated: TournamentCase, book: Rulebook): readonly CaseDifference[] {
  const player = topics[stated.topic];
  if (player === undefined) return [{ where: 'topic', expected: stated.topic, actual: 'a topic that the kit does not know' }];
  const { rulebook, problems } = withHouseRules(book, stated.houseRules);
  if (problems !== undefined)
    return problems.map(({ code, key }) => ({ where: `houseRules.${key}`, expected: 'a house rule', actual: code }));
  const answer = player(stated, rulebook);
  return answer.obstacle === undefined ? differencesIn(stated.then, answer.fields, 'then') : [answer.obstacle];
}

/** Compares what is stated with what came out, field by field; lists are compared whole, and nothing stated as such is nothing. */
function differencesIn(
  stated: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  where: string,
): CaseDifference[] {
  if (Object.keys(stated).length === 0 && Object.keys(actual).length > 0) return [{ where, expected: stated, actual }];
  return Object.entries(stated).flatMap(([field, expected]) => {
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
