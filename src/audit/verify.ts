/** Checks a whole store: that every event is unaltered, in its place, and matches its schema. */
import { upcast, validateEvent } from '../../events/catalogue.js';
import type { EventMetadata } from '../../events/envelope.js';
import type { EventReader, ForeignEvent, StoredEvent } from '../store/event-store.js';
import { findOpeningFaults, type OpeningFault, openSecrets } from './commitments.js';
import { hashEvent, unsealMetadata } from './hash-chain.js';

/**
 * How a store differs from what was recorded. `BAD_HASH`: altered. `BROKEN_CHAIN`: an earlier event was altered, removed or inserted.
 * `GAP`: events of its stream are missing. `HOLE`: events of any stream are. `BAD_OPENING`: a secret value does not match its commitment,
 * or is missing. `NOT_OURS`: not written by Tapis, and skipped. `UNREADABLE`: does not match its schema. `HAND_MISSING`, `HAND_CUT_SHORT`,
 * `HAND_NOT_OPENED`: tournament and hand disagree.
 */
export type Fault =
  | { readonly code: 'BAD_HASH'; readonly isThere: boolean }
  | { readonly code: 'BROKEN_CHAIN' }
  | { readonly code: 'GAP'; readonly expected: number }
  | { readonly code: 'HOLE'; readonly from: number; readonly to: number }
  | ({ readonly code: 'BAD_OPENING' } & OpeningFault)
  | { readonly code: 'NOT_OURS' }
  | { readonly code: 'UNREADABLE'; readonly detail: string }
  | { readonly code: 'HAND_MISSING'; readonly handId: string }
  | { readonly code: 'HAND_CUT_SHORT'; readonly handId: string }
  | { readonly code: 'HAND_NOT_OPENED'; readonly tournamentId: string }
  /** Recorded so much earlier than an event before it that a clock was wrong. Milliseconds since 1970. */
  | { readonly code: 'TIME_BACK'; readonly before: number; readonly at: number }
  /** The log up to the event differs from an earlier head; it agrees with a head of `agreed` events. */
  | { readonly code: 'HEAD_DIFFERS'; readonly size: number; readonly agreed: number }
  /** The vault has another name than the recorded one, or one that was taken back. */
  | { readonly code: 'NAME_DIFFERS' }
  /** The vault lacks a recorded name. */
  | { readonly code: 'NAME_MISSING' }
  /** The event's hash differs from the published tile, or the tile is missing. Later events were not compared. */
  | { readonly code: 'TILE_DIFFERS'; readonly isThere: boolean }
  /** An earlier head has more events. */
  | { readonly code: 'LOG_CUT'; readonly size: number; readonly events: number };

/** A fault at the event that shows it. */
export type Finding = Fault & Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'type'>;

/** Another check while all events are read. */
export interface EventCheck {
  see(event: StoredEvent): void;
  /** The findings after all events. */
  end(): Iterable<Finding>;
}

export interface Verification {
  readonly events: number;
  readonly streams: number;
  readonly findings: readonly Finding[];
}

/** What is known of a stream so far. */
interface Link {
  revision: number;
  hash: string | null;
}

/** Reads every event once. Keeps a short entry per stream in memory. */
export async function verifyStore(
  store: Pick<EventReader, 'readAll' | 'findings'>,
  onProgress: (events: number) => void = () => undefined,
  checks: readonly EventCheck[] = [],
): Promise<Verification> {
  const links = new Map<string, Link>();
  const findings: Finding[] = [];
  let events = 0;
  for await (const page of store.readAll(null)) {
    for (const event of page) {
      const link = links.get(event.stream) ?? { revision: -1, hash: null };
      for (const fault of faultsOf(event, link)) findings.push(findingAt(event, fault));
      link.revision = event.revision;
      link.hash = unsealMetadata(event.metadata)?.hash ?? null;
      links.set(event.stream, link);
      for (const check of checks) check.see(event);
    }
    events += page.length;
    onProgress(events);
  }
  for (const check of checks) findings.push(...check.end());
  return { events, streams: links.size, findings: withForeign(findings, store.findings?.().foreign ?? []) };
}

/** Foreign events are findings themselves, not gaps. */
function withForeign(findings: readonly Finding[], foreign: readonly ForeignEvent[]): readonly Finding[] {
  const places = new Set(foreign.map(({ stream, revision }) => `${stream} ${revision}`));
  const isFilled = ({ stream, expected }: { stream: string; expected: number }, upTo: number): boolean => {
    for (let revision = expected; revision < upTo; revision += 1) if (!places.has(`${stream} ${revision}`)) return false;
    return expected < upTo;
  };
  return [
    ...findings.filter((finding) => finding.code !== 'GAP' || !isFilled(finding, finding.revision)),
    ...foreign.map((event) => ({ ...event, position: event.position ?? -1, code: 'NOT_OURS' as const })),
  ];
}

/** A finding at an event. */
export function findingAt({ position, stream, revision, type }: StoredEvent, fault: Fault): Finding {
  return { position, stream, revision, type, ...fault };
}

function* faultsOf(event: StoredEvent, before: Link): Generator<Fault> {
  const sealed = unsealMetadata(event.metadata);
  if (sealed === null) {
    yield { code: 'BAD_HASH', isThere: false };
    return;
  }
  const { stream, revision, id, type, data } = event;
  if (hashEvent(stream, revision, id, type, sealed.unsealed, data) !== sealed.hash) {
    yield { code: 'BAD_HASH', isThere: true };
  }
  if (revision !== before.revision + 1) yield { code: 'GAP', expected: before.revision + 1 };
  const metadata = parseText(event.metadata) as Partial<EventMetadata> | undefined;
  if (metadata?.previousHash !== before.hash) yield { code: 'BROKEN_CHAIN' };
  const recorded = (parseText(data) ?? {}) as Record<string, unknown>;
  const badOpenings = findOpeningFaults(type, recorded, metadata?.openings);
  for (const fault of badOpenings) yield { code: 'BAD_OPENING', ...fault };
  if (badOpenings.length > 0) return;
  try {
    const version = Number(metadata?.version);
    validateEvent(upcast(type, version, openSecrets(type, version, JSON.parse(data) as Record<string, unknown>, metadata?.openings)));
  } catch (error) {
    yield { code: 'UNREADABLE', detail: (error as Error).message };
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
