/**
 * HAProxy in front of two nodes, with the project's configuration: the nodes tell the addresses of clients apart, so wrong codes of one address are no
 * trouble to others. Where there is no HAProxy, it is skipped.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { temporaryFolder } from '../program/run.js';
import { endNodesAfterEach, type Node, serve, token } from './served-nodes.js';

const haproxy = '/usr/sbin/haproxy';
const onHaproxy = existsSync(haproxy) ? describe : describe.skip;
/** The machine's own addresses are those of clients; the proxy has the first. */
const PROXY = '127.0.0.1';
const byToken = { authorization: `Bearer ${token}` };
const [guesser, official] = ['127.0.0.2', '127.0.0.3'] as const;
const MANY = 60;

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, string>> | null>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

let commands = 0;
const proxies: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, PROXY);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The project's configuration, with the ports of this test instead of the names that compose gives. */
function configurationFor(nodes: readonly Node[], port: number): string {
  return readFileSync(new URL('../../docker/haproxy.cfg', import.meta.url), 'utf8')
    .replace('bind :8080', `bind ${PROXY}:${port}`)
    .replaceAll(' resolvers docker init-addr last,libc,none', '')
    .replaceAll(/server tapis-(\d) tapis-\d:4000/g, (_line, number: string) => {
      const { host } = new URL(nodes[Number(number) - 1]!.server.url);
      return `server tapis-${number} ${host}`;
    });
}

function startProxy(configuration: string): ChildProcess {
  const path = join(temporaryFolder(), 'haproxy.cfg');
  writeFileSync(path, configuration);
  const proxy = spawn(haproxy, ['-db', '-f', path], { stdio: 'ignore' });
  proxies.push(proxy);
  return proxy;
}

/** Asks from an address of this machine; null while the proxy has no node yet. */
async function ask(port: number, from: string, query: string, variables: object, headers: Headers = {}): Promise<Answer | null> {
  const body = JSON.stringify({ query, variables });
  const asked = request({
    port,
    host: PROXY,
    localAddress: from,
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
  });
  try {
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const said = await text(response);
    return said.startsWith('{') ? (JSON.parse(said) as Answer) : null;
  } catch {
    return null;
  }
}

async function give(port: number, from: string, name: string, input: object, selection: string, headers?: Headers): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
  const answer = await ask(port, from, query, { input: { commandId: `proxy-${++commands}`, ...input } }, headers);
  if (answer === null) throw new Error('the proxy gave no answer');
  return answer;
}

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

const guess = async (port: number, from: string, headers?: Headers): Promise<string | undefined> =>
  codeOf(await give(port, from, 'pairDevice', { tournamentId: 'friday', table: 1, code: 'BCDFGHJKLM' }, 'key', headers));

/** Two nodes on one store behind the proxy, and a tournament with tables. @returns the proxy's port */
async function start(changed: (configuration: string) => string): Promise<number> {
  const port = await freePort();
  const store = new MemoryEventStore();
  const settings = { host: PROXY, publicUrls: [`http://${PROXY}:${port}`], trustedProxies: [PROXY] };
  const nodes = [await serve(store, [], settings), await serve(store, [], settings)];
  const proxy = startProxy(changed(configurationFor(nodes, port)));
  while ((await ask(port, official, '{ position }', {}))?.data === undefined) {
    if (proxy.exitCode !== null) throw new Error('the proxy ended; it does not take its configuration');
    await delay(20);
  }
  const tournament = {
    tournamentId: 'friday',
    name: 'Friday',
    club: 'Club',
    rulebook: { id: 'ropta' },
    startingStack: 20_000,
    seatsPerTable: 8,
    chipUnit: 25,
    structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1_200 }],
  };
  await give(port, official, 'createTournament', tournament, 'revision', byToken);
  for (const playerId of ['anna', 'bram'])
    await give(port, official, 'registerPlayer', { tournamentId: 'friday', playerId, name: playerId, adult: true }, 'revision', byToken);
  await give(port, official, 'drawSeats', { tournamentId: 'friday' }, 'revision', byToken);
  return port;
}

onHaproxy('two nodes behind HAProxy', () => {
  endNodesAfterEach();
  afterEach(async () => {
    for (const proxy of proxies.splice(0)) {
      const ended = proxy.exitCode === null ? once(proxy, 'exit') : null;
      proxy.kill('SIGTERM');
      await ended;
    }
  });

  it('tell addresses apart: one that guesses codes has to wait, and pairing goes on from another', async () => {
    const port = await start((configuration) => configuration);
    const offered = await give(port, official, 'offerPairing', { tournamentId: 'friday', table: 1 }, 'code', byToken);
    const codes = [];
    for (let time = 0; time < MANY; time += 1) codes.push(await guess(port, guesser));
    expect([codes[0], codes.at(-1)]).toEqual(['NO_PAIRING_OFFERED', 'TOO_MANY_WRONG_CODES']);
    expect(await guess(port, official)).toBe('NO_PAIRING_OFFERED');
    const { code } = offered.data!['offerPairing']!;
    const paired = await give(port, official, 'pairDevice', { tournamentId: 'friday', table: 1, code }, 'key');
    expect(paired.data!['pairDevice']).toEqual({ key: expect.stringMatching(/^tapis_/) });
  });

  it('take no address that a client makes up for the one from which it comes', async () => {
    const port = await start((configuration) => configuration);
    const codes = [];
    for (let time = 0; time < MANY; time += 1) codes.push(await guess(port, guesser, { 'x-forwarded-for': `192.0.2.${time}` }));
    expect(codes.at(-1)).toBe('TOO_MANY_WRONG_CODES');
  });

  it('would take all clients for one without the address that the proxy adds', async () => {
    const port = await start((configuration) => configuration.replace('    option forwardfor\n', ''));
    for (let time = 0; time < MANY; time += 1) await guess(port, guesser);
    expect(await guess(port, official)).toBe('TOO_MANY_WRONG_CODES');
  });
});
