import { Module } from '@nestjs/common';
import { AlteredStreams } from '../dispatch/altered-event.js';
import { GUARDED_STORE, StoreModule } from '../folder/store.module.js';
import { StoreHealth } from '../folder/store-health.js';
import { ProjectionRunner } from '../views/projection-runner.js';
import { ViewsModule } from '../views/views.module.js';
import { provide } from '../wiring/provide.js';
import { StartUp } from '../wiring/start-up.js';
import { Problems } from './problems.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [StoreModule, ViewsModule],
  providers: [
    provide(
      Readiness,
      [StoreHealth, ProjectionRunner, StartUp, Problems, AlteredStreams, GUARDED_STORE],
      (health, runner, start, problems, altered, { losses }) => new Readiness(health, runner, start, problems, altered, losses),
    ),
  ],
  exports: [Readiness],
})
export class HealthModule {}
