/**
 * The thread that copies the log of a SQLite file into the file, as much as nobody reads or writes meanwhile. Node runs this file as it is, in tests too.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface CheckpointData {
  readonly path: string;
}

const { path } = workerData as CheckpointData;

parentPort!.on('message', () => {
  // Whoever closes a file last empties its log: this connection is closed before that.
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(PASSIVE)');
  database.close();
  parentPort!.postMessage(null);
});
