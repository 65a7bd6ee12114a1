/**
 * The id that a request, its answer and its lines in the log have in common.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ErrorLog } from './log.js';

export const CORRELATION_HEADER = 'x-correlation-id';

const correlationPattern = /^[A-Za-z0-9._:-]{1,64}$/;

/** The client's `X-Correlation-Id` where it is a plain one, else a new UUID. */
export function correlationIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[CORRELATION_HEADER];
  return typeof given === 'string' && correlationPattern.test(given) ? given : randomUUID();
}

/** Gives every HTTP answer the id of its request, errors included. Fastify makes that id by {@link correlationIdOf}. */
export function answerWithCorrelation(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(CORRELATION_HEADER, request.id);
    done();
  });
}

/** Characters of a client's text that a line of the log holds. */
const LONGEST = 100;

/** Writes a line to the log for each answered request: what was asked, how it ended and how long it took, and nothing of its content. */
export function logRequests(fastify: FastifyInstance, log: ErrorLog): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const name: unknown = (request.body as { operationName?: unknown } | null | undefined)?.operationName;
    log.debug?.(
      {
        correlationId: reply.getHeader(CORRELATION_HEADER),
        method: request.method,
        path: request.url.split('?')[0]!.slice(0, LONGEST),
        ...(typeof name === 'string' ? { operation: name.slice(0, LONGEST) } : {}),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
