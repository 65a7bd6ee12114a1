/** `tapis rebuild`: rebuilds views from the first event. */
import { join, resolve } from 'node:path';
import { shared } from './options.js';
import { storeIn } from './stores.js';
import { UsageError, command } from './command.js';
import { perSecond, Progress } from './progress.js';
import { textTable } from './text-table.js';

export const rebuild = command({
  usage: 'rebuild',
  about: `
Empties views and rebuilds them from the first event on. The result is the same unless their code or their file was
wrong. The server on the folder must be stopped. With --store, the views of this folder are rebuilt from the events
there, and servers on other folders may keep running. An unknown view name prints the list of names.`,
  options: {
    view: { value: 'NAME', repeated: true, meaning: 'only this view; may be repeated (default: all views)' },
    data: shared.data,
    store: shared.store,
    json: shared.json,
  },
  examples: ['tapis rebuild', 'tapis rebuild --view standings --view tables --data /srv/club'],
  exitCodes: { 0: 'rebuilt', 1: 'not rebuilt' },
  async run({ values, io }) {
    const place = storeIn(values.data, values.store);
    const [{ dataFiles }, { openGuardedStore }, { ProjectionRunner }, { ViewStore }, { projections }] = await Promise.all([
      import('../app/folder/data-files.js'),
      import('../app/folder/guarded-store.js'),
      import('../app/views/projection-runner.js'),
      import('../app/views/view-store.js'),
      import('../../projections/catalogue.js'),
    ]);
    const known = projections.map(({ name }) => name);
    const names = values.view.length === 0 ? known : values.view;
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new UsageError(`there is no view "${unknown}"; the views are ${known.join(', ')}`);

    const progress = new Progress(io);
    const log = { info: (line: string) => progress.say(line), error: (line: string) => progress.say(line) };
    const { address } = place;
    const kept = await openGuardedStore({ folder: resolve(values.data), address, now: Date.now, notice: log.info });
    try {
      const views = new ViewStore({ path: join(resolve(values.data), dataFiles.views), projections, log });
      try {
        const runner = new ProjectionRunner(kept.store, views, { log });
        try {
          await runner.start();
          await runner.ready();
          const begun = Date.now();
          let events = 0;
          await runner.rebuild(names, ({ events: read, position, target }) => {
            events = read;
            progress.show(() => {
              const part = target === null ? 100 : Math.floor((100 * (position ?? 0)) / Math.max(1, target));
              return `${part} %, ${read.toLocaleString('en')} events, ${perSecond(read, Date.now() - begun)} per second`;
            });
          });
          const elapsedMs = Math.max(1, Date.now() - begun);
          progress.clear();
          const status = runner.status().filter(({ view }) => names.includes(view));
          const failed = status.filter(({ state }) => state === 'failed');
          if (values.json) {
            io.out.write(`${JSON.stringify({ views: status, events, elapsedMs })}\n`);
          } else {
            const rows = status.map(({ view, state, position, failure }) => [view, state, String(position ?? '–'), failure ?? '']);
            const columns = [{ title: 'View' }, { title: 'State' }, { title: 'Position', align: 'right' }, { title: 'Failure' }] as const;
            io.out.write(textTable(columns, rows));
            io.out.write(
              `\n${events.toLocaleString('en')} events in ${(elapsedMs / 1000).toFixed(1)} s, ${perSecond(events, elapsedMs)} per second\n`,
            );
          }
          return failed.length === 0 ? 0 : 1;
        } finally {
          await runner.stop();
        }
      } finally {
        views.close();
      }
    } finally {
      progress.clear();
      await kept.close();
    }
  },
});
