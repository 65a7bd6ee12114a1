/**
 * Where nodes that share a store keep records of people apart from the events: streams of their own, which may be erased. They are no part of the
 * log of events, of its hash chain, nor of anything that is made from it.
 */

/** A stream of which the last record alone counts: that of a person by their id, or one by which something is one person's. */
export type VaultStream = `person-${string}` | `claim-${string}`;

export interface VaultRecord {
  readonly revision: number;
  /** Plain JSON. */
  readonly content: unknown;
}

/** A record of a person, or the tombstone of their stream, as it comes to those who follow. */
export interface VaultEntry {
  readonly stream: VaultStream;
  readonly position: number;
  readonly record: VaultRecord | 'buried';
}

/** `conflict`: another record stands there than was expected; `buried`: the stream was erased for good. */
export type VaultWrite = { readonly revision: number } | 'conflict' | 'buried';

export interface VaultLog {
  /** The last record; null where there is none. @throws StoreError */
  read(stream: VaultStream): Promise<VaultRecord | 'buried' | null>;
  /** Writes a record after the one of this revision; null: as the first one. What stood there before is not read any longer. @throws StoreError */
  write(stream: VaultStream, content: object, after: number | null): Promise<VaultWrite>;
  /**
   * The records of people in the order in which they were written: those after a position that are there, then those that come. Records that were
   * replaced may still come. None at a time: following has begun, or begun again. Ends when the signal aborts. @throws StoreError; who follows goes on after the last position
   */
  follow(after: number | null, signal: AbortSignal): AsyncIterable<readonly VaultEntry[]>;
  /** The position of the last record of a person; null for none. @throws StoreError */
  lastPosition(): Promise<number | null>;
  close(): void;
}
