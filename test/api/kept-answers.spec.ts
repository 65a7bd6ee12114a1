/** What browsers and proxies may keep: queries by GET, with tags, by hash, compressed. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ApiUnderTest, startFriday, token } from './client.js';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
  await api.untilViewsReached();
});
afterAll(() => api.close());

const standings = '{ tournament(id: "friday") { standings(first: 50) { nodes { rank playerId stack } } } }';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly raw: Buffer;
  readonly body: string;
}

async function get(parameters: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  const response = await api.app.inject({
    method: 'GET',
    url: `/graphql?${new URLSearchParams(parameters).toString()}`,
    headers: { host: 'localhost', ...headers },
  });
  return {
    status: response.statusCode,
    headers: response.headers as Got['headers'],
    raw: response.rawPayload,
    body: response.body,
  };
}

const post = async (query: string): Promise<unknown> => ((await api.ask(query)) as { data: unknown }).data;

describe('A query by GET', () => {
  it('answers as by POST, and says how long it may be kept', async () => {
    const { status, headers, body } = await get({ query: standings });
    expect(status).toBe(200);
    expect((JSON.parse(body) as { data: unknown }).data).toEqual(await post(standings));
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=2',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers['vary']).toContain('authorization');
  });

  it('is not sent again while it is the same, and is when it has changed', async () => {
    const query = '{ tournament(id: "friday") { clock { state } } }';
    const { headers } = await get({ query });
    const again = await get({ query }, { 'if-none-match': headers['etag']! });
    expect([again.status, again.body]).toEqual([304, '']);
    await api.command('pauseClock', { tournamentId: 'friday' });
    await api.untilViewsReached();
    const changed = await get({ query }, { 'if-none-match': headers['etag']! });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(headers['etag']);
  });

  it('is kept as long as its most live part', async () => {
    const kept = async (query: string): Promise<unknown> => (await get({ query })).headers['cache-control'];
    expect(await kept('{ rulebook(id: "ropta") { edition } }')).toBe('public, max-age=600');
    expect(await kept('{ federation(id: "none") { name } }')).toBe('public, max-age=15');
    expect(await kept('{ federation(id: "none") { name } tournament(id: "friday") { name } }')).toBe('public, max-age=2');
    expect(await kept('{ ...F } fragment F on Query { rulebook(id: "ropta") { edition } }')).toBe('public, max-age=2');
  });

  it('with a token is kept by nobody else', async () => {
    const { headers } = await get({ query: '{ me { kind } }' }, { authorization: `Bearer ${token}` });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('that fails is not kept', async () => {
    for (const query of ['{ tournament(id: "a b") { name } }', '{ nonsense }', '{ auditFeed { totalCount } }', '{ tournament(id: ']) {
      const { headers, body } = await get({ query });
      expect([query, (JSON.parse(body) as { errors?: unknown[] }).errors?.length]).toEqual([query, expect.any(Number)]);
      expect([undefined, 'no-store']).toContain(headers['cache-control']);
    }
  });

  it('takes variables and the name of an operation', async () => {
    const query = 'query A($id: ID!) { tournament(id: $id) { name } } query B { position }';
    const { body } = await get({ query, operationName: 'A', variables: JSON.stringify({ id: 'friday' }) });
    expect((JSON.parse(body) as { data: unknown }).data).toEqual({ tournament: { name: 'Friday night' } });
    expect((await get({ query })).status).toBe(400);
  });

  it('changes nothing: commands and subscriptions are refused', async () => {
    const before = await api.tapis.store.lastPosition();
    const mutation = 'mutation { pauseClock(input: { commandId: "by-get", tournamentId: "friday" }) { revision } }';
    expect((await get({ query: mutation }, { authorization: `Bearer ${token}` })).status).toBe(405);
    expect((await get({ query: 'subscription { clockChanged(tournamentId: "friday") { id } }' })).status).toBe(405);
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });
});

describe('A query by its hash', () => {
  const query = '{ tournament(id: "friday") { name left } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });

  it('is asked for by its text first, and answered by its hash then', async () => {
    const unknown = await get({ extensions });
    expect(JSON.parse(unknown.body)).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    const first = await get({ query, extensions });
    const known = await get({ extensions });
    expect(known.status).toBe(200);
    expect((JSON.parse(known.body) as { data: unknown }).data).toEqual((JSON.parse(first.body) as { data: unknown }).data);
    expect(known.headers['etag']).toBe(first.headers['etag']);
  });

  it('works by POST too', async () => {
    await get({ query, extensions });
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost' },
      payload: { extensions: JSON.parse(extensions) as object },
    });
    expect(answer.json()).toMatchObject({ data: { tournament: { name: 'Friday night' } } });
  });

  it('is refused when the hash is that of another text', async () => {
    const other = await get({ query: '{ position }', extensions });
    expect(JSON.parse(other.body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect((JSON.parse((await get({ extensions })).body) as { data: object }).data).toHaveProperty('tournament');
  });
});

describe('Compression', () => {
  const long = '{ refusalCatalogue { refusalCode en fr } }';

  it('is brotli or gzip, as the client says', async () => {
    const plain = await get({ query: long });
    const brotli = await get({ query: long }, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get({ query: long }, { 'accept-encoding': 'gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(JSON.parse(brotliDecompressSync(brotli.raw).toString())).toEqual(JSON.parse(plain.body));
    expect(JSON.parse(gunzipSync(gzip.raw).toString())).toEqual(JSON.parse(plain.body));
    expect(brotli.raw.length).toBeLessThan(plain.raw.length / 3);
    expect(brotli.headers['vary']).toMatch(/accept-encoding/);
    expect(brotli.headers['vary']).toMatch(/authorization/);
  });

  it('leaves short answers alone', async () => {
    const { headers } = await get({ query: '{ position }' }, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is no way in: a compressed body is not unpacked', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost', 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.from('H4sIAAAAAAAAA6tWKkktLlGyUlBKSixOVaoFAA==', 'base64'),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });
});
