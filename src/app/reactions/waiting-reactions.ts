/** Waiting reactions by tournament. Those of one tournament keep their order; other tournaments continue. */
import { ownerOfStream } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import type { Patience } from '../patience.js';

/** The most waiting events of all tournaments together. Further ones wait for the next start. */
const MOST_WAITING = 10_000;

export interface WaitingReactionsOptions {
  /** Whether the reaction is finished; false when it has to be retried. Never throws. */
  readonly attempt: (stored: StoredEvent) => Promise<boolean>;
  readonly patience: () => Patience;
  readonly signal: AbortSignal;
}

export class WaitingReactions {
  private readonly lanes = new Map<string, StoredEvent[]>();
  private readonly working = new Set<Promise<void>>();
  private count = 0;

  constructor(private readonly options: WaitingReactionsOptions) {}

  /** Whether an earlier reaction of the same tournament waits. */
  holds({ stream }: Pick<StoredEvent, 'stream'>): boolean {
    return this.lanes.size > 0 && this.lanes.has(laneOf(stream));
  }

  /** @returns false when the limit is reached */
  add(stored: StoredEvent): boolean {
    if (this.count >= MOST_WAITING) return false;
    this.count += 1;
    const lane = laneOf(stored.stream);
    const others = this.lanes.get(lane);
    if (others !== undefined) {
      others.push(stored);
      return true;
    }
    const due = [stored];
    this.lanes.set(lane, due);
    const work = this.work(lane, due).finally(() => this.working.delete(work));
    this.working.add(work);
    return true;
  }

  /** The position of the first event whose reaction waits; null for none. */
  get first(): number | null {
    let first: number | null = null;
    for (const [{ position } = { position: Infinity }] of this.lanes.values()) first = Math.min(first ?? position, position);
    return first;
  }

  /** The problems for the operator, one sentence each. */
  troubles(): readonly string[] {
    return [...this.lanes]
      .slice(0, 20)
      .map(([, [next]]) => `the reaction to ${next!.type} of ${next!.stream} waits and is tried again; those of all others go on`);
  }

  /** Resolves when no attempt is running. The signal has ended the pauses. */
  async stop(): Promise<void> {
    await Promise.all(this.working);
  }

  private async work(lane: string, due: StoredEvent[]): Promise<void> {
    const patience = this.options.patience();
    while (due.length > 0) {
      await patience.wait();
      if (this.options.signal.aborted) return;
      while (due.length > 0 && (await this.options.attempt(due[0]!))) {
        due.shift();
        this.count -= 1;
        patience.goesWell();
      }
    }
    this.lanes.delete(lane);
  }
}

/** The tournament of a stream; the stream itself when it belongs to none. */
function laneOf(stream: StoredEvent['stream']): string {
  return ownerOfStream(stream) ?? stream;
}
