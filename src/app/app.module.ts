/** The application without its network edges. */
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { HealthModule } from './health/health.module.js';
import { LogModule } from './log/log.module.js';
import { PlayModule } from './play/play.module.js';
import { ErasuresModule } from './registry/erasures.module.js';
import { SeasonsModule } from './seasons/seasons.module.js';
import { SheetsModule } from './sheets/sheets.module.js';
import type { Resources } from './wiring/resources.js';

@Module({ imports: [HealthModule, LogModule, PlayModule, AccessModule, SheetsModule, SeasonsModule, ErasuresModule] })
export class AppModule {
  static with(config: Config, resources: Resources): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(config, resources)] };
  }
}
