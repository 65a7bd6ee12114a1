/**
 * Which streams that do not exist were never deleted. A stream that was takes events as a new one does, at revisions that we did not mean. So it is asked
 * before the first event, unless all that the server keeps about streams was looked through once.
 */
import { eventTypeFilter } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import { RecentMap, UNUSED_MS } from '../recent-map.js';
import { AllReading, type seeBy } from './all-reading.js';
import type { KurrentConnection } from './connection.js';
import type { StreamNames } from './stream-names.js';
import { tombOf } from './stream-reading.js';
import { TOMBSTONE } from './stream-register.js';

/** The most streams that are remembered as never deleted. */
const STREAMS_KEPT = 5_000;
/** The type of an event that is a stream's metadata. */
const METADATA = '$metadata';
/** Of what the server keeps about streams. */
const MARKS_A_PAGE = 500;

export class SoundStreams {
  /** Streams that were asked for. What others do to them since then comes with the events. */
  private readonly asked = new RecentMap<StreamName, true>(STREAMS_KEPT, UNUSED_MS);
  /** Whether all streams that were deleted or cut are known. What is done to others from now on comes with the events. */
  private knowsAll = false;

  constructor(
    private readonly connection: KurrentConnection,
    private readonly names: StreamNames,
    private readonly see: ReturnType<typeof seeBy>,
  ) {}

  /** Whether a stream that does not exist was deleted. @throws StoreError */
  async wasDeleted(stream: StreamName): Promise<boolean> {
    return !this.isKnown(stream) && (await tombOf(this.connection, this.names.inKurrent(stream))) > 0;
  }

  /** Asks now, so that the first event need not wait for it. Never throws. */
  expect(stream: StreamName): void {
    if (this.isKnown(stream)) return;
    this.wasDeleted(stream).then(
      (wasDeleted) => void (wasDeleted || this.asked.set(stream, true)),
      // Whoever begins it asks again.
      () => undefined,
    );
  }

  /** Looks through the log once for streams that were deleted or cut. Never throws: without it, each stream is asked for. */
  async lookBack(): Promise<void> {
    const { connection, names, see } = this;
    const isOurs = (stream: string): boolean => names.isOurs(stream) || names.metadataOf(stream) !== null;
    const seeOurs: typeof see = (resolved) => (isOurs(resolved.event?.streamId ?? '') ? see(resolved) : null);
    const marks = new AllReading(connection, { ...names, followed: eventTypeFilter({ prefixes: [METADATA, TOMBSTONE] }) }, seeOurs);
    try {
      for (let from: number | null = null, isEnd = false; !isEnd;) ({ upTo: from, isEnd } = await marks.page(from, MARKS_A_PAGE));
      this.knowsAll = true;
    } catch {
      // The store is away or closed.
    }
  }

  private isKnown(stream: StreamName): boolean {
    return this.knowsAll || this.asked.get(stream) !== undefined;
  }
}
