/**
 * SIGTERM to the built program while clients wait: who sent a command that was recorded gets its answer, who comes later hears so, and
 * sockets are closed with a code that says why.
 */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { RawSocket } from '../api/raw-socket.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { startServerProcess, type ServerProcess } from './server-process.js';

const CLIENTS = 200;

afterAll(removeTemporaryFolders);

interface Reply {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
}

const give = (server: ServerProcess, agent: Agent, mutation: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.token}` };
    const sent = request(`${server.url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode!, retryAfter: response.headers['retry-after'], body: JSON.parse(text) as Reply['body'] });
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query: `mutation { ${mutation} { revision } }` }));
  });

const register = (n: number): string => `registerPlayer(input: { commandId: "r${n}", tournamentId: "t", playerId: "p${n}", adult: true })`;

it('200 clients in flight: every command that was recorded is answered', async () => {
  const folder = temporaryFolder();
  const server = await startServerProcess(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const created = await give(
    server,
    agent,
    `createTournament(input: { commandId: "c", tournamentId: "t", name: "T", club: "C", rulebook: { id: "ropta" }, startingStack: 20000,
      seatsPerTable: 8, chipUnit: 25, structure: [{ kind: LEVEL, smallBlind: 100, bigBlind: 200, seconds: 1200 }] })`,
  );
  expect(created.body.errors).toBeUndefined();
  const socket = await RawSocket.connect(`${server.url.replace('http', 'ws')}/graphql`);
  // A request whose body never comes: it keeps the server until the rest is answered, not longer than the deadline.
  const slow = connect(Number(new URL(server.url).port), '127.0.0.1');
  slow.on('error', () => undefined);
  // A socket that nobody reads does not notice that the other side has closed it.
  slow.resume();
  slow.write(`POST /graphql HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`);

  let first: () => void = () => undefined;
  const someAnswered = new Promise<void>((resolve) => (first = resolve));
  const answers = Promise.allSettled(
    Array.from({ length: CLIENTS }, async (_, n) => {
      const reply = await give(server, agent, register(n));
      first();
      return reply;
    }),
  );
  await someAnswered;
  const stopped = server.stop();
  const settled = await answers;
  const replies = settled.map((each) => (each.status === 'fulfilled' ? each.value : null));
  const accepted = new Set(replies.flatMap((reply, n) => (reply?.body.data != null ? [`p${n}`] : [])));
  for (const reply of replies) {
    if (reply === null || reply.body.data != null) continue;
    expect(reply).toMatchObject({ status: 503, retryAfter: '5', body: { errors: [{ extensions: { code: 'SHUTTING_DOWN' } }] } });
  }
  const late = await give(server, agent, register(CLIENTS)).catch(() => null);
  if (late !== null) expect(late.status).toBe(503);
  expect(await socket.closed).toBe(1001);
  if (!slow.closed) await once(slow, 'close');
  expect(await stopped).toBe(0);
  agent.destroy();

  const out = await tapis('export', '--tournament', 't', '--data', folder);
  const recorded = [...new Set([...out.out.matchAll(/playerId\\*":\s*\\*"(p\d+)/g)].map(([, id]) => id!))];
  expect(recorded.length).toBeGreaterThan(0);
  expect(recorded.filter((id) => !accepted.has(id))).toEqual([]);
});
