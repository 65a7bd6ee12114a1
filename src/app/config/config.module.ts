/** What every module can inject: the configuration, the opened resources, problems, and the start-up steps. */
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Problems } from '../health/problems.js';
import { provide } from '../wiring/provide.js';
import { Resources } from '../wiring/resources.js';
import { StartUp } from '../wiring/start-up.js';
import { Config } from './config.js';

@Global()
@Module({})
export class ConfigModule {
  /** @param resources the opened resources, closed again if the start fails */
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
