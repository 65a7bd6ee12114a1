/**
 * How much a principal may ask for, by all of their tokens: it is said with every answer, and what goes beyond is refused without being executed.
 */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { pricedMutations } from '../../src/api/server/cost/command-costs.js';
import { writesMoreValues } from '../../src/api/server/cost/operation-check.js';
import { defaultLimits } from '../../src/api/request/limits.js';
import { PrincipalQuotas } from '../../src/api/request/principal-quota.js';
import { ApiUnderTest, startFriday, token, tournamentInput } from './client.js';

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

const manyCommands = `mutation { ${Array.from({ length: 60 }, (_, n) => `a${n}: pauseClock(input: { commandId: "q${n}", tournamentId: "nowhere" }) { revision }`).join(' ')} }`;

/** The request is sent at the call, not when its answer is awaited. */
const send = async (by: string, query: string) =>
  await api.app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host, authorization: `Bearer ${by}` }, payload: { query } });

it('is told with each answer, and refuses what costs more than is left', async () => {
  const first = await send(key, manyCommands);
  const { cost, quota } = first.json().extensions;
  expect(quota).toMatchObject({ limit: 50_000, operationsLimit: 2 });
  // To read the body costs something too.
  expect(quota.remaining).toBeLessThanOrEqual(50_000 - cost.used);
  expect(quota.remaining).toBeGreaterThan(49_000 - cost.used);
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '50000', 'ratelimit-remaining': String(quota.remaining) });
  const second = await send(key, manyCommands);
  expect([second.statusCode, second.json().errors[0].extensions.code]).toEqual([429, 'TOKEN_QUOTA_USED_UP']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  // Cheaper queries are answered, and other principals are not affected.
  expect((await send(key, '{ position }')).statusCode).toBe(200);
  expect((await send(token, manyCommands)).json().extensions.quota).toBeUndefined();
});

it('is charged an estimate before a query, and what it took after it', async () => {
  const made = await api.give('createToken', { holder: { kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] } }, '{ key }');
  const poller = made.data!['createToken'].key as string;
  const poll = '{ tournaments(first: 500) { nodes { id name clubName phase kind venue currency startingStack seatsPerTable } } }';
  let spent = 0;
  for (let times = 0; times < 20; times += 1) {
    const { cost, quota } = (await send(poller, poll)).json().extensions;
    // It finds nothing, or next to nothing.
    expect(cost.estimated).toBeGreaterThan(4_000);
    expect(cost.used).toBeLessThan(200);
    spent += cost.used;
    expect(quota.remaining).toBe(50_000 - spent);
  }
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

describe('the quota of a principal', () => {
  it('is one for all of their tokens', async () => {
    const holder = { kind: 'PERSON', clubId: 'mons', roles: ['TD'] };
    const first = (await api.give('createToken', { holder }, '{ key }')).data!['createToken'].key as string;
    const made = await send(first, 'mutation { createToken(input: { commandId: "second" }) { key } }');
    const second = made.json().data.createToken.key as string;
    expect((await send(first, manyCommands)).statusCode).toBe(200);
    expect((await send(second, manyCommands)).statusCode).toBe(429);
  });

  it('is told also of the events that its commands may make, by role, and earned again with time', () => {
    let now = 0;
    const quotas = new PrincipalQuotas({ ...defaultLimits, deviceEventsPerMinute: 60, officialEventsPerMinute: 600 }, () => now);
    const quota = quotas.of({ id: 'one', kind: 'device', grants: [] })!;
    expect([quota.shown().events, quota.admitEvents('device')]).toEqual([undefined, null]);
    quotas.madeEvents('one', 70);
    quotas.madeEvents('somebody else', 70);
    expect(quota.admitEvents('device')).toEqual({ seconds: 10, limit: 60 });
    expect(quota.shown().events).toEqual({ limit: 60, remaining: 0 });
    now += 20_000;
    expect(quota.admitEvents('device')).toBeNull();
    expect(quota.shown().events).toEqual({ limit: 60, remaining: 10 });
    expect(quota.admitEvents('system')).toBeNull();
  });
});

describe('the events of a device', () => {
  it('are bounded; the operator goes on', async () => {
    const bounded = await ApiUnderTest.open({ limits: { deviceEventsPerMinute: 10 } });
    try {
      await startFriday(bounded);
      const { code } = await bounded.command('offerPairing', { tournamentId: 'friday', table: 1 }, '{ code }');
      const device = (await bounded.command('pairDevice', { tournamentId: 'friday', table: 1, code }, '{ key }')).key as string;
      const turns = Array.from({ length: 30 }, (_, n) => {
        const input = `{ commandId: "flood-${n}", tournamentId: "friday", playerId: "p1" }`;
        return `a${n}: ${n % 2 === 0 ? 'markAway' : 'markBack'}(input: ${input}) { revision }`;
      });
      const { data, errors, extensions } = await bounded.ask(`mutation { ${turns.join(' ')} }`, {}, { authorization: `Bearer ${device}` });
      const taken = Object.values(data!).filter((each) => each !== null).length;
      expect(taken).toBeGreaterThanOrEqual(5);
      // Some is earned while the operation runs.
      expect(taken).toBeLessThanOrEqual(15);
      const { code: refusal, parameters, messages } = errors![0]!.extensions;
      expect({ refusal, parameters }).toEqual({ refusal: 'TOO_MANY_EVENTS', parameters: { seconds: expect.any(Number), limit: 10 } });
      expect(messages.fr).toContain('10 événements par minute');
      expect(extensions).toMatchObject({ quota: { events: { limit: 10 } } });
      await bounded.command('markAway', { tournamentId: 'friday', playerId: 'p2' });
    } finally {
      await bounded.close();
    }
  });
});

describe('a mutation', () => {
  it('costs about what it takes, as often as an operation has it', async () => {
    const device = (await api.give('createToken', { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } }, '{ key }')).data!;
    const act = (n: number): string =>
      `a${n}: act(input: { commandId: "${n}", handId: "friday.2.1", seat: 1, act: { action: { type: FOLD } } }) { revision }`;
    const operation = `mutation { ${Array.from({ length: 60 }, (_, n) => act(n)).join(' ')} }`;
    const answer = await send(device['createToken'].key as string, operation);
    const { used } = answer.json().extensions.cost;
    expect(used).toBeGreaterThan(60 * 500);
    expect(used).toBeLessThanOrEqual(50_000);
  });

  it('is there, where it has a price of its own', () => {
    const fields = api.app.get(GraphQLSchemaHost).schema.getMutationType()!.getFields();
    expect(pricedMutations.filter((name) => fields[name] === undefined)).toEqual([]);
  });
});

describe('a large body', () => {
  const body = (values: number, size = 0): string =>
    JSON.stringify({ query: '{ position }', variables: { values: Array.from({ length: values }, () => 1), text: 'x'.repeat(size) } });
  const post = (payload: string, headers: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: api.host, 'content-type': 'application/json', ...headers },
      payload,
    });

  it('without a token is refused before it is parsed, by its length and by its values', async () => {
    const byLength = await post(body(1, 70_000));
    expect([byLength.statusCode, byLength.json().errors[0].extensions]).toMatchObject([
      413,
      { code: 'BODY_TOO_LARGE', parameters: { most: 64_000 } },
    ]);
    const byValues = await post(body(10_000).replace('1]', '1'));
    expect([byValues.statusCode, byValues.json().errors[0].extensions]).toMatchObject([
      400,
      { code: 'QUERY_TOO_LARGE', parameters: { what: 'variable values' } },
    ]);
    expect((await post(body(2_000, 10_000))).json().data).toEqual({ position: expect.any(Number) });
  });

  it('counts what stands between quotation marks for one value', () => {
    const json = Buffer.from(JSON.stringify({ text: ',[{\\"'.repeat(100), more: [1, 2, 3] }));
    expect([writesMoreValues(json, 5), writesMoreValues(json, 4)]).toEqual([false, true]);
  });

  it('with a token is charged to its holder', async () => {
    const { key: other } = (
      await api.give('createToken', { holder: { kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] } }, '{ key }')
    ).data!['createToken'];
    const first = await post(body(10_000, 200_000), { authorization: `Bearer ${other}` });
    expect(first.json().extensions.quota.remaining).toBeLessThan(50_000 - 12_000);
    const rest = await Promise.all([1, 2, 3, 4].map(() => post(body(10_000, 200_000), { authorization: `Bearer ${other}` })));
    expect(rest.map(({ statusCode }) => statusCode)).toContain(429);
    expect((await post(body(10_000, 200_000), { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  it('that is a form is not read', async () => {
    const form = await post('query=%7Bposition%7D', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.statusCode, form.json().errors[0].extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});
