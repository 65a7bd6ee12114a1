/**
 * The way of an operation over HTTP before Apollo sees it: without a token it passes the gate, its text is read within bounds, and its cost is checked.
 * What is found wrong is answered here. May import: Fastify's interface, graphql.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { overloaded, queryTooLarge } from '../language/api-error.js';
import { isAuthorized } from './admin-token.js';
import { Admission, type Lane } from './admission.js';
import { costProblem, hasMoreValues, isCheap } from './cost/operation-check.js';
import type { KeptDocument, OperationStore, Variables } from './cost/operation-store.js';
import type { ErrorPresenter } from './error-presentation.js';
import type { Limits } from './limits.js';
import { RequestContext } from './request-context.js';

export interface IntakeOptions {
  /** Where operations are sent to. */
  readonly path: string;
  readonly store: OperationStore;
  readonly limits: Limits;
  readonly tokenHash: string;
  readonly presenter: ErrorPresenter;
}

/** A text that was not read before is taken to be costly when it is longer, characters. */
const CHEAP_TEXT = 2_000;
/** Shorter answers are not counted while their clients read them, bytes. */
const SMALL_ANSWER = 64 * 1024;

/** A request as its client sent it: nothing of it has been checked. */
interface Asked {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Variables;
}

/** Puts the gate and the checks in front of the operations of a server. */
export function takeInOperations(fastify: FastifyInstance, options: IntakeOptions): void {
  const { path, store, limits, tokenHash } = options;
  const gate = new Admission(limits);
  const admitted = new WeakSet<FastifyRequest>();
  let unreadBytes = 0;

  fastify.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.url !== path) return done();
    const asked = askedBy(request);
    // What is no operation Apollo refuses in its own words.
    if (asked === null) return done();
    const refuse = (errors: readonly GraphQLError[], status = 400): void => answer(options, request, reply, errors, status);
    const isBearer = isAuthorized(request.headers.authorization, tokenHash);
    if (isBearer) {
      const errors = problemsOf(store.read(asked.query), asked, limits);
      return errors === null ? done() : refuse(errors);
    }
    if (hasMoreValues(asked.variables, limits.variableValues)) {
      return refuse([queryTooLarge('variable values', limits.variableValues, limits.variableValues)]);
    }
    const overload = (): void => {
      void reply.header('retry-after', '1');
      refuse([overloaded()], 503);
    };
    const isGone = (): boolean => request.raw.socket.destroyed;
    const enter = (lane: Lane, begin: () => void): void =>
      lane === 'costly' && unreadBytes > limits.publicAnswerBytes ? overload() : gate.enter(lane, { begin, refuse: overload, isGone });
    const known = store.known(asked.query);
    const lane = laneOf(known, asked);
    const begin = (): void => {
      admitted.add(request);
      done();
    };
    enter(lane, () => {
      const read = known ?? store.read(asked.query);
      const errors = problemsOf(read, asked, limits);
      if (errors !== null) {
        admitted.add(request);
        refuse(errors);
      } else if (lane !== 'costly' && laneOf(read as KeptDocument, asked) === 'costly') {
        gate.leave();
        enter('costly', begin);
      } else {
        begin();
      }
    });
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!admitted.delete(request)) return done();
    gate.leave();
    const bytes = typeof payload === 'string' ? payload.length : 0;
    if (bytes > SMALL_ANSWER) {
      unreadBytes += bytes;
      reply.raw.once('close', () => (unreadBytes -= bytes));
    }
    done();
  });
}

function askedBy(request: FastifyRequest): Asked | null {
  const sent = (request.method === 'POST' ? request.body : request.query) as Partial<
    Record<'query' | 'operationName' | 'variables', unknown>
  >;
  if (typeof sent?.query !== 'string' || sent.query === '') return null;
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

function laneOf(known: KeptDocument | undefined, asked: Asked): Lane {
  if (known === undefined) return asked.query.length > CHEAP_TEXT ? 'costly' : 'cheap';
  const operation = known.operation(asked.operationName);
  return operation === null || isCheap(operation, asked.variables) ? 'known' : 'costly';
}

function problemsOf(read: KeptDocument | readonly GraphQLError[], asked: Asked, limits: Limits): readonly GraphQLError[] | null {
  if (!('document' in read)) return read;
  const operation = read.operation(asked.operationName);
  const problem = operation === null ? null : costProblem(operation, asked.variables, limits);
  return problem === null ? null : [problem];
}

function answer(
  { presenter, tokenHash }: IntakeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  errors: readonly GraphQLError[],
  status: number,
): void {
  const context = new RequestContext(request.headers, tokenHash);
  void reply.code(status).send({ errors: presenter.presentAll(errors, context) });
}
