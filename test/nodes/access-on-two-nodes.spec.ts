/**
 * Tokens and roles on two nodes of one store: what one node decides holds at the other, sockets included, and a node that was away lets nobody in
 * by a token before it knows what happened meanwhile. The store is the tests' wire service for KurrentDB, and the one in memory.
 */
import { createApi } from '../../src/api/start-server.js';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { EventStore, StoredEvent } from '../../src/store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { token, tokenHash } from '../api/client.js';
import { RawSocket } from '../api/raw-socket.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

interface Node {
  readonly tapis: Tapis;
  readonly app: NestFastifyApplication;
  readonly folder: string;
}

const log = { error: (): void => undefined };
const open: Node[] = [];
let wire: WireProcess;
let commands = 0;

beforeAll(async () => void (wire = await WireProcess.start()));
afterEach(async () => {
  for (const node of open.splice(0)) await stop(node);
});
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

async function stop({ app, tapis }: Node): Promise<void> {
  await app.close();
  await tapis.close();
}

async function start(where: { readonly storeAddress: string } | { readonly store: EventStore }, folder = temporaryFolder()): Promise<Node> {
  const tapis = await openTapis({ folder, ...where, shared: true, drawSecret: 's'.repeat(32), openAtOnce: true });
  const app = await createApi({ tapis, adminTokenHash: tokenHash, log });
  await app.listen(0, '127.0.0.1');
  const node = { tapis, app, folder };
  open.push(node);
  return node;
}

const addressOf = ({ app }: Node): string => `127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;

async function ask(node: Node, by: string, query: string, variables: object = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${by}` };
  const response = await fetch(`http://${addressOf(node)}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    readonly data?: Record<string, { readonly key: string; readonly tokenId: string; readonly principalId: string }>;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
}

async function give(node: Node, name: string, input: object, selection: string) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const given = { input: { commandId: `nodes-${++commands}`, ...input } };
  const answer = await ask(node, token, `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, given);
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data![name]!;
}

const makeKey = (node: Node) =>
  give(node, 'createToken', { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } }, 'key tokenId principalId');

/** What a key gets at a node: the code of the error, or `in`. */
const entryOf = async (node: Node, key: string): Promise<string> =>
  (await ask(node, key, '{ me { kind } }')).errors?.[0]?.extensions.code ?? 'in';

/** Waits until the key gets this at the node. */
async function reach(node: Node, key: string, wanted: string): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end;) if ((await entryOf(node, key)) === wanted) return;
  throw new Error(`${await entryOf(node, key)} and not ${wanted}`);
}

describe.each([
  ['KurrentDB', () => ({ storeAddress: wire.connectionString() })],
  [
    'memory',
    (() => {
      const store = new MemoryEventStore();
      // The first node that closes must not close it for the other.
      store.close = () => Promise.resolve();
      return () => ({ store });
    })(),
  ],
])('two nodes on one store (%s)', (_name, where) => {
  it('know the same tokens, and a revocation at one closes the sockets at the other', async () => {
    const [one, two] = [await start(where()), await start(where())];
    await Promise.all([one.tapis.caughtUp, two.tapis.caughtUp]);
    const { key, tokenId, principalId } = await makeKey(one);
    await reach(two, key, 'in');
    const socket = await RawSocket.connect(`ws://${addressOf(two)}/graphql`, { authorization: `Bearer ${key}` });
    socket.ask('1', 'subscription { clockChanged(tournamentId: "friday") { level } }');
    await give(one, 'grantClubRole', { clubId: 'mons', principalId, role: 'TD' }, 'changed');
    expect(await socket.closed).toBe(1001);
    const again = await RawSocket.connect(`ws://${addressOf(two)}/graphql`, { authorization: `Bearer ${key}` });
    await give(one, 'revokeToken', { tokenId }, 'changed');
    expect(await entryOf(one, key)).toBe('TOKEN_OVER');
    expect(await again.closed).toBe(4403);
    expect(await entryOf(two, key)).toBe('TOKEN_OVER');
  }, 60_000);
});

it('a node that was away lets nobody in by a token until it has caught up', async () => {
  const store = new MemoryEventStore();
  store.close = () => Promise.resolve();
  const one = await start({ store });
  await one.tapis.caughtUp;
  const two = await start({ store });
  await two.tapis.caughtUp;
  const { key, tokenId } = await makeKey(one);
  await reach(two, key, 'in');
  await stop(two);
  open.splice(open.indexOf(two), 1);
  await give(one, 'revokeToken', { tokenId }, 'changed');

  let letRead: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letRead = resolve));
  const slow: EventStore = {
    append: store.append.bind(store),
    readStream: store.readStream.bind(store),
    subscribeToAll: store.subscribeToAll.bind(store),
    lastPosition: store.lastPosition.bind(store),
    close: () => Promise.resolve(),
    async *readAll(after, pageSize): AsyncGenerator<readonly StoredEvent[]> {
      await held;
      yield* store.readAll(after, pageSize);
    },
  };
  const back = await start({ store: slow }, two.folder);
  expect((await fetch(`http://${addressOf(back)}/ready`)).status).toBe(503);
  expect(await entryOf(back, key)).toBe('ACCESS_NOT_KNOWN');
  expect(await entryOf(back, token)).toBe('in');
  letRead();
  await back.tapis.caughtUp;
  expect((await fetch(`http://${addressOf(back)}/ready`)).status).toBe(200);
  expect(await entryOf(back, key)).toBe('TOKEN_OVER');
}, 60_000);
