/**
 * The KurrentDB adapter when the server, the connection or the operators misbehave. Over the tests' wire service: it tests this program's
 * use of the protocol, not a real server.
 */
import type { Fault } from '../../../test/wire-service/messages.js';
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import type { StreamName } from '../../../events/ids.js';
import { allOf, makeEvents, take } from '../../../test/store/event-store-contract.js';
import type { EventStore, StoredEvent } from '../event-store.js';
import { streamStateOf } from './append-options.js';
import { openKurrentEventStore } from './kurrent-event-store.js';

const stream: StreamName = 'hand-friday.1.1';
const other: StreamName = 'tournament-friday';

const stores: EventStore[] = [];
const notices: string[] = [];

async function open(connectionString: string, giveUpAfterMs = 60_000): Promise<EventStore> {
  const store = await openKurrentEventStore({ connectionString, giveUpAfterMs, notice: (line) => notices.push(line) });
  stores.push(store);
  return store;
}

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  notices.length = 0;
});

const following = (store: EventStore, after: number | null = null): AsyncIterator<readonly StoredEvent[]> =>
  store.subscribeToAll(after, new AbortController().signal)[Symbol.asyncIterator]();

const idsOf = (events: readonly StoredEvent[]): string[] => events.map(({ id }) => id);

describe('one node', () => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start()));
  beforeEach(() => wire.reset());
  afterAll(() => wire.stop());

  const openShort = (giveUpAfterMs?: number): Promise<EventStore> => open(wire.connectionString({ defaultDeadline: 2_000 }), giveUpAfterMs);
  /** When nothing ever answers, it is noticed soon. A late answer of a busy machine is requested again, and nothing else is counted. */
  const openFor = ({ kind }: Fault): Promise<EventStore> =>
    kind === 'noAnswer' || kind === 'silent' || kind === 'lateAnswer' ? open(wire.connectionString({ defaultDeadline: 400 })) : openShort();

  describe('the state of a stream that an append expects', () => {
    it.each([
      ['noStream', 'no_stream'],
      [0, 0n],
      [41, 41n],
    ] as const)('%s is KurrentDB’s %s', (expected, state) => {
      expect(streamStateOf(expected)).toBe(state);
    });

    it('is never one that lets any state pass', async () => {
      const store = await openShort();
      await store.append(stream, makeEvents('a', 2), 'noStream');
      await store.append(stream, makeEvents('b'), 1);
      await store.append(stream, makeEvents('c'), 'noStream');
      await store.append(other, makeEvents('d'), 0);
      expect((await wire.counts()).expected).toEqual({ noStream: 2, revision: 2 });
    });
  });

  describe('an append is written once, and answered as such, when', () => {
    it.each<[what: string, fault: Fault]>([
      ['it is never answered, and was written', { on: 'append', kind: 'noAnswer', written: true }],
      ['it is never answered, and was not written', { on: 'append', kind: 'noAnswer', written: false }],
      ['the connection breaks after it was written', { on: 'append', kind: 'broken', written: true }],
      ['the connection breaks before it is written', { on: 'append', kind: 'broken', written: false }],
      ['the server says that it took too long, and wrote it', { on: 'append', kind: 'timeout', written: true }],
      ['the server says that it took too long, and did not write it', { on: 'append', kind: 'timeout', written: false }],
      ['it is answered twice', { on: 'append', kind: 'twoAnswers' }],
      ['the server writes it and says that another revision was expected', { on: 'append', kind: 'falseConflict' }],
      ['the answer has no position', { on: 'append', kind: 'noPosition' }],
      ['the server is not ready', { on: 'append', kind: 'unavailable' }],
      ['the cluster has no leader just then', { on: 'append', kind: 'noLeader' }],
    ])('%s', async (_what, fault) => {
      const store = await openFor(fault);
      await store.append(stream, makeEvents('before', 2), 'noStream');
      await wire.fault(fault);
      const answer = await store.append(stream, makeEvents('a', 3), 1);
      const standing = await store.readStream(stream);
      expect(answer).toEqual({ ok: true, revision: 4, position: standing.at(-1)?.position, duplicate: false });
      expect(await store.append(stream, makeEvents('after'), 4)).toMatchObject({ ok: true, revision: 5, duplicate: false });
      expect(idsOf(await allOf(store))).toEqual(['id-before-0', 'id-before-1', 'id-a-0', 'id-a-1', 'id-a-2', 'id-after-0']);
    });

    it('its answer comes late', async () => {
      const store = await openShort();
      await wire.fault({ on: 'append', kind: 'lateAnswer' });
      const kept = wire.timesTold('answerKept');
      const answer = store.append(stream, makeEvents('a', 2), 'noStream');
      await wire.heard('answerKept', kept + 1);
      await wire.release();
      expect(await answer).toMatchObject({ ok: true, revision: 1, duplicate: false });
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    it('its answer comes after another attempt was answered, and hurts nothing', async () => {
      const fault = { on: 'append', kind: 'lateAnswer' } as const;
      const store = await openFor(fault);
      await wire.fault(fault);
      expect(await store.append(stream, makeEvents('a', 2), 'noStream')).toMatchObject({ ok: true, revision: 1, duplicate: false });
      await wire.release();
      expect(await store.append(stream, makeEvents('b'), 1)).toMatchObject({ ok: true, revision: 2, duplicate: false });
      expect(await store.readStream(stream)).toHaveLength(3);
    });
  });

  it('the same ids from another node are told apart from our own: what stands is theirs', async () => {
    const [one, two] = [await openShort(), await openShort()];
    const theirs = makeEvents('a').map((event) => ({ ...event, metadata: '{"by":"two"}' }));
    await two.append(stream, theirs, 'noStream');
    expect(await one.append(stream, makeEvents('a'), 'noStream')).toMatchObject({ ok: true, revision: 0, duplicate: true });
    expect(await one.readStream(stream)).toMatchObject(theirs);
  });

  it('events lie there as JSON that other programs can read, with our id in the metadata', async () => {
    const store = await openShort();
    const event = { id: 'id-a', type: 'Checked', data: '{"seat":3}', metadata: '{"version":1,"hash":"00"}' };
    await store.append(stream, [event], 'noStream');
    expect(await wire.appended()).toEqual([
      {
        stream,
        id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        type: 'Checked',
        contentType: 'application/json',
        data: '{"seat":3}',
        metadata: '{"eventId":"id-a","version":1,"hash":"00"}',
      },
    ]);
  });

  describe('a read', () => {
    beforeEach(async () => {
      const store = await openShort();
      await store.append(stream, makeEvents('a', 50), 'noStream');
    });
    const all = makeEvents('a', 50).map(({ id }) => id);

    it.each<[what: string, fault: Fault]>([
      ['breaks off in the middle', { on: 'read', kind: 'broken', after: 20 }],
      ['stops in the middle', { on: 'read', kind: 'silent', after: 20 }],
      ['breaks off at its start', { on: 'read', kind: 'broken', after: 0 }],
      ['finds the server not ready', { on: 'read', kind: 'unavailable' }],
    ])('that %s goes on', async (_what, fault) => {
      const store = await openFor(fault);
      await wire.fault(fault, 2);
      expect(idsOf(await store.readStream(stream))).toEqual(all);
      await wire.fault(fault, 2);
      expect(idsOf(await store.readStream(stream, { direction: 'backwards' }))).toEqual(all.toReversed());
      await wire.fault(fault, 2);
      expect(idsOf(await allOf(store))).toEqual(all);
    });
  });

  describe('a subscription', () => {
    it.each<[what: string, fault: Fault]>([
      ['breaks off in the middle', { on: 'subscribe', kind: 'broken', after: 7 }],
      ['breaks off at its start', { on: 'subscribe', kind: 'broken', after: 0 }],
      ['finds the server not ready', { on: 'subscribe', kind: 'unavailable' }],
      ['falls silent with events due', { on: 'subscribe', kind: 'silent', after: 7 }],
    ])('that %s goes on without gap or double', async (_what, fault) => {
      const store = await openFor(fault);
      await store.append(stream, makeEvents('a', 10), 'noStream');
      await wire.fault(fault, 2);
      const batches = following(store);
      const old = await take(batches, 10);
      const live = take(batches, 5);
      await store.append(stream, makeEvents('b', 5), 9);
      expect([...old, ...(await live)]).toEqual(await allOf(store));
    });

    it('goes on after the server was away, and says when it was lost and found', async () => {
      const store = await openShort();
      await store.append(stream, makeEvents('a', 3), 'noStream');
      const batches = following(store);
      const before = await take(batches, 3);
      const live = take(batches, 2);
      await wire.disconnect(true);
      const appended = store.append(stream, makeEvents('b', 2), 2);
      await wire.listen();
      expect(await appended).toMatchObject({ ok: true, revision: 4 });
      expect([...before, ...(await live)]).toEqual(await allOf(store));
      expect(notices[0]).toMatch(/^KurrentDB at kurrentdb:\/\/127\.0\.0\.1:\d+ does not answer as it should \(.+\): trying again$/);
      expect(notices).toContainEqual(expect.stringMatching(/ answers again$/));
    });

    it('holds the server back while its consumer is slow', async () => {
      const store = await openShort();
      for (let hand = 1; hand <= 30; hand += 1) {
        const events = makeEvents(`${hand}`, 100).map((event) => ({ ...event, data: JSON.stringify('x'.repeat(2_000)) }));
        await store.append(`hand-friday.1.${hand}`, events, 'noStream');
      }
      const told = wire.timesTold('heldBack');
      const batches = following(store);
      const events = await take(batches, 1);
      await wire.heard('heldBack', told + 1);
      events.push(...(await take(batches, 3_000 - events.length)));
      expect(idsOf(events)).toEqual(idsOf(await allOf(store)));
    });

    it('gives nothing of the system and of others, and neither does a read of all', async () => {
      const store = await openShort();
      const foreign = { type: 'Thing', data: '{"a":1}', metadata: '' };
      await wire.write({ stream: '$stats-127.0.0.1', ...foreign });
      await wire.write({ stream: 'invoice-1', ...foreign });
      expect(await store.lastPosition()).toBeNull();
      const batches = following(store);
      const pending = take(batches, 2);
      await store.append(stream, makeEvents('a'), 'noStream');
      const last = await store.lastPosition();
      await wire.write({ stream: 'invoice-1', ...foreign });
      await store.append(other, makeEvents('b'), 'noStream');
      expect(idsOf(await pending)).toEqual(['id-a-0', 'id-b-0']);
      expect(idsOf(await allOf(store))).toEqual(['id-a-0', 'id-b-0']);
      expect(idsOf(await allOf(store, last))).toEqual(['id-b-0']);
    });
  });

  describe('what can not be mended is an error that says what to do:', () => {
    const oneSentence = expect.stringMatching(/^[^\n]+: [^\n]+\.$/);

    it('a stream that was deleted', async () => {
      const store = await openShort();
      const damaged = { code: 'STORE_DAMAGED', message: expect.stringMatching(/hand-friday\.1\.1 was deleted .+ restore the last backup/) };
      for (const how of ['soft', 'hard'] as const) {
        await wire.reset();
        await store.append(stream, makeEvents('a', 3), 'noStream');
        await store.append(other, makeEvents('b'), 'noStream');
        await wire.remove(stream, how);
        await expect(store.readStream(stream)).rejects.toMatchObject(damaged);
        await expect(store.append(stream, makeEvents('again'), 'noStream')).rejects.toMatchObject(damaged);
        expect((await wire.appended()).map(({ stream: to }) => to)).toEqual([stream, stream, stream, other]);
        expect(await store.readStream(other)).toHaveLength(1);
      }
    });

    it('a stream that was truncated', async () => {
      const store = await openShort();
      await store.append(stream, makeEvents('a', 5), 'noStream');
      await wire.truncate(stream, 2);
      const damaged = { code: 'STORE_DAMAGED', message: expect.stringMatching(/is missing in KurrentDB: take \$tb/) };
      await expect(store.readStream(stream)).rejects.toMatchObject(damaged);
      await expect(store.readStream(stream, { direction: 'backwards' })).rejects.toMatchObject(damaged);
      expect(idsOf(await store.readStream(stream, { fromRevision: 3 }))).toEqual(['id-a-3', 'id-a-4']);
    });

    it('rights that are taken away', async () => {
      const store = await openShort();
      await store.append(stream, makeEvents('a'), 'noStream');
      const denied = { code: 'STORE_ACCESS_DENIED', message: oneSentence };
      await wire.fault({ on: 'append', kind: 'denied' });
      await expect(store.append(stream, makeEvents('b'), 0)).rejects.toMatchObject(denied);
      await wire.fault({ on: 'read', kind: 'denied' });
      await expect(store.readStream(stream)).rejects.toMatchObject(denied);
      await wire.fault({ on: 'subscribe', kind: 'denied' });
      await expect(take(following(store), 1)).rejects.toMatchObject(denied);
      expect(await store.readStream(stream)).toHaveLength(1);
    });

    it('a server that turned read-only', async () => {
      const store = await openShort(1_000);
      await wire.fault({ on: 'append', kind: 'noLeader' }, 1_000);
      const readOnly = { code: 'STORE_NOT_WRITABLE', message: oneSentence };
      await expect(store.append(stream, makeEvents('a'), 'noStream')).rejects.toMatchObject(readOnly);
      expect(await store.readStream(stream)).toEqual([]);
    });

    it('an append that is too large', async () => {
      const store = await openShort();
      await wire.fault({ on: 'append', kind: 'tooLarge' });
      await expect(store.append(stream, makeEvents('a'), 'noStream')).rejects.toMatchObject({
        code: 'STORE_FAILED',
        message: oneSentence,
      });
    });

    it('a server that went away and stays away, for those who wait and for those who follow', async () => {
      const store = await openShort(1_000);
      await store.append(stream, makeEvents('a'), 'noStream');
      const batches = following(store);
      await take(batches, 1);
      const next = take(batches, 1);
      const unreachable = { code: 'STORE_UNREACHABLE', message: oneSentence };
      const expected = [
        expect(next).rejects.toMatchObject(unreachable),
        wire
          .disconnect(true)
          .then(() =>
            Promise.all([
              expect(store.append(stream, makeEvents('b'), 0)).rejects.toMatchObject(unreachable),
              expect(store.readStream(stream)).rejects.toMatchObject(unreachable),
              expect(store.lastPosition()).rejects.toMatchObject(unreachable),
            ]),
          ),
      ];
      try {
        await Promise.all(expected);
      } finally {
        await wire.listen();
      }
      expect(notices).toHaveLength(1);
    });

    it('a store that is closed while the server is away', async () => {
      const store = await openShort();
      await wire.disconnect(true);
      try {
        const reading = expect(store.readStream(stream)).rejects.toMatchObject({ code: 'STORE_CLOSED' });
        const followed = take(following(store), 1);
        await store.close();
        await reading;
        expect(await followed).toEqual([]);
      } finally {
        await wire.listen();
      }
    });

    it('no server at the address', async () => {
      await wire.disconnect(true);
      try {
        await expect(openShort(500)).rejects.toMatchObject({ code: 'STORE_UNREACHABLE', message: oneSentence });
      } finally {
        await wire.listen();
      }
    });
  });
});

describe('a cluster of three', () => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start({ nodes: 3 })));
  beforeEach(() => wire.reset());
  afterAll(() => wire.stop());

  it('is found by any of its nodes, and followed from leader to leader', async () => {
    const store = await open(wire.connectionString({ nodePreference: 'leader' }));
    const batches = following(store);
    for (const [round, leader] of [0, 1, 2, 0, 2].entries()) {
      await wire.lead(leader);
      const answer = await store.append(stream, makeEvents(`${round}`), round === 0 ? 'noStream' : round - 1);
      expect(answer).toMatchObject({ ok: true, revision: round, duplicate: false });
      expect(await store.readStream(stream)).toHaveLength(round + 1);
    }
    expect(idsOf(await take(batches, 5))).toEqual([0, 1, 2, 3, 4].map((round) => `id-${round}-0`));
  });

  it('tells a client that knows one follower only where its leader is', async () => {
    const follower = `kurrentdb://127.0.0.1:${wire.ports[1]}?tls=false`;
    const store = await open(follower);
    expect(await store.append(stream, makeEvents('a', 2), 'noStream')).toMatchObject({ ok: true, revision: 1, duplicate: false });
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('loses nothing when its leader changes under load', async () => {
    const store = await open(wire.connectionString());
    const batches = following(store);
    const callers = Array.from({ length: 8 }, async (_, caller) => {
      for (let revision = 0; revision < 20; revision += 1) {
        const answer = await store.append(
          `hand-friday.${caller + 1}.1`,
          makeEvents(`${caller}.${revision}`),
          revision === 0 ? 'noStream' : revision - 1,
        );
        expect(answer).toMatchObject({ ok: true, revision, duplicate: false });
        if (caller === 0 && revision % 5 === 4) await wire.lead((revision + 1) % 3);
      }
    });
    await Promise.all(callers);
    const all = await allOf(store);
    expect(new Set(idsOf(all)).size).toBe(160);
    expect(all).toHaveLength(160);
    expect(await take(batches, 160)).toEqual(all);
  });
});

describe('a server that is too old', () => {
  it.each(['5.0.11.0', '20.2.1', '3.9'])('%s', async (version) => {
    const wire = await WireProcess.start({ version });
    try {
      await expect(open(wire.connectionString())).rejects.toMatchObject({
        code: 'STORE_ENGINE_TOO_OLD',
        message: expect.stringContaining(`is version ${version}: use EventStoreDB 20.6 or later, or KurrentDB`),
      });
    } finally {
      await wire.stop();
    }
  });
});
