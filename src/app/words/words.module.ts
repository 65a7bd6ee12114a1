/** Texts about people. */
import { Module } from '@nestjs/common';
import { DataFolder, StoreModule } from '../folder/store.module.js';
import { PersonalDataStore } from '../registry/personal-data.js';
import { RegistryModule } from '../registry/registry.module.js';
import { VAULT, VaultModule } from '../vault/vault.module.js';
import { provide } from '../wiring/provide.js';
import { PersonalTexts } from './personal-texts.js';

@Module({
  imports: [StoreModule, VaultModule, RegistryModule],
  providers: [
    provide(
      PersonalTexts,
      [VAULT, PersonalDataStore, DataFolder],
      (vault, people, { secret }) => new PersonalTexts({ vault, people, secret }),
    ),
  ],
  exports: [PersonalTexts],
})
export class WordsModule {}
