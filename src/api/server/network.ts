/** Assembles an HTTP server: the checks of every request, in order, and what is served beside the API. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { CommandReport } from '../../app/dispatch/command-report.js';
import type { Readiness } from '../../app/health/readiness.js';
import type { Listeners } from '../../app/listeners.js';
import type { LogPublisher } from '../../app/log/log-publisher.js';
import { readProgramVersion } from '../../app/program-version.js';
import type { ProjectionRunner } from '../../app/views/projection-runner.js';
import type { EventStore } from '../../store/event-store.js';
import type { Policy } from '../policy/policy.js';
import { answerWithCorrelation, logRequests } from '../request/correlation.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import type { PrincipalQuotas } from '../request/principal-quota.js';
import type { BodyIntake } from './body-intake.js';
import type { OperationStore } from './cost/operation-store.js';
import { compressAnswers } from './compression.js';
import type { Edge } from './edge.js';
import { serveDeviceSessions } from './device-sessions.js';
import { serveDocsSite } from './docs-site.js';
import { serveExplorer } from './explorer.js';
import { serveFront } from './front.js';
import type { FinishingAdapter } from './finishing-adapter.js';
import { serveHealth } from './health.js';
import { HttpErrorsFilter } from './http-errors.filter.js';
import { takeInOverHttp } from './http-intake.js';
import type { GetQueries } from './get-queries.js';
import type { KnownOperations } from './known-operations.js';
import { serveLogFiles } from './log-files.js';
import { serveMetrics } from './metrics.js';
import type { PageTitles } from './page-titles.js';
import { servePages } from './pages.js';
import type { OperationIntake } from './operation-intake.js';
import type { Requests } from './requests.js';
import type { ServerConfig } from './server-config.js';

interface NetworkParts {
  readonly config: ServerConfig;
  readonly edge: Edge;
  readonly presenter: ErrorPresenter;
  readonly operations: OperationStore;
  readonly quotas: PrincipalQuotas;
  readonly intake: OperationIntake;
  readonly requests: Requests;
  readonly bodies: BodyIntake;
  readonly known: KnownOperations;
  readonly gets: GetQueries;
  readonly titles: PageTitles;
  readonly policy: Policy;
  readonly readiness: Readiness;
  readonly runner: ProjectionRunner;
  readonly store: EventStore;
  /** Null when this node does not sign heads. */
  readonly log: LogPublisher | null;
  readonly commands: Listeners<CommandReport>;
}

/** A URL that a topic answers. */
export interface Route {
  serve(fastify: FastifyInstance): void;
}

const GRAPHQL_PATH = '/graphql';

export class Network {
  constructor(private readonly parts: NetworkParts) {}

  /** Makes a new application answer requests. @param routes what topics serve beside GraphQL */
  async serve(app: NestFastifyApplication, adapter: FinishingAdapter, routes: readonly Route[]): Promise<void> {
    const { config, edge, presenter, operations, quotas, intake, requests, bodies, known, gets, titles, policy } = this.parts;
    const { readiness, runner, store, log, commands } = this.parts;
    const fastify = adapter.getInstance();
    adapter.waitsFor(edge.finish);
    bodies.serve(adapter);
    const stopCounting = commands.add(({ by, events }) => quotas.madeEvents(by, events));
    fastify.addHook('onClose', (_fastify, done) => {
      stopCounting();
      done();
    });
    await compressAnswers(fastify);
    answerWithCorrelation(fastify);
    if (config.logLevel === 'debug') logRequests(fastify, config.log);
    app.useGlobalFilters(new HttpErrorsFilter(presenter));
    edge.guard(app, fastify);
    serveHealth(fastify, readiness, runner);
    serveExplorer(fastify);
    serveDocsSite(fastify);
    serveFront(fastify, readProgramVersion(), () => app.get(GraphQLSchemaHost).schema, servePages(fastify, titles));
    const { principalOf } = edge;
    serveDeviceSessions(fastify, principalOf);
    takeInOverHttp(fastify, { path: GRAPHQL_PATH, intake, principalOf, askerOf: requests.askerOf, quotas, presenter, known, gets, bodies });
    serveLogFiles(fastify, { log, edge, policy });
    for (const route of routes) route.serve(fastify);
    serveMetrics(fastify, { commands, runner, store, readiness, edge, intake, policy });
    await app.init();
    operations.use(app.get(GraphQLSchemaHost).schema);
    await fastify.ready();
    edge.serveWebSocket(app, { path: GRAPHQL_PATH, intake, quotas, personalData: config.personalData });
  }
}
