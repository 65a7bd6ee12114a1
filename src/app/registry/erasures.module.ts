/** Records the erasure of everybody on the list of erasures. */
import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { Dispatcher } from '../dispatch/dispatcher.js';
import { ErasureList } from '../vault/erasure-list.js';
import { VaultModule } from '../vault/vault.module.js';
import { provide } from '../wiring/provide.js';
import { StartUp } from '../wiring/start-up.js';
import { OrderedErasures } from './ordered-erasures.js';
import { Registry } from './registry.js';
import { RegistryModule } from './registry.module.js';

@Module({
  imports: [VaultModule, RegistryModule, DispatchModule],
  providers: [
    provide(OrderedErasures, [Config, StartUp, Registry, ErasureList, Dispatcher], ({ notice }, start, registry, erasures, dispatcher) => {
      const ordered = new OrderedErasures(registry, erasures, dispatcher, notice);
      start.at('erasures ordered', () => ordered.order());
      return ordered;
    }),
  ],
})
export class ErasuresModule {}
