/** The views, the runner that updates them, and queries of the past. */
import { Module } from '@nestjs/common';
import { projections } from '../../../projections/catalogue.js';
import { Config } from '../config/config.js';
import { AlteredStreams } from '../dispatch/altered-event.js';
import { DataFolder, EVENT_STORE, GUARDED_STORE, StoreModule } from '../folder/store.module.js';
import { Problems } from '../health/problems.js';
import { Histories } from '../past/histories.js';
import { provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import { ProjectionRunner } from './projection-runner.js';
import { SpotCheck } from './spot-check.js';
import { ViewStore } from './view-store.js';
import { ViewWaits } from './view-waits.js';

@Module({
  imports: [StoreModule],
  providers: [
    provide(ViewStore, [Config, DataFolder, Resources, Problems], async ({ log }, folder, resources, problems) => {
      const views = await resources.open(
        'views',
        () => new ViewStore({ path: folder.fileOf('views'), projections, log }),
        (opened) => opened.close(),
      );
      problems.add(() => views.troubles());
      return views;
    }),
    provide(
      ProjectionRunner,
      [Config, Resources, Problems, StartUp, GUARDED_STORE, ViewStore, AlteredStreams],
      async ({ log, onProgress, shared }, resources, problems, start, kept, views, altered) => {
        const runner = await resources.open(
          'runner of the views',
          () => new ProjectionRunner(kept.store, views, { log, altered }),
          (made) => made.stop(),
        );
        problems.add(() => [runner.troubledBy]);
        // This node's own appends move the mark themselves.
        if (shared) runner.onEvents((events) => kept.follow(events.at(-1)!));
        start.at('views begin', () => runner.start(onProgress));
        start.at('caught up', () => runner.ready());
        return runner;
      },
    ),
    provide(ViewWaits, [ProjectionRunner, EVENT_STORE], (runner, store) => new ViewWaits(runner, store)),
    provide(
      SpotCheck,
      [Config, Resources, Problems, StartUp, EVENT_STORE, ViewStore, ProjectionRunner, AlteredStreams],
      async ({ notice, viewCheckMs: everyMs }, resources, problems, start, store, views, runner, altered) => {
        const check = await resources.open(
          'check of the views',
          () => new SpotCheck({ store, views, runner, altered, notice, everyMs }),
          (made) => made.stop(),
        );
        problems.add(() => check.problems());
        start.at('under way', () => check.start());
        return check;
      },
    ),
    provide(Histories, [EVENT_STORE, ViewStore], (store, views) => new Histories(store.forQueries ?? store, views)),
  ],
  exports: [ViewStore, ProjectionRunner, ViewWaits, Histories],
})
export class ViewsModule {}
