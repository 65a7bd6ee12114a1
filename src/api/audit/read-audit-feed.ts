/** Reads a page of the audit feed, filtered or complete. */
import { auditFeed } from '../../../projections/audit-feed.js';
import { hands } from '../../../projections/hands.js';
import { tournaments } from '../../../projections/tournaments.js';
import { type Connection, PageOf, pageWindow, type PageInfo } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { isUnknown, positionOf, reach } from '../reading/view-reading.js';
import type { AuditFeedArgs } from './audit-filter.inputs.js';
import { type Feed, searchFeed, type Searched } from './audit-search.js';
import { AuditEntry } from './audit.types.js';
import { FeedPage, HandSeats } from './feed-page.js';
import type { FeedSight } from '../policy/words-seen.js';
import type { Reading } from '../reading/reading.js';

/** A page of the feed; null for an unknown tournament. @throws ApiError for invalid paging arguments */
export async function readAuditFeed(reading: Reading, args: AuditFeedArgs, sight: FeedSight): Promise<Connection<AuditEntry> | null> {
  const { tournamentId, atLeast, filter } = args;
  const sought = filter == null || Object.values(filter).every((condition) => condition == null) ? null : filter;
  const { playerId = null, table = null, types = null, from = null, to = null } = sought ?? {};
  const conditions = sought === null ? [] : [playerId, table, types === null ? null : [...types].sort(), from, to];
  const cursors = new Cursors(auditFeed.name, sought === null ? tournamentId : JSON.stringify([tournamentId, ...conditions]));
  const window = pageWindow(args, cursors);
  await reach(reading, atLeast, auditFeed, hands, tournaments);
  if (isUnknown(reading, tournamentId)) return null;
  const seats = new HandSeats(reading, sight.whose);
  const feed: Feed = (part) => reading.views.page(auditFeed, tournamentId, part);
  const searched = sought === null ? null : searchFeed(feed, window, sought, (row) => seats.playersOf(row));
  const page = searched ?? feed(window);
  const behind = new FeedPage(reading, page.rows, seats, sight);
  const shown = new PageOf(
    page,
    cursors,
    (row) => new AuditEntry(row, behind),
    () => reading.views.count(auditFeed, tournamentId),
    positionOf(reading, auditFeed),
  );
  return searched === null ? shown : new SearchedPage(shown, searched, cursors);
}

/** A page whose cursors are the places where the search stopped. */
class SearchedPage implements Connection<AuditEntry> {
  readonly pageInfo: PageInfo;

  constructor(
    private readonly found: Connection<AuditEntry>,
    { from, to, hasPrevious, hasNext }: Searched,
    cursors: Cursors,
  ) {
    const cursorOf = (place: number | null): string | null =>
      place === null ? null : cursors.cursorOf({ sort: place, key: String(place) });
    this.pageInfo = { hasPreviousPage: hasPrevious, hasNextPage: hasNext, startCursor: cursorOf(from), endCursor: cursorOf(to) };
  }

  get edges(): Connection<AuditEntry>['edges'] {
    return this.found.edges;
  }

  get nodes(): Connection<AuditEntry>['nodes'] {
    return this.found.nodes;
  }

  get totalCount(): number {
    return this.found.totalCount;
  }

  get position(): number | null {
    return this.found.position;
  }
}
