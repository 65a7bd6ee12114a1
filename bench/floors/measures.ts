/**
 * How long requests took, by kind. Each is timed from the moment it was meant to be sent, so that those which waited behind a slow answer
 * count their wait too (the correction of coordinated omission).
 */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Microseconds to a minute, with three significant figures; what took longer is counted as a minute. */
const LONGEST_US = 60_000_000;
const makeHistogram = (): RecordableHistogram => createHistogram({ lowest: 1, highest: LONGEST_US, figures: 3 });

export type Outcome = 'answered' | 'refused' | 'failed';

/** Measurements of one kind of request; times in milliseconds. */
export interface KindReport {
  readonly kind: string;
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
  readonly refused: number;
  readonly failed: number;
}

interface Kind {
  readonly times: RecordableHistogram;
  refused: number;
  failed: number;
}

export class Measures {
  readonly #kinds = new Map<string, Kind>();
  readonly #codes = new Map<string, number>();
  #recent = makeHistogram();
  /** Requests that were due and not sent: too many waited for an answer, or the load ended before the answer to the last. */
  notSent = 0;
  /** Messages that displays received. */
  messages = 0;
  /** Displays whose subscription ended early. */
  lostDisplays = 0;

  /** @param ms since the request was meant to be sent @param code of a refusal or failure */
  record(kind: string, ms: number, outcome: Outcome, code?: string): void {
    const found = this.#kind(kind);
    const us = Math.min(LONGEST_US, Math.max(1, Math.round(ms * 1_000)));
    found.times.record(us);
    this.#recent.record(us);
    if (outcome !== 'answered') found[outcome]++;
    if (code !== undefined) this.#count(code);
  }

  /** Counts a display whose subscription ended, by reason. */
  loseDisplay(code: string): void {
    this.lostDisplays++;
    this.#count(code);
  }

  /** How many requests had an outcome. */
  get count(): number {
    return [...this.#kinds.values()].reduce((sum, { times }) => sum + times.count, 0);
  }

  /** The p99 of all requests since it was last asked, milliseconds; null for none. */
  takeRecentP99(): number | null {
    const recent = this.#recent;
    this.#recent = makeHistogram();
    return recent.count === 0 ? null : recent.percentile(99) / 1_000;
  }

  /** Each kind, the most frequent first, and all together at the end. */
  report(seconds: number): KindReport[] {
    const all: Kind = { times: makeHistogram(), refused: 0, failed: 0 };
    for (const { times, refused, failed } of this.#kinds.values()) {
      if (times.count > 0) all.times.add(times);
      all.refused += refused;
      all.failed += failed;
    }
    const sorted = [...this.#kinds].toSorted(([, one], [, other]) => other.times.count - one.times.count);
    return [...sorted, ['all', all] as const].map(([kind, { times, refused, failed }]) => {
      const ms = (percent: number): number => (times.count === 0 ? 0 : times.percentile(percent) / 1_000);
      const shape = { p50: ms(50), p90: ms(90), p99: ms(99), p999: ms(99.9), max: times.count === 0 ? 0 : times.max / 1_000 };
      return { kind, count: times.count, perSecond: times.count / seconds, ...shape, refused, failed };
    });
  }

  /** How often each code of a refusal or failure came, those of displays included. */
  get codes(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#codes);
  }

  #count(code: string): void {
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  #kind(name: string): Kind {
    let found = this.#kinds.get(name);
    if (found === undefined) this.#kinds.set(name, (found = { times: makeHistogram(), refused: 0, failed: 0 }));
    return found;
  }
}
