/** The pages of the documentation at `/docs/`. `npm run docs:site` builds them into `dist/docs-site`. */
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.graphql', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
]);

/** From `dist/src/api/server/` or `src/api/server/`. */
const places = ['../../../docs-site', '../../../dist/docs-site'].map((path) => join(import.meta.dirname, path));

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param built the folder of the site; null where none was built */
export function serveDocsSite(fastify: FastifyInstance, built = builtSite()): void {
  if (built === null) {
    fastify.get('/docs', (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('The documentation was not built here: npm run docs:site builds it.\n'),
    );
    return;
  }
  const files = filesIn(built);
  fastify.get('/docs', (_request, reply) => reply.redirect('/docs/', 302));
  fastify.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => {
    const asked = request.params['*'];
    const file = asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked;
    const path = files.get(file);
    if (path === undefined) return reply.callNotFound();
    void reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      // Names of assets have a hash of what they contain.
      .header('cache-control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
      .type(contentTypes.get(extname(file))!)
      .send(createReadStream(path));
    return reply;
  });
}

const builtSite = (): string | null => places.find((place) => existsSync(join(place, 'index.html'))) ?? null;

/** Only what is listed is served, so no address leads out of the folder. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && contentTypes.has(extname(entry.name)),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), path]));
}
