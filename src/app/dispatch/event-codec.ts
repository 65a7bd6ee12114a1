/**
 * Seals an event into its envelope, and reads one back. Each hash covers the hash of the event before in its stream, so a changed, removed
 * or inserted event is detected.
 */
import { secretFieldsOf, upcast, type DomainEvent } from '../../../events/catalogue.js';
import type { Actor, CommittedEvent, EventMetadata, RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import { EventWithheld } from '../../audit/bundle/bundle-reader.js';
import { commitToSecrets, findOpeningFaults, openSecrets } from '../../audit/commitments.js';
import { hashEvent, isAsHashed, sealMetadata } from '../../audit/hash-chain.js';
import type { EventToAppend, StoredEvent } from '../../store/event-store.js';
import { UnpackedEvent } from '../../store/packed-metadata.js';
import { AlteredEvent } from './altered-event.js';
import { checkEvent } from './event-check.js';
import { countEvent } from '../work-done.js';

/** What all events of one command share. */
export interface Provenance {
  readonly recordedAt: number;
  readonly actor: Actor;
  readonly commandId: string;
  readonly command: string;
  readonly commandDigest: string;
  readonly causationId: string | null;
  readonly correlationId: string;
  /** Milliseconds, above 0; left out when `recordedAt` is the time of the machine's clock. */
  readonly clockAdjustedBy?: number;
  /** Left out when false. */
  readonly inOwnCause?: true;
  /** Only with the first event of a stream. */
  readonly decisions?: number;
}

/**
 * Checks and seals the events of one command. The first has `revision` and follows the event with `previousHash`. Event ids are `idStart`
 * and the index. Returns each event as text for the store, and as the event that it will be once appended.
 * @throws UnreadableEvent when an event does not match its schema: a bug in a decider; nothing was appended
 */
export function sealEvents<E extends DomainEvent>(
  stream: StreamName,
  revision: number,
  previousHash: string | null,
  events: readonly E[],
  by: Provenance,
  idStart: string,
): { readonly texts: readonly EventToAppend[]; readonly committed: readonly CommittedEvent<E>[] } {
  const byText = JSON.stringify(by).slice(1, -1);
  const texts: EventToAppend[] = [];
  const committed: CommittedEvent<E>[] = [];
  let lastHash = previousHash;
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    const version = checkEvent(event);
    const id = idStart + index.toString(16).padStart(4, '0');
    const secrets = commitToSecrets(event.type, event.data);
    const openings = secrets?.openings;
    const data = JSON.stringify(secrets === null ? event.data : secrets.data);
    const at = revision + index;
    const unsealed = `{"version":${version},${byText},"previousHash":${lastHash === null ? 'null' : `"${lastHash}"`}}`;
    const sealed = hashEvent(stream, at, id, event.type, unsealed, data);
    texts.push({ id, type: event.type, data, metadata: sealMetadata(unsealed, sealed, openings) });
    const metadata: EventMetadata = {
      version,
      recordedAt: by.recordedAt,
      actor: by.actor,
      commandId: by.commandId,
      command: by.command,
      commandDigest: by.commandDigest,
      causationId: by.causationId,
      correlationId: by.correlationId,
      ...(by.clockAdjustedBy === undefined ? undefined : { clockAdjustedBy: by.clockAdjustedBy }),
      ...(by.inOwnCause === undefined ? undefined : { inOwnCause: by.inOwnCause }),
      ...(by.decisions === undefined ? undefined : { decisions: by.decisions }),
      previousHash: lastHash,
      hash: sealed,
      ...(openings === undefined ? {} : { openings }),
    };
    committed.push({ type: event.type, data: event.data, id, stream, revision: at, metadata } as unknown as CommittedEvent<E>);
    lastHash = sealed;
  }
  return { texts, committed };
}

/**
 * Checks a stored event and reads it in its current version.
 * @throws AlteredEvent when it was altered; UnreadableEvent for a type or version that this release does not know
 */
export function decodeEvent(stored: StoredEvent): RecordedEvent {
  if (!isAsHashed(stored instanceof EventWithheld ? stored.recorded : stored)) throw new AlteredEvent(stored, 'content');
  return decodeUnchecked(stored, true);
}

/**
 * Like {@link decodeEvent} without the check, for the audit, which checks hashes itself and reports every altered event.
 * @throws UnreadableEvent, also for a secret value that was removed
 */
export function decodeUnchecked(stored: StoredEvent, checksOpenings = false): RecordedEvent {
  countEvent(stored.data.length);
  const metadata = UnpackedEvent.metadataOf(stored);
  const recorded = JSON.parse(stored.data) as Record<string, unknown>;
  if (checksOpenings && secretFieldsOf(stored.type) !== undefined && findOpeningFaults(stored.type, recorded, metadata.openings).length > 0)
    throw new AlteredEvent(stored, 'secret');
  const data = openSecrets(stored.type, metadata.version, recorded, metadata.openings);
  const event = upcast(stored.type, metadata.version, data);
  return {
    type: event.type,
    data: event.data,
    id: stored.id,
    stream: stored.stream,
    revision: stored.revision,
    position: stored.position,
    metadata,
  } as RecordedEvent;
}
