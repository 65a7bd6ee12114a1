/** Reads what the account of a dispute quotes: the acts of the hand in their public form, and the events of its remedies. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { handStream, type StreamName } from '../../../events/ids.js';
import { lookUp } from '../../../events/look-up.js';
import { hideRecordedSecrets } from '../../audit/secrets.js';
import type { DisputeFacts } from '../../dispute/facts.js';
import { type DisputeAccount, eventKey } from '../../dispute/state.js';
import type { StoredEvent, StreamReader } from '../../store/event-store.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { readDecoded } from '../dispatch/stream-events.js';
import { readEvents } from '../../store/stream-pieces.js';
import { readTold } from './dispute-facts.js';

/** Events in their public form. */
export interface DisputeRecord {
  /** The events of the disputed hand, in order; none when the dispute is not about a hand. */
  readonly acts: readonly RecordedEvent[];
  /** The first remedies, in the order of the log. */
  readonly remedies: readonly RecordedEvent[];
  readonly facts: DisputeFacts;
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
  const facts = {
    ...(await readTold(reader, account)),
    undone: await readUndone(reader, remedies),
    seasons: await readSeasons(reader, remedies),
  };
  return { acts, remedies, facts };
}

/** What takes back an event of a type again, and the field that both name it by. */
const undoing: Readonly<Partial<Record<RecordedEvent['type'], readonly [by: RecordedEvent['type'], field: string]>>> = {
  PointsAdjusted: ['AdjustmentLifted', 'adjustment'],
  RowAmended: ['AmendmentLifted', 'amendment'],
  PlayerSuspended: ['SuspensionLifted', 'suspensionId'],
  PenaltyIssued: ['PenaltyLifted', 'penaltyId'],
  PlayerDisqualified: ['DisqualificationLifted', 'playerId'],
  PlayerDeclassed: ['DeclassingLifted', 'playerId'],
};

/** The corrections that were taken back again, each by the event that did so. */
async function readUndone(reader: StreamReader, remedies: readonly RecordedEvent[]): Promise<ReadonlyMap<string, RecordedEvent>> {
  const undone = new Map<string, RecordedEvent>();
  for (const remedy of remedies) {
    const [by, field] = undoing[remedy.type] ?? [];
    if (by === undefined) continue;
    const idOf = ({ data }: RecordedEvent): unknown => lookUp(data as Readonly<Record<string, unknown>>, field!);
    for await (const stored of readEvents(reader, remedy.stream, { fromRevision: remedy.revision + 1 })) {
      if (stored.type !== by) continue;
      const event = decodeEvent(stored);
      if (idOf(event) !== idOf(remedy)) continue;
      undone.set(eventKey(remedy), event);
      break;
    }
  }
  return undone;
}

/** The names of the seasons whose events are among the corrections. */
async function readSeasons(reader: StreamReader, remedies: readonly RecordedEvent[]): Promise<ReadonlyMap<StreamName, string>> {
  const names = new Map<StreamName, string>();
  const streams = new Set(remedies.map(({ stream }) => stream).filter((stream) => stream.startsWith('season-')));
  for (const stream of streams) {
    for await (const { type, data } of readEvents(reader, stream))
      if (type === 'SeasonCreated' || type === 'SeasonRenamed') names.set(stream, (JSON.parse(data) as { readonly name: string }).name);
  }
  return names;
}

function readPublic(stored: StoredEvent): RecordedEvent {
  const event = decodeEvent(stored);
  return event.stream.startsWith('hand-') ? hideRecordedSecrets(event) : event;
}
