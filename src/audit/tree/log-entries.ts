/**
 * The entries of the log's tree. An entry names its event by its number in the log, which moves with the log to any store. A log that was begun on
 * KurrentDB by an early release has positions of that store instead, up to the event `LogFormChanged`.
 */
import type { StoredEvent } from '../../store/event-store.js';
import { unsealMetadata } from '../hash-chain.js';

/** The event from which on entries have numbers, whatever the log began with. */
export const FORM_CHANGED = 'LogFormChanged';

type Entered = Pick<StoredEvent, 'stream' | 'revision' | 'metadata'>;

/** What stands for an event in the tree: its stream, its revision there, its number in the log from 1, and its hash, a line each. */
export function entryOf({ stream, revision, metadata }: Entered, number: number): Buffer {
  return Buffer.from(`${stream}\n${revision}\n${number}\n${unsealMetadata(metadata)?.hash ?? ''}\n`);
}

/** Positions that the first events of a log had in the store where it began, where it was moved since: by their place in the log, from 0. */
export type FormerPositions = ArrayLike<number | bigint>;

/** By which numbers entries name an event. The two are the same but in the older part of a log that was begun with positions. */
interface EntryNumbers {
  /** The number of the event in the log, from 1. */
  readonly number: number;
  /** What its entry has in a log that was begun with positions. */
  readonly former: number;
}

/** Follows a log from an event on, the first by default. */
export class EntryCounter {
  #count: number;
  #isChanged: boolean;

  /** @param count how many events come before @param isChanged whether `LogFormChanged` is among them */
  constructor(
    private readonly positions: FormerPositions = [],
    count = 0,
    isChanged = false,
  ) {
    this.#count = count;
    this.#isChanged = isChanged;
  }

  /** Whether a change of the form was found in the log so far. */
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
