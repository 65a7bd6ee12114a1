/** Extra points as they are recorded: equal numbers are equal texts, and no points are none. */
import { formatPoints, parsePoints } from '../../season/fixed.js';

/** @param text as `ExtraPoints` has it */
export function plainPoints(text: string): string | undefined {
  const points = parsePoints(text);
  return points === 0n ? undefined : formatPoints(points, 0);
}
