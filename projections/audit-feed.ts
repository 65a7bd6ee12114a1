/**
 * The audit feed: one small row per event, in the order of the store: what happened, who recorded it, and whom and what it concerns.
 * Partition: the tournament; sort: the event's position. The event's data, with any cards, stay in its stream.
 */
import type { Actor, RecordedEvent } from '../events/envelope.js';
import { type PlayerId, type StreamName, ownerOfStream } from '../events/ids.js';
import { mentionsOf } from '../events/mentions.js';
import { onEvery, type Projection, type Rows } from './projection.js';

export interface AuditRow {
  readonly type: RecordedEvent['type'];
  readonly stream: StreamName;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly actor: Actor;
  /** The command of the event. */
  readonly command: string;
  /** The tables it concerns; for an event of a hand, the hand's table. */
  readonly tables: readonly number[];
  /** The players in its data. */
  readonly players: readonly PlayerId[];
  /** The seats in an event of a hand; the view of hands has their players. Empty for other events. */
  readonly seats: readonly number[];
}

/** The row of an event. */
export function auditRowOf(event: RecordedEvent): AuditRow {
  const { type, stream, revision, metadata } = event;
  const { recordedAt, actor, command } = metadata;
  return { type, stream, revision, recordedAt, actor, command, ...mentionsOf(event) };
}

function record(event: RecordedEvent, rows: Rows<AuditRow>): void {
  const { position } = event;
  const body = auditRowOf(event);
  for (const partition of partitionsOf(event)) rows.put({ key: String(position), partition, sort: position, body });
}

/** Lost events concern every tournament that had some. A stream without a tournament has its own partition. */
function partitionsOf(event: RecordedEvent): readonly string[] {
  if (event.type === 'EventsLost') return event.data.tournaments.map(({ tournamentId }) => tournamentId);
  return [ownerOfStream(event.stream) ?? event.stream];
}

export const auditFeed: Projection<AuditRow> = {
  name: 'audit-feed',
  version: 3,
  appendOnly: ['type', 'stream', 'revision', 'recordedAt', 'actor', 'command', 'tables', 'players', 'seats'],
  on: onEvery(record),
};
