/** The disputes of a tournament, one row each, in the order of their numbers, with the events that cite them: remedies and consequences. */
import { type DisputeEvent, disputeEvents } from '../events/dispute.js';
import type { RecordedEvent } from '../events/envelope.js';
import { type DisputeId, isDisputeId, numberOfDispute, ownerOfStream, type StreamName, tournamentOfDispute } from '../events/ids.js';
import { evolve } from '../src/dispute/evolve.js';
import { type DisputeAccount, eventKey, initialState } from '../src/dispute/state.js';
import { type EventNamed, mergeHandlers, onEach, onEvery, type Projection, type Rows } from './projection.js';

/** More events than any correction makes. */
const MOST_REMEDIES = 500;

/** Whether an event that cites a dispute is its remedy: of its tournament, of a season or of a person. */
function isRemedyOf(disputeId: DisputeId, stream: StreamName): boolean {
  const id = stream.slice(stream.indexOf('-') + 1);
  if (stream.startsWith('dispute-')) return false;
  if (stream.startsWith('sheet-')) return id === tournamentOfDispute(disputeId);
  if (stream.startsWith('season-') || stream.startsWith('player-')) return true;
  return ownerOfStream(stream) === tournamentOfDispute(disputeId);
}

type DisputeEventType = DisputeEvent['type'];
const types = Object.keys(disputeEvents) as DisputeEventType[];

function follow({ type, data, revision, metadata }: EventNamed<DisputeEventType>, rows: Rows<DisputeAccount>): void {
  const { disputeId } = data;
  const before = rows.get(disputeId)?.body;
  const { claim, ...state } = evolve(before === undefined ? initialState : { ...before, claim: before }, { type, data } as DisputeEvent);
  const { recordedAt, actor, inOwnCause = false } = metadata;
  const remedies = before?.remedies.filter((remedy) => !state.disowned.includes(eventKey(remedy))) ?? [];
  const steps = [...(before?.steps ?? []), { revision, type, recordedAt, actor, inOwnCause }];
  const body: DisputeAccount = { ...claim!, ...state, steps, remedies };
  rows.put({ key: disputeId, partition: tournamentOfDispute(disputeId), sort: numberOfDispute(disputeId), body });
}

function link(
  { type, stream, revision, position, metadata: { correlationId, recordedAt } }: RecordedEvent,
  rows: Rows<DisputeAccount>,
): void {
  if (!isDisputeId(correlationId) || !isRemedyOf(correlationId, stream)) return;
  const row = rows.get(correlationId);
  if (row === undefined || row.body.remedies.length >= MOST_REMEDIES) return;
  const remedies = [...row.body.remedies, { stream, revision, position, type, recordedAt }];
  rows.put({ ...row, body: { ...row.body, remedies } });
}

export const disputes: Projection<DisputeAccount> = {
  name: 'disputes',
  version: 1,
  on: mergeHandlers<DisputeAccount>(onEach<DisputeEventType, DisputeAccount>(types, follow), onEvery(link)),
};
