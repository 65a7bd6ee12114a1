/** The announced order of breaking tables, and the broken tables: one row per tournament. Partition and key: the tournament. */
import type { Actor } from '../events/envelope.js';
import type { Citation } from '../events/judging.js';
import { type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { SeatsBy } from '../events/tournament-seating.js';
import type { Projection, Rows } from './projection.js';

/** The announced order. */
export interface Announcement {
  /** In order, next table first; none when the announcement was withdrawn. */
  readonly tables: readonly number[];
  /** Why the order changed, in the director's words; null for the first. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
  readonly actor: Actor;
  /** Milliseconds since 1970, as recorded. */
  readonly at: number;
}

export interface BrokenTable {
  readonly table: number;
  /** How its players' seats were found; null when it had none. */
  readonly seatsBy: SeatsBy | null;
  /** In the director's words; null when they were seated by the book. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
  readonly actor: Actor;
  readonly at: number;
}

export interface BreakOrderRow {
  readonly tournamentId: TournamentId;
  /** The last one holds. */
  readonly announcements: readonly Announcement[];
  /** In the order of breaking. */
  readonly broken: readonly BrokenTable[];
}

function add(rows: Rows<BreakOrderRow>, stream: string, next: (body: BreakOrderRow) => Partial<BreakOrderRow>): void {
  const tournamentId = tournamentOfStream(stream);
  const body = rows.get(tournamentId)?.body ?? { tournamentId, announcements: [], broken: [] };
  rows.put({ key: tournamentId, partition: tournamentId, sort: 0, body: { ...body, ...next(body) } });
}

export const breakOrder: Projection<BreakOrderRow> = {
  name: 'break-order',
  version: 4,
  on: {
    BreakOrderAnnounced({ stream, metadata, data: { tables, reason, articles } }, rows) {
      const { actor, recordedAt: at } = metadata;
      add(rows, stream, ({ announcements }) => ({ announcements: [...announcements, { tables, reason, articles, actor, at }] }));
    },
    BreakOrderWithdrawn({ stream, metadata, data: { reason } }, rows) {
      const { actor, recordedAt: at } = metadata;
      add(rows, stream, ({ announcements }) => ({ announcements: [...announcements, { tables: [], reason, articles: [], actor, at }] }));
    },
    TableReopened({ stream, data }, rows) {
      add(rows, stream, ({ broken }) => ({ broken: broken.filter(({ table }) => table !== data.table) }));
    },
    RedrawWithdrawn({ stream, data: { reopened } }, rows) {
      add(rows, stream, ({ broken }) => ({ broken: broken.filter(({ table }) => !reopened.includes(table)) }));
    },
    TableBroken({ stream, metadata, data }, rows) {
      const { table, seatsBy = null, reason = null, articles = [] } = data;
      const { actor, recordedAt: at } = metadata;
      add(rows, stream, ({ broken }) => ({ broken: [...broken, { table, seatsBy, reason, articles, actor, at }] }));
    },
  },
};
