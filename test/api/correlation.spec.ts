/** The id that a request, its answer, its errors and its lines in the log have in common. */
import { createClient } from 'graphql-ws';
import { jest } from '@jest/globals';
import { createApi } from '../../src/api/start-server.js';
import { StoreError } from '../../src/store/event-store.js';
import { ApiUnderTest, token, tokenHash, type Answer } from './client.js';
import { Readiness } from '../../src/app/health/readiness.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('The correlation id', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  const post = (payload: string | object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload });

  it.each([
    ['a query', { query: '{ position }' }],
    ['a query that is refused', { query: '{ events(stream: "tournament-a") { totalCount } }' }],
    ['a query that the schema does not know', { query: '{ nothing }' }],
    ['a query that can’t be parsed', { query: '{' }],
    ['variables that do not fit', { query: 'query($id: ID!) { tournament(id: $id) { name } }', variables: {} }],
    ['no query', {}],
    ['a body that is no JSON', '{'],
    ['a body that is too large', { query: ' '.repeat(300_000) }],
  ])('%s: the header gives back the one that was sent, or a new one, and so do errors', async (what, payload) => {
    const given = await post(payload, { 'x-correlation-id': 'floor-7' });
    expect(given.headers['x-correlation-id']).toBe('floor-7');
    const made = await post(payload);
    expect(made.headers['x-correlation-id']).toMatch(uuid);
    const { errors } = made.json<Answer>();
    expect(errors === undefined).toBe(what === 'a query');
    // Without a query there is no operation for errors: only the header has it.
    const inErrors = what === 'no query' ? undefined : made.headers['x-correlation-id'];
    if (errors !== undefined) expect(errors[0]!.extensions.correlationId).toBe(inErrors);
  });

  it.each(['/health', '/ready', '/explorer', '/nowhere'])('is in the header of %s', async (url) => {
    const { headers } = await api.app.inject({ url, headers: { 'x-correlation-id': 'watch-1' } });
    expect(headers['x-correlation-id']).toBe('watch-1');
  });

  it.each([
    ['a bug', new TypeError('no such thing'), 500, 'INTERNAL_ERROR'],
    ['the store', new StoreError('STORE_FAILED', 'the disk is gone'), 503, 'STORE_FAILED'],
  ])('is in the answer and in the log where /ready fails by %s', async (_what, fault, status, code) => {
    const failing = jest.spyOn(api.tapis.part(Readiness), 'problems').mockImplementation(() => {
      throw fault;
    });
    const answer = await api.app.inject({ url: '/ready', headers: { 'x-correlation-id': 'watch-2' } });
    failing.mockRestore();
    expect(answer.statusCode).toBe(status);
    expect(answer.json<Answer>().errors![0]!.extensions).toMatchObject({ code, correlationId: 'watch-2' });
    expect(answer.body).not.toContain(fault.message);
    expect(api.log.splice(0)).toMatchObject([{ details: { correlationId: 'watch-2' } }]);
  });

  it.each(['', 'a b', 'x'.repeat(65), 'a\u00e9'])('is a new one where "%s" was sent', async (sent) => {
    const { headers } = await api.app.inject({ url: '/health', headers: { 'x-correlation-id': sent } });
    expect(headers['x-correlation-id']).toMatch(uuid);
  });

  it('of a command is the one that the command carries: in its error and in the answer', async () => {
    const query = 'mutation($input: PauseClockInput!) { pauseClock(input: $input) { revision } }';
    const input = { commandId: 'c', tournamentId: 'nobody', correlationId: 'evening-3' };
    const answer = await post({ query, variables: { input } }, { authorization: `Bearer ${token}` });
    expect(answer.json<Answer>().errors![0]!.extensions.correlationId).toBe('evening-3');
    expect(answer.headers['x-correlation-id']).toBe('evening-3');
  });

  it('stands beside what the store could not do in the log', async () => {
    jest.spyOn(api.tapis.store, 'readStream').mockRejectedValue(new StoreError('STORE_FAILED', 'The disk is full.'));
    await api.asDirector('{ events(stream: "tournament-x") { totalCount } }', {}, { 'x-correlation-id': 'floor-9' });
    expect(api.log.at(-1)).toMatchObject({ details: { code: 'STORE_FAILED', correlationId: 'floor-9' } });
  });

  it('is in the errors of a socket', async () => {
    await api.app.listen(0, '127.0.0.1');
    const url = `ws://127.0.0.1:${(api.app.getHttpServer().address() as { port: number }).port}/graphql`;
    const client = createClient({ url, retryAttempts: 0 });
    const rejected = async (query: string): Promise<unknown> =>
      client
        .iterate({ query })
        .next()
        .then(
          () => null,
          (error: unknown) => error,
        );
    expect(await rejected('{')).toMatchObject([
      { extensions: { code: 'GRAPHQL_PARSE_FAILED', correlationId: expect.stringMatching(uuid) } },
    ]);
    expect(await rejected('{ nothing }')).toMatchObject([{ extensions: { correlationId: expect.stringMatching(uuid) } }]);
    const { value } = await client.iterate({ query: '{ events(stream: "tournament-a") { totalCount } }' }).next();
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED', correlationId: expect.stringMatching(uuid) } }] });
    await client.dispose();
  });

  it('is in a line for each request where the log is to have it, with nothing of what was asked', async () => {
    const lines: object[] = [];
    // Nest says at this level which parts it made; those lines are of no request.
    const log = { error: () => undefined, debug: (details: object) => 'correlationId' in details && lines.push(details) };
    for (const logLevel of ['info', 'debug'] as const) {
      const app = await createApi({ tapis: api.tapis, adminTokenHash: tokenHash, log, logLevel });
      const payload = { query: 'query Mine { tournament(id: "secret") { name } }', operationName: 'Mine' };
      await app.inject({ method: 'POST', url: '/graphql?page=secret', headers: { 'x-correlation-id': 'floor-8' }, payload });
      await app.close();
    }
    expect(lines).toEqual([
      { correlationId: 'floor-8', method: 'POST', path: '/graphql', operation: 'Mine', status: 200, ms: expect.any(Number) },
    ]);
  });
});
