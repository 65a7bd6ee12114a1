/**
 * Answers operations over HTTP that were executed before, instead of Apollo: most requests of a floor are the same few texts with other
 * variables. Apollo answers first requests and unusual ones; `test/api/known-operations.spec.ts` checks that both answer the same.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { OperationStore, Variables } from './cost/operation-store.js';
import { CORRELATION_HEADER } from '../request/correlation.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import type { OperationExecutor } from './query-engine.js';
import type { RequestContext } from '../request/request-context.js';

export interface KnownOperationsOptions {
  readonly store: OperationStore;
  readonly executor: OperationExecutor;
  readonly presenter: ErrorPresenter;
  readonly contextOf: (request: FastifyRequest) => RequestContext;
}

export class KnownOperations {
  constructor(private readonly options: KnownOperationsOptions) {}

  /** Answers an accepted request. @returns false when Apollo must answer it */
  answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const sent = plainlySent(request);
    const kept = sent === null ? undefined : this.options.store.known(sent.query);
    const operation = kept?.operation(sent!.operationName) ?? null;
    if (kept === undefined || operation === null || operation.run === null) return false;
    const { executor, presenter, contextOf } = this.options;
    const context = contextOf(request);
    executor
      .execute(kept, operation, context, sent!.variables ?? {})
      .catch((error: Error) => ({
        answer: { errors: presenter.presentAll([new GraphQLError(error.message, { originalError: error })], context) },
        status: 500,
      }))
      .then(({ answer, status }) =>
        reply
          .code(status ?? 200)
          .header(CORRELATION_HEADER, context.correlationId)
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(writeAnswer(answer)),
      )
      .catch((error: Error) => reply.send(error));
    return true;
  }
}

/** The text of an answer, the same as Apollo's. */
export const writeAnswer = (answer: object): string => `${JSON.stringify(answer)}\n`;

interface Sent {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Variables | null;
}

/** An operation in JSON without anything that would change its answer; null for any other request. */
function plainlySent({ method, headers, body }: FastifyRequest): Sent | null {
  const { accept = '*/*', 'content-type': type = '' } = headers;
  const isPlain = method === 'POST' && /^application\/json *(?:;|$)/.test(type) && (accept === '*/*' || accept === 'application/json');
  return isPlain && isOperation(body) ? body : null;
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
