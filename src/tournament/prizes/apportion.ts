/**
 * How a sum that does not divide is shared to the cent: by largest remainder, worked out in whole numbers, so that the parts are exact and
 * add up to the sum.
 */

/**
 * Shares whole cents by weight. Each part is rounded down; the cents that are left go one by one to the largest remainders, to the earlier
 * in the list where they are equal. Without any weight all weigh the same.
 * @param cents what is shared, from 0
 * @param weights from 0, as many as there are parts
 * @returns the parts, in the order of the weights; they add up to `cents` unless there are none
 */
export function apportion(cents: number, weights: readonly bigint[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.length === 0 ? [] : splitEvenly(cents, weights.length);
  const products = weights.map((weight) => BigInt(cents) * weight);
  return byRemainder(
    cents,
    products.map((product) => ({ floor: Number(product / whole), remainder: product % whole })),
  );
}

/** Shares whole cents evenly among so many, from 1: the odd ones go to the first, one each. */
export function splitEvenly(cents: number, among: number): number[] {
  return apportion(
    cents,
    Array.from({ length: among }, () => 1n),
  );
}

/** The binary digits of a part of a cent that show which of two is the larger: below them they are equal. */
const SURE = 40n;

/**
 * Rounds parts that are known to far less than a cent to whole cents, by largest remainder in the same way.
 * @param parts fixed point numbers that add up to `cents`, but for what their last digits lack
 * @param digits how many of their binary digits stand behind the point, more than {@link SURE}
 */
export function roundToCents(cents: number, parts: readonly bigint[], digits: bigint): number[] {
  const near = parts.map((part) => (part + (1n << (digits - SURE - 1n))) >> (digits - SURE));
  return byRemainder(
    cents,
    near.map((part) => ({ floor: Number(part >> SURE), remainder: part & ((1n << SURE) - 1n) })),
  );
}

interface Part {
  readonly floor: number;
  readonly remainder: bigint;
}

function byRemainder(cents: number, parts: readonly Part[]): number[] {
  const left = parts.reduce((rest, { floor }) => rest - floor, cents);
  const order = parts.map((_, at) => at).sort((one, other) => compare(parts[other]!.remainder, parts[one]!.remainder) || one - other);
  const more = new Set(order.slice(0, left));
  return parts.map(({ floor }, at) => floor + (more.has(at) ? 1 : 0));
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
