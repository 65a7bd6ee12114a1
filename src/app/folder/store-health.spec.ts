import { jest } from '@jest/globals';
import { StoreError, type StoreErrorCode } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { observeStore } from '../../store/observed-store.js';
import { StoreHealth } from './store-health.js';

const event = { id: 'a', type: 'Checked', data: '{}', metadata: '{}' };
const notWritable = 'It is so. (STORE_NOT_WRITABLE)';

interface Watched {
  readonly store: ReturnType<typeof observeStore>;
  readonly health: StoreHealth;
  readonly said: string[];
  fail(code: StoreErrorCode | null): void;
  /** Makes appends wait. */
  hold(until: Promise<void>): void;
  /** The number of tries. */
  tries(): number;
}

/** A store that fails as configured, with the log of reported lines. @param onThisMachine whether it can be tested without an event */
function watched(onThisMachine = true): Watched {
  const memory = new MemoryEventStore();
  const said: string[] = [];
  let failing: StoreErrorCode | null = null;
  let tries = 0;
  const unlessFailing = <T>(work: () => Promise<T>): Promise<T> =>
    failing === null ? work() : Promise.reject(new StoreError(failing, 'It is so.'));
  const append = memory.append.bind(memory);
  let held = Promise.resolve();
  memory.append = (...args) => held.then(() => unlessFailing(() => append(...args)));
  const health = new StoreHealth((line) => said.push(line));
  const observer = {
    committed: () => health.committed(),
    failed: (what: 'append' | 'read', error: unknown) => health.failed(what, error),
    read: () => health.read(),
  };
  const probe = (): Promise<void> => {
    tries += 1;
    return unlessFailing(() => Promise.resolve());
  };
  const store = observeStore(onThisMachine ? Object.assign(memory, { probe }) : memory, observer);
  health.watch(store, onThisMachine);
  return { store, health, said, fail: (code) => (failing = code), hold: (until) => (held = until), tries: () => tries };
}

const failToAppend = async ({ store }: Watched, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await expect(store.append('hand-a.1.1', [event], 'noStream')).rejects.toThrow('It is so.');
};

describe('the health of a store', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tells a problem once, and that it is over when the store does what it could not', async () => {
    const seen = watched();
    seen.fail('STORE_NOT_WRITABLE');
    await failToAppend(seen, 3);
    expect(await seen.store.readStream('hand-a.1.1')).toEqual([]);
    expect([seen.health.problems(), seen.health.works]).toEqual([[notWritable], false]);
    seen.fail(null);
    await seen.store.append('hand-a.1.1', [event], 'noStream');
    expect([seen.health.problems(), seen.health.works]).toEqual([[], true]);
    expect(seen.said).toEqual([notWritable, 'the store takes events again']);
  });

  it('finds by itself that a store takes events again, for nobody sends commands to a node that is not ready', async () => {
    const seen = watched();
    seen.fail('STORE_NOT_WRITABLE');
    await failToAppend(seen);
    await jest.advanceTimersByTimeAsync(60_000);
    // The pauses grow to at most four seconds.
    expect(seen.tries()).toBeGreaterThanOrEqual(16);
    expect(seen.tries()).toBeLessThan(20);
    expect(seen.health.works).toBe(false);
    seen.fail(null);
    await jest.advanceTimersByTimeAsync(4_000);
    expect([seen.health.problems(), seen.health.works]).toEqual([[], true]);
    expect(seen.said).toEqual([notWritable, 'the store takes events again']);
    const tries = seen.tries();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.tries()).toBe(tries);
  });

  it('leaves a store on another machine to serve what is read, and names the problem until an append goes well', async () => {
    const seen = watched(false);
    seen.fail('STORE_NOT_WRITABLE');
    await failToAppend(seen);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([seen.health.problems(), seen.health.works]).toEqual([[notWritable], true]);
    seen.fail(null);
    await seen.store.append('hand-a.1.1', [event], 'noStream');
    expect(seen.health.problems()).toEqual([]);
  });

  it('names an append that the store has not taken for five seconds, while it may still be taken', async () => {
    const seen = watched();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    seen.hold(held);
    const appending = seen.store.append('hand-a.1.1', [event], 'noStream');
    await jest.advanceTimersByTimeAsync(4_999);
    expect([seen.health.problems(), seen.health.works]).toEqual([[], true]);
    seen.fail('STORE_UNREACHABLE');
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.health.problems()).toEqual([
      expect.stringMatching(/^The store has not taken an append for 5 seconds: .+ \(STORE_UNREACHABLE\)$/),
    ]);
    expect([seen.health.reads, seen.health.works]).toEqual([true, false]);
    seen.fail(null);
    letGo();
    await appending;
    expect([seen.health.problems(), seen.health.works]).toEqual([[], true]);
    // One line for the failure, and one for its end.
    expect(seen.said).toHaveLength(2);
  });

  it('goes on with the other streams of a store on another machine when one of them is damaged', async () => {
    const seen = watched(false);
    seen.fail('STORE_DAMAGED');
    await failToAppend(seen);
    expect([seen.health.problems(), seen.health.works]).toEqual([['It is so. (STORE_DAMAGED)'], true]);
  });

  it('keeps damage until the next start', async () => {
    const seen = watched();
    seen.fail('STORE_DAMAGED');
    await failToAppend(seen);
    seen.fail(null);
    await seen.store.append('hand-a.1.1', [event], 'noStream');
    expect([seen.health.problems(), seen.health.works]).toEqual([['It is so. (STORE_DAMAGED)'], false]);
    expect(seen.said).toEqual(['until this is mended, commands and queries that need it fail: It is so. (STORE_DAMAGED)']);
  });

  it('finds nothing wrong with a node that is closed', async () => {
    const seen = watched();
    seen.fail('STORE_CLOSED');
    await failToAppend(seen);
    expect([seen.health.problems(), seen.health.works]).toEqual([[], true]);
  });

  it('tells of a mark that can not be written once, and when it can be again', () => {
    const { health, said } = watched();
    for (const error of [new Error('no space'), new Error('no space'), null, null]) health.markTroubled(error);
    expect(said).toEqual([
      "the high-water mark can't be written, so a loss might not show: no space",
      'the high-water mark can be written again',
    ]);
  });
});
