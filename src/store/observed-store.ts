/**
 * Any store, with an observer beside it. The caller gets the store's own promises, so that watching costs no turn; the observer hears first.
 * The store on a SQLite file does the same by itself, once a commit.
 */
import type { EventStore, StoreObserver } from './event-store.js';

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
      appending.then(
        (result) => {
          if (!result.ok || result.duplicate) return;
          const { id, metadata } = events.at(-1)!;
          observer.committed({ id, metadata, stream, revision: result.revision, position: result.position });
        },
        (error: unknown) => observer.failed('append', error),
      );
      return appending;
    },
    readStream: (stream, options) => reading(store.readStream(stream, options)),
    readAll: (after, pageSize) => store.readAll(after, pageSize),
    subscribeToAll: (after, signal) => store.subscribeToAll(after, signal),
    lastPosition: () => reading(store.lastPosition()),
    ...(store.probe === undefined ? {} : { probe: () => store.probe!() }),
    close: () => store.close(),
  };
}
