/**
 * Executes operations: with graphql-js, and queries from their second time on as compiled code (graphql-jit). Both answer the same.
 * Compiling costs more than executing once, and strangers can send many queries once. Mutations are never compiled: graphql-jit drops the
 * defaults of input fields, and the cost of a mutation is its commit.
 */
import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener, GraphQLResponse } from '@apollo/server';
import {
  execute,
  getNamedType,
  getVariableValues,
  GraphQLError,
  isLeafType,
  OperationTypeNode,
  typeFromAST,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type NamedTypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { countWork, WorkDone } from '../../app/work-done.js';
import { ApiError, badInput, unauthenticated } from '../language/api-error.js';
import { CORRELATION_HEADER } from '../request/correlation.js';
import { isLargerQuery, settledCost, shownCost } from './cost/operation-check.js';
import type { KeptDocument, KeptOperation, OperationStore, Run, Variables } from './cost/operation-store.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import type { Limits } from '../request/limits.js';
import type { RequestContext } from '../request/request-context.js';
import { TimeBudget } from './time-budget.js';

export interface EngineOptions {
  readonly store: OperationStore;
  readonly limits: Limits;
  readonly presenter: ErrorPresenter;
}

/** The answer of an operation. */
export interface ShownAnswer {
  readonly answer: { readonly errors?: readonly GraphQLFormattedError[]; readonly data?: unknown; readonly extensions: object };
  /** The HTTP status of an answer without data; null with data. */
  readonly status: number | null;
}

/** The text of an answer, the same as Apollo's. */
export const writeAnswer = (answer: object): string => `${JSON.stringify(answer)}\n`;

/** Executes operations, and formats errors in the client's language. */
export class OperationExecutor {
  readonly #budget: TimeBudget;

  constructor(private readonly options: EngineOptions) {
    this.#budget = new TimeBudget(options.limits.operationMs);
  }

  async execute(kept: KeptDocument, operation: KeptOperation, context: RequestContext, variables: Variables): Promise<ShownAnswer> {
    const { limits, presenter } = this.options;
    const { quota } = context;
    const estimate = shownCost(operation, variables, limits);
    const charged = quota?.chargedNow() ?? null;
    const done = isLargerQuery(operation, variables) ? new WorkDone() : null;
    const execute = (): Promise<ExecutionResult> => this.#executed(kept, operation, context, variables);
    const { errors, data } = await (done === null ? execute() : countWork(done, execute));
    const cost = done === null || data == null ? estimate : settledCost(operation, estimate, data, done);
    // Principals without a role were not charged: they waited at the gate.
    if (charged !== null && context.hasRoles) quota!.correctCharge(charged, cost.used - estimate.used);
    const extensions = { cost, ...(quota === null ? {} : { quota: quota.shown() }) };
    return {
      answer: {
        ...(errors === undefined ? {} : { errors: presenter.presentAll(errors, context) }),
        ...(data === undefined ? {} : { data }),
        extensions,
      },
      status: data === undefined ? statusOf(errors) : null,
    };
  }

  /** How an operation runs now: compiled from the second time on. */
  #runOf(kept: KeptDocument, operation: KeptOperation): Run {
    const { limits, store } = this.options;
    const { schema } = kept;
    const { run: known, isCompiled, cost } = operation;
    if (known === null) return (operation.run = interpret(schema, kept, operation, limits));
    if (isCompiled || !canCompile(schema, operation) || cost.of({}).fields > limits.compiledFields) return known;
    operation.isCompiled = true;
    operation.run = compile(schema, kept, operation) ?? known;
    store.recount(kept);
    return operation.run;
  }

  /**
   * Variables are checked before the execution, and only up to the first errors. Compiled code checks them itself: without lists it finds
   * at most one error per variable. So does graphql-js for a mutation.
   */
  async #executed(kept: KeptDocument, operation: KeptOperation, context: RequestContext, variables: Variables): Promise<ExecutionResult> {
    const run = this.#runOf(kept, operation);
    const { schema } = kept;
    const { node } = operation;
    const isMutation = node.operation === OperationTypeNode.MUTATION;
    const checksItself = operation.isCompiled ? operation.hasSingleVariables : isMutation;
    const refused = checksItself ? null : this.#problemsOfVariables(schema, node, variables);
    if (refused !== null) return refused;
    try {
      const work = run(context, variables);
      const isTimed = work instanceof Promise && node.operation === OperationTypeNode.QUERY;
      const result = isTimed ? await this.#budget.within(context, work) : await work;
      if (!checksItself || result.data !== undefined) return result;
      // Without a token, the answer is only that one is needed, whatever the input.
      if (isMutation && !context.isKnown) return { errors: [unauthenticated()] };
      return this.#problemsOfVariables(schema, node, variables) ?? result;
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }

  #problemsOfVariables(schema: GraphQLSchema, { variableDefinitions = [] }: KeptOperation['node'], variables: Variables) {
    const { limits } = this.options;
    if (variableDefinitions.length === 0) return null;
    const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: limits.errors });
    return errors === undefined ? null : { errors: errors.slice(0, limits.errors) };
  }
}

/** Makes Apollo Server execute operations this way. */
export function executionPlugin(
  executor: OperationExecutor,
  { store, presenter }: Pick<EngineOptions, 'store' | 'presenter'>,
): ApolloServerPlugin<RequestContext> {
  const listener: GraphQLRequestListener<RequestContext> = {
    // A cached document skips parsing and validation.
    async didResolveSource(request) {
      Object.assign(request, { document: store.known(request.source)?.document });
    },
    async didEncounterErrors({ errors, contextValue }) {
      presenter.meet(errors, contextValue);
    },
    async responseForOperation(request): Promise<GraphQLResponse | null> {
      const { document, source, contextValue, response } = request as GraphQLRequestContext<RequestContext> & typeof request;
      const kept = store.known(source) ?? store.keep(source, document);
      const operation = kept.operation(request.request.operationName);
      // Apollo's error for an operation that is not in the document.
      if (operation === null) return null;
      const { answer, status } = await executor.execute(kept, operation, contextValue, request.request.variables ?? {});
      if (status !== null) response.http.status = status;
      // A command may have its own correlation id, which its events, errors and answer have too.
      response.http.headers.set(CORRELATION_HEADER, contextValue.correlationId);
      return { http: response.http, body: { kind: 'single', singleResult: answer as never } };
    },
  };
  return { requestDidStart: async () => listener };
}

/** graphql-jit drops the defaults of input fields when the input is a variable, and finds a prototype's property under its name. */
function canCompile(schema: GraphQLSchema, { node }: KeptOperation): boolean {
  const isPlain = ({ variable, type }: VariableDefinitionNode): boolean => {
    const given = typeFromAST(schema, type as NamedTypeNode);
    return given !== undefined && isLeafType(getNamedType(given)) && !Object.hasOwn(Object.prototype, variable.name.value);
  };
  return node.operation === OperationTypeNode.QUERY && (node.variableDefinitions ?? []).every(isPlain);
}

function statusOf(errors: ExecutionResult['errors']): number {
  return errors?.[0] instanceof ApiError && errors[0].code === 'OPERATION_TIMED_OUT' ? 503 : 400;
}

function compile(schema: GraphQLSchema, { document }: KeptDocument, { node }: KeptOperation): Run | null {
  const compiled = compileQuery(schema, document, node.name?.value);
  return isCompiledQuery(compiled) ? (context, variables) => compiled.query(undefined, context, variables) : null;
}

function interpret(schema: GraphQLSchema, { document }: KeptDocument, { node }: KeptOperation, limits: Limits): Run {
  if (node.operation === OperationTypeNode.SUBSCRIPTION) return overHttp;
  const name = node.name === undefined ? {} : { operationName: node.name.value };
  const options = { maxCoercionErrors: limits.errors };
  return (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues, options, ...name });
}

function overHttp(): ExecutionResult {
  return { errors: [badInput([{ path: 'query', problem: 'is a subscription: open it over WebSocket' }])] };
}
