/** Process managers and the reactor that runs them. */
import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { AlteredStreams } from '../dispatch/altered-event.js';
import { DataFolder, EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { Problems } from '../health/problems.js';
import { provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import { openCheckpointFile } from './checkpoint-file.js';
import { ReactionRoutes } from './reaction-routes.js';
import { Reactor } from './reactor.js';

@Module({
  imports: [StoreModule],
  providers: [
    provide(ReactionRoutes, [], () => new ReactionRoutes()),
    provide(
      Reactor,
      [Config, Resources, Problems, StartUp, DataFolder, EVENT_STORE, AlteredStreams, ReactionRoutes],
      async ({ notice }, resources, problems, start, folder, store, altered, routes) => {
        const checkpoint = openCheckpointFile(folder.fileOf('reactions'));
        const reactor = await resources.open(
          'reactions',
          () => new Reactor({ eventTypes: routes, react: (event) => routes.react(event), store, altered, checkpoint, notice }),
          (made) => made.stop(),
        );
        problems.add(() => [...reactor.troubles(), reactor.stoppedBy]);
        start.at('reactions done', () => reactor.start());
        return reactor;
      },
    ),
  ],
  exports: [Reactor, ReactionRoutes],
})
export class ReactionsModule {}
