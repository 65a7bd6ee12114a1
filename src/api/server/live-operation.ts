/** A subscription for the hub: opened once, and each answer executed and serialised once for all followers. */
import { hash } from 'node:crypto';
import { createSourceEventStream, execute, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { markAccess } from '../../access/access-mark.js';
import { Decisions } from '../request/decisions.js';
import type { LiveRequest } from '../reading/live-hub.js';
import { LiveQuery } from '../reading/live-query.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import { priceErrors, type ShownCost } from './cost/operation-check.js';
import { lineOf } from '../request/principal-turns.js';
import type { OperationRequest } from './operation-runner.js';
import type { CheckedSubscription, RequestContext } from '../request/request-context.js';

/** Formatted errors, for a protocol server that expects a single error. */
export class ShownErrors extends GraphQLError {
  constructor(readonly shown: readonly GraphQLFormattedError[]) {
    super(shown[0]?.message ?? '');
  }
}

export interface Asked {
  readonly request: OperationRequest;
  readonly context: RequestContext;
  readonly presenter: ErrorPresenter;
  readonly address: string;
  /** The price shown in each answer; null for none. */
  readonly cost: ShownCost | null;
}

export function liveRequest(subscription: CheckedSubscription, { request, context, presenter, address, cost }: Asked): LiveRequest {
  const { query, operationName, variables } = request;
  const { principal, hasRoles, language } = context;
  const extensions = cost === null ? {} : { extensions: { cost } };
  const args = { ...subscription, contextValue: context, variableValues: variables ?? {} };
  return {
    key: hash('sha256', JSON.stringify([markAccess(principal), language, query, operationName ?? null, variables ?? null])),
    address,
    hasRoles,
    line: lineOf(principal),
    price: cost?.used ?? 0,
    decisions: {
      hold: () => Decisions.of(principal)?.hold() ?? true,
      clear: () => Decisions.of(principal)?.clear(),
    },
    async open() {
      const source = await createSourceEventStream(args);
      if (source instanceof LiveQuery) return source as LiveQuery<unknown>;
      const errors = Symbol.asyncIterator in source ? undefined : source.errors;
      throw errors === undefined
        ? new Error('a subscription of the schema without a LiveQuery')
        : new ShownErrors(priceErrors(presenter.presentAll(errors, context), cost));
    },
    async show(answer) {
      const { data, errors } = await execute({ ...args, rootValue: answer });
      const shown = errors === undefined ? { data } : { data: data ?? null, errors: presenter.presentAll(errors, context) };
      return JSON.stringify({ ...shown, ...extensions });
    },
    explain(error) {
      if (error instanceof ShownErrors) return error;
      return new ShownErrors(priceErrors([presenter.present(new GraphQLError(error.message, { originalError: error }), context)], cost));
    },
  };
}
