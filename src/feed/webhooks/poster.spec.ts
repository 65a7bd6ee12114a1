/** One request to a receiver: where it goes, how long it lasts, and what of the answer is kept. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Poster } from './poster.js';
import { WebhookTargets } from './targets.js';

const now = Date.parse('2026-11-30T20:00:00Z');
const never = new AbortController().signal;
const servers: Server[] = [];
const posters: Poster[] = [];

afterEach(async () => {
  for (const poster of posters.splice(0)) poster.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** @returns its port */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

function poster(options: Partial<ConstructorParameters<typeof Poster>[0]> = {}): Poster {
  const made = new Poster({ targets: new WebhookTargets(['127.0.0.1']), now: () => now, timeoutMs: 300, ...options });
  posters.push(made);
  return made;
}

it('sends the body and the headers, and answers with the status', async () => {
  const seen: unknown[] = [];
  const port = await listen((request, response) => {
    request.setEncoding('utf8').on('data', (text) => seen.push([request.method, request.headers['webhook-id'], text]));
    request.on('end', () => response.writeHead(202).end());
  });
  const answer = await poster().post(`http://127.0.0.1:${port}/`, 'été', { 'webhook-id': 'msg_1' }, never);
  expect(answer).toEqual({ status: 202, retryAfterMs: null });
  expect(seen).toEqual([['POST', 'msg_1', 'été']]);
});

it('follows no redirect', async () => {
  let requests = 0;
  const port = await listen((_request, response) => {
    requests += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await poster().post(`http://127.0.0.1:${port}/`, '', {}, never)).toMatchObject({ status: 307 });
  expect(requests).toBe(1);
});

it('waits no longer than its time for an answer, and not for the end of its body', async () => {
  const silent = await listen(() => undefined);
  expect(await poster().post(`http://127.0.0.1:${silent}/`, '', {}, never)).toEqual({ problem: 'timeout' });
  const endless = await listen((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
    response.once('close', () => clearInterval(timer));
  });
  expect(await poster().post(`http://127.0.0.1:${endless}/`, '', {}, never)).toMatchObject({ status: 200 });
});

it('counts a change of protocol as no answer', async () => {
  const port = await listen((request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  expect(await poster().post(`http://127.0.0.1:${port}/`, '', {}, never)).toEqual({ problem: 'unreachable' });
});

it('takes Retry-After as seconds or as a date, a day at the most', async () => {
  let retryAfter = '';
  const port = await listen((_request, response) => response.writeHead(503, { 'retry-after': retryAfter }).end());
  const asked = async (text: string): Promise<unknown> => {
    retryAfter = text;
    return poster().post(`http://127.0.0.1:${port}/`, '', {}, never);
  };
  expect(await asked('120')).toEqual({ status: 503, retryAfterMs: 120_000 });
  expect(await asked('Mon, 30 Nov 2026 20:01:00 GMT')).toEqual({ status: 503, retryAfterMs: 60_000 });
  expect(await asked('99999999')).toEqual({ status: 503, retryAfterMs: 86_400_000 });
  for (const text of ['soon', '-5', '0', 'Mon, 30 Nov 2026 19:00:00 GMT'])
    expect(await asked(text)).toEqual({ status: 503, retryAfterMs: null });
});

it('goes to a name only at an address that was checked', async () => {
  const port = await listen((_request, response) => response.writeHead(204).end());
  const asked: string[] = [];
  const answers: (readonly string[])[] = [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '10.0.0.1'], []];
  const findAddresses = async (name: string): Promise<readonly string[]> => {
    asked.push(name);
    return answers.shift()!;
  };
  const outcomes = [];
  // A poster of its own each time, so that no connection is used again.
  for (let each = 0; each < 4; each += 1)
    outcomes.push(await poster({ findAddresses }).post(`http://club.example:${port}/`, '', {}, never));
  expect(outcomes).toEqual([
    { status: 204, retryAfterMs: null },
    { problem: 'notAllowed' },
    { problem: 'notAllowed' },
    { problem: 'unknownName' },
  ]);
  // Asked once a connection: an answer that changes between the check and the connection counts for nothing.
  expect(asked).toEqual(Array<string>(4).fill('club.example'));
});

it('makes no connection to an address that is not allowed', async () => {
  let requests = 0;
  const port = await listen((_request, response) => {
    requests += 1;
    response.end();
  });
  const strict = poster({ targets: new WebhookTargets() });
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])
    expect(await strict.post(`http://${host}:${port}/`, '', {}, never)).toEqual({ problem: 'notAllowed' });
  expect(requests).toBe(0);
});

it('says that nobody listens, and that a name is not known', async () => {
  const port = await listen(() => undefined);
  await new Promise((resolve) => servers.pop()!.close(resolve));
  expect(await poster().post(`http://127.0.0.1:${port}/`, '', {}, never)).toEqual({ problem: 'unreachable' });
  const failing = poster({ findAddresses: () => Promise.reject(new Error('no name server')) });
  expect(await failing.post('https://club.example/', '', {}, never)).toEqual({ problem: 'unknownName' });
});
