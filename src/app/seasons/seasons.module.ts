/** Seasons: their tables, and reactions to other events. */
import { Module } from '@nestjs/common';
import { DispatchModule, SOURCES } from '../dispatch/dispatch.module.js';
import { Streams } from '../dispatch/streams.js';
import { StreamsModule } from '../dispatch/streams.module.js';
import { followSeasons, seasonCauses } from '../reactions/follow-seasons.js';
import { ReactionRoutes } from '../reactions/reaction-routes.js';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { provide } from '../wiring/provide.js';
import { Seasons } from './seasons.js';

@Module({
  imports: [StreamsModule, ReactionsModule, DispatchModule],
  providers: [
    provide(Seasons, [SOURCES, Streams, ReactionRoutes], (sources, streams, routes) => {
      const { views, reach } = sources;
      routes.add(seasonCauses, (event) => followSeasons(event, { streams, views, reach }));
      return new Seasons(sources);
    }),
  ],
  exports: [Seasons],
})
export class SeasonsModule {}
