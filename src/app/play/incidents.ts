/** The incidents of a hand, read from its events. */
import type { HandEvent } from '../../../events/hand.js';
import { type HandId, handStream } from '../../../events/ids.js';
import { type IncidentRecord, recordsOf } from '../../audit/incident-record.js';
import type { StreamReader } from '../../store/event-store.js';
import { readDecoded } from '../dispatch/stream-events.js';

/** The incidents of a hand up to a revision. */
export async function readIncidents(store: StreamReader, id: HandId, revision: number): Promise<IncidentRecord> {
  return recordsOf((await readDecoded(store, handStream(id), { limit: revision + 1 })) as unknown as HandEvent[])(revision);
}
