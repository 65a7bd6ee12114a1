/**
 * One season table while an event is folded into it: the results and rank of each competitor.
 * Long: it covers a table from a result to a rank.
 */
import type { ClubId, SheetId } from '../events/ids.js';
import { affiliationOn } from '../src/federation/affiliations.js';
import { homeOn } from '../src/federation/homes.js';
import { type Points, parsePoints } from '../src/season/fixed.js';
import { rankEligible } from '../src/season/eligibility.js';
import { asCounted } from '../src/season/from-sheet.js';
import { teamsByMember } from '../src/season/lineups.js';
import { orderKey } from '../src/season/order-key.js';
import type { Tally } from '../src/season/ranking.js';
import type { ScoredRow, ScoreSheet } from '../src/season/score.js';
import type { RowAsCounted, SheetAsCounted } from '../src/season/sheet.js';
import { tallyOf } from '../src/season/standings.js';
import { schemeOfStage, type SeasonState, type StageState } from '../src/season/state.js';
import { listResults } from '../src/sheet/rows.js';
import type { SheetState } from '../src/sheet/state.js';
import type { RecordedEvent } from '../events/envelope.js';
import { drain } from './projection.js';
import { sheetState } from './sheet-fold.js';
import {
  type BoardRows,
  boardOf,
  competitorsKeyOf,
  countsOf,
  type PointerBody,
  putIfChanged,
  resultName,
  sensitiveOf,
  type StandingBody,
  standingKeyOf,
  standingsOf,
  standingsOfClub,
  standingsOfRegion,
  standsOf,
  type TournamentBody,
  tournamentKeyOf,
  tournamentsOf,
} from './season-board-rows.js';
import type { BoardResult } from './season-results.js';
import {
  affiliations,
  belongings,
  competitorsIn,
  duplicates,
  homes,
  playedIn,
  positions,
  regions,
  survivors,
} from './season-board-notes.js';
import { changeClubs, sharesOf } from './season-board-clubs.js';
import { listNotRanked, notePlayers, registryIn } from './season-board-not-ranked.js';
import {
  areSame,
  compareText,
  CompetitorResults,
  describeTournament,
  dependsOnAbsences,
  scoredRowOf,
  scoreOf,
  sumText,
} from './season-board-results.js';
import { noteChange, type Noting } from './season-board-changes.js';
import { lookUp } from '../events/look-up.js';

/** A board during the fold of an event. */
export class Board {
  readonly #touched = new Set<string>();
  readonly #results: CompetitorResults;
  readonly name: string;
  readonly #score: ScoreSheet;
  readonly #registry: ReturnType<typeof registryIn>;
  #tournaments: readonly string[] | null = null;
  #teams: ReadonlyMap<string, string> | null = null;

  constructor(
    private readonly rows: BoardRows,
    private readonly event: RecordedEvent,
    private readonly season: SeasonState,
    readonly number: number,
  ) {
    this.name = boardOf(season.seasonId!, number);
    this.#results = new CompetitorResults(rows, this.name);
    this.#registry = registryIn(rows, (person) => this.#idsOf(this.#survivorOf(person)));
    this.#score = scoreOf(schemeOfStage(season, this.#stage));
  }

  get #noting(): Noting {
    return { rows: this.rows, event: this.event, board: this.name };
  }

  get #stage(): StageState {
    return this.season.stages[this.number - 1]!;
  }

  /** Updates the results of a tournament to what counts now: none when it does not count or is withdrawn. */
  *sync(sheetId: string): Generator<void, void> {
    const state = sheetState(this.rows, sheetId);
    const counted = lookUp(this.#stage.counted, sheetId);
    const key = tournamentKeyOf(this.name, sheetId);
    const before = this.rows.get(key)?.body as TournamentBody | undefined;
    const sheet = counted === undefined || state?.facts == null ? null : this.#sheetAsCounted(sheetId, state, counted);
    const stands = sheet !== null && state!.status !== 'withdrawn';
    const results = stands ? yield* this.#scored(sheet) : [];
    yield* this.#syncResults(sheetId, results);
    listNotRanked(this.rows, this.name, sheetId, stands ? sheet : null, (row) => this.#competitorOf(row));
    if (this.isSelective && sheet !== null) notePlayers(this.rows, this.name, sheet);
    if (sheet === null) {
      this.rows.delete(key);
      this.rows.delete(`${key} counts`);
    } else {
      const body = describeTournament(sheetId as SheetId, state!, counted!.by, sheet, results);
      putIfChanged(this.rows, { key, partition: tournamentsOf(this.name), sort: 0, order: `${sheet.date} ${sheetId}`, body });
      this.#point(`${key} counts`, countsOf(sheetId), '');
    }
    const isOther = before?.stands !== stands || before.sheet.date !== sheet?.date;
    if (isOther && (before?.stands === true || stands)) this.#touchThoseWithAbsences();
  }

  /** Recomputes all tournaments and competitors, after new rules, another scheme or other teams. */
  *syncAll(): Generator<void, void> {
    for (const { body } of this.rows.list(tournamentsOf(this.name))) yield* this.sync((body as TournamentBody).sheetId);
    for (const { body } of this.rows.list(standingsOf(this.name))) this.touch((body as StandingBody).competitor);
    for (const competitor of Object.keys(this.#stage.entrants ?? {})) this.touch(this.#survivorOf(competitor));
  }

  /** Whether the rules rank only some results. */
  get isSelective(): boolean {
    return this.#stage.rules.eligibility !== undefined;
  }

  /** Recomputes the tournaments of people who are something else on their days now. */
  *syncOf(people: readonly string[]): Generator<void, void> {
    const ids = people.flatMap((person) => this.#idsOf(this.#survivorOf(person)));
    const sheets = new Set(ids.flatMap((id) => playedIn.get(this.rows, `${this.name} ${id}`) ?? []));
    for (const sheetId of sheets) yield* this.sync(sheetId);
  }

  /** Whether participation is restricted: then a merge decides whose results count. */
  get isRestricted(): boolean {
    return this.#stage.entrants !== null || Object.keys(this.#stage.lineups).length > 0;
  }

  touch(competitor: string): void {
    this.#touched.add(competitor);
  }

  /** Moves results between a merged id and its survivor. @param isMoved which results of `from` */
  move(from: string, to: string, isMoved: (result: BoardResult) => boolean): void {
    drain(this.#results.write());
    const mine = this.#results.of(from);
    const moved = mine.filter(isMoved);
    this.#results.put(
      from,
      mine.filter((result) => !isMoved(result)),
    );
    this.#results.put(to, [...this.#results.of(to), ...moved]);
    for (const { sheetId } of moved) {
      const key = competitorsKeyOf(this.name, sheetId);
      const listed = competitorsIn.get(this.rows, key) ?? [];
      if (!listed.includes(to)) competitorsIn.put(this.rows, key, [...listed, to]);
    }
    this.touch(from);
    this.touch(to);
  }

  /** Computes the ranks of competitors changed by the event. @param sheetId the tournament of the event */
  *settle(sheetId: string | null): Generator<void, void> {
    positions.put(this.rows, this.name, this.event.position);
    yield* this.#results.write();
    for (const competitor of this.#touched) {
      this.#place(competitor, sheetId, this.#former.get(competitor) ?? null);
      yield;
    }
    this.#touched.clear();
    this.#former.clear();
  }

  /** The points before the event, in its tournament. */
  readonly #former = new Map<string, string>();

  #sheetAsCounted(sheetId: string, state: SheetState, { level, manche }: StageState['counted'][string]): SheetAsCounted {
    const { clubId, date } = state.facts!;
    const region = clubId === null ? null : (affiliationOn(affiliations.get(this.rows, clubId) ?? [], date)?.region ?? null);
    const sheet = asCounted(sheetId, state.facts!, listResults(state), { region, level, manche });
    if (!this.isSelective) return sheet;
    return rankEligible(sheet, this.#stage.rules.eligibility, this.#registry);
  }

  *#scored(sheet: SheetAsCounted): Generator<void, readonly ScoredRow[]> {
    const steps = this.#score.inSteps(sheet);
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done === true) return next.value.rows;
      yield;
    }
  }

  *#syncResults(sheetId: string, scored: readonly ScoredRow[]): Generator<void, void> {
    const next = new Map<string, BoardResult[]>();
    for (const each of scored) {
      const competitor = this.#competitorOf(each.row);
      if (competitor === null) continue;
      const results = next.get(competitor);
      const result = this.#resultOf(each, sheetId);
      if (results === undefined) next.set(competitor, [result]);
      else results.push(result);
    }
    const key = competitorsKeyOf(this.name, sheetId);
    const listed = competitorsIn.get(this.rows, key) ?? [];
    for (const competitor of new Set([...listed, ...next.keys()])) {
      yield;
      const all = this.#results.bySheet(competitor);
      const mine = all.get(sheetId) ?? [];
      const given = next.get(competitor) ?? [];
      if (areSame(mine, given)) continue;
      this.#former.set(competitor, sumText(mine));
      // The last change comes last.
      all.delete(sheetId);
      if (given.length > 0) all.set(sheetId, given);
      this.#results.changed(competitor);
      this.touch(competitor);
    }
    if (next.size === 0) competitorsIn.delete(this.rows, key);
    else if (JSON.stringify(listed) !== JSON.stringify([...next.keys()])) competitorsIn.put(this.rows, key, [...next.keys()]);
  }

  #resultOf({ row, base, multiplier, bonus, points, isZero, isNotDroppable, problem }: ScoredRow, sheetId: string): BoardResult {
    const numbers = { base: String(base), multiplier: String(multiplier), bonus: String(bonus), points: String(points) };
    return { sheetId, row, ...numbers, isZero, isNotDroppable, problem };
  }

  /** The competitor of a row; null when they take no part. */
  #competitorOf({ person, team }: RowAsCounted): string | null {
    const { competitors, teams } = this.season;
    const survivor = this.#survivorOf(person);
    this.#teams ??= teamsByMember(this.#stage.lineups, (recorded) => this.#survivorOf(recorded));
    const competitor = competitors === 'players' ? survivor : (team ?? this.#teams.get(survivor) ?? null);
    if (competitor === null) return null;
    if (competitors === 'teams' && lookUp(teams, competitor)?.withdrawn !== false) return null;
    return this.#stage.entrants === null || this.#carriedOf(competitor) !== null ? competitor : null;
  }

  /** Cached per event: most ids have no survivor, and missing rows are always looked up in the file. */
  readonly #survivors = new Map<string, string>();
  readonly #homes = new Map<string, ClubId | null>();

  #survivorOf(recorded: string): string {
    const known = this.#survivors.get(recorded);
    if (known !== undefined) return known;
    const survivor = survivors.get(this.rows, recorded) ?? recorded;
    this.#survivors.set(recorded, survivor);
    return survivor;
  }

  #homeOf(survivor: string): ClubId | null {
    const known = this.#homes.get(survivor);
    if (known !== undefined) return known;
    const home = homes.get(this.rows, survivor) ?? null;
    this.#homes.set(survivor, home);
    return home;
  }

  /** The recorded ids of a competitor; none for a merged id. */
  #idsOf(competitor: string): readonly string[] {
    if (this.#survivorOf(competitor) !== competitor) return [];
    return [competitor, ...(duplicates.get(this.rows, competitor) ?? [])];
  }

  /** The points they began the stage with; null when they did not proceed to it. */
  #carriedOf(competitor: string): Points | null {
    const { entrants } = this.#stage;
    const carried = this.#idsOf(competitor)
      .flatMap((id) => lookUp(entrants ?? {}, id) ?? [])
      .map((points) => parsePoints(points));
    return carried.length === 0 ? null : carried.reduce((sum, points) => sum + points);
  }

  #adjustedOf(competitor: string): readonly Points[] {
    const ids = this.#idsOf(competitor);
    return this.season.adjustments.flatMap(({ stage, playerId, teamId, points }) =>
      stage === this.number && ids.includes((playerId ?? teamId)!) ? [parsePoints(points)] : [],
    );
  }

  #place(competitor: string, sheetId: string | null, resultBefore: string | null): void {
    const key = standingKeyOf(this.name, competitor);
    const before = this.rows.get(key)?.body as StandingBody | undefined;
    const results = this.#results.of(competitor);
    const adjusted = this.#adjustedOf(competitor);
    const carried = this.#carriedOf(competitor);
    if (results.length === 0 && adjusted.length === 0 && carried === null) {
      this.#leave(competitor, before);
      if (before !== undefined) noteChange(this.#noting, competitor, before, null, sheetId, resultBefore, null, []);
      return;
    }
    const isSensitive = dependsOnAbsences(this.#stage.rules.selection, results);
    const { tally, scored } = this.#tally(competitor, results, adjusted, carried ?? 0n, isSensitive);
    const { ranking, selection } = this.#stage.rules;
    const isRanked = tally.played >= (selection.minParticipations ?? 0);
    const body = this.#standing(tally, scored, isRanked);
    const order = orderKey(tally, ranking, isRanked);
    this.rows.put({ key, partition: standingsOf(this.name), sort: 0, order, body });
    this.#list(competitor, body, order);
    if (isSensitive) this.#point(`${key} sensitive`, sensitiveOf(this.name), competitor);
    else this.rows.delete(`${key} sensitive`);
    changeClubs(this.rows, this.name, before?.shares ?? [], body.shares);
    const mine = sheetId === null ? [] : results.filter((result) => result.sheetId === sheetId);
    noteChange(this.#noting, competitor, before ?? null, body, sheetId, resultBefore, mine.length === 0 ? null : sumText(mine), results);
  }

  #tally(
    competitor: string,
    results: readonly BoardResult[],
    adjusted: readonly Points[],
    carried: Points,
    isSensitive: boolean,
  ): { readonly tally: Tally; readonly scored: ReadonlyMap<ScoredRow, BoardResult> } {
    const scored = new Map<ScoredRow, BoardResult>();
    const inOrder = results
      .map((result) => ({ result, sheet: (this.rows.get(tournamentKeyOf(this.name, result.sheetId))!.body as TournamentBody).sheet }))
      .sort((a, b) => compareText(a.sheet.date, b.sheet.date) || compareText(a.sheet.id, b.sheet.id));
    // When absences do not matter, the competitor's own tournaments are enough.
    const own = [...new Set(inOrder.map(({ sheet }) => sheet.id))];
    const tournaments = isSensitive ? this.#allTournaments() : own;
    const orders = new Map(tournaments.map((id, order) => [id, order]));
    const placed = inOrder.map(({ result, sheet }) => {
      const row = scoredRowOf(result, sheet);
      scored.set(row, result);
      return { scored: row, order: orders.get(sheet.id)! };
    });
    const sum = adjusted.reduce((all, points) => all + points, 0n);
    return { tally: tallyOf(this.#stage.rules.selection, tournaments, competitor, placed, sum, carried), scored };
  }

  #allTournaments(): readonly string[] {
    this.#tournaments ??= this.rows.list(tournamentsOf(this.name)).flatMap(({ body }) => {
      const { sheetId, stands } = body as TournamentBody;
      return stands ? [sheetId] : [];
    });
    return this.#tournaments;
  }

  #standing(tally: Tally, scored: ReadonlyMap<ScoredRow, BoardResult>, isRanked: boolean): StandingBody {
    const { competitor, total, carried, adjusted, played, wins, counted, dropped, droppedAbsences } = tally;
    const club = this.season.competitors === 'teams' ? (lookUp(this.season.teams, competitor)?.clubId ?? null) : this.#homeOf(competitor);
    const then = this.season.competitors === 'players' ? (belongings.get(this.rows, competitor)?.homes ?? null) : null;
    const clubOf = (row: ScoredRow): string | null =>
      this.#stage.rules.clubOf !== 'atResult' || this.season.competitors !== 'players'
        ? club
        : then === null
          ? null
          : homeOn(then, row.sheet.date);
    return {
      kind: 'standing',
      competitor,
      isRanked,
      points: String(total),
      carried: String(carried),
      adjusted: String(adjusted),
      played,
      wins,
      counted: counted.length,
      dropped: dropped.map((row) => resultName(scored.get(row)!)),
      absences: droppedAbsences,
      club,
      region: club === null ? null : (regions.get(this.rows, club) ?? null),
      shares: sharesOf(tally, clubOf, club),
    };
  }

  /** Adds the pointers in the lists of a club and region, and by id. */
  #list(competitor: string, { club, region }: StandingBody, order: string): void {
    const key = standingKeyOf(this.name, competitor);
    this.#point(`${key} stands`, standsOf(competitor), competitor);
    if (club === null) this.rows.delete(`${key} club`);
    else this.#point(`${key} club`, standingsOfClub(this.name, club), competitor, order);
    if (region === null) this.rows.delete(`${key} region`);
    else this.#point(`${key} region`, standingsOfRegion(this.name, region), competitor, order);
  }

  #leave(competitor: string, before: StandingBody | undefined): void {
    const key = standingKeyOf(this.name, competitor);
    for (const each of [key, `${key} stands`, `${key} club`, `${key} region`, `${key} sensitive`]) this.rows.delete(each);
    if (before !== undefined) changeClubs(this.rows, this.name, before.shares, []);
  }

  #touchThoseWithAbsences(): void {
    this.#tournaments = null;
    for (const { body } of this.rows.list(sensitiveOf(this.name))) this.touch((body as PointerBody).competitor);
  }

  #point(key: string, partition: string, competitor: string, order = ''): void {
    putIfChanged(this.rows, { key, partition, sort: 0, order, body: { kind: 'pointer', board: this.name, competitor } });
  }
}
