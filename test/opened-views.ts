/**
 * Words for the specs of views: a store with a history, and views opened on it that are closed after each test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projections, type AnyProjection } from '../projections/catalogue.js';
import { ProjectionRunner, type RunnerOptions } from '../src/app/views/projection-runner.js';
import { ViewStore } from '../src/app/views/view-store.js';
import type { EventStore } from '../src/store/event-store.js';
import type { History } from './recorded-history.js';
import { appendSealed } from './sealed-event.js';

const folder = mkdtempSync(join(tmpdir(), 'tapis-views-'));
let files = 0;
/** A file that is not there yet. */
export const newPath = (): string => join(folder, `views-${files++}.db`);
const closers = new Map<ViewStore, () => Promise<void>>();

afterEach(async () => {
  for (const end of closers.values()) await end();
  closers.clear();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Appends the history's events from the given one on. */
export async function append(store: EventStore, { events }: History, from = 0): Promise<void> {
  for (const event of events.slice(from)) await appendSealed(store, event.stream, event);
}

export interface Opened {
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  readonly said: string[];
}

/** Opens views of the events; `said` is what they log. */
export function open(
  events: EventStore,
  path: string,
  views: readonly AnyProjection[] = projections,
  options: Partial<RunnerOptions> = {},
): Opened {
  const said: string[] = [];
  const log = { info: (line: string) => void said.push(line), error: (line: string) => void said.push(line) };
  const store = new ViewStore({ path, projections: views, log });
  const runner = new ProjectionRunner(events, store, { log, gatherMs: 0, retryMs: 1, pageSize: 7, ...options });
  closers.set(store, async () => {
    await runner.stop();
    store.close();
  });
  return { views: store, runner, said };
}

export async function close({ views, runner }: Opened): Promise<void> {
  closers.delete(views);
  await runner.stop();
  views.close();
}
