import { createClient, type Client } from 'graphql-ws';
import { ApiUnderTest, startFriday, token, tournamentInput } from './client.js';
import { fold, give, holeCards, openHand, playOut } from './hands.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Data = Record<string, any>;

interface Result {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const next = async (results: AsyncIterableIterator<Result>): Promise<Data> => {
  const { value, done } = await results.next();
  if (done === true || value.data == null) throw new Error(`no answer: ${JSON.stringify(value)}`);
  return value.data;
};

const total = (data: Data): number =>
  (data['standingsChanged'] as { nodes: { stack: number }[] }).nodes.reduce((sum, { stack }) => sum + stack, 0);

describe('Subscriptions over WebSocket', () => {
  let api: ApiUnderTest;
  let url: string;
  const clients: Client[] = [];

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.app.listen(0, '127.0.0.1');
    url = `ws://127.0.0.1:${(api.app.getHttpServer().address() as { port: number }).port}/graphql`;
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    await api.close();
  });

  const connect = (connectionParams?: Record<string, string>): Client => {
    const client = createClient({ url, retryAttempts: 0, ...(connectionParams === undefined ? {} : { connectionParams }) });
    clients.push(client);
    return client;
  };

  const follow = (query: string, client = connect()): AsyncIterableIterator<Result> =>
    client.iterate({ query }) as AsyncIterableIterator<Result>;

  it('a table: as it stands, then at each change', async () => {
    const table = follow('subscription { tableChanged(tournamentId: "friday", table: 1) { state hand { handId potTotal } position } }');
    expect(await next(table)).toMatchObject({ tableChanged: { state: 'WAITING', hand: null } });
    await openHand(api);
    let shown = await next(table);
    while (!JSON.stringify(shown).includes('"potTotal":125')) shown = await next(table);
    expect(shown).toMatchObject({ tableChanged: { state: 'HAND_IN_PROGRESS', hand: { handId: 'friday.1.1', potTotal: 125 } } });
    await table.return?.();
  });

  it('a table that is stopped, and players who come and go', async () => {
    const id = { tournamentId: 'saturday' };
    await api.command('createTournament', { ...tournamentInput, ...id });
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await api.command('registerPlayer', { ...id, playerId: `q${n}`, adult: true });
    await api.command('drawSeats', id);
    await api.command('startTournament', id);
    await api.untilViewsReached();
    const fields = 'seats { seat playerId } halted { cause reason explanation { en } }';
    const [from, to] = [1, 2].map((number) =>
      follow(`subscription { tableChanged(tournamentId: "saturday", table: ${number}) { ${fields} } }`),
    );
    const { seats } = (await next(from!))['tableChanged'];
    expect((await next(to!))['tableChanged']).toMatchObject({ seats: { length: 4 }, halted: null });
    await api.command('haltTable', { ...id, table: 2, reason: 'a fire drill' });
    expect(await next(to!)).toMatchObject({ tableChanged: { halted: { cause: 'DIRECTOR', reason: 'a fire drill' } } });
    const [{ playerId }] = seats;
    await api.command('movePlayer', { ...id, playerId, table: 2, seat: 6, reason: 'a bad back' });
    expect((await next(to!))['tableChanged'].seats).toContainEqual({ seat: 6, playerId });
    expect((await next(from!))['tableChanged'].seats).toHaveLength(3);
    for (const each of [from!, to!]) await each.return?.();
  });

  it('the standings: they add up at each change', async () => {
    const standings = follow('subscription { standingsChanged(tournamentId: "friday") { nodes { playerId stack } } }');
    expect(total(await next(standings))).toBe(12_000);
    await playOut(api, await openHand(api), fold);
    const changed = await next(standings);
    expect(total(changed)).toBe(12_000);
    expect((changed['standingsChanged'] as { nodes: { stack: number }[] }).nodes[0]!.stack).toBeGreaterThan(2_000);
    await standings.return?.();
  });

  it('the clock', async () => {
    const clock = follow('subscription { clockChanged(tournamentId: "friday") { state level } }');
    expect(await next(clock)).toEqual({ clockChanged: { state: 'RUNNING', level: 1 } });
    await api.command('pauseClock', { tournamentId: 'friday' });
    expect(await next(clock)).toEqual({ clockChanged: { state: 'PAUSED', level: 1 } });
    await clock.return?.();
  });

  it('a hand’s events, whole and in order; hole cards for the bearer of the token only', async () => {
    const hand = await openHand(api);
    const query = `subscription { handEvents(handId: "${hand.id}") { revision type data } }`;
    const publicly = follow(query);
    const asDirector = follow(query, connect({ authorization: `Bearer ${token}` }));
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: holeCards[1] });
    await playOut(api, hand, fold);
    const stored = await api.tapis.store.readStream(`hand-${hand.id}`);
    const [seen, seenByDirector]: { type: string; revision: number; data: { cards?: unknown } }[][] = [[], []];
    while (seen!.length < stored.length) {
      seen!.push((await next(publicly))['handEvents']);
      seenByDirector!.push((await next(asDirector))['handEvents']);
    }
    expect(seen!.map(({ type, revision }) => ({ type, revision }))).toEqual(stored.map(({ type, revision }) => ({ type, revision })));
    const recorded = (events: typeof seen): unknown => events!.find(({ type }) => type === 'HoleCardsRecorded')!.data.cards;
    expect(recorded(seen)).toBeNull();
    expect(recorded(seenByDirector)).toEqual(holeCards[1]);
    await publicly.return?.();
    await asDirector.return?.();
  });

  it('begins a hand’s events where the client left off', async () => {
    const hand = await playOut(api, await openHand(api), fold);
    const events = follow(`subscription { handEvents(handId: "${hand.id}", from: 4) { revision } }`);
    expect(await next(events)).toEqual({ handEvents: { revision: 4 } });
    await events.return?.();
  });

  it('asks for the token also here', async () => {
    const mutation = 'mutation { pauseClock(input: { commandId: "p", tournamentId: "friday" }) { revision } }';
    const { value } = await follow(mutation).next();
    expect((value as Result).errors![0]!.extensions!.code).toBe('UNAUTHENTICATED');
    await expect(follow(mutation, connect({ authorization: 'Bearer tapis_wrong' })).next()).rejects.toMatchObject({ code: 4403 });
    const right = await follow(mutation, connect({ authorization: `Bearer ${token}` })).next();
    expect((right.value as Result).data).toEqual({ pauseClock: { revision: 13 } });
  });

  it('keeps to the limits of a query also here', async () => {
    const wide = follow(`{ ${Array.from({ length: 61 }, (_, i) => `a${i}: position`).join(' ')} }`);
    await expect(wide.next()).rejects.toMatchObject([{ extensions: { code: 'QUERY_TOO_LARGE' } }]);
  });

  it('says what is wrong with a query that can’t be parsed, and goes on with the others of the connection', async () => {
    const client = connect();
    const clock = follow('subscription { clockChanged(tournamentId: "friday") { state } }', client);
    await next(clock);
    await expect(follow('subscription {', client).next()).rejects.toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
    await expect(follow(`{ ${'position '.repeat(5_000)} }`, client).next()).rejects.toMatchObject([
      { extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    ]);
    await api.command('pauseClock', { tournamentId: 'friday' });
    let shown = await next(clock);
    while (shown['clockChanged'].state !== 'PAUSED') shown = await next(clock);
    await clock.return?.();
  });

  it('lets go of what it followed when the client leaves', async () => {
    const client = connect();
    const table = follow('subscription { tableChanged(tournamentId: "friday", table: 1) { state } }', client);
    await next(table);
    await client.dispose();
    await playOut(api, await openHand(api), fold);
    expect(api.log).toEqual([]);
  });

  it('turns away who knocks elsewhere', async () => {
    const socket = new WebSocket(url.replace('/graphql', '/elsewhere'), 'graphql-transport-ws');
    await new Promise((resolve) => socket.addEventListener('error', resolve));
    expect(socket.readyState).toBeGreaterThanOrEqual(2);
  });
});
