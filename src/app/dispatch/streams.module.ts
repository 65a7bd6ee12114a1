/** The streams of all kinds, and the reports on their commands. */
import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DataFolder, EVENT_STORE, StoreModule } from '../folder/store.module.js';
import { Listeners } from '../listeners.js';
import { TimeSource } from '../time-source.js';
import { namePart, provide } from '../wiring/provide.js';
import { aggregates } from './aggregates.js';
import { AlteredStreams } from './altered-event.js';
import type { CommandHandlerOptions } from './command-handler.js';
import type { CommandReport } from './command-report.js';
import { Streams } from './streams.js';

export const HANDLING = namePart<CommandHandlerOptions>('handling of commands');
export const COMMAND_REPORTS = namePart<Listeners<CommandReport>>('reports of commands');

@Module({
  imports: [StoreModule],
  providers: [
    provide(COMMAND_REPORTS, [Config], ({ log }) => new Listeners<CommandReport>(log)),
    provide(
      HANDLING,
      [Config, TimeSource, DataFolder, AlteredStreams, COMMAND_REPORTS],
      ({ shared }, time, { printOf }, altered, reports) => ({
        now: time.now,
        printOf,
        clockAdjustedBy: () => time.adjustedBy,
        isOnlyWriter: !shared,
        altered,
        report: (fared) => reports.tell(fared),
      }),
    ),
    provide(Streams, [EVENT_STORE, HANDLING], (store, handling) => new Streams(aggregates, store, handling)),
  ],
  exports: [Streams, HANDLING, COMMAND_REPORTS],
})
export class StreamsModule {}
