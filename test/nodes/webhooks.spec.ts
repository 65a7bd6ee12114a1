/** Webhooks of a server that is killed, and of two nodes on one store. */
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { until } from '../until.js';
import { WebhookReceiver } from '../webhook-receiver.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { announce, endNodesAfterEach, isReady, type Node, register, send, serve, token, until as untilNode } from './served-nodes.js';
import { type ServerProcess, startServerProcess } from './server-process.js';

const webhookNetworks = ['127.0.0.1'];
let receiver: WebhookReceiver;

beforeEach(async () => void (receiver = await WebhookReceiver.open()));
afterEach(() => receiver.close());
afterAll(removeTemporaryFolders);

/** Every change of the feed, in order. */
async function feedOf(url: string, key: string): Promise<string[]> {
  const response = await fetch(`${url}/changes?first=500`, { headers: { authorization: `Bearer ${key}` } });
  expect(response.headers.get('tapis-more')).toBe('false');
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => (JSON.parse(line) as { id: string }).id);
}

const withoutRepeated = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => id !== ids[at - 1]);

it('goes on after kill -9 with the change that it had come to', async () => {
  const folder = temporaryFolder();
  const start = (): Promise<ServerProcess> => startServerProcess(folder, { serveArguments: ['--webhook-networks', webhookNetworks[0]!] });
  let server = await start();
  const admin = server.token!;
  let commands = 0;
  const command = async (name: string, input: object): Promise<unknown> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const client = new GraphqlClient({ url: `${server.url}/graphql`, token: admin });
    return client.request(`mutation m($input: ${type}!) { ${name}(input: $input) { position } }`, {
      input: { commandId: `c${++commands}`, ...input },
    });
  };
  await command('createWebhook', { url: receiver.url, after: 0 });
  for (let cycle = 0; cycle < 5; cycle += 1) {
    for (let each = 0; each < 20; each += 1) await command('registerClub', { clubId: `club-${commands}`, name: 'A club' });
    // It is killed while it delivers.
    const reached = receiver.received.length;
    await until(() => receiver.received.length > reached);
    await server.kill();
    server = await start();
  }
  const all = await feedOf(server.url, admin);
  expect(all).toHaveLength(100);
  await until(() => receiver.ids.at(-1) === all.at(-1));
  // What was sent in the last second before a kill is sent again, with the same id, and from there on in order.
  expect([...new Set(receiver.ids)]).toEqual(all);
  const messages = new Map<string, Set<unknown>>();
  for (const { change, headers } of receiver.received)
    messages.set(change.id, (messages.get(change.id) ?? new Set()).add(headers['webhook-id']));
  expect([...messages.values()].every(({ size }) => size === 1)).toBe(true);
  await server.stop();
}, 120_000);

describe('On two nodes', () => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start()));
  afterAll(() => wire.stop());
  endNodesAfterEach();

  it('one delivers, and the other goes on when it stops', async () => {
    const open = async (): Promise<Node> =>
      serve(await openKurrentEventStore({ connectionString: wire.connectionString(), notice: () => undefined, looksBack: true }), [], {
        webhookNetworks,
      });
    const [one, two] = [await open(), await open()];
    for (const node of [one, two]) await untilNode(node, isReady);
    await announce(one, 'friday');
    await send(two, 'createWebhook', { url: receiver.url, after: 0 });
    for (let player = 0; player < 10; player += 1) await register(player % 2 === 0 ? one : two, 'friday', `p${player}`);
    await until(async () => receiver.ids.at(-1) === (await feedOf(two.server.url, token)).at(-1));
    expect(receiver.ids).toEqual(await feedOf(two.server.url, token));
    await one.server.close();
    for (let player = 10; player < 20; player += 1) await register(two, 'friday', `p${player}`);
    await until(async () => receiver.ids.at(-1) === (await feedOf(two.server.url, token)).at(-1));
    expect(withoutRepeated(receiver.ids)).toEqual(await feedOf(two.server.url, token));
    expect(receiver.ids).toEqual(withoutRepeated(receiver.ids));
  }, 90_000);
});
