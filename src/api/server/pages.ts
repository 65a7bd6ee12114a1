/**
 * The pages for people. `bin/web.js` builds their scripts and styles into `dist/web`. A page loads everything from this server, and its security
 * policy allows no other and nothing inline.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { acceptedEncodings, type Encoding } from './compression.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../texts/sentences.js';
import { preferredLanguage } from '../request/request-context.js';
import { layOutPage, type PageFiles } from './page-layout.js';
import type { PageTitle, PageTitles, TitledKind } from './page-titles.js';

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

interface PageRoute {
  readonly path: string;
  /** The name that `bin/web.js` builds the page by. */
  readonly page: string;
  /** What `:id` in the path names, or the title that the page always has. */
  readonly titled: TitledKind | Readonly<Record<Language, string>>;
}

/** Every page but `/`, which answers programs too. */
const routes: readonly PageRoute[] = [
  { path: '/t/:id', page: 'tournament', titled: 'tournament' },
  { path: '/t/:id/desk', page: 'desk', titled: 'tournament' },
  { path: '/t/:id/cash', page: 'cash', titled: 'tournament' },
  { path: '/t/:id/table/:table', page: 'table', titled: 'tournament' },
  { path: '/t/:id/display', page: 'display', titled: 'tournament' },
  { path: '/seasons/:id', page: 'season', titled: 'season' },
  { path: '/clubs/:id', page: 'club', titled: 'club' },
  { path: '/clubs/:id/import', page: 'import', titled: 'club' },
  { path: '/players/:id', page: 'player', titled: 'player' },
  { path: '/verify', page: 'verify', titled: { en: 'Check an evidence bundle', fr: 'Vérifier un dossier de preuves' } },
  { path: '/hands/:id', page: 'replay', titled: 'hand' },
  { path: '/disputes/:id', page: 'dispute', titled: 'dispute' },
];

/** Of the compressed copies beside each file. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** From `dist/src/api/server/` or `src/api/server/`. */
const places = ['../../../web', '../../../dist/web'].map((path) => join(import.meta.dirname, path));
const LANGUAGE_COOKIE = 'tapis-lang';
const A_YEAR_IN_SECONDS = 31_536_000;

/** Answers `/` with the start page. */
export type StartPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the pages and their files. @returns null where they were not built */
export function servePages(fastify: FastifyInstance, titles: PageTitles): StartPage | null {
  const built = places.find((place) => existsSync(join(place, 'pages.json')));
  if (built === undefined) return null;
  const pages = new Map(Object.entries(JSON.parse(readFileSync(join(built, 'pages.json'), 'utf8')) as Readonly<Record<string, PageFiles>>));
  serveFiles(fastify, join(built, 'files'));

  for (const { path, page, titled } of routes)
    fastify.get<{ Params: { id?: string } }>(path, async (request, reply) => {
      const title = typeof titled === 'string' ? await titles.of(titled, request, request.params.id!) : titled;
      if (title === null) reply.code(404);
      return sendPage(request, reply, pages.get(page)!, title ?? null);
    });
  return (request, reply) => sendPage(request, reply, pages.get('start')!, null);
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  files: PageFiles,
  title: PageTitle | Readonly<Record<Language, string>> | null,
): FastifyReply {
  const { headers, query } = request;
  const chosen = (query as { readonly lang?: unknown }).lang;
  if (isLanguage(chosen)) reply.header('set-cookie', `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`);
  const language = isLanguage(chosen) ? chosen : (keptLanguage(headers.cookie) ?? preferredLanguage(headers['accept-language']));
  return reply
    .header('content-security-policy', policyAt(headers.host))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept, accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(layOutPage(language, files, title !== null && 'en' in title ? { name: title[language], about: null } : title));
}

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'fr';

function keptLanguage(cookies: string | undefined): Language | undefined {
  const values = new Set((cookies ?? '').split(';').map((each) => each.trim()));
  return (['en', 'fr'] as const).find((language) => values.has(`${LANGUAGE_COOKIE}=${language}`));
}

/** Safari before 15.4 does not count a WebSocket of the same host as `'self'`. */
function policyAt(host: string | undefined): string {
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${sockets}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Only what is listed is served. Names have a hash of their content, so browsers never ask again. */
function serveFiles(fastify: FastifyInstance, folder: string): void {
  const bodies = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  fastify.get<{ Params: { file: string } }>('/pages/:file', { compress: false }, (request, reply) => {
    const { file } = request.params;
    const body = bodies.get(file);
    const type = contentTypes.get(extname(file));
    if (body === undefined || type === undefined) return reply.callNotFound();
    const encoding = acceptedEncodings(request.headers).find((each) => bodies.has(`${file}${endings[each]}`));
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `public, max-age=${A_YEAR_IN_SECONDS}, immutable`)
      .header('vary', 'accept-encoding')
      .type(type)
      .send(encoding === undefined ? body : bodies.get(`${file}${endings[encoding]}`)!);
  });
}
