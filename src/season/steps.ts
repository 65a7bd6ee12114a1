/**
 * Long computations as generators: each value says how many steps were taken since the one before it, so that others can have their turn.
 */

/** What is computed in steps, without a pause. */
export function finishSteps<Value>(steps: Generator<number, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Sorted by the library in one go: some hundred comparisons, much less than a millisecond. */
const RUN = 256;

/** Of scoring: a comparison of two tallies goes down to their places. */
const STEPS_OF_COMPARISON = 8;

/** A sorted copy; what compares equal stays in its order. */
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
