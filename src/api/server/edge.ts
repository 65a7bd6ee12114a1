/** The network edge: checks names, origins and tokens, limits connections and sockets, and finishes running work when the server stops. */
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import type { ApolloDriver } from '@nestjs/apollo';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { hasRoles, publicPrincipal } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Access } from '../../app/access/open-access.js';
import type { Listeners } from '../../app/listeners.js';
import type { ProjectionRunner } from '../../app/views/projection-runner.js';
import { AcceptedHosts } from './accepted-hosts.js';
import { ArrivingBudget } from './arriving-budget.js';
import { watchBodies } from './arriving-bodies.js';
import { ClientAddresses } from './client-address.js';
import { Connections } from './connections.js';
import { type Credential, makeCredentialReader } from '../request/credentials.js';
import { crossOriginRules } from './cross-origin.js';
import { viewsOfPolicy } from '../policy/policy.js';
import { shown, type ErrorPresenter } from '../request/error-presentation.js';
import { Gate } from './gate.js';
import type { Limits } from '../request/limits.js';
import type { Rejection } from '../request/network-errors.js';
import { preferredLanguage, type RequestContext } from '../request/request-context.js';
import type { ServerConfig } from './server-config.js';
import { SocketRegister } from './socket-register.js';
import { TokenAttempts } from '../request/token-attempts.js';
import { serveWebSocket, type WebSocketOptions } from './web-socket.js';
import { WorkInProgress } from './work-in-progress.js';

/** What the edge uses of the application. */
export interface EdgeParts {
  readonly access: Access;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly runner: Pick<ProjectionRunner, 'onChange'>;
  /** Reports erasures. */
  readonly erased: Pick<Listeners<PlayerId>, 'add'>;
}

/** Node's time limits for requests and connections. */
export function timeoutsOf(
  limits: Limits,
): Pick<FastifyHttpOptions<Server>, 'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout' | 'http'> {
  const { requestMs, headersMs, keepAliveMs, idleConnectionMs } = limits;
  const headersTimeout = Math.min(headersMs, requestMs);
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: idleConnectionMs,
    // How often Node looks for timed-out requests; by default each could stay 30 seconds longer.
    http: { requestTimeout: requestMs, headersTimeout, connectionsCheckingInterval: Math.ceil(headersTimeout / 4) },
  };
}

export class Edge {
  /** The principal of an accepted request. */
  readonly principalOf = (request: IncomingMessage): Principal => this.#gate.credentialOf(request)?.principal ?? publicPrincipal;

  /** The credentials of an accepted request; null for none. */
  readonly credentialOf = (request: IncomingMessage): Credential | null => this.#gate.credentialOf(request);

  readonly addressOf = (request: IncomingMessage): string => this.#addresses.of(request);
  /** Wrong tokens and codes by address. */
  readonly attempts: TokenAttempts;
  readonly #limits: Limits;
  readonly #hosts: AcceptedHosts;
  readonly #addresses: ClientAddresses;
  readonly #connections: Connections;
  readonly #work = new WorkInProgress();
  readonly #arriving: ArrivingBudget;
  readonly #sockets: SocketRegister;
  readonly #gate: Gate;
  readonly #stopping = new AbortController();
  #endSockets: () => Promise<void> = () => Promise.resolve();

  constructor(
    config: ServerConfig,
    private readonly parts: EdgeParts,
    private readonly presenter: ErrorPresenter,
  ) {
    const { access, now } = parts;
    const { adminTokenHash, oidc } = config;
    this.#limits = config.limits;
    this.#hosts = new AcceptedHosts(config.names);
    this.#addresses = new ClientAddresses(config.trustedProxies);
    const { connections, reservedConnections, failedTokens } = this.#limits;
    this.#connections = new Connections(Math.max(1, connections - reservedConnections), (address) => this.#addresses.isProxy(address));
    this.attempts = new TokenAttempts(failedTokens, (line) => presenter.warn(line));
    this.#sockets = new SocketRegister(this.#limits);
    this.#arriving = new ArrivingBudget(this.#limits.arrivingBytes);
    this.#gate = new Gate({
      readCredentials: makeCredentialReader({ access, now, adminTokenHash, oidc }),
      hosts: this.#hosts,
      addresses: this.#addresses,
      attempts: this.attempts,
      connections: this.#connections,
      work: this.#work,
      limits: this.#limits,
    });
  }

  /** Current requests and sockets. */
  get load(): { readonly requests: number; readonly sockets: number; readonly unreadBytes: number } {
    return { requests: this.#work.count, sockets: this.#sockets.count, unreadBytes: this.#sockets.unread };
  }

  /** Aborted when the server stops: answers without an end end then. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Puts the gate before every request; call it before routes are declared. */
  guard(app: NestFastifyApplication, fastify: FastifyInstance): void {
    const server = app.getHttpServer();
    server.maxConnections = this.#limits.connections;
    server.on('connection', (socket: Socket) => this.#connections.opened(socket));
    server.on('listening', () => this.#hosts.listensAt(server.address() as AddressInfo));
    if (this.#hosts.hasOtherOrigins) app.enableCors(crossOriginRules(this.#hosts));
    fastify.addHook('onRequest', (request, reply, done) => {
      const answer = (rejection: Rejection | null): void => {
        if (rejection === null) {
          // HTTP/1.0 sends no host, and code that reads URLs expects one.
          request.raw.headers.host ??= 'localhost';
          reply.raw.once('close', this.#work.begin());
          return done();
        }
        const { status, error, headers } = rejection;
        const language = preferredLanguage(request.headers['accept-language']);
        void reply
          .code(status)
          .headers(headers)
          .send({ errors: [shown(error, language, request.id)] });
      };
      const rejection = this.#gate.reject(request.raw);
      if (rejection instanceof Promise) rejection.then(answer, done);
      else answer(rejection);
    });
    const isKnown = (request: IncomingMessage): boolean => hasRoles(this.principalOf(request));
    watchBodies(fastify, { budget: this.#arriving, addressOf: this.addressOf, isKnown });
  }

  /** Accepts WebSockets at a path, after the application is initialised. */
  serveWebSocket(app: NestFastifyApplication, options: Pick<WebSocketOptions, 'path' | 'intake' | 'quotas' | 'personalData'>): void {
    // Nest's type of the server does not know our context type.
    const apollo = app.get<GraphQLModule<ApolloDriver>>(GraphQLModule).graphQlAdapter.instance as unknown as ApolloServer<RequestContext>;
    this.#endSockets = serveWebSocket({
      server: app.getHttpServer(),
      schema: app.get(GraphQLSchemaHost).schema,
      apollo,
      ...options,
      presenter: this.presenter,
      limits: this.#limits,
      register: this.#sockets,
      gate: this.#gate,
      work: this.#work,
      addresses: this.#addresses,
      connections: this.#connections,
      budget: this.#arriving,
      onAccessChange: (listener) => this.parts.access.onChange(listener),
      onErased: (listener) => this.parts.erased.add(listener),
      onPolicyChange: (listener) =>
        this.parts.runner.onChange((changes) => {
          if (changes.some(({ view }) => viewsOfPolicy.has(view))) listener();
        }),
    });
  }

  /** Accepts nothing new, waits for running work or the deadline, and closes the sockets. */
  readonly finish = async (): Promise<void> => {
    this.#stopping.abort();
    await this.#work.finish(this.#limits.shutdownMs);
    await this.#endSockets();
  };
}
