/**
 * The points of each row of a sheet: the place's base with ties, times the multiplier, rounded once; then participation and bonuses; then
 * states without points.
 */
import type { Bonus, RowState, Scheme } from '../../events/season-schemes.js';
import {
  type Fixed,
  fixedOf,
  multiply,
  NoNumber,
  type NumberProblem,
  numberOrProblem,
  ONE,
  parseFixed,
  parsePoints,
  recorded,
  type Points,
  roundToPoints,
} from './fixed.js';
import { bandsOf, type PlaceValue, preparePlaceValues, type RowFacts, stepsFor } from './place-points.js';
import type { RowAsCounted, SheetAsCounted } from './sheet.js';

export interface ScoredRow {
  readonly sheet: SheetAsCounted;
  readonly row: RowAsCounted;
  /** For the place, with the multiplier, rounded. */
  readonly base: Points;
  readonly multiplier: Fixed;
  /** Participation and bonuses together. */
  readonly bonus: Points;
  readonly points: Points;
  /** The state gives neither points nor a place. */
  readonly isZero: boolean;
  /** Always counts. */
  readonly isNotDroppable: boolean;
  /** Why the scheme has no number for the row, which then has no base. */
  readonly problem: NumberProblem | null;
}

export interface ScoredSheet {
  readonly sheet: SheetAsCounted;
  readonly rows: readonly ScoredRow[];
}

export interface ScoreSheet {
  (sheet: SheetAsCounted): ScoredSheet;
  /** The same row by row. Yields the steps of each row, so that other work can run. */
  inSteps(sheet: SheetAsCounted): Generator<number, ScoredSheet>;
}

/** The places by which a tied row is valued, from the first of them. */
const tiedPlaces: { readonly [K in Scheme['tiedPlaces']]: (place: number, tied: number) => readonly [first: number, places: number] } = {
  average: (place, tied) => [place, tied],
  best: (place) => [place, 1],
  worst: (place, tied) => [place + tied - 1, 1],
};

/** Bonuses that give a fixed number of points each time that they are earned. */
type TimesBonus = Exclude<Bonus, { readonly for: 'extraPoints' }>;

const bonusTimes: {
  readonly [K in TimesBonus['for']]: (bonus: Extract<TimesBonus, { for: K }>) => (row: RowAsCounted, sheet: SheetAsCounted) => number;
} = {
  win: () => (row) => Number(row.place === 1),
  bounty: () => (row) => row.bounties,
  finalTable:
    ({ places }) =>
    (row) =>
      Number(row.place <= places),
  bubble: () => (row, sheet) => {
    const bubble = paidOf(sheet) + 1;
    return Number(row.place <= bubble && bubble < row.place + row.tied);
  },
};

type BonusOf = (row: RowAsCounted, sheet: SheetAsCounted) => Points;

function prepareBonus(bonus: Bonus): BonusOf {
  return bonus.for === 'extraPoints' ? ({ extraPoints = '0' }) => parsePoints(extraPoints) : prepareTimes(bonus);
}

/** @throws NoNumber */
function prepareTimes<K extends TimesBonus['for']>(bonus: Extract<TimesBonus, { for: K }>): BonusOf {
  const points = parsePoints(bonus.points);
  const times = bonusTimes[bonus.for](bonus);
  return (row, sheet) => points * BigInt(times(row, sheet));
}

const DAY = 86_400_000;

/** The factor of a tournament by its day. One after the reference day is new. */
function prepareAgeing(ageing: Scheme['ageing']): (date: string) => Fixed {
  if (ageing === undefined) return () => ONE;
  const factors = bandsOf(ageing.bands.map(({ from, factor }) => ({ from, value: parseFixed(factor) })));
  const asOf = Date.parse(ageing.asOf);
  return (date) => factors((asOf - Date.parse(date)) / DAY) ?? ONE;
}

/** The paid places. @throws NoNumber */
function paidOf({ paid }: SheetAsCounted): number {
  if (paid === null) throw new NoNumber('NOT_RECORDED');
  return paid;
}

const fixedOrNull = (text: string | null): Fixed | null => (text === null ? null : parseFixed(text));

type Base = bigint | NumberProblem;

/** Cached bases of places, by field size and place. Many fields in a season have the same size. */
class Remembered {
  static readonly #MOST = 100_000;
  #fields = new Map<string, Map<string, Base>>();
  #count = 0;

  of(field: string): (place: string, compute: () => Base) => Base {
    if (this.#count > Remembered.#MOST) {
      this.#fields = new Map();
      this.#count = 0;
    }
    const places = this.#fields.get(field) ?? new Map<string, Base>();
    this.#fields.set(field, places);
    return (place, compute) => {
      const known = places.get(place);
      if (known !== undefined) return known;
      const base = compute();
      places.set(place, base);
      this.#count += 1;
      return base;
    };
  }
}

/** The bound of one result's points, in both directions. */
const MOST_POINTS: Points = 10n ** 13n;

/**
 * The most steps for the places of one sheet, about a microsecond each: a thousand places of any realistic formula take less. Counted for
 * the sheet alone, regardless of caches, so that everybody gets the same numbers.
 */
const MOST_STEPS = 3_000_000;

/** Prepares a scheme. Unchanged sheets are not computed again: pass the same object. */
export function prepareScheme(scheme: Scheme): ScoreSheet {
  const valuesOf = preparePlaceValues(scheme.points);
  const steps = stepsFor(scheme.points);
  const placesOf = tiedPlaces[scheme.tiedPlaces];
  const { places, mode } = scheme.rounding;
  const participation = parsePoints(scheme.participation ?? '0');
  const bonuses = (scheme.bonuses ?? []).map(prepareBonus);
  const multipliers = new Map(Object.entries(scheme.multiplier ?? {}).map(([level, factor]) => [level, parseFixed(factor)]));
  const ofField = bandsOf((scheme.fieldFactor ?? []).map(({ from, factor }) => ({ from, value: parseFixed(factor) })));
  const ofBuyIn = bandsOf((scheme.buyInFactor ?? []).map(({ from, factor }) => ({ from: parseFixed(from), value: parseFixed(factor) })));
  const ofAge = prepareAgeing(scheme.ageing);
  /** What the points of a place are multiplied by besides the level. @throws NoNumber */
  const factorOf = (entrants: number, buyIn: Fixed | null, date: string): Fixed => {
    const byBuyIn = scheme.buyInFactor === undefined ? ONE : (ofBuyIn(recorded(buyIn)) ?? ONE);
    return multiply(multiply(ofField(entrants) ?? ONE, byBuyIn), ofAge(date));
  };
  const zeroFor = new Set<RowState>(scheme.zeroFor);
  const notDroppable = new Set<RowState>(scheme.notDroppable);
  const known = new WeakMap<SheetAsCounted, ScoredSheet>();
  const bases = new Remembered();

  const baseOf = (row: RowAsCounted, facts: RowFacts, multiplier: Fixed, valueOf: PlaceValue): Points => {
    const [first, count] = placesOf(row.place, row.tied);
    let sum = 0n;
    for (let place = first; place < first + count; place += 1) sum += valueOf(place, facts);
    const base = roundToPoints(sum * multiplier, ONE * ONE * BigInt(count), { places, mode });
    if (base > MOST_POINTS || base < -MOST_POINTS) throw new NoNumber('TOO_LARGE');
    return base;
  };

  /** Scores the rows of a sheet once each, in order. `taken`: the steps so far. */
  const startOn = (sheet: SheetAsCounted): { readonly taken: () => number; readonly scoreRow: (row: RowAsCounted) => ScoredRow } => {
    const level = multipliers.get(sheet.level ?? '') ?? ONE;
    const buyIn = fixedOrNull(sheet.buyIn);
    const size = scheme.fieldSize === 'entries' ? sheet.entries : sheet.entrants;
    const factor = numberOrProblem(() => factorOf(size, buyIn, sheet.date));
    const multiplier = typeof factor === 'bigint' ? multiply(level, factor) : level;
    const ofPlace = valuesOf({
      entrants: size,
      entries: fixedOf(sheet.entries),
      buyIn,
      prizePool: fixedOrNull(sheet.prizePool),
      paid: sheet.paid === null ? null : fixedOf(sheet.paid),
      level,
    });
    const valueOf: PlaceValue = scheme.inTheMoney === true ? (place, row) => (place > paidOf(sheet) ? 0n : ofPlace(place, row)) : ofPlace;
    const facts = (row: RowAsCounted): RowFacts => ({
      tied: fixedOf(row.tied),
      rebuys: fixedOf(row.rebuys),
      bounties: fixedOf(row.bounties),
      extra: parseFixed(row.extraPoints ?? '0'),
      expense: row.expense === null ? buyIn : parseFixed(row.expense),
    });
    const { entrants, entries, prizePool, paid } = sheet;
    const field = bases.of(`${entrants} ${entries} ${sheet.buyIn} ${prizePool} ${paid} ${level} ${multiplier}`);
    const worked = new Set<string>();
    let taken = 0;
    const findBase = (row: RowAsCounted): Base => {
      if (typeof factor !== 'bigint') return factor;
      const { place, tied, rebuys, bounties, expense, extraPoints = 0 } = row;
      const key = steps.ofRow ? `${place} ${tied} ${rebuys} ${bounties} ${expense} ${extraPoints}` : `${place} ${tied}`;
      if (!worked.has(key)) {
        const [, count] = placesOf(place, tied);
        if (taken + count * steps.ofPlace > MOST_STEPS) return 'TOO_LARGE';
        worked.add(key);
        taken += count * steps.ofPlace;
      }
      return field(key, () => numberOrProblem(() => baseOf(row, facts(row), multiplier, valueOf)));
    };
    const scoreRow = (row: RowAsCounted): ScoredRow => {
      const isZero = zeroFor.has(row.state);
      const base = isZero ? 0n : findBase(row);
      const points = typeof base === 'bigint' ? base : 0n;
      const bonus = isZero ? 0n : numberOrProblem(() => bonuses.reduce((sum, each) => sum + each(row, sheet), participation));
      const added = typeof bonus === 'bigint' ? bonus : participation;
      return {
        sheet,
        row,
        base: points,
        multiplier,
        bonus: added,
        points: points + added,
        isZero,
        isNotDroppable: notDroppable.has(row.state),
        problem: [base, bonus].find((each) => typeof each !== 'bigint') ?? null,
      };
    };
    return { taken: () => taken, scoreRow };
  };

  const keep = (sheet: SheetAsCounted, rows: readonly ScoredRow[]): ScoredSheet => {
    const scored = { sheet, rows };
    known.set(sheet, scored);
    return scored;
  };
  const score = (sheet: SheetAsCounted): ScoredSheet => known.get(sheet) ?? keep(sheet, sheet.rows.map(startOn(sheet).scoreRow));
  function* inSteps(sheet: SheetAsCounted): Generator<number, ScoredSheet> {
    const before = known.get(sheet);
    if (before !== undefined) return before;
    const { taken, scoreRow } = startOn(sheet);
    const rows: ScoredRow[] = [];
    for (const row of sheet.rows) {
      const so = taken();
      rows.push(scoreRow(row));
      yield 1 + taken() - so;
    }
    return keep(sheet, rows);
  }
  return Object.assign(score, { inSteps });
}

export function sumPoints(rows: readonly ScoredRow[]): Points {
  return rows.reduce((sum, { points }) => sum + points, 0n);
}
