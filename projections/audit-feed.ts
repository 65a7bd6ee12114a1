/**
 * The audit feed: one light row an event, in the order of the store: what happened, who recorded it, and whom and what it concerns.
 * Partition: the tournament; sort: the event's position. The event's data stays in its stream, and with it every card.
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
  /** The name of the command that made the event. */
  readonly command: string;
  /** The tables that it concerns; that of the hand for an event of one. */
  readonly tables: readonly number[];
  /** The players that its data names. */
  readonly players: readonly PlayerId[];
  /** The seats that an event of a hand names; the view of hands knows who sits there. Empty for any other. */
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

/** Events that were lost concern every tournament that had some of them. A stream that belongs to no tournament has a partition of its own. */
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
