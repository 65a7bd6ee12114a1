/**
 * What people write about people.
 */
import { Module } from '@nestjs/common';
import { DataFolder, StoreModule } from '../folder/store.module.js';
import { PersonalDataWays } from '../registry/personal-data.js';
import { RegistryModule } from '../registry/registry.module.js';
import { VAULT, VaultModule } from '../vault/vault.module.js';
import { provide } from '../wiring/provide.js';
import { KeptWords } from './kept-words.js';

@Module({
  imports: [StoreModule, VaultModule, RegistryModule],
  providers: [
    provide(KeptWords, [VAULT, PersonalDataWays, DataFolder], (vault, people, { secret }) => new KeptWords({ vault, people, secret })),
  ],
  exports: [KeptWords],
})
export class WordsModule {}
