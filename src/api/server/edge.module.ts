/** The network edge: counts, limits and buffers requests, and executes operations. */
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ACCESS } from '../../app/access/access.module.js';
import { COMMAND_REPORTS } from '../../app/dispatch/streams.module.js';
import { EVENT_STORE } from '../../app/folder/store.module.js';
import { Readiness } from '../../app/health/readiness.js';
import { PUBLISHED_LOG } from '../../app/log/log.module.js';
import { ERASED } from '../../app/registry/registry.module.js';
import { TimeSource } from '../../app/time-source.js';
import { ProjectionRunner } from '../../app/views/projection-runner.js';
import { provide } from '../../app/wiring/provide.js';
import { Policy } from '../policy/policy.js';
import { ErrorPresenter } from '../request/error-presentation.js';
import { PrincipalQuotas } from '../request/principal-quota.js';
import { TokenAttempts } from '../request/token-attempts.js';
import { BodyIntake } from './body-intake.js';
import { OperationStore } from './cost/operation-store.js';
import { Edge } from './edge.js';
import { GetQueries } from './get-queries.js';
import { KnownOperations } from './known-operations.js';
import { Network } from './network.js';
import { OperationIntake } from './operation-intake.js';
import { PageTitles } from './page-titles.js';
import { OperationExecutor } from './query-engine.js';
import { Requests } from './requests.js';
import { ServerConfig } from './server-config.js';
import { SharedAnswers } from './shared-answers.js';

const providers = [
  provide(
    ErrorPresenter,
    [ServerConfig, Readiness],
    ({ log }, readiness) => new ErrorPresenter(log, (error) => readiness.isReported(error)),
  ),
  provide(
    Edge,
    [ServerConfig, ErrorPresenter, ACCESS, TimeSource, ProjectionRunner, ERASED],
    (config, presenter, access, { now }, runner, erased) => new Edge(config, { access, now, runner, erased }, presenter),
  ),
  provide(TokenAttempts, [Edge], ({ attempts }) => attempts),
  provide(OperationStore, [ServerConfig], ({ limits }) => new OperationStore(limits)),
  provide(PrincipalQuotas, [ServerConfig], ({ limits }) => new PrincipalQuotas(limits)),
  provide(SharedAnswers, [TimeSource, ProjectionRunner, ERASED], ({ now }, runner, erased) => {
    const shared = new SharedAnswers(now);
    runner.onChange(shared.forget);
    erased.add(shared.forget);
    return shared;
  }),
  provide(
    OperationIntake,
    [OperationStore, ServerConfig, SharedAnswers],
    (store, { limits }, shared) => new OperationIntake(store, limits, shared),
  ),
  provide(Requests, [ServerConfig, Edge, PrincipalQuotas, OperationIntake], (...parts) => new Requests(...parts)),
  provide(
    OperationExecutor,
    [ServerConfig, OperationStore, ErrorPresenter],
    ({ limits }, store, presenter) => new OperationExecutor({ store, limits, presenter }),
  ),
  provide(
    BodyIntake,
    [ServerConfig, OperationIntake, Requests],
    ({ limits }, intake, { askerOf }) => new BodyIntake({ intake, limits, askerOf }),
  ),
  provide(
    KnownOperations,
    [OperationStore, OperationExecutor, ErrorPresenter, Requests, SharedAnswers],
    (store, executor, presenter, { contextOf }, shared) => new KnownOperations({ store, executor, presenter, contextOf, shared }),
  ),
  provide(
    GetQueries,
    [OperationStore, OperationExecutor, ErrorPresenter, Requests],
    (store, executor, presenter, { contextOf }) => new GetQueries({ store, executor, presenter, contextOf }),
  ),
  provide(
    PageTitles,
    [OperationStore, OperationExecutor, Requests],
    (store, executor, { contextOf }) => new PageTitles({ store, executor, contextOf }),
  ),
  provide(
    Network,
    [
      ServerConfig,
      Edge,
      ErrorPresenter,
      OperationStore,
      PrincipalQuotas,
      OperationIntake,
      Requests,
      BodyIntake,
      KnownOperations,
      GetQueries,
      PageTitles,
      Policy,
      Readiness,
      ProjectionRunner,
      EVENT_STORE,
      PUBLISHED_LOG,
      COMMAND_REPORTS,
    ],
    (
      config,
      edge,
      presenter,
      operations,
      quotas,
      intake,
      requests,
      bodies,
      known,
      gets,
      titles,
      policy,
      readiness,
      runner,
      store,
      log,
      commands,
    ) =>
      new Network({
        config,
        edge,
        presenter,
        operations,
        quotas,
        intake,
        requests,
        bodies,
        known,
        gets,
        titles,
        policy,
        readiness,
        runner,
        store,
        log,
        commands,
      }),
  ),
];

@Global()
@Module({})
export class EdgeModule {
  static with(config: ServerConfig): DynamicModule {
    const exported = [ServerConfig, Edge, ErrorPresenter, OperationStore, OperationExecutor, PrincipalQuotas, Requests, TokenAttempts];
    return { module: EdgeModule, providers: [{ provide: ServerConfig, useValue: config }, ...providers], exports: exported };
  }
}
