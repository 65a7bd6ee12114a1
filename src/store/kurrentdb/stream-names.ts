/**
 * How our streams are called in KurrentDB, and the server-side filter that lets nothing else through: no streams of the system, none of others.
 */
import { streamNameFilter, type Filter } from '@kurrent/kurrentdb-client';
import type { FactName } from '../store-facts.js';
import { streamCategories, type StreamName } from '../../../events/ids.js';

/** What stands before a stream's name in the name of the stream of its metadata. */
const METADATA = '$$';

export interface StreamNames {
  readonly filter: Filter;
  /** Lets the metadata of our streams through too. */
  readonly followed: Filter;
  /** A stream that is never written, and that the filter does not let through. */
  readonly probe: string;
  /** The stream of what is known beside the events; the filter does not let it through. */
  factIn(name: FactName): string;
  inKurrent(stream: StreamName): string;
  ours(name: string): StreamName;
  isOurs(name: string): boolean;
  /** Whose metadata a stream holds; null where it holds none of ours. */
  metadataOf(name: string): StreamName | null;
}

/** @param prefix what stands before the names of our streams, so that several stores may lie in one database; nothing by default */
export function makeStreamNames(prefix: string): StreamNames {
  const prefixes = streamCategories.map((category) => `${prefix}${category}-`);
  const ours = (name: string): StreamName => name.slice(prefix.length) as StreamName;
  const isOurs = (name: string): boolean => prefixes.some((each) => name.startsWith(each));
  return {
    filter: streamNameFilter({ prefixes }),
    followed: streamNameFilter({ prefixes: [...prefixes, ...prefixes.map((each) => `${METADATA}${each}`)] }),
    probe: `${prefix}tapis-probe`,
    factIn: (name) => `${prefix}tapis-${name}`,
    inKurrent: (stream) => `${prefix}${stream}`,
    ours,
    isOurs,
    metadataOf: (name) => (name.startsWith(METADATA) && isOurs(name.slice(METADATA.length)) ? ours(name.slice(METADATA.length)) : null),
  };
}
