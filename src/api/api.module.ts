/** The Nest modules of the API: the resolvers, and how Apollo runs them. */
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { GraphQLError } from 'graphql';
import type { Tapis } from '../app/tapis.js';
import { TimeSource } from '../app/time-source.js';
import { PersonalTexts } from '../app/words/personal-texts.js';
import { AccessResolver } from './access/access.resolver.js';
import { PairingResolver } from './access/pairing.resolver.js';
import { ActivityResolver } from './audit/activity.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { AnnouncementsResolver } from './announcements/announcements.resolver.js';
import { DueResolver } from './due/due.resolver.js';
import { ButtonResolver } from './button/button.resolver.js';
import { CatalogueResolver } from './audit/catalogue.resolver.js';
import { BagsResolver } from './chips/bags.resolver.js';
import { ChipRaceResolver } from './chips/chip-race.resolver.js';
import { InventoryResolver } from './chips/inventory.resolver.js';
import { ClockResolver } from './clock/clock.resolver.js';
import { commandResolvers } from './commands/command-resolvers.js';
import { CopyMutations } from './commands/copy-tournament.js';
import { ListMutations } from './commands/lists.js';
import { CodeFirstDriver } from './server/code-first-driver.js';
import { ErrorPresenter } from './request/error-presentation.js';
import { HandForHandResolver } from './hand-for-hand/hand-for-hand.resolver.js';
import { LogResolver } from './log/log.resolver.js';
import { HandHistoryResolver } from './hand/hand-history.resolver.js';
import { HandsResolver } from './hand/hands.resolver.js';
import { withBoundedEvents, withTurnsOfMutations } from './server/bounded-mutations.js';
import { withBoundedQueries } from './request/position-waits.js';
import { withPrices } from './server/cost/field-costs.js';
import { OperationStore } from './server/cost/operation-store.js';
import { BoardErrorResolver } from './incidents/board-error.resolver.js';
import { DisciplineResolver } from './discipline/discipline.resolver.js';
import { DoorResolver } from './door/door.resolver.js';
import { LiveResolver } from './live/live.resolver.js';
import { subscriptionPlugin } from './server/operation-runner.js';
import { Policy } from './policy/policy.js';
import { withPolicy } from './policy/with-policy.js';
import { withWords } from './policy/word-fields.js';
import { withPlainFields } from './language/plain-fields.js';
import { executionPlugin, OperationExecutor, writeAnswer } from './server/query-engine.js';
import { PreviewResolver } from './judging/preview.resolver.js';
import { CashResolver } from './cash/cash.resolver.js';
import { PrizesResolver } from './prizes/prizes.resolver.js';
import { FloorRecordResolver } from './seating/floor-record.resolver.js';
import { DisputesResolver } from './disputes/disputes.resolver.js';
import { SeasonReportsResolver } from './seasons/season-reports.resolver.js';
import { SeasonsResolver } from './seasons/seasons.resolver.js';
import { LabelsResolver } from './audit/labels.resolver.js';
import { ResultsFileResolver } from './sheets/results-file.resolver.js';
import { SheetsResolver } from './sheets/sheets.resolver.js';
import { WaitingNamesResolver } from './sheets/waiting-names.resolver.js';
import { RegistryResolver } from './registry/registry.resolver.js';
import { RulebookResolver } from './rulebook/rulebook.resolver.js';
import { SeatingResolver } from './seating/seating.resolver.js';
import { ApplicationModule } from './application.module.js';
import { EdgeModule } from './server/edge.module.js';
import { limitingRules } from './server/cost/limiting-rules.js';
import { PolicyModule } from './policy/policy.module.js';
import { Reading } from './reading/reading.js';
import { Requests } from './server/requests.js';
import { ServerConfig } from './server/server-config.js';
import { StandingsReader } from './standings/standings-reader.js';
import { EliminationsResolver } from './standings/eliminations.resolver.js';
import { StandingsResolver } from './standings/standings.resolver.js';
import { TablesResolver } from './table/tables.resolver.js';
import { NamePlayerResolver } from './tournament/name-player.resolver.js';
import { NodeResolver } from './graph/node.resolver.js';
import { PastResolver } from './past/past.resolver.js';
import { PlayersResolver } from './player/players.resolver.js';
import { PlayerResolver } from './player/player.resolver.js';
import { withGraph } from './graph/edges.js';
import { TournamentResolver } from './tournament/tournament.resolver.js';
// Inputs of commands name its enumerations, which nothing else loads.
import './ranking/ranking-enums.js';
import { EVENT_STORE } from '../app/folder/store.module.js';
import { provide } from '../app/wiring/provide.js';
import { ChangeFeed } from './feed/change-reader.js';
import { ChangesResolver } from './feed/changes.resolver.js';
import { ArchiveRoute } from './exports/archive-route.js';
import { ChangesRoute } from './feed/changes-route.js';
import { webhookProviders } from './webhooks/providers.js';
import { WebhooksResolver } from './webhooks/webhooks.resolver.js';
import { Edge } from './server/edge.js';
import { PEOPLE, SCOPES } from '../app/registry/registry.module.js';
import type { PlayerDirectory } from '../app/vault/person-vault.js';
import { ViewStore } from '../app/views/view-store.js';

export const resolvers = [
  ...commandResolvers,
  ListMutations,
  CopyMutations,
  AccessResolver,
  PairingResolver,
  NamePlayerResolver,
  TournamentResolver,
  PrizesResolver,
  CashResolver,
  BagsResolver,
  ChipRaceResolver,
  InventoryResolver,
  DisciplineResolver,
  DoorResolver,
  HandHistoryResolver,
  HandsResolver,
  PreviewResolver,
  BoardErrorResolver,
  EliminationsResolver,
  StandingsResolver,
  TablesResolver,
  SeatingResolver,
  FloorRecordResolver,
  ButtonResolver,
  ClockResolver,
  HandForHandResolver,
  AnnouncementsResolver,
  DueResolver,
  ActivityResolver,
  AuditResolver,
  CatalogueResolver,
  LogResolver,
  RulebookResolver,
  LiveResolver,
  PlayerResolver,
  PlayersResolver,
  PastResolver,
  RegistryResolver,
  SeasonReportsResolver,
  SeasonsResolver,
  ResultsFileResolver,
  SheetsResolver,
  WaitingNamesResolver,
  DisputesResolver,
  ChangesResolver,
  WebhooksResolver,
  NodeResolver,
  LabelsResolver,
];

/** Apollo's errors are reported like bugs; its other messages are for developers of Apollo. */
function apolloLogger(presenter: ErrorPresenter): NonNullable<ApolloDriverConfig['logger']> {
  const tell = (message: unknown): void => presenter.complain(String(message));
  return { debug: silent, info: silent, warn: tell, error: tell };
}

const silent = (): void => undefined;

const graphql = GraphQLModule.forRootAsync<ApolloDriverConfig>({
  driver: CodeFirstDriver,
  inject: [ServerConfig, ErrorPresenter, OperationExecutor, OperationStore, Requests, Policy, PersonalTexts, PEOPLE, ViewStore],
  useFactory: (
    { limits, personalData }: ServerConfig,
    presenter: ErrorPresenter,
    executor: OperationExecutor,
    store: OperationStore,
    { contextOf }: Requests,
    policy: Policy,
    words: PersonalTexts,
    people: PlayerDirectory,
    views: ViewStore,
  ) => ({
    path: '/graphql',
    autoSchemaFile: true,
    // A spec (`test/api/schema.spec.ts`) validates the schema, so not every start has to.
    buildSchemaOptions: { skipCheck: true },
    transformSchema: (schema) =>
      withGraph(
        withTurnsOfMutations(
          withWords(
            withPolicy(withBoundedEvents(withBoundedQueries(withPlainFields(withPrices(schema)), limits)), policy, personalData, {
              people,
              views,
            }),
            words,
          ),
        ),
      ),
    graphiql: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // The engine's plugin formats execution errors; formatError formats earlier ones.
    autoTransformHttpErrors: false,
    preserveHttpStatusForExecutionErrors: false,
    formatError: (_formatted, error) => presenter.presentEarly(error as GraphQLError),
    logger: apolloLogger(presenter),
    // Operations are parsed and checked before Apollo: see `takeInOperations`. This applies when the document was evicted meanwhile.
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [...limitingRules(limits)],
    // With a document store, Apollo prints the whole schema at its start. `executionPlugin` provides the documents instead.
    documentStore: null,
    persistedQueries: false,
    stringifyResult: writeAnswer,
    plugins: [subscriptionPlugin, executionPlugin(executor, { store, presenter })],
    context: contextOf,
  }),
});

const feed = [
  provide(
    ChangeFeed,
    [Reading, EVENT_STORE, Policy, SCOPES, ServerConfig],
    (reading, store, policy, scopes, { names }) => new ChangeFeed({ reading, store, policy, scopes, source: names.publicUrls?.[0] ?? '/' }),
  ),
  provide(
    ChangesRoute,
    [ChangeFeed, Requests, ErrorPresenter, PersonalTexts, Edge],
    (changes, requests, presenter, words, { stopping }) => new ChangesRoute({ feed: changes, requests, presenter, words, stopping }),
  ),
];

const archives = [
  provide(
    ArchiveRoute,
    [Requests, ErrorPresenter, TimeSource, Edge],
    (requests, presenter, { now }, { stopping }) => new ArchiveRoute({ requests, presenter, now, stopping }),
  ),
];

@Module({ imports: [graphql], providers: [...resolvers, ...feed, ...archives, ...webhookProviders, Reading, StandingsReader] })
export class ApiModule {}

/** A server for an open application. */
@Module({ imports: [PolicyModule, ApiModule] })
export class ServerModule {
  static with(tapis: Tapis, config: ServerConfig): DynamicModule {
    return { module: ServerModule, imports: [ApplicationModule.of(tapis), EdgeModule.with(config)] };
  }
}
