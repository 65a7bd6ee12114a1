/**
 * `GET /clubs/{id}/export` and `/federations/{id}/export`: everything of a club or a federation that the asker may read, in one ZIP archive. It is
 * sent while it is made. Each page is charged to the asker at the price of the query; while their quota is used up, the archive waits.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { ApiError, overloaded, unauthenticated } from '../language/api-error.js';
import { type ErrorPresenter, statusOfError } from '../request/error-presentation.js';
import type { Requests } from '../server/requests.js';
import { Archive, type ArchiveOwner, findOwner } from './archive.js';
import { ArchiveWriter } from './archive-writer.js';
import { askAs, askPatiently, RefusedQuery } from './ask-api.js';
import { readExportAsked } from './export-asked.js';

/** Archives at one time, over all askers. */
const MOST_ARCHIVES = 4;
/** One more than the archive itself, for a download that broke and is begun again. */
const MOST_OF_ONE_ASKER = 2;
/** Milliseconds without a byte before the connection ends: longer than a wait for a new quota. */
const IDLE_MS = 150_000;

export interface ArchiveRouteParts {
  readonly requests: Pick<Requests, 'contextOf'>;
  readonly presenter: ErrorPresenter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the server stops: archives end then. */
  readonly stopping: AbortSignal;
}

type ArchiveRequest = FastifyRequest<{ Params: { id: string } }>;

export class ArchiveRoute {
  /** Who asked for those that are being written. */
  readonly #running: string[] = [];

  constructor(private readonly parts: ArchiveRouteParts) {}

  /** Archives that are being made. */
  get running(): number {
    return this.#running.length;
  }

  serve(fastify: FastifyInstance): void {
    for (const owner of ['club', 'federation'] as const) {
      fastify.get<{ Params: { id: string } }>(`/${owner}s/:id/export`, { compress: false }, (request, reply) =>
        this.#answer(fastify, owner, request, reply),
      );
    }
  }

  async #answer(fastify: FastifyInstance, owner: ArchiveOwner, request: ArchiveRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = this.parts.requests.contextOf(request);
    const refuse = (error: Error): FastifyReply => {
      const shown = this.parts.presenter.present(new GraphQLError(error.message, { originalError: error }), context);
      return reply
        .code(statusOfError(String(shown.extensions?.['code'])))
        .header('cache-control', 'no-store')
        .send({ errors: [shown] });
    };
    if (context.principal.kind === 'public') return refuse(unauthenticated());
    const asker = context.principal.id;
    // Some for each asker, so that nobody holds all of them.
    const theirs = this.#running.filter((each) => each === asker).length;
    if (this.#running.length >= MOST_ARCHIVES || theirs >= MOST_OF_ONE_ASKER) return refuse(overloaded());
    this.#running.push(asker);
    let isWriting = false;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const over = AbortSignal.any([this.parts.stopping, gone.signal]);
    const { id } = request.params;
    const ask = askAs(fastify, request);
    try {
      const form = readExportAsked(request);
      const found = await findOwner(ask, owner, id);
      const madeAt = new Date(this.parts.now());
      const writer = new ArchiveWriter(madeAt, over);
      const archive = new Archive(askPatiently(ask, over), writer, { owner, ...found, madeAt, form });
      isWriting = true;
      void this.#write(archive, writer, over, asker);
      request.raw.socket.setTimeout?.(IDLE_MS);
      const name = `${id}-${madeAt.toISOString().slice(0, 10)}.zip`;
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(writer.stream);
    } catch (error) {
      if (!isWriting) this.#end(asker);
      if (error instanceof ApiError) return refuse(error);
      if (error instanceof RefusedQuery) return reply.code(error.status).header('cache-control', 'no-store').send({ errors: error.errors });
      throw error;
    }
  }

  #end(asker: string): void {
    this.#running.splice(this.#running.indexOf(asker), 1);
  }

  /** An archive that cannot be finished is cut off, so that nobody takes it for a whole one. */
  async #write(archive: Archive, writer: ArchiveWriter, over: AbortSignal, asker: string): Promise<void> {
    try {
      await archive.write();
    } catch (error) {
      if (!over.aborted) this.parts.presenter.complain(`an archive was not finished: ${String(error)}`);
      writer.stream.destroy(error as Error);
    } finally {
      this.#end(asker);
    }
  }
}
