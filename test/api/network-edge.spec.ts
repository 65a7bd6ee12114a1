/**
 * Who may reach the server over the network: names, pages of other sites, tokens, and connections that are not used.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { AcceptedHosts } from '../../src/api/server/accepted-hosts.js';
import { clientGroup } from '../../src/api/server/client-address.js';
import { Connections } from '../../src/api/server/connections.js';
import { readLimit } from '../../src/api/request/limits.js';
import { TokenAttempts } from '../../src/api/request/token-attempts.js';
import { holdsToken } from '../../src/api/server/token-in-url.js';
import { ApiUnderTest, token, type OpenOptions, type ShownError } from './client.js';
import { RawSocket } from './raw-socket.js';

const right = `Bearer ${token}`;
/** A provider's token: three parts separated by dots. */
const signed = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

let api: ApiUnderTest;
const open = async (options: OpenOptions = {}): Promise<void> => {
  api = await ApiUnderTest.open(options);
  await api.app.listen(0, '127.0.0.1');
};
afterEach(async () => api?.close());

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly error: ShownError | undefined;
}

type Method = 'GET' | 'POST' | 'OPTIONS';
const send = async (headers: Record<string, string>, method: Method = 'POST', url = '/graphql'): Promise<Reply> => {
  const payload = method === 'POST' ? { payload: { query: '{ position }' } } : {};
  const response = await api.app.inject({ method, url, headers: { host: api.host, ...headers }, ...payload });
  const body = response.body.startsWith('{"errors"') ? response.json<{ errors: ShownError[] }>() : null;
  return { status: response.statusCode, headers: response.headers, error: body?.errors[0] };
};
const outcome = async (...asked: Parameters<typeof send>): Promise<[number, string | undefined]> => {
  const { status, error } = await send(...asked);
  return [status, error?.extensions.code];
};

describe('A request names the server', () => {
  it('by its address or a name of loopback, at its port; another name is answered 421, whatever is asked', async () => {
    await open();
    const port = api.host.split(':')[1];
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`]) {
      expect([host, await outcome({ host })]).toEqual([host, [200, undefined]]);
    }
    for (const host of [`evil.example:${port}`, 'localhost', 'localhost:1', `192.0.2.7:${port}`, '', `127.0.0.1:${port}@evil.example`]) {
      expect([host, await outcome({ host })]).toEqual([host, [421, 'HOST_NOT_ALLOWED']]);
    }
    for (const url of ['/graphql?query={position}', '/ready', '/health', '/explorer', '/nothing']) {
      expect([url, await outcome({ host: 'evil.example' }, 'GET', url)]).toEqual([url, [421, 'HOST_NOT_ALLOWED']]);
    }
    const { error } = await send({ host: 'evil.example', 'accept-language': 'fr' });
    expect(error!.message).toBe(
      'Ce serveur ne répond pas au nom «\u00a0evil.example\u00a0». La personne qui l’exploite peut l’autoriser par --public-url.',
    );
    await expect(RawSocket.open(`ws://${api.host}/graphql`, { headers: { host: 'evil.example' } })).rejects.toThrow('refused with 421');
  });

  it('by the name that the operator published', async () => {
    await open({ publicUrls: ['https://tapis.club.example', 'http://tapis.lan:8080'] });
    for (const host of ['tapis.club.example', 'tapis.club.example:443', 'tapis.lan:8080']) expect((await outcome({ host }))[0]).toBe(200);
    for (const host of ['club.example', 'tapis.club.example:80', 'tapis.lan']) expect((await outcome({ host }))[0]).toBe(421);
  });

  it('by any address of the machine where it listens at all of them', () => {
    const hosts = new AcceptedHosts({ host: '0.0.0.0' });
    hosts.listensAt({ address: '0.0.0.0', port: 4000, family: 'IPv4' });
    expect(['127.0.0.1:4000', 'localhost:4000', 'evil.example:4000', '192.0.2.7:4000'].map((host) => hosts.acceptsHost(host))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const one = new AcceptedHosts({ host: 'tapis.lan' });
    one.listensAt({ address: '192.0.2.7', port: 80, family: 'IPv4' });
    expect(['192.0.2.7', '192.0.2.7:80', 'tapis.lan', 'localhost'].map((host) => one.acceptsHost(host))).toEqual([true, true, true, false]);
  });

  it('or not at all, as HTTP/1.0 allows: browsers always do', async () => {
    await open();
    const socket = connect(Number(api.host.split(':')[1]), '127.0.0.1');
    socket.end('GET /ready HTTP/1.0\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toMatch(/^HTTP\/1\.1 200/);
    const asking = connect(Number(api.host.split(':')[1]), '127.0.0.1');
    asking.end('GET /graphql?query=%7BapiVersion%7D HTTP/1.0\r\napollo-require-preflight: 1\r\n\r\n');
    const [answer] = (await once(asking, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('A page of a browser', () => {
  it('of the server itself may ask, of another site not, by HTTP and by WebSocket', async () => {
    await open();
    expect(await outcome({ origin: `http://${api.host}` })).toEqual([200, undefined]);
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1', `https://${api.host}`]) {
      expect([origin, await outcome({ origin })]).toEqual([origin, [403, 'ORIGIN_NOT_ALLOWED']]);
      await expect(RawSocket.open(`ws://${api.host}/graphql`, { origin })).rejects.toThrow('refused with 403');
    }
    expect(await outcome({ origin: 'https://evil.example' }, 'OPTIONS')).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    await RawSocket.connect(`ws://${api.host}/graphql`, undefined, { origin: `http://${api.host}` });
  });

  it('of a site that the operator allowed may use the API, and nothing else of the server', async () => {
    await open({ allowedOrigins: ['https://club.example'] });
    const origin = 'https://club.example';
    const preflight = await send(
      { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
      'OPTIONS',
    );
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-methods': 'GET, POST' },
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization, content-type, x-correlation-id');
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
    const { status, headers } = await send({ origin });
    expect([status, headers['access-control-allow-origin'], headers['vary']]).toEqual([200, origin, 'Origin']);
    expect(headers['access-control-expose-headers']).toContain('x-correlation-id');
    expect((await send({ origin, authorization: 'Bearer wrong' })).headers['access-control-allow-origin']).toBe(origin);
    expect((await send({ origin }, 'GET', '/explorer')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await send({})).headers).toMatchObject({ vary: 'Origin' });
    expect((await send({ origin: 'https://evil.example' })).headers).not.toHaveProperty('access-control-allow-origin');
    await RawSocket.connect(`ws://${api.host}/graphql`, undefined, { origin });
  });
});

describe('A token', () => {
  it.each([
    ['another one', `Bearer tapis_${'x'.repeat(43)}`],
    ['another scheme', `Basic ${token}`],
    ['none after the scheme', 'Bearer '],
    ['the token alone', token],
    ['an empty header', ''],
    ['the token twice', `${right}, ${right}`],
  ])('that is %s is answered 401 everywhere', async (_what, authorization) => {
    await open();
    const wrong = [401, 'UNAUTHENTICATED'];
    expect(await outcome({ authorization })).toEqual(wrong);
    expect(await outcome({ authorization }, 'GET', '/graphql?query={position}')).toEqual(wrong);
    expect(await outcome({ authorization }, 'GET', '/ready')).toEqual(wrong);
    await expect(RawSocket.open(`ws://${api.host}/graphql`, { headers: { authorization } })).rejects.toThrow('refused with 401');
    const socket = await RawSocket.open(`ws://${api.host}/graphql`);
    socket.send({ type: 'connection_init', payload: { authorization } });
    expect(await socket.closed).toBe(4403);
    expect(JSON.stringify([api.log, api.warnings])).not.toContain('tapis_');
  });

  it.each([[7], [null], [{}]])('that is %j in connection_init closes with 4403', async (authorization) => {
    await open();
    const socket = await RawSocket.open(`ws://${api.host}/graphql`);
    socket.send({ type: 'connection_init', payload: { authorization } });
    expect(await socket.closed).toBe(4403);
  });

  it('that is right is accepted at once, however many wrong ones came from its address', async () => {
    await open({ limits: { failedTokens: 3 } });
    const wrong = { authorization: 'Bearer wrong' };
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send(wrong)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await send(wrong)).headers['retry-after']).toBe('60');
    expect(await outcome({ authorization: right })).toEqual([200, undefined]);
    expect(await outcome({})).toEqual([200, undefined]);
    expect(api.warnings.map(({ message }) => message)).toEqual(['wrong token or code from 127.0.0.1: 1 lately']);
  });

  it('in the address is refused', async () => {
    await open();
    for (const query of [`token=${token}`, 'access_token=x', `query={position}&authorization=${right}`, `a=${token}`]) {
      expect(await outcome({}, 'GET', `/graphql?${encodeURI(query)}`)).toEqual([400, 'TOKEN_IN_URL']);
      await expect(RawSocket.open(`ws://${api.host}/graphql?${encodeURI(query)}`)).rejects.toThrow('refused with 400');
    }
  });

  it.each([
    ['a signed token', `/graphql?a=${signed}`, true],
    ['a signed token in a path', `/x/${signed}/y`, true],
    ['a signed token after others that have no end', `/graphql?eyJ.eyJ.${signed}`, true],
    ['a signed token without its last part', `/graphql?eyJhbGciOi.eyJzdWIi.`, false],
    ['the beginning of one alone', '/graphql?eyJ.a.b', false],
    ['words with dots', '/graphql?query={a.b.c.d}', false],
    ['5,000 beginnings', `/graphql?${'eyJ'.repeat(5_000)}`, false],
    ['5,000 beginnings with dots', `/graphql?${'eyJ.'.repeat(5_000)}`, false],
  ])('is looked for in an address: %s', (_what, url, expected) => {
    expect(holdsToken(url)).toBe(expected);
  });

  it('is not looked for in an address that is longer than any: that is answered 414', async () => {
    await open({ limits: { urlCharacters: 1_000 } });
    const url = (length: number): string => '/ready?'.padEnd(length, 'x');
    expect(await outcome({}, 'GET', url(1_000))).toEqual([200, undefined]);
    const { status, error } = await send({ 'accept-language': 'fr' }, 'GET', `${url(1_000)}&token=x`);
    expect([status, error]).toMatchObject([
      414,
      {
        message: 'Une adresse peut compter 1000 caractères, requête comprise. Envoyez une opération plus longue dans le corps d’un POST.',
        extensions: { code: 'URL_TOO_LONG', parameters: { most: 1_000 } },
      },
    ]);
    await expect(RawSocket.open(`ws://${api.host}${url(1_001)}`)).rejects.toThrow('refused with 414');
  });

  it('that is wrong makes an address wait ever longer, for a bounded number of addresses', () => {
    let now = 0;
    const lines: string[] = [];
    const attempts = new TokenAttempts(
      2,
      (line) => lines.push(line),
      () => now,
    );
    expect(Array.from({ length: 9 }, () => attempts.fail('a'))).toEqual([0, 0, 60, 60, 120, 120, 240, 240, 480]);
    now = 480_000;
    expect(attempts.fail('a')).toBe(0);
    for (let n = 0; n < 10_050; n += 1) attempts.fail(`b${n}`);
    expect(attempts.size).toBe(10_000);
    expect(lines.filter((line) => line.includes('from a:'))).toEqual(Array(2).fill('wrong token or code from a: 1 lately'));
  });
});

describe('A proxy', () => {
  const forwarded = { authorization: 'Bearer wrong', 'x-forwarded-for': '198.51.100.4, 203.0.113.9' };
  const blamed = (): string[] => api.warnings.map(({ message }) => /from (\S+):/.exec(message)![1]!);

  it('is believed who the client is only where it is trusted', async () => {
    await open();
    await send(forwarded);
    expect(blamed()).toEqual(['127.0.0.1']);
    await api.close();
    await open({ trustedProxies: ['loopback'] });
    await send(forwarded);
    await send({ ...forwarded, 'x-forwarded-for': 'nonsense' });
    expect(blamed()).toEqual(['203.0.113.9', '127.0.0.1']);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, group) => {
    expect(clientGroup(address)).toBe(group);
  });
});

describe('A connection', () => {
  const raw = async (text = ''): Promise<Socket> => {
    const socket = connect(Number(api.host.split(':')[1]), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  };
  const head = (length: number): string =>
    `POST /graphql HTTP/1.1\r\nHost: ${api.host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

  it('on which a request does not arrive in time is closed: nothing, half a header, half a body', async () => {
    await open({ limits: { requestMs: 150, headersMs: 100, idleConnectionMs: 60_000 } });
    const slow = [await raw(), await raw('POST /graphql HT'), await raw(`${head(100)}{`)];
    await Promise.all(slow.map((socket) => once(socket, 'close')));
  });

  it('whose body comes byte by byte is answered 400 before it is whole; one in the packets of a network is answered', async () => {
    await open();
    const body = JSON.stringify({
      query: '{ position }', // Without a token, a body may have 64,000 bytes.
      extensions: { x: 'x'.repeat(60_000) },
    });
    const [shredded, slow] = [await raw(head(body.length)), await raw(head(body.length))];
    const answers = Promise.all([shredded, slow].map(async (socket) => String((await once(socket, 'data'))[0])));
    for (let at = 0; at < body.length; at += 800) {
      slow.write(body.slice(at, at + 800));
      shredded.write(' ');
      await new Promise((resolve) => void setImmediate(resolve));
    }
    const [refused, answered] = await answers;
    expect(answered).toMatch(/^HTTP\/1.1 200/);
    expect(refused).toMatch(/^HTTP\/1.1 400/);
    expect(refused).toContain('BODY_IN_TOO_MANY_PIECES');
    expect(api.log).toEqual([]);
  });

  it.each([
    ['too long to be kept', 'POST /graphql', 1_000_000, /^HTTP\/1.1 413/],
    ['nobody looks at', 'GET /health', 1_000, /^HTTP\/1.1 200/],
  ])('is closed soon after the answer where a body goes on that is %s', async (_what, line, length, status) => {
    await open();
    const socket = await raw(head(length).replace('POST /graphql', line));
    const closed = once(socket, 'close');
    const answer = once(socket, 'data');
    for (let at = 0; at < 50; at += 1) {
      socket.write(' ');
      await new Promise((resolve) => void setImmediate(resolve));
    }
    expect(String((await answer)[0])).toMatch(status);
    await closed;
    expect(api.log).toEqual([]);
  });

  it('with the greatest part of a body is closed where all together keep too much', async () => {
    await open({ limits: { arrivingBytes: 1_000_000 } });
    const closed: number[] = [];
    const sockets = [];
    for (const length of [200_000, 210_000, 250_000, 220_000, 230_000]) {
      const socket = await raw(`${head(260_000)}${'{'.padEnd(length)}`);
      socket.once('close', () => closed.push(length));
      sockets.push(socket);
    }
    await once(sockets[2]!, 'close');
    expect(closed).toEqual([250_000]);
    for (const socket of sockets) socket.destroy();
  });

  it('that is kept open between requests is closed after a time', async () => {
    await open({ limits: { keepAliveMs: 50 } });
    const socket = await raw(`${head(22)}{"query":"{position}"}`);
    await once(socket, 'close');
  });

  it('too many are answered by closing the oldest of the address that has most, never one with the token', () => {
    const connections = new Connections(3, (address) => address === '10.0.0.1');
    const closed: string[] = [];
    const socket = (name: string, remoteAddress: string): Socket => {
      const made = { remoteAddress, once: () => made, destroy: () => closed.push(name) } as unknown as Socket;
      connections.opened(made);
      return made;
    };
    connections.trust(socket('director', '192.0.2.1'));
    socket('first', '192.0.2.1');
    socket('second', '192.0.2.1');
    socket('guest', '192.0.2.2');
    for (let n = 0; n < 5; n += 1) socket(`proxied ${n}`, '10.0.0.1');
    expect(closed).toEqual([]);
    socket('another guest', '192.0.2.3');
    expect(closed).toEqual(['first']);
    socket('third', '192.0.2.1');
    expect(closed).toEqual(['first', 'second']);
  });

  it('with the token is let in and stays while strangers fill the server', async () => {
    await open({ limits: { connections: 20, reservedConnections: 10 } });
    const director = await raw();
    const ask = async (): Promise<void> => {
      const answered = once(director, 'data');
      director.write(head(22).replace('\r\n\r\n', `\r\nAuthorization: ${right}\r\n\r\n`) + '{"query":"{position}"}');
      await answered;
    };
    await ask();
    const strangers = [];
    for (let n = 0; n < 40; n += 1) strangers.push(await raw());
    await ask();
    const open20 = await new Promise<number>((resolve) => api.app.getHttpServer().getConnections((_error, count) => resolve(count)));
    expect(open20).toBeLessThanOrEqual(11);
    for (const socket of [director, ...strangers]) socket.destroy();
  });
});

describe('A bound of the network', () => {
  it('is set by its name', () => {
    expect(readLimit('sockets=12')).toEqual(['sockets', 12]);
    for (const wrong of ['sockets', 'sockets=', 'sockets=-1', 'sockets=1e9', 'toString=1', '=1'])
      expect(() => readLimit(wrong)).toThrow('is not NAME=NUMBER');
    expect(() => readLimit('sockets=0')).toThrow('sockets must be at least 1');
  });
});
