/** Reads what the account of a dispute quotes: the acts of the hand in their public form, and the events of its remedies. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { handStream } from '../../../events/ids.js';
import { hideRecordedSecrets } from '../../audit/secrets.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { StoredEvent, StreamReader } from '../../store/event-store.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { readDecoded } from '../dispatch/stream-events.js';

/** Events in their public form. */
export interface DisputeRecord {
  /** The events of the disputed hand, in order; none when the dispute is not about a hand. */
  readonly acts: readonly RecordedEvent[];
  /** The first remedies, in the order of the log. */
  readonly remedies: readonly RecordedEvent[];
}

/** The most events in one document. */
const MOST_QUOTED = 100;

export async function readDisputeRecord(reader: StreamReader, account: DisputeAccount): Promise<DisputeRecord> {
  const { subject } = account;
  const acts = subject.kind === 'hand' ? await readDecoded(reader, handStream(subject.handId), {}, readPublic) : [];
  const remedies: RecordedEvent[] = [];
  for (const { stream, revision } of account.remedies.slice(0, MOST_QUOTED)) {
    const [stored] = await reader.readStream(stream, { fromRevision: revision, limit: 1 });
    if (stored !== undefined) remedies.push(readPublic(stored));
  }
  return { acts, remedies };
}

function readPublic(stored: StoredEvent): RecordedEvent {
  const event = decodeEvent(stored);
  return event.stream.startsWith('hand-') ? hideRecordedSecrets(event) : event;
}
