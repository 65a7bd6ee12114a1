/** The tables of seasons: pages from the views, and tables at earlier positions. */
import type { SeasonId } from '../../../events/ids.js';
import type { RankNumbers, Scheme } from '../../../events/season-schemes.js';
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import type { Row, Rows } from '../../../projections/projection.js';
import { positions } from '../../../projections/season-board-notes.js';
import {
  type BoardBody,
  boardOf,
  type ClubBody,
  clubsOf,
  frozenOf,
  type StandingBody,
  standingKeyOf,
  standingsOf,
  standingsOfClub,
  standingsOfRegion,
} from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { type SeasonRow, seasons } from '../../../projections/seasons.js';
import { parsePoints } from '../../season/fixed.js';
import { explainRankChange, type RankChange } from '../../season/rank-change.js';
import { schemeOfStage, type SeasonState } from '../../season/state.js';
import { notRankedIn } from '../../season/eligibility.js';
import { rankAfter } from '../../season/ranking.js';
import type { Standings } from '../../season/standings.js';
import type { PageWindow, PlaceInView } from '../views/view-table.js';
import type { ViewStore } from '../views/view-store.js';
import { OneAtATime } from '../pieces.js';
import { type GroupRow, rankGroups } from './group-ranks.js';
import { readSeasonAt, readStandings, type SeasonPast } from './season-past.js';
import { rowOfBoard, rowOfStandings, type SeasonTableRow, type TournamentSheets } from './season-rows.js';
import { survivingIdOf } from '../registry/surviving-id.js';
import { lookUp } from '../../../events/look-up.js';

/** Which table of a season is queried. */
export interface BoardAsked {
  readonly seasonId: string;
  readonly stage: number;
  /** Limits the table to the players of a club or region; null for all. */
  readonly clubId?: string | null | undefined;
  readonly region?: string | null | undefined;
  /** For a closed season: the corrected table instead of the frozen one. */
  readonly corrected?: boolean | undefined;
}

/** The results of one manche. */
export interface Round {
  readonly manche: number;
  readonly standings: readonly { readonly competitor: string; readonly points: bigint }[];
}

/** A table computed as a whole. */
export interface TableAt {
  readonly season: SeasonState;
  readonly standings: Standings;
}

const KEPT_TABLES = 3;
/** The most competitors whose rounds are listed. */
const MAX_IN_ROUNDS = 1_000;

export class Leaderboards {
  readonly #earlier = new Map<string, Promise<TableAt | null>>();
  readonly #computing = new OneAtATime();

  constructor(
    private readonly views: ViewStore,
    private readonly past: SeasonPast,
  ) {}

  season(seasonId: string): SeasonRow | null {
    return this.views.get(seasons, seasonId)?.body ?? null;
  }

  /** The partition of the queried table. */
  partitionOf(asked: BoardAsked): string {
    const { clubId, region } = asked;
    const board = this.boardOf(asked);
    if (clubId != null) return standingsOfClub(board, clubId);
    return region == null ? standingsOf(board) : standingsOfRegion(board, region);
  }

  /** The queried board: of a closed season the frozen one, unless the corrected one is queried. */
  boardOf({ seasonId, stage, corrected }: BoardAsked): string {
    const board = boardOf(seasonId, stage);
    return this.season(seasonId)?.status === 'closed' && corrected !== true ? frozenOf(board) : board;
  }

  /** The place of the row with this many before it; past the end when there are fewer. */
  placeAt(asked: BoardAsked, index: number): PlaceInView | undefined {
    return this.views.placeAt(seasonBoards, this.partitionOf(asked), index);
  }

  /** The number of rows before the first one with a rank, or with a later one. */
  indexOfRank(asked: BoardAsked, rank: number): number {
    if (this.#ranksOf(asked) !== 'dense') return rank - 1;
    const partition = this.partitionOf(asked);
    const order = this.views.orderAt(seasonBoards, partition, rank - 1);
    return order === undefined ? this.views.count(seasonBoards, partition) : this.views.countBefore(seasonBoards, partition, order);
  }

  /** The scheme of the queried table. */
  schemeOf({ seasonId, stage }: BoardAsked): Scheme {
    const season = this.season(seasonId)!;
    return schemeOfStage(season, season.stages[stage - 1]!);
  }

  #ranksOf({ seasonId, stage }: BoardAsked): RankNumbers {
    return this.season(seasonId)?.stages[stage - 1]?.rules.ranks ?? 'standard';
  }

  /** The rank of the rows with an order. */
  #rankOf(partition: string, order: string, ranks: RankNumbers): number {
    const { views } = this;
    const before =
      ranks === 'dense' ? views.countOrdersBefore(seasonBoards, partition, order) : views.countBefore(seasonBoards, partition, order);
    return before + 1;
  }

  /** The place of a competitor; undefined when they are not in the table. */
  placeOf(asked: BoardAsked, competitor: string): PlaceInView | undefined {
    const id = survivingIdOf(this.views, competitor);
    const key = standingKeyOf(this.boardOf(asked), id);
    const partition = this.partitionOf(asked);
    return [key, `${key} club`, `${key} region`]
      .map((each) => this.views.get(seasonBoards, each))
      .find((row) => row?.partition === partition);
  }

  page(
    asked: BoardAsked,
    window: PageWindow,
  ): { readonly rows: readonly Row<BoardBody>[]; readonly hasPrevious: boolean; readonly hasNext: boolean } {
    return this.views.page(seasonBoards, this.partitionOf(asked), window);
  }

  /** The number of rows before a row of the table. */
  indexOf(asked: BoardAsked, place: PlaceInView): number {
    return this.#indexOf(this.partitionOf(asked), place);
  }

  count(asked: BoardAsked): number {
    return this.views.count(seasonBoards, this.partitionOf(asked));
  }

  /** The position of the last event that changed a table or its season; null for an unknown one. */
  positionOf({ seasonId, stage }: BoardAsked): number | null {
    const rows = { get: (key: string) => this.views.get(seasonBoards, key) } as Rows<BoardBody>;
    return positions.get(rows, boardOf(seasonId, stage)) ?? null;
  }

  /**
   * Shows rows of a page with their ranks. The rank of the first is looked up; the others are counted from it.
   * @param sheets the tournaments of the table, if they were read; without them each row looks up its own
   */
  showRows(asked: BoardAsked, rows: readonly Row<BoardBody>[], sheets?: TournamentSheets): readonly SeasonTableRow[] {
    const { views } = this;
    const board = this.boardOf(asked);
    const season = this.season(asked.seasonId)!;
    const { places } = schemeOfStage(season, season.stages[asked.stage - 1]!).rounding;
    const shown: SeasonTableRow[] = [];
    const ranks = this.#ranksOf(asked);
    let rank = 0;
    let ahead = 0;
    let order: string | undefined;
    for (const [index, row] of rows.entries()) {
      if (index === 0) {
        rank = this.#rankOf(row.partition, row.order!, ranks);
        ahead = this.#indexOf(row.partition, row);
      } else if (row.order !== order) rank = rankAfter(rank, ahead + index, ranks);
      order = row.order;
      const body = this.#bodyOf(board, row);
      if (body !== null) shown.push(rowOfBoard(views, board, body, { rank: body.isRanked ? rank : null, places, sheets }));
    }
    return shown;
  }

  /** The row of a competitor in the table of a stage; null when they are not in it. */
  rowOf(seasonId: string, stage: number, competitor: string): SeasonTableRow | null {
    const asked = { seasonId, stage };
    const place = this.season(seasonId)?.stages[stage - 1] === undefined ? undefined : this.placeOf(asked, competitor);
    const row = place === undefined ? undefined : this.views.get(seasonBoards, place.key);
    return row === undefined ? null : (this.showRows(asked, [row])[0] ?? null);
  }

  /** The points of each competitor in each manche, from the results that count; the best first. */
  roundsOf(seasonId: string, stage: number): readonly Round[] {
    const asked = { seasonId, stage };
    const rows = this.showRows(asked, this.page(asked, { first: MAX_IN_ROUNDS }).rows);
    const rounds = new Map<number, Map<string, bigint>>();
    for (const { competitor, results } of rows) {
      for (const { manche, counted, points } of results()) {
        if (manche === null || !counted) continue;
        const round = rounds.get(manche) ?? new Map<string, bigint>();
        rounds.set(manche, round.set(competitor, (round.get(competitor) ?? 0n) + parsePoints(points)));
      }
    }
    return [...rounds]
      .sort(([one], [other]) => one - other)
      .map(([manche, points]) => ({
        manche,
        standings: [...points]
          .map(([competitor, sum]) => ({ competitor, points: sum }))
          .sort((a, b) => (a.points === b.points ? 0 : a.points > b.points ? -1 : 1)),
      }));
  }

  /** The clubs of a stage by the sum of their points; the best first. */
  clubTable(seasonId: string, stage: number): readonly GroupRow[] {
    const rows = this.views.page(seasonBoards, clubsOf(this.boardOf({ seasonId, stage }))).rows.map(({ body }) => body as ClubBody);
    const ranks = this.#ranksOf({ seasonId, stage });
    return rankGroups(
      ranks,
      rows.map(({ club, points, wins, competitors }) => ({ id: club, points: BigInt(points), wins, competitors })),
    );
  }

  /** The regions of a stage by the sum of their clubs; the best first. */
  regionTable(seasonId: string, stage: number): readonly GroupRow[] {
    const sums = new Map<string, Omit<GroupRow, 'rank'>>();
    for (const { id: club, points, wins, competitors } of this.clubTable(seasonId, stage)) {
      const region = this.views.get(clubs, club)?.body.region;
      if (region == null) continue;
      const sum = sums.get(region) ?? { id: region, points: 0n, wins: 0, competitors: 0 };
      sums.set(region, { id: region, points: sum.points + points, wins: sum.wins + wins, competitors: sum.competitors + competitors });
    }
    return rankGroups(this.#ranksOf({ seasonId, stage }), [...sums.values()]);
  }

  /** The table at a position. @param at a position; null for now @throws SeasonTooLarge @returns null when there was no such stage */
  tableAt(seasonId: string, stage: number, at: number | null): Promise<TableAt | null> {
    const now = this.views.view(seasonBoards.name).checkpoint?.position ?? -1;
    if (at === null || at >= now) return this.#computing.run(() => this.#computeTable(seasonId, stage, at));
    // The past does not change, so the last computed tables are cached.
    const key = `${seasonId} ${stage} ${at}`;
    const known = this.#earlier.get(key) ?? this.#computing.run(() => this.#computeTable(seasonId, stage, at));
    this.#earlier.delete(key);
    this.#earlier.set(key, known);
    known.catch(() => this.#earlier.delete(key));
    if (this.#earlier.size > KEPT_TABLES) this.#earlier.delete(this.#earlier.keys().next().value!);
    return known;
  }

  async #computeTable(seasonId: string, stage: number, at: number | null): Promise<TableAt | null> {
    const season = await readSeasonAt(this.past, seasonId as SeasonId, at);
    if (season.stages[stage - 1] === undefined) return null;
    return { season, standings: await readStandings(this.past, season, stage, at) };
  }

  /** Rows of a table computed as a whole. */
  rowsOf({ season, standings }: TableAt, stage: number): readonly SeasonTableRow[] {
    const { places } = schemeOfStage(season, season.stages[stage - 1]!).rounding;
    const notRanked = notRankedIn(standings.basis);
    return standings.ranked.map((ranked) => {
      const clubOf = (competitor: string): Pick<SeasonTableRow, 'club' | 'region'> => {
        const club =
          season.competitors === 'teams'
            ? (lookUp(season.teams, competitor)?.clubId ?? null)
            : (this.views.get(people, competitor)?.body.keptBy ?? null);
        return { club, region: club === null ? null : (this.views.get(clubs, club)?.body.region ?? null) };
      };
      return rowOfStandings(ranked, places, clubOf, notRanked.get(ranked.tally.competitor) ?? []);
    });
  }

  /** Why a rank changed between two positions; null for no such stage. @throws SeasonTooLarge */
  async explain(
    seasonId: string,
    stage: number,
    competitor: string,
    from: number,
    to: number | null,
  ): Promise<{ readonly change: RankChange; readonly places: number } | null> {
    const [before, after] = [await this.tableAt(seasonId, stage, from), await this.tableAt(seasonId, stage, to)];
    if (after === null) return null;
    const { season, standings } = after;
    const empty: Standings = { ...standings, ranked: [], byCompetitor: new Map(), tournaments: [] };
    const id = standings.basis.survivorOf(competitor);
    return {
      change: explainRankChange(before?.standings ?? empty, standings, id),
      places: schemeOfStage(season, season.stages[stage - 1]!).rounding.places,
    };
  }

  /** The number of rows before a row: those with a better order, and those with the same order that come first. */
  #indexOf(partition: string, { order, key }: PlaceInView): number {
    const { views } = this;
    const place = { sort: 0, order: order!, key };
    const tied = views.page(seasonBoards, partition, { after: { ...place, key: '' }, before: place });
    return views.countBefore(seasonBoards, partition, order!) + tied.rows.length;
  }

  #bodyOf(board: string, { body }: Row<BoardBody>): StandingBody | null {
    if (body.kind === 'standing') return body;
    if (body.kind !== 'pointer') return null;
    return (this.views.get(seasonBoards, standingKeyOf(board, body.competitor))?.body as StandingBody | undefined) ?? null;
  }
}
