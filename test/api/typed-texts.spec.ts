/** Texts that people type: every field that takes one refuses what cannot be seen or steers a terminal, and takes the rest in one form. */
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { chipLedger } from '../../projections/chip-ledger.js';
import { CommandHandler } from '../../src/app/dispatch/command-handler.js';
import { rename } from '../../src/app/vault/person-vault.js';
import { makeCommandPrinter } from '../../src/audit/command-print.js';
import { tournamentDecider } from '../../src/tournament/decider.js';
import { schemaText } from '../../src/api/print-schema.js';
import { times } from '../sizes.js';
import { ApiUnderTest, startFriday, tournamentInput, type ShownError } from './client.js';
import { PersonalTexts } from '../../src/app/words/personal-texts.js';

const schema = buildSchema(await schemaText());

/** A value of the type, as plain as it can be. */
function sampleOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sampleOf(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) return fieldsOf(bare);
  return { Int: 1, Chips: 1, Cents: 1, Boolean: true, Card: 'As', Instant: '2026-01-31T20:15:00Z', SettingValue: 1 }[bare.name] ?? 'x';
}

/** Another value of the type: lists that name a thing once are not refused for it. */
const otherOf = (type: GraphQLInputType): unknown => JSON.parse(JSON.stringify(sampleOf(type)).replaceAll('"x"', '"y"')) as unknown;

function fieldsOf(type: GraphQLInputObjectType): Record<string, unknown> {
  const fields = Object.values(type.getFields());
  const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
  return Object.fromEntries(needed.map((field) => [field.name, field.defaultValue ?? sampleOf(field.type)]));
}

interface Leaf {
  /** As an error names it, below `input`. */
  readonly path: string;
  readonly type: string;
  /** The input with a text there. */
  readonly holding: (text: string) => Record<string, unknown>;
}

/** Every text and id in an input, also in what it holds. */
function leavesOf(type: GraphQLInputObjectType, depth = 0): Leaf[] {
  return Object.values(type.getFields()).flatMap((field): Leaf[] => {
    const bare = getNullableType(field.type);
    const isList = isListType(bare);
    const named = getNamedType(field.type);
    // Two, since some lists hold no fewer.
    const put = (value: unknown): Record<string, unknown> => ({
      ...(type.isOneOf ? {} : fieldsOf(type)),
      [field.name]: isList ? [value, otherOf(named)] : value,
    });
    if (named.name === 'String' || named.name === 'ID') return [{ path: field.name, type: named.name, holding: put }];
    if (!isInputObjectType(named) || depth > 5) return [];
    return leavesOf(named, depth + 1).map(({ path, type: leaf, holding }) => ({
      path: `${field.name}${isList ? '[0]' : ''}.${path}`,
      type: leaf,
      holding: (text) => put(holding(text)),
    }));
  });
}

const mutations = Object.values(schema.getMutationType()!.getFields()).map(
  ({ name, args }) => [name, getNamedType(args[0]!.type) as GraphQLInputObjectType] as const,
);

/** Characters that steer a terminal, or none. */
const steering = ['\u001b', '\u0000', '\u202e', '\ud800'];

const fieldsIn = ({ extensions }: ShownError): { path: string; problem: string }[] =>
  extensions.parameters['fields'] as { path: string; problem: string }[];

describe('Texts and ids in mutations', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
  });

  afterAll(async () => {
    await api.close();
  });

  const refusalOf = async (name: string, input: object): Promise<ShownError> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
    const answer = await api.asDirector(`mutation($input: ${type}) { ${name}(input: $input) { __typename } }`, { input });
    return answer.errors![0]!;
  };

  it('are many', () => {
    expect(mutations.flatMap(([, type]) => leavesOf(type).filter((leaf) => leaf.type === 'String')).length).toBeGreaterThan(45);
  });

  it.each(mutations)('%s takes no character that steers a terminal, in any of them', async (name, type) => {
    const before = await api.tapis.store.lastPosition();
    for (const { path, holding } of leavesOf(type)) {
      for (const character of steering.slice(0, times(steering.length))) {
        const error = await refusalOf(name, holding(`a${character}b`));
        expect([path, error.extensions.code]).toEqual([path, 'BAD_USER_INPUT']);
        expect([path, fieldsIn(error).map((field) => field.path)]).toEqual([path, expect.arrayContaining([`input.${path}`])]);
      }
    }
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });

  it('an error says which character stands where, in both languages', async () => {
    const error = await refusalOf('namePlayer', { playerId: 'p1', name: ' An\u202ena' });
    const problem = 'contains a character that changes the writing direction (U+202E) at character 4; type it again without it';
    expect(fieldsIn(error)).toEqual([{ path: 'input.name', problem }]);
    expect(error.extensions.messages).toEqual({
      en: `Not understood: input.name ${problem}.`,
      fr: 'Non compris\u00a0: input.name contient un caractère qui change le sens de lecture (U+202E) au caractère n°\u00a04\u202f; ressaisissez-le sans.',
    });
  });

  it('a name and a title are one line; a reason may come in several, and becomes one', async () => {
    const titled = await api.refusal('createTournament', { ...tournamentInput, tournamentId: 'next', name: 'Friday\nnight' });
    expect(fieldsIn(titled)[0]).toMatchObject({
      path: 'input.name',
      problem: expect.stringMatching(/line break \(U\+000A\) at character 7/),
    });
    await api.command('addChips', { tournamentId: 'friday', playerId: 'p1', amount: 25, reason: ' he was\r\n\tshort ' });
    const { data } = await api.asDirector('{ tournament(id: "friday") { chipLedger(last: 1) { nodes { reason } } } }');
    expect(data!['tournament'].chipLedger.nodes).toEqual([{ reason: 'he was short' }]);
  });

  it('lengths are those of the text as it is taken, in UTF-16 code units', async () => {
    const named = (name: string) =>
      api.asDirector('mutation($name: String!) { namePlayer(input: { playerId: "p2", name: $name }) { name } }', { name });
    const decomposed = 'e\u0301'.repeat(120);
    expect((await named(`  ${decomposed}  `)).data!['namePlayer']).toEqual({ name: 'é'.repeat(120) });
    expect((await named('😀'.repeat(60))).data!['namePlayer']).toEqual({ name: '😀'.repeat(60) });
    for (const [name, length] of [
      ['😀'.repeat(61), 122],
      [' \u00a0 ', 0],
    ] as const) {
      const answer = await named(name);
      expect(fieldsIn(answer.errors![0]!)[0]!.problem).toBe(`must be 1 to 120 characters long, and has ${length}`);
    }
  });

  it('a command sent again is the same command, in the same bytes or in those that it was taken in', async () => {
    const command = { tournamentId: 'friday', playerId: 'p1', amount: 25, commandId: 'again' };
    const first = await api.command('addChips', { ...command, reason: ' trop  pe\u0301nalise\u0301 ' });
    for (const reason of [' trop  pe\u0301nalise\u0301 ', 'trop pénalisé']) {
      expect(await api.command('addChips', { ...command, reason })).toEqual({ ...first, repeated: true });
    }
  });

  it('are read also where a command does not come over the API', async () => {
    const context = { commandId: 'direct', actor: { id: 'test', role: 'importer' }, correlationId: 'direct' } as const;
    const add = (reason: string, commandId: string) =>
      api.tapis.give('tournament', 'friday' as never, { type: 'AddChips', playerId: 'p1' as never, amount: 25, reason, at: 0 } as never, {
        ...context,
        commandId,
      });
    expect(await add('a\u001b[2Jb', 'direct-1')).toMatchObject({
      accepted: false,
      refusal: { code: 'TEXT_UNFIT', parameters: { field: 'reason', kind: 'control', character: 'U+001B', place: 2 } },
    });
    const added = await add('  a  draught', 'direct-2');
    expect(api.tapis.part(PersonalTexts).showIn(added)).toMatchObject({
      accepted: true,
      events: [{ data: { reason: 'a draught' } }],
    });
    expect(await add('a draught', 'direct-2')).toMatchObject({ accepted: true, repeated: true });
    expect(() => rename('An\u202ena')).toThrow(RangeError);
  });

  it('that an earlier release recorded stay readable', async () => {
    const handler = new CommandHandler(tournamentDecider, api.tapis.store, { now: () => 0, printOf: makeCommandPrinter('spec') });
    const reason = 'he\u001b[2J\u202e\u0000\nlies';
    const earlier = { type: 'AddChips', playerId: 'p3', amount: 25, reason, at: 0 } as never;
    const context = { commandId: 'earlier', actor: { id: 'old', role: 'admin' }, correlationId: 'earlier' } as never;
    expect(await handler.execute('tournament-friday', earlier, context)).toMatchObject({ accepted: true });
    const { data, errors } = await api.asDirector('{ tournament(id: "friday") { chipLedger(last: 1) { nodes { reason } } } }');
    expect([errors, data!['tournament'].chipLedger.nodes]).toEqual([undefined, [{ reason }]]);
    expect(api.tapis.views.view(chipLedger.name).failure).toBeNull();
    await api.command('addChips', { tournamentId: 'friday', playerId: 'p3', amount: 25, reason: 'and on it goes' });
  });
});
