/** Checks operations over HTTP before Apollo. Refusals are answered here. */
import { hasRoles } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Variables } from './cost/operation-store.js';
import { ApiError } from '../language/api-error.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import { type FoundText, type GetQueries, PersistedQueries } from './get-queries.js';
import { isPlain, type KnownOperations } from './known-operations.js';
import { type BodyIntake, RefusedBody } from './body-intake.js';
import type { AskedOperation, Asker, IntakeRefusal, OperationIntake } from './operation-intake.js';
import { RequestContext } from '../request/request-context.js';
import type { ShownQuota, PrincipalQuotas } from '../request/principal-quota.js';

export interface HttpIntakeOptions {
  /** The path of operations. */
  readonly path: string;
  readonly intake: OperationIntake;
  readonly principalOf: (request: FastifyRequest['raw']) => Principal;
  readonly askerOf: (request: FastifyRequest) => Asker;
  readonly quotas: PrincipalQuotas;
  readonly presenter: ErrorPresenter;
  readonly known: KnownOperations;
  readonly gets: GetQueries;
  readonly bodies: Pick<BodyIntake, 'refuseLength'>;
}

/** The delay of a refusal for a client that repeats a refused request at once, in milliseconds: refusals must not speed up a flood. */
export const REFUSAL_MS = 250;

/** Puts the intake before the operations of a server. */
export function takeInOverHttp(
  fastify: FastifyInstance,
  { path, intake, principalOf, askerOf, quotas, presenter, known, gets, bodies }: HttpIntakeOptions,
): void {
  const persisted = new PersistedQueries();
  /** Called when the request is answered. */
  const begun = new WeakMap<FastifyRequest, () => void>();

  const refuseBody = (request: FastifyRequest, reply: FastifyReply, { refusal, status }: RefusedBody): void =>
    answer(request, reply, refusal, status, true);

  // A body that announces itself as too large is not buffered.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const refused = bodies.refuseLength(request);
    if (refused === null) return done(null, payload);
    payload.resume();
    refuseBody(request, reply, refused);
  });

  fastify.addHook('preHandler', (request, reply, done) => {
    if (request.body instanceof RefusedBody) return refuseBody(request, reply, request.body);
    if (request.routeOptions.url !== path) return done();
    const found = textIn(request, persisted);
    if ('error' in found) return answer(request, reply, { errors: [found.error], cost: null, isOverload: false }, 200);
    const asked = askedBy(request, found.text);
    if (asked === null && request.method === 'GET')
      return answer(request, reply, { errors: [noQuery()], cost: null, isOverload: false }, 400);
    // Apollo rejects an empty query.
    if (asked === null) return done();
    intake.admit(asked, { ...askerOf(request), sharesAnswers: isPlain(request) }, (refusal, leave) => {
      if (leave !== null) begun.set(request, leave);
      if (refusal !== null) return answer(request, reply, refusal, 400);
      persisted.keep(found);
      if (request.method === 'GET') return gets.answer(request, reply, asked);
      if (!known.answer(request, reply)) done();
    });
  });

  const answer = (request: FastifyRequest, reply: FastifyReply, refusal: IntakeRefusal, status: number, isLarge = false): void => {
    const principal = principalOf(request.raw);
    const context = new RequestContext(request.headers, principal, undefined, request.id);
    const { errors, cost } = refusal;
    const text = { errors: presenter.presentAll(errors, context), ...(cost === null ? {} : { extensions: { cost } }) };
    const { quotaSeconds } = refusal;
    if (quotaSeconds !== undefined) reply.code(429).header('retry-after', String(quotaSeconds));
    else if (refusal.isOverload) reply.code(503).header('retry-after', '1');
    else reply.code(status);
    reply.header('cache-control', 'no-store');
    const mayBeFlood = quotaSeconds !== undefined || refusal.isOverload || isLarge;
    if (mayBeFlood) setTimeout(() => void (reply.sent || reply.send(text)), REFUSAL_MS);
    else void reply.send(text);
  };

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const principal = principalOf(request.raw);
    const quota = request.routeOptions.url === path ? quotas.of(principal) : null;
    if (quota !== null) showQuota(reply, quota.shown());
    const leave = begun.get(request);
    if (leave === undefined) return done();
    begun.delete(request);
    leave();
    if (hasRoles(principal)) return done();
    const isRead = typeof payload === 'string' ? intake.countUnread(payload.length) : null;
    if (isRead !== null) reply.raw.once('close', isRead);
    done();
  });
}

/** In the usual rate-limit headers. */
function showQuota(reply: FastifyReply, { limit, remaining, resetSeconds }: ShownQuota): void {
  reply.headers({ 'ratelimit-limit': String(limit), 'ratelimit-remaining': String(remaining), 'ratelimit-reset': String(resetSeconds) });
}

type Sent = Partial<Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>>;

const sentBy = (request: FastifyRequest): Sent | null => (request.method === 'POST' ? request.body : request.query) as Sent | null;

/** The text of the operation: as it was sent, or known by its hash. It is put into the request for those who answer it. */
function textIn(request: FastifyRequest, persisted: PersistedQueries): FoundText {
  const sent = sentBy(request);
  const text = typeof sent?.query === 'string' ? sent.query : undefined;
  const extensions = typeof sent?.extensions === 'string' ? parsed(sent.extensions) : sent?.extensions;
  if (extensions == null) return { text };
  const found = persisted.find(text, extensions);
  if ('text' in found && sent !== null) {
    // Apollo has no persisted queries of its own.
    delete sent.extensions;
    sent.query = found.text;
  }
  return found;
}

function askedBy(request: FastifyRequest, text: string | undefined): AskedOperation | null {
  const sent = sentBy(request);
  if (sent === null || text === undefined) return null;
  const variables = typeof sent.variables === 'string' ? parsed(sent.variables) : sent.variables;
  return {
    query: text,
    operationName: typeof sent.operationName === 'string' ? sent.operationName : null,
    variables: typeof variables === 'object' && variables !== null ? (variables as Variables) : {},
  };
}

const noQuery = (): ApiError =>
  new ApiError('BAD_REQUEST', {
    en: 'There is no query. Send it by POST, or as ?query=… in the address. The explorer is at /explorer.',
    fr: 'Il manque la requête. Envoyez-la par POST, ou comme ?query=… dans l’adresse. L’explorateur est à /explorer.',
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
