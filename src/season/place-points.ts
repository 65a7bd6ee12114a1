/**
 * The library of schemes: the points of a place before ties, multipliers and rounding. A scheme is prepared once, then once per tournament,
 * and then called for each row.
 */
import type { PlacePoints } from '../../events/season-schemes.js';
import { divide, type Fixed, fixedOf, multiply, NoNumber, ONE, parseFixed, recorded, rootOf } from './fixed.js';
import { valueOf } from './formula/evaluate.js';
import type { FormulaName, FormulaValues } from './formula/functions.js';
import { parseFormula, SERIES_STEPS } from './formula/parse.js';
import { decimalLogarithm, exponential, power } from './series.js';

/** Facts of a tournament that points may depend on. */
export interface TournamentFacts {
  readonly entrants: number;
  readonly entries: Fixed;
  /** Null when it is not recorded, as the next two. */
  readonly buyIn: Fixed | null;
  readonly prizePool: Fixed | null;
  readonly paid: Fixed | null;
  readonly level: Fixed;
}

/** Facts of a row that they may depend on. */
export interface RowFacts {
  readonly tied: Fixed;
  readonly rebuys: Fixed;
  readonly bounties: Fixed;
  /** Extra points. */
  readonly extra: Fixed;
  /** Null when neither it nor the buy-in is recorded. */
  readonly expense: Fixed | null;
}

/** @throws NoNumber */
export type PlaceValue = (place: number, row: RowFacts) => Fixed;
export type PlaceValues = (tournament: TournamentFacts) => PlaceValue;

type OfKind<K extends PlacePoints['kind']> = Extract<PlacePoints, { kind: K }>;

const library: { readonly [K in PlacePoints['kind']]: (points: OfKind<K>) => PlaceValues } = {
  placeTable({ table, below = '0' }) {
    const value = entryOf(table, below);
    return () => value;
  },

  placeTableBySize({ tables, below = '0' }) {
    const bySize = new Map(Object.entries(tables).map(([size, table]) => [Number(size), entryOf(table, below)]));
    return ({ entrants }) => {
      const value = bySize.get(entrants);
      if (value !== undefined) return value;
      return () => {
        throw new NoNumber('NO_TABLE_FOR_SIZE');
      };
    };
  },

  tablePlusField({ table, floor }) {
    const entries = table.map(parseFixed);
    const least = parseFixed(floor);
    return ({ entrants }) =>
      (place) => {
        const entry = entries[place - 1];
        if (entry === undefined) return least;
        const value = entry + fixedOf(entrants);
        return value > least ? value : least;
      };
  },

  poolPercent({ perEntrant, percents }) {
    const share = entryOf(percents, '0');
    const each = parseFixed(perEntrant);
    return ({ entrants }) =>
      (place, row) =>
        multiply(each * BigInt(entrants), share(place, row)) / 100n;
  },

  placeTableByBand({ bands, below = '0' }) {
    const values = bandsOf(bands.map(({ from, table }) => ({ from, value: entryOf(table, below) })));
    const rest = parseFixed(below);
    return ({ entrants }) => values(entrants) ?? (() => rest);
  },

  poolPercentByBand({ perEntrant, bands }) {
    const shares = bandsOf(bands.map(({ from, percents }) => ({ from, value: entryOf(percents, '0') })));
    const each = parseFixed(perEntrant);
    return ({ entrants }) => {
      const share = shares(entrants);
      return (place, row) => (share === undefined ? 0n : multiply(each * BigInt(entrants), share(place, row)) / 100n);
    };
  },

  paidBands({ table = [], bands }) {
    const entries = table.map(parseFixed);
    const points = bands.map(parseFixed);
    return ({ paid }) =>
      (place) => {
        const places = Number(recorded(paid) / ONE);
        if (place > places) return 0n;
        return entries[place - 1] ?? points[Math.ceil((place * points.length) / places) - 1]!;
      };
  },

  weightedPool({ perEntrant }) {
    const each = parseFixed(perEntrant);
    const weights = rememberBy((entrants: number) => {
      const of = weightsOf(entrants);
      return { of, sum: of.reduce((sum, weight) => sum + weight, 0n) };
    });
    return ({ entrants }) => {
      const pool = each * BigInt(entrants);
      return (place) => {
        const { of, sum } = weights(entrants);
        return divide(multiply(pool, of[place - 1] ?? 0n), sum === 0n ? ONE : sum);
      };
    };
  },

  linear({ k }) {
    const each = parseFixed(k);
    return ({ entrants }) =>
      (place) =>
        each * BigInt(entrants - place + 1);
  },

  sqrtRatio({ c }) {
    const factor = parseFixed(c);
    const square = multiply(factor, factor);
    // The root of the product is exact more often than a root of the quotient.
    return ({ entrants }) =>
      (place) => {
        const root = rootOf(divide(square * BigInt(entrants), fixedOf(place)));
        return factor < 0n ? -root : root;
      };
  },

  squares({ k }) {
    const each = parseFixed(k);
    return ({ entrants }) => {
      const paid = Math.floor(entrants / 3);
      return (place) => (place > paid ? 0n : each * BigInt(paid - place + 1) ** 2n);
    };
  },

  drNeau() {
    const worth = rememberBy((buyIn: Fixed) => multiply(buyIn, buyIn));
    return ({ entrants, buyIn }) =>
      (place, { expense }) =>
        divide(rootOf(divide(worth(recorded(buyIn)) * BigInt(entrants), recorded(expense))), fixedOf(place + 1));
  },

  pokerStars() {
    const quarter = ONE / 4n;
    const ofBuyIn = rememberBy((buyIn: Fixed) => 10n * (ONE + decimalLogarithm(buyIn + quarter)));
    return ({ entrants, buyIn }) => {
      const scoring = Math.ceil((15 * entrants) / 100);
      return (place) => (place > scoring ? 0n : multiply(ofBuyIn(recorded(buyIn)), rootOf(divide(fixedOf(entrants), fixedOf(place)))));
    };
  },

  relativeRank() {
    const ofPool = rememberBy(decimalLogarithm);
    return ({ entrants, prizePool }) =>
      (place) =>
        multiply(ofPool(recorded(prizePool)), rootOf(divide(fixedOf(entrants), fixedOf(place))));
  },

  formula({ text }) {
    const formula = parseFormula(text);
    if ('problem' in formula) throw new RangeError(`a formula that does not read: ${formula.problem} at ${formula.at}`);
    const known = new Map<string, Fixed>();
    return ({ entrants, ...tournament }) => {
      const n = fixedOf(entrants);
      return (place, row) => {
        const values: FormulaValues = { ...tournament, ...row, n, p: fixedOf(place) };
        const key = keyOf(formula.names, values);
        const before = known.get(key);
        if (before !== undefined) return before;
        const value = valueOf(formula.root, values);
        if (known.size >= MOST_REMEMBERED) known.clear();
        known.set(key, value);
        return value;
      };
    };
  },
};

/** Prepares the points of a scheme. @throws RangeError for an invalid formula: schemes are checked before they are adopted */
export function preparePlaceValues<K extends PlacePoints['kind']>(points: OfKind<K>): PlaceValues {
  return library[points.kind](points);
}

/** The names of a formula that depend on the row. */
const ofRow: ReadonlySet<FormulaName> = new Set(['tied', 'rebuys', 'bounties', 'extra', 'expense']);

/** The steps to compute a place's points, in steps of formulas, and whether they may differ between players of that place. */
export function stepsFor(points: PlacePoints): { readonly ofPlace: number; readonly ofRow: boolean } {
  // No other kind takes more than two series.
  if (points.kind !== 'formula') return { ofPlace: 2 * SERIES_STEPS, ofRow: points.kind === 'drNeau' };
  const formula = parseFormula(points.text);
  return 'problem' in formula
    ? { ofPlace: 1, ofRow: true }
    : { ofPlace: formula.steps, ofRow: formula.names.some((name) => ofRow.has(name)) };
}

/** Bounds the cache of one scheme. */
const MOST_REMEMBERED = 100_000;

/** Most values are whole numbers or amounts of money, whose digits without the 24 decimals make short keys. */
function keyOf(names: readonly FormulaName[], values: FormulaValues): string {
  return names
    .map((name) => {
      const value = values[name];
      return value === null ? '?' : value % ONE === 0n ? String(value / ONE) : `u${value}`;
    })
    .join(' ');
}

function entryOf(table: readonly string[], below: string): PlaceValue {
  const entries = table.map(parseFixed);
  const rest = parseFixed(below);
  return (place) => entries[place - 1] ?? rest;
}

/** The value for the largest number that is not larger than a given one; undefined where none is. */
export function bandsOf<Bound extends number | bigint, Value>(
  bands: readonly { readonly from: Bound; readonly value: Value }[],
): (given: Bound) => Value | undefined {
  const sorted = [...bands].sort((one, other) => (one.from < other.from ? -1 : 1));
  return (given) => sorted.findLast(({ from }) => from <= given)?.value;
}

/** The largest field whose weights are computed: a third of its places take two series each. */
const MOST_WEIGHTED = 10_000;

/** √(n / p^exp(10/n)) for the places of the first third. */
function weightsOf(entrants: number): readonly Fixed[] {
  if (entrants > MOST_WEIGHTED) throw new NoNumber('TOO_LARGE');
  const n = fixedOf(entrants);
  const exponent = exponential(divide(fixedOf(10), n));
  return Array.from({ length: Math.floor(entrants / 3) }, (_, at) => rootOf(divide(n, power(fixedOf(at + 1), exponent))));
}

function rememberBy<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}
