import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DataFolder, EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { ClusterLock } from '../play/cluster-lock.js';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { Reactor } from '../reactions/reactor.js';
import { PersonalDataStore } from '../registry/personal-data.js';
import { Registry } from '../registry/registry.js';
import { RegistryModule, SCOPES } from '../registry/registry.module.js';
import { TimeSource } from '../time-source.js';
import { VAULT, VaultModule } from '../vault/vault.module.js';
import { ViewStore } from '../views/view-store.js';
import { ViewWaits } from '../views/view-waits.js';
import { ViewsModule } from '../views/views.module.js';
import { namePart, provide } from '../wiring/provide.js';
import { PersonalTexts } from '../words/personal-texts.js';
import { WordsModule } from '../words/words.module.js';
import { Dispatcher } from './dispatcher.js';
import { Locks } from './locks.js';
import type { Sources } from './sources.js';
import { Streams } from './streams.js';
import { StreamsModule } from './streams.module.js';

export const SOURCES = namePart<Sources>('sources of facts');

@Module({
  imports: [StoreModule, StreamsModule, ViewsModule, ReactionsModule, VaultModule, RegistryModule, WordsModule],
  providers: [
    provide(
      SOURCES,
      [EVENT_STORE, DataFolder, TimeSource, Streams, ViewStore, ViewWaits, VAULT, Registry, PersonalDataStore, SCOPES],
      (store, { seeds }, { now }, streams, views, { reach }, vault, registry, personalData, scopes) => {
        const load: Sources['load'] = (kind, id) => streams.load(kind, id);
        const loadKept: Sources['loadKept'] = (kind, id) => streams.loadKept(kind, id);
        return { load, loadKept, store, views, reach, scopes, vault, registry, personalData, seeds, now };
      },
    ),
    provide(
      Locks,
      [Config, EVENT_STORE, Streams, Reactor],
      ({ shared, patienceMs, notice }, store, streams, reactor) =>
        new Locks(shared ? new ClusterLock({ store, streams, reactor, patienceMs, notice }) : null),
    ),
    provide(
      Dispatcher,
      [Streams, SOURCES, PersonalTexts, Locks, Reactor, ViewWaits],
      (streams, sources, words, locks, reactor, { waitFor }) => new Dispatcher({ streams, sources, words, locks, reactor, waitFor }),
    ),
  ],
  exports: [Dispatcher, SOURCES],
})
export class DispatchModule {}
