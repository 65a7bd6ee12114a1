/**
 * Moves the events of one store to another: the same texts at the same revisions, in the same order. What a move that was cut off has written is
 * the beginning of the source, so another one finds where to go on.
 */
import { StoreError, type EventReader, type EventStore, type StoredEvent } from './event-store.js';

/** An append carries no more than this, whatever the largest append that the target takes is set to (1 MiB in KurrentDB by default). */
const MOST_EVENTS = 500;
const MOST_CHARACTERS = 200_000;

/** How far the source is moved already. */
export interface MovedSoFar {
  readonly events: number;
  /** The source's position of the last event that stands at the target; null for none. */
  readonly after: number | null;
}

/**
 * What of the source stands at the target.
 * @throws StoreError `STORE_HAS_OTHER_EVENTS` when the target holds anything that is not the beginning of the source
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
  /** Events of the source up to this position are left out; null: none. */
  readonly after: number | null;
  /** Whether the target writes appends in the order of the calls, so that none has to wait for the one before it. */
  readonly inOrderOfCalls: boolean;
  /** Called with the number of events that this move has written, and the source's position of the last. */
  readonly onProgress: (events: number, position: number) => void;
}

/**
 * Writes the rest of the source to the target. @returns how many events were written
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
 * A reader that gives the target's events and compares each with the source's.
 * @throws StoreError, while it is read, `STORE_CHANGED` when the two are not the same, event for event
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

/** What of an event is not the same; null for the same. Positions are each store's own. */
function differenceOf(original: StoredEvent, event: StoredEvent): keyof StoredEvent | null {
  if (event.stream !== original.stream) return 'stream';
  if (event.revision !== original.revision) return 'revision';
  if (event.id !== original.id) return 'id';
  if (event.type !== original.type) return 'type';
  if (event.data !== original.data) return 'data';
  // The hash of the event is part of it.
  return event.metadata === original.metadata ? null : 'metadata';
}

/** Waits for all, even where one fails: none may go on behind the caller's back. @throws what failed first in the order of the calls */
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

/** Events of one stream that follow each other, as few appends as may be. */
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

/** All events of a store, one after the other. */
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
