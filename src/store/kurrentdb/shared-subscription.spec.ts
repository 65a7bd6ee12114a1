/** One subscription for all followers of the end of the log. */
import type { StreamName } from '../../../events/ids.js';
import { StoreError, type StoredEvent } from '../event-store.js';
import { SharedSubscription } from './shared-subscription.js';

const stream: StreamName = 'tournament-friday';
const eventAt = (position: number): StoredEvent => ({
  id: `${position}`,
  type: 'A',
  data: '{}',
  metadata: '{}',
  stream,
  revision: position,
  position,
});

/** A log that the test appends to, and its open subscriptions. */
class Log {
  readonly events: StoredEvent[] = [];
  open = 0;
  begun = 0;
  failing: Error | null = null;
  private wake = new Set<() => void>();
  readonly shared = new SharedSubscription((after, signal) => this.begin(after, signal));

  add(...positions: readonly number[]): void {
    this.events.push(...positions.map(eventAt));
    this.tell();
  }

  fail(error: Error | null): void {
    this.failing = error;
    this.tell();
  }

  private tell(): void {
    for (const wake of this.wake) wake();
  }

  private async *begin(after: number | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
    this.open += 1;
    this.begun += 1;
    let next = this.events.findIndex(({ position }) => position > (after ?? -1));
    if (next < 0) next = this.events.length;
    let wake = (): void => undefined;
    const onNews = (): void => wake();
    this.wake.add(onNews);
    signal.addEventListener('abort', onNews);
    try {
      yield [];
      while (!signal.aborted) {
        if (this.failing !== null) throw this.failing;
        const batch = this.events.slice(next, next + 100);
        next += batch.length;
        if (batch.length > 0) yield batch;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      this.wake.delete(onNews);
      this.open -= 1;
    }
  }
}

interface Following {
  readonly seen: number[];
  readonly stop: () => Promise<void>;
  readonly ended: Promise<unknown>;
  begun: number;
}

/** Follows and records events. @param takes awaited before each batch */
function follow(log: Log, after: number | null = null, takes: () => Promise<void> = () => Promise.resolve()): Following {
  const signal = new AbortController();
  const following: { -readonly [K in keyof Following]: Following[K] } = {
    seen: [],
    begun: 0,
    ended: Promise.resolve(),
    stop: async () => {
      signal.abort();
      await following.ended;
    },
  };
  following.ended = (async (): Promise<unknown> => {
    try {
      for await (const batch of log.shared.follow(after, signal.signal)) {
        if (batch.length === 0) following.begun += 1;
        for (const { position } of batch) following.seen.push(position);
        await takes();
      }
      return null;
    } catch (error) {
      return error;
    }
  })();
  return following;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

let log: Log;
beforeEach(() => void (log = new Log()));

it('serves all who follow the end, each event once to each, and ends with the last of them', async () => {
  log.add(0, 1);
  const [one, two] = [follow(log), follow(log, 0)];
  log.add(2);
  await until(() => one.seen.length === 3 && two.seen.length === 2);
  log.add(5, 9);
  await until(() => one.seen.length === 5 && two.seen.length === 4);
  expect([one.seen, two.seen]).toEqual([
    [0, 1, 2, 5, 9],
    [1, 2, 5, 9],
  ]);
  expect([log.open, log.begun]).toEqual([1, 1]);
  expect([one.begun, two.begun]).toEqual([1, 1]);
  await one.stop();
  log.add(10);
  await until(() => two.seen.at(-1) === 10);
  await two.stop();
  await until(() => log.open === 0);
  const later = follow(log, 9);
  await until(() => later.seen.length === 1);
  expect(log.begun).toBe(2);
  await later.stop();
});

it('lets somebody who joins late have what came lately, and one who is further back follow alone until then', async () => {
  log.add(...range(0, 5_000));
  const first = follow(log, 4_998);
  await until(() => first.seen.length === 1);
  const joins = follow(log, 4_998);
  await until(() => joins.seen.length === 1);
  expect(log.begun).toBe(1);
  expect(joins.begun).toBe(1);
  const back = follow(log, 99);
  await until(() => back.seen.length === 4_900);
  expect(back.seen).toEqual(range(100, 5_000));
  expect(log.begun).toBe(2);
  await until(() => log.open === 1);
  log.add(5_000);
  await until(() => back.seen.at(-1) === 5_000 && first.seen.at(-1) === 5_000 && joins.seen.at(-1) === 5_000);
  await Promise.all([first, joins, back].map(({ stop }) => stop()));
});

it('does not let the slow hold up the others: they go on alone, and lose nothing', async () => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const slow = follow(log, null, () => held);
  const quick = follow(log);
  await until(() => quick.begun === 1);
  for (let from = 0; from < 10_000; from += 500) {
    log.add(...range(from, from + 500));
    await until(() => quick.seen.length === from + 500);
  }
  expect(slow.seen).toEqual([]);
  go();
  await until(() => slow.seen.length === 10_000);
  expect(slow.seen).toEqual(range(0, 10_000));
  expect(quick.seen).toEqual(range(0, 10_000));
  await Promise.all([slow, quick].map(({ stop }) => stop()));
});

it('takes no more than is held where all are slow', async () => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const slow = [follow(log, null, () => held), follow(log, null, () => held)];
  log.add(...range(0, 10_000));
  for (let turns = 0; turns < 200; turns += 1) await turn();
  go();
  await until(() => slow.every(({ seen }) => seen.length === 10_000));
  expect(slow.map(({ seen }) => seen)).toEqual([range(0, 10_000), range(0, 10_000)]);
  expect(log.begun).toBe(1);
  await Promise.all(slow.map(({ stop }) => stop()));
});

it('gives what came before to all, then fails for all; whoever begins again has the rest', async () => {
  const both = [follow(log), follow(log)];
  log.add(0, 1);
  await until(() => both.every(({ seen }) => seen.length === 2));
  const error = new StoreError('STORE_UNREACHABLE', 'away');
  log.fail(error);
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([error, error]);
  log.fail(null);
  log.add(2);
  const again = follow(log, 1);
  await until(() => again.seen.length === 1);
  expect([again.seen, again.begun]).toEqual([[2], 1]);
  await again.stop();
});
