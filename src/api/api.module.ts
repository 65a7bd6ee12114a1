/**
 * The Nest module of the API: which resolvers there are, and how Apollo runs them.
 */
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLError, ValidationRule } from 'graphql';
import type { Tapis } from '../app/tapis.js';
import { AccessResolver } from './access/access.resolver.js';
import { PairingResolver } from './access/pairing.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { ButtonResolver } from './button/button.resolver.js';
import { CatalogueResolver } from './audit/catalogue.resolver.js';
import { ChipRaceResolver } from './chips/chip-race.resolver.js';
import { InventoryResolver } from './chips/inventory.resolver.js';
import { ClockResolver } from './clock/clock.resolver.js';
import { commandResolvers } from './commands/command-resolvers.js';
import { CodeFirstDriver } from './server/code-first-driver.js';
import type { Edge } from './server/edge.js';
import type { ErrorPresenter } from './request/error-presentation.js';
import { HandForHandResolver } from './hand-for-hand/hand-for-hand.resolver.js';
import { LogResolver } from './log/log.resolver.js';
import { HandsResolver } from './hand/hands.resolver.js';
import { writeAnswer } from './server/known-operations.js';
import type { Limits } from './request/limits.js';
import { withBoundedEvents, withTurnsOfMutations } from './server/bounded-mutations.js';
import { withBoundedQueries } from './request/position-waits.js';
import { withPrices } from './server/cost/field-costs.js';
import type { OperationStore } from './server/cost/operation-store.js';
import { BoardErrorResolver } from './incidents/board-error.resolver.js';
import { DisciplineResolver } from './discipline/discipline.resolver.js';
import { LiveResolver } from './live/live.resolver.js';
import { subscriptionPlugin } from './server/operation-runner.js';
import { POLICY, Policy } from './policy/policy.js';
import { withPolicy } from './policy/with-policy.js';
import { withWords } from './policy/word-fields.js';
import type { PersonalData } from './request/personal-data.js';
import { withPlainFields } from './language/plain-fields.js';
import { executionPlugin, type OperationExecutor } from './server/query-engine.js';
import { PreviewResolver } from './judging/preview.resolver.js';
import { PlacesResolver } from './ranking/places.resolver.js';
import { PrizesResolver } from './prizes/prizes.resolver.js';
import { FloorRecordResolver } from './seating/floor-record.resolver.js';
import { DisputesResolver } from './disputes/disputes.resolver.js';
import { RequestContext } from './request/request-context.js';
import { SeasonReportsResolver } from './seasons/season-reports.resolver.js';
import { SeasonsResolver } from './seasons/seasons.resolver.js';
import { SheetsResolver } from './sheets/sheets.resolver.js';
import { RegistryResolver } from './registry/registry.resolver.js';
import { RulebookResolver } from './rulebook/rulebook.resolver.js';
import { SeatingResolver } from './seating/seating.resolver.js';
import { StandingsReader } from './standings/standings-reader.js';
import { StandingsResolver } from './standings/standings.resolver.js';
import { TablesResolver } from './table/tables.resolver.js';
import { TokenAttempts } from './request/token-attempts.js';
import { NamePlayerResolver } from './tournament/name-player.resolver.js';
import { NodeResolver } from './graph/node.resolver.js';
import { PastResolver } from './past/past.resolver.js';
import { PlayerResolver } from './player/player.resolver.js';
import { withGraph } from './graph/edges.js';
import { TournamentResolver } from './tournament/tournament.resolver.js';
import { TAPIS } from './reading/view-reading.js';

export const resolvers = [
  ...commandResolvers,
  AccessResolver,
  PairingResolver,
  NamePlayerResolver,
  TournamentResolver,
  PlacesResolver,
  PrizesResolver,
  ChipRaceResolver,
  InventoryResolver,
  DisciplineResolver,
  HandsResolver,
  PreviewResolver,
  BoardErrorResolver,
  StandingsResolver,
  TablesResolver,
  SeatingResolver,
  FloorRecordResolver,
  ButtonResolver,
  ClockResolver,
  HandForHandResolver,
  AuditResolver,
  CatalogueResolver,
  LogResolver,
  RulebookResolver,
  LiveResolver,
  PlayerResolver,
  PastResolver,
  RegistryResolver,
  SeasonReportsResolver,
  SeasonsResolver,
  SheetsResolver,
  DisputesResolver,
  NodeResolver,
];

/** Apollo's own complaints go where bugs go; the rest of what it says is for its developers. */
function apolloLogger(presenter: ErrorPresenter): NonNullable<ApolloDriverConfig['logger']> {
  const tell = (message: unknown): void => presenter.complain(String(message));
  return { debug: silent, info: silent, warn: tell, error: tell };
}

const silent = (): void => undefined;

export interface ApiModuleOptions {
  readonly tapis: Tapis;
  /** What the address of a request has tried. */
  readonly edge: Pick<Edge, 'attempts'>;
  readonly personalData: PersonalData;
  readonly executor: OperationExecutor;
  /** The context of a request over HTTP. */
  readonly contextOf: (request: FastifyRequest) => RequestContext;
  readonly presenter: ErrorPresenter;
  readonly rules: readonly ValidationRule[];
  readonly limits: Limits;
  readonly store: OperationStore;
}

@Module({})
export class ApiModule {
  static with(options: ApiModuleOptions): DynamicModule {
    const { tapis, edge, personalData, executor, contextOf, presenter, rules, limits, store } = options;
    const { scopes: parents, access } = tapis;
    const policy = new Policy({ tapis, parents, notes: access.notes });
    return {
      module: ApiModule,
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: CodeFirstDriver,
          path: '/graphql',
          autoSchemaFile: true,
          // `test/api/schema.spec.ts` validates the schema; here it would be validated again at every start.
          buildSchemaOptions: { skipCheck: true },
          transformSchema: (schema) =>
            withGraph(
              withTurnsOfMutations(
                withWords(
                  withPolicy(withBoundedEvents(withBoundedQueries(withPlainFields(withPrices(schema)), limits)), policy, personalData),
                  tapis.words,
                ),
              ),
            ),
          graphiql: false,
          introspection: true,
          includeStacktraceInErrorResponses: false,
          allowBatchedHttpRequests: false,
          // Errors of executed operations are presented by the engine's plugin; those found before come through formatError.
          autoTransformHttpErrors: false,
          preserveHttpStatusForExecutionErrors: false,
          formatError: (_formatted, error) => presenter.presentEarly(error as GraphQLError),
          logger: apolloLogger(presenter),
          // Every operation has been read and checked before Apollo sees it: see `takeInOperations`. These hold where it was dropped again meanwhile.
          parseOptions: { maxTokens: limits.tokens },
          validationRules: [...rules],
          // Apollo prints the whole schema at its start, if it keeps documents: `executionPlugin` gives it those of the store.
          documentStore: null,
          persistedQueries: false,
          stringifyResult: writeAnswer,
          plugins: [subscriptionPlugin, executionPlugin(executor, { store, presenter })],
          context: contextOf,
        }),
      ],
      providers: [
        ...resolvers,
        StandingsReader,
        { provide: TAPIS, useValue: tapis },
        { provide: POLICY, useValue: policy },
        { provide: TokenAttempts, useValue: edge.attempts },
      ],
    };
  }
}
