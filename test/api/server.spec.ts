import { priced } from './client.js';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { hashToken, isAuthorized, makeToken, openAdminToken } from '../../src/api/request/admin-token.js';
import { startServer } from '../../src/api/start-server.js';
import { openTapis } from '../../src/app/tapis.js';
import { preferredLanguage } from '../../src/api/request/request-context.js';
import { startServing, type Serving } from '../../src/cli/serving.js';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'tapis-node-'));
  folders.push(folder);
  return folder;
};

const startNode = (options: { folder: string; port: number }): Promise<Serving> =>
  startServing({ folder: options.folder, host: '127.0.0.1', ports: [options.port] }, { out: new PassThrough(), err: new PassThrough() });

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('A node on a data folder', () => {
  it('makes a token at its first start, keeps its hash alone, and knows it at the next', async () => {
    const folder = await newFolder();
    const first = await startNode({ folder, port: 0 });
    const made = first.madeToken!;
    const file = join(folder, 'admin-token.sha256');
    // The token is shown first: a hash whose token nobody has seen would lock everybody out.
    expect(existsSync(file)).toBe(false);
    first.keepToken();
    await first.close();
    expect(made).toMatch(/^tapis_[A-Za-z0-9_-]{43}$/);
    expect((await readFile(file, 'utf8')).trim()).toBe(hashToken(made));
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const second = await startNode({ folder, port: 0 });
    expect(second.madeToken).toBeNull();
    const ask = async (authorization: string): Promise<unknown> => {
      const response = await fetch(`${second.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: '{ events(stream: "tournament-x") { totalCount } }' }),
      });
      return response.json();
    };
    expect(await ask(`Bearer ${made}`)).toEqual({ data: { events: null }, extensions: priced });
    expect(await ask(`Bearer ${makeToken()}`)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await second.close();
  });

  it('listens on loopback unless told otherwise', async () => {
    const tapis = await openTapis({ folder: await newFolder() });
    const server = await startServer({ tapis, adminTokenHash: hashToken('x'), port: 0 });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await server.close();
    await tapis.close();
  });

  it('says in one sentence that its port is in use, and lets go of the folder', async () => {
    const folder = await newFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startNode({ folder, port })).rejects.toMatchObject({ code: 'PORT_IN_USE', message: expect.stringMatching(/^[^\n]+\.$/) });
    await new Promise((resolve) => other.close(resolve));
    const node = await startNode({ folder, port });
    await node.close();
  });

  it('says that it is well, and whether its views are up to date', async () => {
    const node = await startNode({ folder: await newFolder(), port: 0 });
    expect(await (await fetch(`${node.url}/health`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${node.url}/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ready' });
    await node.close();
  });

  it('serves the explorer from itself: its page names no other host, and its policy allows none', async () => {
    const node = await startNode({ folder: await newFolder(), port: 0 });
    const page = await fetch(`${node.url}/explorer`);
    const html = await page.text();
    expect(html).not.toMatch(/(?:https?:)?\/\/[a-z0-9]/i);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    const files = [...html.matchAll(/"(\/explorer\/static\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of [...files, '/explorer/static/editorWorker.js', '/explorer/static/graphqlWorker.js']) {
      const response = await fetch(node.url + file);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('content-type')).toMatch(file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
      await response.arrayBuffer();
    }
    for (const elsewhere of ['/explorer/static/nope.js', '/explorer/static/..%2f..%2fpackage.json', '/explorer/static/ruru.js.map']) {
      expect((await fetch(node.url + elsewhere)).status).toBe(404);
    }
    await node.close();
  });
});

describe('The admin token', () => {
  const hash = hashToken('tapis_abc');

  it.each([
    ['the token', 'Bearer tapis_abc', true],
    ['another spelling of the scheme', 'bearer tapis_abc', true],
    ['another token', 'Bearer tapis_abd', false],
    ['the beginning of the token', 'Bearer tapis_ab', false],
    ['its hash', `Bearer ${hash}`, false],
    ['another scheme', 'Basic tapis_abc', false],
    ['nothing', undefined, false],
  ])('%s', (_what, authorization, authorized) => {
    expect(isAuthorized(authorization, hash)).toBe(authorized);
  });

  it('is made until one is kept', async () => {
    const folder = await newFolder();
    expect(openAdminToken(folder).hash).not.toBe(openAdminToken(folder).hash);
    const opened = Array.from({ length: 3 }, () => {
      const token = openAdminToken(folder);
      token.keep();
      return token;
    });
    expect(opened.map(({ made }) => made !== null)).toEqual([true, false, false]);
    expect(new Set(opened.map(({ hash: one }) => one)).size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('A server that can’t be made', () => {
  it('leaves the application as it was', async () => {
    const tapis = await openTapis({ folder: await newFolder() });
    const settings = { tapis, adminTokenHash: hashToken('x'), port: 0 };
    await expect(startServer({ ...settings, trustedProxies: ['nonsense'] })).rejects.toThrow('nonsense');
    const server = await startServer(settings);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.close();
    await tapis.close();
  });
});

describe('Small print of a request', () => {
  it.each([
    [undefined, 'en'],
    ['fr', 'fr'],
    ['fr-BE, en;q=0.8', 'fr'],
    ['en-GB, fr;q=0.9', 'en'],
    ['de, fr;q=0.2', 'fr'],
    ['de', 'en'],
    ['fr;q=0', 'en'],
  ] as const)('Accept-Language %s is answered in %s', (given, language) => {
    expect(preferredLanguage(given)).toBe(language);
  });
});
