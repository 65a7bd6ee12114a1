/**
 * For whoever watches the process: `/health` says that it answers, `/ready` that its views are up to date and its store
 * works, and what a person has to look at or should not forget. `/ready/queries` is for a proxy that has no node that is ready: it answers 200 as
 * long as queries are answered, though commands are not.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readiness } from '../../app/health/readiness.js';
import type { ProjectionRunner } from '../../app/views/projection-runner.js';

/** Streams that one view leaves out, by name. */
const MOST_NAMED = 20;

export function serveHealth(fastify: FastifyInstance, readiness: Readiness, runner: Pick<ProjectionRunner, 'status'>): void {
  const answer = (reply: FastifyReply, isWell: boolean): void => {
    const views = runner.status().map(({ view, state, position, setAside }) => ({
      view,
      state,
      position,
      ...(setAside.length > 0 && { setAside: setAside.slice(0, MOST_NAMED) }),
    }));
    const status = readiness.isReady() ? 'ready' : readiness.servesQueries() ? 'degraded' : 'notReady';
    void reply.code(isWell ? 200 : 503).send({ status, problems: readiness.problems(), notices: readiness.reminders, views });
  };
  fastify.get('/health', () => ({ status: 'ok' }));
  fastify.get('/ready', (_request, reply) => answer(reply, readiness.isReady()));
  fastify.get('/ready/queries', (_request, reply) => answer(reply, readiness.servesQueries()));
}
