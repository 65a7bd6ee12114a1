/** Asks the API's own queries as the asker of a request: who sees what, the price and the errors are the same. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statusOfError } from '../request/error-presentation.js';

/** A row of an answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnsweredRow = any;

interface ShownError {
  readonly extensions: { readonly code: string; readonly parameters?: { readonly seconds?: number } };
}

interface Shown {
  readonly data?: { readonly of: AnsweredRow } | null;
  readonly errors?: readonly ShownError[];
}

/** A refused query. `errors`: none where there is nothing of this id. */
export class RefusedQuery extends Error {
  override readonly name = 'RefusedQuery';

  constructor(
    readonly status: number,
    readonly errors: readonly ShownError[],
  ) {
    super(errors[0]?.extensions.code ?? 'NOT_FOUND');
  }

  /** Whether there is nothing of this id, for anybody. */
  get isNothing(): boolean {
    return this.errors.length === 0;
  }

  /** Whether the asker may not read it. A token without any right there does not learn what there is. */
  get isForbidden(): boolean {
    return !this.isNothing && [401, 403, 404].includes(this.status) && this.message !== 'TOKEN_OVER';
  }
}

/** Asks a query that has its answer under the alias `of`. @throws RefusedQuery */
export type AskApi = (query: string, variables: object) => Promise<AnsweredRow>;

/** What the API has to know of a request. */
const passedOn = ['host', 'authorization', 'accept-language', 'x-forwarded-for'] as const;

export function askAs(fastify: FastifyInstance, request: FastifyRequest): AskApi {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  );
  return async (query, variables) => {
    const answer: { readonly statusCode: number; json(): Shown } = await fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: request.ip,
      headers,
      payload: { query, variables },
    });
    const { data, errors } = answer.json();
    if (errors === undefined) {
      if (data?.of == null) throw new RefusedQuery(404, []);
      return data.of;
    }
    throw new RefusedQuery(answer.statusCode === 200 ? statusOfError(errors[0]!.extensions.code) : answer.statusCode, errors);
  };
}

/** After this many waits for one answer, what is asked costs more than the quota ever allows. */
const MOST_WAITS = 5;
const LONGEST_WAIT_SECONDS = 60;
const passing: ReadonlySet<string> = new Set(['TOKEN_QUOTA_USED_UP', 'OVERLOADED']);

/** The same for who reads on and on: waits while the asker's quota is used up. @param over ends the wait */
export function askPatiently(ask: AskApi, over: AbortSignal): AskApi {
  return async (query, variables) => {
    for (let waits = 0; ; waits += 1) {
      over.throwIfAborted();
      try {
        return await ask(query, variables);
      } catch (error) {
        if (!(error instanceof RefusedQuery) || !passing.has(error.message) || waits === MOST_WAITS) throw error;
        const seconds = error.errors[0]!.extensions.parameters?.seconds ?? 1;
        await delay(1_000 * Math.min(seconds, LONGEST_WAIT_SECONDS), undefined, { signal: over });
      }
    }
  };
}
