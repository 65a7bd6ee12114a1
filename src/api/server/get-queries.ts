/**
 * Queries by GET, which browsers and proxies can keep: by their text, or by its SHA-256 once the server knows the text, in the way that
 * Apollo's and urql's clients have (automatic persisted queries).
 */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import { lookUp } from '../../../events/look-up.js';
import { freshSecondsOf } from '../language/freshness.js';
import { ApiError } from '../language/api-error.js';
import { CORRELATION_HEADER } from '../request/correlation.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import { RecentMap } from '../../store/recent-map.js';
import type { RequestContext } from '../request/request-context.js';
import type { KeptDocument, OperationStore } from './cost/operation-store.js';
import type { AskedOperation } from './operation-intake.js';
import { sendKept } from './kept-answers.js';
import { type OperationExecutor, writeAnswer } from './query-engine.js';

/** How many texts are known by their hash; the least recent are forgotten, and clients send them again. */
const MOST_TEXTS = 2_000;
const MOST_CHARACTERS = 10_000;

/** The text of an operation, or why there is none. */
export type FoundText =
  | { readonly text: string | undefined; /** Given with a text that is to be remembered by it. */ readonly hash?: string }
  | { readonly error: GraphQLError };

/** Texts by their SHA-256. */
export class PersistedQueries {
  readonly #texts = new RecentMap<string, string>(MOST_TEXTS);

  /** @param extensions of the request, as it came */
  find(text: string | undefined, extensions: unknown): FoundText {
    const asked = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery?.sha256Hash;
    if (typeof asked !== 'string') return { text };
    if (text === undefined) {
      const known = this.#texts.get(asked);
      return known === undefined ? { error: notPersisted() } : { text: known };
    }
    if (hash('sha256', text) !== asked) return { error: hashMismatch() };
    return { text, hash: asked };
  }

  /** Remembers an admitted text. */
  keep({ text, hash: of }: Extract<FoundText, { readonly text: unknown }>): void {
    if (of !== undefined && text !== undefined && text.length <= MOST_CHARACTERS) this.#texts.set(of, text);
  }
}

// Clients know these errors by their code and send the text.
const notPersisted = (): ApiError =>
  new ApiError('PERSISTED_QUERY_NOT_FOUND', {
    en: 'The query is not known by this hash. Send its text with the hash.',
    fr: 'Aucune requête n’est connue sous cette empreinte. Envoyez son texte avec l’empreinte.',
  });
const hashMismatch = (): ApiError =>
  new ApiError('BAD_USER_INPUT', {
    en: 'The hash is not the SHA-256 of the query. Compute it from the text as it is sent.',
    fr: 'L’empreinte n’est pas le SHA-256 de la requête. Calculez-la sur le texte tel qu’il est envoyé.',
  });

export interface GetQueriesOptions {
  readonly store: OperationStore;
  readonly executor: OperationExecutor;
  readonly presenter: ErrorPresenter;
  readonly contextOf: (request: FastifyRequest) => RequestContext;
}

export class GetQueries {
  constructor(private readonly options: GetQueriesOptions) {}

  /** Answers an accepted request by GET. */
  answer(request: FastifyRequest, reply: FastifyReply, asked: AskedOperation): void {
    this.#answer(request, reply, asked).catch((error: Error) => reply.send(error));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply, { query, operationName, variables }: AskedOperation): Promise<FastifyReply> {
    const { store, executor, presenter, contextOf } = this.options;
    const context = contextOf(request);
    reply.header(CORRELATION_HEADER, context.correlationId).type('application/json; charset=utf-8');
    const refuse = (status: number, error: GraphQLError): FastifyReply => {
      const body = writeAnswer({ errors: presenter.presentAll([error], context) });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    };
    const kept = store.read(query);
    const operation = 'document' in kept ? kept.operation(operationName) : null;
    if (!('document' in kept) || operation === null) return refuse(400, noOperation());
    if (operation.node.operation !== OperationTypeNode.QUERY) return refuse(405, queriesOnly());
    const { answer, status } = await executor.execute(kept, operation, context, variables);
    if (answer.errors !== undefined || answer.data == null)
      return reply
        .code(status ?? 200)
        .header('cache-control', 'no-store')
        .send(writeAnswer(answer));
    const data = JSON.stringify(answer.data);
    // The cost in the answer is that of this execution, and no part of what a cache compares.
    return sendKept(request, reply, {
      body: `{"data":${data},"extensions":${JSON.stringify(answer.extensions)}}\n`,
      tagged: data,
      freshSeconds: freshSecondsIn(kept, operation.node.selectionSet),
    });
  }
}

const noOperation = (): ApiError =>
  new ApiError('BAD_USER_INPUT', {
    en: 'There is no such operation in the query. Name one of it (operationName).',
    fr: 'La requête ne contient pas cette opération. Nommez-en une (operationName).',
  });
const queriesOnly = (): ApiError =>
  new ApiError('BAD_REQUEST', {
    en: 'Only queries can be sent by GET. Send it by POST.',
    fr: 'Seules les requêtes de lecture passent par GET. Envoyez-la par POST.',
  });

/** The least of its root fields; that of live data where a fragment selects them. */
function freshSecondsIn({ schema }: KeptDocument, { selections }: SelectionSetNode): number {
  const fields = schema.getQueryType()!.getFields();
  const live = freshSecondsOf({ extensions: {} });
  return Math.min(
    ...selections.map((selection) => {
      const field = selection.kind === Kind.FIELD ? lookUp(fields, selection.name.value) : undefined;
      return field === undefined ? live : freshSecondsOf(field);
    }),
  );
}
