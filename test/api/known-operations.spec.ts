/** Operations that were executed before are answered without Apollo: the same answer, with the same status and headers, as Apollo gives. */
import type { ApolloDriver } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import { ApiUnderTest, startFriday, token } from './client.js';

const bearer = { authorization: `Bearer ${token}` };
/** Requests that accept more than JSON go to Apollo. */
const byApollo = { accept: 'application/json, text/plain' };

interface Request {
  readonly query: string;
  readonly variables?: object;
  readonly operationName?: string;
}

describe('an operation that was executed before', () => {
  let api: ApiUnderTest;
  let answered: string[];

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
  });
  beforeEach(() => (answered = []));
  afterAll(async () => {
    await api.close();
  });

  async function post(payload: Request, headers: object = {}): Promise<{ status: number; headers: object; body: unknown }> {
    const {
      statusCode,
      headers: got,
      body,
    } = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-correlation-id': 'same', ...headers },
      payload: JSON.stringify(payload),
    });
    answered.push(body);
    const { date: _date, 'ratelimit-remaining': _left, 'ratelimit-reset': _reset, ...stable } = got;
    return { status: statusCode, headers: stable, body: JSON.parse(body) as unknown };
  }

  const standings =
    'query S($id: ID!, $n: Int) { tournament(id: $id) { standings(first: $n) { nodes { rank playerId player { name } } } } }';
  const cases: Readonly<Record<string, [Request, object?]>> = {
    'a query': [{ query: standings, variables: { id: 'friday', n: 3 } }],
    'a query without variables': [{ query: '{ tournament(id: "friday") { name left } }' }],
    'null for what is not there': [{ query: standings, variables: { id: 'nobody' } }],
    'arguments that are refused': [{ query: standings, variables: { id: 'a b' } }],
    'variables of another type': [{ query: standings, variables: { id: 'friday', n: 'three' } }],
    'a variable that is missing': [{ query: standings }],
    'an operation that is not there': [{ query: standings, operationName: 'T', variables: { id: 'friday' } }],
    'one of two operations': [{ query: 'query A { position } query B { __typename }', operationName: 'B' }],
    'none of two operations': [{ query: 'query A { position } query B { __typename }' }],
    'a query of what is not public': [{ query: '{ tournament(id: "friday") { auditFeed { totalCount } } }' }],
    'the same with a token': [{ query: '{ tournament(id: "friday") { auditFeed { totalCount } } }' }, bearer],
    'a mutation without a token': [{ query: 'mutation { pauseClock(input: { commandId: "k1", tournamentId: "friday" }) { revision } }' }],
    'a command that is refused': [
      {
        query: 'mutation { resumeClock(input: { commandId: "k2", tournamentId: "friday", correlationId: "of-the-command" }) { revision } }',
      },
      bearer,
    ],
    'a mutation in French': [
      { query: 'mutation { resumeClock(input: { commandId: "k3", tournamentId: "friday" }) { revision } }' },
      { ...bearer, 'accept-language': 'fr' },
    ],
    'a subscription': [{ query: 'subscription { standings(tournamentId: "friday") { totalCount } }' }],
    introspection: [{ query: '{ __type(name: "Tournament") { name } }' }],
    'a text that is no query': [{ query: '{ nothing' }],
    'a field that is not there': [{ query: '{ nothingOfThisName }' }],
  };

  it.each(Object.entries(cases))('%s: is answered as Apollo answers it', async (_name, [request, headers = {}]) => {
    // Pages that were read are kept, and cost the next one less: another text asks for the same before.
    await post({ ...request, query: `${request.query} ` }, headers);
    answered = [];
    // The first time compiles nothing, the second does.
    for (let time = 0; time < 3; time += 1) {
      const known = await post(request, headers);
      expect(known).toEqual(await post(request, { ...headers, ...byApollo }));
    }
    expect(new Set(answered).size).toBeLessThanOrEqual(2);
  });

  it('costs no request of Apollo', async () => {
    const { instance } = api.app.get<GraphQLModule<ApolloDriver>>(GraphQLModule).graphQlAdapter;
    const apollo = jest.spyOn(instance, 'executeHTTPGraphQLRequest');
    const request = { query: 'query OfKnown { position }' };
    for (let time = 0; time < 3; time += 1) await post(request);
    expect(apollo).toHaveBeenCalledTimes(1);
    await post(request, byApollo);
    expect(apollo).toHaveBeenCalledTimes(2);
    apollo.mockRestore();
  });

  it('takes a command once, by whichever way it is sent again', async () => {
    const request = { query: 'mutation { pauseClock(input: { commandId: "p1", tournamentId: "friday" }) { revision repeated } }' };
    const first = await post(request, bearer);
    expect(first.body).toMatchObject({ data: { pauseClock: { repeated: false } } });
    for (const more of [bearer, { ...bearer, ...byApollo }, bearer])
      expect((await post(request, more)).body).toMatchObject({ data: { pauseClock: { repeated: true } } });
  });

  it('is left to Apollo where it is sent in another way', async () => {
    const query = '{ position }';
    await post({ query });
    const inject = (payload: string, type: string) =>
      api.app.inject({ method: 'POST', url: '/graphql', headers: { host: 'localhost', 'content-type': type }, payload });
    expect((await inject(JSON.stringify([{ query }]), 'application/json')).statusCode).toBe(400);
    expect((await inject(JSON.stringify({ query, variables: [] }), 'application/json')).statusCode).toBe(400);
    expect((await inject(JSON.stringify({ query }), 'text/plain')).statusCode).not.toBe(200);
  });
});
