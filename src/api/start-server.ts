/**
 * Puts the API on the network: HTTP, WebSocket, the explorer, health.
 */
import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import type { Tapis } from '../app/tapis.js';
import { ApiModule } from './api.module.js';
import { answerWithCorrelation, correlationIdOf, logRequests } from './request/correlation.js';
import { Edge, type EdgeOptions } from './server/edge.js';
import { ErrorPresenter } from './request/error-presentation.js';
import { serveExplorer } from './server/explorer.js';
import { FinishingAdapter } from './server/finishing-adapter.js';
import { serveHealth } from './server/health.js';
import { HttpErrorsFilter } from './server/http-errors.filter.js';
import { OperationStore } from './server/cost/operation-store.js';
import { limitingRules } from './server/cost/limiting-rules.js';
import { defaultLimits, type Limits, MAX_BODY_BYTES } from './request/limits.js';
import { defaultLogLevel, type ErrorLog, type LogLevel } from './request/log.js';
import { serveLogFiles } from './server/log-files.js';
import { serveMetrics } from './server/metrics.js';
import { POLICY } from './policy/policy.js';
import { BodyIntake } from './server/body-intake.js';
import { takeInOverHttp } from './server/http-intake.js';
import { type Asker, OperationIntake } from './server/operation-intake.js';
import { defaultPersonalData, type PersonalData } from './request/personal-data.js';
import { KnownOperations } from './server/known-operations.js';
import { type GraphqlEngine, OperationExecutor } from './server/query-engine.js';
import { RequestContext } from './request/request-context.js';
import { PrincipalQuotas } from './request/principal-quota.js';

export interface ApiOptions extends EdgeOptions {
  readonly tapis: Tapis;
  /** Who sees players' names and discipline. Default: names everybody, discipline the bearer of the token. */
  readonly personalData?: PersonalData;
  /** Default: what the environment variable `TAPIS_GRAPHQL_ENGINE` says, else `jit`. */
  readonly graphqlEngine?: GraphqlEngine;
  /** What is written to the log. Default `info`. */
  readonly logLevel?: LogLevel;
  /** Where the log goes. Default: standard error, as JSON lines. */
  readonly log?: ErrorLog;
}

export interface ServerOptions extends ApiOptions {
  /** Default 4000; 0 takes any free one. */
  readonly port?: number;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4000`; the API is at `/graphql`, the explorer at `/explorer`. */
  readonly url: string;
  /** Answers what was asked, up to a deadline, and refuses what is new; then ends all connections. The application behind it stays open. */
  close(): Promise<void>;
}

/** Why the server can't be started. `message` is one sentence that says what to do. */
export class ServerError extends Error {
  constructor(
    readonly code: 'PORT_IN_USE' | 'PORT_NOT_ALLOWED' | 'HOST_UNKNOWN' | 'ENGINE_UNKNOWN',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServerError';
  }
}

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 4000;
const GRAPHQL_PATH = '/graphql';

/** The engine that the environment variable `TAPIS_GRAPHQL_ENGINE` names; the compiled one where it names none. @throws ServerError for another word */
export function engineFrom(value: string | undefined): GraphqlEngine {
  if (value === undefined || value === '') return 'jit';
  if (value === 'jit' || value === 'reference') return value;
  throw new ServerError('ENGINE_UNKNOWN', `TAPIS_GRAPHQL_ENGINE is "${value}"; it can be "jit" or "reference".`);
}

/** The API without a network, for tests: `app.inject()` answers requests. */
export async function createApi(options: ApiOptions): Promise<NestFastifyApplication> {
  const { tapis, personalData = defaultPersonalData, graphqlEngine, logLevel = defaultLogLevel } = options;
  const log = options.log ?? pino({ base: null, level: logLevel }, pino.destination({ dest: 2, sync: true }));
  const presenter = new ErrorPresenter(log, (error) => tapis.isReported(error));
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const rules = limitingRules(limits);
  const store = new OperationStore(limits);
  const quotas = new PrincipalQuotas(limits);
  const edge = new Edge(options, presenter);
  const intake = new OperationIntake(store, limits);
  const askerOf = ({ raw }: FastifyRequest): Asker => {
    const principal = edge.principalOf(raw);
    return { principal, quota: quotas.of(principal), address: edge.addressOf(raw), isGone: () => raw.socket.destroyed };
  };
  const genReqId = ({ headers }: IncomingMessage): string => correlationIdOf(headers);
  // When connections are closed by force, all that was begun is answered, or its time is over.
  const adapter = new FinishingAdapter({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true, genReqId, ...edge.timeouts() }, edge);
  const engine = graphqlEngine ?? engineFrom(process.env['TAPIS_GRAPHQL_ENGINE']);
  const executor = new OperationExecutor({ engine, store, limits, presenter });
  const contextOf = (request: FastifyRequest): RequestContext => {
    const principal = edge.principalOf(request.raw);
    const context = new RequestContext(request.headers, principal, personalData, request.id);
    context.quota = quotas.of(principal);
    context.turns = intake.turns;
    context.credential = edge.credentialOf(request.raw);
    context.address = edge.addressOf(request.raw);
    return context;
  };
  const module = ApiModule.with({ tapis, edge, personalData, executor, contextOf, presenter, rules, limits, store });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: false, abortOnError: false });
  const fastify = adapter.getInstance();
  const bodies = new BodyIntake({ intake, limits, askerOf });
  bodies.serve(adapter);
  const stopCounting = tapis.onCommand(({ by, events }) => quotas.madeEvents(by, events));
  fastify.addHook('onClose', (_fastify, done) => {
    stopCounting();
    done();
  });
  answerWithCorrelation(fastify);
  if (logLevel === 'debug') logRequests(fastify, log);
  app.useGlobalFilters(new HttpErrorsFilter(presenter));
  edge.guard(app, fastify);
  serveHealth(fastify, tapis);
  serveExplorer(fastify);
  const known = new KnownOperations({ store, executor, presenter, contextOf });
  takeInOverHttp(fastify, { path: GRAPHQL_PATH, intake, principalOf: edge.principalOf, askerOf, quotas, presenter, known, bodies });
  serveLogFiles(fastify, { tapis, edge, policy: app.get(POLICY) });
  serveMetrics(fastify, { tapis, edge, intake, policy: app.get(POLICY) });
  await app.init();
  store.use(app.get(GraphQLSchemaHost).schema);
  await fastify.ready();
  edge.serveWebSocket(app, { path: GRAPHQL_PATH, intake, quotas, personalData });
  return app;
}

/** Starts to serve. @throws ServerError */
export async function startServer({ host = DEFAULT_HOST, port = DEFAULT_PORT, ...options }: ServerOptions): Promise<RunningServer> {
  const app = await createApi({ ...options, host });
  try {
    await app.listen(port, host);
  } catch (error) {
    await app.close();
    throw explained(error as NodeJS.ErrnoException, host, port);
  }
  const address = app.getHttpServer().address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${shown}:${address.port}`, close: () => app.close() };
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const options = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServerError('PORT_IN_USE', `Port ${port} of ${host} is in use by another program; choose another with --port.`, options);
    case 'EACCES':
      return new ServerError(
        'PORT_NOT_ALLOWED',
        `Port ${port} may not be used by this account; choose one above 1023 with --port.`,
        options,
      );
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new ServerError('HOST_UNKNOWN', `${host} is no address of this machine; choose another with --host.`, options);
    default:
      return error;
  }
}
