/** The read side of the API as one language: one shape of a list, one name and one type for one thing. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, getNamedType, type GraphQLField, type GraphQLObjectType, isObjectType } from 'graphql';

const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
const types: readonly GraphQLObjectType[] = Object.values(schema.getTypeMap()).filter(isObjectType);
const shown = types.filter(({ name }) => !name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(name));
const fields = shown.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
const queries = [schema.getQueryType()!, schema.getSubscriptionType()!].flatMap((root) => Object.values(root.getFields()));

const argumentsOf = (field: GraphQLField<unknown, unknown>): string[] =>
  field.args.map((argument) => `${argument.name}: ${String(argument.type)}`);

describe('Lists that are paged through', () => {
  const connections = shown.filter(({ name }) => name.endsWith('Connection'));

  it.each(connections.map((type) => [type.name, type] as const))('%s has the shape of all of them', (name, type) => {
    const node = name.slice(0, -'Connection'.length);
    const shape = Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
    const of = String(getNamedType(type.getFields()['nodes']!.type));
    expect(shape).toEqual({
      edges: `[${node}Edge!]!`,
      nodes: `[${of}!]!`,
      pageInfo: 'PageInfo!',
      totalCount: 'Int!',
      position: 'Position',
    });
    const edge = schema.getType(`${node}Edge`) as GraphQLObjectType;
    expect(Object.values(edge.getFields()).map((field) => `${field.name}: ${String(field.type)}`)).toEqual([
      'cursor: String!',
      `node: ${of}!`,
    ]);
  });

  it('take the same arguments, those of the root also the position that is waited for', () => {
    const paged = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));
    expect(paged.length).toBeGreaterThan(20);
    for (const { type, field } of paged) {
      const page = ['after: String', 'before: String', 'first: Int', 'last: Int', ...(type.name === 'Query' ? ['atLeast: Position'] : [])];
      expect([type.name, field.name, argumentsOf(field)]).toEqual([type.name, field.name, expect.arrayContaining(page)]);
    }
  });
});

describe('One name for one thing', () => {
  const typeOfName: Readonly<Record<string, RegExp>> = {
    player: /^Player!?$/,
    playerId: /^ID!?$/,
    tournamentId: /^ID!?$/,
    handId: /^ID!?$/,
    seat: /^Int!?$/,
    articles: /^\[Citation!\]!$/,
    text: /^BilingualText!$/,
    explanation: /^BilingualText!$/,
    actor: /^Actor!$/,
    recordedAt: /^Instant!$/,
    position: /^Position!?$/,
    revision: /^Int!?$/,
    reason: /^(String|\w+Reason)!?$/,
  };

  it.each(Object.entries(typeOfName))('%s is of one type everywhere', (name, expected) => {
    // The articles of a book's setting are the book's own text, not what decided a case. A formula has its text in each language.
    const others = new Set(['SettingAnswer', 'FormulaPoints']);
    const named = fields.filter(({ type, field }) => field.name === name && !others.has(type.name));
    expect(named.length).toBeGreaterThan(0);
    for (const { type, field } of named) expect([type.name, String(field.type)]).toEqual([type.name, expect.stringMatching(expected)]);
  });

  it('whoever is shown with his name is shown with his id', () => {
    // The answer of a mutation has the id in any case; what it reads of views may be null.
    for (const { type, field } of fields.filter(({ type, field: { name } }) => name === 'player' && type.name !== 'PlayerPayload')) {
      const id = type.getFields()['playerId'];
      expect([type.name, String(id?.type)]).toEqual([type.name, String(field.type).endsWith('!') ? 'ID!' : 'ID']);
    }
  });

  it('no other word stands for it', () => {
    const synonyms = new Set(['at', 'silent', 'tableNumber', 'handNumber', 'who', 'time', 'timestamp', 'rules', 'citations']);
    expect(fields.filter(({ field }) => synonyms.has(field.name)).map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
    expect(shown.map(({ name }) => name).filter((name) => /Type$|Dto$|Model$/.test(name))).toEqual([]);
  });

  it('the tournament, the player and the position of a query are called and described alike', () => {
    const described: Record<string, Set<string>> = {
      tournamentId: new Set(),
      playerId: new Set(),
      atLeast: new Set(),
      rulebooks: new Set(),
    };
    for (const field of queries.filter(({ name }) => name !== 'moves'))
      for (const argument of field.args) described[argument.name]?.add(`${argument.description}`);
    expect(Object.entries(described).map(([name, texts]) => [name, texts.size])).toEqual(Object.keys(described).map((name) => [name, 1]));
  });
});

describe('Fields that only show what a type is made of', () => {
  it('are declared, not written as getters; but for the id of a node, which Node describes otherwise', async () => {
    const files = (await readdir('src/api', { recursive: true })).filter((file) => file.endsWith('.types.ts'));
    const written: string[] = [];
    for (const file of files) {
      const source = await readFile(join('src/api', file), 'utf8');
      for (const [, name] of source.matchAll(/^ {2}get (\w+)\(\).*\n {4}return this\.shown\.\1;$/gm)) written.push(`${file} ${name}`);
    }
    // The holder of a token may be a device, which has no token that is listed.
    expect(written.toSorted()).toEqual(['access/access.types.ts kind', 'hand/hand.types.ts id']);
    expect(files.length).toBeGreaterThan(50);
  });
});
