/**
 * Attacks by WebSocket, with small bounds: what they reach is counted, and what the client hears is its close code.
 */
import { jest } from '@jest/globals';
import { LiveHistory } from '../../src/api/reading/live-history.js';
import { MessageAllowance } from '../../src/api/server/message-allowance.js';
import { Turns } from '../../src/api/request/turns.js';
import { ApiUnderTest, startFriday, token, priced, type OpenOptions } from './client.js';
import { fold, give, holeCards, openHand, playOut } from './hands.js';
import { RawSocket } from './raw-socket.js';

const bearer = { authorization: `Bearer ${token}` };
const clock = 'subscription { clockChanged(tournamentId: "friday") { state level position } }';
const standings = 'subscription { standingsChanged(tournamentId: "friday") { nodes { stack } } }';
const catalogue = '{ eventCatalogue { type version schema } }';

describe('A WebSocket', () => {
  let api: ApiUnderTest;
  const sockets: RawSocket[] = [];

  const open = async (limits: OpenOptions['limits'] = {}): Promise<string> => {
    api = await ApiUnderTest.open({ limits });
    await api.app.listen(0, '127.0.0.1');
    return `ws://${api.host}/graphql`;
  };
  const keep = async (socket: Promise<RawSocket>): Promise<RawSocket> => {
    sockets.push(await socket);
    return socket;
  };

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.end();
    await api.close();
    jest.restoreAllMocks();
  });

  it('that sends a message of 300 KB is closed with 1009, and nothing is printed', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const socket = await keep(RawSocket.connect(await open()));
    socket.socket.send('x'.repeat(300_000));
    expect(await socket.closed).toBe(1009);
    expect(printed).not.toHaveBeenCalled();
    expect(api.log).toEqual([]);
  });

  it.each([
    ['is no JSON', 'hello', 4400],
    ['is not of the protocol', '{"type":"dance"}', 4400],
    ['asks before connection_init', '{"id":"1","type":"subscribe","payload":{"query":"{ position }"}}', 4401],
    ['opens with more than a token needs', JSON.stringify({ type: 'connection_init', payload: { a: 'x'.repeat(20_000) } }), 4400],
  ])('whose message %s is closed', async (_what, message, code) => {
    const socket = await keep(RawSocket.open(await open()));
    socket.socket.send(message);
    expect(await socket.closed).toBe(code);
    expect(api.log).toEqual([]);
  });

  it('that says nothing is closed after the time for connection_init', async () => {
    const socket = await keep(RawSocket.open(await open({ connectionInitMs: 20 })));
    expect(await socket.closed).toBe(4408);
  });

  it('without an operation is closed after the time for idling, one that follows something is not', async () => {
    const url = await open({ idleSocketMs: 300, socketKeepAliveMs: 300 });
    await startFriday(api);
    const follows = await keep(RawSocket.connect(url));
    follows.ask('1', clock);
    await follows.until(({ type }) => type === 'next');
    const idle = await keep(RawSocket.connect(url));
    expect(await idle.closed).toBe(1000);
    expect(follows.socket.readyState).toBe(1);
  });

  it('that does not answer pings is closed', async () => {
    const url = await open({ socketKeepAliveMs: 20 });
    const socket = await keep(RawSocket.connect(url, undefined, { autoPong: false }));
    expect(await socket.closed).toBe(1006);
  });

  it('that sends too many messages is closed with 1008; with the token it may send ten times as many', async () => {
    const url = await open({ messagesPerSecond: 20 });
    const [stranger, director] = [await keep(RawSocket.connect(url)), await keep(RawSocket.connect(url, bearer))];
    for (const socket of [stranger, director]) for (let n = 0; n < 60; n += 1) socket.send({ type: 'ping' });
    expect(await stranger.closed).toBe(1008);
    await director.count('pong', 60);
  });

  it('that sends too many pings of the WebSocket itself is closed too', async () => {
    const socket = await keep(RawSocket.connect(await open({ messagesPerSecond: 20 })));
    for (let n = 0; n < 60; n += 1) socket.socket.ping();
    expect(await socket.closed).toBe(1008);
  });

  it('has a bounded number of operations, and goes on with those that it has', async () => {
    const url = await open({ operationsPerSocket: 3 });
    await startFriday(api);
    const socket = await keep(RawSocket.connect(url));
    for (const id of ['1', '2', '3', '4']) socket.ask(id, clock);
    const refused = await socket.until(({ type }) => type === 'error');
    expect(refused).toMatchObject({ id: '4', payload: [{ extensions: { code: 'TOO_MANY_OPERATIONS', parameters: { most: 3 } } }] });
    await socket.count('next', 3);
    socket.send({ id: '1', type: 'complete' });
    socket.ask('5', clock);
    expect(await socket.until(({ id, type }) => id === '5' && type === 'next')).toBeDefined();
  });

  it('has a bounded name for an operation', async () => {
    const socket = await keep(RawSocket.connect(await open()));
    socket.ask('i'.repeat(129), '{ position }');
    expect(await socket.until(({ type }) => type === 'error')).toMatchObject({ payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('of one address too many is closed with 1013 and may come later; one with the token is let in', async () => {
    const url = await open({ socketsPerAddress: 2 });
    const first = await keep(RawSocket.connect(url));
    await keep(RawSocket.connect(url));
    const third = await keep(RawSocket.open(url));
    third.send({ type: 'connection_init' });
    expect(await third.closed).toBe(1013);
    await keep(RawSocket.connect(url, bearer));
    await keep(RawSocket.connect(url, undefined, { headers: bearer }));
    first.end();
    for (;;) {
      const again = await keep(RawSocket.open(url));
      again.send({ type: 'connection_init' });
      const said = await Promise.race([again.closed, again.until(() => true).catch(() => null)]);
      if (typeof said === 'object' && said !== null) break;
    }
  });

  it('that does not read is not read from either: of 60 catalogues few are made, others are answered, and it is closed', async () => {
    const url = await open({ socketBufferBytes: 100_000, stalledSocketMs: 1_000 });
    const socket = await keep(RawSocket.connect(url));
    socket.socket.pause();
    for (let n = 0; n < 60; n += 1) socket.ask(String(n), catalogue);
    expect(await api.ask('{ position }')).toEqual({ data: { position: null }, extensions: priced });
    await serverLetGo(api);
    socket.socket.resume();
    await socket.closed;
    expect(socket.received.filter(({ type }) => type === 'next').length).toBeLessThan(60);
  });

  it('that leaves most unread is ended when all together leave too much', async () => {
    const url = await open({ socketBufferBytes: 50_000_000, allSocketsBufferBytes: 500_000, messagesPerSecond: 1_000 });
    const [greedy, modest] = [await keep(RawSocket.connect(url)), await keep(RawSocket.connect(url))];
    greedy.socket.pause();
    for (let n = 0; n < 100; n += 1) greedy.ask(String(n), catalogue);
    modest.ask('1', catalogue);
    await modest.until(({ type }) => type === 'next');
    await serverKeeps(api, 1);
    expect(modest.socket.readyState).toBe(1);
  });
});

describe('Subscriptions that are the same', () => {
  let api: ApiUnderTest;
  let url: string;
  const sockets: RawSocket[] = [];

  const start = async (limits: OpenOptions['limits'] = {}): Promise<void> => {
    api = await ApiUnderTest.open({ limits });
    await startFriday(api);
    await api.app.listen(0, '127.0.0.1');
    url = `ws://${api.host}/graphql`;
  };
  const connect = async (payload?: object): Promise<RawSocket> => {
    const socket = await RawSocket.connect(url, payload);
    sockets.push(socket);
    return socket;
  };

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.end();
    await api.close();
  });

  it('are read once for all who follow, and each hears of each change once', async () => {
    await start();
    const all = [await connect(), await connect()];
    for (const socket of all) for (let n = 0; n < 50; n += 1) socket.ask(String(n), clock);
    for (const socket of all) await socket.count('next', 50);
    const get = jest.spyOn(api.tapis.views, 'get');
    await api.command('pauseClock', { tournamentId: 'friday' });
    for (const socket of all) await socket.count('next', 100);
    // The command itself may read it too.
    expect(get.mock.calls.filter(([view, key]) => view.name === 'clock' && key === 'friday').length).toBeLessThanOrEqual(2);
    get.mockRestore();
    for (const { received } of all) {
      const states = Map.groupBy(
        received.filter(({ type }) => type === 'next'),
        ({ id }) => id,
      );
      expect([...states.values()].map((each) => each.map(({ payload }) => payload.data.clockChanged.state))).toEqual(
        Array.from({ length: 50 }, () => ['RUNNING', 'PAUSED']),
      );
    }
  });

  it('give a hand’s events to each from the first on, in order, whenever it joined', async () => {
    await start();
    const early = await connect();
    const hand = await openHand(api);
    const query = `subscription { handEvents(handId: "${hand.id}") { revision } }`;
    for (let n = 0; n < 20; n += 1) early.ask(String(n), query);
    await early.until(({ type }) => type === 'next');
    const late = await connect();
    late.ask('late', query);
    await playOut(api, hand, fold);
    late.ask('last', query);
    const revisions = (await api.tapis.store.readStream(`hand-${hand.id}`)).map(({ revision }) => revision);
    await early.count('next', 20 * revisions.length);
    await late.count('next', 2 * revisions.length);
    for (const { received } of [early, late]) {
      const followed = Map.groupBy(
        received.filter(({ type }) => type === 'next'),
        ({ id }) => id,
      );
      for (const each of followed.values()) expect(each.map(({ payload }) => payload.data.handEvents.revision)).toEqual(revisions);
    }
  });

  it('are not shared with who has the token', async () => {
    await start();
    const hand = await openHand(api);
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: holeCards[1] });
    const query = `subscription { handEvents(handId: "${hand.id}") { type data } }`;
    const [publicly, directing] = [await connect(), await connect(bearer)];
    const cards = async (socket: RawSocket): Promise<unknown> => {
      socket.ask('1', query);
      const { payload } = await socket.until(({ payload: shown }) => shown?.data?.handEvents.type === 'HoleCardsRecorded');
      return payload.data.handEvents.data.cards;
    };
    expect([await cards(directing), await cards(publicly)]).toEqual([holeCards[1], null]);
  });

  it('count once; different ones are bounded, for one address and in all', async () => {
    await start({ liveQueries: 3, liveQueriesPerAddress: 2 });
    const socket = await connect();
    const table = (number: number): string => `subscription { tableChanged(tournamentId: "friday", table: ${number}) { state } }`;
    socket.ask('a', clock);
    socket.ask('b', clock);
    socket.ask('c', table(1));
    socket.ask('d', table(2));
    expect(await socket.until(({ type }) => type === 'error')).toMatchObject({
      id: 'd',
      payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
    });
    const director = await connect(bearer);
    director.ask('d', table(2));
    director.ask('e', table(1));
    await director.until(({ id, type }) => id === 'e' && type === 'next');
    socket.send({ id: 'c', type: 'complete' });
    socket.ask('f', standings);
    await socket.until(({ id, type }) => id === 'f' && type === 'next');
  });

  it('wait for the position that they name', async () => {
    await start();
    const socket = await connect();
    const { position } = await api.command('pauseClock', { tournamentId: 'friday' });
    socket.ask('1', `subscription { clockChanged(tournamentId: "friday", atLeast: ${position}) { state } }`);
    expect(await socket.until(({ type }) => type === 'next')).toMatchObject({ payload: { data: { clockChanged: { state: 'PAUSED' } } } });
  });
});

describe('Turns', () => {
  it('go round the addresses, one in each turn of the event loop', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const loops: string[] = [];
    const tick = (): void => {
      loops.push('tick');
      if (order.length < 5) setImmediate(tick);
    };
    setImmediate(tick);
    await Promise.all(['a', 'a', 'a', 'b', 'c'].map(async (address) => order.push((await turns.waitForTurn(address), address))));
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a']);
    expect(loops.length).toBeGreaterThanOrEqual(4);
  });
});

describe('The allowance of a socket', () => {
  it('is earned again with time, up to two seconds’ worth', () => {
    let now = 0;
    const allowance = new MessageAllowance({ messagesPerSecond: 2, bytesPerSecond: 100 }, () => now);
    const spend = (): boolean => allowance.spend(1, 1, 1);
    expect([spend(), spend(), spend(), spend(), spend()]).toEqual([true, true, true, true, false]);
    now = 60_000;
    expect([spend(), spend(), spend(), spend(), spend()]).toEqual([true, true, true, true, false]);
    now = 120_000;
    expect([allowance.spend(1, 200, 1), allowance.spend(0, 1, 1)]).toEqual([true, false]);
  });
});

describe('The answers kept for followers that are behind', () => {
  it('are bounded for all together, and a gap is an error, never a silence', () => {
    const budget = { bytes: 0, most: 10 };
    const [one, other] = [new LiveHistory(budget), new LiveHistory(budget)];
    for (const text of ['aaaa', 'bbbb']) one.add(text);
    other.add('cccccccc');
    one.add('dddd');
    expect([one.first, one.at(2), one.at(3), other.at(0)]).toEqual([2, 'dddd', null, 'cccccccc']);
    expect(() => one.at(0)).toThrow(expect.objectContaining({ code: 'SUBSCRIPTION_LAGGING' }));
    one.clear();
    other.clear();
    expect(budget.bytes).toBe(0);
  });
});

/** Resolves when the server has no connection left. */
const serverLetGo = (api: ApiUnderTest): Promise<void> => serverKeeps(api, 0);

/** Resolves when the server has at most this many connections. */
async function serverKeeps(api: ApiUnderTest, most: number): Promise<void> {
  const server = api.app.getHttpServer();
  const open = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))));
  while ((await open()) > most) await new Promise((resolve) => void setImmediate(resolve));
}
