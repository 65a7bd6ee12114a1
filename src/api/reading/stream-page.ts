/** A page of a stream in the form of a view's page. */
import type { StreamName } from '../../../events/ids.js';
import type { Page, PageWindow } from '../../app/views/view-table.js';
import type { StoredEvent, StreamReader } from '../../store/event-store.js';

export interface StreamPage {
  readonly page: Page<StoredEvent>;
  /** The number of events of the stream. */
  readonly length: number;
  /** The position of its last event; null for none. */
  readonly position: number | null;
}

/** Reads the events in a window of revisions. */
export async function readEventPage(
  store: StreamReader,
  stream: StreamName,
  { after, before, first, last }: PageWindow,
): Promise<StreamPage> {
  const [newest] = await store.readStream(stream, { direction: 'backwards', limit: 1 });
  const length = newest === undefined ? 0 : newest.revision + 1;
  const lowest = Math.max(0, after === undefined ? 0 : after.sort + 1);
  const highest = Math.min(length - 1, before === undefined ? length - 1 : before.sort - 1);
  const size = Math.max(0, Math.min(first ?? last ?? length, highest - lowest + 1));
  const from = last === undefined ? lowest : highest - size + 1;
  const events = size === 0 ? [] : await store.readStream(stream, { fromRevision: from, limit: size });
  return {
    page: {
      rows: events.map((body) => ({ key: '', partition: stream, sort: body.revision, body })),
      hasPrevious: size > 0 && from > 0,
      hasNext: size > 0 && from + size < length,
    },
    length,
    position: newest?.position ?? null,
  };
}
