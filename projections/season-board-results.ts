/** The results of competitors in one season table, and values derived from them. */
import type { SheetId } from '../events/ids.js';
import type { CountingCause } from '../events/season.js';
import type { Scheme } from '../events/season-schemes.js';
import { prepareScheme, type ScoredRow, type ScoreSheet } from '../src/season/score.js';
import type { SheetAsCounted } from '../src/season/sheet.js';
import type { StageState } from '../src/season/state.js';
import { listResults } from '../src/sheet/rows.js';
import type { SheetState } from '../src/sheet/state.js';
import { UNLISTED } from './projection.js';
import { type BoardBody, type BoardRows, type ResultsBody, resultsKeyOf, type TournamentBody } from './season-board-rows.js';
import { type BoardResult, packResult, unpackResult } from './season-results.js';

/** The results of each competitor during an event: an event of the whole season changes each many times, and writes them once. */
export class CompetitorResults {
  readonly #sheets = new Map<string, Map<string, readonly BoardResult[]>>();
  readonly #unwritten = new Set<string>();

  constructor(
    private readonly rows: BoardRows,
    private readonly board: string,
  ) {}

  of(competitor: string): readonly BoardResult[] {
    return resultsIn(this.rows.get(resultsKeyOf(this.board, competitor))?.body);
  }

  /** By tournament; change it in place and report it by {@link changed}. */
  bySheet(competitor: string): Map<string, readonly BoardResult[]> {
    const known = this.#sheets.get(competitor);
    if (known !== undefined) return known;
    const sheets: Map<string, readonly BoardResult[]> = Map.groupBy(this.of(competitor), ({ sheetId }) => sheetId);
    this.#sheets.set(competitor, sheets);
    return sheets;
  }

  changed(competitor: string): void {
    this.#unwritten.add(competitor);
  }

  /** Writes the changed results, one competitor per piece. */
  *write(): Generator<void, void> {
    for (const competitor of this.#unwritten) {
      this.put(competitor, [...this.#sheets.get(competitor)!.values()].flat());
      yield;
    }
    this.#unwritten.clear();
    this.#sheets.clear();
  }

  put(competitor: string, results: readonly BoardResult[]): void {
    const key = resultsKeyOf(this.board, competitor);
    if (results.length === 0) this.rows.delete(key);
    else this.rows.put({ key, partition: UNLISTED, sort: 0, order: '', body: { kind: 'results', results: results.map(packResult) } });
  }
}

/** The results in a row; none without a row. */
export const resultsIn = (body: BoardBody | undefined): readonly BoardResult[] =>
  (body as ResultsBody | undefined)?.results.map(unpackResult) ?? [];

export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const sumText = (results: readonly BoardResult[]): string => String(results.reduce((sum, { points }) => sum + BigInt(points), 0n));

/** Points are compared first, because they differ most often. */
export function areSame(some: readonly BoardResult[], others: readonly BoardResult[]): boolean {
  if (some.length !== others.length || some.some(({ points }, index) => points !== others[index]!.points)) return false;
  return JSON.stringify(some) === JSON.stringify(others);
}

export function scoredRowOf(
  { row, base, multiplier, bonus, points, isZero, isNotDroppable, problem }: BoardResult,
  sheet: SheetAsCounted,
): ScoredRow {
  const numbers = { base: BigInt(base), multiplier: BigInt(multiplier), bonus: BigInt(bonus), points: BigInt(points) };
  return { sheet, row, ...numbers, isZero, isNotDroppable, problem };
}

/** Absences matter when results are dropped by number, and when some result may come after an absence: one that has no points, or less. */
export function dependsOnAbsences(
  { count, caps = [], absencesFirst }: StageState['rules']['selection'],
  results: readonly BoardResult[],
): boolean {
  const mayComeAfter = ({ points }: BoardResult): boolean => (absencesFirst === true ? BigInt(points) < 0n : BigInt(points) <= 0n);
  if (count === 'all') {
    const areSeveral = new Set(results.map(({ sheetId }) => sheetId)).size < results.length;
    return caps.length > 0 && (areSeveral || results.some(mayComeAfter));
  }
  return 'dropWorst' in count || results.some(mayComeAfter);
}

const prepared = new WeakMap<Scheme, ScoreSheet>();

export function scoreOf(scheme: Scheme): ScoreSheet {
  const known = prepared.get(scheme) ?? prepareScheme(scheme);
  prepared.set(scheme, known);
  return known;
}

/** A counting tournament without its rows. @param results none where its results are withdrawn */
export function describeTournament(
  sheetId: SheetId,
  state: SheetState,
  by: CountingCause,
  sheet: SheetAsCounted,
  results: readonly ScoredRow[],
): TournamentBody {
  const stands = state.status !== 'withdrawn';
  const waiting = stands ? listResults(state).filter(({ unmatched }) => unmatched === true).length : 0;
  const { name } = state.facts!;
  const { notRanked: _notRanked, ...facts } = sheet;
  const { revision } = state;
  return {
    kind: 'tournament',
    sheetId,
    name,
    revision,
    stands,
    by,
    sheet: { ...facts, rows: [] },
    waiting,
    problems: countBy(results.flatMap(({ problem }) => problem ?? [])),
    notRanked: stands ? countBy((sheet.notRanked ?? []).map(({ why }) => why)) : {},
  };
}

/** How often each word is there. */
function countBy<Word extends string>(words: readonly Word[]): Readonly<Partial<Record<Word, number>>> {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(counts) as Partial<Record<Word, number>>;
}
