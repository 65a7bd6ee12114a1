/** The client of `clients/typescript`, over a connection that fails: it repeats commands without effect, pages through lists, and follows the feed. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { type Change, Tapis, TapisError } from '../../clients/typescript/src/index.js';
import { ApiUnderTest, startFriday, token, tournamentInput } from '../api/client.js';
import { until } from '../until.js';
import { type FailingProxy, openFailingProxy } from './failing-proxy.js';

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

const director = (): Tapis => new Tapis({ url, token });

describe('A command', () => {
  const create = 'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { repeated } }';

  it('whose answer was lost is sent again, and done once', async () => {
    proxy.faults.push('loseAnswer', 'unavailable', 'cutAnswer');
    const answer = await director().command<{ createTournament: { repeated: boolean } }>(create, {
      ...tournamentInput,
      tournamentId: 'saturday',
    });
    expect(answer.createTournament.repeated).toBe(true);
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
  interface Shown {
    readonly tournament: {
      readonly standings: {
        readonly nodes: readonly { playerId: string }[];
        readonly pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
  }
  const document =
    'query ($after: String) { tournament(id: "friday") { standings(first: 2, after: $after) { nodes { playerId } pageInfo { hasNextPage endCursor } } } }';
  const found: string[] = [];
  for await (const { playerId } of new Tapis({ url }).pages(document, {}, (answer: Shown) => answer.tournament.standings))
    found.push(playerId);
  const { data } = await api.ask('{ tournament(id: "friday") { standings { nodes { playerId } } } }');
  expect(found).toEqual(data!['tournament'].standings.nodes.map(({ playerId }: { playerId: string }) => playerId));
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

it.each([
  ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('It compiles as for %s, without types of Node', (_name, module, moduleResolution) => {
  const outDir = mkdtempSync(join(tmpdir(), 'tapis-client-'));
  const file = join(import.meta.dirname, '../../clients/typescript/src/index.ts');
  const options = {
    module,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    declaration: true,
    outDir,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  };
  const program = ts.createProgram([file], options);
  const messages = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  rmSync(outDir, { recursive: true, force: true });
  expect(messages).toEqual([]);
});
