/** Checks whether this program can fold a stream that an earlier one set aside: the stream is folded alone, into temporary rows. */
import { ownerOfStream, type StreamName } from '../../../events/ids.js';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { handlerOf } from '../../../projections/projection.js';
import { RowsInMemory } from '../../../projections/rows-in-memory.js';
import type { StoredEvent, StreamReader } from '../../store/event-store.js';
import { readPieces } from '../../store/stream-pieces.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { eventsWithHands } from '../tournament-events.js';
import { MOST_CHARACTERS } from './row-buffer.js';
import type { View } from './view.js';

type Reader = StreamReader;

/** The most streams tried per view: a fix repairs most of them or none. */
const MOST_TRIED = 5;

/** The names of views that can now fold one of the streams they had set aside. */
export async function findRepairedViews(reader: Reader, views: readonly View[]): Promise<readonly string[]> {
  const repaired: string[] = [];
  for (const { name, projection, setAside } of views) {
    const tried = setAside.list().slice(0, MOST_TRIED);
    for (const { stream } of tried) {
      if (!(await takes(reader, projection, stream))) continue;
      repaired.push(name);
      break;
    }
  }
  return repaired;
}

async function takes(reader: Reader, projection: AnyProjection, stream: StreamName): Promise<boolean> {
  const rows = new RowsInMemory<never>();
  try {
    for await (const piece of eventsAround(reader, stream)) {
      for (const stored of piece) {
        // An event that no view takes may be altered too.
        const event = decodeEvent(stored);
        handlerOf(projection.on, event.type)?.(event, rows);
      }
      for (const { body } of rows.all()) if (!(JSON.stringify(body).length <= MOST_CHARACTERS)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** The events of the stream's tournament, which make the rows it needs; those of the stream alone when it belongs to none. */
function eventsAround(reader: Reader, stream: StreamName): AsyncIterable<readonly StoredEvent[]> {
  const owner = ownerOfStream(stream);
  return owner === null ? readPieces(reader, stream) : eventsWithHands(reader, owner);
}
