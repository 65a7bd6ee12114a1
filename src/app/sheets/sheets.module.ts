/** Results of tournaments, played here or imported. */
import { Module } from '@nestjs/common';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { Dispatcher } from '../dispatch/dispatcher.js';
import { Streams } from '../dispatch/streams.js';
import { StreamsModule } from '../dispatch/streams.module.js';
import { EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { ReactionRoutes } from '../reactions/reaction-routes.js';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { PersonalDataStore } from '../registry/personal-data.js';
import { Registry } from '../registry/registry.js';
import { RegistryModule, SCOPES } from '../registry/registry.module.js';
import { VAULT, VaultModule } from '../vault/vault.module.js';
import { ViewStore } from '../views/view-store.js';
import { ViewWaits } from '../views/view-waits.js';
import { ViewsModule } from '../views/views.module.js';
import { provide } from '../wiring/provide.js';
import { ImportResults } from './import-results.js';
import { PublishedResults } from './published-results.js';
import { WaitingNames } from './waiting-names.js';
import { resultEvents } from './tournament-sheet.js';

@Module({
  imports: [StoreModule, StreamsModule, ViewsModule, VaultModule, RegistryModule, ReactionsModule, DispatchModule],
  providers: [
    provide(
      PublishedResults,
      [Dispatcher, Streams, EVENT_STORE, Registry, ReactionRoutes],
      (dispatcher, streams, store, registry, routes) => {
        const results = new PublishedResults(dispatcher, streams, store, registry);
        routes.add(resultEvents, (event) => results.follow(event));
        return results;
      },
    ),
    provide(
      ImportResults,
      [Dispatcher, Streams, ViewStore, VAULT, Registry, PersonalDataStore, SCOPES, ViewWaits],
      (dispatcher, streams, views, vault, registry, personalData, scopes, waits) =>
        new ImportResults({ dispatcher, streams, views, vault, registry, personalData, scopes, waits }),
    ),
    provide(
      WaitingNames,
      [Dispatcher, ViewStore, VAULT, Registry, PersonalDataStore, SCOPES, ViewWaits],
      (dispatcher, views, vault, registry, personalData, scopes, waits) =>
        new WaitingNames({ dispatcher, views, vault, registry, personalData, scopes, waits }),
    ),
  ],
  exports: [PublishedResults, ImportResults, WaitingNames],
})
export class SheetsModule {}
