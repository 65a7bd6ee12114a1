/**
 * Endpoints for monitoring: `/health` answers while the process runs; `/ready` says whether views are up to date and the store works, and
 * lists problems and reminders. `/ready/queries` is for a proxy without a ready node: it answers 200 while queries are answered, even if
 * commands are not.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readiness } from '../../app/health/readiness.js';
import type { ProjectionRunner } from '../../app/views/projection-runner.js';

/** The most streams named that a view has set aside. */
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
