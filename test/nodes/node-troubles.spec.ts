/**
 * What a node of a KurrentDB store says and does when the store is not as it should be: an event of a newer release, a stream deleted or truncated behind our
 * back, a server that is read-only. Over the tests' wire service, which tests our client code and stands in for no database. And two nodes of one store: what
 * one of them takes is followed at the other.
 */
import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import type { StreamName } from '../../events/ids.js';
import { unsealMetadata } from '../../src/audit/hash-chain.js';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import type { EventStore } from '../../src/store/event-store.js';
import { toKurrent } from '../../src/store/kurrentdb/stored-form.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { seal } from '../sealed-event.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { announce, codeOf, endNodesAfterEach, isReady, type Node, readiness, register, send, serve, until } from './served-nodes.js';

endNodesAfterEach();

describe('a node says what is wrong with the store, decides nothing on it, and goes on with the rest:', () => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start()));
  beforeEach(() => wire.reset());
  afterAll(() => wire.stop());

  const startNode = async (giveUpAfterMs = 60_000): Promise<Node> => {
    const said: string[] = [];
    const notice = (line: string): void => void said.push(line);
    const store = await openKurrentEventStore({ connectionString: wire.connectionString(), giveUpAfterMs, notice });
    return serve(store, said);
  };

  /** Writes an event as another release would: with the hash that it has there. */
  const writeSealed = async (stream: StreamName, type: string, metadata: object): Promise<void> => {
    const before = (await wire.appended()).filter((event) => event.stream === stream);
    const last = before.at(-1);
    const previous = last === undefined ? null : unsealMetadata(last.metadata)!.hash;
    const sealed = seal({ id: randomUUID(), type, data: {}, metadata }, stream, before.length, previous);
    const { data, metadata: kept } = toKurrent(sealed, randomUUID());
    await wire.write({ stream, type, data: JSON.stringify(data), metadata: Buffer.from(kept as Uint8Array).toString() });
  };

  /** A node that is ready, with a tournament and a player. */
  const readyNode = async (): Promise<Node> => {
    const node = await startNode();
    await announce(node, 'friday');
    await register(node, 'friday', 'ann');
    await until(node, isReady);
    return node;
  };

  it.each([
    ['type', 'DealerTipped', 1, /^event DealerTipped version 1: this release does not know the type; it may come from a newer one/],
    ['version', 'PlayerRegistered', 99, /^event PlayerRegistered version 99: this release reads versions 1 to \d+/],
  ])('an event of a %s that this release does not know', async (_what, type, version, problem) => {
    const node = await readyNode();
    await writeSealed('tournament-friday', type, { version, commandId: 'x', commandDigest: 'x' });
    const [, { status, problems }] = await until(node, (code) => code === 503);
    expect(status).toBe('notReady');
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(node.said).toContainEqual(expect.stringMatching(/^The views stand still: event /));
    const written = (await wire.appended()).length;
    expect(await codeOf(register(node, 'friday', 'bob'))).toBe('STORE_NEWER_THAN_PROGRAM');
    expect(await wire.appended()).toHaveLength(written);
    expect(await codeOf(announce(node, 'saturday'))).toBeNull();
    // Another one, and the same one after a start without views, say the same.
    const fresh = await startNode();
    expect((await until(fresh, (_code, ready) => ready.problems.length > 0))[1].problems).toEqual([expect.stringMatching(problem)]);
    expect((await readiness(fresh))[0]).toBe(503);
  });

  it('an event that calls for a reaction, of a version that this release does not know', async () => {
    const node = await readyNode();
    await writeSealed('hand-friday.1.1', 'HandCompleted', { version: 99 });
    const problem = /^event HandCompleted version 99/;
    const says = (start: string): boolean => node.said.some((line) => line.startsWith(`${start}: event HandCompleted version 99`));
    await until(node, (code) => code === 503 && says('The views stand still') && says('reactions stand still until the next start'));
    expect((await readiness(node))[1].problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each(['soft', 'hard'] as const)('a stream that was deleted (%s)', async (how) => {
    const node = await readyNode();
    await wire.remove('tournament-friday', how);
    // The first node knows the stream, another one does not.
    const other = await startNode();
    for (const each of [node, other]) {
      // A command that changes nothing is decided on what stands in the store.
      expect(await codeOf(send(each, 'startTournament', { tournamentId: 'friday' }))).toBe('STORE_DAMAGED');
      const [, { problems }] = await readiness(each);
      expect(problems).toContainEqual(
        expect.stringMatching(/The stream tournament-friday was deleted in KurrentDB: restore .+ \(STORE_DAMAGED\)$/),
      );
      expect(each.said.join('\n')).toContain('The stream tournament-friday was deleted');
    }
    expect(await codeOf(announce(node, 'friday'))).toBe('STORE_DAMAGED');
    expect(await codeOf(announce(other, 'saturday'))).toBeNull();
  });

  it('a stream that was truncated', async () => {
    const node = await readyNode();
    await wire.truncate('tournament-friday', 1);
    const other = await startNode();
    expect(await codeOf(register(other, 'friday', 'bob'))).toBe('STORE_DAMAGED');
    expect((await readiness(other))[1].problems).toContainEqual(
      expect.stringMatching(/^Revision 0 of the stream tournament-friday is missing .+ \$tb/),
    );
    expect(await codeOf(announce(node, 'saturday'))).toBeNull();
  });

  it('an event of somebody else in one of our streams: it is passed over, and all goes on', async () => {
    const node = await readyNode();
    await wire.write({ stream: 'tournament-friday', type: 'Thing', data: '{"a":1}', metadata: '{}' });
    const [code, { status, problems }] = await until(node, (_code, ready) => ready.problems.length > 0);
    expect([code, status]).toEqual([200, 'ready']);
    expect(problems).toEqual([
      expect.stringMatching(/^An event in streams of Tapis was not written .+ event 3 of tournament-friday, type Thing/),
    ]);
    expect(node.said).toContainEqual(problems[0]);
    expect(await codeOf(register(node, 'friday', 'bob'))).toBeNull();
    const fresh = await startNode();
    await until(fresh, isReady);
    expect(await codeOf(register(fresh, 'friday', 'cyd'))).toBeNull();
    expect((await readiness(fresh))[1].problems).toEqual(problems);
  });

  it('a server that is read-only: what is read goes on, and ready comes back by itself', async () => {
    await readyNode();
    const node = await startNode(1_000);
    await until(node, isReady);
    await wire.fault({ on: 'append', kind: 'noLeader' }, 1_000_000);
    expect(await codeOf(register(node, 'friday', 'bob'))).toBe('STORE_NOT_WRITABLE');
    const [code, { status, problems }] = await readiness(node);
    expect([code, status, problems]).toEqual([
      503,
      'degraded',
      [expect.stringMatching(/^No node of KurrentDB at .+ takes appends: .+ \(STORE_NOT_WRITABLE\)$/)],
    ]);
    expect(node.said).toContainEqual(problems[0]);
    // A proxy that has no node that is ready sends queries to one that answers them.
    expect((await fetch(`${node.server.url}/ready/queries`)).status).toBe(200);
    const client = new GraphqlClient({ url: `${node.server.url}/graphql` });
    expect(await client.request('{ tournament(id: "friday") { phase } }', {})).toEqual({ tournament: { phase: 'ANNOUNCED' } });
    await wire.endFaults();
    // Nobody sends a command.
    await until(node, isReady);
    expect(node.said).toContain('the store takes events again');
  });
});

describe('two nodes of one store', () => {
  it('a subscription at one tells of what the other takes', async () => {
    const store = new MemoryEventStore();
    const [one, two] = [await serve(store), await serve(store)];
    await announce(one, 'friday');
    for (const playerId of ['ann', 'bob', 'cyd']) await register(one, 'friday', playerId);
    await send(one, 'drawSeats', { tournamentId: 'friday' });
    const position = await send(one, 'startTournament', { tournamentId: 'friday' });
    await two.tapis.runner.waitFor(position, 60_000);
    const client = createClient({ url: `${two.server.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    try {
      const clock = client.iterate<{ clockChanged: object }>({ query: 'subscription { clockChanged(tournamentId: "friday") { state } }' });
      expect((await clock.next()).value).toMatchObject({ data: { clockChanged: { state: 'RUNNING' } } });
      await send(one, 'pauseClock', { tournamentId: 'friday' });
      expect((await clock.next()).value).toMatchObject({ data: { clockChanged: { state: 'PAUSED' } } });
      const tables = client.iterate<{ tableChanged: object }>({
        query: 'subscription { tableChanged(tournamentId: "friday", table: 1) { hand { handId } } }',
      });
      expect((await tables.next()).value).toMatchObject({ data: { tableChanged: { hand: null } } });
      await send(one, 'openHand', { tournamentId: 'friday', table: 1 });
      let shown = await tables.next();
      while (JSON.stringify(shown.value).includes('null')) shown = await tables.next();
      expect(shown.value).toMatchObject({ data: { tableChanged: { hand: { handId: 'friday.1.1' } } } });
      await tables.return?.();
      await clock.return?.();
    } finally {
      await client.dispose();
    }
  });

  it('a query waits until its node has seen what the other took; one that is too far behind says so', async () => {
    const store = new MemoryEventStore();
    let held = Promise.resolve();
    let letGo = (): void => undefined;
    const lagging: EventStore = {
      append: (stream, events, expected) => store.append(stream, events, expected),
      readStream: (stream, options) => store.readStream(stream, options),
      readAll: (after, pageSize) => store.readAll(after, pageSize),
      lastPosition: () => store.lastPosition(),
      close: () => Promise.resolve(),
      async *subscribeToAll(after, signal) {
        for await (const batch of store.subscribeToAll(after, signal)) {
          await held;
          yield batch;
        }
      },
    };
    const [one, two] = [await serve(store), await serve(lagging)];
    await two.tapis.caughtUp;
    ({ promise: held, resolve: letGo } = Promise.withResolvers<void>());
    const position = await announce(one, 'friday');
    const client = new GraphqlClient({ url: `${two.server.url}/graphql` });
    const asked = (): Promise<object> =>
      client.request('query q($at: Position) { tournament(id: "friday", atLeast: $at) { name } }', { at: position });
    // It waits for some seconds: whoever asked may ask another node.
    expect(await codeOf(asked())).toBe('VIEWS_LAGGING');
    expect(await client.request('{ tournament(id: "friday") { name } }', {})).toEqual({ tournament: null });
    const waiting = asked();
    letGo();
    expect(await waiting).toEqual({ tournament: { name: 'friday' } });
    // A command at a node whose views lag is decided on what stands in the store.
    ({ promise: held, resolve: letGo } = Promise.withResolvers<void>());
    await register(one, 'friday', 'ann');
    expect(await codeOf(send(two, 'withdrawRegistration', { tournamentId: 'friday', playerId: 'ann' }))).toBeNull();
    letGo();
  });
});
