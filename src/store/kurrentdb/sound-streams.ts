/**
 * Which unknown streams were never deleted. A deleted stream accepts events like a new one, at unintended revisions. So it is checked
 * before the first event, unless all stream metadata was searched once.
 */
import { eventTypeFilter } from '@kurrent/kurrentdb-client';
import type { StreamName } from '../../../events/ids.js';
import { RecentMap, UNUSED_MS } from '../recent-map.js';
import { AllReading, type seeBy } from './all-reading.js';
import type { KurrentConnection } from './connection.js';
import type { StreamNames } from './stream-names.js';
import { tombOf } from './stream-reading.js';
import { TOMBSTONE } from './stream-register.js';

/** The most streams remembered as never deleted. */
const STREAMS_KEPT = 5_000;
/** The type of a stream's metadata event. */
const METADATA = '$metadata';
/** Metadata events read per page. */
const MARKS_A_PAGE = 500;

export class SoundStreams {
  /** Streams that were checked. Later changes come with the events. */
  private readonly asked = new RecentMap<StreamName, true>(STREAMS_KEPT, UNUSED_MS);
  /** Whether all deleted or truncated streams are known. Later changes come with the events. */
  private knowsAll = false;

  constructor(
    private readonly connection: KurrentConnection,
    private readonly names: StreamNames,
    private readonly see: ReturnType<typeof seeBy>,
  ) {}

  /** Whether an unknown stream was deleted. @throws StoreError */
  async wasDeleted(stream: StreamName): Promise<boolean> {
    return !this.isKnown(stream) && (await tombOf(this.connection, this.names.inKurrent(stream))) > 0;
  }

  /** Checks in advance, so that the first event need not wait. Never throws. */
  expect(stream: StreamName): void {
    if (this.isKnown(stream)) return;
    this.wasDeleted(stream).then(
      (wasDeleted) => void (wasDeleted || this.asked.set(stream, true)),
      // The first append checks again.
      () => undefined,
    );
  }

  /** Searches the log once for deleted or truncated streams. Never throws: if it fails, each stream is checked. */
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
