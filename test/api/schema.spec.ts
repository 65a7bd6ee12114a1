import { mutationNameOf } from '../../commands/command.js';
import { readFile } from 'node:fs/promises';
import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isNullableType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
  validateSchema,
  buildSchema,
} from 'graphql';
import { declaredSchema, textOf } from '../../src/api/print-schema.js';
import { allCommands } from '../../commands/rooms.js';
import { sampleInput } from '../commands/samples.js';
import { ApiUnderTest, startFriday } from './client.js';
import { withoutSpecs } from './without-specs.js';

const byClients = allCommands.filter(({ mutation }) => mutation !== null);
/** Access mutations that are not only the fields of a command. */
const access = new Map<string, object>([
  ['createToken', {}],
  ['revokeToken', { tokenId: 'none' }],
  ['grantFederationRole', { principalId: 'x', role: 'FLOOR' }],
  ['revokeFederationRole', { principalId: 'x', role: 'FLOOR' }],
  ['grantClubRole', { clubId: 'mons', principalId: 'x', role: 'FLOOR' }],
  ['revokeClubRole', { clubId: 'mons', principalId: 'x', role: 'FLOOR' }],
  ['grantTournamentRole', { tournamentId: 'friday', principalId: 'x', role: 'FLOOR' }],
  ['revokeTournamentRole', { tournamentId: 'friday', principalId: 'x', role: 'FLOOR' }],
  ['linkPlayer', { principalId: 'x', playerId: 'p1' }],
  ['unlinkPlayer', { principalId: 'x', playerId: 'p1' }],
  ['offerPairing', { tournamentId: 'friday', table: 1 }],
  ['endPairing', { tournamentId: 'friday', pairingId: 'none' }],
  ['pairDevice', { tournamentId: 'friday', table: 1, code: 'BCDFGHJK' }],
  ['createWebhook', { url: 'https://example.org/hook' }],
  ['updateWebhook', { webhookId: 'none' }],
  ['rotateWebhookSecret', { webhookId: 'none' }],
  ['disableWebhook', { webhookId: 'none' }],
  ['enableWebhook', { webhookId: 'none' }],
  ['replayWebhook', { webhookId: 'none', after: 0 }],
  ['deleteWebhook', { webhookId: 'none' }],
]);
/** What records nothing, or answers with what it named: it has no commandId. */
const noCommands = new Map<string, { readonly input: object; readonly selection: string }>([
  ['namePlayer', { input: { playerId: 'p1' }, selection: '{ id }' }],
  ['testWebhook', { input: { webhookId: 'none' }, selection: '{ status }' }],
  ['matchName', { input: { clubId: 'mons', name: 'x', playerId: 'p1' }, selection: '{ answered }' }],
  ['forgetName', { input: { clubId: 'mons', name: 'x' }, selection: '{ forgotten }' }],
]);
/** Result mutations that are not only the fields of a command. */
const results = new Map<string, object>([
  ['publishResults', { tournamentId: 'friday' }],
  [
    'importResults',
    { clubId: 'mons', source: 'x', externalId: 'x', name: 'x', date: '2026-09-04', rows: [{ name: 'x', place: 1 }], dryRun: true },
  ],
]);
/** Commands that are given together: each entry is a command. */
const together = new Map<string, object>([
  ['registerPlayers', { tournamentId: 'friday', players: [{ playerId: 'p1' }] }],
  ['takeAddOns', { tournamentId: 'friday', players: [{ playerId: 'p1' }] }],
  ['copyTournament', { tournamentId: 'friday', copyId: 'copy' }],
]);
/** The code of an offer is enough. */
const needNoToken = new Set(['pairDevice']);
const mutations = [
  ...byClients.map(({ type }) => mutationNameOf(type)),
  ...noCommands.keys(),
  ...access.keys(),
  ...results.keys(),
  ...together.keys(),
];
const samples = new Map<string, object>([
  ...access,
  ...results,
  ...together,
  ...byClients.map((command) => [mutationNameOf(command.type), sampleInput(command)] as const),
  ...[...noCommands].map(([name, { input }]) => [name, input] as const),
]);

describe('schema.graphql', () => {
  let text: string;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    text = textOf(withoutSpecs(await declaredSchema()));
    schema = buildSchema(text);
  });

  it('is what the code says: "npm run schema" writes it', async () => {
    expect(await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(text);
  });

  it('is valid by the specification', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('describes everything in whole sentences', () => {
    const bare: string[] = [];
    const check = (name: string, description: string | null | undefined): void => {
      if (description == null || !/^[A-Z].*[.]$/s.test(description)) bare.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
      if (!['Query', 'Mutation', 'Subscription'].includes(type.name)) check(type.name, type.description);
      if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field.description);
        if (!('args' in field)) continue;
        for (const arg of field.args) if (arg.name !== 'input') check(`${type.name}.${field.name}(${arg.name})`, arg.description);
      }
    }
    expect(bare).toEqual([]);
  });

  it('has a mutation for every command that a client can give, and one for names', () => {
    expect(Object.keys(schema.getMutationType()!.getFields()).toSorted((a, b) => a.localeCompare(b))).toEqual(
      mutations.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('answers every command in one shape: what happened, and what it was given to as it stands', () => {
    const shapes = Object.values(schema.getMutationType()!.getFields())
      .filter(({ name }) => !noCommands.has(name))
      .map(({ type }) => String(type));
    expect([...new Set(shapes)].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'AccessPayload',
      'ClubPayload',
      'CreateTokenPayload',
      'DisputePayload',
      'FederationPayload',
      'HandPayload',
      'ImportResultsPayload',
      'OfferPairingPayload',
      'OpenHandPayload',
      'PlayerPayload',
      'RevokeTokenPayload',
      'SeasonPayload',
      'SheetPayload',
      'TournamentListPayload',
      'TournamentPayload',
      'WebhookPayload',
    ]);
    for (const shape of new Set(shapes)) {
      const payload = schema.getType(shape);
      expect(isObjectType(payload) && Object.keys(payload.getFields())).toEqual(
        expect.arrayContaining(['events', 'position', 'repeated', 'revision']),
      );
    }
  });

  it('has mutations that may be null, and in their answers what is read of a view: an error in one takes nothing away of the others', () => {
    for (const { name, type } of Object.values(schema.getMutationType()!.getFields())) {
      expect([name, isNullableType(type)]).toEqual([name, true]);
      const payload = getNamedType(type);
      const views = isObjectType(payload)
        ? Object.values(payload.getFields()).filter((field) => isObjectType(getNullableType(field.type)))
        : [];
      if (!noCommands.has(name) && !access.has(name)) expect([name, views.length]).not.toEqual([name, 0]);
      for (const view of views) expect([name, view.name, isNullableType(view.type)]).toEqual([name, view.name, true]);
    }
  });

  it('names the articles of a mutation in parentheses at the end of a sentence', () => {
    const elsewhere = Object.values(schema.getMutationType()!.getFields())
      .filter(({ description }) => /\((?:RC|MO|TDA|RO|TF) [^)]*\)(?![.;])/.test(description ?? ''))
      .map(({ name }) => name);
    expect(elsewhere).toEqual([]);
  });

  it('names each input for its mutation', () => {
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields())) {
      expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([`input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!`]);
    }
  });
});

describe('Who may ask what', () => {
  let api: ApiUnderTest;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    api = await ApiUnderTest.open({ limits: { failedTokens: 100 } });
    schema = buildSchema(textOf(withoutSpecs(await declaredSchema())));
    await startFriday(api);
  });

  afterAll(async () => {
    await api.close();
  });

  it('every mutation needs the token, whatever its input', async () => {
    const before = await api.tapis.store.lastPosition();
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields())) {
      const type = args[0]!.type;
      const selection = noCommands.get(name)?.selection ?? '{ revision }';
      const answer = await api.ask(`mutation($input: ${String(type)}) { ${name}(input: $input) ${selection} }`, {
        input: { ...(noCommands.has(name) ? {} : { commandId: 'x' }), ...samples.get(name) },
      });
      expect([name, answer.errors?.[0]?.extensions.code]).toEqual([name, needNoToken.has(name) ? 'NO_PAIRING_OFFERED' : 'UNAUTHENTICATED']);
    }
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });

  it('every mutation takes the smallest input that its command allows: it is done, or refused by a rule', async () => {
    for (const [name, sample] of samples) {
      const answer = await api.give(
        name,
        noCommands.has(name) ? { ...sample, commandId: undefined } : sample,
        noCommands.get(name)?.selection ?? '{ revision }',
      );
      expect([name, answer.errors?.[0]?.extensions.code]).not.toEqual([name, expect.stringMatching(/BAD_USER_INPUT|INTERNAL/)]);
    }
  });

  it.each([
    'tournament(id: "friday") { auditFeed { totalCount } }',
    'tournament(id: "friday") { chipLedger { totalCount } }',
    'events(stream: "tournament-friday") { totalCount }',
  ])('%s needs the token, and a wrong one will not do', async (field) => {
    const codes = [
      await api.ask(`{ ${field} }`),
      await api.ask(`{ ${field} }`, {}, { authorization: `Bearer tapis_${'x'.repeat(43)}` }),
      await api.ask(`{ ${field} }`, {}, { authorization: 'Bearer ' }),
      await api.ask(`{ ${field} }`, {}, { authorization: 'Basic abc' }),
    ].map((answer) => answer.errors?.[0]?.extensions.code);
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
    expect((await api.asDirector(`{ ${field} }`)).errors).toBeUndefined();
  });

  it('standings, tables and clock are for everybody', async () => {
    const answer = await api.ask(
      '{ tournament(id: "friday") { standings { totalCount } tables { nodes { table } } clock { state } } tournaments { totalCount } tournament(id: "friday") { hands { totalCount } } position eventCatalogue { type } }',
    );
    expect(answer.errors).toBeUndefined();
  });

  it('the schema can be read by a client’s tools', async () => {
    const answer = await api.ask(getIntrospectionQuery());
    expect(answer.errors).toBeUndefined();
    expect(answer.data!['__schema'].types.length).toBeGreaterThan(50);
  });
});
