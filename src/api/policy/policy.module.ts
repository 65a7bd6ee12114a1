import { Global, Module } from '@nestjs/common';
import { ACCESS } from '../../app/access/access.module.js';
import { SCOPES } from '../../app/registry/registry.module.js';
import { TimeSource } from '../../app/time-source.js';
import { ViewStore } from '../../app/views/view-store.js';
import { provide } from '../../app/wiring/provide.js';
import { Policy } from './policy.js';

@Global()
@Module({
  providers: [
    provide(
      Policy,
      [ViewStore, TimeSource, SCOPES, ACCESS],
      (views, { now }, parents, { notes }) => new Policy({ views, now, parents, notes }),
    ),
  ],
  exports: [Policy],
})
export class PolicyModule {}
