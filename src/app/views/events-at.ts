/** Reads the events of audit feed lines from their streams. */
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { StreamReader } from '../../store/event-store.js';
import { decodeEvent } from '../dispatch/event-codec.js';

type EventPlace = Pick<AuditRow, 'stream' | 'revision'>;

/** Events of a stream at most this far apart are read together, with those between them. */
const NEAR = 20;

interface Run {
  readonly stream: StreamName;
  readonly from: number;
  to: number;
}

/** The events of the lines, and some between them, by position. */
export async function readEventsAt(reader: StreamReader, places: readonly EventPlace[]): Promise<ReadonlyMap<number, RecordedEvent>> {
  const events = new Map<number, RecordedEvent>();
  // One range after the other, so that a page does not block the store.
  for (const { stream, from, to } of runsOf(places)) {
    for (const stored of await reader.readStream(stream, { fromRevision: from, limit: to - from + 1 }))
      events.set(stored.position, decodeEvent(stored));
  }
  return events;
}

/** The ranges of streams that contain the events of these lines. */
function runsOf(places: readonly EventPlace[]): Run[] {
  const runs: Run[] = [];
  const open = new Map<StreamName, Run>();
  for (const { stream, revision } of places) {
    const run = open.get(stream);
    if (run !== undefined && revision - run.to <= NEAR) run.to = revision;
    else {
      const next: Run = { stream, from: revision, to: revision };
      open.set(stream, next);
      runs.push(next);
    }
  }
  return runs;
}
