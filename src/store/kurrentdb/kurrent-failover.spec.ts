/**
 * The KurrentDB adapter when a cluster loses its leader: the leader dies, or only the other nodes cannot reach it. Over the tests' wire
 * service: it tests this program's use of the protocol, not a real server.
 */
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import type { StreamName } from '../../../events/ids.js';
import { allOf, makeEvents, take } from '../../../test/store/event-store-contract.js';
import type { EventStore } from '../event-store.js';
import { openKurrentEventStore } from './kurrent-event-store.js';

const stream: StreamName = 'hand-friday.1.1';
const other: StreamName = 'tournament-friday';

/** Every operation is back within this time. */
const SOON_MS = 15_000;

describe.each([2, 3])('a cluster of %d nodes', (nodes) => {
  let wire: WireProcess;
  const stores: EventStore[] = [];
  const notices: string[] = [];
  beforeAll(async () => void (wire = await WireProcess.start({ nodes })));
  beforeEach(() => wire.reset());
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    notices.length = 0;
  });
  afterAll(() => wire.stop());

  const open = async (giveUpAfterMs = SOON_MS): Promise<EventStore> => {
    const connectionString = wire.connectionString();
    const store = await openKurrentEventStore({ connectionString, giveUpAfterMs, notice: (line) => notices.push(line) });
    stores.push(store);
    return store;
  };

  /** Both halves of the client, and a subscription, are at the leader. */
  const openAtLeader = async (): Promise<{ store: EventStore; batches: AsyncIterator<readonly { id: string }[]> }> => {
    const store = await open();
    await store.append(stream, makeEvents('a'), 'noStream');
    expect(await store.readStream(stream)).toHaveLength(1);
    const batches = store.subscribeToAll(null, new AbortController().signal)[Symbol.asyncIterator]();
    await take(batches as never, 1);
    return { store, batches };
  };

  const worksOn = async ({ store, batches }: Awaited<ReturnType<typeof openAtLeader>>): Promise<void> => {
    const live = take(batches as never, 2);
    const [one, two] = await Promise.all([store.append(stream, makeEvents('b'), 0), store.append(other, makeEvents('c'), 'noStream')]);
    expect([one, two]).toMatchObject([
      { ok: true, revision: 1, duplicate: false },
      { ok: true, revision: 0, duplicate: false },
    ]);
    expect((await store.readStream(stream)).map(({ id }) => id)).toEqual(['id-a-0', 'id-b-0']);
    expect(await allOf(store)).toHaveLength(3);
    expect(((await live) as readonly { id: string }[]).map(({ id }) => id).toSorted()).toEqual(['id-b-0', 'id-c-0']);
  };

  it('goes on after its leader died and stays down', async () => {
    const opened = await openAtLeader();
    await wire.kill(0);
    await wire.lead(1);
    await worksOn(opened);
  });

  it('reads on after its leader died, whatever else is heard of the new one meanwhile', async () => {
    const { store } = await openAtLeader();
    await wire.kill(0);
    await wire.lead(1);
    const read = new AbortController();
    const appending = (async (): Promise<void> => {
      for (let revision = 0; !read.signal.aborted; revision += 1)
        await store.append(other, makeEvents(`${revision}`), revision === 0 ? 'noStream' : revision - 1);
    })();
    expect(await store.readStream(stream)).toHaveLength(1);
    read.abort();
    await appending;
  });

  it('goes on after an election, until which the others name a dead leader', async () => {
    const opened = await openAtLeader();
    await wire.kill(0);
    const working = worksOn(opened);
    await wire.counts();
    await wire.lead(1);
    await working;
  });

  it('goes on with the new leader while the old one, which is not ready, can still be reached', async () => {
    const opened = await openAtLeader();
    await wire.isolate(0);
    await wire.lead(1);
    await worksOn(opened);
    expect((await opened.store.lastPosition())!).toBeGreaterThan(0);
  });

  it('goes on where only an append says, within its answer, that the leader is not ready', async () => {
    const opened = await openAtLeader();
    await wire.fault({ on: 'append', kind: 'notReady' }, 3);
    await worksOn(opened);
  });

  it.each([
    [11, 'behind'],
    [-11, 'ahead of'],
  ])('takes appends though its clock is %d s from ours, and says so', async (seconds, word) => {
    await wire.setClockAhead(seconds * 1_000);
    const store = await open(2_000);
    expect(await store.append(stream, makeEvents('a'), 'noStream')).toMatchObject({ ok: true });
    const said = expect.stringMatching(
      new RegExp(`^This machine's clock is 1[012] s ${word} that of KurrentDB at .+: set the clocks .+ NTP\\.$`),
    );
    expect(store.troubles!()).toEqual([said]);
    expect(notices).toEqual([said]);
    // Then the error contains it too.
    await wire.disconnect(true);
    try {
      await expect(store.readStream(stream)).rejects.toMatchObject({ message: expect.stringMatching(/ This machine's clock is /) });
    } finally {
      await wire.listen();
    }
  });

  it('finds out whether an append would be taken, and writes nothing', async () => {
    const store = await open();
    await store.probe!();
    await wire.fault({ on: 'append', kind: 'denied' });
    await expect(store.probe!()).rejects.toMatchObject({ code: 'STORE_ACCESS_DENIED' });
    expect(store.troubles!()).toEqual([]);
    expect(await wire.appended()).toEqual([]);
  });

  it('reads what was faster once the leader can', async () => {
    const store = await open();
    await store.append(stream, makeEvents('a'), 'noStream');
    await wire.hideLater(true);
    const winner = await open();
    await winner.append(stream, makeEvents('b'), 0);
    expect(await store.append(stream, makeEvents('c', 1), 0)).toEqual({ ok: false, currentRevision: 1 });
    expect(await store.readStream(stream)).toHaveLength(1);
    await wire.hideLater(false);
    expect(await store.readStream(stream)).toHaveLength(2);
  });
});
