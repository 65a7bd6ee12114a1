/**
 * Queries for seasons: their tables, whole, of one club or region, and as they were; what changed and why; what another scheme would change; and exports.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { Scheme } from '../../../events/season-schemes.js';
import type { PlayerId, SeasonId } from '../../../events/ids.js';
import { people } from '../../../projections/people.js';
import {
  boardOf,
  type ChangeBody,
  changesOf,
  changesOfCompetitor,
  seasonBoards,
  type TournamentBody,
  tournamentsOf,
} from '../../../projections/season-boards.js';
import { resultsOfPlayer, resultsOfSheet, sheetResults } from '../../../projections/sheet-results.js';
import { type SeasonRow, seasons, seasonsOfClub, seasonsOfFederation } from '../../../projections/seasons.js';
import { Leaderboards } from '../../app/seasons/leaderboards.js';
import { asCsv, asHtml, asJson, exportTable, type ExportedTable } from '../../app/seasons/season-export.js';
import { SeasonTooLarge } from '../../app/seasons/season-past.js';
import { listTournaments } from '../../app/seasons/season-rows.js';
import type { Tapis } from '../../app/tapis.js';
import { formatPoints } from '../../season/fixed.js';
import { findSchemeError } from '../../season/trial.js';
import { rankChangeText } from '../../texts/season-texts.js';
import { inGraph } from '../graph/edges.js';
import { badInput } from '../language/api-error.js';
import { inBoth } from '../language/bilingual-text.types.js';
import { AtLeastArgs, type Connection, MAX_PAGE, PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { nameSeen, Player } from '../language/player.types.js';
import { PositionScalar } from '../language/scalars.js';
import { POLICY, type Policy } from '../policy/policy.js';
import { positionOf, reach, TAPIS } from '../reading/view-reading.js';
import { refused } from '../server/error-presentation.js';
import { checkedArgs, IsDocument, IsPlainId } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { type ExportFormat, ExportedTableEnum, ExportFormatEnum } from './season-enums.js';
import {
  ClubReport,
  CountedTournament,
  CountedTournamentConnection,
  GroupStanding,
  HeadToHead,
  LeaderboardConnection,
  LeaderboardRow,
  placesOf,
  RankChangeType,
  SchemeDifferenceType,
  SchemePreview,
  SchemeProblemType,
  Season,
  SeasonCompetitor,
  SeasonConnection,
  type SeasonContext,
  StandingChange,
  StandingChangeConnection,
} from './season.types.js';

const seasonIdField = { description: 'The id of the season.' };
const stageField = { defaultValue: 1, description: 'The number of the stage, 1 for the first one.' };

@ArgsType()
class SeasonArgs extends AtLeastArgs {
  @Field(() => ID, seasonIdField)
  @IsPlainId()
  id!: string;
}

@ArgsType()
class ClubSeasonsArgs extends PageArgs {
  @Field(() => ID, { description: 'The id of the club.' })
  @IsPlainId()
  clubId!: string;
}

@ArgsType()
class FederationSeasonsArgs extends PageArgs {
  @Field(() => ID, { description: 'The id of the federation.' })
  @IsPlainId()
  federationId!: string;
}

@ArgsType()
class StagePageArgs extends PageArgs {
  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;

  @Field(() => Int, stageField)
  @Min(1)
  stage!: number;
}

@ArgsType()
class LeaderboardArgs extends StagePageArgs {
  @Field(() => ID, { nullable: true, description: 'Only players of this club, with their ranks among themselves.' })
  @IsOptional()
  @IsPlainId()
  clubId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only players of clubs of this region, with their ranks among themselves.' })
  @IsOptional()
  @IsPlainId()
  region?: string | null;

  @Field(() => Int, { nullable: true, description: 'Begins with the row at this rank, and not together with after or around.' })
  @IsOptional()
  @Min(1)
  fromRank?: number | null;

  @Field(() => ID, { nullable: true, description: 'Has this competitor in the middle of the page.' })
  @IsOptional()
  @IsPlainId()
  around?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Of a closed season: the table with corrections since, not the frozen one.' })
  corrected!: boolean;

  @Field(() => PositionScalar, { nullable: true, description: 'The table as it was at this position, as answers and mutations give it.' })
  @IsOptional()
  asOf?: number | null;
}

@ArgsType()
class ChangesArgs extends StagePageArgs {
  @Field(() => ID, { nullable: true, description: 'Only of this competitor.' })
  @IsOptional()
  @IsPlainId()
  competitor?: string | null;
}

@ArgsType()
class RankChangeArgs extends AtLeastArgs {
  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;

  @Field(() => Int, stageField)
  @Min(1)
  stage!: number;

  @Field(() => ID, { description: 'The id of the player or the team.' })
  @IsPlainId()
  competitor!: string;

  @Field(() => PositionScalar, { description: 'The position before.' })
  @Min(0)
  from!: number;

  @Field(() => PositionScalar, { nullable: true, description: 'The position after; now where it is left out.' })
  @IsOptional()
  to?: number | null;
}

@ArgsType()
class PreviewArgs extends AtLeastArgs {
  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;

  @Field(() => Int, { nullable: true, description: 'A version of the season’s scheme. This or definition is given.' })
  @IsOptional()
  @Min(1)
  version?: number | null;

  @Field(() => String, { nullable: true, description: 'Any scheme as JSON: see docs/seasons.md.' })
  @IsOptional()
  @IsDocument(Scheme)
  definition?: string | null;
}

@ArgsType()
class ExportArgs extends AtLeastArgs {
  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;

  @Field(() => Int, stageField)
  @Min(1)
  stage!: number;

  @Field(() => ExportedTableEnum, { defaultValue: 'leaderboard', description: 'What is exported.' })
  @IsIn(['leaderboard', 'points', 'tournaments'])
  table!: ExportedTable;

  @Field(() => ExportFormatEnum, { defaultValue: 'csv', description: 'In what form.' })
  @IsIn(['csv', 'json', 'html'])
  format!: ExportFormat;

  @Field(() => Boolean, { defaultValue: false, description: 'Of a closed season: with corrections since.' })
  corrected!: boolean;
}

@ArgsType()
class GroupsArgs extends AtLeastArgs {
  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;

  @Field(() => Int, stageField)
  @Min(1)
  stage!: number;
}

@ArgsType()
class ReportArgs extends AtLeastArgs {
  @Field(() => ID, { description: 'The id of the club.' })
  @IsPlainId()
  clubId!: string;

  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;
}

@ArgsType()
class HeadToHeadArgs extends AtLeastArgs {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: string;

  @Field(() => ID, { description: 'The id of the other player.' })
  @IsPlainId()
  with!: string;
}

@ArgsType()
class StandingArgs extends AtLeastArgs {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: string;

  @Field(() => ID, seasonIdField)
  @IsPlainId()
  seasonId!: string;

  @Field(() => Int, stageField)
  @Min(1)
  @Max(100)
  stage!: number;
}

/** The most that a report lists, or a preview. */
const MAX_LISTED = 500;

@Resolver()
export class SeasonsResolver {
  readonly #boards: Leaderboards;

  constructor(
    @Inject(TAPIS) private readonly tapis: Tapis,
    @Inject(POLICY) private readonly policy: Policy,
  ) {
    this.#boards = new Leaderboards(tapis.views, tapis.seasons.past);
  }

  @inGraph({ root: 'stays', node: ['id'] })
  @Query(() => Season, { nullable: true, description: 'One season; null when there is none of this id.' })
  async season(@Args(checkedArgs) { id, atLeast }: SeasonArgs): Promise<Season | null> {
    await reach(this.tapis, atLeast, seasons);
    const row = this.#boards.season(id);
    return row === null ? null : new Season(row, this.tapis.people);
  }

  @inGraph({ edges: [{ of: 'Club', as: 'seasons', given: { clubId: 'id' } }], root: 'none' })
  @Query(() => SeasonConnection, { description: 'The seasons of the club itself, the latest created first.' })
  seasonsOfClub(@Args(checkedArgs) args: ClubSeasonsArgs): Promise<object> {
    return this.#pageOfSeasons(seasonsOfClub(args.clubId), args);
  }

  @inGraph({ edges: [{ of: 'Federation', as: 'seasons', given: { federationId: 'id' } }], root: 'none' })
  @Query(() => SeasonConnection, { description: 'The seasons of the federation, the latest created first.' })
  seasonsOfFederation(@Args(checkedArgs) args: FederationSeasonsArgs): Promise<object> {
    return this.#pageOfSeasons(seasonsOfFederation(args.federationId), args);
  }

  @inGraph({ edges: [{ of: 'Season', as: 'leaderboard', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => LeaderboardConnection, {
    nullable: true,
    description: 'The table of a stage, the best first; of one club or region alone, from a rank on, around somebody, or as it was.',
  })
  async leaderboard(@Args(checkedArgs) args: LeaderboardArgs): Promise<Connection<LeaderboardRow> | null> {
    await reach(this.tapis, args.atLeast, seasonBoards, seasons);
    const season = this.#boards.season(args.seasonId);
    if (season?.stages[args.stage - 1] === undefined) return null;
    const context = this.#contextOf(season);
    if (args.asOf != null) return this.#leaderboardAt(args, args.asOf, context);
    const partition = this.#boards.partitionOf(args);
    const cursors = new Cursors(seasonBoards.name, partition);
    const window = this.#windowOf(args, cursors);
    const page = this.#boards.page(args, window);
    const shown = this.#boards.showRows(args, page.rows);
    const nodes = new Map(shown.map((row) => [row.competitor, new LeaderboardRow(row, context, args.stage)]));
    const nodeOf = (body: object): LeaderboardRow | null => nodes.get((body as { readonly competitor: string }).competitor) ?? null;
    return new PageOf(
      page,
      cursors,
      ({ body }) => nodeOf(body),
      () => this.#boards.count(args),
      positionOf(this.tapis, seasonBoards),
    ) as never;
  }

  @inGraph({ edges: [{ of: 'Season', as: 'clubs', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => [GroupStanding], { description: 'The clubs of a stage by the sum of the points that are theirs.' })
  async seasonClubs(@Args(checkedArgs) { seasonId, stage, atLeast }: GroupsArgs): Promise<readonly GroupStanding[]> {
    const season = await this.#reachSeason(seasonId, atLeast);
    if (season === null) return [];
    return this.#boards.clubTable(seasonId, stage).map((group) => new GroupStanding(group, placesOf(season, stage)));
  }

  @inGraph({ edges: [{ of: 'Season', as: 'regions', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => [GroupStanding], { description: 'The regions of a stage by the sum of the points of their clubs.' })
  async seasonRegions(@Args(checkedArgs) { seasonId, stage, atLeast }: GroupsArgs): Promise<readonly GroupStanding[]> {
    const season = await this.#reachSeason(seasonId, atLeast);
    if (season === null) return [];
    return this.#boards.regionTable(seasonId, stage).map((group) => new GroupStanding(group, placesOf(season, stage)));
  }

  @inGraph({ edges: [{ of: 'Season', as: 'tournaments', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => CountedTournamentConnection, {
    description: 'The tournaments that count in a stage, in their order, with the rule that matched.',
  })
  async seasonTournaments(@Args(checkedArgs) args: StagePageArgs): Promise<object> {
    const partition = tournamentsOf(boardOf(args.seasonId, args.stage));
    return this.#pageOfBoards(partition, args, (body) => new CountedTournament(body as TournamentBody));
  }

  @inGraph({ edges: [{ of: 'Season', as: 'changes', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => StandingChangeConnection, { description: 'What changed in the table, change by change, each with its cause.' })
  async standingChanges(@Args(checkedArgs) args: ChangesArgs): Promise<object> {
    await reach(this.tapis, args.atLeast, seasonBoards, seasons);
    const season = this.#boards.season(args.seasonId);
    const board = boardOf(args.seasonId, args.stage);
    const partition = args.competitor == null ? changesOf(board) : changesOfCompetitor(board, args.competitor);
    return this.#pageOfBoards(
      partition,
      args,
      (body) => new StandingChange(body as ChangeBody, placesOf(season!, args.stage), this.#contextOf(season!)),
    );
  }

  @inGraph({ edges: [{ of: 'Season', as: 'rankChange', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => RankChangeType, {
    nullable: true,
    description: 'Why somebody’s rank changed: their own results, who passed them, and whom they passed.',
  })
  async rankChange(@Args(checkedArgs) args: RankChangeArgs, @Context() request: RequestContext): Promise<RankChangeType | null> {
    const { seasonId, stage, competitor, from, to } = args;
    const season = await this.#reachSeason(seasonId, args.atLeast);
    const found = season === null ? null : await whole(() => this.#boards.explain(seasonId, stage, competitor, from, to ?? null));
    if (season === null || found === null) return null;
    const { change, places } = found;
    const context = this.#contextOf(season);
    const points = (value: bigint | null): string | null => (value === null ? null : formatPoints(value, places));
    const names = new Map(
      listTournaments(this.tapis.views, boardOf(seasonId, stage)).map(({ sheetId, name }) => [sheetId as string, name]),
    );
    return {
      rankBefore: change.rankBefore,
      rankAfter: change.rankAfter,
      totalBefore: points(change.totalBefore),
      totalAfter: points(change.totalAfter),
      passedBy: change.passedBy.slice(0, MAX_LISTED).map((id) => new SeasonCompetitor(id, context)),
      passed: change.passed.slice(0, MAX_LISTED).map((id) => new SeasonCompetitor(id, context)),
      sentence: inBoth((language) =>
        rankChangeText(
          { ...change, passedBy: change.passedBy.slice(0, 10), passed: change.passed.slice(0, 10) },
          { nameOf: (id) => this.#nameOf(id, season, request) ?? id, tournamentName: (id) => names.get(id) ?? id, places },
          language,
        ),
      ),
    };
  }

  @inGraph({ edges: [{ of: 'Season', as: 'schemePreview', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => SchemePreview, {
    nullable: true,
    description: 'What another scheme would change in the stages that are open. Nothing is written.',
  })
  async schemePreview(@Args(checkedArgs) { seasonId, version, definition, atLeast }: PreviewArgs): Promise<SchemePreview | null> {
    const season = await this.#reachSeason(seasonId, atLeast);
    if (season === null) return null;
    if ((version == null) === (definition == null)) throw badInput([{ path: 'definition', problem: 'or version is given, one of both' }]);
    const scheme = definition == null ? season.schemes[version! - 1] : Scheme.parse(JSON.parse(definition));
    if (scheme === undefined) {
      throw refused({ code: 'SCHEME_UNKNOWN', article: null, parameters: { version: version!, versions: season.schemes.length } });
    }
    const error = findSchemeError(scheme);
    if (error !== null) throw refused({ code: 'SCHEME_UNREADABLE', article: null, parameters: { problem: error.problem, at: error.at } });
    const { trials, outcome } = await whole(() => this.tapis.seasons.tryScheme(seasonId as SeasonId, scheme));
    const context = this.#contextOf(season);
    const places = scheme.rounding.places;
    return {
      digest: outcome.digest,
      differences: trials.flatMap(({ differences }) =>
        differences.slice(0, MAX_LISTED).map((each) => new SchemeDifferenceType(each, places, context)),
      ),
      differenceCount: trials.reduce((sum, { differences }) => sum + differences.length, 0),
      problems: trials.flatMap(({ problems }) => problems.slice(0, 10).map((each) => new SchemeProblemType(each))),
      rising: trials.slice(0, 1).flatMap(({ rising }) => rising.map(({ entrants, place }) => `${entrants}: ${place}`)),
    };
  }

  @inGraph({ edges: [{ of: 'Season', as: 'export', given: { seasonId: 'id' } }], root: 'none' })
  @Query(() => String, {
    nullable: true,
    description: 'The table, the points or the tournaments of a stage as a file: enough to compute it again.',
  })
  async seasonExport(@Args(checkedArgs) args: ExportArgs, @Context() request: RequestContext): Promise<string | null> {
    const season = await this.#reachSeason(args.seasonId, args.atLeast);
    if (season?.stages[args.stage - 1] === undefined) return null;
    const source = { views: this.tapis.views, boards: this.#boards, position: positionOf(this.tapis, seasonBoards) };
    const rows = exportTable(args.table, args, source, (id) => this.#nameOf(id, season, request));
    if (args.format === 'csv') return asCsv(rows);
    return args.format === 'json' ? asJson(rows) : asHtml(rows, `${season.name} – ${season.stages[args.stage - 1]!.name}`, 'fr');
  }

  @inGraph({ edges: [{ of: 'Player', as: 'seasonStanding', given: { playerId: 'id' } }], root: 'none' })
  @Query(() => LeaderboardRow, {
    nullable: true,
    description: 'Where they stand in a stage of a season; null for who is not in its table.',
  })
  async seasonStanding(@Args(checkedArgs) { playerId, seasonId, stage, atLeast }: StandingArgs): Promise<LeaderboardRow | null> {
    const season = await this.#reachSeason(seasonId, atLeast);
    const row = season === null ? null : this.#boards.rowOf(seasonId, stage, playerId);
    return row === null ? null : new LeaderboardRow(row, this.#contextOf(season!), stage);
  }

  @inGraph({ edges: [{ of: 'Player', as: 'headToHead', given: { playerId: 'id' } }], root: 'none' })
  @Query(() => HeadToHead, { description: 'How they did in tournaments that another player took part in too, of all results that stand.' })
  async headToHead(@Args(checkedArgs) { playerId, with: other, atLeast }: HeadToHeadArgs): Promise<HeadToHead> {
    await reach(this.tapis, atLeast, sheetResults, people);
    const placesIn = (id: string): ReadonlyMap<string, number> => {
      const keptAs = this.tapis.views.get(people, id)?.body.mergedInto ?? id;
      return new Map(this.tapis.views.page(sheetResults, resultsOfPlayer(keptAs)).rows.map(({ body }) => [body.sheetId, body.place]));
    };
    const others = placesIn(other);
    const differences = [...placesIn(playerId)].flatMap(([sheet, place]) => (others.has(sheet) ? [place - others.get(sheet)!] : []));
    return {
      met: differences.length,
      ahead: differences.filter((difference) => difference < 0).length,
      behind: differences.filter((difference) => difference > 0).length,
      level: differences.filter((difference) => difference === 0).length,
    };
  }

  @inGraph({ edges: [{ of: 'Club', as: 'report', given: { clubId: 'id' } }], root: 'none' })
  @Query(() => ClubReport, { nullable: true, description: 'What the club’s tournaments came to in a season, and who took part.' })
  async clubReport(@Args(checkedArgs) { clubId, seasonId, atLeast }: ReportArgs): Promise<ClubReport | null> {
    const season = await this.#reachSeason(seasonId, atLeast);
    if (season === null) return null;
    await reach(this.tapis, atLeast, sheetResults);
    const { views } = this.tapis;
    const counted = season.stages.flatMap((_, at) => listTournaments(views, boardOf(seasonId, at + 1)));
    const own = new Map(counted.filter(({ stands, sheet }) => stands && sheet.club === clubId).map((each) => [each.sheetId, each.sheet]));
    const attended = new Map<PlayerId, number>();
    for (const sheetId of own.keys()) {
      for (const { body } of views.page(sheetResults, resultsOfSheet(sheetId)).rows) {
        if (body.unmatched === true || body.state === 'notStarted') continue;
        const keptAs = views.get(people, body.playerId)?.body.mergedInto ?? body.playerId;
        attended.set(keptAs, (attended.get(keptAs) ?? 0) + 1);
      }
    }
    const sheets = [...own.values()];
    const entrants = sheets.reduce((sum, sheet) => sum + sheet.entrants, 0);
    const most = [...attended].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
    return {
      tournaments: sheets.length,
      players: attended.size,
      entries: sheets.reduce((sum, sheet) => sum + sheet.entries, 0),
      averageField: sheets.length === 0 ? '0.00' : (entrants / sheets.length).toFixed(2),
      attendance: most.slice(0, 100).map(([id, tournaments]) => ({ player: new Player(id, this.tapis.people), tournaments })),
    };
  }

  async #reachSeason(seasonId: string, atLeast: number | null | undefined): Promise<SeasonRow | null> {
    await reach(this.tapis, atLeast, seasonBoards, seasons);
    return this.#boards.season(seasonId);
  }

  #contextOf(season: SeasonRow): SeasonContext {
    return { season, directory: this.tapis.people };
  }

  /** How whoever asks sees a competitor. */
  #nameOf(id: string, season: SeasonRow, request: RequestContext): string | null {
    if (season.competitors === 'teams') return season.teams[id]?.name ?? null;
    return nameSeen(this.tapis.people, id as PlayerId, this.policy.sightOfName(request, id));
  }

  async #pageOfSeasons(partition: string, args: PageArgs): Promise<object> {
    const cursors = new Cursors(seasons.name, partition);
    const window = pageWindow(args, cursors);
    await reach(this.tapis, args.atLeast, seasons);
    const { views, people: directory } = this.tapis;
    const page = views.page(seasons, partition, window);
    return new PageOf(
      page,
      cursors,
      ({ body }) => new Season(body, directory),
      () => views.count(seasons, partition),
      positionOf(this.tapis, seasons),
    );
  }

  async #pageOfBoards<Node>(partition: string, args: PageArgs, show: (body: object) => Node): Promise<object> {
    const cursors = new Cursors(seasonBoards.name, partition);
    const window = pageWindow(args, cursors);
    await reach(this.tapis, args.atLeast, seasonBoards);
    const { views } = this.tapis;
    const page = views.page(seasonBoards, partition, window);
    return new PageOf(
      page,
      cursors,
      ({ body }) => show(body),
      () => views.count(seasonBoards, partition),
      positionOf(this.tapis, seasonBoards),
    );
  }

  /** @throws ApiError where two arguments say where the page begins */
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
    const place = around == null ? undefined : this.#boards.placeOf(args, around);
    if (around != null && place === undefined) return { first: 0 };
    const at = place === undefined ? fromRank! : this.#boards.indexOf(args, place) + 1 - Math.floor((size - 1) / 2);
    if (at <= 1) return { first: size };
    const before = this.#boards.placeOfRank(args, at - 1);
    return before === undefined ? { first: 0 } : { first: size, after: before };
  }

  async #leaderboardAt(args: LeaderboardArgs, asOf: number, context: SeasonContext): Promise<Connection<LeaderboardRow> | null> {
    const found = await whole(() => this.#boards.tableAt(args.seasonId, args.stage, asOf));
    if (found === null) return null;
    const rows = this.#boards
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

/** @throws ApiError `SEASON_TOO_LARGE` where a table would be computed of too many results */
async function whole<Value>(compute: () => Promise<Value>): Promise<Value> {
  try {
    return await compute();
  } catch (error) {
    if (!(error instanceof SeasonTooLarge)) throw error;
    throw refused({ code: 'SEASON_TOO_LARGE', article: null, parameters: { results: error.results, most: error.most } });
  }
}
