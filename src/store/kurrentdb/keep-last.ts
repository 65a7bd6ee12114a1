/** Streams in which only the last event counts. The server drops the others. */
import { randomUUID } from 'node:crypto';
import type { EventData } from '@kurrent/kurrentdb-client';
import { appending } from './append-options.js';
import type { KurrentConnection } from './connection.js';
import { isBuried } from './kurrent-errors.js';

/**
 * Done before the first event, so that the server never returns replaced events, and a scavenge removes them from the disk.
 * @returns false when this user may not write stream metadata
 */
export function keepLastAlone(connection: KurrentConnection, stream: string): Promise<boolean> {
  const metadata: EventData = {
    id: randomUUID(),
    type: '$metadata',
    contentType: 'application/json',
    data: { $maxCount: 1 },
    metadata: {},
  };
  return connection.call(async ({ client }) => {
    try {
      // Only when the stream has no metadata: it may have been deleted.
      await client.appendToStream(`$$${stream}`, [metadata], { streamState: 'no_stream', ...appending });
    } catch (error) {
      const { type } = error as { type?: string };
      if (type === 'access-denied') return false;
      if (type !== 'wrong-expected-version' && !isBuried(error)) throw error;
    }
    return true;
  });
}
