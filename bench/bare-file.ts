/** Events as texts in a plain table, without anything else: the baseline of the benchmark. */
import { DatabaseSync } from 'node:sqlite';
import type { EventStore, StoredEvent } from '../src/store/event-store.js';

/** Appends the groups, a durable commit for each. */
export function appendBare(path: string, groups: Iterable<readonly StoredEvent[]>): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(
    `CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
     data TEXT NOT NULL, metadata TEXT NOT NULL) STRICT; CREATE UNIQUE INDEX events_of_stream ON events (stream, revision);`,
  );
  const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)');
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  for (const group of groups) {
    begin.run();
    for (const event of group) insert.run(event.position, event.stream, event.revision, event.id, event.type, event.data, event.metadata);
    commit.run();
  }
  database.close();
}

/** Copies all events of a store into such a file. */
export async function copyBare(store: EventStore, path: string): Promise<void> {
  const pages: (readonly StoredEvent[])[] = [];
  for await (const page of store.readAll(null, 10_000)) pages.push(page);
  appendBare(path, pages);
}

/** Reads every event of such a file and parses its texts. @param see called with each @returns how many */
export function scanBare(path: string, see: (event: StoredEvent) => void = () => undefined): number {
  const database = new DatabaseSync(path, { readOnly: true });
  let read = 0;
  const rows = database.prepare('SELECT position, stream, revision, id, type, data, metadata FROM events ORDER BY position').iterate();
  for (const event of rows as Iterable<unknown> as Iterable<StoredEvent>) {
    see(event);
    if (JSON.parse(event.data) !== null && JSON.parse(event.metadata) !== null) read++;
  }
  database.close();
  return read;
}
