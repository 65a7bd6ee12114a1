/** The pages of the documentation as a site: every link of them leads somewhere, the search finds, and the server serves them alone. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import MiniSearch, { type Options } from 'minisearch';
import { serveDocsSite } from '../../src/api/server/docs-site.js';

const project = join(import.meta.dirname, '../..');
const load = async <Module>(path: string): Promise<Module> => (await import(join(project, 'bin/docs-site', path))) as Module;

let site: string;
let fastify: FastifyInstance;
const pages = new Map<string, string>();

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'tapis-docs-'));
  const { buildSite } = await load<{ buildSite: (target: string) => number }>('main.js');
  buildSite(site);
  for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.html')) pages.set(path, readFileSync(join(site, path), 'utf8'));
  fastify = Fastify();
  serveDocsSite(fastify, site);
});
afterAll(async () => {
  await fastify.close();
  rmSync(site, { recursive: true });
});

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src|data-index)="([^"]*)"/g)].map(([, to]) => to!.replaceAll('&amp;', '&'));

it('has no dead link, within pages and to their sections', () => {
  const anchors = new Map([...pages].map(([at, html]) => [at, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]));
  const dead: string[] = [];
  let count = 0;
  for (const [at, html] of pages) {
    for (const href of hrefsIn(html).filter((each) => !/^(?:https?|mailto):/.test(each))) {
      const [path, anchor] = href.split('#');
      const to = path === '' ? at : posix.join(posix.dirname(at), decodeURI(path!));
      const isThere = existsSync(join(site, to)) && (anchor === undefined || anchors.get(to)?.has(decodeURIComponent(anchor)) === true);
      count += 1;
      if (!isThere) dead.push(`${at} links to ${href}`);
    }
  }
  expect(count).toBeGreaterThan(5_000);
  expect([...new Set(dead)]).toEqual([]);
});

it('has scripts that import files that are there', () => {
  const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  const imports = scripts.flatMap((name) => [...readFileSync(join(site, 'assets', name), 'utf8').matchAll(/^import .* from '(.*)';$/gm)]);
  expect(imports.map(([, to]) => to)).toEqual([expect.any(String), expect.any(String)]);
  for (const [, to] of imports) expect([to, existsSync(join(site, 'assets', to!))]).toEqual([to, true]);
});

it('has every page of the documentation, and every mutation once', () => {
  const sources = readdirSync(join(project, 'docs'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  const missing = sources.map((path) => path.replace(/README\.md$/, 'index.md').replace(/md$/, 'html')).filter((path) => !pages.has(path));
  expect(missing).toEqual([]);
  const mutations = pages.get('schema/mutations.html')!;
  const named = [...mutations.matchAll(/<h3 id="(\w+)">/g)].map(([, name]) => name!);
  const schema = readFileSync(join(project, 'schema.graphql'), 'utf8');
  const all = [.../^type Mutation \{([\s\S]*?)^\}/m.exec(schema)![1]!.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual(all.toSorted());
  expect(mutations).not.toContain('>Others<');
});

it('leads to the page for integrators in one step, from every page', () => {
  for (const [at, html] of pages) expect(hrefsIn(html).map((to) => posix.join(posix.dirname(at), to))).toContain('integrating.html');
});

it('loads nothing from elsewhere, and has no script or style in its pages', () => {
  for (const html of pages.values()) {
    expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//);
    expect(html).not.toMatch(/<style| style="| on\w+="|<script(?![^>]* src=)/);
  }
});

describe('The search', () => {
  let index: MiniSearch;
  beforeAll(async () => {
    const { searchOptions } = await load<{ searchOptions: Options }>('browser/search-options.js');
    const file = readdirSync(join(site, 'assets')).find((name) => name.startsWith('index.'))!;
    index = MiniSearch.loadJSON(readFileSync(join(site, 'assets', file), 'utf8'), searchOptions);
  });

  it.each([
    ['Retry-After', 'integrating.html'],
    ['registerPlayers', 'schema/mutations.html#registerPlayers'],
    ['chip race', 'chip-race.html'],
    ['cloudevent', 'feed.html'],
    ['STALE_REVISION', 'integrating.html'],
    ['reglement', 'rules/fr/index.html'],
    ['standingschanged', 'schema/subscriptions.html#standingsChanged'],
    ['KurrentDB backup', 'operations/cluster.html'],
  ])('for %s finds %s', (asked, page) => {
    const found = index
      .search(asked)
      .slice(0, 12)
      .map((each) => String(each['page']));
    expect(found.map((each) => (page.includes('#') ? each : each.split('#')[0]))).toContain(page);
  });

  it('leads to pages and sections that are there', () => {
    const wrong = index.search(MiniSearch.wildcard).flatMap(({ page }) => {
      const [at, anchor] = String(page).split('#');
      const html = pages.get(at!);
      return html !== undefined && (anchor === undefined || html.includes(` id="${anchor}"`)) ? [] : [String(page)];
    });
    expect(wrong).toEqual([]);
  });
});

describe('The server', () => {
  const get = (url: string) => fastify.inject({ url });

  it('serves the pages, under a policy that allows nothing else', async () => {
    expect((await get('/docs')).headers.location).toBe('/docs/');
    for (const url of ['/docs/', '/docs/integrating.html', '/docs/rules/', '/docs/schema/mutations.html']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    }
  });

  it('lets browsers keep assets for good', async () => {
    for (const name of readdirSync(join(site, 'assets'))) {
      const { statusCode, headers } = await get(`/docs/assets/${name}`);
      expect([name, statusCode, headers['cache-control']]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    }
  });

  it.each([
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/package.json',
    'assets/..%2f..%2fpackage.json',
    '..%5cpackage.json',
    '/etc/passwd',
    'nope.html',
    'assets',
  ])('serves nothing at /docs/%s', async (path) => {
    const { statusCode, body } = await get(`/docs/${path}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('devDependencies');
  });

  it('says how to build the pages where they are not there', async () => {
    const bare = Fastify();
    serveDocsSite(bare, null);
    const { statusCode, body } = await bare.inject({ url: '/docs' });
    expect([statusCode, body]).toEqual([404, expect.stringContaining('npm run docs:site')]);
    await bare.close();
  });
});
