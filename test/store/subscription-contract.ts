/**
 * What every EventStore's catch-up subscriptions must do, as tests: each adapter's spec runs them on stores of its own.
 * For specs only.
 */
import type { StreamName } from '../../events/ids.js';
import { allOf, makeEvents, take } from './event-store-contract.js';
import type { EventStore, StoredEvent } from '../../src/store/event-store.js';

const stream: StreamName = 'hand-friday.1.1';

/**
 * @param makeStore a new, empty store for each test; the suite closes it
 * @param each how much each of many callers appends, one after the other; a store on a network takes less
 */
export function describeSubscriptions(name: string, makeStore: () => Promise<EventStore>, each = 150): void {
  describe(`${name}, as a source of subscriptions`, () => {
    let store: EventStore;
    let abort: AbortController;
    beforeEach(async () => {
      store = await makeStore();
      abort = new AbortController();
    });
    afterEach(async () => {
      abort.abort();
      await store.close();
    });

    const subscribe = (after: number | null = null): AsyncIterator<readonly StoredEvent[]> =>
      store.subscribeToAll(after, abort.signal)[Symbol.asyncIterator]();

    /** Appends so many events in the name of a caller, each after the other. */
    const appendAll = async (caller: number, count: number): Promise<void> => {
      for (let revision = 0; revision < count; revision += 1) {
        const events = makeEvents(`${caller}.${revision}`);
        const answer = await store.append(`hand-friday.${caller}.1`, events, revision === 0 ? 'noStream' : revision - 1);
        expect(answer.ok).toBe(true);
      }
    };

    it('catches up, then gives each new event', async () => {
      await store.append(stream, makeEvents('old', 3), 'noStream');
      const batches = subscribe();
      const old = await take(batches, 3);
      const pending = take(batches, 2);
      await store.append(stream, makeEvents('new', 2), 2);
      expect([...old, ...(await pending)]).toEqual(await allOf(store));
    });

    it('starts after a position, on an empty store too', async () => {
      const first = subscribe();
      const pending = take(first, 2);
      await store.append(stream, makeEvents('a', 2), 'noStream');
      const position = (await pending)[0]?.position ?? null;
      expect((await take(subscribe(position), 1)).map(({ id }) => id)).toEqual(['id-a-1']);
      const onlyNew = take(subscribe(await store.lastPosition()), 1);
      await store.append(stream, makeEvents('b'), 1);
      expect((await onlyNew).map(({ id }) => id)).toEqual(['id-b-0']);
    });

    it('has neither gap nor double while others append, for several consumers that start at any time', async () => {
      const callers = 16;
      const writing = Promise.all(Array.from({ length: callers }, (_, caller) => appendAll(caller + 1, each)));
      const early = take(subscribe(), callers * each);
      await appendAll(callers + 1, 40);
      const middle = take(subscribe(), callers * each);
      await writing;
      const late = take(subscribe(), callers * each);
      const all = await allOf(store);
      expect(all).toHaveLength(callers * each + 40);
      for (const events of await Promise.all([early, middle, late])) expect(events).toEqual(all.slice(0, events.length));
    });

    it('gives a slow consumer everything, however far it falls behind', async () => {
      const batches = subscribe();
      const pending = take(batches, 1);
      await store.append(stream, makeEvents('first'), 'noStream');
      const seen = await pending;
      for (let round = 0; round < 30; round += 1)
        await store.append(`hand-friday.1.${round + 2}`, makeEvents(`round${round}`, 100), 'noStream');
      seen.push(...(await take(batches, 3_000)));
      const live = take(batches, 1);
      await store.append(stream, makeEvents('last'), 0);
      expect([...seen, ...(await live)]).toEqual(await allOf(store));
    });

    it('takes an append larger than it would hold', async () => {
      const batches = subscribe();
      const pending = take(batches, 2_500);
      await store.append(stream, makeEvents('many', 2_500), 'noStream');
      expect((await pending).map(({ revision }) => revision)).toEqual(Array.from({ length: 2_500 }, (_, index) => index));
    });

    it('ends when it is aborted: while it waits, while its consumer works, before it starts', async () => {
      const waiting = subscribe().next();
      await store.append(stream, makeEvents('a', 2), 'noStream');
      const busy = subscribe();
      const other = subscribe();
      expect((await waiting).done).toBe(false);
      expect((await busy.next()).done).toBe(false);
      // The events of one append may come in several batches.
      expect(await take(other, 2)).toHaveLength(2);
      const stillWaiting = other.next();
      abort.abort();
      expect([await stillWaiting, await busy.next(), await subscribe().next()].map(({ done }) => done)).toEqual([true, true, true]);
    });

    it('ends when the store closes, and leaves one consumer alone when another breaks off', async () => {
      await store.append(stream, makeEvents('a'), 'noStream');
      for await (const batch of store.subscribeToAll(null, abort.signal)) {
        // One without events says that it has begun.
        if (batch.length === 0) continue;
        expect(batch).toHaveLength(1);
        break;
      }
      const batches = subscribe();
      await take(batches, 1);
      const waiting = batches.next();
      await store.close();
      expect((await waiting).done).toBe(true);
      expect((await batches.next()).done).toBe(true);
    });
  });
}
