/** The decoded events of one stream, in batches; other work runs in between. */
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import type { StoredEvent, StreamReader } from '../../store/event-store.js';
import { readPieces } from '../../store/stream-pieces.js';
import { decodeEvent } from './event-codec.js';

/** @param from the first revision, and the most events */
export async function readDecoded(
  reader: StreamReader,
  stream: StreamName,
  from?: { readonly fromRevision?: number; readonly limit?: number },
  decode: (stored: StoredEvent) => RecordedEvent = decodeEvent,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const piece of readPieces(reader, stream, from)) for (const stored of piece) events.push(decode(stored));
  return events;
}
