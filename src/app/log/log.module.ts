/**
 * The log as others may have it.
 */
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

/** Null where its heads are not signed here. */
export const PUBLISHED_LOG = namePart<LogPublisher | null>('published log');

@Module({
  imports: [StoreModule],
  providers: [
    // The folder is there for what it stands for: nothing is published of events that are not known to be all there.
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
