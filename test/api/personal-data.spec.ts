/** Who sees players' names and what is on record against them, by the settings of the installation and the token. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import { defaultPersonalData, type PersonalData } from '../../src/api/request/personal-data.js';
import { createApi } from '../../src/api/start-server.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sourcesIn } from '../house/sources.js';
import { ApiUnderTest, startFriday, token, tokenHash } from './client.js';
import { allIn, openHand, playOut } from './hands.js';
import { argumentsOf, reaches, askedFields, wholeAnswers } from './whole-answers.js';

const closed: PersonalData = { names: 'token', discipline: 'token' };
const values = argumentsOf('friday', 'friday.1.1', 'p2');
const names = /Player [1-6]\b/;

describe('Personal data of players', () => {
  let api: ApiUnderTest;
  const apps = new Map<string, NestFastifyApplication>();

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.command('recordOffence', { tournamentId: 'friday', playerId: 'p2', offence: 'PHONE' });
    await playOut(api, await openHand(api), allIn);
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    for (const app of apps.values()) await app.close();
    await api.close();
  });

  /** The API with these settings, made once. */
  async function appWith(personalData: PersonalData): Promise<NestFastifyApplication> {
    const key = JSON.stringify(personalData);
    const log = { error: () => undefined };
    const app = apps.get(key) ?? (await createApi({ tapis: api.tapis, adminTokenHash: tokenHash, personalData, log }));
    apps.set(key, app);
    return app;
  }

  const schemaOf = (app: NestFastifyApplication): GraphQLSchema => app.get(GraphQLSchemaHost).schema;
  const asker = (personalData: PersonalData, bearer: boolean): RequestContext =>
    new RequestContext({}, bearer ? operatorPrincipal : publicPrincipal, personalData);

  const ask = async (app: NestFastifyApplication, query: string, headers: Record<string, string> = {}): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).body;

  it('names for the bearer: no query and no subscription gives anybody else one', async () => {
    const schema = schemaOf(await appWith(closed));
    const seen = await wholeAnswers(schema, asker(closed, false), values);
    expect(seen.filter(({ answer }) => names.test(JSON.stringify(answer))).map(({ field }) => field)).toEqual([]);
    expect(JSON.stringify(seen.find(({ field }) => field === 'standings'))).toContain(
      '"player":{"__typename":"Player","id":"p2","name":null}',
    );

    const bySomebody = await wholeAnswers(schema, asker(closed, true), values);
    const withNames = bySomebody.filter(({ answer }) => names.test(JSON.stringify(answer))).map(({ field }) => field);
    // Some evenings show no people, so they have no names; most do.
    const may = askedFields(schema).filter(({ type }) => reaches(type, 'Player'));
    expect(may.length).toBeGreaterThan(12);
    expect(withNames.length).toBeGreaterThanOrEqual(may.length - 7);
    for (const field of [
      'standings',
      'tableChanged',
      'standingsChanged',
      'handReplay',
      'hand',
      'hands',
      'table',
      'seatingChart',
      'disciplineSheet',
    ])
      expect(withNames).toContain(field);
  });

  it('names for everybody: everybody has them', async () => {
    const open: PersonalData = { names: 'public', discipline: 'token' };
    const seen = await wholeAnswers(schemaOf(await appWith(open)), asker(open, false), values);
    expect(seen.filter(({ answer }) => names.test(JSON.stringify(answer))).length).toBeGreaterThan(10);
  });

  it('the directory of names is read in one file of the API', () => {
    const readers = [...sourcesIn(['src/api'])].filter(([, text]) => text.includes('.nameOf(')).map(([file]) => file);
    expect(readers).toEqual(['src/api/language/player.types.ts']);
  });

  it('over HTTP, compiled or not: null for who has no token, the name for the bearer', async () => {
    const app = await appWith(closed);
    const query = '{ tournament(id: "friday") { standings(first: 6) { nodes { player { id name } } } } }';
    expect(await ask(app, query)).not.toMatch(names);
    expect(await ask(app, query, { authorization: `Bearer ${token}` })).toMatch(names);
    expect(await ask(app, query)).not.toMatch(names);
  });

  it('over WebSocket alike', async () => {
    const app = await appWith(closed);
    await app.listen(0, '127.0.0.1');
    const url = `ws://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}/graphql`;
    const query = 'subscription { tableChanged(tournamentId: "friday", table: 1) { seats { player { id name } } } }';
    const first = async (connectionParams: Record<string, string>): Promise<string> => {
      const client = createClient({ url, retryAttempts: 0, connectionParams });
      const answers = client.iterate({ query });
      const { value } = await answers.next();
      await answers.return?.();
      await client.dispose();
      return JSON.stringify(value);
    };
    expect(await first({})).not.toMatch(names);
    expect(await first({ authorization: `Bearer ${token}` })).toMatch(names);
  });

  const sheet = '{ tournament(id: "friday") { disciplineSheet(playerId: "p2") { offences { offence } } } }';
  const offences = '{ tournament(id: "friday") { openOffences { offence playerId } } }';

  it.each([sheet, offences])('discipline is for the bearer unless the installation says otherwise: %s', async (query) => {
    const usual = await appWith(defaultPersonalData);
    expect(JSON.parse(await ask(usual, query))).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await ask(usual, query)).not.toContain('PHONE');
    expect(await ask(usual, query, { authorization: `Bearer ${token}` })).toContain('PHONE');
    expect(await ask(await appWith({ names: 'public', discipline: 'public' }), query)).toContain('PHONE');
  });
});
