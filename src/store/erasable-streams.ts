/**
 * Which streams may be erased. Streams of events never may: a hash chain with a hole is damage. Another kind of stream that is made to be deleted is a line here.
 */

/** What stands at the beginning of the names of such streams. */
const erasablePrefixes = [
  /** What the vault has of a person. The rest of the name is their id, which says nothing of them. */
  'person-',
  /** What a check of a cluster writes. */
  'cluster-check-',
] as const;

/** The name of a stream that may be erased, as KurrentDB knows it. */
export type ErasableStream = `${(typeof erasablePrefixes)[number]}${string}`;

export function isErasable(stream: string): stream is ErasableStream {
  return erasablePrefixes.some((prefix) => stream.startsWith(prefix) && stream.length > prefix.length);
}

/** For people: how the names of streams that may be erased begin. */
export const erasableNames = erasablePrefixes.map((prefix) => `${prefix}…`).join(', ');
