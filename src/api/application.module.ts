/**
 * Provides the API with parts of an open application. The server is a separate Nest application: it is loaded while the views catch up, and
 * several servers can share one application.
 */
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ACCESS } from '../app/access/access.module.js';
import { Config } from '../app/config/config.js';
import { Streams } from '../app/dispatch/streams.js';
import { COMMAND_REPORTS } from '../app/dispatch/streams.module.js';
import { EVENT_STORE } from '../app/folder/store.module.js';
import { Readiness } from '../app/health/readiness.js';
import { PUBLISHED_LOG } from '../app/log/log.module.js';
import { Histories } from '../app/past/histories.js';
import { ClientCommands } from '../app/play/client-commands.js';
import { CommandPreviews } from '../app/play/command-previews.js';
import { PeopleIndex } from '../app/registry/people-index.js';
import { PersonalDataStore } from '../app/registry/personal-data.js';
import { ERASED, PEOPLE, SCOPES } from '../app/registry/registry.module.js';
import { Seasons } from '../app/seasons/seasons.js';
import { ImportResults } from '../app/sheets/import-results.js';
import { WaitingNames } from '../app/sheets/waiting-names.js';
import { PublishedResults } from '../app/sheets/published-results.js';
import type { Tapis } from '../app/tapis.js';
import { TimeSource } from '../app/time-source.js';
import { VAULT } from '../app/vault/vault.module.js';
import { ProjectionRunner } from '../app/views/projection-runner.js';
import { ViewStore } from '../app/views/view-store.js';
import { PersonalTexts } from '../app/words/personal-texts.js';
import type { PartToken } from '../app/wiring/provide.js';

const offered: readonly PartToken<unknown>[] = [
  ACCESS,
  COMMAND_REPORTS,
  ClientCommands,
  CommandPreviews,
  Config,
  ERASED,
  EVENT_STORE,
  Histories,
  ImportResults,
  WaitingNames,
  PersonalTexts,
  PEOPLE,
  PeopleIndex,
  PUBLISHED_LOG,
  PersonalDataStore,
  ProjectionRunner,
  PublishedResults,
  Readiness,
  SCOPES,
  Seasons,
  Streams,
  TimeSource,
  VAULT,
  ViewStore,
];

@Global()
@Module({})
export class ApplicationModule {
  static of(tapis: Pick<Tapis, 'part'>): DynamicModule {
    const providers = offered.map((token) => ({ provide: token, useFactory: () => tapis.part(token) }));
    return { module: ApplicationModule, providers, exports: [...offered] };
  }
}
