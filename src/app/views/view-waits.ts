/** Waits for the views that an answer depends on. */
import type { EventStore } from '../../store/event-store.js';
import type { ProjectionRunner } from './projection-runner.js';
import { ViewError } from './view-error.js';

/** How long a command waits for views, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The greatest age of other nodes' data that a command may depend on, in milliseconds. */
const RECENT_MS = 1_000;

export class ViewWaits {
  /** The last time the live views took events from the store. */
  #tookAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly runner: Pick<ProjectionRunner, 'waitFor' | 'onEvents' | 'status'>,
    private readonly store: Pick<EventStore, 'lastPosition'>,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    runner.onEvents(() => (this.#tookAt = performance.now()));
  }

  /** Waits until this node's views reflect a position. @throws ViewError on a timeout, or when they have stopped */
  readonly waitFor = async (position: number, views: readonly string[]): Promise<void> => {
    if ((await this.runner.waitFor(position, this.patienceMs, views)) === 'reached') return;
    throw new ViewError(
      'VIEW_BEHIND',
      `This node has not come to position ${position} yet, which the answer rests on. Send the command again with the same commandId.`,
    );
  };

  /** The same, by default up to the last recorded event. @throws ViewError */
  readonly reach = async (views: readonly string[], position?: number): Promise<void> =>
    this.waitFor(position ?? (await this.store.lastPosition()) ?? 0, views);

  /** Whether views reflect everything this node has received, and it has heard from the store within a second: docs/decisions/0095. */
  readonly areRecent = (views: readonly string[]): boolean =>
    performance.now() - this.#tookAt < RECENT_MS &&
    this.runner.status().every(({ view, state }) => state === 'live' || !views.includes(view));
}
