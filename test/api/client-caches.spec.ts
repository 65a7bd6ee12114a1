/**
 * What the caches of Apollo Client and urql give back, without any settings of their own: every answer as it came. A type whose `id` is that of
 * another thing would get the other's fields.
 */
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  isUnionType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { ApiUnderTest, tournamentInput } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const rules = { counting: [{ name: 'All' }], selection: { count: 'all' }, ranking: ['points'] };
const ofTeams = { counting: [{ name: 'Round 1', manche: 1 }], selection: { count: 'all', bestMembers: 1 }, ranking: ['points'] };
const schemeOf = (k: string) => ({ points: { kind: 'linear', k }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } });
/** One id for a club, a tournament and a season: each is of another type. */
const SHARED = 'friday';

const season = `id name federationId clubId competitors status schemeVersion schemes { tiedPlaces points { linear { k } } } teams { teamId name clubId withdrawn }
  stages { number name status lineups { team { competitorId team { teamId name } } members { id name } } }
  leaderboard(first: 9) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { rank points lacks competitor { competitorId playerId player { id name } team { teamId name } } } } }
  clubs { groupId rank points wins competitors } regions { groupId rank points wins competitors }
  rounds { manche standings { points competitor { competitorId team { teamId name } } } }`;
const tournament = `id name clubName clubId club { id name region federation { id name regions { code name } } } phase registered
  rulebook { rulebookId edition shortName houseRules { question { key } house { value } } }
  tables(first: 5) { nodes { id table state seats { seat playerId player { id name } } } }
  standings(first: 5) { totalCount nodes { id rank state player { id name } tournament { id name } } }
  disputes(first: 5) { nodes { id number status claim } } clock { id state level } prizes { id paidPlaces }
  auditFeed(first: 9) { nodes { id type actor { actorId role text { en } } } }`;

/** An object without an id has the same selection everywhere: Apollo keeps the last one whole. */
const queries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['players', SHARED, 'teams', 'teams-2'].map((id) => [`season ${id}`, `query S { season(id: "${id}") { ${season} } }`]),
  ),
  seasons: '{ seasons(first: 9) { totalCount nodes { id name clubId federationId status } } }',
  club: `{ club(id: "${SHARED}") { id name country publicName federation { id name minimumAge } members(first: 5) { nodes { id name } }
    tournaments(first: 5) { nodes { id name } } seasons(first: 5) { nodes { id name } } resultSheets(first: 5) { nodes { id name rows(first: 9) { nodes { place player { id name } } } } } } }`,
  clubs:
    '{ clubs(first: 9) { nodes { id name federation { id name } } } federations(first: 2) { nodes { id name clubs(first: 5) { nodes { id name } } } } }',
  tournament: `{ tournament(id: "${SHARED}") { ${tournament} } }`,
  'another tournament': `{ tournament(id: "sunday") { ${tournament} } }`,
  tournaments: '{ tournaments(first: 9) { totalCount nodes { id name club { id name } } } }',
  players: `{ players(search: { name: "an" }, first: 4) { totalCount nodes { id name registration { ofAge memberships { clubId since club { id name } } }
    personalData { playerId externalIds { source value } } tournaments(first: 5) { nodes { id name } } results(first: 5) { nodes { id rank } } sheetResults(first: 5) { nodes { sheetId place } } } } }`,
  'by pages':
    '{ first: players(search: { name: "an" }, first: 1) { nodes { id name } } last: players(search: { name: "an" }, last: 1) { nodes { id name } } }',
  nodes: `{ ${['Club:friday', 'Tournament:friday', 'Season:friday', 'Dispute:friday.d1', 'Standing:friday/anna'].map((id, at) => `n${at}: node(id: "${id}") { id ... on Club { name } ... on Tournament { name } ... on Season { name } ... on Dispute { number } ... on Standing { rank } }`).join(' ')} }`,
  books: '{ rulebooks { rulebookId edition version shortName } }',
};

/** With `__typename` and every `id` at the beginning of each selection, where caches need them. */
function withKeys(query: string, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  const field = (name: string): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } });
  const add = (set: SelectionSetNode): SelectionSetNode | undefined => {
    const type = types.getParentType();
    if (type == null || type === schema.getQueryType()) return undefined;
    const hasId = !isUnionType(type) && type.getFields()['id'] !== undefined;
    const others = set.selections.filter((each) => each.kind !== Kind.FIELD || each.name.value !== 'id');
    return { ...set, selections: [field('__typename'), ...(hasId ? [field('id')] : []), ...others] };
  };
  return visit(parse(query), visitWithTypeInfo(types, { SelectionSet: { leave: add } }));
}

describe('A cache without settings', () => {
  let api: ApiUnderTest;
  let documents: readonly (readonly [name: string, document: DocumentNode])[] = [];
  /** The data of the last answer, as JSON. */
  let onTheWire = '';

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    const { schema } = api.app.get(GraphQLSchemaHost);
    documents = Object.entries(queries).map(([name, query]) => [name, withKeys(query, schema)]);
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    for (const region of ['WEST', 'EAST']) await api.command('defineRegion', { federationId: 'north', region, name: region });
    for (const [clubId, region] of Object.entries({ [SHARED]: 'WEST', namur: 'EAST' })) {
      await api.command('registerClub', { clubId, name: `Club ${clubId}` });
      await api.command('affiliateClub', { clubId, federationId: 'north', region, since: '2020-01-01' });
    }
    const people = [['anna', SHARED], ['hanne', SHARED], ['andre', 'namur'], ['bram', 'namur']] as const; // oxfmt-ignore
    const licence = { federationId: 'north', period: '2026', validFrom: '2026-01-01', validUntil: '2099-12-31' };
    await api.command('createTournament', { ...tournamentInput, tournamentId: SHARED, clubId: SHARED });
    const house = { ...tournamentInput.rulebook, houseRules: [{ setting: 'addOn.allowed', value: true }] };
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'sunday', name: 'Sunday', clubId: 'namur', rulebook: house });
    for (const [playerId, clubId] of people) {
      for (const tournamentId of [SHARED, 'sunday'])
        await api.command('registerPlayer', { tournamentId, playerId, playerClubId: SHARED, adult: true });
      await api.command('registerPerson', { clubId, knownAs: playerId, name: `An ${playerId}`, bornOn: '1990-05-31' }, '{ playerId }');
      await api.command('grantLicence', { ...licence, playerId, clubId, number: playerId });
      for (const source of ['td', 'list']) await api.command('mapExternalId', { playerId, source, externalId: '4711' }).catch(() => null);
    }
    await api.command('drawSeats', { tournamentId: SHARED });
    await api.command('startTournament', { tournamentId: SHARED });
    await api.command('openDispute', { tournamentId: SHARED, subject: { place: 'anna' }, playerId: 'anna', claim: 'I was third.' });
    const seasons = [
      { seasonId: 'players', name: 'Players', owner: { federationId: 'north' }, rules, scheme: schemeOf('1') },
      { seasonId: SHARED, name: 'Club', owner: { clubId: SHARED }, rules, scheme: schemeOf('2') },
      { seasonId: 'teams', name: 'Teams', owner: { federationId: 'north' }, competitors: 'TEAMS', rules: ofTeams, scheme: schemeOf('1') },
      {
        seasonId: 'teams-2',
        name: 'Teams 2',
        owner: { federationId: 'north' },
        competitors: 'TEAMS',
        rules: ofTeams,
        scheme: schemeOf('3'),
      },
    ];
    for (const { rules: counted, scheme, ...more } of seasons) {
      const documented = { rules: rulesInput(counted), scheme: schemeInput(scheme) };
      await api.command('createSeason', { ...more, ...documented, stageName: `Stage of ${more.name}` });
    }
    // The same ids of teams in both, of other clubs and by other names.
    for (const [seasonId, clubs] of Object.entries({ teams: [SHARED, 'namur'], 'teams-2': ['namur', SHARED] })) {
      for (const [at, clubId] of clubs.entries()) {
        await api.command('enterTeam', { seasonId, teamId: `t${at}`, clubId, name: `${clubId} of ${seasonId}` });
      }
    }
    const rows = people.map(([playerId], at) => ({ playerId, place: at + 1, team: at < 2 ? 't0' : 't1' }));
    for (const clubId of [SHARED, 'namur']) {
      const night = { clubId, source: 'paper', externalId: clubId, name: `Night of ${clubId}`, date: '2026-09-04' };
      await api.command('importResults', {
        ...night,
        rows: clubId === SHARED ? rows : rows.toReversed().map((row, at) => ({ ...row, place: at + 1 })),
      });
    }
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const fetchHere = async (_url: unknown, { body }: RequestInit = {}): Promise<Response> => {
    const { query, variables } = JSON.parse(body as string) as { query: string; variables?: object };
    const answer = await api.asDirector(query, variables);
    expect([query, answer.errors]).toEqual([query, undefined]);
    onTheWire = JSON.stringify(answer.data);
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  const url = 'http://localhost/graphql';

  /** Reads every query from the server, and only then each from the cache. */
  async function compare(ask: (document: DocumentNode, from: 'server' | 'cache') => Promise<unknown>): Promise<void> {
    const came: string[] = [];
    for (const [, document] of documents) {
      await ask(document, 'server');
      came.push(onTheWire);
    }
    expect(Math.min(...came.map(({ length }) => length))).toBeGreaterThan(100);
    const kept: string[] = [];
    for (const [, document] of documents) kept.push(JSON.stringify(await ask(document, 'cache')));
    const names = documents.map(([name]) => name);
    expect(names.filter((_name, at) => kept[at] !== came[at])).toEqual([]);
  }

  it('Apollo Client gives every answer back as it came', async () => {
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: url, fetch: fetchHere }) });
    await compare(async (query, from) => {
      const fetchPolicy = from === 'server' ? 'network-only' : 'cache-only';
      return (await client.query({ query, fetchPolicy })).data;
    });
    client.stop();
  });

  it('urql gives every answer back as it came', async () => {
    const exchanges = [cacheExchange({ logger: () => undefined }), fetchExchange];
    const client = new Client({ url, exchanges, fetch: fetchHere, preferGetMethod: false });
    await compare(async (query, from) => {
      const requestPolicy = from === 'server' ? 'network-only' : 'cache-only';
      const { data, error } = await client.query(query, {}, { requestPolicy }).toPromise();
      expect(error).toBeUndefined();
      return data;
    });
  });
});
