/**
 * Reads of queries while most of a cluster is away. Over the tests' wire service: it tests this program's use of the protocol, not a real
 * server.
 */
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import type { StreamName } from '../../../events/ids.js';
import { makeEvents, take } from '../../../test/store/event-store-contract.js';
import type { EventStore } from '../event-store.js';
import { openKurrentEventStore } from './kurrent-event-store.js';

const stream: StreamName = 'hand-friday.1.1';
const other: StreamName = 'tournament-friday';

/** An answer must come within a second; without the rule it takes ten. A busy machine may be late. Milliseconds. */
const SOON_MS = 5_000;

const nodes = 3;
let wire: WireProcess;
const stores: EventStore[] = [];
beforeAll(async () => void (wire = await WireProcess.start({ nodes })));
beforeEach(() => wire.reset());
afterEach(async () => void (await Promise.all(stores.splice(0).map((store) => store.close()))));
afterAll(() => wire.stop());

const hang = (node: number): Promise<void> => wire.hang(node);
const cutOff = (node: number): Promise<void> => wire.isolate(node);
const kill = (node: number): Promise<void> => wire.kill(node);

/** A store that has written three events and follows. */
async function open(): Promise<EventStore> {
  // By default the problem is noticed only after ten seconds.
  const connectionString = wire.connectionString({ defaultDeadline: 300 });
  const store = await openKurrentEventStore({ connectionString, giveUpAfterMs: 60_000, notice: () => undefined });
  stores.push(store);
  await store.append(stream, makeEvents('a', 3), 'noStream');
  await take(store.subscribeToAll(null, new AbortController().signal)[Symbol.asyncIterator](), 3);
  return store;
}

const whenAway = (store: EventStore): Promise<void> =>
  new Promise((resolve) => store.forQueries!.away.addEventListener('abort', () => resolve(), { once: true }));

/** Two nodes are gone, including the leader, and the store has noticed. */
async function lose(how: (node: number) => Promise<void>, opened: Promise<EventStore> = open()): Promise<EventStore> {
  const store = await opened;
  const noticed = whenAway(store);
  for (const node of [0, 1]) await how(node);
  // A call is needed to notice it.
  store.lastPosition().catch(() => undefined);
  await noticed;
  return store;
}

/** The outcome of a query, and whether it came soon. */
async function ask(store: EventStore, name: StreamName = stream): Promise<{ readonly found: number | string; readonly isSoon: boolean }> {
  const before = performance.now();
  const found = await store.forQueries!.readStream(name).then(
    (events) => events.length,
    (error: { readonly code: string }) => error.code,
  );
  return { found, isSoon: performance.now() - before < SOON_MS };
}

/** The same, asked again where a busy machine did not answer within the second of a query. */
async function askUntilAnswered(store: EventStore, name: StreamName = stream): ReturnType<typeof ask> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(store, name);
    if (typeof answer.found === 'number' || attempt === 5) return answer;
  }
}

describe('with two of three nodes', () => {
  it.each([
    ['hanging', hang],
    ['dead', kill],
    ['cut off from each other', cutOff],
  ])('%s, a query is answered by the one that is left', async (_what, how) => {
    const store = await lose(how);
    expect(await askUntilAnswered(store)).toEqual({ found: 3, isSoon: true });
    expect(await askUntilAnswered(store, other)).toEqual({ found: 0, isSoon: true });
  });

  it('gone and the one that is left behind, a query is refused: it does not know all that was seen here', async () => {
    const store = await open();
    await wire.lag(2);
    await store.append(other, makeEvents('b'), 'noStream');
    await lose(kill, Promise.resolve(store));
    // It has the whole stream, but cannot know that.
    expect(await ask(store)).toEqual({ found: 'STORE_UNREACHABLE', isSoon: true });
    expect(await ask(store, other)).toEqual({ found: 'STORE_UNREACHABLE', isSoon: true });
  });
});

describe('with all nodes', () => {
  it.each([
    ['hanging', hang],
    ['dead', kill],
    ['cut off from each other', cutOff],
  ])('%s, a query is refused at once, and answered once they are back', async (_what, how) => {
    const store = await lose(how);
    await how(2);
    expect(await ask(store)).toEqual({ found: 'STORE_UNREACHABLE', isSoon: true });
    await wire.hang(null);
    await wire.isolate(null);
    for (let node = 0; node < nodes; node += 1) await wire.revive(node);
    while ((await ask(store)).found !== 3);
  });
});

it('goes on with the leader while another call has trouble', async () => {
  const store = await open();
  const noticed = whenAway(store);
  await wire.fault({ on: 'read', kind: 'unavailable' });
  const slow = store.lastPosition();
  await noticed;
  expect(await ask(store)).toEqual({ found: 3, isSoon: true });
  await slow;
  expect(store.forQueries!.away.aborted).toBe(false);
});

it('ends a read that nobody waits for any longer', async () => {
  const store = await lose(hang);
  await hang(2);
  const { read } = await wire.counts();
  await Promise.all(Array.from({ length: 20 }, () => ask(store)));
  await store.close();
  // A hanging node is not asked repeatedly.
  expect((await wire.counts()).read - read).toBeLessThan(20 * 8);
});
