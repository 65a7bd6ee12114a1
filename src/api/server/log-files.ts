/**
 * The published log over HTTP, following C2SP's tlog-tiles: `/log/checkpoint`, `/log/tile/…`, and `/log/heads` with the last heads. A
 * witness needs nothing else. They contain only hashes and signatures; entries, which name streams, are not published.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readTilePath, TILE_WIDTH, type TilePlace } from '../../audit/tree/tiles.js';
import { LogFolderError } from '../../app/log/log-folder.js';
import type { LogPublisher } from '../../app/log/log-publisher.js';
import { denial, type Gate } from './installation-gate.js';

interface LogFilesOptions extends Gate {
  /** Null when this node does not sign heads. */
  readonly log: LogPublisher | null;
}

const TEXT = 'text/plain; charset=utf-8';

export function serveLogFiles(fastify: FastifyInstance, options: LogFilesOptions): void {
  const { log } = options;
  fastify.get('/log/checkpoint', (_request, reply) => {
    const note = log?.heads.at(-1)?.note;
    return note === undefined ? notThere(reply) : reply.header('cache-control', 'no-cache').type(TEXT).send(note);
  });
  fastify.get('/log/heads', (_request, reply) => {
    const heads = log?.heads ?? [];
    return reply
      .header('cache-control', 'no-cache')
      .type(TEXT)
      .send(heads.map(({ note }) => `${note}\n`).join(''));
  });
  fastify.get<{ Params: { '*': string } }>('/log/tile/*', (request, reply) => {
    const place = readTilePath(`tile/${request.params['*']}`);
    if (place === null || log === null || !isThere(place, log.heads.at(-1)?.size ?? 0)) return notThere(reply);
    const denied = log.isForAll ? null : denial(options, 'log', 'read.log', request, reply);
    if (denied !== null) return denied;
    try {
      const bytes = log.files.readTile(place);
      // An existing tile does not change. Shared caches may keep only public tiles.
      const keeping = `${log.isForAll ? 'public' : 'private'}, max-age=31536000, immutable`;
      return reply.header('cache-control', keeping).type('application/octet-stream').send(bytes);
    } catch (error) {
      if (error instanceof LogFolderError) return notThere(reply);
      throw error;
    }
  });
}

/** Whether a tree of this size has all hashes of the tile. */
function isThere({ level, index, width }: TilePlace, size: number): boolean {
  return index * TILE_WIDTH + width <= Math.floor(size / TILE_WIDTH ** level);
}

const notThere = (reply: FastifyReply): FastifyReply => reply.code(404).type(TEXT).send('There is no such file of the log.\n');
