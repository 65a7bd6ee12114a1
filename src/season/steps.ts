/** Long computations as generators: each value is the number of steps since the last, so that other work can run. */

/** Runs a computation without pauses. */
export function finishSteps<Value>(steps: Generator<number, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Sorted by the library at once: some hundred comparisons, much less than a millisecond. */
const RUN = 256;

/** In steps of scoring: comparing two tallies compares their places. */
const STEPS_OF_COMPARISON = 8;

/** A sorted copy; the sort is stable. */
export function* sortInSteps<Value>(values: readonly Value[], compare: (a: Value, b: Value) => number): Generator<number, Value[]> {
  let runs: Value[][] = [];
  for (let at = 0; at < values.length; at += RUN) {
    const run = values.slice(at, at + RUN).sort(compare);
    runs.push(run);
    yield STEPS_OF_COMPARISON * run.length;
  }
  while (runs.length > 1) {
    const merged: Value[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* mergeInSteps(runs[at]!, runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeInSteps<Value>(
  left: readonly Value[],
  right: readonly Value[],
  compare: (a: Value, b: Value) => number,
): Generator<number, Value[]> {
  const merged: Value[] = [];
  let [atLeft, atRight] = [0, 0];
  while (atLeft < left.length && atRight < right.length) {
    merged.push(compare(left[atLeft]!, right[atRight]!) <= 0 ? left[atLeft++]! : right[atRight++]!);
    if (merged.length % RUN === 0) yield STEPS_OF_COMPARISON * RUN;
  }
  for (; atLeft < left.length; atLeft += 1) merged.push(left[atLeft]!);
  for (; atRight < right.length; atRight += 1) merged.push(right[atRight]!);
  yield STEPS_OF_COMPARISON * (merged.length % RUN);
  return merged;
}
