/**
 * Compares the schema with that of the last release: what can break a client needs a new major version.
 */
import { buildSchema, findBreakingChanges } from 'graphql';

export interface Release {
  readonly version: string;
  /** The schema in GraphQL's own language. */
  readonly schema: string;
}

interface Verdict {
  /** Each breaking change, in the words of graphql-js. */
  readonly breaking: readonly string[];
  readonly isAllowed: boolean;
}

/** @param released the last release; null before the first */
export function judgeChanges(released: Release | null, now: Release): Verdict {
  if (released === null) return { breaking: [], isAllowed: true };
  const breaking = findBreakingChanges(buildSchema(released.schema), buildSchema(now.schema)).map(({ description }) => description);
  const isPromised = ![released, now].some(({ version }) => isBeforeTheFirst(version)) && majorOf(now.version) <= majorOf(released.version);
  return { breaking, isAllowed: breaking.length === 0 || !isPromised };
}

/** Reads a file that `npm run release-schema` wrote: its first line is the version. */
export function readRelease(text: string): Release {
  const [, version] = /^# (\S+)\n/.exec(text) ?? [];
  if (version === undefined) throw new Error('the first line of a released schema is "#" and its version');
  return { version, schema: text };
}

const majorOf = (version: string): number => {
  const [, major] = /^(\d+)\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.exec(version) ?? [];
  if (major === undefined) throw new Error(`${version} is no version`);
  return Number(major);
};

/** Before 1.0.0 nothing is promised. Its release candidates come before it. */
const isBeforeTheFirst = (version: string): boolean => majorOf(version) === 0 || version.startsWith('1.0.0-');
