/**
 * How resolvers read a view: they wait for a position, read a page, and say which position the answer reflects.
 */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { Projection, Row } from '../../../projections/projection.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Tapis } from '../../app/tapis.js';
import type { ViewReads } from '../../app/views/view-store.js';
import { waitTogether } from '../request/position-waits.js';
import { viewsLagging } from '../language/api-error.js';
import { type PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import type { TournamentPageArgs } from '../inputs/tournament-args.js';

/** The name under which resolvers are given the application. */
export const TAPIS = Symbol('tapis');

/** What queries read: the application, or what it was at a moment. */
export interface Reads extends Pick<Tapis, 'people' | 'now' | 'loadTournament'> {
  readonly views: ViewReads;
  readonly runner: Pick<Tapis['runner'], 'waitFor'>;
}

/** How long a query waits for the position it asked for. */
const PATIENCE_MS = 5_000;

/** The position that a view reflects; null before the first event. */
export function positionOf<Body>(tapis: Reads, view: Projection<Body>): number | null {
  return tapis.views.view(view.name).checkpoint?.position ?? null;
}

/**
 * Resolves when the views reflect the position; at once when there is none to wait for.
 * @throws ApiError `VIEWS_LAGGING` when that takes too long; `OVERLOADED` when too many wait without a token. A view that stands still says so itself when it is read
 */
export async function reach(tapis: Reads, position: number | null | undefined, ...views: readonly AnyProjection[]): Promise<void> {
  if (position == null || views.every((view) => (positionOf(tapis, view) ?? -1) >= position)) return;
  const names = views.map(({ name }) => name);
  const waited = await waitTogether(`${names.join(' ')} ${position}`, () => tapis.runner.waitFor(position, PATIENCE_MS, names));
  if (waited !== 'lagging' && waited !== 'stopped') return;
  const reached = views.map((view) => positionOf(tapis, view));
  throw viewsLagging(position, reached.includes(null) ? null : Math.min(...(reached as number[])));
}

/** Whether there is no such tournament: an empty answer of a view may mean so. Wait for `tournaments` too where a position is asked for. */
export function isUnknown(tapis: Reads, tournamentId: string): boolean {
  return tapis.views.get(tournaments, tournamentId) === undefined;
}

/** A page of a tournament's rows in a view, as nodes of a connection; null when there is no such tournament. */
export async function pageOfTournament<Body, Node>(
  tapis: Reads,
  view: Projection<Body>,
  args: TournamentPageArgs,
  show: (row: Row<Body>) => Node,
  partition: string = args.tournamentId,
): Promise<PageOf<Body, Node> | null> {
  const cursors = new Cursors(view.name, partition);
  const window = pageWindow(args, cursors);
  await reach(tapis, args.atLeast, view, tournaments);
  const page = tapis.views.page(view, partition, window);
  if (page.rows.length === 0 && isUnknown(tapis, args.tournamentId)) return null;
  return new PageOf(page, cursors, show, () => tapis.views.count(view, partition), positionOf(tapis, view));
}

/** A page of a partition of a view, as nodes of a connection. */
export async function pageOf<Body, Node>(
  tapis: Reads,
  view: Projection<Body>,
  partition: string,
  args: PageArgs,
  show: (row: Row<Body>) => Node,
): Promise<PageOf<Body, Node>> {
  const cursors = new Cursors(view.name, partition);
  const window = pageWindow(args, cursors);
  await reach(tapis, args.atLeast, view);
  const { views } = tapis;
  return new PageOf(views.page(view, partition, window), cursors, show, () => views.count(view, partition), positionOf(tapis, view));
}
