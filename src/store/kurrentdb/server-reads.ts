/**
 * Reads by gRPC in JavaScript, as the client appends and subscribes. The client's own reads use its native part, whose socket waits for the
 * kernel's delayed acknowledgement after other traffic, 40 ms (docs/decisions/0094).
 */
import type { CallOptions, ClientReadableStream } from '@grpc/grpc-js';
import {
  BACKWARDS,
  convertToCommandError,
  END,
  START,
  STREAM_NAME,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type BaseOptions,
  type Direction,
  type Filter,
  type KurrentDBClient,
  type Position,
  type ReadRevision,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import { convertGrpcEvent } from '@kurrent/kurrentdb-client/dist/utils/convertGrpcEvent.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streamsRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { ReadReq, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';

type Where = Pick<BaseOptions, 'requiresLeader' | 'credentials'>;

export interface StreamQuestion extends Where {
  /** Default: forwards. */
  readonly direction?: Direction;
  readonly fromRevision: ReadRevision;
  /** Default: all. */
  readonly maxCount?: number;
}

export interface LogQuestion extends Where {
  /** Default: forwards. */
  readonly direction?: Direction;
  readonly fromPosition: Position | typeof START | typeof END;
  readonly maxCount: number;
  /** Default: every event. */
  readonly filter?: Filter;
}

/** Private members of the client. */
interface Inner {
  GRPCStreamCreator(
    service: unknown,
    name: string,
    begin: (stub: {
      read(request: ReadReq, ...rest: readonly unknown[]): ClientReadableStream<ReadResp>;
    }) => ClientReadableStream<ReadResp>,
  ): () => Promise<ClientReadableStream<ReadResp>>;
  callArguments(options: Where, call: CallOptions): readonly unknown[];
}

/**
 * The events of a stream.
 * @param signal ends the call when nobody waits for it
 * @throws an error of the client; `stream-not-found` for a stream without events
 */
export async function* readStreamAtServer(
  client: KurrentDBClient,
  name: string,
  { direction, fromRevision, maxCount = Number.MAX_SAFE_INTEGER, ...where }: StreamQuestion,
  signal: AbortSignal,
): AsyncGenerator<ResolvedEvent> {
  const stream = new streamsPb.ReadReq.Options.StreamOptions();
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name).toString('base64'));
  stream.setStreamIdentifier(identifier);
  if (fromRevision === START) stream.setStart(nothing());
  else if (fromRevision === END) stream.setEnd(nothing());
  else stream.setRevision(String(fromRevision));
  const options = optionsOf(direction, maxCount);
  options.setStream(stream);
  options.setNoFilter(nothing());
  for await (const answer of answersTo(client, options, where, signal)) {
    if (answer.hasStreamNotFound()) throw new StreamNotFoundError(undefined, name);
    if (answer.hasEvent()) yield convertGrpcEvent(answer.getEvent()!);
  }
}

/**
 * The events of the log.
 * @param signal ends the call when nobody waits for it
 * @throws an error of the client
 */
export async function* readLogAtServer(
  client: KurrentDBClient,
  { direction, fromPosition, maxCount, filter, ...where }: LogQuestion,
  signal: AbortSignal,
): AsyncGenerator<AllStreamResolvedEvent> {
  const all = new streamsPb.ReadReq.Options.AllOptions();
  if (fromPosition === START) all.setStart(nothing());
  else if (fromPosition === END) all.setEnd(nothing());
  else {
    const position = new streamsPb.ReadReq.Options.Position();
    position.setCommitPosition(String(fromPosition.commit));
    position.setPreparePosition(String(fromPosition.prepare));
    all.setPosition(position);
  }
  const options = optionsOf(direction, maxCount);
  options.setAll(all);
  if (filter === undefined) options.setNoFilter(nothing());
  else options.setFilter(filterOf(filter));
  for await (const answer of answersTo(client, options, where, signal)) {
    if (answer.hasEvent()) yield convertGrpcEvent<AllStreamResolvedEvent>(answer.getEvent()!);
  }
}

const nothing = (): sharedPb.Empty => new sharedPb.Empty();

function optionsOf(direction: Direction | undefined, maxCount: number): ReadReq.Options {
  const { ReadDirection, UUIDOption } = streamsPb.ReadReq.Options;
  const options = new streamsPb.ReadReq.Options();
  options.setReadDirection(direction === BACKWARDS ? ReadDirection.BACKWARDS : ReadDirection.FORWARDS);
  options.setCount(String(maxCount));
  const asText = new UUIDOption();
  asText.setString(nothing());
  options.setUuidOption(asText);
  return options;
}

/** Only prefixes, which is all that Tapis uses. */
function filterOf(filter: Filter): ReadReq.Options.FilterOptions {
  const expression = new streamsPb.ReadReq.Options.FilterOptions.Expression();
  if ('prefixes' in filter) expression.setPrefixList([...filter.prefixes]);
  const options = new streamsPb.ReadReq.Options.FilterOptions();
  if (filter.filterOn === STREAM_NAME) options.setStreamIdentifier(expression);
  else options.setEventType(expression);
  options.setCount(nothing());
  options.setCheckpointintervalmultiplier(1);
  return options;
}

/** The server's answers as they come. The call ends when the consumer stops. */
async function* answersTo(client: KurrentDBClient, options: ReadReq.Options, where: Where, signal: AbortSignal): AsyncGenerator<ReadResp> {
  const request = new streamsPb.ReadReq();
  request.setOptions(options);
  const inner = client as unknown as Inner;
  const begin = inner.GRPCStreamCreator(streamsRpc.StreamsClient, 'read', (stub) =>
    // The caller bounds the time: a long stream takes long.
    stub.read(request, ...inner.callArguments(where, { deadline: Infinity })),
  );
  const call = await begin();
  const cancel = (): void => call.cancel();
  signal.addEventListener('abort', cancel);
  // The call may have been ended while the leader was searched for.
  if (signal.aborted) cancel();
  try {
    for await (const answer of call) yield answer as ReadResp;
  } catch (error) {
    throw convertToCommandError(error as Error);
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
