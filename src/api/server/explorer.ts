/**
 * The explorer: a page at `/explorer` to read the schema and try queries. `bin/explorer.js` builds it into `dist/explorer`. It loads
 * everything from this server, and its security policy allows no other.
 */
import { hash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
};

/** From `dist/src/api/server/` or `src/api/server/`. */
const places = ['../../../explorer', '../../../dist/explorer'].map((path) => join(import.meta.dirname, path));

/** Serves the page and its files, which exist only after a build. */
export function serveExplorer(fastify: FastifyInstance): void {
  const built = places.find((place) => existsSync(join(place, 'index.html')));
  if (built === undefined) return;
  const folder = join(built, 'static');
  const files = new Set(readdirSync(folder).filter((name) => Object.hasOwn(contentTypes, extname(name))));
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const policy = policyFor(html);

  fastify.get('/explorer', (_request, reply) => {
    void reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  });

  fastify.get<{ Params: { file: string } }>('/explorer/static/:file', (request, reply) => {
    const { file } = request.params;
    if (!files.has(file)) return reply.callNotFound();
    // File names have no version, so browsers ask again after an hour.
    void reply
      .header('content-security-policy', workerPolicy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=3600')
      .type(contentTypes[extname(file)]!)
      .send(createReadStream(join(folder, file)));
    return reply;
  });
}

/** Scripts: ours, and the page's inline ones by hash. The editor makes styles at run time, so only they are `unsafe-inline`. */
function policyFor(html: string): string {
  const scripts = html
    .split('</script>')
    .slice(0, -1)
    .flatMap((part) => part.split(/<script(?: type="module")?>/).slice(1, 2));
  const inline = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
