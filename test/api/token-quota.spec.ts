/**
 * How much one token may ask for: it is said with every answer, and what goes beyond is refused without being executed.
 */
import { ApiUnderTest, token, tournamentInput } from './client.js';

let api: ApiUnderTest;
let key: string;

beforeAll(async () => {
  api = await ApiUnderTest.open({ limits: { tokenCostPerMinute: 50_000, tokenOperations: 2 } });
  const { createToken } = (
    await api.give('createToken', { holder: { kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] } }, '{ key }')
  ).data!;
  key = createToken.key as string;
});
afterAll(() => api.close());

/** The request is sent when this is called, and not when somebody waits for its answer. */
const send = async (by: string, query: string) =>
  await api.app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host, authorization: `Bearer ${by}` }, payload: { query } });

it('is told with each answer, and refuses what costs more than is left', async () => {
  const first = await send(key, '{ rulebooks { id } }');
  const { cost, quota } = first.json().extensions;
  expect(quota).toMatchObject({ limit: 50_000, remaining: 50_000 - cost.used, operationsLimit: 2 });
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '50000', 'ratelimit-remaining': String(quota.remaining) });
  const second = await send(key, '{ rulebooks { id } }');
  expect([second.statusCode, second.json().errors[0].extensions.code]).toEqual([429, 'TOKEN_QUOTA_USED_UP']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  // What is cheaper is answered, and others are not concerned.
  expect((await send(key, '{ position }')).statusCode).toBe(200);
  expect((await send(token, '{ rulebooks { id } }')).json().extensions.quota).toBeUndefined();
});

it('bounds how many operations run at one time', async () => {
  const made = (await api.give('createToken', { holder: { kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] } }, '{ key }'))
    .data!;
  const other = made['createToken'].key as string;
  // The first use of the token is an event too.
  const next = (await api.tapis.store.lastPosition())! + 2;
  const waiting = [1, 2].map(() => send(other, `{ tournaments(atLeast: ${next}) { totalCount } }`));
  expect((await send(other, '{ position }')).json().errors[0].extensions.code).toBe('TOKEN_QUOTA_USED_UP');
  await api.command('createTournament', tournamentInput);
  for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(200);
  expect((await send(other, '{ position }')).statusCode).toBe(200);
});
