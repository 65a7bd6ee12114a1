/** A cache of replayed hands: a hand that many people look at, as in a dispute or after a final, is decoded and folded once. */
import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { HandEvent } from '../../../events/hand.js';
import { handStream, type HandId } from '../../../events/ids.js';
import { readDecoded } from '../../app/dispatch/stream-events.js';
import { replayHand, type ReplayStep } from '../../audit/hand-replay.js';
import { type IncidentRecord, recordsOf } from '../../audit/incident-record.js';
import type { StreamReader } from '../../store/event-store.js';

export interface KeptReplay {
  readonly events: readonly RecordedEvent<HandEvent>[];
  /** All steps of the hand. @param secrets see `replayHand` */
  steps(secrets: boolean): readonly ReplayStep[];
  /** The incidents up to a revision. */
  readonly recordAt: (revision: number) => IncidentRecord;
}

/** Steps in the cache: about seventy hands, 12 MB. */
const MOST_STEPS = 5_000;

export class KeptReplays {
  readonly #kept = new LRUCache<HandId, KeptReplay>({ maxSize: MOST_STEPS, sizeCalculation: ({ events }) => events.length });

  constructor(private readonly store: StreamReader) {}

  /** Null for an unknown hand. @throws StoreError, UnreadableEvent */
  async read(id: HandId): Promise<KeptReplay | null> {
    const stream = handStream(id);
    const kept = this.#kept.get(id);
    if (kept !== undefined) {
      const [last] = await this.store.readStream(stream, { direction: 'backwards', limit: 1 });
      if (last?.id === kept.events.at(-1)!.id) return kept;
    }
    const events = await readDecoded(this.store, stream);
    if (events.length === 0) return null;
    const read = replayOf(events as RecordedEvent<HandEvent>[]);
    this.#kept.set(id, read);
    return read;
  }
}

function replayOf(events: readonly RecordedEvent<HandEvent>[]): KeptReplay {
  const made = new Map<boolean, readonly ReplayStep[]>();
  return {
    events,
    recordAt: recordsOf(events),
    steps(secrets) {
      const known = made.get(secrets) ?? replayHand(events, { secrets });
      made.set(secrets, known);
      return known;
    },
  };
}
