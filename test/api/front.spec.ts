/** What a client finds before it knows anything: the index, the schema as a file, and how a WebSocket takes its token. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { textOf } from '../../src/api/print-schema.js';
import { ApiUnderTest, startFriday, token } from './client.js';
import { RawSocket } from './raw-socket.js';
import { withoutSpecs } from './without-specs.js';

let api: ApiUnderTest;
let url: string;

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
  await api.app.listen(0, '127.0.0.1');
  url = `ws://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}/graphql`;
});
afterAll(() => api.close());

const get = (path: string, headers: object = {}): ReturnType<typeof api.app.inject> =>
  api.app.inject({ url: path, headers: { host: api.host, ...headers } });

describe('The addresses of a server', () => {
  it('are listed at /, in the language of the client, and each of them answers', async () => {
    const index = await get('/');
    expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await get('/', { 'accept-language': 'fr' })).body).toContain('le schéma en un fichier');
    const paths = index.body.split('\n').flatMap((line) => (line.startsWith('/') ? [line.split(' ')[0]!] : []));
    expect(paths.length).toBeGreaterThan(4);
    // The explorer is there once it was built.
    for (const path of paths.filter((each) => each !== '/explorer')) {
      const { body, statusCode } = await get(path);
      expect([path, statusCode === 404 && body.includes('Cannot GET')]).toEqual([path, false]);
    }
  });

  it('have the schema as a file', async () => {
    const { body } = await get('/schema.graphql');
    expect(buildSchema(body).getQueryType()!.getFields()).toHaveProperty('changes');
    const committed = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
    expect(textOf(withoutSpecs(buildSchema(body)))).toBe(committed);
  });
});

describe('A WebSocket takes its token', () => {
  const asks = async (payload: object | undefined): Promise<unknown> => {
    const socket = await RawSocket.connect(url, payload);
    socket.ask('one', '{ tournament(id: "friday") { chipLedger { totalCount } } }');
    const { payload: answer } = await socket.until(({ id, type }) => id === 'one' && type === 'next');
    socket.end();
    return answer.data?.tournament?.chipLedger?.totalCount;
  };
  const bearer = `Bearer ${token}`;

  it.each([
    { authorization: bearer },
    { Authorization: bearer },
    { headers: { authorization: bearer } },
    { headers: { Authorization: bearer } },
  ])('as %j', async (payload) => {
    expect(await asks(payload)).toEqual(expect.any(Number));
  });

  it.each([undefined, {}])('and without one in %j gives what is public', async (payload) => {
    expect(await asks(payload)).toBeUndefined();
  });

  it.each([{ token: bearer }, { headers: { cookie: 'a=b' } }, { auth: { bearer } }])(
    'and refuses a payload without one: %j',
    async (payload) => {
      const socket = await RawSocket.open(url);
      socket.send({ type: 'connection_init', payload });
      expect(await socket.closed).toBe(4400);
    },
  );
});
