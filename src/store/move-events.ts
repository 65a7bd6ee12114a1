/**
 * Moves the events of one store to another: the same texts at the same revisions, in the same order. An interrupted move leaves a beginning
 * of the source, from which the next one continues.
 */
import { StoreError, type EventReader, type EventStore, type StoredEvent } from './event-store.js';

/** The limits of one append, within every setting of the target (1 MiB in KurrentDB by default). */
const MOST_EVENTS = 500;
const MOST_CHARACTERS = 200_000;

/** The progress of a move. */
export interface MovedSoFar {
  readonly events: number;
  /** The source's position of the last event at the target; null for none. */
  readonly after: number | null;
}

/**
 * Finds the progress at the target.
 * @throws StoreError `STORE_HAS_OTHER_EVENTS` when the target contains anything but the beginning of the source
 */
export async function findMoved(target: EventReader, source: EventReader, onProgress: (events: number) => void): Promise<MovedSoFar> {
  const theirs = new Cursor(source);
  let events = 0;
  let after: number | null = null;
  for await (const page of target.readAll(null)) {
    for (const event of page) {
      const original = await theirs.next();
      if (original === undefined || differenceOf(original, event) !== null) throw makeOtherEventsError(event);
      events += 1;
      after = original.position;
    }
    onProgress(events);
  }
  return { events, after };
}

export interface Moving {
  readonly source: EventReader;
  readonly target: EventStore;
  /** Source events up to this position are skipped; null: none. */
  readonly after: number | null;
  /** Whether the target writes appends in the order of the calls, so that they can be made concurrently. */
  readonly inOrderOfCalls: boolean;
  /** Called with the number of events written by this move, and the source's position of the last. */
  readonly onProgress: (events: number, position: number) => void;
}

/**
 * Writes the rest of the source to the target. @returns the number of written events
 * @throws StoreError `STORE_CHANGED` when others write to the target, or the source lacks events; others as the stores do
 */
export async function copyEvents({ source, target, after, inOrderOfCalls, onProgress }: Moving): Promise<number> {
  let events = 0;
  for await (const page of source.readAll(after)) {
    const appends: Promise<void>[] = [];
    for (const run of runsOf(page)) {
      const append = appendTo(target, run);
      if (inOrderOfCalls) appends.push(append);
      else await append;
    }
    await allOf(appends);
    events += page.length;
    onProgress(events, page.at(-1)!.position);
  }
  return events;
}

/**
 * A reader of the target that compares each event with the source.
 * @throws StoreError `STORE_CHANGED` while reading, at the first difference
 */
export function compareWith(source: EventReader, target: EventReader): EventReader {
  return {
    readStream: (stream, options) => target.readStream(stream, options),
    lastPosition: () => target.lastPosition(),
    close: () => target.close(),
    async *readAll(after, pageSize) {
      const theirs = new Cursor(source);
      for await (const page of target.readAll(after, pageSize)) {
        for (const event of page) {
          const original = await theirs.next();
          const difference = original === undefined ? 'event' : differenceOf(original, event);
          if (difference !== null) throw differs(event, difference);
        }
        yield page;
      }
      const more = await theirs.next();
      if (more !== undefined) throw makeChangedError(more);
    },
  };
}

/** The property in which two events differ; null for none. Positions belong to each store. */
function differenceOf(original: StoredEvent, event: StoredEvent): keyof StoredEvent | null {
  if (event.stream !== original.stream) return 'stream';
  if (event.revision !== original.revision) return 'revision';
  if (event.id !== original.id) return 'id';
  if (event.type !== original.type) return 'type';
  if (event.data !== original.data) return 'data';
  // The metadata include the event's hash.
  return event.metadata === original.metadata ? null : 'metadata';
}

/** Waits for all, even if one fails, so that none continues in the background. @throws the first error in the order of the calls */
async function allOf(appends: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(appends)) if (result.status === 'rejected') throw result.reason;
}

async function appendTo(target: EventStore, run: readonly StoredEvent[]): Promise<void> {
  const { stream, revision } = run[0]!;
  const expected = revision === 0 ? 'noStream' : revision - 1;
  const texts = run.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const result = await target.append(stream, texts, expected);
  if (!result.ok) throw makeRefusedError(run[0]!, result.currentRevision);
}

/** Groups consecutive events of a stream into as few appends as possible. */
function* runsOf(page: readonly StoredEvent[]): Generator<readonly StoredEvent[]> {
  let run: StoredEvent[] = [];
  let characters = 0;
  for (const event of page) {
    const size = event.data.length + event.metadata.length;
    const last = run.at(-1);
    const follows = last !== undefined && event.stream === last.stream && event.revision === last.revision + 1;
    if (last !== undefined && (!follows || run.length === MOST_EVENTS || characters + size > MOST_CHARACTERS)) {
      yield run;
      run = [];
      characters = 0;
    }
    run.push(event);
    characters += size;
  }
  if (run.length > 0) yield run;
}

/** All events of a store, one by one. */
class Cursor {
  private readonly pages: AsyncIterator<readonly StoredEvent[]>;
  private page: readonly StoredEvent[] = [];
  private index = 0;

  constructor(source: EventReader) {
    this.pages = source.readAll(null)[Symbol.asyncIterator]();
  }

  async next(): Promise<StoredEvent | undefined> {
    while (this.index === this.page.length) {
      const next = await this.pages.next();
      if (next.done === true) return undefined;
      this.page = next.value;
      this.index = 0;
    }
    return this.page[this.index++];
  }
}

function makeOtherEventsError({ stream, revision }: StoredEvent): StoreError {
  return new StoreError(
    'STORE_HAS_OTHER_EVENTS',
    `The target holds events that are not the beginning of the source (event ${revision} of ${stream}): name an empty one, or the one that a move of this very store began.`,
  );
}

function differs({ stream, revision }: StoredEvent, difference: string): StoreError {
  return new StoreError(
    'STORE_CHANGED',
    `Event ${revision} of ${stream} is not the same at the target (${difference}): see that nobody else writes to either store, and move it to an empty one.`,
  );
}

function makeChangedError({ stream, revision }: StoredEvent): StoreError {
  return new StoreError(
    'STORE_CHANGED',
    `Event ${revision} of ${stream} came to the source while it was moved: stop every server on it, then run this again; it goes on where it ended.`,
  );
}

function makeRefusedError({ stream, revision }: StoredEvent, current: number | null): StoreError {
  const stands = current === null ? 'has no such stream' : `stands at revision ${current} there`;
  return new StoreError(
    'STORE_CHANGED',
    `The target does not take event ${revision} of ${stream}, for it ${stands}: see that nobody else writes to it, and by "tapis verify" that the source lacks nothing.`,
  );
}
