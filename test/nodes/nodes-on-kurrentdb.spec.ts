/**
 * Nodes on one KurrentDB store, as processes of their own: `tapis serve --store kurrentdb://…`. The store is the tests' wire service, which tests our
 * client code and stands in for no database.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openTapis } from '../../src/app/tapis.js';
import { startServer } from '../../src/api/start-server.js';
import { hashToken } from '../../src/api/request/admin-token.js';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import type { EventStore, StoredEvent } from '../../src/store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { append } from '../opened-views.js';
import { startedTournament } from '../recorded-history.js';
import { nodesSecret, startServerProcess, type ServerProcess } from './server-process.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { dataFiles } from '../../src/app/folder/data-files.js';

const importFirst = fileURLToPath(new URL('loaded-modules.mjs', import.meta.url));

afterAll(removeTemporaryFolders);

describe('two nodes on one store', () => {
  let wire: WireProcess;
  const nodes: ServerProcess[] = [];
  beforeAll(async () => void (wire = await WireProcess.start()));
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.kill()));
  });
  afterAll(() => wire.stop());

  const startNode = async (folder = temporaryFolder(), token?: string): Promise<Node> => {
    const server = await startServerProcess(folder, { store: wire.connectionString(), importFirst });
    nodes.push(server);
    const client = new GraphqlClient({ url: `${server.url}/graphql`, token: server.token ?? token! });
    return { folder, server, client, token: server.token ?? token! };
  };

  it('make the data folder that is named and is not there', async () => {
    const folder = join(temporaryFolder(), 'not', 'there');
    const node = await openTapis({ folder, storeAddress: wire.connectionString(), drawSecret: nodesSecret });
    await node.close();
    expect(existsSync(join(folder, dataFiles.views))).toBe(true);
  });

  it('take commands for the same tournament, show what either of them wrote, and build it again after they were killed', async () => {
    const [one, two] = await Promise.all([startNode(), startNode()]);
    await send(one, 'createTournament', {
      tournamentId: 'friday',
      name: 'Friday',
      club: 'Test',
      rulebook: { id: 'ropta' },
      startingStack: 10_000,
      seatsPerTable: 8,
      chipUnit: 25,
      structure: [{ kind: 'LEVEL', smallBlind: 25, bigBlind: 50, seconds: 1_200 }],
    });
    const players = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay'];
    const registered = await Promise.all(
      players.map((playerId, index) => send([one, two][index % 2]!, 'registerPlayer', { tournamentId: 'friday', playerId, adult: true })),
    );
    expect(registered.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
    // Sent again to the other node, a command has one effect and one answer.
    const again = await send(two, 'registerPlayer', { tournamentId: 'friday', playerId: 'ann', adult: true }, 'registerPlayer-ann');
    expect(again).toMatchObject({ repeated: true, revision: registered[0]!.revision });
    await send(two, 'drawSeats', { tournamentId: 'friday' });
    const { position } = await send(one, 'startTournament', { tournamentId: 'friday' });
    const opened = await send(two, 'openHand', { tournamentId: 'friday', table: 1 });
    const query =
      'query q($at: Position) { tournament(id: "friday", atLeast: $at) { phase left tables { nodes { seats { seat playerId stack } } } } }';
    const views = [];
    for (const { client } of [one, two]) views.push(await client.request(query, { at: Math.max(position, opened.position) }));
    expect(views[0]).toEqual(views[1]);
    expect(views[0]).toMatchObject({ tournament: { phase: 'RUNNING', left: 6 } });

    const written = await wire.appended();
    // What the store knows of the secret and the vault are no events of ours.
    const ids = written.flatMap(({ stream, metadata }) =>
      /^(?:\$\$)?tapis-/.test(stream) ? [] : [(JSON.parse(metadata) as { eventId: string }).eventId],
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(await tapis('verify', '--store', wire.connectionString())).toMatchObject({
      code: 0,
      out: expect.stringMatching(/ 0 findings\n$/),
    });

    // They keep nothing of the store: one comes back with its folder, one with a new one.
    expect(readdirSync(one.folder)).not.toContainEqual(expect.stringContaining('events.sqlite'));
    await Promise.all([one, two].map(({ server }) => server.kill()));
    for (const node of await Promise.all([startNode(one.folder, one.token), startNode()])) {
      await isReady(node.server);
      expect(await node.client.request(query, { at: Math.max(position, opened.position) })).toEqual(views[0]);
      while (!node.server.said().includes('tapis: this node has caught up')) await delay(20);
      expect(await node.server.stop()).toBe(0);
      expect(node.server.said()).toContain('loaded ');
    }
  });
});

describe('a start says in one sentence what is wrong:', () => {
  it.each([
    ['kurrentdb://localhost?tsl=false', /The address of the store is wrong: there is no option "tsl"\..+ \(STORE_ADDRESS_WRONG\)\n$/],
    ['postgres://localhost', /it does not start with kurrentdb:\/\/.+ \(STORE_ADDRESS_WRONG\)\n$/],
  ])('%s', async (store, said) => {
    for (const command of ['serve', 'verify']) {
      const { code, err } = await tapis(command, '--data', temporaryFolder(), '--store', store);
      expect([code, err]).toEqual([1, expect.stringMatching(said)]);
    }
  });
});

describe('/ready', () => {
  it('says ready only once the views have caught up, while the node answers already', async () => {
    const store = new MemoryEventStore();
    await append(store, startedTournament());
    let letRead: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letRead = resolve));
    const slow: EventStore = {
      append: store.append.bind(store),
      readStream: store.readStream.bind(store),
      subscribeToAll: store.subscribeToAll.bind(store),
      lastPosition: store.lastPosition.bind(store),
      close: store.close.bind(store),
      async *readAll(after, pageSize): AsyncGenerator<readonly StoredEvent[]> {
        await held;
        yield* store.readAll(after, pageSize);
      },
    };
    const opened = await openTapis({ folder: temporaryFolder(), store: slow, drawSecret: nodesSecret, openAtOnce: true });
    const server = await startServer({ tapis: opened, adminTokenHash: hashToken('x'), port: 0 });
    const ready = await fetch(`${server.url}/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'notReady' }]);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    letRead();
    await opened.caughtUp;
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.close();
    await opened.close();
  });
});

describe('the client of KurrentDB', () => {
  it('is not loaded where it is not configured', async () => {
    const server = await startServerProcess(temporaryFolder(), { importFirst });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(server.said()).not.toContain('loaded ');
  });
});

interface Node {
  readonly folder: string;
  readonly server: ServerProcess;
  readonly client: GraphqlClient;
  readonly token: string;
}

interface Answer {
  readonly position: number;
  readonly revision: number;
  readonly repeated: boolean;
}

async function send({ client }: Node, mutation: string, input: object, commandId = commandIdOf(mutation, input)): Promise<Answer> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation m($input: ${type}!) { ${mutation}(input: $input) { position revision repeated } }`;
  return (await client.request<Record<string, Answer>>(query, { input: { commandId, ...input } }))[mutation]!;
}

const commandIdOf = (mutation: string, input: object): string => ('playerId' in input ? `${mutation}-${String(input.playerId)}` : mutation);

/** Asks until the node is ready. */
async function isReady({ url }: ServerProcess): Promise<void> {
  while ((await fetch(`${url}/ready`)).status !== 200) await delay(20);
}
