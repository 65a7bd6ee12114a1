import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DataFolder, EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { Problems } from '../health/problems.js';
import { TimeSource } from '../time-source.js';
import { namePart, provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import type { LogPublisher } from './log-publisher.js';
import { openPublisher } from './open-publisher.js';

/** Null when this node does not sign heads. */
export const PUBLISHED_LOG = namePart<LogPublisher | null>('published log');

@Module({
  imports: [StoreModule],
  providers: [
    // Depends on the folder, so that nothing is published before the events are checked for losses.
    provide(
      PUBLISHED_LOG,
      [Config, DataFolder, Resources, Problems, StartUp, EVENT_STORE, TimeSource],
      async (config, _folder, resources, problems, start, store, { now }) => {
        const log = await resources.open(
          'published log',
          () => openPublisher(config, { store, now, notice: config.notice }),
          (opened) => opened?.stop(),
        );
        if (log === null) return null;
        problems.add(() => [log.problem()]);
        start.at('under way', () => log.start());
        return log;
      },
    ),
  ],
  exports: [PUBLISHED_LOG],
})
export class LogModule {}
