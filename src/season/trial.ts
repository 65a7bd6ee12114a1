/** Tries a scheme before it is adopted: on all sheets of the season, and on fields of many sizes. Shows each competitor's difference. */
import type { CountingRule } from '../../events/season-counting.js';
import type { Scheme } from '../../events/season-schemes.js';
import type { SheetFacts } from '../../events/sheet.js';
import type { PlayerId } from '../../events/ids.js';
import { lookUp } from '../../events/look-up.js';
import type { NumberProblem, Points } from './fixed.js';
import { parseFormula } from './formula/parse.js';
import type { FormulaProblem } from './formula/tokens.js';
import { prepareScheme, type ScoreSheet } from './score.js';
import { asCounted } from './from-sheet.js';
import { levelsGiven } from './levels.js';
import type { SheetAsCounted } from './sheet.js';
import { computeStandingsInSteps, type Standings } from './standings.js';
import { finishSteps } from './steps.js';

export interface SchemeDifference {
  readonly competitor: string;
  readonly rankNow: number | null;
  readonly rankThen: number | null;
  readonly pointsNow: Points;
  readonly pointsThen: Points;
}

/** A place for which the scheme has no number. */
export interface SchemeProblem {
  /** The sheet; null for a trial field. */
  readonly sheet: string | null;
  readonly entrants: number;
  readonly place: number;
  readonly problem: NumberProblem;
}

/** In a field of this size, the place gives more than the one before it. */
export interface RisingPlace {
  readonly entrants: number;
  readonly place: number;
}

export interface SchemeTrial {
  readonly differences: readonly SchemeDifference[];
  /** With any of them the scheme cannot be adopted. */
  readonly problems: readonly SchemeProblem[];
  /** A warning, because it may be intended: the first of each field. */
  readonly rising: readonly RisingPlace[];
}

/** An error in the formula of a scheme, and its character, from 1. */
export interface SchemeError {
  readonly problem: FormulaProblem;
  readonly at: number;
}

/** The error in a scheme; null for one that can be tried. */
export function findSchemeError({ points }: Scheme): SchemeError | null {
  if (points.kind !== 'formula') return null;
  const read = parseFormula(points.text);
  return 'problem' in read ? { problem: read.problem, at: read.at + 1 } : null;
}

/** @param current the table by the current scheme. The tried scheme must have no error. */
export function tryScheme(current: Standings, scheme: Scheme, counting: readonly CountingRule[] = []): SchemeTrial {
  return finishSteps(trySchemeInSteps(current, scheme, counting));
}

/**
 * The first place for which a scheme has no number: on given sheets, or in a field of a kind that the rules count. Null for none. Yields the
 * steps of each row, so that other work can run.
 * @param sheets one of each kind that counts already
 */
export function* findProblemInSteps(
  scheme: Scheme,
  counting: readonly CountingRule[],
  sheets: readonly SheetAsCounted[],
): Generator<number, SchemeProblem | null> {
  const score = prepareScheme(scheme);
  for (const sheet of sheets) {
    yield* score.inSteps(sheet);
    const [problem] = findProblems(score, sheet, sheet.id);
    if (problem !== undefined) return problem;
  }
  for (const field of inventFields(scheme, counting)) {
    yield* score.inSteps(field);
    const [problem] = findProblems(score, field, null);
    if (problem !== undefined) return problem;
  }
  return null;
}

/** The same row by row. Yields the steps of each, so that other work can run. */
export function* trySchemeInSteps(
  current: Standings,
  scheme: Scheme,
  counting: readonly CountingRule[] = [],
): Generator<number, SchemeTrial> {
  const score = prepareScheme(scheme);
  const fields = inventFields(scheme, counting);
  for (const sheet of [...current.basis.sheets, ...fields]) yield* score.inSteps(sheet);
  const then = yield* computeStandingsInSteps({ ...current.basis, score });
  return {
    differences: differencesBetween(current, then),
    problems: [
      ...current.basis.sheets.flatMap((sheet) => findProblems(score, sheet, sheet.id)),
      ...fields.flatMap((sheet) => findProblems(score, sheet, null)),
    ],
    rising: fields.flatMap((sheet) => findRising(score, sheet)),
  };
}

function differencesBetween(now: Standings, then: Standings): SchemeDifference[] {
  return then.ranked.flatMap(({ rank, tally }) => {
    const before = now.byCompetitor.get(tally.competitor);
    if (before === undefined || (before.rank === rank && before.tally.total === tally.total)) return [];
    return [{ competitor: tally.competitor, rankNow: before.rank, rankThen: rank, pointsNow: before.tally.total, pointsThen: tally.total }];
  });
}

const TRIED_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30, 40, 50, 75, 100, 150, 200];

/**
 * A scheme with a table per field size is tried at those sizes. All places behind a table give the same, so one of them is tried: the work
 * is proportional to the scheme's text. Levels with the same multiplier give the same points, so one of them is tried.
 */
function inventFields({ points, multiplier = {} }: Scheme, counting: readonly CountingRule[]): readonly SheetAsCounted[] {
  const levels = new Map(levelsGiven(counting).map((level) => [lookUp(multiplier, level) ?? '1', level]));
  const sizes =
    points.kind === 'placeTableBySize'
      ? Object.entries(points.tables).map(([size, table]) => [Number(size), Math.min(Number(size), table.length + 1)] as const)
      : TRIED_SIZES.map((size) => [size, size] as const);
  return [...(levels.size === 0 ? [null] : levels.values())].flatMap((level) =>
    sizes.map(([entrants, places]) => inventField(entrants, places, level)),
  );
}

/** A sheet as one of a tournament on Tapis, with this many entrants, on which only the first places have rows. */
function inventField(entrants: number, places: number, level: string | null): SheetAsCounted {
  const facts: SheetFacts = {
    source: 'tapis',
    tournamentId: null,
    clubId: null,
    name: '',
    date: '',
    kind: null,
    entrants,
    entries: entrants,
    buyIn: 2_000,
    prizePool: 2_000 * entrants,
    paidPlaces: Math.max(1, Math.floor(entrants / 8)),
  };
  const rows = Array.from({ length: places }, (_, at) => {
    const playerId = String(at + 1) as PlayerId;
    return { playerId, recordedAs: playerId, place: at + 1, tied: 1, state: 'finished', entries: 1, rebuys: 0, bounties: 0 } as const;
  });
  return asCounted(String(entrants), facts, rows, { region: null, level, manche: null });
}

function findProblems(score: ScoreSheet, sheet: SheetAsCounted, id: string | null): SchemeProblem[] {
  return score(sheet).rows.flatMap(({ row: { place }, problem }) =>
    problem === null ? [] : [{ sheet: id, entrants: sheet.entrants, place, problem }],
  );
}

function findRising(score: ScoreSheet, sheet: SheetAsCounted): RisingPlace[] {
  const { rows } = score(sheet);
  const at = rows.findIndex(({ points }, at) => at > 0 && points > (rows[at - 1]?.points ?? 0n));
  return at === -1 ? [] : [{ entrants: sheet.entrants, place: at + 1 }];
}
