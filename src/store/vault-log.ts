/**
 * Records of people that nodes share, apart from the events: streams of their own, which can be erased. They are not part of the event log,
 * its hash chain, or anything made from it.
 */

/** A stream in which only the last record counts: a person's by id, or a claim that assigns an id to one person. */
export type VaultStream = `person-${string}` | `claim-${string}`;

export interface VaultRecord {
  readonly revision: number;
  /** Plain JSON. */
  readonly content: unknown;
}

/** A record of a person, or the tombstone of their stream, as followers get it. */
export interface VaultEntry {
  readonly stream: VaultStream;
  readonly position: number;
  readonly record: VaultRecord | 'buried';
}

/** `conflict`: the stream has another record than expected; `buried`: the stream was erased for good. */
export type VaultWrite = { readonly revision: number } | 'conflict' | 'buried';

export interface VaultLog {
  /** The last record; null for none. @throws StoreError */
  read(stream: VaultStream): Promise<VaultRecord | 'buried' | null>;
  /** Writes a record after the one of this revision; null: as the first one. Earlier records are no longer read. @throws StoreError */
  write(stream: VaultStream, content: object, after: number | null): Promise<VaultWrite>;
  /**
   * The records of people in the order of writing: existing ones after a position, then new ones. Replaced records may still come. An empty
   * batch means that it has begun or restarted. Ends when the signal aborts. @throws StoreError; the follower continues after the last
   * position
   */
  follow(after: number | null, signal: AbortSignal): AsyncIterable<readonly VaultEntry[]>;
  /** The position of the last record of a person; null for none. @throws StoreError */
  lastPosition(): Promise<number | null>;
  close(): void;
}
