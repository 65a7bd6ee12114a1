/**
 * What every module may ask for: how the application is opened, what it holds, its problems, and its start.
 */
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Problems } from '../health/problems.js';
import { provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import { Config } from './config.js';

@Global()
@Module({})
export class ConfigModule {
  /** @param resources what is opened, so that it can be closed where the start fails */
  static with(config: Config, resources: Resources): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: Resources, useFactory: () => resources },
        provide(Problems, [], () => new Problems()),
        provide(StartUp, [Config, Resources, Problems], async ({ openAtOnce, notice }, held, problems) => {
          const start = await StartUp.begin(held, openAtOnce, notice);
          problems.add(() => [start.failure]);
          return start;
        }),
      ],
      exports: [Config, Resources, Problems, StartUp],
    };
  }
}
