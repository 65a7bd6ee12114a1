/** The API as a graph: what leads from where to where, who may go there, by which id each entity is found again, and what it costs. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildSchema, getNamedType, isInterfaceType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { nodeQueriesOf, queryAskedBy } from '../../src/api/graph/edges.js';
import { priceOf, withPrices } from '../../src/api/server/cost/field-costs.js';
import { OperationStore } from '../../src/api/server/cost/operation-store.js';
import { defaultLimits } from '../../src/api/request/limits.js';
import { ApiUnderTest, startFriday, tournamentInput, type Answer } from './client.js';
import { fold, openHand, playOut } from './hands.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;

describe('The graph', () => {
  let api: ApiUnderTest;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    schema = api.app.get(GraphQLSchemaHost).schema;
    await startFriday(api);
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'sunday', name: 'Sunday', club: 'Poker Club' });
    await api.command('registerPlayer', { tournamentId: 'sunday', playerId: 'p1', adult: true });
    await api.command('recordOffence', { tournamentId: 'friday', playerId: 'p2', offence: 'PHONE' });
    await playOut(api, await openHand(api), fold);
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'friday', name: 'Club of the same id' });
    const rules = rulesInput({ counting: [{ name: 'All' }], selection: { count: 'all' }, ranking: ['points'] });
    const scheme = schemeInput({ points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } });
    const season = { seasonId: 'friday', owner: { clubId: 'friday' }, name: 'Autumn', stageName: 'All' };
    await api.command('createSeason', { ...season, rules, scheme });
    await api.command('openDispute', { tournamentId: 'friday', subject: { handId: 'friday.1.1' }, claim: 'A chip stayed on the table.' });
    const imported = { source: 'td', externalId: '1', clubId: 'friday', name: 'Night 1', date: '2026-09-04' };
    await api.command('importResults', { ...imported, rows: [{ name: 'Anna', place: 1 }] }, '{ sheetId }');
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const typeOf = (name: string): GraphQLObjectType => schema.getType(name) as GraphQLObjectType;

  describe('Edges', () => {
    it('lead from a tournament to all that a floor screen shows', () => {
      const edges = fieldsOf(typeOf('Tournament')).filter((field) => queryAskedBy(field) !== null);
      expect(edges.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['standings', 'clock', 'tables', 'seatingChart', 'prizes', 'moves', 'hands', 'chipLedger']),
      );
    });

    it('are the one way to what is of a tournament: no query at the root takes its id beside others', () => {
      const queries = fieldsOf(schema.getQueryType()!);
      expect(queries.filter(({ args }) => args.some(({ name }) => name === 'tournamentId')).map(({ name }) => name)).toEqual([]);
    });

    it('answer together', async () => {
      const selections: Readonly<Record<string, string>> = {
        standings: '{ nodes { id rank player { name } } totalCount pageInfo { endCursor } }',
        clock: '{ state level endsAt }',
        moves: '{ totalCount }',
        hands: '{ nodes { id pot } pageInfo { endCursor } }',
        prizes: '{ paidPlaces places { place } }',
        seatingChart: '{ tables { table seats { seat playerId } } }',
        chipLedger: '{ nodes { id change } }',
        nextHands: '{ id button }',
        openOffences: '{ id offence }',
        fairnessSummary: '{ players }',
        breakOrder: '{ tables }',
        handForHand: '{ advised }',
        chipInventory: '{ accounts { inPlay } }',
        auditFeed: '{ nodes { id type } }',
      };
      const fields = Object.entries(selections);
      const byEdge = await api.asDirector(`{ tournament(id: "friday") { ${fields.map((field) => field.join(' ')).join('\n')} } }`);
      expect(byEdge.errors).toBeUndefined();
      expect(Object.keys(byEdge.data!['tournament'])).toEqual(Object.keys(selections));
      expect(Object.entries(byEdge.data!['tournament']).filter(([, value]) => value === null)).toEqual([]);
    });

    it('take their own cursor, and none of another tournament', async () => {
      const page = (after: string): string => `standings(first: 2, after: "${after}") { nodes { playerId } pageInfo { endCursor } }`;
      const first = await api.ask('{ tournament(id: "friday") { standings(first: 2) { pageInfo { endCursor } } } }');
      const { endCursor } = first.data!['tournament'].standings.pageInfo;
      const byEdge = await api.ask(`{ tournament(id: "friday") { ${page(endCursor)} } }`);
      expect(byEdge.data!['tournament'].standings.nodes).toHaveLength(2);
      expect(codeOf(await api.ask(`{ tournament(id: "sunday") { ${page(endCursor)} } }`))).toBe('CURSOR_OF_ANOTHER_LIST');
    });

    it('need the token where the query needs it; the rest of the answer is there all the same', async () => {
      for (const edge of [
        'chipLedger { totalCount }',
        'auditFeed { totalCount }',
        'events { totalCount }',
        'openOffences { id }',
        'disciplineSheet(playerId: "p2") { id }',
      ]) {
        const answer = await api.ask(`{ tournament(id: "friday") { name edge: ${edge} } }`);
        expect([edge, codeOf(answer), answer.data]).toEqual([
          edge,
          'UNAUTHENTICATED',
          { tournament: { name: 'Friday night', edge: null } },
        ]);
        expect((await api.asDirector(`{ tournament(id: "friday") { edge: ${edge} } }`)).errors).toBeUndefined();
      }
    });

    it('check their arguments as the query does', async () => {
      for (const edge of [
        'standings(first: 501) { totalCount }',
        'table(table: 0) { state }',
        'standing(playerId: "a b") { rank }',
        'moves(of: {table: 0}) { totalCount }',
      ]) {
        expect([edge, codeOf(await api.ask(`{ tournament(id: "friday") { ${edge} } }`))]).toEqual([edge, 'BAD_USER_INPUT']);
      }
    });

    it('show at least the position that the tournament was asked for', async () => {
      const { position } = await api.command('markAway', { tournamentId: 'friday', playerId: 'p3' });
      const answer = await api.ask(
        `{ tournament(id: "friday", atLeast: ${position}) { standing(playerId: "p3") { away } standings(first: 1) { position } } }`,
      );
      expect(answer.data!['tournament'].standing).toEqual({ away: true });
      expect(answer.data!['tournament'].standings.position).toBeGreaterThanOrEqual(position);
    });

    it('lead back: from a standing, a table and a hand to the tournament, from a summary to the hand', async () => {
      const answer = await api.ask(`{ tournament(id: "friday") {
        standings(first: 1) { nodes { tournament { name } } }
        tables { nodes { table tournament { id } hand { hand { id } } } }
        hands(first: 1) { nodes { id hand { phase tournament { name } } replay(upTo: 0) { steps { revision } } substantialAction { made } } } } }`);
      expect(answer.errors).toBeUndefined();
      const { standings, tables, hands } = answer.data!['tournament'];
      expect(standings.nodes[0].tournament).toEqual({ name: 'Friday night' });
      expect(tables.nodes[0]).toMatchObject({ table: 1, tournament: { id: 'friday' } });
      expect(hands.nodes[0]).toMatchObject({
        id: 'friday.1.1',
        hand: { phase: 'COMPLETED', tournament: { name: 'Friday night' } },
        replay: { steps: [{ revision: 0 }] },
      });
    });
  });

  describe('A player', () => {
    it('leads to their tournaments and results, in the order of their entries', async () => {
      const answer = await api.ask(`{ player(id: "p1") { id name
        tournaments { totalCount nodes { id phase } } results { totalCount nodes { id state tournament { name } } } } }`);
      expect(answer.errors).toBeUndefined();
      expect(answer.data!['player']).toMatchObject({
        id: 'p1',
        name: 'Player 1',
        tournaments: {
          totalCount: 2,
          nodes: [
            { id: 'friday', phase: expect.any(String) },
            { id: 'sunday', phase: 'ANNOUNCED' },
          ],
        },
        results: {
          totalCount: 2,
          nodes: [
            { id: 'Standing:friday/p1', tournament: { name: 'Friday night' } },
            { id: 'Standing:sunday/p1', state: 'REGISTERED', tournament: { name: 'Sunday' } },
          ],
        },
      });
    });

    it('has the same standing by each way', async () => {
      const answer = await api.ask(`{ player(id: "p4") { results { nodes { rank stack place } } }
        tournament(id: "friday") { standing(playerId: "p4") { rank stack place } standings { nodes { playerId rank stack place } } } }`);
      const { player, tournament } = answer.data!;
      expect(player.results.nodes).toEqual([tournament.standing]);
      expect(tournament.standings.nodes).toContainEqual({ playerId: 'p4', ...tournament.standing });
    });

    it('pages through them', async () => {
      const first = await api.ask('{ player(id: "p1") { tournaments(first: 1) { nodes { id } pageInfo { hasNextPage endCursor } } } }');
      const { pageInfo } = first.data!['player'].tournaments;
      expect(pageInfo.hasNextPage).toBe(true);
      const next = await api.ask(
        `{ player(id: "p1") { tournaments(after: "${pageInfo.endCursor}") { nodes { id } pageInfo { hasNextPage } } } }`,
      );
      expect(next.data!['player'].tournaments).toEqual({ nodes: [{ id: 'sunday' }], pageInfo: { hasNextPage: false } });
      const results = await api.ask(`{ player(id: "p1") { results(after: "${pageInfo.endCursor}") { totalCount } } }`);
      expect(codeOf(results)).toBe('CURSOR_OF_ANOTHER_LIST');
    });

    it('is nobody where nobody has entered or been named', async () => {
      expect((await api.ask('{ player(id: "nobody") { id } }')).data).toEqual({ player: null });
    });

    it('who withdraws has entered no more', async () => {
      await api.command('registerPlayer', { tournamentId: 'sunday', playerId: 'q9', adult: true });
      await api.command('withdrawRegistration', { tournamentId: 'sunday', playerId: 'q9' });
      expect((await api.asDirector('{ player(id: "q9") { id } }')).data).toEqual({ player: null });
    });
  });

  describe('Nodes', () => {
    /** One of each type, by the way that leads there. */
    const ways: Readonly<Record<string, string>> = {
      Tournament: 'tournament(id: "friday") { id }',
      Hand: 'hand(id: "friday.1.1") { id }',
      HandReplay: 'handReplay(handId: "friday.1.1") { id }',
      Club: 'club(id: "friday") { id }',
      Dispute: 'dispute(id: "friday.d1") { id }',
      Federation: 'federation(id: "north") { id }',
      Player: 'player(id: "p1") { id }',
      ResultSheet: 'club(id: "friday") { resultSheets { nodes { id } } }',
      Season: 'season(id: "friday") { id }',
      ...Object.fromEntries(
        [
          ['BreakOrder', 'breakOrder'],
          ['CashDesk', 'cashDesk'],
          ['ChipInventory', 'chipInventory'],
          ['ChipRace', 'chipRace(table: 1)'],
          ['Clock', 'clock'],
          ['DisciplineSheet', 'disciplineSheet(playerId: "p2")'],
          ['FairnessSummary', 'fairnessSummary'],
          ['HandForHand', 'handForHand'],
          ['PlayerFairness', 'playerFairness(playerId: "p2")'],
          ['Prizes', 'prizes'],
          ['SeatingChart', 'seatingChart'],
          ['Standing', 'standing(playerId: "p2")'],
          ['Table', 'table(table: 1)'],
        ].map(([type, edge]) => [type, `tournament(id: "friday") { found: ${edge} { id } }`]),
      ),
    };

    it('are all tried here, and each can be found', () => {
      const node = schema.getType('Node');
      const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
      expect(Object.keys(ways).sort()).toEqual(types.toSorted());
      expect([...nodeQueriesOf(schema).keys()].sort()).toEqual(types.toSorted());
    });

    it.each(Object.entries(ways))('%s: its id finds it again', async (type, way) => {
      const found = await api.asDirector(`{ way: ${way} }`);
      const id = /"id":"([^"]+)"/.exec(JSON.stringify(found.data))![1]!;
      const typed = id.startsWith(`${type}:`) ? id : `${type}:${id}`;
      // As the type and the id, and as caches write both.
      for (const asked of [typed, `${type}:${id}`]) {
        const again = await api.asDirector('query($id: ID!) { node(id: $id) { __typename id } }', { id: asked });
        expect(again).toMatchObject({ data: { node: { __typename: type, id } } });
        expect(again.errors).toBeUndefined();
      }
    });

    it('of nothing are null', async () => {
      const ids = [
        'nope',
        'nope.1.1',
        'Clock:nope',
        'Standing:friday/nobody',
        'Table:friday/77',
        'HandReplay:nope.1.1',
        'Club:nope',
        'Player:nope',
        'Dispute:nope.d1',
      ];
      for (const id of ids) {
        expect([id, await api.ask('query($id: ID!) { node(id: $id) { id } }', { id })]).toMatchObject([id, { data: { node: null } }]);
      }
    });

    it.each([
      '',
      'Clock:',
      'Nope:friday',
      'Standing:friday',
      'Standing:friday/p1/p2',
      'Table:friday/x',
      'Table:friday/0',
      'Table:friday/99999',
      'Clock:a b',
      ':',
      'Mutation:friday',
      '__Schema:x',
      'constructor:x',
      'Club:Season:friday',
      'Hand:friday.d1',
      'friday.d1',
      'x'.repeat(500),
    ])('%j is the id of no node', async (id) => {
      const answer = await api.asDirector('query($id: ID!) { node(id: $id) { id } }', { id });
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(answer.errors![0]!.extensions.parameters['fields']).toMatchObject([{ path: 'id' }]);
    });

    it('show nobody what they may not see otherwise', async () => {
      expect(codeOf(await api.ask('{ node(id: "DisciplineSheet:friday/p2") { id } }'))).toBe('UNAUTHENTICATED');
    });

    it('every type with an id of its own says so in one field that is never null', () => {
      // Ids of what is not looked up by them, and those that older clients read: see docs/queries.md.
      const others = new Set(['Event', 'RulebookReading']);
      const withId = Object.values(schema.getTypeMap()).filter(
        (type) => isObjectType(type) && type.getFields()['id'] !== undefined,
      ) as GraphQLObjectType[];
      expect(withId.length).toBeGreaterThan(25);
      for (const type of withId) {
        if (!others.has(type.name)) expect([type.name, String(type.getFields()['id']!.type)]).toEqual([type.name, 'ID!']);
      }
    });

    it('no two entities of an answer have one id', async () => {
      const answer = await api.asDirector(`{ tournament(id: "friday") { id clock { id } prizes { id } seatingChart { id tables { id } }
        tables { nodes { id } } standings { nodes { id } } moves { nodes { id } } chipLedger { nodes { id } } auditFeed { nodes { id } }
        openOffences { id penalties { id } } nextHands { id } fairness { nodes { id } } fairnessSummary { id } chipInventory { id } breakOrder { id } handForHand { id } } }`);
      const ids = JSON.stringify(answer.data).match(/"id":"[^"]+"/g)!;
      expect(ids.length).toBeGreaterThan(40);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  describe('Cost', () => {
    const cost = async (query: string): Promise<number | string> => {
      const answer = await api.ask(query);
      return codeOf(answer) === 'QUERY_TOO_LARGE' ? 'too large' : 'answered';
    };

    it.each([
      '{ tournaments(first: 500) { nodes { clock { state } } } }',
      '{ tournaments(first: 200) { nodes { prizes { bounty } } } }',
      '{ tournament(id: "friday") { standings(first: 100) { nodes { player { tournaments(first: 100) { nodes { standings(first: 100) { nodes { id } } } } } } } } }',
      '{ player(id: "p1") { tournaments { nodes { standings { nodes { player { tournaments { nodes { id } } } } } } } } }',
      '{ tournament(id: "friday") { hands(first: 100) { nodes { replay { length } } } } }',
      '{ player(id: "p1") { results(first: 500) { nodes { tournament { id } } } } }',
      `{ ${Array.from({ length: 20 }, (_, at) => `n${at}: node(id: "SeatingChart:friday") { id }`).join(' ')} }`,
      `{ tournament(id: "friday") { ${'standing(playerId: "p1") { tournament { '.repeat(8)} id ${'} } '.repeat(8)} } }`,
    ])('%s is refused before anything is read', async (query) => {
      expect(await cost(query)).toBe('too large');
    });

    const costOf = (query: string, variables: Record<string, unknown> = {}): number => {
      const store = new OperationStore(defaultLimits);
      store.use(schema);
      const read = store.read(query);
      if (!('document' in read)) throw new Error(String(read));
      return read.operation(null)!.cost.of(variables).cost;
    };

    it('of an edge is what the query costs', () => {
      const base = costOf('{ hand(id: "x.1.1") { id } }') - 1;
      expect(costOf('{ hand(id: "x.1.1") { replay { length } } }')).toBe(base + costOf('{ handReplay(handId: "x.1.1") { length } }'));
    });

    it('counts the entries of every list: the program does not start with one that says nothing of its length', () => {
      expect(withPrices(schema)).toBe(schema);
      const unpriced = (lists: string) => () => withPrices(buildSchema(`type Query { one: Int ${lists} } type Board { cards: [Int!] }`));
      expect(unpriced('')).toThrow(/Board\.cards can be/);
      expect(unpriced('tables: [Board!]!')).toThrow(/Query\.tables, Board\.cards can be: put @Costs\(\{ entries \}\)/);
    });

    it('counts the rows of a page whatever is selected of them', () => {
      const short = costOf('{ tournament(id: "x") { standings(first: 1) { totalCount } } }');
      expect(costOf('{ tournament(id: "x") { standings(first: 500) { totalCount } } }')).toBe(short + 499);
    });

    it('stands in every answer: what it was taken to be before, and what it was', async () => {
      const query = 'query($n: Int) { tournament(id: "friday") { standings(first: $n) { nodes { rank } } } }';
      const estimates: number[] = [];
      for (const n of [101, 101, 101, 110]) {
        const { extensions } = await api.ask(query, { n });
        const { cost } = extensions!;
        expect(extensions).toEqual({ cost: expect.objectContaining({ estimated: costOf(query, { n }), limit: defaultLimits.cost }) });
        expect(cost.used).toBeGreaterThan(0);
        estimates.push(cost.estimated!);
      }
      expect(estimates[3]! - estimates[0]!).toBe(9 * (costOf(query, { n: 1 }) - costOf(query, { n: 0 })));
      // A small one is charged what was estimated.
      expect((await api.ask(query, { n: 1 })).extensions).toEqual({ cost: { used: costOf(query, { n: 1 }), limit: defaultLimits.cost } });
      const failed = await api.ask('{ tournament(id: "a b") { id } }');
      expect(failed).toMatchObject({ errors: [{}], extensions: { cost: { limit: defaultLimits.cost } } });
      const mutation = await api.give('markAway', { tournamentId: 'friday', playerId: 'p5' });
      expect(mutation.extensions!.cost.used).toBeGreaterThan(0);
    });

    it('stands in answers by WebSocket too, of queries and of each change', async () => {
      await api.app.listen(0, '127.0.0.1');
      const { port } = api.app.getHttpServer().address() as { port: number };
      const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, retryAttempts: 0 });
      try {
        for (const query of [
          '{ tournament(id: "friday") { clock { state } } }',
          'subscription { clockChanged(tournamentId: "friday") { state } }',
        ]) {
          const answers = client.iterate({ query });
          const { value } = await answers.next();
          await answers.return?.();
          expect(value).toMatchObject({ data: {}, extensions: { cost: { used: costOf(query), limit: defaultLimits.cost } } });
        }
      } finally {
        await client.dispose();
      }
    });

    const dear =
      '{ tournament(id: "friday") { a: standings(first: 500) { nodes { ...n } } b: standings(first: 500) { nodes { ...n } } } } fragment n on Standing { tournament { standings(first: 500) { nodes { id } } } }';
    const ofMisfit = 'query($n: Int) { tournament(id: "friday") { standings(first: $n) { totalCount } } }';

    it('stands in answers of operations that were refused before they ran', async () => {
      const extensions = { cost: { used: costOf(dear), limit: defaultLimits.cost } };
      expect(costOf(dear)).toBeGreaterThan(defaultLimits.cost);
      for (const answer of [await api.ask(dear), await api.asDirector(dear)]) {
        expect(answer).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_LARGE' } }], extensions });
      }
      const misfit = await api.ask(ofMisfit, { n: 'many' });
      expect(misfit).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
        extensions: { cost: { used: costOf(ofMisfit) } },
      });
      const noMutation = await api.ask('mutation { pauseClock(input: {commandId: "c", tournamentId: "friday"}) { revision } }');
      expect(noMutation.extensions!.cost.used).toBeGreaterThan(0);
      expect((await api.ask('{ nothing }')).extensions).toBeUndefined();
    });

    it('stands in the errors of operations that were refused over WebSocket', async () => {
      await api.app.listen(0, '127.0.0.1').catch(() => undefined);
      const { port } = api.app.getHttpServer().address() as { port: number };
      const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, retryAttempts: 0 });
      try {
        for (const [query, variables, code] of [
          [dear, {}, 'QUERY_TOO_LARGE'],
          [ofMisfit, { n: 'many' }, 'BAD_USER_INPUT'],
          ['subscription { clockChanged(tournamentId: "nowhere") { state } }', {}, 'NOT_FOUND'],
        ] as const) {
          const cost = { used: costOf(query), limit: defaultLimits.cost };
          await expect(client.iterate({ query, variables }).next()).rejects.toMatchObject([{ extensions: { code, cost } }]);
        }
      } finally {
        await client.dispose();
      }
    });

    it('of the node query is at least that of any node', () => {
      const node = schema.getQueryType()!.getFields()['node']!;
      const weights = [...nodeQueriesOf(schema).values()].map(({ query }) => priceOf('Query', query).weight);
      expect(priceOf('Query', node).weight).toBeGreaterThanOrEqual(Math.max(...weights));
      expect(getNamedType(node.type).name).toBe('Node');
    });
  });
});
