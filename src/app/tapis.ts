/** Opens the application on a data folder. */
import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { Config } from './config/config.js';
import { openedOn, type Tapis } from './tapis-interface.js';
import type { TapisOptions } from './tapis-options.js';
import { messageOf } from './views/decoded-batch.js';
import { NestLogger } from './wiring/nest-logger.js';
import { Resources } from './wiring/resources.js';

export type { Tapis } from './tapis-interface.js';

/** Makes the parts of a module and starts them. */
type MakeParts = (module: ReturnType<typeof AppModule.with>, config: Config) => Promise<INestApplicationContext>;

const makeParts: MakeParts = (module, { notice }) => {
  const tell = (_details: object, message: string): void => notice(`Nest: ${message}`);
  return NestFactory.createApplicationContext(module, { logger: new NestLogger({ warn: tell, error: tell }), abortOnError: false });
};

/**
 * Opens the folder, brings the views up to date, and finishes reactions that a crash left undone. On failure, what was opened is closed.
 * @param make how the parts are made; specs replace some
 * @throws StoreError, ViewError, DrawSecretError with one sentence about the problem
 */
export async function openTapis(options: TapisOptions, make = makeParts): Promise<Tapis> {
  const config = new Config(options);
  const resources = new Resources(config.notice);
  try {
    return openedOn(await make(AppModule.with(config, resources), config));
  } catch (error) {
    await resources.close().catch((also: unknown) => config.notice(`what was opened could not be closed: ${messageOf(also)}`));
    throw error;
  }
}
