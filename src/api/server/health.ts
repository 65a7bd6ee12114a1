/**
 * For whoever watches the process: `/health` says that it answers, `/ready` that its views are up to date and its store
 * works, and what a person has to look at or should not forget.
 */
import type { FastifyInstance } from 'fastify';
import type { Tapis } from '../../app/tapis.js';

export function serveHealth(fastify: FastifyInstance, tapis: Tapis): void {
  fastify.get('/health', () => ({ status: 'ok' }));
  fastify.get('/ready', (_request, reply) => {
    const views = tapis.runner.status().map(({ view, state, position }) => ({ view, state, position }));
    const ready = tapis.isReady();
    const status = ready ? 'ready' : 'notReady';
    void reply.code(ready ? 200 : 503).send({ status, problems: tapis.problems(), notices: tapis.reminders, views });
  });
}
