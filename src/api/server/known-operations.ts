/**
 * Answers operations over HTTP that were executed before, instead of Apollo: most requests of a floor are the same few texts with other
 * variables. Apollo answers first requests and unusual ones; `test/api/known-operations.spec.ts` checks that both answer the same.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { OperationStore, Variables } from './cost/operation-store.js';
import { CORRELATION_HEADER } from '../request/correlation.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import { acceptedEncodings } from './compression.js';
import { isLargerQuery } from './cost/operation-check.js';
import { type OperationExecutor, writeAnswer } from './query-engine.js';
import type { RequestContext } from '../request/request-context.js';
import type { GivenAnswer, SharedAnswers } from './shared-answers.js';

export interface KnownOperationsOptions {
  readonly store: OperationStore;
  readonly executor: OperationExecutor;
  readonly presenter: ErrorPresenter;
  readonly contextOf: (request: FastifyRequest) => RequestContext;
  readonly shared: SharedAnswers;
}

export class KnownOperations {
  constructor(private readonly options: KnownOperationsOptions) {}

  /** Answers an accepted request. @returns false when Apollo must answer it */
  answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const sent = plainlySent(request);
    const kept = sent === null ? undefined : this.options.store.known(sent.query);
    const operation = kept?.operation(sent!.operationName) ?? null;
    if (kept === undefined || operation === null || operation.run === null) return false;
    const { executor, presenter, contextOf, shared } = this.options;
    const context = contextOf(request);
    const variables = sent!.variables ?? {};
    const execute = (): Promise<GivenAnswer> =>
      executor.execute(kept, operation, context, variables).catch((error: Error) => ({
        answer: { errors: presenter.presentAll([new GraphQLError(error.message, { originalError: error })], context) },
        status: 500,
      }));
    const send = (status: number, body: string | Buffer): unknown =>
      reply
        .code(status)
        .header(CORRELATION_HEADER, context.correlationId)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(body);
    const isForAll = !context.isKnown && isLargerQuery(operation, variables);
    const answered = isForAll
      ? shared.answer(sent!, execute).then(async (answer) => {
          const [encoding] = acceptedEncodings(request.headers);
          const compressed = encoding === undefined ? null : await answer.compressed(encoding);
          if (compressed !== null) reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
          send(answer.status, compressed ?? answer.text);
        })
      : execute().then(({ answer, status }) => send(status ?? 200, writeAnswer(answer)));
    answered.catch((error: Error) => reply.send(error));
    return true;
  }
}

interface Sent {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Variables | null;
}

/** An operation in JSON without anything that would change its answer; null for any other request. */
const plainlySent = (request: FastifyRequest): Sent | null => (isPlain(request) && isOperation(request.body) ? request.body : null);

/** Whether a request is JSON by POST, and wants JSON. */
export function isPlain({ method, headers }: FastifyRequest): boolean {
  const { accept = '*/*', 'content-type': type = '' } = headers;
  return method === 'POST' && /^application\/json *(?:;|$)/.test(type) && (accept === '*/*' || accept === 'application/json');
}

const fields: ReadonlySet<string> = new Set(['query', 'operationName', 'variables']);

function isOperation(body: unknown): body is Sent {
  if (typeof body !== 'object' || body === null || Object.keys(body).some((field) => !fields.has(field))) return false;
  const { query, operationName, variables } = body as Readonly<Record<string, unknown>>;
  return (
    typeof query === 'string' &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables)))
  );
}
