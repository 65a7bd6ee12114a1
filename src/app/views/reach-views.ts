/**
 * Waits for views where an answer rests on them.
 */
import type { ProjectionRunner } from './projection-runner.js';
import { ViewError } from './view-error.js';

/**
 * @param timeoutMs milliseconds
 * @throws ViewError where the views do not come to the position in time, or stand still
 */
export async function reachViews(runner: ProjectionRunner, position: number, timeoutMs: number, views: readonly string[]): Promise<void> {
  if ((await runner.waitFor(position, timeoutMs, views)) === 'reached') return;
  throw new ViewError(
    'VIEW_BEHIND',
    `This node has not come to position ${position} yet, which the answer rests on. Send the command again with the same commandId.`,
  );
}
