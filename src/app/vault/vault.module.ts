/** The vault, and the list of erased people. */
import { Module } from '@nestjs/common';
import type { PlayerId } from '../../../events/ids.js';
import { hasErasure } from '../../federation/person-state.js';
import { Config } from '../config/config.js';
import { Streams } from '../dispatch/streams.js';
import { StreamsModule } from '../dispatch/streams.module.js';
import { DataFolder, EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { Problems } from '../health/problems.js';
import { TimeSource } from '../time-source.js';
import { namePart, provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import { ErasureList } from './erasure-list.js';
import { openVault } from './open-vault.js';
import type { PersonVault } from './person-vault.js';

export const VAULT = namePart<PersonVault>('vault');

@Module({
  imports: [StoreModule, StreamsModule],
  providers: [
    // The list is in the folder, which must be checked before it is read.
    provide(ErasureList, [Config, DataFolder, TimeSource], ({ erasures }, _folder, { now }) => new ErasureList(erasures, now)),
    provide(
      VAULT,
      [Config, Resources, Problems, StartUp, DataFolder, EVENT_STORE, Streams, ErasureList, TimeSource],
      async (config, resources, problems, start, folder, { facts }, streams, erasures, { now }) => {
        const { storeAddress: address, formerSecret, shared, acceptVaultLoss: accepts, notice } = config;
        // A store of several nodes does not know the vault of one folder.
        const kept = facts === undefined || (shared && address === undefined) ? null : { facts, erasures, accepts, now };
        const { secret } = folder;
        const isErased = async (id: PlayerId): Promise<boolean> => hasErasure((await streams.load('player', id)).state);
        const vault = await resources.open(
          'vault',
          () => openVault({ kept, path: folder.fileOf('players'), address, secret, formerSecret, isErased, notice }),
          (opened) => opened.close(),
        );
        problems.add(() => vault.problems());
        start.at('caught up', () => vault.catchUp());
        return vault;
      },
    ),
  ],
  exports: [VAULT, ErasureList],
})
export class VaultModule {}
