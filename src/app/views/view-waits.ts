/**
 * Waits for views where an answer rests on them.
 */
import type { EventStore } from '../../store/event-store.js';
import type { ProjectionRunner } from './projection-runner.js';
import { ViewError } from './view-error.js';

/** How long a command waits for the views, milliseconds. */
const PATIENCE_MS = 5_000;
/** How old what this node knows of other nodes may be where a command rests on it, milliseconds. */
const RECENT_MS = 1_000;

export class ViewWaits {
  /** When the live views had last taken what came from the store. */
  #tookAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly runner: Pick<ProjectionRunner, 'waitFor' | 'onEvents' | 'status'>,
    private readonly store: Pick<EventStore, 'lastPosition'>,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    runner.onEvents(() => (this.#tookAt = performance.now()));
  }

  /** Waits until views of this node show what was decided up to a position. @throws ViewError where they do not in time, or stand still */
  readonly waitFor = async (position: number, views: readonly string[]): Promise<void> => {
    if ((await this.runner.waitFor(position, this.patienceMs, views)) === 'reached') return;
    throw new ViewError(
      'VIEW_BEHIND',
      `This node has not come to position ${position} yet, which the answer rests on. Send the command again with the same commandId.`,
    );
  };

  /** The same, up to the last that is recorded where no position is named. @throws ViewError */
  readonly reach = async (views: readonly string[], position?: number): Promise<void> =>
    this.waitFor(position ?? (await this.store.lastPosition()) ?? 0, views);

  /** Whether views of this node show all that it heard, and it heard something of the store within a second: docs/decisions/0095. */
  readonly areRecent = (views: readonly string[]): boolean =>
    performance.now() - this.#tookAt < RECENT_MS &&
    this.runner.status().every(({ view, state }) => state === 'live' || !views.includes(view));
}
