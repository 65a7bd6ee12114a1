/**
 * For whoever watches the process: `/health` says that it answers, `/ready` that its views are up to date and its store
 * works, and what a person has to look at or should not forget. `/ready/queries` is for a proxy that has no node that is ready: it answers 200 as
 * long as queries are answered, though commands are not.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Tapis } from '../../app/tapis.js';

/** Streams that one view leaves out, by name. */
const MOST_NAMED = 20;

export function serveHealth(fastify: FastifyInstance, tapis: Tapis): void {
  const answer = (reply: FastifyReply, isWell: boolean): void => {
    const views = tapis.runner.status().map(({ view, state, position, setAside }) => ({
      view,
      state,
      position,
      ...(setAside.length > 0 && { setAside: setAside.slice(0, MOST_NAMED) }),
    }));
    const status = tapis.isReady() ? 'ready' : tapis.servesQueries() ? 'degraded' : 'notReady';
    void reply.code(isWell ? 200 : 503).send({ status, problems: tapis.problems(), notices: tapis.reminders, views });
  };
  fastify.get('/health', () => ({ status: 'ok' }));
  fastify.get('/ready', (_request, reply) => answer(reply, tapis.isReady()));
  fastify.get('/ready/queries', (_request, reply) => answer(reply, tapis.servesQueries()));
}
