/**
 * The tables of seasons, one board a stage. Each competitor has a row, placed by a text that is their order in the table, and a row with their
 * results. What changes is computed for those whom it touches alone, by the same functions that compute a whole table.
 */
import type { ClubId, PlayerId, SeasonId, SheetId } from '../events/ids.js';
import type { CountingCause } from '../events/season.js';
import { type Points, parsePoints } from '../src/season/fixed.js';
import { asCounted } from '../src/season/from-sheet.js';
import { orderKey } from '../src/season/order-key.js';
import type { Tally } from '../src/season/ranking.js';
import { prepareScheme, type ScoredRow, type ScoreSheet } from '../src/season/score.js';
import type { RowAsCounted, SheetAsCounted } from '../src/season/sheet.js';
import { tallyOf } from '../src/season/standings.js';
import { schemeOfStage, type SeasonState, type StageState } from '../src/season/state.js';
import type { Scheme } from '../events/season-schemes.js';
import { listResults } from '../src/sheet/rows.js';
import type { SheetState } from '../src/sheet/state.js';
import type { RecordedEvent } from '../events/envelope.js';
import { mergeHandlers, Notes, type Projection, type Rows, UNLISTED } from './projection.js';
import { onSeason, seasonState } from './season-fold.js';
import { onSheet, sheetState } from './sheet-fold.js';

/** One result with its points. Points are whole ten-thousandths as text: JSON has no numbers for them. */
export interface BoardResult {
  readonly sheetId: string;
  readonly row: RowAsCounted;
  readonly base: string;
  /** Of the level, with 24 decimals, as a whole number in text. */
  readonly multiplier: string;
  readonly bonus: string;
  readonly points: string;
  readonly isZero: boolean;
  readonly isNotDroppable: boolean;
  readonly problem: ScoredRow['problem'];
  /** The club that the player belonged with when the tournament was counted. */
  readonly club: string | null;
}

/** What of a competitor's points is a club's. */
export interface ClubShare {
  readonly club: string;
  readonly points: string;
  readonly wins: number;
}

/** Where a competitor stands. */
export interface StandingBody {
  readonly kind: 'standing';
  readonly competitor: string;
  readonly isRanked: boolean;
  readonly points: string;
  readonly carried: string;
  readonly adjusted: string;
  readonly played: number;
  readonly wins: number;
  readonly counted: number;
  /** Results that do not count, by sheet and by the person whose result it is. */
  readonly dropped: readonly string[];
  /** Tournaments where not being there is what is dropped. */
  readonly absences: readonly string[];
  readonly club: string | null;
  readonly region: string | null;
  readonly shares: readonly ClubShare[];
}

/** The results of one competitor, in the order of the tournaments. */
export interface ResultsBody {
  readonly kind: 'results';
  readonly results: readonly BoardResult[];
}

/** A tournament that counts. Its rows are left out. */
export interface TournamentBody {
  readonly kind: 'tournament';
  readonly sheetId: SheetId;
  readonly name: string;
  readonly revision: number;
  /** False while its results are withdrawn: it counts for nobody. */
  readonly stands: boolean;
  readonly by: CountingCause;
  readonly sheet: SheetAsCounted;
}

/** What an event changed for one competitor. */
export interface ChangeBody {
  readonly kind: 'change';
  readonly competitor: string;
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cause: { readonly type: string; readonly eventId: string };
  /** The tournament that it came from; null where it was none. */
  readonly sheetId: string | null;
  readonly pointsBefore: string | null;
  readonly pointsAfter: string | null;
  /** Of the result in that tournament. */
  readonly resultBefore: string | null;
  readonly resultAfter: string | null;
  readonly newlyCounted: readonly string[];
  readonly newlyDropped: readonly string[];
}

/** The sum of what is a club's. */
export interface ClubBody {
  readonly kind: 'club';
  readonly club: string;
  readonly points: string;
  readonly wins: number;
  /** How many competitors it has points of. */
  readonly competitors: number;
}

/** Where to find a row, from another side. */
interface PointerBody {
  readonly kind: 'pointer';
  readonly board: string;
  readonly competitor: string;
}

export type BoardBody = StandingBody | ResultsBody | TournamentBody | ChangeBody | ClubBody | PointerBody;
type BoardRows = Rows<BoardBody>;

export const boardOf = (seasonId: string, stage: number): string => `${seasonId}/${stage}`;
/** Partitions. The first five are ranked. */
export const standingsOf = (board: string): string => `board ${board}`;
export const frozenOf = (board: string): string => `frozen ${board}`;
export const standingsOfClub = (board: string, clubId: string): string => `board ${board} club ${clubId}`;
export const standingsOfRegion = (board: string, region: string): string => `board ${board} region ${region}`;
export const clubsOf = (board: string): string => `board ${board} clubs`;
export const tournamentsOf = (board: string): string => `tournaments ${board}`;
export const changesOf = (board: string): string => `changes ${board}`;
export const changesOfCompetitor = (board: string, competitor: string): string => `changes ${board} ${competitor}`;
const sensitiveOf = (board: string): string => `sensitive ${board}`;
const standsOf = (competitor: string): string => `stands ${competitor}`;
const countsOf = (sheetId: string): string => `counts ${sheetId}`;
const BOARDS = 'boards';

/** Keys. */
export const standingKeyOf = (board: string, competitor: string): string => `${board} ${competitor}`;
export const resultsKeyOf = (board: string, competitor: string): string => `${board} ${competitor} results`;
export const frozenKeyOf = (board: string, competitor: string): string => `${board} ${competitor} frozen`;
const tournamentKeyOf = (board: string, sheetId: string): string => `${board} ${sheetId} tournament`;
const competitorsKeyOf = (board: string, sheetId: string): string => `${board} ${sheetId}`;
const clubKeyOf = (board: string, clubId: string): string => `${board} ${clubId} sum`;

/** The id that each merged id is kept under, and the ids that each has. */
const survivors = new Notes<PlayerId>('survivor');
const duplicates = new Notes<readonly PlayerId[]>('duplicates');
/** The club that each player belongs with; the region of each club. */
const homes = new Notes<ClubId>('home');
const regions = new Notes<string>('region');

/** A board while an event is folded into it. */
class Board {
  readonly #touched = new Set<string>();
  readonly name: string;
  readonly #score: ScoreSheet;
  #tournaments: readonly string[] | null = null;

  constructor(
    private readonly rows: BoardRows,
    private readonly event: RecordedEvent,
    private readonly season: SeasonState,
    readonly number: number,
  ) {
    this.name = boardOf(season.seasonId!, number);
    this.#score = scoreOf(schemeOfStage(season, this.#stage));
  }

  get #stage(): StageState {
    return this.season.stages[this.number - 1]!;
  }

  /** Brings the results of a tournament up to what counts now: none of one that does not count, or that is withdrawn. */
  sync(sheetId: string): void {
    const state = sheetState(this.rows, sheetId);
    const counted = this.#stage.counted[sheetId];
    const key = tournamentKeyOf(this.name, sheetId);
    const before = this.rows.get(key)?.body as TournamentBody | undefined;
    const sheet = counted === undefined || state?.facts == null ? null : this.#sheetAsCounted(sheetId, state, counted);
    const stands = sheet !== null && state!.status !== 'withdrawn';
    this.#syncResults(sheetId, stands ? this.#score(sheet).rows : []);
    if (sheet === null) {
      this.rows.delete(key);
      this.rows.delete(`${key} counts`);
    } else {
      const { name } = state!.facts!;
      const body = { kind: 'tournament', sheetId: sheetId as SheetId, name, revision: state!.revision, stands, by: counted!.by } as const;
      const partition = tournamentsOf(this.name);
      this.rows.put({ key, partition, sort: 0, order: `${sheet.date} ${sheetId}`, body: { ...body, sheet: { ...sheet, rows: [] } } });
      this.#point(`${key} counts`, countsOf(sheetId), '');
    }
    const isOther = before?.stands !== stands || before.sheet.date !== sheet?.date;
    if (isOther && (before?.stands === true || stands)) this.#touchThoseWithAbsences();
  }

  /** Every tournament again, and every competitor: other rules, another scheme, other teams. */
  syncAll(): void {
    for (const { body } of this.rows.list(tournamentsOf(this.name))) this.sync((body as TournamentBody).sheetId);
    for (const { body } of this.rows.list(standingsOf(this.name))) this.touch((body as StandingBody).competitor);
    for (const competitor of Object.keys(this.#stage.entrants ?? {})) this.touch(this.#survivorOf(competitor));
  }

  get hasLineups(): boolean {
    return Object.keys(this.#stage.lineups).length > 0;
  }

  touch(competitor: string): void {
    this.#touched.add(competitor);
  }

  /** Moves results between a merged id and its survivor. @param isMoved which of those of `from` */
  move(from: string, to: string, isMoved: (result: BoardResult) => boolean): void {
    const mine = this.#resultsOf(from);
    const moved = mine.filter(isMoved);
    this.#putResults(
      from,
      mine.filter((result) => !isMoved(result)),
    );
    this.#putResults(to, [...this.#resultsOf(to), ...moved]);
    for (const { sheetId } of moved) {
      const key = competitorsKeyOf(this.name, sheetId);
      const listed = competitorsIn.get(this.rows, key) ?? [];
      if (!listed.includes(to)) competitorsIn.put(this.rows, key, [...listed, to]);
    }
    this.touch(from);
    this.touch(to);
  }

  /** Computes where those stand whom the event touched. @param sheetId the tournament that it came from */
  settle(sheetId: string | null): void {
    for (const competitor of this.#touched) this.#place(competitor, sheetId, this.#former.get(competitor) ?? null);
    this.#touched.clear();
    this.#former.clear();
  }

  /** The table as it is becomes the one that stands while the season is closed. */
  freeze(): void {
    this.thaw();
    for (const row of this.rows.list(standingsOf(this.name))) {
      const { competitor } = row.body as StandingBody;
      this.rows.put({ ...row, key: frozenKeyOf(this.name, competitor), partition: frozenOf(this.name) });
    }
  }

  thaw(): void {
    for (const { key } of this.rows.list(frozenOf(this.name))) this.rows.delete(key);
  }

  /** The points of results in the tournament of the event, before it. */
  readonly #former = new Map<string, string>();

  #sheetAsCounted(sheetId: string, state: SheetState, { level, manche }: StageState['counted'][string]): SheetAsCounted {
    const { clubId } = state.facts!;
    const region = clubId === null ? null : (regions.get(this.rows, clubId) ?? null);
    return asCounted(sheetId, state.facts!, listResults(state), { region, level, manche });
  }

  #syncResults(sheetId: string, scored: readonly ScoredRow[]): void {
    const next = new Map<string, BoardResult[]>();
    for (const each of scored) {
      const competitor = this.#competitorOf(each.row);
      if (competitor === null) continue;
      const results = next.get(competitor) ?? [];
      next.set(competitor, [...results, this.#resultOf(each, sheetId)]);
    }
    const key = competitorsKeyOf(this.name, sheetId);
    const listed = competitorsIn.get(this.rows, key) ?? [];
    for (const competitor of new Set([...listed, ...next.keys()])) {
      const all = this.#resultsOf(competitor);
      const mine = all.filter((result) => result.sheetId === sheetId);
      const given = (next.get(competitor) ?? []).map((result) => keepClub(result, mine));
      if (JSON.stringify(mine) === JSON.stringify(given)) continue;
      this.#former.set(competitor, sumText(mine));
      this.#putResults(competitor, [...all.filter((result) => result.sheetId !== sheetId), ...given]);
      this.touch(competitor);
    }
    if (next.size === 0) competitorsIn.delete(this.rows, key);
    else if (JSON.stringify(listed) !== JSON.stringify([...next.keys()])) competitorsIn.put(this.rows, key, [...next.keys()]);
  }

  #resultOf({ row, base, multiplier, bonus, points, isZero, isNotDroppable, problem }: ScoredRow, sheetId: string): BoardResult {
    const club = homes.get(this.rows, this.#survivorOf(row.person)) ?? null;
    const numbers = { base: String(base), multiplier: String(multiplier), bonus: String(bonus), points: String(points) };
    return { sheetId, row, ...numbers, isZero, isNotDroppable, problem, club };
  }

  /** Whose result a row is; null where they take no part. */
  #competitorOf({ person, team }: RowAsCounted): string | null {
    const { competitors, teams } = this.season;
    const { lineups } = this.#stage;
    const survivor = this.#survivorOf(person);
    const named = team ?? Object.keys(lineups).find((id) => lineups[id]!.some((member) => this.#survivorOf(member) === survivor)) ?? null;
    const competitor = competitors === 'players' ? survivor : named;
    if (competitor === null) return null;
    if (competitors === 'teams' && teams[competitor]?.withdrawn !== false) return null;
    return this.#stage.entrants === null || this.#carriedOf(competitor) !== null ? competitor : null;
  }

  #survivorOf(recorded: string): string {
    return survivors.get(this.rows, recorded) ?? recorded;
  }

  /** The ids that a competitor was recorded under; none for one that is kept under another. */
  #idsOf(competitor: string): readonly string[] {
    if (this.#survivorOf(competitor) !== competitor) return [];
    return [competitor, ...(duplicates.get(this.rows, competitor) ?? [])];
  }

  /** What they began the stage with; null for who did not proceed to it. */
  #carriedOf(competitor: string): Points | null {
    const { entrants } = this.#stage;
    const carried = this.#idsOf(competitor).flatMap((id) => (entrants?.[id] === undefined ? [] : [parsePoints(entrants[id])]));
    return carried.length === 0 ? null : carried.reduce((sum, points) => sum + points);
  }

  #adjustedOf(competitor: string): readonly Points[] {
    const ids = this.#idsOf(competitor);
    return this.season.adjustments.flatMap(({ stage, playerId, teamId, points }) =>
      stage === this.number && ids.includes((playerId ?? teamId)!) ? [parsePoints(points)] : [],
    );
  }

  #resultsOf(competitor: string): readonly BoardResult[] {
    return (this.rows.get(resultsKeyOf(this.name, competitor))?.body as ResultsBody | undefined)?.results ?? [];
  }

  #putResults(competitor: string, results: readonly BoardResult[]): void {
    const key = resultsKeyOf(this.name, competitor);
    if (results.length === 0) this.rows.delete(key);
    else this.rows.put({ key, partition: UNLISTED, sort: 0, order: '', body: { kind: 'results', results } });
  }

  #place(competitor: string, sheetId: string | null, resultBefore: string | null): void {
    const key = standingKeyOf(this.name, competitor);
    const before = this.rows.get(key)?.body as StandingBody | undefined;
    const results = this.#resultsOf(competitor);
    const adjusted = this.#adjustedOf(competitor);
    const carried = this.#carriedOf(competitor);
    if (results.length === 0 && adjusted.length === 0 && carried === null) {
      this.#leave(competitor, before);
      if (before !== undefined) this.#noteChange(competitor, before, null, sheetId, resultBefore, null);
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
    this.#share(before?.shares ?? [], body.shares);
    const mine = sheetId === null ? [] : results.filter((result) => result.sheetId === sheetId);
    this.#noteChange(competitor, before ?? null, body, sheetId, resultBefore, mine.length === 0 ? null : sumText(mine));
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
    // Where absences do not matter, those of the others are as good as all tournaments.
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
    const club =
      this.season.competitors === 'teams' ? (this.season.teams[competitor]?.clubId ?? null) : (homes.get(this.rows, competitor) ?? null);
    const clubOf = (row: ScoredRow): string | null =>
      this.#stage.rules.clubOf === 'atResult' && this.season.competitors === 'players' ? scored.get(row)!.club : club;
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

  /** Stands in the lists of a club and a region, and is found by the id. */
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
    if (before !== undefined) this.#share(before.shares, []);
  }

  /** What of a competitor's points is a club's changes the sum of the club. */
  #share(before: readonly ClubShare[], after: readonly ClubShare[]): void {
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    for (const club of new Set([...before, ...after].map((share) => share.club))) {
      const [was, is] = [before, after].map((shares) => shares.find((share) => share.club === club));
      const key = clubKeyOf(this.name, club);
      const sum = (this.rows.get(key)?.body as ClubBody | undefined) ?? { points: '0', wins: 0, competitors: 0 };
      const points = BigInt(sum.points) - BigInt(was?.points ?? 0) + BigInt(is?.points ?? 0);
      const wins = sum.wins - (was?.wins ?? 0) + (is?.wins ?? 0);
      const competitors = sum.competitors - Number(was !== undefined) + Number(is !== undefined);
      if (competitors === 0) {
        this.rows.delete(key);
        continue;
      }
      const body = { kind: 'club', club, points: String(points), wins, competitors } as const;
      const order = orderKey({ ...nothingYet, total: points, wins }, ['points', 'wins'], true);
      this.rows.put({ key, partition: clubsOf(this.name), sort: 0, order, body });
    }
  }

  #noteChange(
    competitor: string,
    before: StandingBody | null,
    after: StandingBody | null,
    sheetId: string | null,
    resultBefore: string | null,
    resultAfter: string | null,
  ): void {
    const wasDropped = new Set(before?.dropped);
    const isDropped = new Set(after?.dropped);
    const newlyDropped = [...isDropped].filter((name) => !wasDropped.has(name));
    const kept = new Set(after === null ? [] : this.#resultsOf(competitor).map(resultName));
    const newlyCounted = [...wasDropped].filter((name) => !isDropped.has(name) && kept.has(name));
    const isSame = before?.points === after?.points && resultBefore === resultAfter && newlyDropped.length + newlyCounted.length === 0;
    if (isSame && before !== null && after !== null) return;
    const { position, id, type, metadata } = this.event;
    const body: ChangeBody = {
      kind: 'change',
      competitor,
      position,
      at: metadata.recordedAt,
      cause: { type, eventId: id },
      sheetId,
      pointsBefore: before?.points ?? null,
      pointsAfter: after?.points ?? null,
      resultBefore,
      resultAfter,
      newlyCounted,
      newlyDropped,
    };
    const order = `${String(position).padStart(16, '0')} ${competitor}`;
    const key = `${this.name} change ${order}`;
    this.rows.put({ key, partition: changesOf(this.name), sort: 0, order, body });
    this.rows.put({ key: `${key} own`, partition: changesOfCompetitor(this.name, competitor), sort: 0, order, body });
  }

  #touchThoseWithAbsences(): void {
    this.#tournaments = null;
    for (const { body } of this.rows.list(sensitiveOf(this.name))) this.touch((body as PointerBody).competitor);
  }

  #point(key: string, partition: string, competitor: string, order = ''): void {
    this.rows.put({ key, partition, sort: 0, order, body: { kind: 'pointer', board: this.name, competitor } });
  }
}

/** Who has a result in a tournament of a board. */
const competitorsIn = new Notes<readonly string[]>('competitors');

const nothingYet: Tally = {
  competitor: '',
  results: [],
  counted: [],
  dropped: [],
  droppedAbsences: [],
  adjusted: 0n,
  carried: 0n,
  total: 0n,
  played: 0,
  wins: 0,
  places: [],
  best: 0n,
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const resultName = ({ sheetId, row }: BoardResult): string => `${sheetId} ${row.person}`;

const sumText = (results: readonly BoardResult[]): string => String(results.reduce((sum, { points }) => sum + BigInt(points), 0n));

/** A corrected result stays with the club that the player belonged with when it was counted. */
function keepClub(result: BoardResult, before: readonly BoardResult[]): BoardResult {
  const known = before.find(({ row }) => row.person === result.row.person);
  return known === undefined ? result : { ...result, club: known.club };
}

function scoredRowOf(
  { row, base, multiplier, bonus, points, isZero, isNotDroppable, problem }: BoardResult,
  sheet: SheetAsCounted,
): ScoredRow {
  const numbers = { base: BigInt(base), multiplier: BigInt(multiplier), bonus: BigInt(bonus), points: BigInt(points) };
  return { sheet, row, ...numbers, isZero, isNotDroppable, problem };
}

/** A result of points goes before any absence. Where some are dropped by number, or a result gives nothing, absences decide too. */
function dependsOnAbsences({ count, caps = [] }: StageState['rules']['selection'], results: readonly BoardResult[]): boolean {
  if (count === 'all') {
    const areSeveral = new Set(results.map(({ sheetId }) => sheetId)).size < results.length;
    return caps.length > 0 && (areSeveral || results.some(({ points }) => BigInt(points) <= 0n));
  }
  return 'dropWorst' in count || results.some(({ points }) => BigInt(points) <= 0n);
}

function sharesOf(tally: Tally, clubOf: (row: ScoredRow) => string | null, home: string | null): readonly ClubShare[] {
  const points = new Map<string, { points: Points; wins: number }>();
  const add = (club: string | null, more: Points, wins: number): void => {
    if (club === null) return;
    const before = points.get(club) ?? { points: 0n, wins: 0 };
    points.set(club, { points: before.points + more, wins: before.wins + wins });
  };
  for (const row of tally.counted) add(clubOf(row), row.points, Number(!row.isZero && row.row.place === 1));
  add(home, tally.adjusted + tally.carried, 0);
  return [...points].map(([club, share]) => ({ club, points: String(share.points), wins: share.wins }));
}

const prepared = new WeakMap<Scheme, ScoreSheet>();

function scoreOf(scheme: Scheme): ScoreSheet {
  const known = prepared.get(scheme) ?? prepareScheme(scheme);
  prepared.set(scheme, known);
  return known;
}

/** Does something on boards that are named by rows of a partition. */
function onBoards(
  rows: BoardRows,
  event: RecordedEvent,
  partition: string,
  follow: (board: Board) => void,
  sheetId: string | null = null,
): void {
  for (const { body } of rows.list(partition)) {
    const [seasonId, stage] = (body as PointerBody).board.split('/') as [SeasonId, string];
    const board = new Board(rows, event, seasonState(rows, seasonId)!, Number(stage));
    follow(board);
    board.settle(sheetId);
  }
}

/** Those who stand somewhere belong with another club. */
function moveHome(rows: BoardRows, event: RecordedEvent, playerId: PlayerId, clubId: ClubId): void {
  homes.put(rows, playerId, clubId);
  onBoards(rows, event, standsOf(playerId), (board) => board.touch(playerId));
}

/** Whoever is in a line-up may be somebody else’s other id. */
function syncLineups(rows: BoardRows, event: RecordedEvent): void {
  onBoards(rows, event, BOARDS, (board) => {
    if (board.hasLineups) board.syncAll();
  });
}

function changeRegion(rows: BoardRows, event: RecordedEvent, clubId: ClubId, region: string | null): void {
  if (region === null) regions.delete(rows, clubId);
  else regions.put(rows, clubId, region);
  onBoards(rows, event, BOARDS, (board) => {
    for (const { body } of rows.list(standingsOfClub(board.name, clubId))) board.touch((body as PointerBody).competitor);
  });
}

/** Events of a season after which the whole table of a stage is another, and those of tournaments. */
const ofTables: ReadonlySet<string> = new Set([
  'SeasonRulesChanged',
  'SchemeAdopted',
  'StageOpened',
  'TeamEntered',
  'TeamWithdrawn',
  'LineupNamed',
]);
const ofTournaments: ReadonlySet<string> = new Set(['TournamentCounted', 'TournamentDiscounted']);

export const seasonBoards: Projection<BoardBody> = {
  name: 'season-boards',
  version: 1,
  ranked: (partition) => partition.startsWith('board ') || partition.startsWith('frozen '),
  on: mergeHandlers<BoardBody>(
    onSheet<BoardBody>((event, _before, _after, rows) => {
      const { sheetId } = event.data;
      onBoards(rows, event, countsOf(sheetId), (board) => board.sync(sheetId), sheetId);
    }),
    onSeason<BoardBody>((event, before, after, rows) => {
      const { type, data } = event;
      const boards = after.stages.map((_, at) => new Board(rows, event, after, at + 1));
      if (type === 'SeasonCreated' || type === 'StageOpened') {
        const { name } = boards.at(-1)!;
        rows.put({ key: name, partition: BOARDS, sort: 0, order: name, body: { kind: 'pointer', board: name, competitor: '' } });
      }
      for (const board of boards) {
        const isItsStage = !('stage' in data) || data.stage === board.number;
        if (ofTournaments.has(type) && isItsStage) board.sync((data as { readonly sheetId: string }).sheetId);
        else if (ofTables.has(type) && isItsStage && isOpen(after, board.number)) board.syncAll();
        else if (type === 'PointsAdjusted' || type === 'AdjustmentLifted')
          for (const id of adjustedBy(before, after)) board.touch(survivorIn(rows, id));
        else if (type === 'QualificationAmended' && data.stage + 1 === board.number) board.syncAll();
        else if (type === 'SeasonClosed' || type === 'CorrectionAdopted') board.freeze();
        else if (type === 'SeasonReopened') board.thaw();
        board.settle('sheetId' in data ? data.sheetId : null);
      }
    }),
    {
      PersonRegistered: (event, rows) => moveHome(rows, event, event.data.playerId, event.data.clubId),
      ClubJoined(event, rows) {
        if (event.data.primary) moveHome(rows, event, event.data.playerId, event.data.clubId);
      },
      ClubAffiliated: (event, rows) => changeRegion(rows, event, event.data.clubId, event.data.region),
      AffiliationEnded: (event, rows) => changeRegion(rows, event, event.data.clubId, null),
      MergedInto(event, rows) {
        const { playerId, survivorId } = event.data;
        survivors.put(rows, playerId, survivorId);
        duplicates.put(rows, survivorId, [...(duplicates.get(rows, survivorId) ?? []), playerId]);
        onBoards(rows, event, standsOf(playerId), (board) => board.move(playerId, survivorId, () => true));
        syncLineups(rows, event);
      },
      UnmergedFrom(event, rows) {
        const { playerId, survivorId } = event.data;
        survivors.delete(rows, playerId);
        const others = (duplicates.get(rows, survivorId) ?? []).filter((id) => id !== playerId);
        if (others.length === 0) duplicates.delete(rows, survivorId);
        else duplicates.put(rows, survivorId, others);
        onBoards(rows, event, standsOf(survivorId), (board) => board.move(survivorId, playerId, ({ row }) => row.person === playerId));
        syncLineups(rows, event);
      },
    },
  ),
};

const isOpen = ({ stages }: SeasonState, number: number): boolean => stages[number - 1]!.status === 'open';

const survivorIn = (rows: BoardRows, id: string): string => survivors.get(rows, id) ?? id;

/** Whose adjustments are others. */
function adjustedBy(before: SeasonState, after: SeasonState): readonly string[] {
  const kept = new Set(after.adjustments.map(({ adjustment }) => adjustment));
  const known = new Set(before.adjustments.map(({ adjustment }) => adjustment));
  const other = [
    ...before.adjustments.filter(({ adjustment }) => !kept.has(adjustment)),
    ...after.adjustments.filter(({ adjustment }) => !known.has(adjustment)),
  ];
  return other.map(({ playerId, teamId }) => (playerId ?? teamId)!);
}
