/**
 * What resolvers do around reading a view: wait for a position, and say which one the answer reflects.
 * May import: the facade.
 */
import type { Projection } from '../../../projections/projection.js';
import type { Tapis } from '../../app/tapis.js';
import { viewsLagging } from '../language/api-error.js';

/** The name under which resolvers are given the application. */
export const TAPIS = Symbol('tapis');

/** How long a query waits for the position it asked for. */
const PATIENCE_MS = 5_000;

/** The position that a view reflects; null before the first event. */
export function positionOf<Body>(tapis: Tapis, view: Projection<Body>): number | null {
  return tapis.views.view(view.name).checkpoint?.position ?? null;
}

/**
 * Resolves when the view reflects the position; at once when there is none to wait for.
 * @throws ApiError `VIEWS_LAGGING` when that takes too long. A view that stands still says so itself when it is read
 */
export async function reach<Body>(tapis: Tapis, position: number | null | undefined, view: Projection<Body>): Promise<void> {
  if (position == null) return;
  const waited = await tapis.runner.waitFor(position, PATIENCE_MS, [view.name]);
  if (waited === 'lagging' || waited === 'stopped') throw viewsLagging(position, positionOf(tapis, view));
}
