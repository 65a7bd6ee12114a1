/** Everything of a club or a federation in one archive: what is in it for whom, that it costs its rows, and how it ends. */
import { once } from 'node:events';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { ArchiveRoute } from '../../src/api/exports/archive-route.js';
import { ApiUnderTest, startFriday, token, tournamentInput } from './client.js';
import { allIn, openHand, playOut } from './hands.js';

let api: ApiUnderTest;
let reader: string;
let stranger: string;

beforeAll(async () => {
  api = await ApiUnderTest.open({ limits: { tokenCostPerMinute: 200_000 } });
  await api.command('foundFederation', { federationId: 'north', name: 'Nord' });
  for (const clubId of ['mons', 'namur']) {
    await api.command('registerClub', { clubId, name: clubId });
    await api.command('affiliateClub', { clubId, federationId: 'north', since: '2020-01-01' });
  }
  await startFriday(api);
  await api.command('createTournament', { ...tournamentInput, tournamentId: 'cup', clubId: 'mons', name: 'Coupe' });
  for (const n of [1, 2]) await api.command('registerPlayer', { tournamentId: 'cup', playerId: `p${n}`, name: `Player ${n}`, adult: true });
  await api.command('drawSeats', { tournamentId: 'cup' });
  await api.command('startTournament', { tournamentId: 'cup' });
  await playOut(api, await openHand(api, [], 'cup'), allIn);
  await api.command('recordOffence', { tournamentId: 'cup', playerId: 'p2', offence: 'INSULT', note: '=1+1' });
  const { playerId } = await api.command('registerPerson', { clubId: 'mons', name: 'Élodie' }, '{ playerId }');
  const night = { clubId: 'mons', source: 'paper', externalId: '1', name: 'Night 1', date: '2026-09-04', rows: [{ playerId, place: 1 }] };
  await api.command('importResults', night, '{ sheetId }');
  const makeToken = async (holder: object): Promise<string> =>
    (await api.command('createToken', { holder: { kind: 'SERVICE', ...holder } }, '{ key }')).key;
  reader = await makeToken({ clubId: 'mons', roles: ['INTEGRATION_READ'] });
  stranger = await makeToken({ clubId: 'namur', roles: ['INTEGRATION_READ'] });
  await api.untilViewsReached();
});
afterAll(() => api.close());

const get = (url: string, key: string | null) =>
  api.app.inject({ url, headers: { host: api.host, ...(key === null ? {} : { authorization: `Bearer ${key}` }) } });

/** The files of an archive by their names. */
async function unpack(url: string, key: string): Promise<Record<string, string>> {
  const { statusCode, headers, rawPayload } = await get(url, key);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  return Object.fromEntries(Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

const cup = (file: string): string => `tournaments/cup/${file}`;

describe('The archive of a club', () => {
  it('has every table that the asker may read', async () => {
    const files = await unpack('/clubs/mons/export', token);
    expect(files['README.txt']).toMatch(/^\uFEFFmons\r\n[^]*FRANÇAIS[^]*ENGLISH/);
    const index = JSON.parse(files['index.json']!);
    expect(index).toMatchObject({ club: { id: 'mons', name: 'mons' }, complete: true, leftOut: [] });
    expect([...index.files, 'index.json']).toEqual(Object.keys(files));
    expect(index.files).toEqual(
      expect.arrayContaining(['members.csv', ...['standings.csv', 'chips.csv', 'discipline.csv', 'hands.phhs'].map(cup)]),
    );
    expect(files['members.csv']).toContain('Élodie');
    expect(files[cup('discipline.csv')]).toContain(`'=1+1`);
    expect(files[cup('hands.phhs')]).toMatch(/^\[1\]\nvariant = "NT"/);
    for (const table of ['standings', 'chips', 'discipline'])
      expect(files[cup(`${table}.csv`)]).toBe((await get(`/tournaments/cup/${table}.csv`, token)).body);
    expect(Object.keys(files).filter((name) => name.startsWith('sheets/'))).toHaveLength(1);
    expect(Object.keys(files).some((name) => name.includes('friday'))).toBe(false);
  });

  it('names what the asker may not read', async () => {
    const files = await unpack('/clubs/mons/export', stranger);
    const { leftOut, complete } = JSON.parse(files['index.json']!);
    expect(complete).toBe(true);
    expect(leftOut.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['members.csv', cup('chips.csv'), cup('discipline.csv')]),
    );
    expect(Object.keys(files)).toContain(cup('standings.csv'));
    expect(Object.keys(files)).not.toContain('members.csv');
    expect(JSON.stringify(files)).not.toContain('=1+1');
  });

  it('is for tokens, and for clubs that are there', async () => {
    const open = await get('/clubs/mons/export', null);
    expect([open.statusCode, open.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    for (const path of ['/clubs/nothing/export', '/federations/mons/export']) {
      const nothing = await get(path, token);
      expect([nothing.statusCode, nothing.json()]).toEqual([404, { errors: [] }]);
    }
  });

  it('of a federation has its clubs', async () => {
    const files = await unpack('/federations/north/export', token);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['clubs/mons/members.csv', 'clubs/namur/members.csv', cup('standings.csv')]));
    expect(JSON.parse(files['index.json']!)).toMatchObject({ federation: { id: 'north' }, complete: true });
  });
});

describe('The cost of an archive', () => {
  it('is that of its rows', async () => {
    const spent = async (): Promise<number> => {
      const { extensions } = await api.ask('{ position }', {}, { authorization: `Bearer ${reader}` });
      return 200_000 - (extensions as unknown as { quota: { remaining: number } }).quota.remaining;
    };
    const before = await spent();
    await unpack('/clubs/mons/export', reader);
    expect((await spent()) - before).toBeGreaterThan(500);
  });

  it('is refused at once when the quota is used up', async () => {
    const made = await api.command('createToken', { holder: { kind: 'SERVICE', clubId: 'mons', roles: ['INTEGRATION_READ'] } }, '{ key }');
    const commands = Array.from(
      { length: 60 },
      (_, n) => `a${n}: pauseClock(input: { commandId: "q${n}", tournamentId: "x" }) { revision }`,
    );
    const headers = { authorization: `Bearer ${made.key}` };
    for (let times = 0; times < 20; times += 1) await api.ask(`mutation { ${commands.join(' ')} }`, {}, headers);
    for (let left = true; left;) left = (await api.ask('{ position }', {}, headers)).errors === undefined;
    const answer = await get('/clubs/mons/export', made.key);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([429, 'TOKEN_QUOTA_USED_UP']);
  });
});

describe('An archive over the network', () => {
  const running = (): number => api.app.get(ArchiveRoute).running;
  const begin = async (): Promise<IncomingMessage> => {
    await api.app.listen(0, '127.0.0.1').catch(() => undefined);
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const request = getOverHttp({ port, host: '127.0.0.1', path: '/clubs/mons/export', headers: { authorization: `Bearer ${token}` } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  };
  const untilNone = async (): Promise<void> => {
    while (running() > 0) await new Promise((done) => setImmediate(done));
  };

  it('ends when the client goes', async () => {
    const response = await begin();
    response.destroy();
    await untilNone();
    expect(api.log).toEqual([]);
  });

  it('is cut off when the server stops', async () => {
    const response = await begin();
    expect(running()).toBe(1);
    const ended = once(response, 'error').catch(() => undefined);
    await Promise.all([api.app.close(), ended, untilNone()]);
    expect(response.complete).toBe(false);
  });
});
