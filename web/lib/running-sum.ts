/** The points that count, tournament by tournament: a line that ends at the points of the table. */

interface Result {
  readonly date: string;
  readonly points: string;
  readonly counted: boolean;
}

/** @param before points that no result has: of the stage before, and by a commission */
export function runningSum(
  results: readonly Result[],
  before: readonly string[],
): readonly { readonly date: string; readonly value: number }[] {
  let sum = before.reduce((total, each) => total + Number(each), 0);
  return results.map(({ date, points, counted }) => {
    if (counted) sum += Number(points);
    // Points have four decimals at the most.
    return { date, value: Math.round(sum * 10_000) / 10_000 };
  });
}
