/**
 * Runs operations from WebSockets like those over HTTP, with the same Apollo Server. For a subscription it makes only the checks; the hub
 * makes the answers.
 */
import type { ApolloServer, ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { OperationTypeNode, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql';
import type { ShownCost } from './cost/operation-check.js';
import type { CheckedSubscription, RequestContext } from '../request/request-context.js';

/** An operation as requested. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The answer of an executed operation. */
export type Answer = FormattedExecutionResult;

export type RunOperation =
  | { readonly kind: 'subscription'; readonly subscription: CheckedSubscription }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Nothing was executed. `cost`: null when it was not computed. */
  | { readonly kind: 'rejected'; readonly errors: readonly GraphQLFormattedError[]; readonly cost: ShownCost | null };

/** Hands over a subscription from a WebSocket. Must come before the plugin that executes. */
export const subscriptionPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    async responseForOperation(request) {
      const { operation } = request as GraphQLRequestContext<RequestContext>;
      const { schema, document, contextValue, response } = request;
      const { live } = contextValue;
      // Apollo's error for an operation that is not in the document.
      if (live === null || operation?.operation !== OperationTypeNode.SUBSCRIPTION) return null;
      live.subscription = { schema, document, operationName: operation.name?.value };
      return { http: response.http, body: { kind: 'single', singleResult: { data: null } } };
    },
  }),
};

export async function runOperation(
  apollo: ApolloServer<RequestContext>,
  request: OperationRequest,
  context: RequestContext,
): Promise<RunOperation> {
  const { query, operationName, variables } = request;
  const live: { subscription: CheckedSubscription | null } = { subscription: null };
  context.live = live;
  const { body } = await apollo.executeOperation(
    { query, variables: variables ?? {}, ...(operationName == null ? {} : { operationName }) },
    { contextValue: context },
  );
  if (live.subscription !== null) return { kind: 'subscription', subscription: live.subscription };
  if (body.kind !== 'single') throw new Error('an answer in parts, which no operation of the schema has');
  const { data, errors = [], extensions } = body.singleResult;
  if (data !== undefined) return { kind: 'answer', answer: body.singleResult };
  return { kind: 'rejected', errors, cost: (extensions?.['cost'] as ShownCost | undefined) ?? null };
}
