/**
 * The thread that copies the log of a SQLite file into the file while nobody uses the pages. Node runs this file directly, in tests too.
 */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface CheckpointData {
  readonly path: string;
}

const { path } = workerData as CheckpointData;

parentPort!.on('message', () => {
  // The last connection to close empties the log, so this one is closed first.
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(PASSIVE)');
  database.close();
  parentPort!.postMessage(null);
});
