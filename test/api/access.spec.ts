/**
 * Principals, roles, tokens and devices through the API: who may grant what, how a token ends, and that an open socket ends with it.
 */
import type { AddressInfo } from 'node:net';
import { ApiUnderTest, type Answer, startFriday } from './client.js';
import { RawSocket } from './raw-socket.js';
import { until } from '../until.js';

let api: ApiUnderTest;
let url: string;
let now = Date.UTC(2026, 0, 10, 20);

beforeAll(async () => {
  api = await ApiUnderTest.open({ now: () => now });
  await startFriday(api);
  await api.app.listen(0, '127.0.0.1');
  url = `ws://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}/graphql`;
});
afterAll(() => api.close());

const ask = (key: string | null, query: string, variables: object = {}): Promise<Answer> =>
  api.ask(query, variables, key === null ? {} : { authorization: `Bearer ${key}` });

let commands = 0;
async function give(key: string | null, name: string, input: object, selection: string): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return ask(key, `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, {
    input: { commandId: `access-${++commands}`, ...input },
  });
}

interface Made {
  readonly key: string;
  readonly tokenId: string;
  readonly principalId: string;
}

const admin = `tapis_${'t'.repeat(43)}`;

async function create(by: string, input: object): Promise<Made> {
  const answer = await give(by, 'createToken', input, 'key tokenId principalId');
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data!['createToken'] as Made;
}

const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;
const me = '{ me { principalId kind grants { role until scope { kind clubId tournamentId table } } } }';

describe('a token', () => {
  it('is of its holder, with the roles that they were granted, and is shown once', async () => {
    const input = { commandId: 'once', label: 'Club software', holder: { kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] } };
    const made = await create(admin, input);
    expect(made.key).toMatch(/^tapis_s_[0-9A-Za-z]{36}$/);
    const { data } = await ask(made.key, me);
    const scope = { kind: 'CLUB', clubId: 'mons', tournamentId: null, table: null };
    expect(data!['me']).toEqual({
      principalId: made.principalId,
      kind: 'SERVICE',
      grants: [{ role: 'INTEGRATION_READ', until: null, scope }],
    });
    expect(await create(admin, input)).toEqual({ ...made, key: null });
    const recorded = await api.tapis.store.readStream(`principal-${made.principalId}`);
    expect(JSON.stringify(recorded)).not.toContain(made.key);
  });

  it('that nobody has, or whose checksum is wrong, is refused; and so is one in an address', async () => {
    const { key } = await create(admin, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } });
    const other = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    expect(codeOf(await ask(other, me))).toBe('UNAUTHENTICATED');
    const inAddress = await api.app.inject({ url: `/graphql?query={__typename}&x=${key}`, headers: { host: api.host } });
    expect([inAddress.statusCode, inAddress.json().errors[0].extensions.code]).toEqual([400, 'TOKEN_IN_URL']);
  });

  it('ends when it expires', async () => {
    const expiresAt = new Date(now + 60_000).toISOString();
    const { key } = await create(admin, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] }, expiresAt });
    expect(codeOf(await ask(key, me))).toBeUndefined();
    now += 60_000;
    expect(codeOf(await ask(key, me))).toBe('TOKEN_OVER');
    expect(codeOf(await give(admin, 'createToken', { expiresAt }, 'key'))).toBe('ALREADY_OVER');
  });

  it('notes the day of its last use, once', async () => {
    const { key, tokenId, principalId } = await create(admin, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } });
    for (let time = 0; time < 3; time += 1) await ask(key, me);
    const seen = async (): Promise<string[]> =>
      (await api.tapis.store.readStream(`principal-${principalId}`)).map(({ type }) => type).filter((type) => type === 'TokenSeen');
    await until(async () => (await seen()).length > 0);
    await ask(key, me);
    expect(await seen()).toEqual(['TokenSeen']);
    const { data } = await api.asDirector('{ me { tokens { tokenId lastUsed } } }');
    expect(data!['me'].tokens).toContainEqual({ tokenId, lastUsed: '2026-01-10' });
  });

  it('limited to a scope has the roles on that scope alone', async () => {
    const { key } = await create(admin, { within: { clubId: 'mons' }, roles: ['TD', 'CLUB_ADMIN'] });
    const { grants } = (await ask(key, me)).data!['me'];
    const scope = { kind: 'CLUB', clubId: 'mons', tournamentId: null, table: null };
    expect(grants).toHaveLength(2);
    expect(grants).toEqual(
      expect.arrayContaining([
        { role: 'CLUB_ADMIN', until: null, scope },
        { role: 'TD', until: null, scope },
      ]),
    );
    expect(codeOf(await give(key, 'grantClubRole', { clubId: 'other', principalId: 'x', role: 'FLOOR' }, 'changed'))).toBe('NOT_FOUND');
  });
});

describe('nobody escalates', () => {
  let clubAdmin: Made;
  let floor: Made;
  beforeAll(async () => {
    clubAdmin = await create(admin, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['CLUB_ADMIN'] } });
    floor = await create(clubAdmin.key, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } });
  });

  it.each([
    ['a club admin to a federation', 'grantFederationRole', { federationId: 'fbp', role: 'FEDERATION_ADMIN' }, 'NOT_FOUND'],
    ['a club admin to the installation', 'grantFederationRole', { role: 'CLUB_ADMIN' }, 'FORBIDDEN'],
    ['a club admin in another club', 'grantClubRole', { clubId: 'other', role: 'FLOOR' }, 'NOT_FOUND'],
    ['a federation role on a club', 'grantClubRole', { clubId: 'mons', role: 'FEDERATION_ADMIN' }, 'ROLE_NOT_OF_SCOPE'],
  ])('%s', async (_who, mutation, input, code) => {
    const before = await api.tapis.store.lastPosition();
    expect(codeOf(await give(clubAdmin.key, mutation, { principalId: clubAdmin.principalId, ...input }, 'changed'))).toBe(code);
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });

  it('a floor grants nothing, not even their own role', async () => {
    const grant = { clubId: 'mons', principalId: 'x', role: 'FLOOR' };
    expect(codeOf(await give(floor.key, 'grantClubRole', grant, 'changed'))).toBe('FORBIDDEN');
    const holder = { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] };
    expect(codeOf(await give(floor.key, 'createToken', { holder }, 'key'))).toBe('ROLE_ABOVE_OWN');
  });

  it('a token gives no other token more than it has itself', async () => {
    expect(codeOf(await give(floor.key, 'createToken', { roles: ['TD'] }, 'key'))).toBe('ROLE_ABOVE_OWN');
    const limited = await create(clubAdmin.key, { expiresAt: new Date(now + 60_000).toISOString() });
    expect(codeOf(await give(limited.key, 'createToken', {}, 'key'))).toBe('TOKEN_LIMITED');
  });

  it('nobody revokes the token of somebody else, or finds out about it', async () => {
    expect(codeOf(await give(floor.key, 'revokeToken', { tokenId: clubAdmin.tokenId }, 'changed'))).toBe('UNKNOWN_TOKEN');
    const { data } = await ask(floor.key, '{ me { tokens { tokenId } } }');
    expect(data!['me'].tokens).toEqual([{ tokenId: floor.tokenId }]);
  });

  it('what is refused to somebody is on record, once a minute with a count', async () => {
    for (let time = 0; time < 3; time += 1) expect(codeOf(await ask(floor.key, '{ accessLog { totalCount } }'))).toBe('FORBIDDEN');
    await api.tapis.access.notes.flush();
    await api.asDirector('{ __typename }');
    const log = '{ accessLog(principalId: "ID") { nodes { type text { en } data } } }'.replace('ID', floor.principalId);
    const { nodes } = (await ask(floor.key, log)).data!['accessLog'];
    const refused = nodes.filter(({ type }: { type: string }) => type === 'OperationsRefused');
    // The policy denied the grant that the floor tried above.
    expect(refused.map(({ data }: { data: { operation: string; count: number } }) => [data.operation, data.count])).toEqual([
      ['grantClubRole', 1],
      ['accessLog', 3],
    ]);
  });
});

it('a federation keeps one admin without an end', async () => {
  const first = await create(admin, { holder: { kind: 'PERSON', federationId: 'fbp', roles: ['FEDERATION_ADMIN'] } });
  const { principalId } = first;
  const role = { federationId: 'fbp', principalId, role: 'FEDERATION_ADMIN' };
  expect(codeOf(await give(first.key, 'revokeFederationRole', role, 'changed'))).toBe('LAST_ADMIN');
  const until = new Date(now + 60_000).toISOString();
  expect(codeOf(await give(first.key, 'grantFederationRole', { ...role, until }, 'changed'))).toBe('LAST_ADMIN');
  expect(codeOf(await give(first.key, 'grantFederationRole', { ...role, principalId: 'other' }, 'changed'))).toBeUndefined();
  expect((await give(first.key, 'revokeFederationRole', role, 'changed')).data!['revokeFederationRole']).toEqual({ changed: true });
  expect((await ask(first.key, me)).data!['me'].grants).toEqual([]);
});

describe('an open socket', () => {
  const open = async (key: string): Promise<RawSocket> => RawSocket.connect(url, { authorization: `Bearer ${key}` });

  it('is closed when its token is revoked, before that is answered', async () => {
    const made = await create(admin, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } });
    const socket = await open(made.key);
    const closed = socket.closed;
    await give(admin, 'revokeToken', { tokenId: made.tokenId }, 'changed');
    expect(await closed).toBe(4403);
    expect(codeOf(await ask(made.key, me))).toBe('TOKEN_OVER');
    await expect(open(made.key)).rejects.toThrow();
  });

  it('is closed for the client to come again when its roles change', async () => {
    const made = await create(admin, { holder: { kind: 'PERSON', clubId: 'mons', roles: ['FLOOR'] } });
    const socket = await open(made.key);
    await give(admin, 'grantClubRole', { clubId: 'mons', principalId: made.principalId, role: 'TD' }, 'changed');
    expect(await socket.closed).toBe(1001);
    (await open(made.key)).end();
  });
});

describe('the device of a table', () => {
  const offer = async (by: string): Promise<{ code: string; secret: string; pairingId: string }> => {
    const answer = await give(by, 'offerPairing', { tournamentId: 'friday', table: 1 }, 'code secret pairingId until');
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return answer.data!['offerPairing'];
  };
  const pair = (code: string): Promise<Answer> =>
    give(null, 'pairDevice', { tournamentId: 'friday', table: 1, code }, 'key tokenId principalId');

  it('is paired by the code that an official offers, once, and has its table alone', async () => {
    const td = await create(admin, { holder: { kind: 'PERSON', tournamentId: 'friday', roles: ['TD'] } });
    const { code, secret } = await offer(td.key);
    expect([code, secret]).toEqual([expect.stringMatching(/^[B-DF-HJ-NP-TV-Z]{10}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const { key } = (await pair(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)).data!['pairDevice'] as Made;
    expect((await ask(key, me)).data!['me'].grants).toEqual([
      { role: 'DEVICE', until: null, scope: { kind: 'TABLE', clubId: null, tournamentId: 'friday', table: 1 } },
    ]);
    expect(codeOf(await pair(code))).toBe('NO_PAIRING_OFFERED');
    const stored = JSON.stringify(await api.tapis.store.readStream('access-tournament.friday'));
    for (const shown of [code, secret, key]) expect(stored).not.toContain(shown);
    expect(codeOf(await give(key, 'createToken', {}, 'key'))).toBe('TOKEN_LIMITED');
  });

  it('is not paired after ten minutes, nor by an offer that another replaced', async () => {
    const first = await offer(admin);
    const second = await offer(admin);
    expect(codeOf(await pair(first.secret))).toBe('NO_PAIRING_OFFERED');
    now += 600_000;
    expect(codeOf(await pair(second.secret))).toBe('NO_PAIRING_OFFERED');
  });

  it('ends when an official ends the pairing', async () => {
    const { secret, pairingId } = await offer(admin);
    const { key } = (await pair(secret)).data!['pairDevice'] as Made;
    await give(admin, 'endPairing', { tournamentId: 'friday', pairingId }, 'changed');
    expect(codeOf(await ask(key, me))).toBe('TOKEN_OVER');
  });

  describe('as a desk', () => {
    const desk = { role: 'FLOOR', label: 'tablet at the bar' };
    const pairDesk = async (by: string, role = 'FLOOR'): Promise<{ key: string; pairingId: string }> => {
      const offered = await give(by, 'offerPairing', { tournamentId: 'friday', desk: { ...desk, role } }, 'code pairingId');
      const { code, pairingId } = offered.data!['offerPairing'] as { code: string; pairingId: string };
      const { data } = await give(null, 'pairDevice', { tournamentId: 'friday', code }, 'key');
      return { key: (data!['pairDevice'] as Made).key, pairingId };
    };
    const inject = (method: 'POST' | 'DELETE', headers: object): ReturnType<typeof api.app.inject> =>
      api.app.inject({ method, url: '/device-session', headers: { host: api.host, ...headers } });
    const askBy = async (cookie: string, device: string | null): Promise<Answer> => {
      const headers = { host: api.host, cookie, ...(device === null ? {} : { 'tapis-device': device }) };
      return (await api.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: me } })).json();
    };

    it('has the role that was offered, at the tournament, for 16 hours', async () => {
      const { key, pairingId } = await pairDesk(admin);
      expect((await ask(key, me)).data!['me'].grants).toEqual([
        { role: 'FLOOR', until: null, scope: { kind: 'TOURNAMENT', clubId: null, tournamentId: 'friday', table: null } },
      ]);
      expect(codeOf(await give(key, 'createToken', {}, 'key'))).toBe('TOKEN_LIMITED');
      const above = await give(key, 'offerPairing', { tournamentId: 'friday', desk: { ...desk, role: 'TD' } }, 'code');
      expect(codeOf(above)).toBe('ROLE_ABOVE_OWN');
      const second = await pairDesk(key);
      await give(key, 'endPairing', { tournamentId: 'friday', pairingId }, 'changed');
      expect(codeOf(await ask(key, me))).toBe('TOKEN_OVER');
      expect((await ask(second.key, me)).errors).toBeUndefined();
      now += 16 * 3_600_000;
      expect(codeOf(await ask(second.key, me))).toBe('TOKEN_OVER');
    });

    it('is offered with a table or a desk, and not with both', async () => {
      for (const place of [{}, { table: 1, desk }])
        expect(codeOf(await give(admin, 'offerPairing', { tournamentId: 'friday', ...place }, 'code'))).toBe('BAD_USER_INPUT');
    });

    it('keeps its token in a cookie that no script reads, used only by requests that name the device', async () => {
      const { key } = await pairDesk(admin);
      const kept = await inject('POST', { authorization: `Bearer ${key}` });
      const cookie = String(kept.headers['set-cookie']);
      expect(cookie).toMatch(/^tapis-device\.friday=tapis_d_\w+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
      const pair = cookie.split(';')[0]!;
      const kindOf = async (device: string | null): Promise<unknown> => (await askBy(pair, device)).data!['me'].kind;
      expect([await kindOf('friday'), await kindOf(null), await kindOf('friday.1'), await kindOf('other')]).toEqual([
        'DEVICE',
        'PUBLIC',
        'PUBLIC',
        'PUBLIC',
      ]);
      expect((await inject('DELETE', { cookie: pair, 'tapis-device': 'friday' })).headers['set-cookie']).toContain('Max-Age=0');
    });

    it('is the only kind of token that gets a cookie', async () => {
      for (const authorization of [`Bearer ${admin}`, `Bearer ${(await create(admin, {})).key}`])
        expect((await inject('POST', { authorization })).statusCode).toBe(401);
      expect((await inject('POST', {})).statusCode).toBe(401);
    });

    it('is kept for a club too: the token of somebody with a role, for requests that name the club', async () => {
      const named = { authorization: `Bearer ${(await create(admin, {})).key}`, 'tapis-device': 'club~mons' };
      const cookie = String((await inject('POST', named)).headers['set-cookie']);
      expect(cookie).toMatch(/^tapis-device\.club~mons=tapis_\w+; Max-Age=57600; Path=\/; HttpOnly; SameSite=Strict$/);
      const pair = cookie.split(';')[0]!;
      const kindOf = async (device: string | null): Promise<unknown> => (await askBy(pair, device)).data!['me'].kind;
      expect([await kindOf('club~mons'), await kindOf(null), await kindOf('club~liege'), await kindOf('mons')]).toEqual([
        expect.stringMatching(/^(PERSON|SERVICE)$/),
        'PUBLIC',
        'PUBLIC',
        'PUBLIC',
      ]);
      for (const device of ['club~', 'club~mons; Domain=evil', 'club~../x', 'clubs~mons'])
        expect([device, (await inject('POST', { ...named, 'tapis-device': device })).statusCode]).toEqual([device, 401]);
      expect((await inject('POST', { 'tapis-device': 'club~mons' })).statusCode).toBe(401);
      expect((await inject('DELETE', { cookie: pair, 'tapis-device': 'club~mons' })).headers['set-cookie']).toContain('Max-Age=0');
    });

    it('follows by a WebSocket that names it in its first message', async () => {
      const { key } = await pairDesk(admin);
      const cookie = String((await inject('POST', { authorization: `Bearer ${key}` })).headers['set-cookie']).split(';')[0]!;
      const connect = async (device: string): Promise<unknown> => {
        const socket = await RawSocket.open(url, { headers: { cookie } });
        socket.send({ type: 'connection_init', payload: { device } });
        const acknowledged = socket
          .until(({ type }) => type === 'connection_ack')
          .then(
            ({ type }) => type,
            () => socket.closed,
          );
        return acknowledged.finally(() => socket.end());
      };
      expect([await connect('friday'), await connect('other')]).toEqual(['connection_ack', 4400]);
    });
  });

  it('is offered by the floor and the director of the tournament alone, and for a table that it has', async () => {
    const foreign = await create(admin, { holder: { kind: 'PERSON', tournamentId: 'other', roles: ['TD'] } });
    expect(codeOf(await give(foreign.key, 'offerPairing', { tournamentId: 'friday', table: 1 }, 'code'))).toBe('NOT_FOUND');
    expect(codeOf(await give(admin, 'offerPairing', { tournamentId: 'friday', table: 9 }, 'code'))).toBe('NO_TABLE_TO_PAIR');
    expect(codeOf(await give(null, 'offerPairing', { tournamentId: 'friday', table: 1 }, 'code'))).toBe('UNAUTHENTICATED');
  });

  it('shows to nobody who guesses whether there is an offer, and is paired by the right code after any number of wrong ones', async () => {
    const guess = async (): Promise<unknown> => {
      const { data, errors } = await pair('BCDFGHJKLM');
      return [data, errors!.map(({ message, path, extensions: { correlationId: _id, ...rest } }) => ({ message, path, ...rest }))];
    };
    const before = await guess();
    const { code } = await offer(admin);
    const position = await api.tapis.store.lastPosition();
    expect(await guess()).toEqual(before);
    const codes = [];
    for (let time = 0; time < 30; time += 1) codes.push(codeOf(await pair('BCDFGHJKLM')));
    expect([codes[0], codes.at(-1)]).toEqual(['NO_PAIRING_OFFERED', 'TOO_MANY_WRONG_CODES']);
    expect(await api.tapis.store.lastPosition()).toBe(position);
    expect((await pair(code)).data!['pairDevice']).toMatchObject({ key: expect.any(String) });
  });
});
