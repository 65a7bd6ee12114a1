/**
 * Waits for views where an answer rests on them.
 */
import type { EventStore } from '../../store/event-store.js';
import type { ProjectionRunner } from './projection-runner.js';
import { ViewError } from './view-error.js';

/** How long a command waits for the views, milliseconds. */
const PATIENCE_MS = 5_000;

export class ViewWaits {
  constructor(
    private readonly runner: Pick<ProjectionRunner, 'waitFor'>,
    private readonly store: Pick<EventStore, 'lastPosition'>,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

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
}
