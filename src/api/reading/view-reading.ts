/**
 * How resolvers read a view: they wait for a position, read a page, and say which position the answer reflects.
 * May import: the facade, the views, its neighbours.
 */
import type { Projection, Row } from '../../../projections/projection.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Tapis } from '../../app/tapis.js';
import { waitTogether } from '../server/position-waits.js';
import { viewsLagging } from '../language/api-error.js';
import { PageOf, pageWindow } from '../language/connections.js';
import type { TournamentPageArgs } from '../language/tournament-args.js';

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
 * @throws ApiError `VIEWS_LAGGING` when that takes too long; `OVERLOADED` when too many wait without a token. A view that stands still says so itself when it is read
 */
export async function reach<Body>(tapis: Tapis, position: number | null | undefined, view: Projection<Body>): Promise<void> {
  if (position == null || (positionOf(tapis, view) ?? -1) >= position) return;
  const waited = await waitTogether(`${view.name} ${position}`, () => tapis.runner.waitFor(position, PATIENCE_MS, [view.name]));
  if (waited === 'lagging' || waited === 'stopped') throw viewsLagging(position, positionOf(tapis, view));
}

/** Whether there is no such tournament: an empty answer of a view may mean so. */
export function isUnknown(tapis: Tapis, tournamentId: string): boolean {
  return tapis.views.get(tournaments, tournamentId) === undefined;
}

/** A page of a tournament's rows in a view, as nodes of a connection; null when there is no such tournament. */
export async function pageOfTournament<Body, Node>(
  tapis: Tapis,
  view: Projection<Body>,
  args: TournamentPageArgs,
  show: (row: Row<Body>) => Node,
  partition: string = args.tournamentId,
): Promise<PageOf<Body, Node> | null> {
  await reach(tapis, args.atLeast, view);
  const page = tapis.views.page(view, partition, pageWindow(args));
  if (page.rows.length === 0 && isUnknown(tapis, args.tournamentId)) return null;
  return new PageOf(page, show, () => tapis.views.count(view, partition), positionOf(tapis, view));
}
