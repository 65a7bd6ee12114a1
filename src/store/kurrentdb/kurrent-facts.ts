/**
 * Facts that a store on KurrentDB keeps beside the events. Each fact has a stream, whose last event counts. The event filter excludes these
 * streams.
 */
import { randomUUID } from 'node:crypto';
import { BACKWARDS, END } from '@kurrent/kurrentdb-client';
import { z } from 'zod';
import type { FactName, StoreFacts } from '../store-facts.js';
import { appending, streamStateOf } from './append-options.js';
import type { KurrentConnection } from './connection.js';
import { isBuried } from './kurrent-errors.js';
import { keepLastAlone } from './keep-last.js';
import { readStreamAtServer } from './server-reads.js';
import { toKurrent } from './stored-form.js';

const Fact = z.object({ text: z.string() });

interface Standing {
  readonly id: string;
  readonly revision: number;
  /** Null for what no node wrote. */
  readonly text: string | null;
}

/** @param inKurrent the stream name of a fact */
export function factsOf(connection: KurrentConnection, inKurrent: (name: FactName) => string): StoreFacts {
  const readLast = (stream: string): Promise<Standing | null> =>
    connection.call(async ({ client, over }) => {
      const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1, ...connection.reading } as const;
      try {
        for await (const { event } of readStreamAtServer(client, stream, options, over)) {
          if (event === undefined) continue;
          return { id: event.id, revision: Number(event.revision), text: Fact.safeParse(event.data).data?.text ?? null };
        }
        return null;
      } catch (error) {
        if ((error as { type?: string }).type === 'stream-not-found' || isBuried(error)) return null;
        throw error;
      }
    });
  return {
    async read(name) {
      return (await readLast(inKurrent(name)))?.text ?? null;
    },
    async write(name, text, before) {
      const stream = inKurrent(name);
      const standing = await readLast(stream);
      if ((standing?.text ?? null) !== before) return false;
      // Without that right, older events stay and are not read.
      if (standing === null) await keepLastAlone(connection, stream);
      // One id for all attempts, so that one without an answer is recognized.
      const id = randomUUID();
      const data = [toKurrent({ id, type: 'Fact', data: JSON.stringify({ text }), metadata: '{}' }, id)];
      return connection.call(async ({ client }) => {
        try {
          await client.appendToStream(stream, data, { streamState: streamStateOf(standing?.revision ?? 'noStream'), ...appending });
          return true;
        } catch (error) {
          if ((error as { type?: string }).type !== 'wrong-expected-version') throw error;
        }
        return (await readLast(stream))?.id === id;
      });
    },
  };
}
