import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storeStream } from '../../../events/ids.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { append, close, newPath, open, type Opened } from '../../../test/opened-views.js';
import { finishedTournament, History, startedTournament } from '../../../test/recorded-history.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { openTapis } from '../tapis.js';
import { removeTemporaryFolders, tapis as run, temporaryFolder } from '../../../test/program/run.js';
import { SpotCheck } from './spot-check.js';

afterAll(removeTemporaryFolders);

describe('the check of some tournaments', () => {
  const checkOf = (events: MemoryEventStore, { views, runner, said }: Opened): SpotCheck =>
    new SpotCheck({ store: events, views, runner, notice: (line) => said.push(line), everyMs: 1 });

  /** A finished tournament whose views were changed by an SQL statement. */
  const changed = async (sql: string): Promise<{ check: SpotCheck; opened: Opened; events: MemoryEventStore }> => {
    const events = new MemoryEventStore();
    await append(events, finishedTournament());
    const path = newPath();
    const built = open(events, path);
    await built.runner.start();
    await built.runner.ready();
    await close(built);
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
    const opened = open(events, path);
    await opened.runner.start();
    await opened.runner.ready();
    return { check: checkOf(events, opened), opened, events };
  };

  it('finds nothing in views that are as they should be', async () => {
    const { check, opened } = await changed('');
    await check.checkSome();
    expect(check.problems()).toEqual([]);
    expect(opened.said).toEqual([]);
  });

  it('finds nothing in whole nights, and in a tournament that lost events together with others', async () => {
    const night = fileURLToPath(new URL('../../../examples/club-night.phhs', import.meta.url));
    const folder = temporaryFolder();
    // Two with the same players: a view whose rows depend on several tournaments cannot be checked by one of them, and would fail here.
    for (const id of ['friday', 'saturday']) expect((await run('import', night, '--tournament', id, '--data', folder)).code).toBe(0);
    const tapis = await openTapis({ folder });
    try {
      const history = new History();
      const golden = readFileSync(new URL('../../../events/golden/EventsLost.v1.json', import.meta.url), 'utf8');
      const data = JSON.parse(golden) as { tournaments: object[] };
      const tournaments = ['friday', 'zz'].map((tournamentId) => ({ ...data.tournaments[0], tournamentId }));
      history.add(storeStream, { type: 'EventsLost', data: { ...data, tournaments } } as never);
      await append(tapis.store, history);
      await tapis.runner.waitFor((await tapis.store.lastPosition())!, 60_000);
      const said: string[] = [];
      const check = new SpotCheck({ ...tapis, notice: (line) => said.push(line), everyMs: 1 });
      await check.checkSome();
      expect(said).toEqual([]);
      expect(tapis.views.count(auditFeed, 'zz')).toBe(1);
    } finally {
      await tapis.close();
    }
  });

  it.each([
    ['changed', `UPDATE view_standings SET body = replace(body, '"stack":', '"stack":1') WHERE key LIKE '%ann%'`, 'standings', 'different'],
    ['missing', `DELETE FROM view_hands`, 'hands', 'missing'],
    ['too many', `INSERT INTO "view_tables" SELECT 'friday/9', partition, 9, body FROM "view_tables" LIMIT 1`, 'tables', 'unexpected'],
    ['missing from an append-only view', `DELETE FROM "view_audit-feed"`, 'audit-feed', 'missing'],
  ])('names a view with rows that are %s, until it matches again', async (_what, sql, view, what) => {
    const { check, opened } = await changed(sql);
    await check.checkSome();
    const problem = expect.stringMatching(
      new RegExp(
        `^The view ${view} does not match the events of the tournament friday: the row \\S+ is ${what}\\. Stop this node, and run "tapis verify`,
      ),
    );
    expect(check.problems()).toEqual([problem]);
    await check.checkSome();
    expect(opened.said).toEqual([problem]);
    await opened.runner.rebuild([view]);
    await check.checkSome();
    expect(check.problems()).toEqual([]);
    expect(opened.said.at(-1)).toBe(`The view ${view} matches the events of the tournament friday again`);
  });

  it('leaves a tournament that changes meanwhile for another time', async () => {
    const events = new MemoryEventStore();
    await append(events, startedTournament());
    const opened = open(events, newPath());
    await opened.runner.start();
    await opened.runner.ready();
    let isFirst = true;
    const store: Pick<MemoryEventStore, 'readStream'> = {
      async readStream(stream, options) {
        const read = await events.readStream(stream, options);
        if (isFirst) {
          isFirst = false;
          await append(events, finishedTournament(), startedTournament().events.length);
          await opened.runner.waitFor(finishedTournament().events.length, 60_000);
        }
        return read;
      },
    };
    const check = new SpotCheck({
      store,
      views: opened.views,
      runner: opened.runner,
      notice: (line) => opened.said.push(line),
      everyMs: 1,
    });
    await check.checkSome();
    expect([isFirst, check.problems()]).toEqual([false, []]);
  });

  it('is made again and again by a node that serves, which says what it found', async () => {
    const folder = temporaryFolder();
    const store = new MemoryEventStore();
    await append(store, finishedTournament());
    const lying = Object.assign(Object.create(store) as MemoryEventStore, {
      // A store whose streams have another event than the log that the views followed.
      readStream: async (...asked: Parameters<MemoryEventStore['readStream']>) =>
        (await store.readStream(...asked)).filter(({ type }) => type !== 'PlayerRegistered'),
    });
    const said: string[] = [];
    const tapis = await openTapis({ folder, store: lying, viewCheckMs: 1, notice: (line) => said.push(line) });
    try {
      while (!tapis.problems().some((problem) => problem.includes('does not match the events'))) await nextTurn();
      expect(said.join('\n')).toContain('does not match the events of the tournament friday');
    } finally {
      await tapis.close();
    }
  });
});
