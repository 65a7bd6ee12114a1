/**
 * The wire service's answers as protocol buffers, and its refusals as the errors that clients know servers by.
 * It tests our client code; it stands in for no database.
 */
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import codePb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/code_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import statusPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { UUID } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import type { AppendResp, BatchAppendResp, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { TOMBSTONE, type Expected, type StandingEvent, type WireResult } from './wire-log.js';

export interface Address {
  readonly host: string;
  readonly port: number;
}

function refusal(code: status, message: string, metadata: Readonly<Record<string, string>> = {}): Partial<ServiceError> {
  const map = new Metadata();
  for (const [key, value] of Object.entries(metadata)) map.set(key, value);
  return { code, details: message, message, metadata: map };
}

export const refusals = {
  denied: () => refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' }),
  unauthenticated: () => refusal(status.UNAUTHENTICATED, 'Unauthenticated'),
  unavailable: () => refusal(status.UNAVAILABLE, 'Server Is Not Ready'),
  noLeader: () => refusal(status.UNKNOWN, 'No leader info available in response'),
  unimplemented: () => refusal(status.UNIMPLEMENTED, 'Service is unimplemented.'),
  notLeader: ({ host, port }: Address) =>
    refusal(status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': host,
      'leader-endpoint-port': String(port),
    }),
  deleted: (stream: string) =>
    refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, { exception: 'stream-deleted', 'stream-name': stream }),
  timeout: () => refusal(status.ABORTED, 'Operation timed out'),
  tooLarge: () =>
    refusal(status.INVALID_ARGUMENT, 'Maximum Append Size of 1048576 Exceeded.', {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': '1048576',
    }),
} as const;

function identifierOf(stream: string): InstanceType<typeof sharedPb.StreamIdentifier> {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8').toString('base64'));
  return identifier;
}

export function eventAnswer(event: StandingEvent, structuredIds: boolean): ReadResp {
  const recorded = new streamsPb.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuidOf(event.id, structuredIds));
  recorded.setStreamIdentifier(identifierOf(event.stream));
  // A tombstone stands behind every revision that there can be.
  recorded.setStreamRevision(event.type === TOMBSTONE ? '9223372036854775807' : String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded.getMetadataMap().set('type', event.type).set('content-type', event.contentType).set('created', '638000000000000000');
  recorded.setData(Buffer.from(event.data, 'utf8'));
  recorded.setCustomMetadata(Buffer.from(event.metadata, 'utf8'));
  const resolved = new streamsPb.ReadResp.ReadEvent();
  resolved.setEvent(recorded);
  resolved.setCommitPosition(String(event.position));
  const answer = new streamsPb.ReadResp();
  answer.setEvent(resolved);
  return answer;
}

function uuidOf(id: string, structured: boolean): UUID {
  const uuid = new sharedPb.UUID();
  if (!structured) {
    uuid.setString(id);
    return uuid;
  }
  const digits = id.replaceAll('-', '');
  const parts = new sharedPb.UUID.Structured();
  parts.setMostSignificantBits(BigInt.asIntN(64, BigInt(`0x${digits.slice(0, 16)}`)).toString());
  parts.setLeastSignificantBits(BigInt.asIntN(64, BigInt(`0x${digits.slice(16)}`)).toString());
  uuid.setStructured(parts);
  return uuid;
}

export function noSuchStream(stream: string): ReadResp {
  const missing = new streamsPb.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifierOf(stream));
  const answer = new streamsPb.ReadResp();
  answer.setStreamNotFound(missing);
  return answer;
}

export function confirmation(): ReadResp {
  const confirmed = new streamsPb.ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId('00000000-0000-4000-8000-000000000000');
  const answer = new streamsPb.ReadResp();
  answer.setConfirmation(confirmed);
  return answer;
}

export function checkpoint(position: number): ReadResp {
  const reached = new streamsPb.ReadResp.Checkpoint();
  reached.setCommitPosition(String(position));
  reached.setPreparePosition(String(position));
  const answer = new streamsPb.ReadResp();
  answer.setCheckpoint(reached);
  return answer;
}

export function caughtUp(): ReadResp {
  const answer = new streamsPb.ReadResp();
  answer.setCaughtUp(new streamsPb.ReadResp.CaughtUp());
  return answer;
}

/** The answer to `Append`, the call of one append. A deleted stream is an error instead. */
export function appendAnswer(result: Exclude<WireResult, { kind: 'deleted' }>, expected: Expected, withPosition: boolean): AppendResp {
  const answer = new streamsPb.AppendResp();
  if (result.kind === 'written') {
    const success = new streamsPb.AppendResp.Success();
    success.setCurrentRevision(String(result.revision));
    if (withPosition) {
      const position = new streamsPb.AppendResp.Position();
      position.setCommitPosition(String(result.position));
      position.setPreparePosition(String(result.position));
      success.setPosition(position);
    } else success.setNoPosition(new sharedPb.Empty());
    answer.setSuccess(success);
    return answer;
  }
  const wrong = new streamsPb.AppendResp.WrongExpectedVersion();
  if (result.current === null) wrong.setCurrentNoStream(new sharedPb.Empty());
  else wrong.setCurrentRevision(String(result.current));
  if (expected === 'noStream') wrong.setExpectedNoStream(new sharedPb.Empty());
  else if (expected === 'any') wrong.setExpectedAny(new sharedPb.Empty());
  else if (expected === 'streamExists') wrong.setExpectedStreamExists(new sharedPb.Empty());
  else wrong.setExpectedRevision(String(expected));
  answer.setWrongExpectedVersion(wrong);
  return answer;
}

/** The answer to one append of `BatchAppend`. */
export function batchAnswer(
  correlationId: UUID | undefined,
  stream: string,
  result: WireResult | { readonly kind: 'denied' | 'timeout' | 'tooLarge' | 'notReady' },
  expected: Expected,
  withPosition: boolean,
): BatchAppendResp {
  const answer = new streamsPb.BatchAppendResp();
  answer.setCorrelationId(correlationId);
  answer.setStreamIdentifier(identifierOf(stream));
  if (result.kind === 'written') {
    const success = new streamsPb.BatchAppendResp.Success();
    success.setCurrentRevision(String(result.revision));
    if (withPosition) {
      const position = new sharedPb.AllStreamPosition();
      position.setCommitPosition(String(result.position));
      position.setPreparePosition(String(result.position));
      success.setPosition(position);
    } else success.setNoPosition(new emptyPb.Empty());
    answer.setSuccess(success);
    return answer;
  }
  const error = new statusPb.Status();
  error.setCode(codePb.Code.UNKNOWN);
  error.setMessage(result.kind === 'notReady' ? 'Server Is Not Ready' : result.kind);
  const [name, bytes] = detailsOf(stream, result, expected);
  const details = new anyPb.Any();
  details.pack(bytes, name === 'Empty' ? 'google.protobuf.Empty' : `event_store.client.${name}`);
  error.setDetails(details);
  answer.setError(error);
  return answer;
}

function detailsOf(
  stream: string,
  result: Exclude<Parameters<typeof batchAnswer>[2], { kind: 'written' }>,
  expected: Expected,
): [name: string, bytes: Uint8Array] {
  switch (result.kind) {
    case 'conflict': {
      const wrong = new sharedPb.WrongExpectedVersion();
      if (result.current === null) wrong.setCurrentNoStream(new emptyPb.Empty());
      else wrong.setCurrentStreamRevision(String(result.current));
      if (expected === 'noStream') wrong.setExpectedNoStream(new emptyPb.Empty());
      else if (expected === 'any') wrong.setExpectedAny(new emptyPb.Empty());
      else if (expected === 'streamExists') wrong.setExpectedStreamExists(new emptyPb.Empty());
      else wrong.setExpectedStreamPosition(String(expected));
      return ['WrongExpectedVersion', wrong.serializeBinary()];
    }
    case 'deleted': {
      const deleted = new sharedPb.StreamDeleted();
      deleted.setStreamIdentifier(identifierOf(stream));
      return ['StreamDeleted', deleted.serializeBinary()];
    }
    case 'denied':
      return ['AccessDenied', new sharedPb.AccessDenied().serializeBinary()];
    case 'notReady':
      return ['Empty', new emptyPb.Empty().serializeBinary()];
    case 'timeout':
      return ['Timeout', new sharedPb.Timeout().serializeBinary()];
    case 'tooLarge': {
      const exceeded = new sharedPb.MaximumAppendSizeExceeded();
      exceeded.setMaxappendsize(1_048_576);
      return ['MaximumAppendSizeExceeded', exceeded.serializeBinary()];
    }
  }
}
