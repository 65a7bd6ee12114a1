/**
 * The entries of the log's tree. An entry identifies its event by its number in the log, which stays the same when the log moves to another
 * store. A log that an early release began on KurrentDB has positions of that store instead, up to the event `LogFormChanged`.
 */
import type { StoredEvent } from '../../store/event-store.js';
import { unsealMetadata } from '../hash-chain.js';

/** From this event on, entries have numbers. */
export const FORM_CHANGED = 'LogFormChanged';

type Entered = Pick<StoredEvent, 'stream' | 'revision' | 'metadata'>;

/** The tree entry of an event: its stream, its revision, its number in the log from 1, and its hash, one line each. */
export function entryOf({ stream, revision, metadata }: Entered, number: number): Buffer {
  return Buffer.from(`${stream}\n${revision}\n${number}\n${unsealMetadata(metadata)?.hash ?? ''}\n`);
}

/** Positions of a moved log's first events in its original store, by index in the log. */
export type FormerPositions = ArrayLike<number | bigint>;

/** The numbers of an event in entries. They differ only in the older part of a log that began with positions. */
interface EntryNumbers {
  /** The number of the event in the log, from 1. */
  readonly number: number;
  /** The number in its entry in a log that began with positions. */
  readonly former: number;
}

/** Follows a log from an event on, by default the first. */
export class EntryCounter {
  #count: number;
  #isChanged: boolean;

  /** @param count the number of events before @param isChanged whether `LogFormChanged` is among them */
  constructor(
    private readonly positions: FormerPositions = [],
    count = 0,
    isChanged = false,
  ) {
    this.#count = count;
    this.#isChanged = isChanged;
  }

  /** Whether the change of form was found so far. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  next({ type, position }: Pick<StoredEvent, 'type' | 'position'>): EntryNumbers {
    const index = this.#count++;
    const number = index + 1;
    if (type === FORM_CHANGED) this.#isChanged = true;
    if (this.#isChanged) return { number, former: number };
    return { number, former: Number(this.positions[index] ?? position) };
  }
}
