/**
 * Reads pages of the standings, and the ranks on them.
 */
import { Injectable } from '@nestjs/common';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import { rankOf, standingKey, type StandingRow } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import type { Page } from '../../app/views/view-table.js';
import { PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { Standing } from './standings.types.js';
import { isUnknown, positionOf } from '../reading/view-reading.js';
import { TournamentPageArgs } from '../inputs/tournament-args.js';
import { Reading, type Reads } from '../reading/reading.js';

@Injectable()
export class StandingsReader {
  constructor(private readonly reading: Reading) {}

  /** One page; null for an unknown tournament. @throws ViewError when the view cannot be read; ApiError for invalid paging arguments */
  read(args: TournamentPageArgs, reads: Reads = this.reading): PageOf<StandingRow, Standing> | null {
    const { views, people } = reads;
    const cursors = new Cursors(standings.name, args.tournamentId);
    const window = pageWindow(args, cursors);
    const page = views.page(standings, args.tournamentId, window);
    if (page.rows.length === 0 && isUnknown(reads, args.tournamentId)) return null;
    const ranks = new PageRanks(page, (sort) => views.countBefore(standings, args.tournamentId, sort));
    return new PageOf(
      page,
      cursors,
      (row) => new Standing(row.body, people, () => rankOf(row.body, ranks.ahead(row.sort))),
      () => views.count(standings, args.tournamentId),
      positionOf(reads, standings),
    );
  }

  /** A player's standing; null when they do not take part. @throws ViewError when the view cannot be read */
  readOne(tournamentId: string, playerId: string, { views, people }: Reads = this.reading): Standing | null {
    const row = views.get(standings, standingKey(tournamentId as TournamentId, playerId as PlayerId));
    if (row === undefined) return null;
    return new Standing(row.body, people, () => rankOf(row.body, views.countBefore(standings, row.partition, row.sort)));
  }
}

/** The number of players ahead of each on a page: counted once for the first row, then along the page. */
class PageRanks {
  private readonly bySort = new Map<number, number>();

  constructor(
    private readonly page: Page<StandingRow>,
    private readonly countBefore: (sort: number) => number,
  ) {}

  ahead(sort: number): number {
    if (this.bySort.size === 0) this.count();
    return this.bySort.get(sort)!;
  }

  private count(): void {
    const { rows, hasPrevious } = this.page;
    const first = rows[0]!.sort;
    const before = hasPrevious ? this.countBefore(first) : 0;
    // Rows with the first row's sort may be on the page before; they count only for the next sort.
    const tiedBefore = hasPrevious ? this.countBefore(first + 1) - before - rows.filter(({ sort }) => sort === first).length : 0;
    let ahead = before;
    for (const [index, { sort }] of rows.entries()) {
      if (index > 0 && sort !== rows[index - 1]!.sort) ahead = before + tiedBefore + index;
      this.bySort.set(sort, ahead);
    }
  }
}
