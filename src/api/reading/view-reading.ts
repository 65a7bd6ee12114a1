/** How resolvers read views: they wait for a position, read a page, and return the position of the answer. */
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { Projection, Row } from '../../../projections/projection.js';
import { tournaments } from '../../../projections/tournaments.js';
import { waitTogether } from '../request/position-waits.js';
import { viewsLagging } from '../language/api-error.js';
import { type PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import type { Reads } from './reading.js';
import type { TournamentPageArgs } from '../inputs/tournament-args.js';

/** How long a query waits for its position. */
const PATIENCE_MS = 5_000;

/** The position of a view; null before the first event. */
export function positionOf<Body>(reads: Reads, view: Projection<Body>): number | null {
  return reads.views.view(view.name).checkpoint?.position ?? null;
}

/** The position that all of these views reflect; null while one has no event yet. */
export function positionOfAll({ views }: Pick<Reads, 'views'>, names: Iterable<string>): number | null {
  const reached = Array.from(names, (name) => views.view(name).checkpoint?.position ?? null);
  return reached.reduce((least, position) => (least === null || position === null ? null : Math.min(least, position)));
}

/**
 * Resolves when the views reflect a position; at once for none.
 * @throws ApiError `VIEWS_LAGGING` after a timeout; `OVERLOADED` when too many wait without a token. A stopped view throws when it is read
 */
export async function reach(reads: Reads, position: number | null | undefined, ...views: readonly AnyProjection[]): Promise<void> {
  if (position == null || views.every((view) => (positionOf(reads, view) ?? -1) >= position)) return;
  const names = views.map(({ name }) => name);
  const waited = await waitTogether(`${names.join(' ')} ${position}`, () => reads.runner.waitFor(position, PATIENCE_MS, names));
  if (waited !== 'lagging' && waited !== 'stopped') return;
  const reached = views.map((view) => positionOf(reads, view));
  throw viewsLagging(position, reached.includes(null) ? null : Math.min(...(reached as number[])));
}

/** Whether a tournament is unknown, which may explain an empty answer. Wait for `tournaments` too if a position is requested. */
export function isUnknown(reads: Reads, tournamentId: string): boolean {
  return reads.views.get(tournaments, tournamentId) === undefined;
}

/** A page of a tournament's rows as nodes; null for an unknown tournament. */
export async function pageOfTournament<Body, Node>(
  reads: Reads,
  view: Projection<Body>,
  args: TournamentPageArgs,
  show: (row: Row<Body>) => Node,
  partition: string = args.tournamentId,
): Promise<PageOf<Body, Node> | null> {
  const cursors = new Cursors(view.name, partition);
  const window = pageWindow(args, cursors);
  await reach(reads, args.atLeast, view, tournaments);
  const page = reads.views.page(view, partition, window);
  if (page.rows.length === 0 && isUnknown(reads, args.tournamentId)) return null;
  return new PageOf(page, cursors, show, () => reads.views.count(view, partition), positionOf(reads, view));
}

/** A page of a view's partition as nodes. */
export async function pageOf<Body, Node>(
  reads: Reads,
  view: Projection<Body>,
  partition: string,
  args: PageArgs,
  show: (row: Row<Body>) => Node,
): Promise<PageOf<Body, Node>> {
  const cursors = new Cursors(view.name, partition);
  const window = pageWindow(args, cursors);
  await reach(reads, args.atLeast, view);
  const { views } = reads;
  return new PageOf(views.page(view, partition, window), cursors, show, () => views.count(view, partition), positionOf(reads, view));
}
