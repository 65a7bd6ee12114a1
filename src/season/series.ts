/** Logarithms, exponentials and powers, by series on integers with 16 more decimals than the result. */
import { divide, divideWhole, FIXED_DECIMALS, type Fixed, multiply, NoNumber, ONE, withinBounds } from './fixed.js';

const FINE_DECIMALS = FIXED_DECIMALS + 16;
const FINE = 10n ** BigInt(FINE_DECIMALS);
const FINER = FINE / ONE;

/** Twice the area hyperbolic tangent of a quotient: the logarithm of (divisor + dividend) / (divisor - dividend). */
function doubleArtanh(dividend: bigint, divisor: bigint): bigint {
  const ratio = (dividend * FINE) / divisor;
  const square = (ratio * ratio) / FINE;
  let power = ratio;
  let sum = 0n;
  for (let odd = 1n; power !== 0n; odd += 2n) {
    sum += power / odd;
    power = (power * square) / FINE;
  }
  return 2n * sum;
}

/** ln 2 and ln 10, with the extra decimals. */
const LN_2 = doubleArtanh(1n, 3n);
const LN_10 = 3n * LN_2 + doubleArtanh(1n, 9n);

function fineLogarithm(value: Fixed): bigint {
  if (value <= 0n) throw new NoNumber('LOGARITHM_OF_NOT_POSITIVE');
  // The value is a mantissa between about 0.7 and 1.5 times a power of two.
  const shift = value.toString(2).length - ONE.toString(2).length;
  const fine = value * FINER;
  const mantissa = shift >= 0 ? fine >> BigInt(shift) : fine << BigInt(-shift);
  return BigInt(shift) * LN_2 + doubleArtanh(mantissa - FINE, mantissa + FINE);
}

export function naturalLogarithm(value: Fixed): Fixed {
  return divideWhole(fineLogarithm(value), FINER);
}

export function decimalLogarithm(value: Fixed): Fixed {
  return divideWhole(fineLogarithm(value) * ONE, LN_10);
}

function fineExponential(exponent: bigint): Fixed {
  const doublings = exponent / LN_2;
  if (doublings > 100n) throw new NoNumber('TOO_LARGE');
  if (doublings < -100n) return 0n;
  const rest = exponent - doublings * LN_2;
  let term = FINE;
  let sum = 0n;
  for (let step = 1n; term !== 0n; step += 1n) {
    sum += term;
    term = (term * rest) / (FINE * step);
  }
  const scaled = doublings >= 0n ? sum << doublings : sum >> -doublings;
  return withinBounds(divideWhole(scaled, FINER));
}

export function exponential(exponent: Fixed): Fixed {
  return fineExponential(exponent * FINER);
}

/** Whole exponents up to this are multiplied out, so that the result is exact if the digits suffice. */
const MOST_FACTORS = 400n;

export function power(value: Fixed, exponent: Fixed): Fixed {
  if (exponent === 0n) return ONE;
  if (value === 0n) {
    if (exponent < 0n) throw new NoNumber('DIVISION_BY_ZERO');
    return 0n;
  }
  const whole = exponent % ONE === 0n ? exponent / ONE : null;
  if (whole === null && value < 0n) throw new NoNumber('POWER_OF_NEGATIVE');
  if (whole === null || whole > MOST_FACTORS || whole < -MOST_FACTORS) {
    const size = fineExponential(divideWhole(fineLogarithm(value < 0n ? -value : value) * exponent, ONE));
    return value < 0n && whole !== null && whole % 2n !== 0n ? -size : size;
  }
  return whole > 0n ? wholePower(value, whole) : reciprocalPower(value, -whole);
}

function wholePower(value: Fixed, exponent: bigint): Fixed {
  let result = ONE;
  let square = value;
  for (let rest = exponent; ; square = multiply(square, square)) {
    if (rest % 2n === 1n) result = multiply(result, square);
    rest /= 2n;
    if (rest === 0n) return result;
  }
}

/** The reciprocal of a power. Whether the base is above or below one decides what is divided first, so that no digits are lost. */
function reciprocalPower(value: Fixed, exponent: bigint): Fixed {
  if (value < ONE && value > -ONE) return wholePower(divide(ONE, value), exponent);
  try {
    return divide(ONE, wholePower(value, exponent));
  } catch (error) {
    // The reciprocal of a number out of bounds rounds to zero.
    if (error instanceof NoNumber && error.problem === 'TOO_LARGE') return 0n;
    throw error;
  }
}
