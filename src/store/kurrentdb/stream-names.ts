/**
 * How our streams are called in KurrentDB, and the server-side filter that lets nothing else through: no streams of the system, none of others.
 */
import { streamNameFilter, type Filter } from '@kurrent/kurrentdb-client';
import { streamCategories, type StreamName } from '../../../events/ids.js';

export interface StreamNames {
  readonly filter: Filter;
  /** A stream that is never written, and that the filter does not let through. */
  readonly probe: string;
  inKurrent(stream: StreamName): string;
  ours(name: string): StreamName;
}

/** @param prefix what stands before the names of our streams, so that several stores may lie in one database; nothing by default */
export function makeStreamNames(prefix: string): StreamNames {
  return {
    filter: streamNameFilter({ prefixes: streamCategories.map((category) => `${prefix}${category}-`) }),
    probe: `${prefix}tapis-probe`,
    inKurrent: (stream) => `${prefix}${stream}`,
    ours: (name) => name.slice(prefix.length) as StreamName,
  };
}
