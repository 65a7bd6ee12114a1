/**
 * What an open socket, or a query that waits, is given after what the policy read has changed: nothing that would be refused to a new one.
 */
import type { AddressInfo } from 'node:net';
import { Decisions } from '../../src/api/request/decisions.js';
import { Policy, viewsOfPolicy } from '../../src/api/policy/policy.js';
import { LiveHub, type LiveRequest } from '../../src/api/reading/live-hub.js';
import { LiveQuery } from '../../src/api/reading/live-query.js';
import { defaultLimits } from '../../src/api/request/limits.js';
import { PrincipalTurns } from '../../src/api/request/principal-turns.js';
import { Turns } from '../../src/api/request/turns.js';
import type { PrincipalId } from '../../events/ids.js';
import { until } from '../until.js';
import { type Answer, ApiUnderTest, startFriday, tournamentInput } from './client.js';
import { give, holeCards, openHand, type HandAnswer } from './hands.js';
import { RawSocket, type Received } from './raw-socket.js';

let api: ApiUnderTest;
let url: string;
let hand: HandAnswer;
let now = Date.UTC(2026, 0, 10, 20);
let directors = 0;
const friday = { tournamentId: 'friday' };

beforeEach(async () => {
  api = await ApiUnderTest.open({ now: () => now });
  await startFriday(api);
  // There is a seat for late players.
  await api.command('openTable', { ...friday, reason: 'late players' });
  await api.app.listen(0, '127.0.0.1');
  url = `ws://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}/graphql`;
  hand = await openHand(api);
  await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: holeCards[1] });
});
afterEach(() => api.close());

interface Director {
  readonly key: string;
  readonly principalId: PrincipalId;
}

async function makeDirector(more: object = {}): Promise<Director> {
  const holder = { kind: 'PERSON', ...friday, roles: ['TD'] };
  return api.command('createToken', { commandId: `director-${++directors}`, holder, ...more }, '{ key principalId }');
}

const connect = ({ key }: Director): Promise<RawSocket> => RawSocket.connect(url, { authorization: `Bearer ${key}` });
const askAs = ({ key }: Director, query: string): Promise<Answer> => api.ask(query, {}, { authorization: `Bearer ${key}` });

/** The cards that a socket is given of the events of the hand. */
async function followCards(socket: RawSocket, seat: number): Promise<unknown> {
  socket.ask(`seat-${seat}`, `subscription { handEvents(handId: "${hand.id}") { type data } }`);
  return cardsOf(socket, `seat-${seat}`, seat);
}

async function cardsOf(socket: RawSocket, id: string, seat: number): Promise<unknown> {
  const isCards = ({ id: of, payload }: Received): boolean =>
    of === id && payload?.data?.handEvents?.type === 'HoleCardsRecorded' && payload.data.handEvents.data.seat === seat;
  return (await socket.until(isCards)).payload.data.handEvents.data.cards;
}

const recordSeat2 = (): Promise<unknown> => give(api, 'recordHoleCards', { handId: hand.id, seat: 2, cards: holeCards[2] });
const errorOf = async (socket: RawSocket, id: string): Promise<string> =>
  (await socket.until((message) => message.id === id && message.type === 'error')).payload[0].extensions.code;
const shows = (socket: RawSocket): string => JSON.stringify(socket.received);

describe('a director follows a hand', () => {
  it('until they are linked with somebody who plays in it', async () => {
    const director = await makeDirector();
    const socket = await connect(director);
    expect(await followCards(socket, 1)).toEqual(holeCards[1]);
    await api.command('linkPlayer', { principalId: director.principalId, playerId: 'p3' }, '{ changed }');
    expect(await socket.closed).toBe(1001);
    await recordSeat2();
    expect(shows(socket)).not.toContain(holeCards[2]![0]);
    const again = await connect(director);
    expect([await followCards(again, 1), await followCards(again, 2)]).toEqual([null, null]);
    again.end();
  });

  it('until they enter the tournament themselves, over another socket too', async () => {
    const director = await makeDirector();
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'monday' });
    await api.command('registerPlayer', { tournamentId: 'monday', playerId: 'p9', adult: true });
    await api.command('linkPlayer', { principalId: director.principalId, playerId: 'p9' }, '{ changed }');
    const [socket, other] = [await connect(director), await connect(director)];
    expect([await followCards(socket, 1), await followCards(other, 1)]).toEqual([holeCards[1], holeCards[1]]);
    await api.command('admitLatePlayer', { ...friday, playerId: 'p9', adult: true });
    expect([await errorOf(socket, 'seat-1'), await errorOf(other, 'seat-1')]).toEqual(['ACCESS_CHANGED', 'ACCESS_CHANGED']);
    await recordSeat2();
    expect([await followCards(socket, 2), await followCards(other, 2)]).toEqual([null, null]);
    for (const each of [socket, other]) {
      expect(shows(each)).not.toContain(holeCards[2]![0]);
      each.end();
    }
  });

  it('until their role is taken, by whatever node', async () => {
    const director = await makeDirector();
    const socket = await connect(director);
    expect(await followCards(socket, 1)).toEqual(holeCards[1]);
    const { ways } = api.tapis.access;
    const command = { scope: { kind: 'tournament', ...friday } as never, roles: ['td'] as const, principalId: director.principalId };
    const byAdmin = {
      id: 'admin',
      kind: 'person',
      isOperator: true,
      grants: [{ scope: { kind: 'installation' }, role: 'federationAdmin' }],
    };
    const actor = { id: 'admin', role: 'federationAdmin' } as const;
    await ways.revokeRoles(byAdmin as never, command, { commandId: 'elsewhere', actor, correlationId: 'elsewhere' });
    expect(await socket.closed).toBe(1001);
    await recordSeat2();
    expect(shows(socket)).not.toContain(holeCards[2]![0]);
  });

  it('until their token expires', async () => {
    const director = await makeDirector({ expiresAt: new Date(now + 60_000).toISOString() });
    const socket = await connect(director);
    expect(await followCards(socket, 1)).toEqual(holeCards[1]);
    now += 60_000;
    await recordSeat2();
    expect(await socket.closed).toBe(4403);
    expect(shows(socket)).not.toContain(holeCards[2]![0]);
  });
});

describe('a query that waits for a position', () => {
  const longPoll = async (director: Director): Promise<{ readonly answer: Promise<Answer> }> => {
    const { runner } = api.tapis;
    const position = (await api.tapis.store.lastPosition())! + 2;
    const waitFor = runner.waitFor.bind(runner);
    const begun = new Promise<void>((resolve) => {
      runner.waitFor = (...args) => {
        if (args[0] === position) resolve();
        return waitFor(...args);
      };
    });
    const answer = askAs(
      director,
      `{ tournament(id: "friday", atLeast: ${position}) { auditFeed(last: 50) { nodes { type text { en } } } } }`,
    );
    await begun;
    runner.waitFor = waitFor;
    return { answer };
  };

  it('gives what the asker may see at its end', async () => {
    const director = await makeDirector();
    await askAs(director, '{ position }');
    const { answer } = await longPoll(director);
    await api.command('linkPlayer', { principalId: director.principalId, playerId: 'p3' }, '{ changed }');
    await recordSeat2();
    const { data, errors } = await answer;
    expect([data, errors![0]!.extensions.code]).toEqual([{ tournament: null }, 'ACCESS_CHANGED']);
  });

  it('gives nothing once the token is revoked', async () => {
    const director = await makeDirector();
    await askAs(director, '{ position }');
    const { tokenId } = (await askAs(director, '{ me { tokenId } }')).data!['me'];
    const { answer } = await longPoll(director);
    await api.command('revokeToken', { tokenId }, '{ changed }');
    await recordSeat2();
    const { data, errors } = await answer;
    expect([data, errors![0]!.extensions.code]).toEqual([{ tournament: null }, 'TOKEN_OVER']);
  });

  it('gives no cards to somebody who entered meanwhile', async () => {
    const director = await makeDirector();
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'monday' });
    await api.command('registerPlayer', { tournamentId: 'monday', playerId: 'p9', adult: true });
    await api.command('linkPlayer', { principalId: director.principalId, playerId: 'p9' }, '{ changed }');
    await askAs(director, '{ position }');
    const { answer } = await longPoll(director);
    await api.command('admitLatePlayer', { ...friday, playerId: 'p9', adult: true });
    await recordSeat2();
    // Who may read an edge of the tournament is decided after the wait.
    const { nodes } = (await answer).data!['tournament'].auditFeed;
    expect(nodes.map(({ type }: { readonly type: string }) => type)).toContain('HoleCardsRecorded');
    for (const card of holeCards[2]!) expect(JSON.stringify(nodes)).not.toContain(card);
  });
});

describe('what is decided for somebody', () => {
  it('is read from the views that are declared, and from no other', () => {
    const policy = api.app.get(Policy);
    const read = new Set<string>();
    const { views } = api.tapis;
    const names = ['get', 'page', 'getMany', 'count'] as const;
    for (const name of names) {
      const real = views[name].bind(views) as (view: { name: string }, ...rest: unknown[]) => unknown;
      (views as unknown as Record<string, unknown>)[name] = (view: { name: string }, ...rest: unknown[]) => {
        read.add(view.name);
        return real(view, ...rest);
      };
    }
    for (const scope of [
      { kind: 'tournament', tournamentId: 'friday' },
      { kind: 'club', clubId: 'mons' },
      { kind: 'federation', federationId: 'north' },
    ] as const) {
      const principal = { id: 'x', kind: 'person' as const, grants: [{ role: 'td' as const, scope }], playerId: 'p1' };
      policy.seesCards(principal, 'friday');
      policy.seesOpenedCards(principal, 'friday');
      policy.seesDispute(principal, { disputeId: 'friday.d1' as never, parties: ['p1' as never] });
      policy.seesFullNameOf(principal, 'p2');
      policy.seesFullNameOf(principal, 'nobody');
      policy.mayName(principal, 'p2');
      policy.seesDataOf(principal, 'private.contacts', 'p2');
      policy.seesActors(principal);
    }
    for (const name of names) Reflect.deleteProperty(views, name);
    expect(read.size).toBeGreaterThan(3);
    expect([...read].filter((name) => !viewsOfPolicy.has(name))).toEqual([]);
  });

  it('counts as changed when there is more of it than is kept', () => {
    const principal = { id: 'x', kind: 'person' as const, grants: [] };
    Decisions.keepFor(principal);
    const kept = Decisions.of(principal)!;
    let may = true;
    kept.note('first', () => may);
    expect(kept.hold()).toBe(true);
    may = false;
    expect(kept.hold()).toBe(false);
    kept.clear();
    for (let number = 0; number <= 500; number += 1) kept.note(`question ${number}`, () => true);
    expect(kept.hold()).toBe(false);
  });
});

describe('a state that is followed', () => {
  it('is read again when something is decided otherwise, and what was made before is given to nobody', async () => {
    const hub = new LiveHub({ limits: defaultLimits, turns: new Turns(), principalTurns: new PrincipalTurns() });
    let may = true;
    let decided: boolean | null = null;
    let show = (): void => undefined;
    const query = new LiveQuery('state', { follow: () => () => undefined, read: () => [{}] });
    const request: LiveRequest = {
      key: 'one',
      address: '',
      hasRoles: true,
      line: null,
      price: 1,
      decisions: { hold: () => decided === null || decided === may, clear: () => (decided = null) },
      open: () => Promise.resolve(query),
      async show() {
        decided = may;
        const text = may ? 'all' : 'less';
        if (text === 'all') await new Promise<void>((resolve) => (show = resolve));
        return text;
      },
      explain: (error) => error,
    };
    const given: string[] = [];
    const following = hub.follow(request, {
      ready() {
        const text = following.take();
        if (text !== null) given.push(text);
      },
      ended: () => undefined,
    })!;
    await until(() => Promise.resolve(decided === true));
    may = false;
    hub.reconsider();
    show();
    await until(() => Promise.resolve(given.length > 0));
    expect(given).toEqual(['less']);
    following.leave();
  });
});
