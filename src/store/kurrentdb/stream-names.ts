/** The names of our streams in KurrentDB, and the server-side filter for them, which excludes system streams and foreign ones. */
import { streamNameFilter, type Filter } from '@kurrent/kurrentdb-client';
import type { FactName } from '../store-facts.js';
import { streamCategories, type StreamName } from '../../../events/ids.js';

/** The prefix of a metadata stream's name. */
const METADATA = '$$';

export interface StreamNames {
  readonly filter: Filter;
  /** The filter that includes the metadata of our streams. */
  readonly followed: Filter;
  /** A stream that is never written, and that the filter excludes. */
  readonly probe: string;
  /** The stream of a fact, which the filter excludes. */
  factIn(name: FactName): string;
  inKurrent(stream: StreamName): string;
  ours(name: string): StreamName;
  isOurs(name: string): boolean;
  /** The stream whose metadata this stream has; null for none of ours. */
  metadataOf(name: string): StreamName | null;
}

/** @param prefix of the names of our streams, so that several stores can share a database; none by default */
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
