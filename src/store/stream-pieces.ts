/**
 * Reads a stream in pieces, with a turn of the loop between them: a stream of tens of thousands of events is never completely in memory,
 * and delays nothing.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamName } from '../../events/ids.js';
import type { StoredEvent, StreamReader } from './event-store.js';

/** Reading, decoding and folding a piece of this size takes a few milliseconds. */
export const EVENTS_A_PIECE = 250;

/** The events of a stream from a revision on, up to `limit`. A short stream costs one read. */
export async function* readPieces(
  reader: StreamReader,
  stream: StreamName,
  { fromRevision = 0, limit = Number.MAX_SAFE_INTEGER }: { readonly fromRevision?: number; readonly limit?: number } = {},
): AsyncGenerator<readonly StoredEvent[]> {
  for (let from = fromRevision, left = limit; ;) {
    const most = Math.min(EVENTS_A_PIECE, left);
    const piece = await reader.readStream(stream, { fromRevision: from, limit: most });
    if (piece.length > 0) yield piece;
    left -= piece.length;
    if (piece.length < most || left === 0) return;
    from = piece.at(-1)!.revision + 1;
    await nextTurn();
  }
}

/** The same, event by event. */
export async function* readEvents(...of: Parameters<typeof readPieces>): AsyncGenerator<StoredEvent> {
  for await (const piece of readPieces(...of)) yield* piece;
}
