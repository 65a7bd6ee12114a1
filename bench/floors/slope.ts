/**
 * Whether a figure rises with time: a straight line by least squares, with the 95 % confidence interval of its slope.
 */

export interface Slope {
  /** How much the figure grows in one unit of x. */
  readonly slope: number;
  /** The bounds of its 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
  /** Whether zero is within the interval: nothing shows that the figure rises or falls. */
  readonly flat: boolean;
}

/** Null for fewer than five points: a line through them says nothing. */
export function findSlope(points: readonly (readonly [x: number, y: number])[]): Slope | null {
  const count = points.length;
  if (count < 5) return null;
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / count;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) return null;
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  const half = studentQuantile(count - 2) * Math.sqrt(rest / (count - 2) / spread);
  const [low, high] = [slope - half, slope + half];
  return { slope, low, high, flat: low <= 0 && high >= 0 };
}

/** The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher; within 1 % from three degrees of freedom. */
function studentQuantile(degrees: number): number {
  const z = 1.959964;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3)
  );
}
