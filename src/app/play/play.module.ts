/** Play: the entry point for commands of clients, the clocks of tournaments, and reactions to events of tournaments and hands. */
import { Module } from '@nestjs/common';
import type { TournamentId } from '../../../events/ids.js';
import { clock } from '../../../projections/clock.js';
import { Config } from '../config/config.js';
import { DispatchModule } from '../dispatch/dispatch.module.js';
import { Dispatcher } from '../dispatch/dispatcher.js';
import { Streams } from '../dispatch/streams.js';
import { StreamsModule } from '../dispatch/streams.module.js';
import { EVENT_STORE, GUARDED_STORE, StoreModule } from '../folder/store.module.js';
import { Problems } from '../health/problems.js';
import { type ReactionCommands, lifecycleEvents, react, systemActor } from '../reactions/hand-lifecycle.js';
import { ReactionRoutes } from '../reactions/reaction-routes.js';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { TimeSource } from '../time-source.js';
import { ProjectionRunner } from '../views/projection-runner.js';
import { ViewStore } from '../views/view-store.js';
import { ViewWaits } from '../views/view-waits.js';
import { ViewsModule } from '../views/views.module.js';
import { namePart, provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import { ClientCommands } from './client-commands.js';
import { ClockKeeper } from './clock-keeper.js';
import { CommandPreviews } from './command-previews.js';
import { makeReactionCommands } from './reaction-commands.js';
import { FollowedClocks } from './followed-clocks.js';
import { loadAhead } from './load-ahead.js';

const TAKERS = namePart<ReactionCommands>('takers of commands that follow');

@Module({
  imports: [StoreModule, StreamsModule, ViewsModule, ReactionsModule, DispatchModule],
  providers: [
    provide(TAKERS, [Streams, EVENT_STORE, ReactionRoutes], (streams, store, routes) => {
      const takers = makeReactionCommands(streams, store);
      routes.add(lifecycleEvents, (event) => react(event, takers));
      return takers;
    }),
    provide(
      ClockKeeper,
      [Config, Resources, Problems, TimeSource, Dispatcher],
      async ({ notice }, resources, problems, { now }, dispatcher) => {
        const advance: ConstructorParameters<typeof ClockKeeper>[0]['advance'] = (id, commandId, unseenSince) => {
          const command =
            unseenSince === null
              ? ({ type: 'AdvanceClock', at: now() } as const)
              : ({ type: 'StopUnseenClock', unseenSince, at: now() } as const);
          return dispatcher.dispatch('tournament', id, command, { commandId, actor: systemActor, correlationId: commandId });
        };
        const clocks = await resources.open(
          'clocks',
          () => new ClockKeeper({ now, notice, advance }),
          (made) => made.stop(),
        );
        problems.add(() => clocks.problems());
        return clocks;
      },
    ),
    provide(
      FollowedClocks,
      [Config, StartUp, GUARDED_STORE, ViewStore, ProjectionRunner, ClockKeeper, Streams],
      ({ notice }, start, { lastRecordedAt }, views, runner, clocks, streams) => {
        const followed = new FollowedClocks(views, clocks, lastRecordedAt, notice);
        runner.onChange((changes) => {
          for (const { view, keys } of changes) if (view === clock.name) for (const key of keys) followed.follow(key);
        });
        start.at('people known', () => followed.followRunning());
        start.at('under way', () => {
          const load = (id: TournamentId): Promise<unknown> => streams.load('tournament', id);
          void loadAhead(followed.listRunning(), { load, isOver: () => start.isEnding, notice });
        });
        return followed;
      },
    ),
    provide(
      CommandPreviews,
      [Dispatcher, Streams, ViewStore, ViewWaits, TimeSource],
      (dispatcher, streams, views, { waitFor }, { now }) => new CommandPreviews({ dispatcher, streams, views, waitFor, now }),
    ),
    provide(ClientCommands, [Dispatcher, ClockKeeper], (dispatcher, clocks) => new ClientCommands(dispatcher, clocks)),
  ],
  exports: [ClientCommands, CommandPreviews],
})
export class PlayModule {}
