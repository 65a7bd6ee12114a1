/**
 * What the wire service keeps: our memory store, with what a server has besides (streams of others, metadata of streams, deleted and truncated
 * streams, positions with gaps). It tests our client code; it stands in for no database.
 */
import { randomUUID } from 'node:crypto';
import type { StreamName } from '../../events/ids.js';
import type { StoredEvent } from '../../src/store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import type { StreamMetadata, WireAppended } from './messages.js';

export type Expected = number | 'noStream' | 'any' | 'streamExists';

export interface WireEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: string;
  readonly metadata: string;
}

export interface StandingEvent extends WireEvent {
  readonly stream: string;
  readonly revision: number;
  /** As on the wire. */
  readonly position: number;
}

export type WireResult =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number }
  | { readonly kind: 'conflict'; readonly current: number | null }
  | { readonly kind: 'deleted' };

/** The type of the event that a tombstone is. */
export const TOMBSTONE = '$streamDeleted';

/** What stands before a stream's name in the name of the stream of its metadata. */
const METADATA = '$$';

/** Positions on the wire have gaps, as those of a log of bytes do. */
const FIRST = 1_024;
const GAP = 97;
const onWire = (position: number): number => FIRST + position * GAP;

/** The position in the memory store after which events at or after (`inclusive`) or after a position of the wire stand; null for the first. */
function before(wirePosition: number, inclusive: boolean): number | null {
  const exact = (wirePosition - FIRST) / GAP;
  const after = inclusive ? Math.ceil(exact) - 1 : Math.floor(exact);
  return after < 1 ? null : after;
}

export class WireLog {
  readonly appended: WireAppended[] = [];
  private readonly store = new MemoryEventStore();
  /** The metadata of streams that was written last. */
  private readonly metadata = new Map<string, StreamMetadata>();
  /** The tombstones of streams, each by its position. */
  private readonly tombstones = new Map<string, number>();
  /** By stream, the last revision that reads give. Null: they give all. */
  private shownUpTo: Map<string, number> | null = null;
  /** By node and stream, the first revision that its disk still has. */
  private readonly scavenged = new Map<number, ReadonlyMap<string, number>>();
  private readonly lastRevisions = new Map<string, number>();

  async append(stream: string, events: readonly WireEvent[], expected: Expected): Promise<WireResult> {
    if (this.tombstones.has(stream)) return { kind: 'deleted' };
    const current = await this.lastRevision(stream);
    const hidden = this.isHidden(stream, current);
    if (expected === 'streamExists' && (current === null || hidden)) return { kind: 'conflict', current: null };
    // A stream that was deleted takes events as a new one does, and numbers them on.
    const from = typeof expected === 'number' || (expected === 'noStream' && !hidden) ? expected : (current ?? 'noStream');
    const texts = events.map(({ id, type, contentType, data, metadata }) => ({
      id,
      type,
      data,
      metadata: JSON.stringify({ contentType, metadata }),
    }));
    const result = await this.store.append(stream as StreamName, texts, from);
    if (!result.ok) return { kind: 'conflict', current: hidden ? null : result.currentRevision };
    if (!result.duplicate) for (const event of events) this.appended.push({ stream, ...event });
    // A stream that was deleted for now is there again, from here on.
    if (hidden && !result.duplicate) await this.setMetadata(stream, { ...this.metadata.get(stream), $tb: (current ?? -1) + 1 });
    if (stream.startsWith(METADATA)) this.metadata.set(stream.slice(METADATA.length), JSON.parse(events.at(-1)!.data) as StreamMetadata);
    this.lastRevisions.set(stream, Math.max(result.revision, this.lastRevisions.get(stream) ?? -1));
    return { kind: 'written', revision: result.revision, position: onWire(result.position) };
  }

  /**
   * Null where there is no stream, or where it was deleted.
   * @param upTo the last position that is known to the node that reads
   */
  async readStream(
    stream: string,
    direction: 'forwards' | 'backwards',
    from: number | null,
    upTo = Infinity,
  ): Promise<StandingEvent[] | 'deleted' | null> {
    const tombstone = this.tombstones.get(stream);
    if (tombstone !== undefined && tombstone <= upTo) return 'deleted';
    const current = await this.lastRevision(stream);
    if (current === null || this.isHidden(stream, current)) return null;
    const options = from === null ? { direction } : { direction, fromRevision: from };
    const standing = await this.store.readStream(stream as StreamName, options);
    const first = this.firstOf(stream, current);
    const last = this.shownUpTo === null ? Infinity : (this.shownUpTo.get(stream) ?? -1);
    return standing.filter(({ revision }) => revision >= first && revision <= last).map(standingEvent);
  }

  /** All events at or after a position, or at or before it. */
  async *readAll(direction: 'forwards' | 'backwards', from: number | null): AsyncGenerator<StandingEvent> {
    if (direction === 'forwards') {
      for await (const page of this.store.readAll(from === null ? null : before(from, true), 500)) yield* page.map(standingEvent);
      return;
    }
    const all: StandingEvent[] = [];
    for await (const page of this.store.readAll(null)) all.push(...page.map(standingEvent));
    yield* all.reverse().filter(({ position }) => from === null || position <= from);
  }

  async *subscribe(after: number | null | 'end', signal: AbortSignal): AsyncGenerator<StandingEvent[]> {
    const from = after === 'end' ? await this.store.lastPosition() : after === null ? null : before(after, false);
    for await (const batch of this.store.subscribeToAll(from, signal)) yield batch.map(standingEvent);
  }

  async lastPosition(): Promise<number> {
    return onWire((await this.store.lastPosition()) ?? 0);
  }

  /** As an operator does it: for now by the metadata, for good by a tombstone, which is the last event of the stream. */
  async remove(stream: string, how: 'soft' | 'hard'): Promise<void> {
    if (how === 'soft') return this.setMetadata(stream, { $tb: Number.MAX_SAFE_INTEGER });
    await this.write(stream, TOMBSTONE, '{}');
    this.tombstones.set(stream, await this.lastPosition());
  }

  async setMetadata(stream: string, metadata: StreamMetadata): Promise<void> {
    this.metadata.set(stream, metadata);
    // Past what a double holds exactly, as the server writes it for a deleted stream.
    const data = JSON.stringify(metadata).replace(String(Number.MAX_SAFE_INTEGER), '9223372036854775807');
    await this.write(`$$${stream}`, '$metadata', data);
  }

  private async write(stream: string, type: string, data: string): Promise<void> {
    const event = { id: randomUUID(), type, data, metadata: JSON.stringify({ contentType: 'application/json', metadata: '' }) };
    await this.store.append(stream as StreamName, [event], (await this.lastRevision(stream)) ?? 'noStream');
  }

  isTombstoned(stream: string): boolean {
    return this.tombstones.has(stream);
  }

  /** Takes from the disk of a node what reads do not give. The last event of a stream stays, and that of a buried stream is its tombstone. */
  async scavenge(node: number): Promise<void> {
    const first = new Map<string, number>();
    for (const stream of new Set([...this.metadata.keys(), ...this.tombstones.keys()])) {
      const last = await this.lastRevision(stream);
      if (last !== null) first.set(stream, this.tombstones.has(stream) ? last : Math.min(last, this.firstOf(stream, last)));
    }
    this.scavenged.set(node, first);
  }

  /** Whether the disk of a node has an event. */
  isOnDisk(node: number, { stream, revision }: StandingEvent): boolean {
    return revision >= (this.scavenged.get(node)?.get(stream) ?? 0);
  }

  /** The events of users' streams on the disk of a node, each as `stream@revision`. */
  async onDisk(node: number): Promise<readonly string[]> {
    const there: string[] = [];
    for await (const event of this.readAll('forwards', null))
      if (!event.stream.startsWith('$') && event.type !== TOMBSTONE && this.isOnDisk(node, event))
        there.push(`${event.stream}@${event.revision}`);
    return there;
  }

  /** What is appended from now on is not read, until it is called with false. */
  hideLater(hidden: boolean): void {
    this.shownUpTo = hidden ? new Map(this.lastRevisions) : null;
  }

  /** The first revision that is given of a stream. */
  private firstOf(stream: string, current: number): number {
    const { $tb = 0, $maxCount = Infinity } = this.metadata.get(stream) ?? {};
    return Math.max($tb, current + 1 - $maxCount);
  }

  private isHidden(stream: string, current: number | null): boolean {
    return current !== null && this.firstOf(stream, current) > current;
  }

  private async lastRevision(stream: string): Promise<number | null> {
    const [last] = await this.store.readStream(stream as StreamName, { direction: 'backwards', limit: 1 });
    return last?.revision ?? null;
  }
}

function standingEvent({ id, type, data, metadata, stream, revision, position }: StoredEvent): StandingEvent {
  const kept = JSON.parse(metadata) as { contentType: string; metadata: string };
  return { id, type, data, ...kept, stream, revision, position: onWire(position) };
}
