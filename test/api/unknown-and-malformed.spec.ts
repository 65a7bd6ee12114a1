/** One rule for each argument that names something: what can be no id is refused, an id of nothing gives null, and nobody waits for it. */
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { schemaText } from '../../src/api/print-schema.js';
import { ApiUnderTest, startFriday, token, tournamentInput, priced, type Answer } from './client.js';

type Field = GraphQLField<unknown, unknown>;

const schema = buildSchema(await schemaText());
const queries = Object.values(schema.getQueryType()!.getFields());
// The feed is of nothing, and a tournament may be followed before it is announced.
const subscriptions = Object.values(schema.getSubscriptionType()!.getFields()).filter(
  ({ name }) => name !== 'changed' && name !== 'tournamentChanged',
);
const ofTournament = Object.values((schema.getType('Tournament') as GraphQLObjectType).getFields());

/** An argument that names something that is recorded, or a rulebook. */
const names = ({ name, type }: GraphQLArgument): boolean => getNamedType(type).name === 'ID' || name === 'stream';
const naming = (fields: readonly Field[]): Field[] => fields.filter(({ args }) => args.some(names));
/** Those that read one thing, not a choice of rulebooks. */
const reading = naming(queries).filter(({ args }) => args.some((arg) => names(arg) && !isListType(getNullableType(arg.type))));

/** Well-formed ids of nothing. */
const ofNothing: Readonly<Record<string, unknown>> = {
  handId: 'nope.1.1',
  stream: 'tournament-nope',
  'hand.id': 'nope.1.1',
  'dispute.id': 'nope.d1',
  'previewRuling.scene': { handId: 'nope.1.1' },
};

/** What compares or judges has nothing to answer with: it fails as a command would, by the refusal that says why. */
const fails: Readonly<Record<string, string>> = { previewRuling: 'HAND_NOT_STARTED', rulebookDifferences: 'UNKNOWN_RULEBOOK' };

const malformed = ['', 'a/b', '\u001b[31m', 'naïve', 'a b', 'x'.repeat(65), 'friday\n', '.'];

/** A value of the type, as plain as it can be. */
function sampleOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sampleOf(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const needed = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, field.defaultValue ?? sampleOf(field.type)]));
  }
  return { Int: 1, Chips: 1, Boolean: true, Card: 'As', Instant: '2026-01-31T20:15:00Z', Position: 0 }[bare.name] ?? 'nope';
}

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Asks a field with ids of nothing, unless others are given. */
function asking(kind: 'query' | 'subscription' | 'edge', field: Field, given: Readonly<Record<string, unknown>> = {}): Operation {
  const args = field.args.filter((arg) => arg.name in given || isNonNullType(arg.type) || names(arg));
  const list = args.filter((arg) => !(arg.name === 'rulebooks' && !('rulebooks' in given)));
  const variables = Object.fromEntries(
    list.map((arg) => [arg.name, given[arg.name] ?? ofNothing[`${field.name}.${arg.name}`] ?? ofNothing[arg.name] ?? sampleOf(arg.type)]),
  );
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const declared = list.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = list.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const asked = `${field.name}(${passed}) ${selection}`;
  const query = kind === 'edge' ? `query(${declared}) { tournament(id: "friday") { ${asked} } }` : `${kind}(${declared}) { ${asked} }`;
  return { query, variables };
}

const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;

const namesIn = (fields: readonly Field[]): (readonly [string, Field, GraphQLArgument])[] =>
  naming(fields).flatMap((field) => field.args.filter(names).map((arg) => [`${field.name}(${arg.name})`, field, arg] as const));

describe('What names nothing', () => {
  let api: ApiUnderTest;
  let client: Client;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as { port: number };
    const authorization = `Bearer ${token}`;
    client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, retryAttempts: 0, connectionParams: { authorization } });
  });

  afterAll(async () => {
    await client.dispose();
    await api.close();
  });

  const follow = async (operation: Operation): Promise<Answer> => {
    const answers = client.iterate(operation);
    try {
      const { value } = await answers.next();
      await answers.return?.();
      return value as Answer;
    } catch (errors) {
      // An error before execution ends the operation.
      return { errors } as Answer;
    }
  };

  it('is looked for in every query that there is', () => {
    expect(naming(queries).length).toBeGreaterThan(15);
    expect(naming(ofTournament).length).toBeGreaterThan(2);
    expect(naming(subscriptions)).toHaveLength(subscriptions.length);
  });

  it.each([...namesIn(queries).map((row) => [...row, 'query'] as const), ...namesIn(ofTournament).map((row) => [...row, 'edge'] as const)])(
    '%s: what can be no id is refused, and the argument named',
    async (_name, field, arg, kind) => {
      for (const id of malformed) {
        const given = isListType(getNullableType(arg.type)) ? [id] : id;
        const { query, variables } = asking(kind, field, { [arg.name]: given });
        const answer = await api.asDirector(query, variables);
        expect([id, codeOf(answer)]).toEqual([id, 'BAD_USER_INPUT']);
        expect(answer.errors![0]!.extensions.parameters['fields']).toContainEqual(expect.objectContaining({ path: arg.name }));
      }
    },
  );

  it('a malformed id is told of in both languages', async () => {
    const { messages } = (await api.ask('{ tournament(id: "a/b") { clock { state } } }')).errors![0]!.extensions;
    expect(messages).toEqual({
      en: 'Not understood: id must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.',
      fr: 'Non compris\u00a0: id doit compter 1 à 64 lettres, chiffres, «\u00a0-\u00a0» ou «\u00a0_\u00a0», et commencer par une lettre ou un chiffre.',
    });
  });

  it.each(reading.map((field) => [field.name, field] as const))('%s of nothing: null, and no error', async (name, field) => {
    const { query, variables } = asking('query', field);
    const answer = await api.asDirector(query, variables);
    if (name in fails) expect(codeOf(answer)).toBe(fails[name]);
    else expect(answer).toEqual({ data: { [name]: null }, extensions: priced });
  });

  it.each(reading.flatMap((field) => (field.name in fails ? [] : [[field.name, field] as const])))(
    '%s says in its description when it is null',
    (_name, field) => {
      expect(field.description).toMatch(/\b[Nn]ull\b/);
    },
  );

  it('a hand of nothing, by its number or its stream', async () => {
    const answer = await api.asDirector(
      '{ events(stream: "hand-friday.1.77") { totalCount } hand(id: "friday.1.77") { id } tournament(id: "friday") { table(table: 77) { table } } }',
    );
    expect(answer).toEqual({ data: { events: null, hand: null, tournament: { table: null } }, extensions: priced });
  });

  it.each(namesIn(subscriptions))('%s of a subscription: what can be no id is refused at once', async (_name, field, arg) => {
    for (const id of malformed) {
      const answer = await follow(asking('subscription', field, { [arg.name]: id }));
      expect([id, codeOf(answer)]).toEqual([id, 'BAD_USER_INPUT']);
    }
  });

  it.each(subscriptions.map((field) => [field.name, field] as const))('%s of nothing: NOT_FOUND at once', async (_name, field) => {
    const answer = await follow(asking('subscription', field));
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(answer.errors![0]!.extensions.messages.fr).toMatch(/n’existe pas/);
  });

  it.each([
    'tableChanged(tournamentId: "friday", table: 0) { table }',
    'tableChanged(tournamentId: "friday", table: 10000) { table }',
    'handEvents(handId: "friday.1.1", from: -1) { type }',
    'standingsChanged(tournamentId: "friday", first: 501) { totalCount }',
    'standingsChanged(tournamentId: "friday", after: "###") { totalCount }',
  ])('%s: refused at once', async (field) => {
    expect(codeOf(await follow({ query: `subscription { ${field} }`, variables: {} }))).toBe('BAD_USER_INPUT');
  });

  it('a subscription waits for the position that it is given, as a query does', async () => {
    const { position } = await api.command('createTournament', { ...tournamentInput, tournamentId: 'sunday' });
    const query = 'subscription($at: Position) { clockChanged(tournamentId: "sunday", atLeast: $at) { state } }';
    expect(await follow({ query, variables: { at: position } })).toEqual({
      data: { clockChanged: { state: 'NOT_STARTED' } },
      extensions: priced,
    });
  });
});
