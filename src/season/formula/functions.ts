/**
 * The names and functions that a formula may use.
 */
import { ceilOf, type Fixed, floorOf, rootOf, wholeNearest } from '../fixed.js';
import { decimalLogarithm, exponential, naturalLogarithm } from '../series.js';

/** Values of a row and its tournament that a formula can use, and what they are. */
export const formulaNameTexts = {
  n: 'the size of the field: entrants, or entries where the scheme says so',
  p: 'the place; for tied players, each of their places in turn',
  tied: 'how many players share the place, the player included',
  entries: 'the entries of the tournament, re-entries included',
  rebuys: 'the rebuys of the player',
  bounties: 'the bounties of the player',
  extra: 'the extra points of the player on the sheet; 0 for none',
  buyIn: 'the buy-in, in units of the currency',
  expense: 'what the player spent; the buy-in where it is not recorded',
  prizePool: 'the prize pool, in units of the currency',
  paid: 'the number of paid places',
  level: 'the multiplier of the level of the tournament; 1 where the scheme has none',
} as const;

export type FormulaName = keyof typeof formulaNameTexts;
export const formulaNames = Object.keys(formulaNameTexts) as readonly FormulaName[];
/** Null for a fact that is not recorded. */
export type FormulaValues = Readonly<Record<FormulaName, Fixed | null>>;

interface FormulaFunction {
  /** The least and the greatest number of arguments. */
  readonly takes: readonly [number, number];
  readonly apply: (values: readonly Fixed[]) => Fixed;
  /** What it gives, for the documentation. */
  readonly about: string;
}

const ofOne = (apply: (value: Fixed) => Fixed, about: string): FormulaFunction => ({
  takes: [1, 1],
  apply: ([value]) => apply(value as Fixed),
  about,
});

/** All but `if`, which evaluates only the taken branch. */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries({
    min: {
      takes: [1, Infinity],
      apply: (values) => values.reduce((least, value) => (value < least ? value : least)),
      about: 'the least of its values',
    },
    max: {
      takes: [1, Infinity],
      apply: (values) => values.reduce((most, value) => (value > most ? value : most)),
      about: 'the greatest of its values',
    },
    abs: ofOne((value) => (value < 0n ? -value : value), 'the value without its sign'),
    floor: ofOne(floorOf, 'the whole number below'),
    ceil: ofOne(ceilOf, 'the whole number above'),
    round: ofOne(wholeNearest, 'the nearest whole number; a half goes away from zero'),
    sqrt: ofOne(rootOf, 'the square root'),
    ln: ofOne(naturalLogarithm, 'the natural logarithm'),
    log10: ofOne(decimalLogarithm, 'the logarithm to base 10'),
    exp: ofOne(exponential, 'e to this power'),
  } satisfies Record<string, FormulaFunction>),
);
