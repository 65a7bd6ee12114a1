/** Numbers with 24 decimals, as integers in units of 10⁻²⁴. Results are the same on every machine, and sums are exact. */

/** A number in units of 10⁻²⁴. */
export type Fixed = bigint;

/** Points in units of 10⁻⁴: no scheme rounds finer. */
export type Points = bigint;

export const FIXED_DECIMALS = 24;
export const POINT_DECIMALS = 4;
export const ONE: Fixed = 10n ** BigInt(FIXED_DECIMALS);

/** The largest intermediate value. */
const LARGEST: Fixed = 10n ** 30n * ONE;

/** Why there is no number: a division by zero, a root of a negative number, a number out of bounds. */
export class NoNumber extends Error {
  constructor(readonly problem: NumberProblem) {
    super(problem);
  }
}

export type NumberProblem =
  | 'DIVISION_BY_ZERO'
  | 'ROOT_OF_NEGATIVE'
  | 'LOGARITHM_OF_NOT_POSITIVE'
  | 'POWER_OF_NEGATIVE'
  | 'TOO_LARGE'
  | 'NO_TABLE_FOR_SIZE'
  /** A fact of the tournament that its sheet does not have, such as the buy-in. */
  | 'NOT_RECORDED';

/** A fact that the computation needs. @throws NoNumber for one that is not recorded */
export function recorded(fact: Fixed | null): Fixed {
  if (fact === null) throw new NoNumber('NOT_RECORDED');
  return fact;
}

/** The computed number, or why there is none. */
export function numberOrProblem(compute: () => bigint): bigint | NumberProblem {
  try {
    return compute();
  } catch (error) {
    if (error instanceof NoNumber) return error.problem;
    throw error;
  }
}

/** Rounds a quotient of integers to an integer. */
const roundings = {
  /** To the nearest; a half goes away from zero. */
  halfUp: (size: bigint, divisor: bigint) => (2n * size + divisor) / (2n * divisor),
  /** Towards zero. */
  down: (size: bigint, divisor: bigint) => size / divisor,
  /** Away from zero. */
  up: (size: bigint, divisor: bigint) => (size + divisor - 1n) / divisor,
};

export type RoundingMode = keyof typeof roundings;

export interface Rounding {
  readonly places: number;
  readonly mode: RoundingMode;
}

export function divideWhole(dividend: bigint, divisor: bigint, mode: RoundingMode = 'halfUp'): bigint {
  if (divisor === 0n) throw new NoNumber('DIVISION_BY_ZERO');
  const negative = dividend < 0n !== divisor < 0n;
  const quotient = roundings[mode](dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor);
  return negative ? -quotient : quotient;
}

/** Checks the bounds. @throws NoNumber when it is out of bounds */
export function withinBounds(value: Fixed): Fixed {
  if (value > LARGEST || value < -LARGEST) throw new NoNumber('TOO_LARGE');
  return value;
}

export function fixedOf(whole: number): Fixed {
  return BigInt(whole) * ONE;
}

export function multiply(a: Fixed, b: Fixed): Fixed {
  return withinBounds(divideWhole(a * b, ONE));
}

export function divide(a: Fixed, b: Fixed): Fixed {
  return withinBounds(divideWhole(a * ONE, b));
}

export function floorOf(value: Fixed): Fixed {
  const rest = value % ONE;
  return rest < 0n ? value - rest - ONE : value - rest;
}

export function ceilOf(value: Fixed): Fixed {
  return -floorOf(-value);
}

/** The nearest whole number; a half goes away from zero. */
export function wholeNearest(value: Fixed): Fixed {
  return divideWhole(value, ONE) * ONE;
}

export function rootOf(value: Fixed): Fixed {
  if (value < 0n) throw new NoNumber('ROOT_OF_NEGATIVE');
  return wholeRoot(value * ONE);
}

/** The integer square root, rounded down. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,24}))?$/;

/** Whether a text is a decimal such as `-7.5` with at most this many decimals. */
export function isDecimal(text: string, decimals = FIXED_DECIMALS): boolean {
  const parts = DECIMAL.exec(text);
  return parts !== null && (parts[3]?.length ?? 0) <= decimals;
}

/** @throws RangeError for a text that is no decimal: external input is checked before */
export function parseFixed(text: string): Fixed {
  const parts = DECIMAL.exec(text);
  if (parts === null) throw new RangeError(`${text} is no decimal`);
  const size = BigInt(parts[2] as string) * ONE + BigInt((parts[3] ?? '').padEnd(FIXED_DECIMALS, '0'));
  return parts[1] === '-' ? -size : size;
}

/** @throws RangeError for a text that is no decimal of points */
export function parsePoints(text: string): Points {
  if (!isDecimal(text, POINT_DECIMALS)) throw new RangeError(`${text} is no number of points`);
  return parseFixed(text) / 10n ** BigInt(FIXED_DECIMALS - POINT_DECIMALS);
}

/** Rounds a quotient of a {@link Fixed} and a whole number of its units to points. */
export function roundToPoints(dividend: bigint, divisor: bigint, { places, mode }: Rounding): Points {
  return divideWhole(dividend * 10n ** BigInt(places), divisor, mode) * 10n ** BigInt(POINT_DECIMALS - places);
}

/** A fraction of points, rounded. */
export function fractionOfPoints(points: Points, fraction: Fixed, rounding: Rounding): Points {
  return roundToPoints(points * fraction, ONE * 10n ** BigInt(POINT_DECIMALS), rounding);
}

/** As text with this many decimals; more when the points have more. */
export function formatPoints(points: Points, decimals: number): string {
  const size = points < 0n ? -points : points;
  const digits = size.toString().padStart(POINT_DECIMALS + 1, '0');
  const fraction = digits.slice(-POINT_DECIMALS);
  const needed = Math.max(decimals, fraction.replace(/0{1,24}$/, '').length);
  const whole = digits.slice(0, -POINT_DECIMALS);
  return `${points < 0n ? '-' : ''}${whole}${needed === 0 ? '' : `.${fraction.slice(0, needed)}`}`;
}

/** A number as text, without needless zeros. */
export function formatFixed(value: Fixed): string {
  const size = value < 0n ? -value : value;
  const fraction = (size % ONE)
    .toString()
    .padStart(FIXED_DECIMALS, '0')
    .replace(/0{1,24}$/, '');
  return `${value < 0n ? '-' : ''}${size / ONE}${fraction === '' ? '' : `.${fraction}`}`;
}
