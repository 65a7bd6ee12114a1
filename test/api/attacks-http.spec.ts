/** The attacks over HTTP of `npm run attack`, with small bounds: they must be refused, with the right code, and leave nothing behind. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getIntrospectionQuery, graphqlSync, type GraphQLSchema } from 'graphql';
import { OperationStore } from '../../src/api/server/cost/operation-store.js';
import { defaultLimits, type Limits } from '../../src/api/request/limits.js';
import { ApiUnderTest, startFriday, token, type Answer, priced } from './client.js';

const aliases = (count: number, field: string): string => `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`;
const codesOf = (answer: Answer): (string | undefined)[] => answer.errors?.map(({ extensions }) => extensions.code) ?? [];

describe('What a stranger may ask for', () => {
  let api: ApiUnderTest;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    schema = api.app.get(GraphQLSchemaHost).schema;
    await startFriday(api);
  });

  afterEach(() => {
    expect(api.log).toEqual([]);
  });

  afterAll(async () => {
    await api.close();
  });

  it.each([
    ['the schema under 60 aliases', aliases(60, '__schema { types { name kind } }'), 'cost'],
    [
      'types of the schema under 60 aliases',
      aliases(
        60,
        '__type(name: "Mutation") { fields { name description args { name description defaultValue type { name kind ofType { name kind description } } } } }',
      ),
      'cost',
    ],
    [
      'the schema in each other, with something else',
      `{ position __schema { types { fields { type { ofType { ofType { ofType ${aliases(40, 'fields { name }')} } } } } } } }`,
      'cost',
    ],
    [
      'the inputs of all mutations under 55 aliases',
      `{ __type(name: "Mutation") { fields { args { type { ofType { inputFields ${aliases(55, 'type { name }')} } } } } } }`,
      'cost',
    ],
    [
      'a type by a variable, with much of it',
      `query($n: String!) ${aliases(20, '__type(name: $n) { fields { name args { name } } }')}`,
      'cost',
    ],
    [
      'the schema with its fields under 12 aliases',
      aliases(12, '__schema { types { name description fields { name description type { name } } } }'),
      'cost',
    ],
    [
      'fragments of the schema that double again and again',
      `{ __schema { types { ...f0 } } } ${Array.from({ length: 16 }, (_, n) => `fragment f${n} on __Type { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f16 on __Type { name }`,
      'cost',
    ],
    ['a catalogue under 60 aliases', aliases(60, 'eventCatalogue { schema }'), 'cost'],
    [
      'all rulebooks with their questions under 8 aliases',
      aliases(8, 'rulebooks { settings { question { title { en fr } choices { value label { en fr } } } } }'),
      'cost',
    ],
    [
      'long pages under aliases',
      aliases(60, 'tournament(id: "friday") { standings(first: 500) { nodes { playerId stack rank } } }'),
      'cost',
    ],
    [
      'long pages in fragments',
      `${aliases(20, 'tournament(id: "friday") { standings(first: 500) { ...f } }')} fragment f on StandingConnection { nodes { ...s ...s ...s ...s } } fragment s on Standing { playerId stack rank }`,
      'cost',
    ],
    ['judgements under aliases', aliases(30, 'previewRuling(scene: { handId: "friday.1.1" }, seat: 1, gesture: {}) { version }'), 'cost'],
    ['one field over and over', `{ ${'tournaments { nodes { id } } '.repeat(200)} }`, 'repeated fields'],
    [
      'fragments that all say the same',
      `{ ${Array.from({ length: 30 }, (_, n) => `...f${n}`).join(' ')} } ${Array.from({ length: 30 }, (_, n) => `fragment f${n} on Query { position }`).join(' ')}`,
      'fragments',
    ],
    [
      'more fields than a screen shows',
      `{ ${Array.from({ length: 20 }, () => `... on Query { ${'a: position '.repeat(52)} }`).join(' ')} }`,
      'selections',
    ],
    ['directives', `{ position ${'@include(if: true) '.repeat(51)} }`, 'directives'],
  ])('%s: refused, with what it has and what it may have', async (_what, query, what) => {
    const answer = await api.ask(query, {}, { 'accept-language': 'fr' });
    expect(answer.errors).toHaveLength(1);
    const { code, parameters, messages } = answer.errors![0]!.extensions;
    expect({ code, parameters }).toMatchObject({ code: 'QUERY_TOO_LARGE', parameters: { what } });
    expect(parameters['found']).toBeGreaterThan(parameters['limit'] as number);
    expect(answer.errors![0]!.message).toBe(messages.fr);
    // Refused again, so it was not cached, also with the token.
    expect(codesOf(await api.asDirector(query))).toEqual(['QUERY_TOO_LARGE']);
  });

  it('fragments that double again and again are counted without being expanded', async () => {
    const doubling = Array.from({ length: 16 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ');
    const answer = await api.ask(`{ ...f0 } ${doubling} fragment f16 on Query { position }`);
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', parameters: { what: 'cost', found: 6_553_600 } });
  });

  it('a page whose length a variable gives is counted by its value', async () => {
    const page = 'tournament(id: "friday") { standings(first: $n) { nodes { playerId stack rank } } }';
    const query = `query($n: Int = 500) ${aliases(30, page)}`;
    expect(codesOf(await api.ask(query, { n: 1 }))).toEqual([]);
    expect(codesOf(await api.ask(query, { n: 500 }))).toEqual(['QUERY_TOO_LARGE']);
    expect(codesOf(await api.ask(query))).toEqual(['QUERY_TOO_LARGE']);
    expect(codesOf(await api.ask(query, { n: 2 }))).toEqual([]);
  });

  it.each([
    ['standard', getIntrospectionQuery()],
    [
      'with all there is',
      getIntrospectionQuery({
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    ],
  ])('the introspection query of code generators, %s: answered as graphql-js answers it', async (_what, query) => {
    expect(await api.ask(query)).toEqual({ ...JSON.parse(JSON.stringify(graphqlSync({ schema, source: query }))), extensions: priced });
  });

  it('introspection with aliases, fragments, variables and directives: as graphql-js answers it', async () => {
    const source = `query($name: String!, $no: Boolean = false) {
      __typename again: __typename nothing: __type(name: "Nothing") { name }
      a: __type(name: $name) { ...t fields { name } fields { type { ...t ofType { ...t } } } kind @skip(if: true) }
      __schema @include(if: $no) { types { name } } s: __schema { queryType { name ... on __Type { kind } } }
    } fragment t on __Type { __typename name description @include(if: $no) enumValues { name isDeprecated } }`;
    for (const name of ['Standing', 'Street', 'Nope']) {
      const expected = JSON.parse(JSON.stringify(graphqlSync({ schema, source, variableValues: { name } })));
      expect(await api.ask(source, { name })).toEqual({ ...expected, extensions: priced });
    }
  });

  it.each([
    ['all of it', getIntrospectionQuery()],
    ['types in each other', '{ __schema { types { fields { type { fields { name } } } } } }'],
    [
      'the inputs of all mutations',
      `{ __type(name: "Mutation") { fields { args { type { ofType { inputFields ${aliases(30, 'name')} } } } } } }`,
    ],
    [
      'the fields of what lists have',
      `{ __schema { types { fields { type { ofType { ofType { ofType { fields ${aliases(30, 'name')} } } } } } } } }`,
    ],
    ['the types of interfaces of types', `{ __schema { types { interfaces { possibleTypes ${aliases(55, 'name')} } } } }`],
    ['the longest list of values', `{ __type(name: "RefusalCode") { enumValues ${aliases(55, 'name')} } }`],
    ['one type by its name', '{ __type(name: "Mutation") { fields { name description args { name type { name ofType { name } } } } } }'],
  ])('of the schema, %s: estimated at a third of what it turns out to cost, or more', async (_what, query) => {
    const { used, estimated } = (await api.ask(query)).extensions!.cost;
    expect(used).toBeLessThan(3 * estimated!);
  });

  it('a list of 20,000 wrong items: not read without the token, and a few errors with it', async () => {
    const query = 'query($books: [ID!]) { boardErrorProcedure(street: FLOP, kind: PREMATURE, rulebooks: $books) { version } }';
    const books = Array.from({ length: 20_000 }, () => ({}));
    const [refused] = (await api.ask(query, { books })).errors!;
    expect(refused!.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', parameters: { what: 'variable values' } });
    for (const time of ['first', 'compiled']) {
      const answer = await api.asDirector(query, { books });
      expect([time, codesOf(answer)]).toEqual([time, Array.from({ length: defaultLimits.errors }, () => 'BAD_USER_INPUT')]);
    }
    // Few enough to be read, and still no more errors than a few.
    expect(codesOf(await api.ask(query, { books: books.slice(0, 1_000) }))).toHaveLength(defaultLimits.errors);
  });

  it('lists in lists, 4,000 deep: an error of whoever wrote it, and nothing in the log', async () => {
    for (const literal of [`${'['.repeat(4_000)}${']'.repeat(4_000)}`, `${'{a:'.repeat(1_000)}1${'}'.repeat(1_000)}`]) {
      const query = `{ boardErrorProcedure(street: FLOP, kind: PREMATURE, rulebooks: ${literal}) { version } }`;
      const answer = await api.ask(query);
      expect(answer.errors![0]).toMatchObject({ extensions: { code: 'GRAPHQL_PARSE_FAILED' }, message: expect.stringContaining('nested') });
    }
  });

  it('many errors in a query: a few are told', async () => {
    const answer = await api.ask(`{ ${Array.from({ length: 50 }, (_, n) => `wrong${n}`).join(' ')} }`);
    expect(codesOf(answer)).toEqual(Array.from({ length: defaultLimits.errors }, () => 'GRAPHQL_VALIDATION_FAILED'));
  });

  it('queries that never come again: no more bytes of them are kept than the limit', () => {
    const cacheBytes = 500_000;
    const store = new OperationStore({ ...defaultLimits, cacheBytes });
    store.use(schema);
    const query = (n: number): string => aliases(55, `tournament(id: "t${n}") { standings { nodes { playerId rank stack } } }`);
    for (let n = 0; n < 40; n++) expect(store.read(query(n))).toHaveProperty('document');
    expect(store.bytes).toBeLessThanOrEqual(cacheBytes);
    expect(store.known(query(0))).toBeUndefined();
    expect(store.known(query(39))).toBeDefined();
  });

  it('a query with an input in a variable is answered alike each time, defaults of the input among it', async () => {
    const query = 'query($floor: FloorInput!) { balancing(situation: $floor) { version } }';
    const tables = [1, 2].map((table) => ({ table, occupied: [1, 2, 3, 4], button: 1, smallBlind: 2, bigBlind: 3 }));
    const first = await api.ask(query, { floor: { tables, seatsPerTable: 8 } });
    expect(first.errors).toBeUndefined();
    expect(await api.ask(query, { floor: { tables, seatsPerTable: 8 } })).toEqual(first);
  });
});

describe('What a server holds for strangers', () => {
  let api: ApiUnderTest | null = null;

  const open = async (limits: Partial<Limits>): Promise<ApiUnderTest> => {
    api = await ApiUnderTest.open({ limits });
    await startFriday(api);
    await api.asDirector('{ position }');
    return api;
  };

  afterEach(async () => {
    await api?.close();
    api = null;
  });

  it('of operations: as many as may run and wait; the rest hear when to ask again, and whoever has the token is answered', async () => {
    const { app } = await open({ publicOperations: 1, publicQueue: 4 });
    const ask = (n: number, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: `{ a${n}: tournament(id: "friday") { standings { totalCount } } }` },
      });
    const [strangers, director] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, (_, n) => ask(n))),
      Promise.all(Array.from({ length: 60 }, (_, n) => ask(n, { authorization: `Bearer ${token}` }))),
    ]);
    expect(director.map(({ statusCode }) => statusCode)).toEqual(director.map(() => 200));
    const refused = strangers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(strangers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60 - refused.length);
    expect(refused.length).toBeLessThan(60);
    expect(refused[0]!.headers['retry-after']).toBe('1');
    expect(refused[0]!.json<Answer>().errors![0]!.extensions).toMatchObject({ code: 'OVERLOADED', messages: { fr: expect.any(String) } });
    // Nothing of the flood is left behind.
    expect((await ask(1)).statusCode).toBe(200);
  });

  it('of waits for a position: a few operations at a time, each position once', async () => {
    const opened = await open({ publicWaits: 2 });
    const next = (await opened.tapis.store.lastPosition())! + 1;
    // Of different texts: strangers who ask the same wait together.
    const waitsOf = (n: number): string =>
      `{ ${['a', 'b', 'c'].map((name) => `${name}${n}: tournament(id: "friday", atLeast: ${next}) { standings { totalCount } }`).join(' ')} }`;
    const strangers = Array.from({ length: 5 }, (_, n) => opened.ask(waitsOf(n)));
    const director = opened.asDirector(waitsOf(0));
    const refused: Answer[] = [];
    for (const stranger of strangers) void stranger.then((answer) => refused.push(answer));
    while (refused.length < 3) await new Promise((resolve) => setImmediate(resolve));
    expect(refused.map((answer) => codesOf(answer)[0])).toEqual(['OVERLOADED', 'OVERLOADED', 'OVERLOADED']);
    await opened.command('pauseClock', { tournamentId: 'friday' });
    const outcomes = (await Promise.all(strangers)).map((answer) => codesOf(answer)[0] ?? 'answered');
    expect(outcomes.toSorted()).toEqual(['OVERLOADED', 'OVERLOADED', 'OVERLOADED', 'answered', 'answered']);
    expect((await director).errors).toBeUndefined();
  });

  it('of one operation that waits for many positions: none beyond a dozen', async () => {
    const opened = await open({ operationMs: 100 });
    const far = Array.from({ length: 40 }, (_, n) => `a${n}: tournament(id: "friday", atLeast: ${1_000_000 + n}) { id }`).join(' ');
    const response = await opened.app.inject({ method: 'POST', url: '/graphql', payload: { query: `{ ${far} }` } });
    // It waits for the dozen until its time is over.
    expect(response.statusCode).toBe(503);
    expect(codesOf(response.json<Answer>())).toEqual(['OPERATION_TIMED_OUT']);
  });
});
