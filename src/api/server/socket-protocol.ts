/** Implements the graphql-transport-ws protocol on each WebSocket: connecting, operations, and subscriptions. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApolloServer } from '@apollo/server';
import { GraphQLError, parse, type ExecutionArgs, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { makeServer, type Context, type Server } from 'graphql-ws';
import { type ApiError, badInput } from '../language/api-error.js';
import { REFUSAL_MS } from './http-intake.js';
import { hasRoles } from '../../access/known-principals.js';
import type { LiveHub } from '../reading/live-hub.js';
import { priceErrors } from './cost/operation-check.js';
import { liveRequest, ShownErrors } from './live-operation.js';
import { shown, type ErrorPresenter } from '../request/error-presentation.js';
import type { Connections } from './connections.js';
import { deviceAuthorization } from './device-sessions.js';
import type { Gate } from './gate.js';
import { shuttingDown, tokenOver, tooManyOperations, tooManySubscriptions } from '../request/network-errors.js';
import type { AskedOperation, IntakeRefusal, OperationIntake } from './operation-intake.js';
import { type Answer, type OperationRequest, runOperation } from './operation-runner.js';
import type { PersonalData } from '../request/personal-data.js';
import { RequestContext } from '../request/request-context.js';
import { closeCodes, type SocketConnection } from './socket-connection.js';
import { SocketFollower } from './socket-follower.js';
import type { SocketRegister } from './socket-register.js';
import type { PrincipalQuota, PrincipalQuotas } from '../request/principal-quota.js';
import type { WorkInProgress } from './work-in-progress.js';

export interface ProtocolOptions {
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<RequestContext>;
  readonly intake: OperationIntake;
  readonly quotas: PrincipalQuotas;
  readonly personalData: PersonalData;
  readonly presenter: ErrorPresenter;
  readonly gate: Gate;
  readonly work: WorkInProgress;
  readonly register: SocketRegister;
  readonly connections: Connections;
  readonly hub: LiveHub;
}

/** The protocol server's data of a socket. */
export interface SocketExtra {
  readonly connection: SocketConnection;
  readonly request: IncomingMessage;
}

type SocketContext = Context<Record<string, unknown>, SocketExtra>;

/** An answered or followed operation on its way through the protocol server. */
interface Prepared extends ExecutionArgs {
  readonly outcome: Answer | SocketFollower;
}

/** The most characters of a client's operation id. */
const LONGEST_ID = 128;
/** The protocol server only checks whether an operation is a subscription. */
const answered = parse('{ __typename }');
const followed = parse('subscription { __typename }');

/** The protocol server. A socket is opened with its {@link SocketExtra}. */
export function protocolServer(options: ProtocolOptions, connectionInitMs: number): Server<SocketExtra> {
  const { presenter } = options;
  return makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: connectionInitMs,
    onConnect: (context) => connect(options, context),
    onSubscribe: ({ extra }, id, payload) => prepare(options, extra, id, payload),
    // The answer is formatted already; onNext returns what is sent.
    execute: (args) => outcomeOf(args) as ExecutionResult,
    subscribe: (args) => outcomeOf(args) as SocketFollower,
    onNext: (_context, _id, _payload, args) => outcomeOf(args) as Answer,
    onError: (_context, _id, _payload, errors) => errors.flatMap((error) => shownErrors(error, presenter)),
  });
}

const outcomeOf = (args: ExecutionArgs): Prepared['outcome'] => (args as Prepared).outcome;

/** Whether a socket may continue after its first message. False closes it with 4403, unless it is closed already. */
function connect(options: ProtocolOptions, context: SocketContext): boolean | Promise<boolean> {
  const { gate } = options;
  const { request } = context.extra;
  const payload = context.connectionParams ?? {};
  // The token and other data of the first message are not kept.
  Object.assign(context, { connectionParams: undefined });
  const token = tokenIn(payload);
  const given = token === undefined ? deviceAuthorization(payload['device'], request.headers) : token;
  if (given === undefined) {
    if (Object.keys(payload).length === 0) return letIn(options, context);
    // Whoever sends something means to be known: without it they would be given what is public, and never learn why.
    context.extra.connection.close(closeCodes.badRequest, 'Send the token as {"authorization": "Bearer …"}');
    return false;
  }
  const rejection = gate.rejectToken(request, typeof given === 'string' ? given : '');
  if (rejection instanceof Promise) return rejection.then((late) => late === null && letIn(options, context));
  return rejection === null && letIn(options, context);
}

/** The token of a first message: clients send it by this name or as among the headers of a request. */
function tokenIn(payload: Readonly<Record<string, unknown>>): unknown {
  const { headers } = payload;
  const places = [payload, typeof headers === 'object' && headers !== null ? (headers as Readonly<Record<string, unknown>>) : {}];
  return places.flatMap((place) => [place['authorization'], place['Authorization']]).find((given) => given !== undefined);
}

function letIn({ gate, register, connections }: ProtocolOptions, context: SocketContext): boolean {
  const { connection, request } = context.extra;
  const credential = gate.credentialOf(request);
  if ((credential === null || !hasRoles(credential.principal)) && !register.letIn(connection)) {
    connection.close(closeCodes.later, 'Too many connections');
    return false;
  }
  // Before that, it counts as an ordinary connection, which may be closed for a new one.
  connections.becameSocket(request.socket);
  connection.acknowledge(credential, () => Object.keys(context.subscriptions).length);
  return true;
}

/** Runs an operation, or starts a subscription. @returns errors when nothing was executed */
async function prepare(
  { schema, apollo, intake, quotas, personalData, presenter, work, hub }: ProtocolOptions,
  { connection, request: { headers } }: SocketExtra,
  id: string,
  request: OperationRequest,
): Promise<Prepared | readonly GraphQLError[]> {
  // Each operation has its own principal object, which keeps its decisions separate.
  const { credential } = connection;
  const context = new RequestContext(headers, credential === null ? connection.principal : { ...connection.principal }, personalData);
  context.credential = credential;
  context.turns = intake.turns;
  context.address = connection.address;
  const quota = (context.quota = quotas.of(connection.principal));
  const refuse = (error: ApiError): readonly GraphQLError[] => [new ShownErrors([shown(error, context.language, context.correlationId)])];
  connection.reconsiderIfDue();
  if (!connection.isOpen) return refuse(tokenOver().error);
  if (id.length > LONGEST_ID) return refuse(badInput([{ path: 'id', problem: `is longer than ${LONGEST_ID} characters` }]));
  if (connection.operations() > connection.mostOperations) return refuse(tooManyOperations(connection.mostOperations));
  // If the socket closes meanwhile, this never continues.
  const { refusal, leave } = await takeIn(intake, connection, quota, request);
  const done = work.begin();
  try {
    if (work.stopping) return refuse(shuttingDown().error);
    if (refusal?.quotaSeconds !== undefined) await pause(REFUSAL_MS);
    if (refusal !== null) return [new ShownErrors(priceErrors(presenter.presentAll(refusal.errors, context), refusal.cost))];
    const run = await runOperation(apollo, request, context);
    if (run.kind === 'rejected') return [new ShownErrors(priceErrors(run.errors, run.cost))];
    if (run.kind === 'answer') return { schema, document: answered, outcome: run.answer };
    const cost = intake.costOf(askedOf(request));
    const live = liveRequest(run.subscription, { request, context, presenter, address: connection.address, cost });
    const outcome = SocketFollower.open(hub, live, connection, id);
    return outcome === null ? refuse(tooManySubscriptions()) : { schema, document: followed, outcome };
  } catch (error) {
    // An operation's error must not end the process or the socket's other operations.
    const cause = error as Error;
    return [new ShownErrors([presenter.present(new GraphQLError(cause.message, { originalError: cause }), context)])];
  } finally {
    leave?.();
    // The answer is sent within this turn of the event loop.
    setImmediate(done);
  }
}

const askedOf = ({ query, operationName = null, variables }: OperationRequest): AskedOperation => ({
  query,
  operationName,
  variables: variables ?? {},
});

function takeIn(
  intake: OperationIntake,
  connection: SocketConnection,
  quota: PrincipalQuota | null,
  request: OperationRequest,
): Promise<{ readonly refusal: IntakeRefusal | null; readonly leave: (() => void) | null }> {
  return new Promise((resolve) =>
    intake.admit(
      askedOf(request),
      { principal: connection.principal, quota, address: connection.address, isGone: () => !connection.isOpen },
      (refusal, leave) => resolve({ refusal, leave }),
    ),
  );
}

function shownErrors(error: GraphQLError, presenter: ErrorPresenter): readonly GraphQLFormattedError[] {
  for (const each of [error, error.originalError]) if (each instanceof ShownErrors) return each.shown;
  return [presenter.presentEarly(error)];
}
