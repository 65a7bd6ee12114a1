/** Reads a stream of KurrentDB completely: continues after interruptions, skips foreign events, and detects deletion and truncation. */
import { BACKWARDS, END, FORWARDS, metastreamOf, START, type ResolvedEvent } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import type { ReadStreamOptions, StoredEvent } from '../event-store.js';
import type { KurrentConnection } from './connection.js';
import { makeDeletedError, makeTruncatedError, StaleRead } from './kurrent-errors.js';
import { readStreamAtServer, type StreamQuestion } from './server-reads.js';
import type { StreamNames } from './stream-names.js';
import type { StreamRegister } from './stream-register.js';
import { fromKurrent } from './stored-form.js';

/** The source of streams, and what is known of them. */
export interface StreamSource {
  readonly connection: KurrentConnection;
  readonly names: StreamNames;
  readonly register: StreamRegister;
  /** Whether a missing stream was deleted, if that is not known yet. */
  readonly wasDeleted: (stream: StreamName) => Promise<boolean>;
  /** The last known revision of a stream; -1 for none. A node that returns less is behind. */
  readonly atLeast: (stream: StreamName) => number;
  /** Called with the revision of a foreign event. */
  readonly passed?: (revision: number) => void;
  /** Ends the read when nobody waits for it. */
  readonly needless?: AbortSignal;
}

/**
 * @param upperBound a position not before any present event, for servers that return none with stream events (before 22.6)
 * @param tellAppendId called with KurrentDB's own id of each event, in order
 * @throws StoreError `STORE_DAMAGED` when revisions are missing
 */
export async function readStreamOf(
  { connection, names, register, wasDeleted, atLeast, passed, needless }: StreamSource,
  stream: StreamName,
  { direction = 'forwards', fromRevision, limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions,
  upperBound: () => Promise<number | null>,
  tellAppendId: (id: string) => void = () => undefined,
): Promise<StoredEvent[]> {
  const isForwards = direction === 'forwards';
  const events: StoredEvent[] = [];
  let next = fromRevision ?? (isForwards ? 0 : null);
  let bound: number | null = null;
  let attempts = 0;
  const take = async (resolved: ResolvedEvent): Promise<void> => {
    const { event } = resolved;
    if (event === undefined) return;
    const revision = Number(event.revision);
    // A backward read may begin beyond the end.
    const isDue = next === null || revision === next || (!isForwards && events.length === 0 && revision < next);
    if (!isDue) throw makeTruncatedError(stream, next!);
    const position = Number(event.position?.commit ?? Number.NaN);
    if (!Number.isSafeInteger(position)) bound ??= (await upperBound()) ?? 0;
    const stored = fromKurrent(event, stream, Number.isSafeInteger(position) ? position : bound!);
    if (stored === null) {
      register.noteForeign(event, stream, Number.isSafeInteger(position) ? position : null);
      passed?.(revision);
    } else {
      events.push(stored);
      tellAppendId(event.id);
    }
    next = isForwards ? revision + 1 : revision - 1;
  };
  const isDone = (): boolean => events.length >= limit || next === -1;
  if (isDone()) return events;
  const known = isForwards ? atLeast(stream) : -1;
  /** Returns whether there may be more; skipped events count as read. */
  const readSome = (): Promise<boolean> =>
    connection.call(
      async ({ client, heard, over }) => {
        if (isDone()) return false;
        const mine = ++attempts;
        let read = 0;
        const question: StreamQuestion = {
          direction: isForwards ? FORWARDS : BACKWARDS,
          fromRevision: next === null ? END : next === 0 && isForwards ? START : BigInt(next),
          maxCount: limit - events.length,
          ...connection.reading,
        };
        try {
          for await (const resolved of readStreamAtServer(client, names.inKurrent(stream), question, over)) {
            // An abandoned attempt may still receive something.
            if (mine !== attempts) return false;
            heard();
            read += 1;
            await take(resolved);
          }
        } catch (error) {
          if ((error as { type?: string }).type !== 'stream-not-found') throw error;
          const problem = register.problemOf(stream);
          if (problem !== null) throw problem;
          if (await wasDeleted(stream)) throw makeDeletedError(stream, error);
        }
        if (!isDone() && read < question.maxCount! && next !== null && next <= known) throw new StaleRead(stream);
        return !isDone() && read === question.maxCount;
      },
      needless === undefined ? {} : { needless },
    );
  for (let isMore = true; isMore;) isMore = await readSome();
  if (!isForwards && events.length < limit && next !== null && next >= 0 && events.length > 0) throw makeTruncatedError(stream, next);
  return events;
}

/** The revision before which a stream was truncated, which is its end if it was deleted; 0 for none. */
export async function tombOf(connection: KurrentConnection, name: string): Promise<number> {
  return connection.call(async ({ client, over }) => {
    try {
      const question = { direction: BACKWARDS, fromRevision: END, maxCount: 1, ...connection.reading } as const;
      for await (const { event } of readStreamAtServer(client, metastreamOf(name), question, over)) {
        const { $tb } = (event?.data ?? {}) as { readonly $tb?: unknown };
        return typeof $tb === 'number' ? $tb : 0;
      }
      return 0;
    } catch (error) {
      if ((error as { type?: string }).type === 'stream-not-found') return 0;
      // A user who may not read it may still write: then the stream's revisions show what was done.
      if ((error as { type?: string }).type === 'access-denied') return 0;
      throw error;
    }
  });
}
