/** The client of `clients/python`, over a connection that fails. Where there is no Python, one skipped test says so. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiUnderTest, startFriday, token, tournamentInput } from '../api/client.js';
import { until } from '../until.js';
import { type FailingProxy, openFailingProxy } from './failing-proxy.js';
import { type WebhookCase, webhookCases } from './webhook-cases.js';

const source = join(import.meta.dirname, '../../clients/python/src');
const run = promisify(execFile);
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
const hasCryptography = spawnSync('python3', ['-c', 'import cryptography']).status === 0;
const describeWithPython = hasPython ? describe : describe.skip;

let api: ApiUnderTest;
let proxy: FailingProxy;

const head = `
import asyncio, json, os, sys, threading, time
from tapis import *
tapis = Tapis(os.environ["TAPIS_URL"], os.environ["TAPIS_TOKEN"])
stranger = Tapis(os.environ["TAPIS_URL"])
given = json.loads(os.environ["GIVEN"])
def show(value): print(json.dumps(value), flush=True)
`;
const environment = (given: unknown): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  PYTHONPATH: source,
  PYTHONDONTWRITEBYTECODE: '1',
  TAPIS_URL: proxy.url,
  TAPIS_TOKEN: token,
  GIVEN: JSON.stringify(given),
});

/** Runs a program with the client. @returns what it showed, line by line */
async function python(program: string, given: unknown = {}): Promise<unknown[]> {
  const { stdout } = await run('python3', ['-W', 'error', '-c', head + program], { env: environment(given) });
  return stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

describeWithPython('The client for Python', () => {
  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.app.listen(0, '127.0.0.1');
    proxy = await openFailingProxy((api.app.getHttpServer().address() as AddressInfo).port);
  });
  afterAll(async () => {
    proxy.close();
    await api.close();
  });

  describe.each([
    ['Tapis', (call: string) => `tapis.${call}`],
    ['AsyncTapis', (call: string) => `asyncio.run(AsyncTapis(tapis).${call})`],
  ])('gives commands by %s', (name, of) => {
    const create = '"mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { repeated } }"';

    it.each([['loseAnswer'], ['cutAnswer']] as const)('that are sent again after %s and 503, and done once', async (fault) => {
      const tournamentId = `${name}-${fault}`;
      proxy.faults.push(fault, 'unavailable');
      const [answer] = await python(`show(${of(`command(${create}, given)`)})`, { ...tournamentInput, tournamentId });
      expect(answer).toEqual({ createTournament: { repeated: true } });
      const { data } = await api.asDirector(`{ tournament(id: "${tournamentId}") { id } }`);
      expect(data).toEqual({ tournament: { id: tournamentId } });
    });

    it('that are refused once, with the reason in both languages', async () => {
      const before = proxy.requests();
      const draw = '"mutation ($input: DrawSeatsInput!) { drawSeats(input: $input) { repeated } }", {"tournamentId": "friday"}';
      const [error] = await python(
        `try: ${of(`command(${draw})`)}\nexcept RefusedError as e: show({"code": e.code, "article": e.article, "messages": e.messages, "status": e.status})`,
      );
      expect(error).toEqual({
        code: expect.stringMatching(/^[A-Z_]+$/),
        article: null,
        messages: { en: expect.any(String), fr: expect.any(String) },
        status: 200,
      });
      expect(proxy.requests() - before).toBe(1);
    });
  });

  it('raises an error of its own kind for who may not, who was late, and where nobody is', async () => {
    const pause = '"mutation ($input: PauseClockInput!) { pauseClock(input: $input) { repeated } }"';
    const shown = await python(`
for call in [
    lambda: stranger.command(${pause}, {"tournamentId": "friday"}),
    lambda: next(stranger.changes()),
    lambda: tapis.command(${pause}, {"tournamentId": "friday", "expectedRevision": 0}),
    lambda: Tapis("http://127.0.0.1:1", attempts=2, language="fr").query("{ position }"),
]:
    try: call()
    except TapisError as error: show([type(error).__name__, error.code, error.status, str(error) == error.messages["fr"]])
`);
    expect(shown).toEqual([
      ['NotAllowedError', 'UNAUTHENTICATED', expect.any(Number), false],
      ['NotAllowedError', 'UNAUTHENTICATED', 401, false],
      ['StaleRevisionError', 'STALE_REVISION', 200, false],
      ['UnreachableError', 'UNREACHABLE', 0, true],
    ]);
  });

  it.each([['Tapis'], ['AsyncTapis']])('says what a document for the pages of %s lacks', async (name) => {
    const shown = await python(
      `
async def read(document):
    async for each in AsyncTapis(tapis).pages(document, {"first": 2}, lambda answer: answer["tournament"]["standings"]): pass
for fields in ["nodes { id } pageInfo { hasNextPage endCursor }", "nodes { id }", "nodes { id } pageInfo { hasNextPage }"]:
    document = 'query ($first: Int) { tournament(id: "friday") { standings(first: $first) { ' + fields + ' } } }'
    try:
        if given["name"] == "Tapis": list(tapis.pages(document, {"first": 2}, lambda answer: answer["tournament"]["standings"]))
        else: asyncio.run(read(document))
    except ValueError as error: show([word for word in ("$after", "pageInfo") if word in str(error)])
`,
      { name },
    );
    expect(shown).toEqual([['$after'], ['pageInfo'], ['pageInfo']]);
  });

  it('is patient as Retry-After says, and gives up after its attempts', async () => {
    proxy.faults.push('unavailable', 'unavailable');
    const shown = await python(`
try: Tapis(os.environ["TAPIS_URL"], attempts=2).query("{ position }")
except BusyError as error: show([error.status, error.code])
from tapis.connection import pause_after
from tapis.errors import error_of
for given in ["7", "0.5", "Wed, 21 Oct 2026 07:28:00 GMT", None]: show(round(pause_after(1, error_of({}, 429, given)), 1) >= 7)
`);
    expect(shown).toEqual([[503, 'NO_DATA'], true, false, false, false]);
  });

  it('follows no redirect, so the token goes nowhere else', async () => {
    const shown = await python(`
import http.server
seen = []
class Elsewhere(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        seen.append(self.path)
        self.send_response(307); self.send_header("location", "/elsewhere"); self.send_header("content-length", "0"); self.end_headers()
    def log_message(self, *args): pass
server = http.server.HTTPServer(("127.0.0.1", 0), Elsewhere)
threading.Thread(target=server.serve_forever, daemon=True).start()
try: Tapis(f"http://127.0.0.1:{server.server_port}/base/", "secret").query("{ position }")
except RefusedError as error: show([error.status, seen, "secret" in repr(vars(tapis))])
server.shutdown(); server.server_close()
`);
    expect(shown).toEqual([[307, ['/base/graphql'], false]]);
  });

  it.each([
    ['Tapis', 'show([row["playerId"] for row in tapis.pages(*asked)])'],
    ['AsyncTapis', 'async def main(): show([row["playerId"] async for row in AsyncTapis(tapis).pages(*asked)])\nasyncio.run(main())'],
  ])('reads a list page after page by %s', async (_name, program) => {
    const document =
      'query ($after: String) { tournament(id: "friday") { standings(first: 2, after: $after) { nodes { playerId } pageInfo { hasNextPage endCursor } } } }';
    const [found] = await python(`asked = (given, {}, lambda answer: answer["tournament"]["standings"])\n${program}`, document);
    const { data } = await api.ask('{ tournament(id: "friday") { standings { nodes { playerId } } } }');
    expect(found).toEqual(data!['tournament'].standings.nodes.map(({ playerId }: { playerId: string }) => playerId));
  });

  it.each([
    ['Tapis', 'for change in tapis.changes(): show(change["id"])'],
    ['AsyncTapis', 'async def main():\n  async for change in AsyncTapis(tapis).changes(): show(change["id"])\nasyncio.run(main())'],
  ])('follows the feed by %s over interruptions, each change once and in order', async (name, program) => {
    const child = spawn('python3', ['-c', head + program], { env: environment({}) });
    let out = '';
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
    try {
      for (const round of ['a', 'b', 'c']) {
        await api.command('createTournament', { ...tournamentInput, tournamentId: `${name}-${round}` });
        await until(() => out.includes(`"tournament-${name}-${round}/`));
        proxy.cutAll();
      }
      await api.command('createTournament', { ...tournamentInput, tournamentId: `${name}-last` });
      await until(() => out.includes(`"tournament-${name}-last/`));
    } finally {
      child.kill();
    }
    const recorded: string[] = [];
    for await (const events of api.tapis.store.readAll(null)) {
      for (const { stream, revision } of events) if (/^(?:tournament|hand)-/.test(stream)) recorded.push(`${stream}/${revision}`);
    }
    const seen = out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as string]));
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual(recorded.slice(0, seen.length));
  });

  it('drops a line of the feed that was cut, and asks for it again', async () => {
    const shown = await python(`
import socket
server = socket.create_server(("127.0.0.1", 0))
asked = []
def serve():
    for body in [b'\\n{"position":"1"}\\n{"posi', b'{"position":"2"}\\n']:
        connection, _ = server.accept()
        asked.append(connection.recv(4096).decode().split(" ")[1])
        connection.sendall(b"HTTP/1.1 200 OK\\r\\ntransfer-encoding: chunked\\r\\n\\r\\n%x\\r\\n%s\\r\\n" % (len(body), body))
        connection.close()
threading.Thread(target=serve).start()
with Tapis(f"http://127.0.0.1:{server.getsockname()[1]}").changes(tournament="friday") as feed:
    show([next(feed), next(feed), asked])
server.close()
`);
    const path = '/changes?follow=true&tournament=friday';
    expect(shown).toEqual([[{ position: '1' }, { position: '2' }, [path, `${path}&after=1`]]]);
  });

  it('ends a feed that waits, from another thread or by cancelling its task', async () => {
    const end = String(await api.tapis.store.lastPosition());
    const shown = await python(
      `
feed = tapis.changes(given)
threading.Timer(0.3, feed.close).start()
show(list(feed))
async def main():
    async def follow():
        async for change in AsyncTapis(tapis).changes(given): show(change)
    task = asyncio.create_task(follow())
    await asyncio.sleep(0.3)
    task.cancel()
    try: await task
    except asyncio.CancelledError: show("cancelled")
start = time.monotonic()
asyncio.run(main())
show(time.monotonic() - start < 10)
`,
      end,
    );
    expect(shown).toEqual([[], 'cancelled', true]);
  });

  const check = `
for case in given:
    try:
        found = verify_webhook(case["payload"], case["headers"], case["secrets"], now=case["now"])
        assert found == verify_webhook(case["payload"].encode(), case["headers"], case["secrets"], now=case["now"]) == json.loads(case["payload"])
        show("accepted")
    except WebhookError as error: show(error.code)
    except ValueError: show("not a secret")
`;
  const needsKey = ({ secrets }: { readonly secrets: string | readonly string[] }): boolean => secrets.toString().includes('whpk_');

  const expectOutcomes = async (cases: readonly WebhookCase[]): Promise<void> => {
    const shown = await python(check, cases);
    expect(cases.map(({ name }, index) => [name, shown[index]])).toEqual(cases.map(({ name, outcome }) => [name, outcome]));
  };

  it('accepts webhooks that are signed by a secret, and no others', () => expectOutcomes(webhookCases.filter((each) => !needsKey(each))));

  (hasCryptography ? it : it.skip)('accepts those that are signed by a key, where the package cryptography is there', () =>
    expectOutcomes(webhookCases.filter(needsKey)),
  );

  it('says which package public keys need, where it is missing', async () => {
    const [shown] = await python(
      `
sys.modules["cryptography"] = None
sys.modules["cryptography.exceptions"] = None
try: verify_webhook(given["payload"], given["headers"], given["secrets"], now=given["now"])
except RuntimeError as error: show(str(error))
`,
      webhookCases.find(needsKey),
    );
    expect(shown).toContain("pip install 'tapis[ed25519]'");
  });

  it('is written for Python 3.9', async () => {
    const files = readdirSync(join(source, 'tapis')).filter((file) => file.endsWith('.py'));
    const shown = await python(
      'import ast\nfor file in given: show(ast.parse(open(file).read(), feature_version=(3, 9)) is not None)',
      files.map((file) => join(source, 'tapis', file)),
    );
    expect(shown).toEqual(files.map(() => true));
  });
});

if (!hasPython) it.skip('The client for Python is not tried: there is no Python 3.9 or later', () => undefined);
