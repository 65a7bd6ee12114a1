/** The id shared by a request, its answer and its log lines. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ErrorLog } from './log.js';

export const CORRELATION_HEADER = 'x-correlation-id';

const correlationPattern = /^[A-Za-z0-9._:-]{1,64}$/;

/** The client's `X-Correlation-Id` if it is a plain one, else a new UUID. */
export function correlationIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[CORRELATION_HEADER];
  return typeof given === 'string' && correlationPattern.test(given) ? given : randomUUID();
}

/** Adds the request's id to every HTTP answer, errors included. Fastify makes the id by {@link correlationIdOf}. */
export function answerWithCorrelation(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(CORRELATION_HEADER, request.id);
    done();
  });
}

/** The most characters of a client's text in a log line. */
const LONGEST = 100;

/** Logs a line for each answered request: what was requested, the outcome and the time, without content. */
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
