/** Opens the event store and its folder, and compares them with the witnesses before anything else uses them. */
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { makeCommandPrinter, type PrintOf } from '../../audit/command-print.js';
import type { EventStore } from '../../store/event-store.js';
import { Config } from '../config/config.js';
import { AlteredStreams } from '../dispatch/altered-event.js';
import { Problems } from '../health/problems.js';
import { TimeSource } from '../time-source.js';
import { namePart, provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { dataFiles } from './data-files.js';
import { closeDataFolder } from './data-folder.js';
import { deriveDrawSeeds, type DrawSeeds } from './draw-secret.js';
import { type GuardedStore, openGuardedStore } from './guarded-store.js';
import { openSecret } from './open-secret.js';
import { StoreHealth } from './store-health.js';

export const GUARDED_STORE = namePart<GuardedStore>('kept store');
export const EVENT_STORE = namePart<EventStore>('event store');

/** A data folder with its events and its secret checked. */
export class DataFolder {
  readonly seeds: DrawSeeds;
  readonly printOf: PrintOf;

  constructor(
    readonly path: string,
    readonly secret: string,
  ) {
    this.seeds = deriveDrawSeeds(secret);
    this.printOf = makeCommandPrinter(secret);
  }

  fileOf(name: keyof typeof dataFiles): string {
    return join(this.path, dataFiles[name]);
  }
}

@Module({
  providers: [
    provide(TimeSource, [Config, Problems], ({ wall, elapsed, notice }, problems) => {
      const time = new TimeSource({ wall, elapsed, notice });
      problems.add(() => [time.problem()]);
      return time;
    }),
    provide(GUARDED_STORE, [Config, Resources, Problems, TimeSource], async (config, resources, problems, time) => {
      const { folder, storeAddress: address, store, acceptLoss, notice } = config;
      closeDataFolder(folder, notice);
      const kept = await resources.open(
        'store',
        () => openGuardedStore({ folder, address, store, acceptLoss, now: time.now, notice }),
        (opened) => opened.close(),
      );
      problems.add(() => [...kept.health.problems(), ...(kept.store.troubles?.() ?? [])]);
      if (kept.lastRecordedAt !== null) time.goOnFrom(kept.lastRecordedAt);
      return kept;
    }),
    provide(EVENT_STORE, [GUARDED_STORE], ({ store }) => store),
    provide(StoreHealth, [GUARDED_STORE], ({ health }) => health),
    provide(AlteredStreams, [StoreHealth], (health) => new AlteredStreams((error) => health.found(error))),
    provide(
      DataFolder,
      [Config, GUARDED_STORE],
      async (config, kept) => new DataFolder(config.folder, await openSecret(config, kept, config.notice)),
    ),
  ],
  exports: [TimeSource, GUARDED_STORE, EVENT_STORE, StoreHealth, AlteredStreams, DataFolder],
})
export class StoreModule {}
