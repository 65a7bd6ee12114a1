/**
 * Streams in which only the last event counts. The server keeps that one and drops the others.
 */
import { randomUUID } from 'node:crypto';
import type { EventData } from '@kurrent/kurrentdb-client';
import { appending } from './append-options.js';
import type { KurrentConnection } from './connection.js';
import { isBuried } from './kurrent-errors.js';

/**
 * Done before the first event, so that the server never gives one that was replaced, and a scavenge takes it from the disk.
 * @returns false where this user may not write the metadata of streams
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
      // Only where nobody has said anything of the stream: it may have been deleted.
      await client.appendToStream(`$$${stream}`, [metadata], { streamState: 'no_stream', ...appending });
    } catch (error) {
      const { type } = error as { type?: string };
      if (type === 'access-denied') return false;
      if (type !== 'wrong-expected-version' && !isBuried(error)) throw error;
    }
    return true;
  });
}
