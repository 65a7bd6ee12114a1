/**
 * The names and functions that a formula may use.
 */
import { ceilOf, type Fixed, floorOf, rootOf, wholeNearest } from '../fixed.js';
import { decimalLogarithm, exponential, naturalLogarithm } from '../series.js';

/** Values of a row and its tournament that a formula can use. */
export const formulaNames = [
  /** Entrants of the tournament. */
  'n',
  /** The place: for tied players, each of their places in turn. */
  'p',
  'tied',
  'entries',
  'rebuys',
  'bounties',
  'buyIn',
  /** What the player spent. */
  'expense',
  'prizePool',
  /** Paid places. */
  'paid',
  /** The multiplier of the tournament's level. */
  'level',
] as const;

export type FormulaName = (typeof formulaNames)[number];
export type FormulaValues = Readonly<Record<FormulaName, Fixed>>;

interface FormulaFunction {
  /** The least and the greatest number of arguments. */
  readonly takes: readonly [number, number];
  readonly apply: (values: readonly Fixed[]) => Fixed;
}

const ofOne = (apply: (value: Fixed) => Fixed): FormulaFunction => ({ takes: [1, 1], apply: ([value]) => apply(value as Fixed) });

/** All but `if`, which evaluates only the taken branch. */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries({
    min: { takes: [1, Infinity], apply: (values) => values.reduce((least, value) => (value < least ? value : least)) },
    max: { takes: [1, Infinity], apply: (values) => values.reduce((most, value) => (value > most ? value : most)) },
    abs: ofOne((value) => (value < 0n ? -value : value)),
    floor: ofOne(floorOf),
    ceil: ofOne(ceilOf),
    round: ofOne(wholeNearest),
    sqrt: ofOne(rootOf),
    ln: ofOne(naturalLogarithm),
    log10: ofOne(decimalLogarithm),
    exp: ofOne(exponential),
  } satisfies Record<string, FormulaFunction>),
);
