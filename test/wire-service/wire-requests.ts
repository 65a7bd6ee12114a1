/**
 * What requests to the wire service say: the name of a stream, an event to be written, the filter of a subscription.
 */
import { once, type EventEmitter } from 'node:events';
import type { AppendReq, BatchAppendReq, ReadReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { StandingEvent, WireEvent } from './wire-log.js';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

export function nameOf(bytes: Uint8Array): string {
  return textOf(bytes);
}

/** An event as a request carries it. */
export function eventOf(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): WireEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: textOf(message.getData_asU8()),
    metadata: textOf(message.getCustomMetadata_asU8()),
  };
}

/** The filter that the client asks for, over names of streams or types of events. */
export function filterOf(options: ReadReq.Options): (event: StandingEvent) => boolean {
  const filter = options.getFilter();
  if (filter === undefined) return () => true;
  const byName = filter.hasStreamIdentifier();
  const expression = byName ? filter.getStreamIdentifier() : filter.getEventType();
  const prefixes = expression?.getPrefixList() ?? [];
  const pattern = expression?.getRegex() ?? '';
  const subject = (event: StandingEvent): string => (byName ? event.stream : event.type);
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => subject(event).startsWith(prefix));
  return (event) => new RegExp(pattern).test(subject(event));
}

/** When an append is to be given up, milliseconds since 1970 on the client's clock. */
export function deadlineOf(options: BatchAppendReq.Options): number {
  const deadline = options.getDeadline21100();
  return deadline === undefined ? Infinity : deadline.getSeconds() * 1_000;
}

/** Resolves when a call can be written to again, or is over. */
export async function drained(call: EventEmitter, signal?: AbortSignal): Promise<void> {
  await Promise.race([
    once(call, 'drain', signal === undefined ? {} : { signal }).catch(() => undefined),
    once(call, 'cancelled').catch(() => undefined),
  ]);
}
