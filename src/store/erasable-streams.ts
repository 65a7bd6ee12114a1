/**
 * Which streams may be erased. Event streams never may, because a gap in a hash chain means damage. A new kind of erasable stream has a
 * line here.
 */

/** The prefixes of such streams. */
const erasablePrefixes = [
  /** A person's record in the vault. The rest of the name is their id, which reveals nothing. */
  'person-',
  /** Written by a check of a cluster. */
  'cluster-check-',
] as const;

/** The name of an erasable stream in KurrentDB. */
export type ErasableStream = `${(typeof erasablePrefixes)[number]}${string}`;

export function isErasable(stream: string): stream is ErasableStream {
  return erasablePrefixes.some((prefix) => stream.startsWith(prefix) && stream.length > prefix.length);
}

/** The prefixes in a form for messages. */
export const erasableNames = erasablePrefixes.map((prefix) => `${prefix}…`).join(', ');
