/**
 * The disputes about a tournament, one row each, in the order of their numbers, with the events that name them: what was put right, and what followed.
 */
import { eventTypes } from '../events/catalogue.js';
import { type DisputeEvent, disputeEvents } from '../events/dispute.js';
import type { RecordedEvent } from '../events/envelope.js';
import { type DisputeId, isDisputeId, ownerOfStream, type StreamName, tournamentOfDispute } from '../events/ids.js';
import { evolve } from '../src/dispute/evolve.js';
import { type DisputeClaim, type DisputeState, eventKey, initialState } from '../src/dispute/state.js';
import { type EventNamed, mergeHandlers, onEach, type Projection, type Rows } from './projection.js';

/** An event that names the dispute. */
export interface Remedy {
  readonly stream: StreamName;
  readonly revision: number;
  readonly position: number;
  readonly type: RecordedEvent['type'];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
}

/** When something of a dispute was recorded, and by whom. */
export interface DisputeStep {
  readonly type: DisputeEvent['type'];
  readonly recordedAt: number;
  readonly actor: RecordedEvent['metadata']['actor'];
  /** Whether the official is concerned by it themselves. */
  readonly inOwnCause: boolean;
}

export interface DisputeRow extends Omit<DisputeState, 'claim'>, DisputeClaim {
  readonly steps: readonly DisputeStep[];
  readonly remedies: readonly Remedy[];
}

/** More events than any correction makes. */
const MOST_REMEDIES = 500;

/** Whether an event that names a dispute is a remedy of it: of its tournament, of a season or of a person. */
export function isRemedyOf(disputeId: DisputeId, stream: StreamName): boolean {
  const id = stream.slice(stream.indexOf('-') + 1);
  if (stream.startsWith('dispute-')) return false;
  if (stream.startsWith('sheet-')) return id === tournamentOfDispute(disputeId);
  if (stream.startsWith('season-') || stream.startsWith('player-')) return true;
  return ownerOfStream(stream) === tournamentOfDispute(disputeId);
}

type DisputeEventType = DisputeEvent['type'];
const types = Object.keys(disputeEvents) as DisputeEventType[];

function follow({ type, data, metadata }: EventNamed<DisputeEventType>, rows: Rows<DisputeRow>): void {
  const { disputeId } = data;
  const before = rows.get(disputeId)?.body;
  const { claim, ...state } = evolve(before === undefined ? initialState : { ...before, claim: before }, { type, data } as DisputeEvent);
  const { recordedAt, actor, inOwnCause = false } = metadata;
  const remedies = before?.remedies.filter((remedy) => !state.disowned.includes(eventKey(remedy))) ?? [];
  const steps = [...(before?.steps ?? []), { type, recordedAt, actor, inOwnCause }];
  const body: DisputeRow = { ...state, ...claim!, steps, remedies };
  rows.put({ key: disputeId, partition: body.tournamentId, sort: body.number, body });
}

function link({ type, stream, revision, position, metadata: { correlationId, recordedAt } }: RecordedEvent, rows: Rows<DisputeRow>): void {
  if (!isDisputeId(correlationId) || !isRemedyOf(correlationId, stream)) return;
  const row = rows.get(correlationId);
  if (row === undefined || row.body.remedies.length >= MOST_REMEDIES) return;
  const remedies = [...row.body.remedies, { stream, revision, position, type, recordedAt }];
  rows.put({ ...row, body: { ...row.body, remedies } });
}

export const disputes: Projection<DisputeRow> = {
  name: 'disputes',
  version: 1,
  on: mergeHandlers<DisputeRow>(
    onEach<DisputeEventType, DisputeRow>(types, follow),
    onEach(
      eventTypes.map(({ type }) => type as RecordedEvent['type']),
      link,
    ),
  ),
};
