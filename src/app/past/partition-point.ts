/** The number of leading values for which the predicate holds; they come first. By binary search. */
export function partitionPoint<Value>(values: readonly Value[], isBefore: (value: Value) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(values[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
