/** The client of `clients/typescript`, over a connection that fails: it repeats commands without effect, pages through lists, and follows the feed. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'graphql';
import {
  type Change,
  type Page,
  Tapis,
  TapisError,
  verifyWebhook,
  WebhookError,
  type WithoutId,
} from '../../clients/typescript/src/index.js';
import {
  ClockChangedDocument,
  CreateTournamentDocument,
  type CreateTournamentInput,
  StandingsDocument,
} from '../../clients/typescript/src/generated/operations.js';
import { TapisLive } from '../../clients/typescript/src/live.js';
import { textOf } from '../../clients/typescript/src/document.js';
import { ApiUnderTest, startFriday, token, tournamentInput } from '../api/client.js';
import { until } from '../until.js';
import { type FailingProxy, openFailingProxy } from './failing-proxy.js';
import { webhookCases } from './webhook-cases.js';

let api: ApiUnderTest;
let proxy: FailingProxy;
let url: string;

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
  await api.app.listen(0, '127.0.0.1');
  proxy = await openFailingProxy((api.app.getHttpServer().address() as AddressInfo).port);
  url = proxy.url;
});
afterAll(async () => {
  proxy.close();
  await api.close();
});

const evening = tournamentInput as unknown as WithoutId<CreateTournamentInput>;
const director = (): Tapis => new Tapis({ url, token });

describe('A command', () => {
  const create = 'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { repeated } }';

  it('whose answer was lost is sent again, and done once', async () => {
    proxy.faults.push('loseAnswer', 'unavailable', 'cutAnswer');
    const answer = await director().command(CreateTournamentDocument, { ...evening, tournamentId: 'saturday' });
    expect(answer.createTournament?.repeated).toBe(true);
    await api.untilViewsReached();
    expect((await api.asDirector('{ tournaments { totalCount } }')).data).toEqual({ tournaments: { totalCount: 2 } });
  });

  it('that is refused says why, in both languages, and is not sent again', async () => {
    const draw = 'mutation ($input: DrawSeatsInput!) { drawSeats(input: $input) { repeated } }';
    const refused = director().command(draw, { tournamentId: 'friday' });
    await expect(refused).rejects.toMatchObject({ name: 'TapisError', code: expect.stringMatching(/^[A-Z_]+$/), status: 200 });
    const error = await refused.catch((cause: unknown) => cause as TapisError);
    expect((error as TapisError).messages).toEqual({ en: expect.any(String), fr: expect.any(String) });
  });

  it('of nobody is refused, and an absent server is said to be one', async () => {
    await expect(new Tapis({ url }).command(create, { ...tournamentInput, tournamentId: 'sunday' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(new Tapis({ url: 'http://127.0.0.1:1', attempts: 1 }).query('{ position }')).rejects.toMatchObject({
      code: 'UNREACHABLE',
      status: 0,
    });
  });
});

it('A list comes page after page', async () => {
  const found: string[] = [];
  const asked = { tournamentId: 'friday', first: 2 };
  for await (const { player } of new Tapis({ url }).pages(StandingsDocument, asked, ({ tournament }) => tournament?.standings))
    found.push(player.id);
  const { data } = await api.ask('{ tournament(id: "friday") { standings { nodes { playerId } } } }');
  expect(found).toEqual(data!['tournament'].standings.nodes.map(({ playerId }: { playerId: string }) => playerId));
});

describe('A document for pages', () => {
  interface Answered {
    readonly tournament: { readonly standings: Page<unknown> };
  }
  const pages = async (document: string): Promise<number> => {
    let count = 0;
    for await (const node of new Tapis({ url }).pages<Answered, object, unknown>(
      document,
      { first: 2 },
      ({ tournament }) => tournament.standings,
    ))
      count += node === null ? 0 : 1;
    return count;
  };

  it.each([
    [
      'without $after',
      'query ($first: Int) { tournament(id: "friday") { standings(first: $first) { nodes { id } pageInfo { hasNextPage endCursor } } } }',
      '\\$after',
    ],
    ['without pageInfo', 'query ($first: Int) { tournament(id: "friday") { standings(first: $first) { nodes { id } } } }', 'pageInfo'],
    [
      'without endCursor',
      'query ($first: Int) { tournament(id: "friday") { standings(first: $first) { nodes { id } pageInfo { hasNextPage } } } }',
      'pageInfo',
    ],
  ])('%s is an error, and no loop', async (_name, document, names) => {
    await expect(pages(document)).rejects.toThrow(new RegExp(names));
  });
});

describe('The feed', () => {
  it('goes on after each interruption, with each change once and in order', async () => {
    const seen: Change[] = [];
    const end = new AbortController();
    const reading = (async () => {
      for await (const change of director().changes({ signal: end.signal })) seen.push(change);
    })();
    for (const round of ['a', 'b', 'c']) {
      await api.command('createTournament', { ...tournamentInput, tournamentId: `round-${round}` });
      await until(() => seen.some(({ subject }) => subject === `tournament/round-${round}`));
      proxy.cutAll();
    }
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'last' });
    await until(() => seen.some(({ id }) => id.startsWith('tournament-last/')));
    await until(async () => Number(seen.at(-1)!.position) === (await api.tapis.store.lastPosition()));
    end.abort();
    await reading;
    const recorded: string[] = [];
    for await (const events of api.tapis.store.readAll(null)) {
      for (const { stream, revision } of events) if (/^(?:tournament|hand)-/.test(stream)) recorded.push(`${stream}/${revision}`);
    }
    expect(seen.map(({ id }) => id)).toEqual(recorded);
  });

  it('keeps to its filter, and is refused to who may not read it', async () => {
    for await (const change of director().changes({ tournament: 'saturday' })) {
      expect(change.subject).toBe('tournament/saturday');
      break;
    }
    await expect(new Tapis({ url }).changes().next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('A subscription', () => {
  it('begins again with what is there after each interruption', async () => {
    const live = new TapisLive({ url });
    const states: string[] = [];
    const reading = (async () => {
      for await (const { clockChanged } of live.subscribe(ClockChangedDocument, { tournamentId: 'friday' }))
        states.push(clockChanged.state);
    })();
    await until(() => states.length === 1);
    proxy.cutAll();
    await until(() => states.length === 2);
    await api.command('pauseClock', { tournamentId: 'friday' });
    await until(() => states.at(-1) === 'PAUSED');
    live.close();
    await reading;
    expect(states).toEqual(['RUNNING', 'RUNNING', 'PAUSED']);
  });

  it('to the feed goes on after each interruption, with each change once and in order', async () => {
    const live = new TapisLive({ url, token });
    const seen: Change[] = [];
    const end = new AbortController();
    const reading = (async () => {
      for await (const change of live.changes(null, { tournamentId: 'friday' }, end.signal)) seen.push(change);
    })();
    const reason = 'another room';
    for (const venue of ['hall', 'attic', 'cellar']) {
      await api.command('correctAnnouncement', { tournamentId: 'friday', venue, reason });
      await until(() => seen.some(({ data }) => data.text.en.includes(venue)));
      proxy.cutAll();
    }
    await api.command('correctAnnouncement', { tournamentId: 'friday', venue: 'garden', reason });
    await until(() => seen.some(({ data }) => data.text.en.includes('garden')));
    end.abort();
    await reading;
    live.close();
    const recorded: string[] = [];
    for await (const events of api.tapis.store.readAll(null)) {
      for (const { stream, revision } of events)
        if (/^(?:tournament-friday$|hand-friday\.)/.test(stream)) recorded.push(`${stream}/${revision}`);
    }
    expect(seen.map(({ id }) => id)).toEqual(recorded);
  });

  it('that is refused throws why, and is not given again', async () => {
    const live = new TapisLive({ url, language: 'fr' });
    const refused = live.subscribe(ClockChangedDocument, { tournamentId: 'nowhere' }).next();
    await expect(refused).rejects.toMatchObject({ name: 'TapisError', code: 'NOT_FOUND' });
    await expect(live.changes().next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(new TapisLive({ url, token: 'tapis_wrong' }).changes().next()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    live.close();
  });
});

it.each(webhookCases)('A webhook $name: $outcome', async ({ payload, headers, secrets, now, outcome }) => {
  const check = (body: string | Uint8Array, of: ConstructorParameters<typeof Headers>[0] | typeof headers): Promise<unknown> =>
    verifyWebhook(body, of as typeof headers, secrets, { now }).then(
      (found) => {
        expect(found).toEqual(JSON.parse(payload));
        return 'accepted';
      },
      (error: unknown) => (error instanceof WebhookError ? error.code : error instanceof TypeError ? 'not a secret' : error),
    );
  expect(await check(payload, headers)).toBe(outcome);
  expect(await check(Buffer.from(payload), Object.entries(headers))).toBe(outcome);
});

describe('A parsed document', () => {
  const operations = readFileSync(join(import.meta.dirname, '../../clients/typescript/operations.graphql'), 'utf8');
  const everything = `
    query Q($a: [Int!]! = [1, -2] @d, $b: I = {x: 1.5e3, y: null, z: [E, true]}) @d(a: "q\\"\\n\\u0007é") {
      alias: f(a: [$a, {b: $a}], t: """a "block" text""") @include(if: false) { ...F @d ... on T { id } ... @skip(if: true) { id } }
    }
    { short }
    fragment F on T @d { id __typename }
    subscription { s }`;

  it.each([operations, everything])('means the same as text', (text) => {
    const meaning = (document: string): unknown =>
      JSON.parse(JSON.stringify(parse(document, { noLocation: true }), (name, value: unknown) => (name === 'block' ? undefined : value)));
    expect(meaning(textOf(parse(text)))).toEqual(meaning(text));
  });

  it('is sent', async () => {
    expect(await new Tapis({ url }).query(parse('{ apiVersion }'))).toEqual({ apiVersion: expect.any(String) });
  });
});
