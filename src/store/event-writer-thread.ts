/**
 * The thread that writes events when the disk is slow. Node runs this file directly, in tests too: it imports Node's modules and the given
 * module.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Commit, CommitFailure, EventWriter } from './event-writer.js';

export interface WriterData {
  readonly path: string;
  /** How long a commit waits for another process's lock, in milliseconds. */
  readonly busyTimeoutMs: number;
  /** The path of {@link EventWriter}. */
  readonly module: string;
}

export interface WriterAnswer {
  readonly failure: CommitFailure | null;
  /** The disk time of the last commit, in milliseconds. */
  readonly diskMs: number;
}

const { path, busyTimeoutMs, module } = workerData as WriterData;
const code = (await import(module)) as { EventWriter: typeof EventWriter };
let opened: { readonly database: DatabaseSync; readonly writer: EventWriter } | null = null;

function open(): NonNullable<typeof opened> {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
  return { database, writer: new code.EventWriter(database) };
}

function commit(asked: Commit): CommitFailure | null {
  try {
    return (opened ??= open()).writer.commit(asked);
  } catch (error) {
    return { isOfRow: false, error };
  }
}

/** Between threads, an error keeps only its message. */
function tell(failure: CommitFailure | null): CommitFailure | null {
  if (failure === null) return null;
  const { code, errcode, message } = failure.error as { code?: string; errcode?: number; message: string };
  return { ...failure, error: { code, errcode, message } };
}

parentPort!.on('message', (asked: Commit | null) => {
  if (asked !== null) {
    const failure = tell(commit(asked));
    parentPort!.postMessage({ failure, diskMs: opened?.writer.diskMs ?? 0 } satisfies WriterAnswer);
    return;
  }
  opened?.database.close();
  parentPort!.close();
});
