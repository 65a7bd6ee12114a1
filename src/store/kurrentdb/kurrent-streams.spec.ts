/**
 * The KurrentDB adapter with streams that others changed: a foreign event, a tombstone, truncating metadata. Over the tests' wire service:
 * it tests this program's use of the protocol, not a real server.
 */
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import type { StreamName } from '../../../events/ids.js';
import { allOf, makeEvents, take } from '../../../test/store/event-store-contract.js';
import type { EventStore, StoredEvent } from '../event-store.js';
import { openKurrentEventStore } from './kurrent-event-store.js';
import { until } from '../../../test/until.js';

const stream: StreamName = 'hand-friday.1.1';
const other: StreamName = 'tournament-friday';
const third: StreamName = 'tournament-sunday';

const idsOf = (events: readonly StoredEvent[]): string[] => events.map(({ id }) => id);

describe.each([1, 2, 3])('streams that others touched, at %d nodes', (nodes) => {
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

  const open = async (): Promise<EventStore> => {
    const store = await openKurrentEventStore({ connectionString: wire.connectionString(), notice: (line) => notices.push(line) });
    stores.push(store);
    return store;
  };
  const following = (store: EventStore): AsyncIterator<readonly StoredEvent[]> =>
    store.subscribeToAll(null, new AbortController().signal)[Symbol.asyncIterator]();

  describe('an event that is not ours', () => {
    const notOurs = [
      ['that is no JSON', { type: 'Thing', data: 'ab', metadata: '', contentType: 'application/octet-stream' }],
      ['without our id', { type: 'Thing', data: '{"a":1}', metadata: '{"b":2}' }],
      ['of a type of the system', { type: '$thing', data: '{}', metadata: '{"eventId":"x"}' }],
    ] as const;

    it.each(notOurs)('%s, is passed over by whoever reads and follows, and named', async (_what, event) => {
      const store = await open();
      await store.append(stream, makeEvents('a', 2), 'noStream');
      const batches = following(store);
      const live = take(batches, 3);
      await wire.write({ stream, ...event });
      await store.append(other, makeEvents('b'), 'noStream');
      expect(idsOf(await live)).toEqual(['id-a-0', 'id-a-1', 'id-b-0']);
      expect(idsOf(await allOf(store))).toEqual(['id-a-0', 'id-a-1', 'id-b-0']);
      expect(idsOf(await allOf(store, null, 1))).toEqual(['id-a-0', 'id-a-1', 'id-b-0']);
      const said = `An event in streams of Tapis was not written by Tapis and is passed over (the first: event 2 of ${stream}, type ${event.type}): keep other programs out of these streams.`;
      expect(store.troubles!()).toEqual([said]);
      expect(notices).toEqual([said]);
      expect(store.findings!()).toEqual({
        foreign: [{ stream, revision: 2, position: expect.any(Number), type: event.type }],
        streams: [],
      });
    });

    it('at the end of the log does not count as our last', async () => {
      const store = await open();
      await store.append(stream, makeEvents('a'), 'noStream');
      const [last] = await store.readStream(stream);
      for (let count = 0; count < 3; count += 1) await wire.write({ stream, type: 'Thing', data: '{}', metadata: '{}' });
      expect(await store.lastPosition()).toBe(last!.position);
    });

    it('in a stream of ours is not read, and the stream goes on after it', async () => {
      const store = await open();
      await store.append(stream, makeEvents('a', 2), 'noStream');
      await wire.write({ stream, type: 'Thing', data: '{}', metadata: '{}' });
      await wire.write({ stream, type: 'Thing', data: '{}', metadata: '{}' });
      expect(await store.append(stream, makeEvents('b'), 1)).toEqual({ ok: false, currentRevision: 3 });
      expect(await store.passOver!(stream, 0)).toBe(0);
      expect(await store.passOver!(stream, 1)).toBe(3);
      expect(await store.append(stream, makeEvents('b', 2), 3)).toMatchObject({ ok: true, revision: 5 });
      const revisions = async (options: object): Promise<number[]> =>
        (await store.readStream(stream, options)).map(({ revision }) => revision);
      expect(await revisions({})).toEqual([0, 1, 4, 5]);
      expect(await revisions({ direction: 'backwards' })).toEqual([5, 4, 1, 0]);
      expect(await revisions({ fromRevision: 1, limit: 2 })).toEqual([1, 4]);
      expect(await revisions({ direction: 'backwards', fromRevision: 3, limit: 1 })).toEqual([1]);
    });
  });

  it('a stream that was deleted for good is named, and the others are followed', async () => {
    const store = await open();
    await store.append(stream, makeEvents('a'), 'noStream');
    const batches = following(store);
    await take(batches, 1);
    const live = take(batches, 1);
    await wire.remove(stream, 'hard');
    await store.append(other, makeEvents('b'), 'noStream');
    expect(idsOf(await live)).toEqual(['id-b-0']);
    const said = expect.stringMatching(/^The stream hand-friday\.1\.1 was deleted in KurrentDB: /);
    expect(store.troubles!()).toEqual([said]);
    expect(notices).toEqual([said]);
    await expect(store.append(stream, makeEvents('b'), 0)).rejects.toMatchObject({ code: 'STORE_DAMAGED', message: said });
    expect(await store.append(other, makeEvents('c'), 0)).toMatchObject({ ok: true });
  });

  it.each([
    ['deleted for now', { $tb: Number.MAX_SAFE_INTEGER }, /^The stream hand-friday\.1\.1 was deleted in KurrentDB: /],
    ['truncated', { $tb: 1 }, /^The metadata of the stream hand-friday\.1\.1 in KurrentDB takes events away \(\$tb 1\), .+ take \$tb/],
    ['cut by a count', { $maxCount: 1 }, /takes events away \(\$maxCount 1\)/],
  ])('a stream that was %s is named, and takes nothing until that is undone', async (_what, metadata, said) => {
    const store = await open();
    await store.append(stream, makeEvents('a', 3), 'noStream');
    const batches = following(store);
    await take(batches, 3);
    const live = take(batches, 1);
    await wire.setMetadata(stream, metadata);
    await store.append(other, makeEvents('b'), 'noStream');
    await live;
    expect(store.troubles!()).toEqual([expect.stringMatching(said)]);
    expect(store.findings!().streams).toEqual([{ stream, message: expect.stringMatching(said) }]);
    await expect(store.append(stream, makeEvents('b'), 2)).rejects.toMatchObject({
      code: 'STORE_DAMAGED',
      message: expect.stringMatching(said),
    });
    expect(await wire.appended()).toHaveLength(4);
    // A node that has not followed the log finds it when it reads.
    const fresh = await open();
    await expect(fresh.readStream(stream)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    await allOf(fresh);
    expect(fresh.findings!().streams).toMatchObject([{ stream }]);
    await wire.setMetadata(stream, {});
    const after = take(batches, 1);
    await store.append(other, makeEvents('c'), 0);
    await after;
    expect(store.troubles!()).toEqual([]);
    expect(await store.append(stream, makeEvents('b'), 2)).toMatchObject({ ok: true, revision: 3 });
  });

  it('a stream that was deleted before it was expected, or after, is not begun again', async () => {
    const store = await open();
    await wire.setMetadata(stream, { $tb: Number.MAX_SAFE_INTEGER });
    store.expectStream!(stream);
    await expect(store.append(stream, makeEvents('a'), 'noStream')).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    store.expectStream!(other);
    await until(async () => (await wire.counts()).readOf[`$$${other}`]! > 0);
    const batches = following(store);
    const live = take(batches, 1);
    await wire.setMetadata(other, { $tb: Number.MAX_SAFE_INTEGER });
    await store.append(third, makeEvents('b'), 'noStream');
    await live;
    await expect(store.append(other, makeEvents('c'), 'noStream')).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    expect(await wire.appended()).toMatchObject([{ stream: third }]);
  });
});
