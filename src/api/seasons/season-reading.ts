/** Common parts of season resolvers. */
import { Resolver } from '@nestjs/graphql';
import { seasonBoards } from '../../../projections/season-boards.js';
import { type SeasonRow, seasons } from '../../../projections/seasons.js';
import { Leaderboards } from '../../app/seasons/leaderboards.js';
import { SeasonChanged } from '../../app/seasons/season-export.js';
import { SeasonTooLarge } from '../../app/seasons/season-past.js';
import { PageArgs } from '../language/connections.js';
import { Policy } from '../policy/policy.js';
import { pageOf, reach } from '../reading/view-reading.js';
import { refused } from '../request/error-presentation.js';
import type { SeasonContext } from './competitor.types.js';
import { Reading } from '../reading/reading.js';
import { Seasons } from '../../app/seasons/seasons.js';

@Resolver()
export abstract class SeasonReading {
  protected readonly boards: Leaderboards;

  constructor(
    protected readonly reading: Reading,
    protected readonly seasons: Seasons,
    protected readonly policy: Policy,
  ) {
    this.boards = seasons.boards;
  }

  protected async reachSeason(seasonId: string, atLeast: number | null | undefined): Promise<SeasonRow | null> {
    await reach(this.reading, atLeast, seasonBoards, seasons);
    return this.boards.season(seasonId);
  }

  protected contextOf(season: SeasonRow): SeasonContext {
    return { season, directory: this.reading.people };
  }

  protected pageOfBoards(partition: string, args: PageArgs, show: (body: object) => unknown): Promise<object> {
    return pageOf(this.reading, seasonBoards, partition, args, ({ body }) => show(body));
  }
}

/** @throws ApiError `SEASON_TOO_LARGE` when a table has too many results to compute, `SEASON_CHANGING` when it changes while it is read */
export async function computeTable<Value>(compute: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await compute();
  } catch (error) {
    if (error instanceof SeasonChanged) throw refused({ code: 'SEASON_CHANGING', article: null, parameters: {} });
    if (!(error instanceof SeasonTooLarge)) throw error;
    throw refused({ code: 'SEASON_TOO_LARGE', article: null, parameters: { results: error.results, most: error.most } });
  }
}
