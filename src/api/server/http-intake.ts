/**
 * Takes in the operations that come over HTTP, before Apollo sees them. What is refused is answered here.
 */
import type { Principal } from '../../access/principal.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Variables } from './cost/operation-store.js';
import type { ErrorPresenter } from './error-presentation.js';
import type { AskedOperation, OperationIntake } from './operation-intake.js';
import { RequestContext } from './request-context.js';

export interface HttpIntakeOptions {
  /** Where operations are sent to. */
  readonly path: string;
  readonly intake: OperationIntake;
  readonly principalOf: (request: FastifyRequest['raw']) => Principal;
  readonly presenter: ErrorPresenter;
}

/** Who sends again at once what was refused waits so long for the refusal, milliseconds: a flood must not become faster by being refused. */
const OVERLOAD_ANSWER_MS = 250;

/** Puts the intake in front of the operations of a server. */
export function takeInOverHttp(fastify: FastifyInstance, { path, intake, principalOf, presenter }: HttpIntakeOptions): void {
  const atGate = new WeakSet<FastifyRequest>();

  fastify.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.url !== path) return done();
    const asked = askedBy(request);
    // What is no operation Apollo refuses in its own words.
    if (asked === null) return done();
    const principal = principalOf(request.raw);
    const asker = { isKnown: principal.kind !== 'public', isGone: () => request.raw.socket.destroyed };
    intake.take(asked, asker, (refusal, isAtGate) => {
      if (isAtGate) atGate.add(request);
      if (refusal === null) return done();
      const context = new RequestContext(request.headers, principal, undefined, request.id);
      const { errors, cost } = refusal;
      const answer = { errors: presenter.presentAll(errors, context), ...(cost === null ? {} : { extensions: { cost } }) };
      if (!refusal.isOverload) return void reply.code(400).send(answer);
      setTimeout(() => void reply.code(503).header('retry-after', '1').send(answer), OVERLOAD_ANSWER_MS);
    });
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!atGate.delete(request)) return done();
    intake.leave();
    const isRead = typeof payload === 'string' ? intake.countUnread(payload.length) : null;
    if (isRead !== null) reply.raw.once('close', isRead);
    done();
  });
}

function askedBy(request: FastifyRequest): AskedOperation | null {
  const sent = (request.method === 'POST' ? request.body : request.query) as Partial<
    Record<'query' | 'operationName' | 'variables', unknown>
  >;
  if (typeof sent?.query !== 'string') return null;
  const variables = typeof sent.variables === 'string' ? parsed(sent.variables) : sent.variables;
  return {
    query: sent.query,
    operationName: typeof sent.operationName === 'string' ? sent.operationName : null,
    variables: typeof variables === 'object' && variables !== null ? (variables as Variables) : {},
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
