/**
 * What a tournament case looks like in its file (`../shared/rules/examples-tournament-README.md`), and what plays the cases of one topic.
 */
import { z } from 'zod';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { parseFollowed } from '../followed-parts.js';
import type { CaseDifference } from '../../../src/conform/kind.js';

export const TournamentCase = z.object({
  id: z.string().min(1),
  rulebook: z.string().min(1),
  article: z.string(),
  topic: z.string().min(1),
  status: z.string().default(''),
  /** Further books in which the same holds. */
  alsoHoldsIn: z.array(z.string()).default([]),
  title: z.string().default(''),
  /** A club's own values, laid over the book before the case is played: only cases of our own have some. */
  houseRules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  given: z.record(z.string(), z.unknown()),
  when: z.looseObject({ command: z.string().min(1) }),
  then: z.record(z.string(), z.unknown()),
});
export type TournamentCase = z.infer<typeof TournamentCase>;

/** The answer of the rules to a case, in the names that cases use; or what kept it from being played. */
export type Answer =
  | { readonly fields: Readonly<Record<string, unknown>>; readonly obstacle?: undefined }
  | { readonly obstacle: CaseDifference };

/** Plays the cases of a topic, each through the deciders that judge real tournaments. Only the fields that a case tells are compared. */
export type TopicPlayer = (stated: TournamentCase, book: Rulebook) => Answer;

export const UNKNOWN_FIELD = 'a field that the kit does not know';

export function stopped(where: string, expected: unknown, actual: unknown): { readonly obstacle: CaseDifference } {
  return { obstacle: { where, expected, actual } };
}

/** A command of a case that its topic does not know. */
export function unknownCommand({ when }: TournamentCase): { readonly obstacle: CaseDifference } {
  return stopped('when', when.command, 'a command that the kit does not know');
}

/** What a refused command comes to in a case. */
export function refusedWith(code: string): Answer {
  return { fields: { refused: true, error: code } };
}

type Read<T> = { readonly value: T; readonly obstacle?: undefined } | { readonly obstacle: CaseDifference };

/** Reads `given` or `when`: a field that the schema does not have is stated, so that nothing passes unread. Strict objects do that. */
export function readPart<T>(schema: z.ZodType<T>, part: unknown, where: 'given' | 'when'): Read<T> {
  let issue: z.core.$ZodIssue | undefined;
  const value = parseFollowed(part, (plain) => {
    const read = schema.safeParse(plain);
    issue = read.error?.issues[0];
    return read.data;
  });
  if (issue === undefined) return { value: value as T };
  const path = [where, ...(issue?.path ?? [])].join('.');
  if (issue?.code === 'unrecognized_keys') return stopped(`${path}.${issue.keys.join(', ')}`, 'read', UNKNOWN_FIELD);
  return stopped(path, 'read', issue?.message ?? 'not whole');
}
