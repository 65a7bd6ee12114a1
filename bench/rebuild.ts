/**
 * Row 6: all views built again, against a bare scan of the same events with `JSON.parse` of both their texts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles } from '../src/app/folder/data-files.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { ProjectionRunner } from '../src/app/views/projection-runner.js';
import { ViewStore } from '../src/app/views/view-store.js';
import { projections } from '../projections/catalogue.js';
import { playTournaments } from './tournaments.js';
import { copyBare, scanBare } from './bare-file.js';
import { compare, perSecond, type Row } from './rounds.js';

const quiet = { info: (): void => undefined, error: (line: string): void => void process.stderr.write(`${line}\n`) };

export async function rebuildRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  try {
    const store = openSqliteEventStore({ path: join(folder, dataFiles.events) });
    const events = await playTournaments(store, 60);
    const bare = join(folder, 'bare.sqlite');
    await copyBare(store, bare);
    const views = new ViewStore({ path: join(folder, dataFiles.views), projections, log: quiet });
    const runner = new ProjectionRunner(store, views, { log: quiet });
    await runner.start();
    await runner.ready();
    const row = await compare({
      name: `6  all views rebuilt from ${events.toLocaleString('en')} events, against a bare scan with JSON.parse`,
      unit: 'events/s',
      ours: () => perSecond(events, () => runner.rebuild()),
      bare: () => perSecond(events, () => scanBare(bare)),
      target: 0.5,
    });
    await runner.stop();
    await store.close();
    views.close();
    return [row];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
