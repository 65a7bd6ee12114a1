/**
 * Adds an observer to any store. The caller gets the store's own promises, so observing costs no turn; the observer is called first. The
 * SQLite store does this itself, once per commit.
 */
import { StoreError, type EventStore, type StoreObserver } from './event-store.js';

/** After this time without an answer, the observer counts an append as failed, although it may still succeed; in milliseconds. */
const SLOW_MS = 5_000;

export function observeStore(store: EventStore, observer: StoreObserver): EventStore {
  const reading = <T>(work: Promise<T>): Promise<T> => {
    work.then(
      () => observer.read(),
      (error: unknown) => observer.failed('read', error),
    );
    return work;
  };
  return {
    append(stream, events, expected) {
      const appending = store.append(stream, events, expected);
      const slow = setTimeout(() => observer.failed('append', makeSlowError()), SLOW_MS).unref();
      appending.then(
        (result) => {
          clearTimeout(slow);
          if (!result.ok || result.duplicate) return;
          const { id, metadata } = events.at(-1)!;
          observer.committed({ id, metadata, stream, revision: result.revision, position: result.position });
        },
        (error: unknown) => {
          clearTimeout(slow);
          observer.failed('append', error);
        },
      );
      return appending;
    },
    readStream: (stream, options) => reading(store.readStream(stream, options)),
    readAll: (after, pageSize) => store.readAll(after, pageSize),
    subscribeToAll: (after, signal) => store.subscribeToAll(after, signal),
    lastPosition: () => reading(store.lastPosition()),
    ...(store.probe === undefined ? {} : { probe: () => store.probe!() }),
    ...(store.passOver === undefined ? {} : { passOver: (stream, after) => store.passOver!(stream, after) }),
    ...(store.expectStream === undefined ? {} : { expectStream: (stream) => store.expectStream!(stream) }),
    ...(store.writing === undefined ? {} : { writing: () => store.writing!() }),
    ...(store.troubles === undefined ? {} : { troubles: () => store.troubles!() }),
    // A query that finds the store away reports nothing new.
    ...(store.forQueries === undefined ? {} : { forQueries: store.forQueries }),
    ...(store.facts === undefined ? {} : { facts: store.facts }),
    close: () => store.close(),
  };
}

function makeSlowError(): StoreError {
  return new StoreError(
    'STORE_UNREACHABLE',
    `The store has not taken an append for ${SLOW_MS / 1_000} seconds: check that more than half of its nodes run and reach each other.`,
  );
}
