/** What the edges use of seasons: tables, exports, and trials of schemes. */
import type { SeasonId } from '../../../events/ids.js';
import type { Scheme } from '../../../events/season-schemes.js';
import type { Sources } from '../dispatch/sources.js';
import { Leaderboards } from './leaderboards.js';
import { SeasonExports } from './season-exports.js';
import { tryScheme } from './try-scheme.js';

export class Seasons {
  /** The tables of all seasons. */
  readonly boards: Leaderboards;
  readonly exports: SeasonExports;

  constructor(private readonly sources: Pick<Sources, 'load' | 'reach' | 'store' | 'views'>) {
    const { store, views } = sources;
    this.boards = new Leaderboards(views, { store, views });
    this.exports = new SeasonExports({ views, boards: this.boards });
  }

  /** See {@link tryScheme}. */
  tryScheme(id: SeasonId, scheme: Scheme, keepOn: () => void): ReturnType<typeof tryScheme> {
    return tryScheme(this.sources, id, scheme, keepOn);
  }
}
