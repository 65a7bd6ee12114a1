/**
 * How two sides are compared: in one run, interleaved, several rounds, by the median of the rounds' ratios and their spread.
 */

/** Work done per second, by one side in one round. */
export type Measure = () => Promise<number> | number;

export interface Row {
  readonly name: string;
  /** For scale only: what this machine did. */
  readonly ours: string;
  readonly bare: string;
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly target: string;
  readonly met: boolean;
}

interface Goal {
  readonly name: string;
  readonly unit: string;
  /** The ratio to reach. */
  readonly target: number;
  /** `least`: the ratio must reach the target. `most`: it must not pass it. */
  readonly sense?: 'least' | 'most';
}

export interface Comparison extends Goal {
  readonly ours: Measure;
  readonly bare: Measure;
  readonly rounds?: number;
}

/** What both sides did in one round. */
export interface Pair<Result> {
  readonly ours: Result;
  readonly bare: Result;
}

export async function compare({ ours, bare, rounds, ...goal }: Comparison): Promise<Row> {
  return rowOf(goal, await inTurn(ours, bare, rounds));
}

/** Runs both sides this many times, in turns. */
export async function inTurn<Result>(
  ours: () => Promise<Result> | Result,
  bare: () => Promise<Result> | Result,
  rounds = 5,
): Promise<Pair<Result>[]> {
  const pairs: Pair<Result>[] = [];
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.();
    // Turn about, so that neither side always has the warmer machine.
    const first = round % 2 === 0 ? await ours() : await bare();
    globalThis.gc?.();
    const second = round % 2 === 0 ? await bare() : await ours();
    pairs.push(round % 2 === 0 ? { ours: first, bare: second } : { ours: second, bare: first });
  }
  return pairs;
}

export function rowOf({ name, unit, target, sense = 'least' }: Goal, pairs: readonly Pair<number>[]): Row {
  const ratios = pairs.map((pair) => pair.ours / pair.bare).sort((a, b) => a - b);
  const ratio = median(ratios);
  return {
    name,
    ours: `${shown(median(pairs.map((pair) => pair.ours)))} ${unit}`,
    bare: `${shown(median(pairs.map((pair) => pair.bare)))} ${unit}`,
    ratio,
    lowest: ratios[0]!,
    highest: ratios.at(-1)!,
    target: `${sense === 'least' ? '≥' : '≤'} ${target}`,
    met: sense === 'least' ? ratio >= target : ratio <= target,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export const shown = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** How many a second: runs the work once and counts. */
export async function perSecond(count: number, work: () => unknown): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return count / (Number(process.hrtime.bigint() - start) / 1e9);
}
