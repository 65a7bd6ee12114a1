/**
 * How operations are executed: as queries compiled to code (graphql-jit), or by the reference engine of graphql-js.
 * Both give the same answers; which one runs is configuration. Mutations always go through the reference engine: graphql-jit
 * leaves out the defaults of an input's fields, and what a mutation costs is its commit. May import: graphql, graphql-jit, Apollo's plugin interface.
 */
import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener, GraphQLResponse } from '@apollo/server';
import {
  execute,
  getVariableValues,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { badInput, unauthenticated } from '../language/api-error.js';
import { CORRELATION_HEADER } from './correlation.js';
import { ErrorPresenter } from './error-presentation.js';
import type { RequestContext } from './request-context.js';

export type GraphqlEngine = 'jit' | 'reference';

type Variables = Record<string, unknown>;
type Run = (context: RequestContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

/** How many prepared operations are kept; the least recently used goes first. */
const PREPARED_OPERATIONS = 500;

/** Executes the operations of Apollo Server with the engine, and presents their errors in the client's language. */
export function executionPlugin(engine: GraphqlEngine, presenter: ErrorPresenter): ApolloServerPlugin<RequestContext> {
  const prepared = new Map<string, Run>();
  const prepareOnce = (key: string, schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Run => {
    const known = prepared.get(key);
    const compiles = engine === 'jit' && operation.operation === OperationTypeNode.QUERY;
    const run = known ?? (compiles ? compile : interpret)(schema, document, operation);
    if (known !== undefined) prepared.delete(key);
    else if (prepared.size >= PREPARED_OPERATIONS) prepared.delete(prepared.keys().next().value!);
    prepared.set(key, run);
    return run;
  };
  const listener: GraphQLRequestListener<RequestContext> = {
    async didEncounterErrors({ errors, contextValue }) {
      presenter.meet(errors, contextValue);
    },
    async responseForOperation(request): Promise<GraphQLResponse | null> {
      const { operation } = request as GraphQLRequestContext<RequestContext>;
      // Apollo words the error of an operation that is not in the document.
      if (operation === undefined) return null;
      const { schema, document, queryHash, contextValue, response } = request;
      const run = prepareOnce(`${queryHash} ${operation.name?.value ?? ''}`, schema, document, operation);
      const result = await run(contextValue, request.request.variables ?? {});
      const shown = result.errors === undefined ? result : { ...result, errors: presenter.presentAll(result.errors, contextValue) };
      if (result.data === undefined) response.http.status = 400;
      // A command may carry an id of its own: its events and errors have it, and so has the answer.
      response.http.headers.set(CORRELATION_HEADER, contextValue.correlationId);
      return { http: response.http, body: { kind: 'single', singleResult: shown as never } };
    },
  };
  return { requestDidStart: async () => listener };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Run {
  const compiled = compileQuery(schema, document, operation.name?.value);
  if (!isCompiledQuery(compiled)) return interpret(schema, document, operation);
  return (context, variables) => {
    const result = compiled.query(undefined, context, variables);
    return result instanceof Promise ? result.then(check) : check(result);

    // Nothing was executed when there is no data at all: the variables do not fit. graphql-js says where and why.
    function check(answer: ExecutionResult): ExecutionResult {
      if (answer.data !== undefined) return answer;
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
        maxErrors: 50,
      });
      return errors === undefined ? answer : { errors };
    }
  };
}

function interpret(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Run {
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return overHttp;
  const run: Run = (contextValue, variableValues) =>
    execute({
      schema,
      document,
      contextValue,
      variableValues,
      ...(operation.name === undefined ? {} : { operationName: operation.name.value }),
    });
  return operation.operation === OperationTypeNode.MUTATION ? forTheBearer(run) : run;
}

/** Variables that do not fit are found before any guard is asked: who has no token hears that he needs one, and nothing of his input. */
function forTheBearer(run: Run): Run {
  return async (context, variables) => {
    const answer = await run(context, variables);
    return answer.data === undefined && !context.bearer ? { errors: [unauthenticated()] } : answer;
  };
}

function overHttp(): ExecutionResult {
  return { errors: [badInput([{ path: 'query', problem: 'is a subscription: open it over WebSocket' }])] };
}
