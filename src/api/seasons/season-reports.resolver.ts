/** Queries for changes in a season, trials of schemes, reports on clubs and players, and exports. */
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Scheme } from '../../../events/season-schemes.js';
import type { PlayerId, SeasonId } from '../../../events/ids.js';
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { boardOf, type ChangeBody, changesOf, changesOfCompetitor } from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { resultsOfPlayer, resultsOfSheet, sheetResults } from '../../../projections/sheet-results.js';
import { type SeasonRow, seasons } from '../../../projections/seasons.js';
import { OneAtATime } from '../../app/pieces.js';
import { listTournaments } from '../../app/seasons/season-rows.js';
import { countStage } from '../../app/seasons/stage-counting.js';
import { formatPoints } from '../../season/fixed.js';
import { findSchemeError } from '../../season/trial.js';
import { notRankedNames } from '../../texts/not-ranked-names.js';
import { schemeProblemNames } from '../../texts/scheme-problem-names.js';
import { rankChangeText } from '../../texts/season-texts.js';
import { inGraph } from '../graph/edges.js';
import { badInput, overloaded } from '../language/api-error.js';
import { inBoth } from '../language/bilingual-text.types.js';
import { nameSeen, Player } from '../language/player.types.js';
import { reach } from '../reading/view-reading.js';
import { refused } from '../request/error-presentation.js';
import { readDocument } from '../inputs/documents.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { RequestContext } from '../request/request-context.js';
import { placesOf } from './leaderboard.types.js';
import {
  MAX_LISTED,
  RankChangeType,
  SchemeDifferenceType,
  SchemePreview,
  SchemeProblemType,
  StandingChange,
  StandingChangeConnection,
} from './season-changes.types.js';
import { ClubReport, HeadToHead, StageCounting } from './season-reports.types.js';
import { SeasonCompetitor } from './competitor.types.js';
import { ChangesArgs, CountingArgs, ExportArgs, HeadToHeadArgs, PreviewArgs, RankChangeArgs, ReportArgs } from './season.args.js';
import { SeasonReading, computeTable } from './season-reading.js';
import { licenceNumberOf } from '../../app/registry/licence-number.js';
import { Seasons } from '../../app/seasons/seasons.js';
import type { PersonVault } from '../../app/vault/person-vault.js';
import { VAULT } from '../../app/vault/vault.module.js';
import { Policy } from '../policy/policy.js';
import { Reading } from '../reading/reading.js';
import { survivingIdOf } from '../../app/registry/surviving-id.js';
import { lookUp } from '../../../events/look-up.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';

@Resolver()
export class SeasonReportsResolver extends SeasonReading {
  /**
   * Previews for strangers and for principals with roles run in two queues: a preview takes as long as its formula, and delays only those
   * of its queue.
   */
  readonly #previews = { ofStrangers: new OneAtATime(), ofHolders: new OneAtATime() };

  constructor(
    reading: Reading,
    seasonsOf: Seasons,
    policy: Policy,
    @Inject(VAULT) private readonly vault: PersonVault,
  ) {
    super(reading, seasonsOf, policy);
  }

  @inGraph({ edges: [{ of: 'Season', as: 'changes', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => StandingChangeConnection, { description: 'What changed in the table, change by change, each with its cause.' })
  async standingChanges(@Args(checkedArgs) args: ChangesArgs): Promise<object> {
    await reach(this.reading, args.atLeast, seasonBoards, seasons);
    const season = this.boards.season(args.seasonId);
    const board = boardOf(args.seasonId, args.stage);
    const partition = args.competitor == null ? changesOf(board) : changesOfCompetitor(board, args.competitor);
    return this.pageOfBoards(
      partition,
      args,
      (body) => new StandingChange(body as ChangeBody, placesOf(season!, args.stage), this.contextOf(season!)),
    );
  }

  @Costs({ weight: 2_000 })
  @inGraph({ edges: [{ of: 'Season', as: 'counting', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => StageCounting, {
    description: 'What a stage counts: its tournaments, and the results that wait for a person, have no number or are not ranked.',
  })
  async stageCounting(@Args(checkedArgs) { seasonId, stage, atLeast }: CountingArgs): Promise<StageCounting> {
    await this.reachSeason(seasonId, atLeast);
    const { withoutNumber, notRanked, ...counted } = countStage(this.reading.views, seasonId, stage);
    return {
      ...counted,
      withoutNumber: withoutNumber.map(({ problem, results }) => ({
        problem,
        results,
        sentence: inBoth((language) => schemeProblemNames[problem][language]),
      })),
      notRanked: notRanked.map(({ reason, results }) => ({
        reason,
        results,
        sentence: inBoth((language) => notRankedNames[reason][language]),
      })),
    };
  }

  // Computed from up to 50,000 results.
  @Costs({ weight: 20_000 })
  @inGraph({ edges: [{ of: 'Season', as: 'rankChange', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => RankChangeType, {
    nullable: true,
    description: 'Why a rank changed: the competitor’s own results, who passed them, and whom they passed.',
  })
  async rankChange(@Args(checkedArgs) args: RankChangeArgs, @Context() request: RequestContext): Promise<RankChangeType | null> {
    const { seasonId, stage, competitor, from, to } = args;
    const season = await this.reachSeason(seasonId, args.atLeast);
    const found = season === null ? null : await computeTable(() => this.boards.explain(seasonId, stage, competitor, from, to ?? null));
    if (season === null || found === null) return null;
    const { change, places } = found;
    const context = this.contextOf(season);
    const points = (value: bigint | null): string | null => (value === null ? null : formatPoints(value, places));
    const names = new Map(
      listTournaments(this.reading.views, boardOf(seasonId, stage)).map(({ sheetId, name }) => [sheetId as string, name]),
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

  // Computed from up to 50,000 results.
  @Costs({ weight: 20_000 })
  @inGraph({ edges: [{ of: 'Season', as: 'schemePreview', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => SchemePreview, {
    nullable: true,
    description: 'What another scheme would change in the stages that are open. Nothing is written.',
  })
  async schemePreview(
    @Args(checkedArgs) { seasonId, version, definition, atLeast }: PreviewArgs,
    @Context() request: RequestContext,
  ): Promise<SchemePreview | null> {
    const season = await this.reachSeason(seasonId, atLeast);
    if (season === null) return null;
    if ((version == null) === (definition == null)) throw badInput([{ path: 'definition', problem: 'or version is given, one of both' }]);
    const scheme = definition == null ? season.schemes[version! - 1] : (readDocument(Scheme, definition).value as Scheme);
    if (scheme === undefined) {
      throw refused({ code: 'SCHEME_UNKNOWN', article: null, parameters: { version: version!, versions: season.schemes.length } });
    }
    const error = findSchemeError(scheme);
    if (error !== null) throw refused({ code: 'SCHEME_UNREADABLE', article: null, parameters: { ...error } });
    const { ofStrangers, ofHolders } = this.#previews;
    const keepOn = (): void => {
      if (request.isOver) throw overloaded();
    };
    const tried = (request.hasRoles ? ofHolders : ofStrangers).run(() => this.seasons.tryScheme(seasonId as SeasonId, scheme, keepOn));
    const { trials, outcome } = await computeTable(() => tried);
    const context = this.contextOf(season);
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

  // Computed from up to 50,000 results.
  @Costs({ weight: 20_000 })
  @inGraph({ edges: [{ of: 'Season', as: 'export', given: { seasonId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => String, {
    nullable: true,
    description: 'The table, the points or the tournaments of a stage as a file: enough to compute it again.',
  })
  async seasonExport(@Args(checkedArgs) args: ExportArgs, @Context() request: RequestContext): Promise<string | null> {
    const season = await this.reachSeason(args.seasonId, args.atLeast);
    if (season?.stages[args.stage - 1] === undefined) return null;
    const { table, format, language } = args;
    const title = `${season.name} – ${season.stages[args.stage - 1]!.name}`;
    const sight = request.principal.kind === 'public' ? 'public' : null;
    const sights = {
      nameOf: (id: PlayerId): string | null => this.#nameOf(id, season, request),
      licenceOf: (id: PlayerId): string | null => this.#licenceOf(id, season, request),
    };
    return computeTable(() => this.seasons.exports.textOf({ asked: args, table, format, title, language, people: sights, sight }));
  }

  @inGraph({ edges: [{ of: 'Player', as: 'headToHead', given: { playerId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => HeadToHead, {
    nullable: true,
    description: 'How they did in tournaments that another player took part in too, of all results that stand.',
  })
  async headToHead(@Args(checkedArgs) { playerId, opponentId, atLeast }: HeadToHeadArgs): Promise<HeadToHead> {
    await reach(this.reading, atLeast, sheetResults, people);
    const placesIn = (id: string): ReadonlyMap<string, number> => {
      const survivor = survivingIdOf(this.reading.views, id);
      return new Map(this.reading.views.page(sheetResults, resultsOfPlayer(survivor)).rows.map(({ body }) => [body.sheetId, body.place]));
    };
    const others = placesIn(opponentId);
    const differences = [...placesIn(playerId)].flatMap(([sheet, place]) => (others.has(sheet) ? [place - others.get(sheet)!] : []));
    return {
      met: differences.length,
      ahead: differences.filter((difference) => difference < 0).length,
      behind: differences.filter((difference) => difference > 0).length,
      level: differences.filter((difference) => difference === 0).length,
    };
  }

  // Computed from up to 50,000 results.
  @Costs({ weight: 3_000 })
  @inGraph({ edges: [{ of: 'Club', as: 'report', given: { clubId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => ClubReport, { nullable: true, description: 'What the club’s tournaments came to in a season, and who took part.' })
  async clubReport(@Args(checkedArgs) { clubId, seasonId, atLeast }: ReportArgs): Promise<ClubReport | null> {
    const season = await this.reachSeason(seasonId, atLeast);
    if (season === null) return null;
    await reach(this.reading, atLeast, sheetResults);
    const { views } = this.reading;
    const counted = season.stages.flatMap((_, at) => listTournaments(views, boardOf(seasonId, at + 1)));
    const own = new Map(counted.filter(({ stands, sheet }) => stands && sheet.club === clubId).map((each) => [each.sheetId, each.sheet]));
    const attended = new Map<PlayerId, number>();
    for (const sheetId of own.keys()) {
      for (const { body } of views.page(sheetResults, resultsOfSheet(sheetId)).rows) {
        if (body.unmatched === true || body.state === 'notStarted') continue;
        const survivor = survivingIdOf(views, body.playerId);
        attended.set(survivor, (attended.get(survivor) ?? 0) + 1);
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
      attendance: most
        .slice(0, 100)
        .map(([id, tournaments]) => ({ playerId: id, player: new Player(id, this.reading.people), tournaments })),
    };
  }

  /** A player's licence number in the federation of the season; null for an asker who may not see it. */
  #licenceOf(id: PlayerId, { federationId, clubId }: SeasonRow, { principal }: RequestContext): string | null {
    if (!this.policy.seesDataOf(principal, 'private.ids', id)) return null;
    const { views } = this.reading;
    const of = federationId ?? views.get(clubs, clubId!)?.body.federationId ?? null;
    const number = licenceNumberOf({ views, vault: this.vault }, id, of);
    if (number !== null) this.policy.noteRead(principal, id, 'externalIds');
    return number;
  }

  /** A competitor's name as the asker may see it. */
  #nameOf(id: string, season: SeasonRow, request: RequestContext): string | null {
    if (season.competitors === 'teams') return lookUp(season.teams, id)?.name ?? null;
    return nameSeen(this.reading.people, id as PlayerId, this.policy.sightOfName(request, id));
  }
}
