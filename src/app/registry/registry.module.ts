/** The registry: people, their names, and the club or tournament responsible for each. */
import { Module } from '@nestjs/common';
import type { PlayerId } from '../../../events/ids.js';
import { Config } from '../config/config.js';
import { Streams } from '../dispatch/streams.js';
import { HANDLING, StreamsModule } from '../dispatch/streams.module.js';
import { DataFolder, EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { Listeners } from '../listeners.js';
import { followRegistry, registryEvents } from '../reactions/follow-people.js';
import { ReactionRoutes } from '../reactions/reaction-routes.js';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { ErasureList } from '../vault/erasure-list.js';
import type { PlayerDirectory } from '../vault/person-vault.js';
import { VAULT, VaultModule } from '../vault/vault.module.js';
import { ProjectionRunner } from '../views/projection-runner.js';
import { ViewStore } from '../views/view-store.js';
import { ViewWaits } from '../views/view-waits.js';
import { ViewsModule } from '../views/views.module.js';
import { namePart, provide } from '../wiring/provide.js';
import { StartUp } from '../wiring/start-up.js';
import { eraseAgain, openRegistry, type RegistryParts } from './open-registry.js';
import { PeopleIndex } from './people-index.js';
import { PersonalDataStore } from './personal-data.js';
import { Registry } from './registry.js';
import type { ScopeTree } from './scope-tree.js';

export const REGISTRY_PARTS = namePart<RegistryParts>('parts of the registry');
export const PEOPLE = namePart<PlayerDirectory>('directory of players');
export const SCOPES = namePart<ScopeTree>('scopes');
/** Called when the vault of this node has no more data of a person. */
export const ERASED = namePart<Listeners<PlayerId>>('reports of erasures');

@Module({
  imports: [StoreModule, StreamsModule, VaultModule, ViewsModule, ReactionsModule],
  providers: [
    provide(ERASED, [Config], ({ log }) => new Listeners<PlayerId>(log)),
    provide(
      REGISTRY_PARTS,
      [EVENT_STORE, Streams, HANDLING, DataFolder, ViewStore, ViewWaits, VAULT, ErasureList, ReactionRoutes, StartUp, ERASED, Config],
      (store, streams, handling, { secret }, views, { reach, areRecent }, vault, erasures, routes, start, erased, { timeZone }) => {
        const load: Streams['load'] = (kind, id) => streams.load(kind, id);
        const parts = openRegistry({ store, load, views, reach, areRecent, vault, erasures, handling, secret, timeZone });
        const tellErased = (playerId: PlayerId): void => erased.tell(playerId);
        routes.add(registryEvents, (event) => followRegistry(event, { ...parts, streams, tellErased }));
        start.at('people known', () => eraseAgain(parts, views));
        return parts;
      },
    ),
    provide(Registry, [REGISTRY_PARTS], ({ registry }) => registry),
    provide(PersonalDataStore, [REGISTRY_PARTS], ({ personalData }) => personalData),
    provide(PEOPLE, [REGISTRY_PARTS], ({ people }) => people),
    provide(SCOPES, [REGISTRY_PARTS], ({ scopes }) => scopes),
    provide(PeopleIndex, [REGISTRY_PARTS, ViewStore, ProjectionRunner], ({ vault, people: names, scopes }, views, runner) => {
      return new PeopleIndex({ vault, views, names, scopes, onViews: (listener) => runner.onChange(listener) });
    }),
  ],
  exports: [PeopleIndex, Registry, PersonalDataStore, PEOPLE, SCOPES, ERASED],
})
export class RegistryModule {}
