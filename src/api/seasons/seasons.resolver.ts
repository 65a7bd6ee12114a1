/** Queries for seasons and their tables: complete, of one club or region, and in the past. */
import { Args, Query, Resolver, Subscription } from '@nestjs/graphql';
import { resultSheets } from '../../../projections/result-sheets.js';
import { boardOf, type NotRankedBody, notRankedOf, type TournamentBody, tournamentsOf } from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { ALL_SEASONS, seasons, seasonsInStatus, seasonsOfClub, seasonsOfFederation } from '../../../projections/seasons.js';
import { SeasonCompetitor } from './competitor.types.js';
import { formatPoints } from '../../season/fixed.js';
import { inGraph } from '../graph/edges.js';
import { badInput, notFound } from '../language/api-error.js';
import { type Connection, MAX_PAGE, PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { LiveQuery } from '../reading/live-query.js';
import { pageOf, positionOf, reach } from '../reading/view-reading.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { Season, SeasonConnection } from './season.types.js';
import {
  CountedTournament,
  CountedTournamentConnection,
  GroupStanding,
  LeaderboardConnection,
  LeaderboardRow,
  placesOf,
  ResultNotRanked,
  ResultNotRankedConnection,
  SeasonRound,
} from './leaderboard.types.js';
import type { SeasonContext } from './competitor.types.js';
import {
  ClubSeasonsArgs,
  FederationSeasonsArgs,
  GroupsArgs,
  LeaderboardArgs,
  SeasonArgs,
  SeasonsArgs,
  StagePageArgs,
  StandingArgs,
} from './season.args.js';
import { SeasonReading, computeTable } from './season-reading.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { SETTLED_SECONDS, FreshFor } from '../language/freshness.js';

@Resolver()
export class SeasonsResolver extends SeasonReading {
  @inGraph({ root: 'stays', node: ['id'] })
  @ForEverybody()
  @FreshFor(SETTLED_SECONDS)
  @Query(() => Season, { nullable: true, description: 'One season; null when there is none of this id.' })
  async season(@Args(checkedArgs) { id, atLeast }: SeasonArgs): Promise<Season | null> {
    await reach(this.reading, atLeast, seasons);
    const row = this.boards.season(id);
    return row === null ? null : new Season(row, this.reading.people);
  }

  @ForEverybody()
  @Query(() => SeasonConnection, { name: 'seasons', description: 'The seasons, the latest created first.' })
  listSeasons(@Args(checkedArgs) args: SeasonsArgs): Promise<object> {
    const { federationId = null, clubId = null, status = null } = args.filter ?? {};
    // A season has one owner.
    const owners = [
      ...(federationId === null ? [] : [seasonsOfFederation(federationId)]),
      ...(clubId === null ? [] : [seasonsOfClub(clubId)]),
    ];
    const partition = owners.length === 0 ? ALL_SEASONS : owners.join(' and ');
    return this.#pageOfSeasons(status === null ? partition : seasonsInStatus(partition, status), args);
  }

  @inGraph({ edges: [{ of: 'Club', as: 'seasons', given: { clubId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => SeasonConnection, { description: 'The seasons of the club itself, the latest created first.' })
  seasonsOfClub(@Args(checkedArgs) args: ClubSeasonsArgs): Promise<object> {
    return this.#pageOfSeasons(seasonsOfClub(args.clubId), args);
  }

  @inGraph({ edges: [{ of: 'Federation', as: 'seasons', given: { federationId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => SeasonConnection, { description: 'The seasons of the federation, the latest created first.' })
  seasonsOfFederation(@Args(checkedArgs) args: FederationSeasonsArgs): Promise<object> {
    return this.#pageOfSeasons(seasonsOfFederation(args.federationId), args);
  }

  // Computed from up to 50,000 results.
  @Costs({ weight: 2_000 })
  @inGraph({ edges: [{ of: 'Season', as: 'leaderboard', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => LeaderboardConnection, {
    nullable: true,
    description:
      'The table of a stage, the best first. It can be limited to a club or region, begin at a rank or around a competitor, or be a past one.',
  })
  async leaderboard(@Args(checkedArgs) args: LeaderboardArgs): Promise<Connection<LeaderboardRow> | null> {
    await reach(this.reading, args.atLeast, seasonBoards, seasons);
    const season = this.boards.season(args.seasonId);
    if (season?.stages[args.stage - 1] === undefined) return null;
    const context = this.contextOf(season);
    if (args.asOf != null) return this.#leaderboardAt(args, args.asOf, context);
    const partition = this.boards.partitionOf(args);
    const cursors = new Cursors(seasonBoards.name, partition);
    const window = this.#windowOf(args, cursors);
    const page = this.boards.page(args, window);
    const shown = this.boards.showRows(args, page.rows);
    const nodes = new Map(shown.map((row) => [row.competitor, new LeaderboardRow(row, context, args.stage)]));
    const nodeOf = (body: object): LeaderboardRow | null => nodes.get((body as { readonly competitor: string }).competitor) ?? null;
    return new PageOf(
      page,
      cursors,
      ({ body }) => nodeOf(body),
      () => this.boards.count(args),
      positionOf(this.reading, seasonBoards),
    );
  }

  @ForEverybody()
  @Subscription(() => LeaderboardConnection, {
    resolve: (answer: unknown): unknown => answer,
    description:
      'A page of the table of a stage, at once and after each change. Fails with NOT_FOUND when there is no such season or stage.',
  })
  async leaderboardChanged(@Args(checkedArgs) args: LeaderboardArgs): Promise<LiveQuery<object>> {
    // Read once here, so that what is wrong is refused: a later error would only end the subscription.
    if ((await this.leaderboard(args)) === null) throw notFound('seasonId', args.seasonId);
    return new LiveQuery('state', {
      follow: (tell) =>
        this.reading.runner.onChange((changes) => {
          const partition = this.boards.partitionOf(args);
          if (changes.some((change) => change.view === seasonBoards.name && change.partition === partition)) tell();
        }),
      read: async () => {
        const answer = await this.leaderboard(args);
        return answer === null ? [] : [answer];
      },
    });
  }

  @Costs({ entries: 50 })
  @inGraph({ edges: [{ of: 'Season', as: 'clubs', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => [GroupStanding], { description: 'The clubs of a stage by the sum of the points that are theirs.' })
  async seasonClubs(@Args(checkedArgs) { seasonId, stage, atLeast }: GroupsArgs): Promise<readonly GroupStanding[]> {
    const season = await this.reachSeason(seasonId, atLeast);
    if (season === null) return [];
    return this.boards.clubTable(seasonId, stage).map((group) => new GroupStanding(group, placesOf(season, stage)));
  }

  @Costs({ entries: 20 })
  @inGraph({ edges: [{ of: 'Season', as: 'regions', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => [GroupStanding], { description: 'The regions of a stage by the sum of the points of their clubs.' })
  async seasonRegions(@Args(checkedArgs) { seasonId, stage, atLeast }: GroupsArgs): Promise<readonly GroupStanding[]> {
    const season = await this.reachSeason(seasonId, atLeast);
    if (season === null) return [];
    return this.boards.regionTable(seasonId, stage).map((group) => new GroupStanding(group, placesOf(season, stage)));
  }

  // Computed from up to 50,000 results.
  @Costs({ weight: 5_000, entries: 20 })
  @inGraph({ edges: [{ of: 'Season', as: 'rounds', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => [SeasonRound], { description: 'What each manche of a stage gave each competitor, the first one first.' })
  async seasonRounds(@Args(checkedArgs) { seasonId, stage, atLeast }: GroupsArgs): Promise<readonly SeasonRound[]> {
    const season = await this.reachSeason(seasonId, atLeast);
    if (season?.stages[stage - 1] === undefined) return [];
    const context = this.contextOf(season);
    const places = placesOf(season, stage);
    return this.boards.roundsOf(seasonId, stage).map(({ manche, standings }) => ({
      manche,
      standings: standings.map(({ competitor, points }) => ({
        competitor: new SeasonCompetitor(competitor, context),
        points: formatPoints(points, places),
      })),
    }));
  }

  @inGraph({ edges: [{ of: 'Season', as: 'tournaments', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => CountedTournamentConnection, {
    description: 'The tournaments that count in a stage, in their order, with the rule that matched.',
  })
  async seasonTournaments(@Args(checkedArgs) args: StagePageArgs): Promise<object> {
    const partition = tournamentsOf(boardOf(args.seasonId, args.stage));
    const sheetOf = ({ sheetId }: TournamentBody) => this.reading.views.get(resultSheets, sheetId)?.body;
    return this.pageOfBoards(partition, args, (body) => new CountedTournament(body as TournamentBody, sheetOf(body as TournamentBody)));
  }

  @inGraph({ edges: [{ of: 'Season', as: 'notRanked', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => ResultNotRankedConnection, {
    nullable: true,
    description: 'The results that the rules of a stage do not rank, and why. Null for an unknown season or stage.',
  })
  async seasonNotRanked(@Args(checkedArgs) args: StagePageArgs): Promise<object | null> {
    const season = await this.reachSeason(args.seasonId, args.atLeast);
    if (season?.stages[args.stage - 1] === undefined) return null;
    const partition = notRankedOf(this.boards.boardOf(args));
    const context = this.contextOf(season);
    return this.pageOfBoards(partition, args, (body) => new ResultNotRanked(body as NotRankedBody, context));
  }

  @inGraph({ edges: [{ of: 'Player', as: 'seasonStanding', given: { playerId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => LeaderboardRow, {
    nullable: true,
    description: 'Their rank in a stage of a season; null if they are not in its table.',
  })
  async seasonStanding(@Args(checkedArgs) { playerId, seasonId, stage, atLeast }: StandingArgs): Promise<LeaderboardRow | null> {
    const season = await this.reachSeason(seasonId, atLeast);
    const row = season === null ? null : this.boards.rowOf(seasonId, stage, playerId);
    return row === null ? null : new LeaderboardRow(row, this.contextOf(season!), stage);
  }

  #pageOfSeasons(partition: string, args: PageArgs): Promise<object> {
    return pageOf(this.reading, seasons, partition, args, ({ body }) => new Season(body, this.reading.people));
  }

  /** @throws ApiError when two arguments set the start of the page */
  #windowOf(args: LeaderboardArgs, cursors: Cursors): ReturnType<typeof pageWindow> {
    const window = pageWindow(args, cursors);
    const { fromRank, around } = args;
    if (fromRank == null && around == null) return window;
    if (args.after != null || args.before != null || args.last != null || (fromRank != null && around != null)) {
      throw badInput([
        { path: fromRank == null ? 'around' : 'fromRank', problem: 'says where the page begins: give no other place with it' },
      ]);
    }
    const size = Math.min(args.first ?? 50, MAX_PAGE);
    const place = around == null ? undefined : this.boards.placeOf(args, around);
    if (around != null && place === undefined) return { first: 0 };
    const at =
      place === undefined ? this.boards.indexOfRank(args, fromRank!) : this.boards.indexOf(args, place) - Math.floor((size - 1) / 2);
    if (at <= 0) return { first: size };
    const before = this.boards.placeAt(args, at - 1);
    return before === undefined ? { first: 0 } : { first: size, after: before };
  }

  async #leaderboardAt(args: LeaderboardArgs, asOf: number, context: SeasonContext): Promise<Connection<LeaderboardRow> | null> {
    const found = await computeTable(() => this.boards.tableAt(args.seasonId, args.stage, asOf));
    if (found === null) return null;
    const rows = this.boards
      .rowsOf(found, args.stage)
      .filter(({ club, region }) => (args.clubId == null || club === args.clubId) && (args.region == null || region === args.region));
    const placed = rows.map((row, sort) => ({ key: row.competitor, partition: '', sort, body: row }));
    const cursors = new Cursors('season-as-of', `${args.seasonId} ${args.stage} ${asOf} ${args.clubId ?? ''} ${args.region ?? ''}`);
    const { after, before, first, last } = pageWindow(args, cursors);
    const within = placed.filter(({ sort }) => sort > (after?.sort ?? -1) && sort < (before?.sort ?? placed.length));
    const cut = last === undefined ? within.slice(0, first) : within.slice(Math.max(0, within.length - last));
    const page = {
      rows: cut,
      hasPrevious: (cut[0]?.sort ?? 0) > 0,
      hasNext: (cut.at(-1)?.sort ?? placed.length) < placed.length - 1,
    };
    return new PageOf(
      page,
      cursors,
      ({ body }) => new LeaderboardRow(body, context, args.stage),
      () => placed.length,
      asOf,
    );
  }
}
