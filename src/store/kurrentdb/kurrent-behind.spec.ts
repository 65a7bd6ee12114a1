/**
 * The KurrentDB adapter at nodes that are behind, and in a log shared with others. Over the tests' wire service: it tests this program's
 * use of the protocol, not a real server.
 */
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import type { StreamName } from '../../../events/ids.js';
import { allOf, makeEvents, take } from '../../../test/store/event-store-contract.js';
import type { EventStore, StoredEvent } from '../event-store.js';
import { openKurrentEventStore } from './kurrent-event-store.js';

const stream: StreamName = 'hand-friday.1.1';
const other: StreamName = 'tournament-friday';

const stores: EventStore[] = [];
afterEach(async () => void (await Promise.all(stores.splice(0).map((store) => store.close()))));

async function open(wire: WireProcess, options: Readonly<Record<string, string | number>> = {}): Promise<EventStore> {
  const store = await openKurrentEventStore({ connectionString: wire.connectionString(options), notice: () => undefined });
  stores.push(store);
  return store;
}

const following = (store: EventStore, after: number | null = null): AsyncIterator<readonly StoredEvent[]> =>
  store.subscribeToAll(after, new AbortController().signal)[Symbol.asyncIterator]();
const idsOf = (events: readonly StoredEvent[]): string[] => events.map(({ id }) => id);

describe.each([2, 3])('a cluster of %d nodes, one of which is behind', (nodes) => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start({ nodes })));
  beforeEach(() => wire.reset());
  afterAll(() => wire.stop());

  it('gives events again to a subscription that is begun there after them: they are dropped', async () => {
    const store = await open(wire);
    await store.append(stream, makeEvents('a', 3), 'noStream');
    await wire.lag(1);
    await store.append(stream, makeEvents('missed', 5), 2);
    const after = await store.lastPosition();
    await wire.kill(0);
    await wire.lead(1);
    const begun = (await wire.counts()).subscribe;
    const live = take(following(store, after), 1);
    while ((await wire.counts()).subscribe === begun);
    await wire.lag(null);
    await store.append(stream, makeEvents('b'), 7);
    expect(idsOf(await live)).toEqual(['id-b-0']);
  });

  it('gives events again to a subscription that goes on there: each is given once', async () => {
    const store = await open(wire);
    await store.append(stream, makeEvents('a', 3), 'noStream');
    const batches = following(store);
    const seen = await take(batches, 3);
    await wire.lag(1);
    await store.append(stream, makeEvents('missed', 5), 2);
    seen.push(...(await take(batches, 5)));
    const begun = (await wire.counts()).subscribe;
    const live = take(batches, 1);
    await wire.kill(0);
    await wire.lead(1);
    while ((await wire.counts()).subscribe === begun);
    await wire.lag(null);
    await store.append(stream, makeEvents('b'), 7);
    expect(idsOf([...seen, ...(await live)])).toEqual(idsOf(await allOf(store)));
  });

  it('gives other events at the same positions, as one that was restored: that is damage', async () => {
    const store = await open(wire);
    await store.append(stream, makeEvents('a', 3), 'noStream');
    const batches = following(store);
    await take(batches, 3);
    const more = take(batches, 1);
    await wire.reset();
    await wire.lag(0);
    // Only a subscription at a node without events starts from the beginning.
    const begun = (await wire.counts()).subscribe;
    await wire.disconnect();
    while ((await wire.counts()).subscribe === begun);
    const writer = await open(wire);
    await writer.append(other, makeEvents('b', 2), 'noStream');
    const damaged = expect(more).rejects.toMatchObject({
      code: 'STORE_DAMAGED',
      message: expect.stringMatching(/^KurrentDB gives another event at position \d+ than it did before: /),
    });
    await wire.lag(null);
    await damaged;
  });

  it('is noticed by a subscription though only another node of Tapis appends', async () => {
    const store = await open(wire, { defaultDeadline: 300 });
    const writer = await open(wire);
    await writer.append(stream, makeEvents('a'), 'noStream');
    const batches = following(store);
    await take(batches, 1);
    // From here on this subscription gets nothing: its node is a former leader that has not noticed.
    await wire.lag(0);
    await wire.lead(1);
    const live = take(batches, 2);
    await writer.append(stream, makeEvents('b', 2), 0);
    expect(idsOf(await live)).toEqual(['id-b-0', 'id-b-1']);
  });

  it('gives less of a stream than this node appended: it is read elsewhere', async () => {
    const store = await open(wire);
    await store.append(stream, makeEvents('a'), 'noStream');
    expect(await store.readStream(stream)).toHaveLength(1);
    await wire.lag(0);
    await store.append(stream, makeEvents('b'), 0);
    const read = (await wire.counts()).read;
    const reading = store.readStream(stream);
    while ((await wire.counts()).read === read);
    await wire.lead(1);
    expect(idsOf(await reading)).toEqual(['id-a-0', 'id-b-0']);
  });
});

describe.each([
  ['', {}],
  [', at a server that does not say when it has come to the end', { version: null }],
])('a log that others write to%s', (_what, settings) => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start(settings)));
  beforeEach(() => wire.reset());
  afterAll(() => wire.stop());

  /** A server that takes longer to skip foreign events than an answer may take. */
  const store = async (): Promise<EventStore> => {
    const opened = await open(wire, { defaultDeadline: 900 });
    await opened.append(stream, makeEvents('a', 2), 'noStream');
    for (let count = 0; count < 200; count += 1) await wire.write({ stream: `invoice-${count}`, type: 'Thing', data: '{}', metadata: '' });
    await wire.setScanTime(9);
    return opened;
  };

  it('is read across a long stretch of others’ events', async () => {
    const opened = await store();
    await opened.append(other, makeEvents('b', 2), 'noStream');
    expect(idsOf(await allOf(opened))).toEqual(['id-a-0', 'id-a-1', 'id-b-0', 'id-b-1']);
  });

  it('is read to its end though that is a long stretch of others’ events', async () => {
    expect(idsOf(await allOf(await store()))).toEqual(['id-a-0', 'id-a-1']);
  });

  it('is looked through for our last event, and not again from where that is known', async () => {
    const opened = await store();
    const [, last] = await opened.readStream(stream);
    expect(await opened.lastPosition()).toBe(last!.position);
    expect(await opened.lastPosition()).toBe(last!.position);
    await wire.setScanTime(0);
    expect(await opened.lastPosition()).toBe(last!.position);
  });

  it('is followed from where the server has come to, not from our last event', async () => {
    const opened = await store();
    const batches = following(opened);
    const old = await take(batches, 2);
    const live = take(batches, 1);
    await opened.append(other, makeEvents('b'), 'noStream');
    expect(idsOf([...old, ...(await live)])).toEqual(['id-a-0', 'id-a-1', 'id-b-0']);
  });
});

describe('a server that gives each event of an append by itself', () => {
  it('is followed without gap or double', async () => {
    const wire = await WireProcess.start();
    try {
      await wire.giveEventByEvent();
      const store = await open(wire);
      const batches = following(store);
      const live = take(batches, 6);
      await store.append(stream, makeEvents('a', 3), 'noStream');
      await store.append(other, makeEvents('b', 3), 'noStream');
      expect(await live).toEqual(await allOf(store));
    } finally {
      await Promise.all(stores.splice(0).map((each) => each.close()));
      await wire.stop();
    }
  });
});
