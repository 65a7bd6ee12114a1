/** The feed of changes: by query, by subscription and over plain HTTP, for those who may read it. */
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '../../src/feed/change.js';
import { until } from '../until.js';
import { ApiUnderTest, startFriday, token, tournamentInput } from './client.js';
import { give, holeCards, openHand } from './hands.js';
import { RawSocket } from './raw-socket.js';

let api: ApiUnderTest;
let address: string;
const friday = { tournamentId: 'friday' };
const PAGE =
  'query($after: Position, $filter: ChangeFilter, $first: Int) { changes(after: $after, first: $first, filter: $filter) { position hasMore changes { id position type subject text { en fr } cloudEvent } } }';

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
  await api.app.listen(0, '127.0.0.1');
  address = `127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(() => api.close());

interface Shown {
  readonly id: string;
  readonly position: number;
  readonly type: string;
  readonly subject: string;
  readonly text: { readonly en: string; readonly fr: string };
  readonly cloudEvent: Change;
}

interface Page {
  readonly position: number | null;
  readonly hasMore: boolean;
  readonly changes: readonly Shown[];
}

let tokens = 0;
async function makeToken(holder: object): Promise<string> {
  return (await api.command('createToken', { commandId: `token-${++tokens}`, holder }, '{ key }')).key as string;
}

async function page(variables: object, key = token): Promise<Page> {
  const answer = await api.ask(PAGE, variables, { authorization: `Bearer ${key}` });
  if (answer.errors !== undefined) throw new Error(answer.errors[0]!.extensions.code);
  return answer.data!['changes'] as Page;
}

/** Every change after a position, by pages of a few. */
async function readAll(variables: object = {}, key = token, first = 7): Promise<Shown[]> {
  const found: Shown[] = [];
  for (let after: number | null = null; ;) {
    const { changes, position, hasMore } = await page({ after, first, ...variables }, key);
    found.push(...changes);
    if (!hasMore) return found;
    after = position;
  }
}

/** Every event of the store in a stream that the feed shows. */
async function recorded(): Promise<{ readonly id: string; readonly position: number }[]> {
  const found = [];
  for await (const events of api.tapis.store.readAll(null)) {
    for (const { stream, revision, position } of events) {
      if (/^(?:tournament|hand|dispute|sheet|season|club|federation|player)-/.test(stream))
        found.push({ id: `${stream}/${revision}`, position });
    }
  }
  return found;
}

describe('A page of changes', () => {
  it('has each change once and in order, whatever the size of the page', async () => {
    const all = await recorded();
    for (const first of [1, 7, 500]) {
      const read = await readAll({}, token, first);
      expect(read.map(({ id, position }) => ({ id, position }))).toEqual(all);
    }
  });

  it('is a CloudEvent with a sentence in both languages', async () => {
    const [created] = await readAll({ filter: { types: ['TournamentCreated'] } });
    expect(created!.cloudEvent).toMatchObject({
      specversion: '1.0',
      id: 'tournament-friday/0',
      source: '/',
      type: 'tapis.TournamentCreated.v1',
      subject: 'tournament/friday',
      datacontenttype: 'application/json',
      position: String(created!.position),
      data: { command: 'CreateTournament', by: { role: 'director' }, schema: expect.any(Number), event: { name: 'Friday night' } },
    });
    expect(created!.cloudEvent.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(created!.text).toEqual({ en: expect.stringMatching(/^tournament announced/), fr: expect.stringMatching(/^tournoi annoncé/) });
  });

  it('is empty at the end, and costs next to nothing', async () => {
    const { position } = await page({ first: 500 });
    const answer = await api.asDirector('query($after: Position) { changes(after: $after) { position } }', { after: position });
    expect(answer.data).toEqual({ changes: { position } });
    expect(answer.extensions!.cost.used).toBeLessThan(10);
  });

  it('keeps to its filter', async () => {
    await announce('saturday');
    const subjects = new Set((await readAll({ filter: { tournamentId: 'saturday' } })).map(({ subject }) => subject));
    expect([...subjects]).toEqual(['tournament/saturday']);
    const kinds = new Set((await readAll({ filter: { kinds: ['PLAYER'] } })).map(({ subject }) => subject.split('/')[0]));
    expect([...kinds].every((kind) => kind === 'player')).toBe(true);
    const answer = await api.asDirector(PAGE, { filter: { types: ['Nonsense'] } });
    expect(answer.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

const announce = (tournamentId: string): Promise<unknown> => api.command('createTournament', { ...tournamentInput, tournamentId });

describe('A reader of the feed', () => {
  it('without a token, or without a role that reads the log, is refused', async () => {
    const asked = await api.ask(PAGE);
    expect(asked.errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    const floor = await makeToken({ kind: 'PERSON', ...friday, roles: ['FLOOR'] });
    await expect(page({}, floor)).rejects.toThrow('FORBIDDEN');
    expect((await api.app.inject({ url: '/changes', headers: { host: api.host } })).statusCode).toBe(401);
    expect((await api.app.inject({ url: '/changes', headers: { host: api.host, authorization: `Bearer ${floor}` } })).statusCode).toBe(403);
  });

  it('of one tournament gets its changes and no other', async () => {
    const key = await makeToken({ kind: 'PERSON', ...friday, roles: ['TD'] });
    const subjects = (await readAll({}, key)).map(({ subject }) => subject);
    expect(subjects.length).toBeGreaterThan(10);
    expect(subjects.filter((subject) => !/^(?:tournament\/friday|hand\/friday\.)/.test(subject))).toEqual([]);
  });

  it('who may not see hole cards finds none in it', async () => {
    const hand = await openHand(api);
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: holeCards[1] });
    const key = await makeToken({ kind: 'SERVICE', roles: ['INTEGRATION_READ'] });
    const [change] = await readAll({ filter: { types: ['HoleCardsRecorded'] } }, key);
    expect(change!.cloudEvent.data.event).toMatchObject({ seat: 1, cards: null });
    expect(JSON.stringify(change)).not.toContain(holeCards[1]![0]);
  });
});

/** What a holder gets of the feed in each of its forms. */
async function inEveryForm(key: string): Promise<string[]> {
  await api.untilViewsReached();
  const lines = await api.app.inject({ url: '/changes?first=500', headers: { host: api.host, authorization: `Bearer ${key}` } });
  return [JSON.stringify(await readAll({}, key)), lines.body];
}

describe('What people wrote', () => {
  it('is in it for those who may read it, and for nobody else', async () => {
    await api.command('recordOffence', { ...friday, playerId: 'p1', offence: 'INSULT', note: 'canary of the note' });
    for (const shown of await inEveryForm(token)) expect(shown).toContain('canary of the note');
    const program = await makeToken({ kind: 'SERVICE', roles: ['INTEGRATION_READ'] });
    for (const shown of await inEveryForm(program)) {
      expect(shown).toContain('OffenceRecorded');
      expect(shown).not.toContain('canary of the note');
    }
  });
});

describe('The feed over HTTP', () => {
  const open = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(`http://${address}${path}`, { headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject);
    });

  it('gives a change a line, and where to go on', async () => {
    const answer = await api.app.inject({ url: '/changes?first=3', headers: { host: api.host, authorization: `Bearer ${token}` } });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/x-ndjson; charset=utf-8', 'tapis-more': 'true' });
    const lines = answer.body.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Change).id)).toEqual((await recorded()).slice(0, 3).map(({ id }) => id));
    expect(answer.headers['tapis-position']).toBe((JSON.parse(lines[2]!) as Change).position);
  });

  it.each(['after=-1', 'after=x', 'first=0', 'first=501', 'kind=nonsense', 'type=Nonsense', 'tournament=..'])(
    'refuses %s',
    async (query) => {
      const answer = await api.app.inject({ url: `/changes?${query}`, headers: { host: api.host, authorization: `Bearer ${token}` } });
      expect([answer.statusCode, answer.json<{ errors: { extensions: { code: string } }[] }>().errors[0]!.extensions.code]).toEqual([
        400,
        'BAD_USER_INPUT',
      ]);
    },
  );

  it('goes on while it is followed', async () => {
    const answer = await open('/changes?follow&tournament=friday');
    let text = '';
    answer.on('data', (piece: Buffer) => (text += piece.toString()));
    const idsIn = (): string[] => text.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as Change).id]));
    const before = (await recorded()).filter(({ id }) => /^(?:tournament-friday|hand-friday)/.test(id)).length;
    await until(() => idsIn().length === before);
    await api.command('openTable', { ...friday, reason: 'late players' });
    await until(() => idsIn().length > before);
    expect(new Set(idsIn()).size).toBe(idsIn().length);
    expect(idsIn()).toEqual((await recorded()).flatMap(({ id }) => (/^(?:tournament-friday|hand-friday)/.test(id) ? [id] : [])));
    answer.destroy();
  });
});

describe('A subscription to changes', () => {
  it('goes over from the past to the present without a seam, and on after each interruption', async () => {
    const seen: Shown[] = [];
    let socket: RawSocket | null = null;
    for (let round = 0; round < 12; round += 1) {
      socket = await RawSocket.connect(`ws://${address}/graphql`, { authorization: `Bearer ${token}` });
      socket.ask('feed', 'subscription($after: Position) { changed(after: $after) { id position } }', {
        after: seen.at(-1)?.position ?? null,
      });
      const taken = (): Shown[] =>
        socket!.received.flatMap(({ payload }) => (payload?.data?.changed === undefined ? [] : [payload.data.changed as Shown]));
      for (const part of ['a', 'b', 'c']) await announce(`round-${round}${part}`);
      await until(() => taken().length > round % 5);
      // It ends anywhere.
      socket.end();
      seen.push(...taken());
    }
    const rest = await readAllAfter(seen.at(-1)!.position);
    expect([...seen, ...rest].map(({ id }) => id)).toEqual((await recorded()).map(({ id }) => id));
  });
});

async function readAllAfter(after: number): Promise<readonly Shown[]> {
  const found: Shown[] = [];
  for (let from: number | null = after; ;) {
    const { changes, position, hasMore } = await page({ after: from });
    found.push(...changes);
    if (!hasMore) return found;
    from = position;
  }
}

describe('A subscription to what changes in a tournament', () => {
  interface Parts {
    readonly socket: RawSocket;
    /** The last answer: each part with the position of its last change. */
    readonly parts: () => Readonly<Record<string, number>>;
  }
  const follow = async (id: string, key: string | null, only = ''): Promise<Parts> => {
    const socket = await RawSocket.connect(`ws://${address}/graphql`, key === null ? undefined : { authorization: `Bearer ${key}` });
    socket.ask('parts', `subscription { tournamentChanged(tournamentId: "${id}"${only}) { position parts { part position } } }`);
    const answers = (): { part: string; position: number }[][] =>
      socket.received.flatMap(({ payload }) =>
        payload?.data?.tournamentChanged === undefined ? [] : [payload.data.tournamentChanged.parts],
      );
    await until(() => answers().length > 0);
    return {
      socket,
      parts: () =>
        Object.fromEntries(
          answers()
            .at(-1)!
            .map(({ part, position }) => [part, position]),
        ),
    };
  };

  it('says which parts, and begins before the tournament does', async () => {
    const { socket, parts } = await follow('sunday', null);
    expect(parts()).toEqual({});
    await announce('sunday');
    await until(() => 'TOURNAMENT' in parts());
    await api.command('registerPlayer', { tournamentId: 'sunday', playerId: 'p1', adult: true, showsDocument: true });
    await until(() => 'ENTRIES' in parts());
    const before = parts();
    await announce('monday');
    await api.command('correctAnnouncement', { tournamentId: 'sunday', venue: 'upstairs', reason: 'more tables' });
    await until(() => parts()['TOURNAMENT']! > before['TOURNAMENT']!);
    expect(parts()).toEqual({ ...before, TOURNAMENT: expect.any(Number) });
    socket.end();
  });

  it('says only of the parts that are followed', async () => {
    const { socket, parts } = await follow('tuesday', null, ', parts: [ENTRIES, SEATS]');
    await announce('tuesday');
    await api.command('registerPlayer', { tournamentId: 'tuesday', playerId: 'p1', adult: true, showsDocument: true });
    await until(() => 'ENTRIES' in parts());
    expect(Object.keys(parts())).toEqual(['ENTRIES']);
    expect(socket.received.filter(({ type }) => type === 'next').length).toBe(2);
    socket.end();
  });

  it('says of offences only to those who may read them', async () => {
    const [everybody, director] = [await follow('friday', null), await follow('friday', token)];
    await api.command('recordOffence', { ...friday, playerId: 'p2', offence: 'INSULT' });
    await until(() => 'DISCIPLINE' in director.parts());
    expect(everybody.parts()).toEqual({});
    await api.command('correctAnnouncement', { ...friday, venue: 'the other room', reason: 'another room' });
    await until(() => 'TOURNAMENT' in everybody.parts());
    expect(Object.keys(everybody.parts())).toEqual(['TOURNAMENT']);
    everybody.socket.end();
    director.socket.end();
  });
});

describe('An address of the feed', () => {
  const ask = async (parameters: string): Promise<{ readonly status: number; readonly fields: unknown; readonly text: string }> => {
    const response = await fetch(`http://${address}/changes?${parameters}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    const errors = response.ok ? [] : (JSON.parse(text) as { errors: { extensions: { parameters: { fields: unknown } } }[] }).errors;
    return { status: response.status, fields: errors[0]?.extensions.parameters.fields, text };
  };

  it('begins with what happens from now on by after=latest', async () => {
    expect(await ask('after=latest')).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    ['after=soon', 'after', 'must be a position'],
    ['after=999999999', 'after', 'is after the last position'],
    ['typ=PlayerMoved', 'typ', 'is no parameter'],
  ])('like ?%s is refused, and says why', async (parameters, path, problem) => {
    expect(await ask(parameters)).toMatchObject({ status: 400, fields: [{ path, problem: expect.stringContaining(problem) }] });
  });
});
