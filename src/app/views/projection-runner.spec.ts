import { appendSealed } from '../../../test/sealed-event.js';
import { jest } from '@jest/globals';
import { copyFileSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { auditFeed } from '../../../projections/audit-feed.js';
import { projections } from '../../../projections/catalogue.js';
import type { Projection } from '../../../projections/projection.js';
import { standings } from '../../../projections/standings.js';
import { tables } from '../../../projections/tables.js';
import { append, close, newPath, open } from '../../../test/opened-views.js';
import {
  finishedTournament,
  friday,
  fridayStream,
  History,
  player,
  registered,
  startedTournament,
  withHandDealt,
} from '../../../test/recorded-history.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { MOST_CHARACTERS } from './row-buffer.js';
import type { ViewChange } from './view-feed.js';
import type { ViewStore } from './view-store.js';

/** Counts each event of a tournament; an event that is folded twice shows. */
const tally: Projection<{ readonly events: number; readonly seen: readonly string[] }> = {
  name: 'tally',
  version: 1,
  on: {
    PlayerRegistered({ id }, rows) {
      const { events, seen } = rows.get('all')?.body ?? { events: 0, seen: [] };
      rows.put({ key: 'all', partition: 'all', sort: 0, body: { events: events + 1, seen: [...seen, id] } });
    },
  },
};

/** A row for each player. */
const places: Projection<number> = {
  name: 'places',
  version: 1,
  on: {
    PlayerRegistered({ data, position }, rows) {
      rows.put({ key: data.playerId, partition: 'all', sort: position, body: 1 });
    },
  },
};

/** Every row of every view, as text. */
function contents(views: ViewStore): Record<string, string> {
  const rows = projections.map((view) => [
    view.name,
    ['all', friday].flatMap((partition) => views.page(view, partition).rows.map((row) => JSON.stringify(row))).join('\n'),
  ]);
  return Object.fromEntries(rows) as Record<string, string>;
}

describe('the projection runner', () => {
  it('says that its views are behind while the store is away, and live once they have caught up with it', async () => {
    const events = new MemoryEventStore();
    const history = startedTournament();
    const { length } = history.events;
    await append(events, history);
    let away = false;
    let letBack: () => void = () => undefined;
    let breakOff: () => void = () => undefined;
    const store = {
      readAll: events.readAll.bind(events),
      readStream: events.readStream.bind(events),
      async lastPosition() {
        if (away) await new Promise<void>((resolve) => (letBack = resolve));
        return events.lastPosition();
      },
      async *subscribeToAll(after: number | null, signal: AbortSignal) {
        const broken = new AbortController();
        breakOff = () => broken.abort();
        yield* events.subscribeToAll(after, AbortSignal.any([signal, broken.signal]));
        if (!signal.aborted) throw new StoreError('STORE_UNREACHABLE', 'it does not answer');
      },
    } as unknown as EventStore;
    const { runner, said } = open(store, newPath());
    const states = (): string[] => [...new Set(runner.status().map(({ state }) => state))];
    await runner.start();
    await runner.ready();
    expect(states()).toEqual(['live']);

    away = true;
    breakOff();
    while (!said.some((line) => line.includes('it does not answer'))) await nextTurn();
    expect(states()).toEqual(['catchingUp']);

    away = false;
    await append(events, withHandDealt(history), length);
    while (states()[0] !== 'live') {
      letBack();
      await nextTurn();
    }
    expect(await runner.waitFor((await events.lastPosition())!, 0)).toBe('reached');
  });

  it('brings what is there and what comes to every view', async () => {
    const events = new MemoryEventStore();
    await append(events, startedTournament());
    const { views, runner } = open(events, newPath());
    await runner.start();
    await runner.ready();
    expect(views.count(standings, friday)).toBe(5);
    await append(events, finishedTournament(), startedTournament().events.length);
    expect(await runner.waitFor(finishedTournament().events.length, 60_000)).toBe('reached');
    expect(views.page(standings, friday, { first: 1 }).rows[0]?.body).toMatchObject({ playerId: 'ann', state: 'winner' });
    expect(views.count(auditFeed, friday)).toBe(finishedTournament().events.length);
  });

  it('counts each event once across restarts', async () => {
    const events = new MemoryEventStore();
    const path = newPath();
    const history = registered(30);
    for (const end of [4, 11, 12, 31]) {
      await append(events, Object.assign(new History(), { events: history.events.slice(0, end) }), Number(await events.lastPosition()));
      const opened = open(events, path, [tally]);
      await opened.runner.start();
      expect(await opened.runner.waitFor(end, 60_000)).toBe('reached');
      expect(opened.views.get(tally, 'all')?.body.events).toBe(end - 1);
      await close(opened);
    }
  });

  it('shows what was read of a store that is damaged further on', async () => {
    const events = new MemoryEventStore();
    await append(events, registered(9));
    const store = {
      readStream: events.readStream.bind(events),
      lastPosition: events.lastPosition.bind(events),
      subscribeToAll: events.subscribeToAll.bind(events),
      async *readAll(after: number | null, limit: number) {
        for await (const page of events.readAll(after, limit)) {
          if (page[0]!.position > 6) throw new StoreError('STORE_DAMAGED', 'the rest is torn');
          yield page;
        }
      },
    } as unknown as EventStore;
    const { views, runner } = open(store, newPath(), [tally], { pageSize: 2 });
    await runner.start();
    await expect(runner.ready()).rejects.toThrow('the rest is torn');
    expect(views.view(tally.name).checkpoint?.position).toBe(6);
  });

  it.each(['live', 'catching up by many pages'])(
    'counts each event once when storing fails between rows and checkpoint: %s',
    async (how) => {
      const events = new MemoryEventStore();
      const { views, runner, said } = open(events, newPath(), [tally], { pageSize: 2 });
      if (how === 'live') await runner.start();
      const transaction = jest.spyOn(SqliteDatabase.prototype, 'transactionInPieces');
      transaction.mockImplementationOnce(function* (this: SqliteDatabase, work) {
        this.exec('BEGIN IMMEDIATE');
        yield* work;
        this.exec('ROLLBACK');
        throw new Error('the power went');
      });
      await append(events, registered(40));
      if (how !== 'live') await runner.start();
      expect(await runner.waitFor(41, 60_000)).toBe('reached');
      transaction.mockRestore();
      expect(said.join()).toContain('the power went');
      expect(new Set(views.get(tally, 'all')!.body.seen).size).toBe(40);
      expect(views.get(tally, 'all')!.body.events).toBe(40);
    },
  );

  it('finds rows and checkpoint of the same batch in a copy taken at any moment, and goes on from there', async () => {
    const events = new MemoryEventStore();
    const path = newPath();
    const { runner } = open(events, path, [tally]);
    const copies: string[] = [];
    await runner.start();
    runner.onChange(() => {
      const copy = newPath();
      for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
      copies.push(copy);
    });
    await append(events, registered(12));
    await runner.waitFor(13, 60_000);
    expect(copies.length).toBeGreaterThan(2);
    for (const copy of copies) {
      const again = open(events, copy, [tally]);
      await again.runner.start();
      expect(await again.runner.waitFor(13, 60_000)).toBe('reached');
      expect(again.views.get(tally, 'all')?.body.events).toBe(12);
      await close(again);
    }
  });

  it('counts each event once while many are appended at the same time, in the order of the store', async () => {
    const events = new MemoryEventStore();
    const { views, runner } = open(events, newPath(), [tally, auditFeed], { gatherMs: 2 });
    const told: number[] = [];
    await runner.start();
    runner.onEvents((batch) => told.push(...batch.map(({ position }) => position)));
    const streams = Array.from({ length: 20 }, (_, index) => `tournament-t${index}` as const);
    await Promise.all(
      streams.map(async (stream) => {
        const history = new History();
        for (let index = 0; index < 15; index++) history.add(stream, { type: 'PlayerRegistered', data: { playerId: player(`p${index}`) } });
        for (const event of history.events) Object.assign(event, { id: `${stream}-${event.id}` });
        await append(events, history);
      }),
    );
    expect(await runner.waitFor(300, 60_000)).toBe('reached');
    expect(new Set(views.get(tally, 'all')!.body.seen).size).toBe(300);
    expect(views.get(tally, 'all')!.body.events).toBe(300);
    expect(streams.reduce((sum, stream) => sum + views.count(auditFeed, stream.slice('tournament-'.length)), 0)).toBe(300);
    expect(told).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  it('rebuilds every view to the same rows, row by row, while new events go on', async () => {
    const events = new MemoryEventStore();
    const { views, runner } = open(events, newPath());
    await runner.start();
    const history = finishedTournament();
    await append(events, history);
    await runner.waitFor(history.events.length, 60_000);
    const live = contents(views);
    const progress: number[] = [];
    await runner.rebuild(undefined, ({ events: read }) => progress.push(read));
    expect(contents(views)).toEqual(live);
    expect(progress.at(-1)).toBe(history.events.length);
    expect(progress.length).toBeGreaterThan(3);
    const fresh = open(events, newPath());
    await fresh.runner.start();
    await fresh.runner.ready();
    expect(contents(fresh.views)).toEqual(live);
  });

  it('counts each event once in a view that is built again while new events go on in the others', async () => {
    const events = new MemoryEventStore();
    await append(events, registered(3));
    let gate = Promise.resolve();
    const store = Object.assign(Object.create(events) as EventStore, {
      async *readAll(after: number | null, limit: number) {
        for await (const page of events.readAll(after, limit)) {
          yield page;
          await gate;
        }
      },
    });
    const other = { ...tally, name: 'other' };
    const { views, runner } = open(store, newPath(), [other, tally], { pageSize: 2 });
    await runner.start();
    await runner.ready();
    let letGo: () => void = () => undefined;
    gate = new Promise<void>((resolve) => (letGo = resolve));
    const rebuilt = runner.rebuild(['tally']);
    await append(events, registered(7), 4);
    expect(await runner.waitFor(8, 60_000, ['other'])).toBe('reached');
    letGo();
    await rebuilt;
    expect([tally, other].map((view) => views.get(view, 'all')?.body.events)).toEqual([7, 7]);
    expect(runner.status().map(({ state, position }) => [state, position])).toEqual([
      ['live', 8],
      ['live', 8],
    ]);
  });

  it('does not let a view be read while it is built again, and leaves the others readable', async () => {
    const events = new MemoryEventStore();
    await append(events, finishedTournament());
    const { views, runner } = open(events, newPath());
    await runner.start();
    await runner.ready();
    const rebuilt = runner.rebuild(['standings']);
    expect(() => views.count(standings, friday)).toThrow(expect.objectContaining({ code: 'VIEW_REBUILDING' }));
    expect(views.count(tables, friday)).toBe(2);
    await rebuilt;
    expect(views.count(standings, friday)).toBe(5);
    await expect(runner.rebuild(['no-such-view'])).rejects.toMatchObject({ code: 'VIEW_UNKNOWN' });
  });

  it('builds a view again when its version changes, and drops one that is gone', async () => {
    const events = new MemoryEventStore();
    await append(events, registered(5));
    const path = newPath();
    const first = open(events, path, [tally, auditFeed]);
    await first.runner.start();
    await first.runner.ready();
    await close(first);
    const doubled: typeof tally = {
      ...tally,
      version: 2,
      on: {
        PlayerRegistered: (_, rows) => {
          rows.put({ key: 'all', partition: 'all', sort: 0, body: { events: (rows.get('all')?.body.events ?? 0) + 2, seen: [] } });
        },
      },
    };
    const second = open(events, path, [doubled]);
    await second.runner.start();
    await second.runner.ready();
    expect(second.said).toEqual([expect.stringContaining('View tally was made by version 1')]);
    expect(second.views.get(doubled, 'all')?.body.events).toBe(10);
    await close(second);
    const file = new SqliteDatabase(path);
    expect(file.prepare('SELECT name FROM sqlite_schema WHERE name LIKE ?').all('view_audit%')).toEqual([]);
    file.close();
  });

  it('sets a stream aside on which a fold throws, says so, goes on, and takes it again by a rebuild', async () => {
    const events = new MemoryEventStore();
    let broken = true;
    const fragile: typeof places = {
      ...places,
      name: 'fragile',
      on: {
        PlayerRegistered(event, rows) {
          if (broken && event.data.playerId === 'player-3') throw new Error('a bug');
          places.on.PlayerRegistered!(event, rows);
        },
      },
    };
    const { views, runner, said } = open(events, newPath(), [fragile, tally]);
    await runner.start();
    await append(events, registered(6));
    expect(await runner.waitFor(7, 5000)).toBe('reached');
    expect(views.get(tally, 'all')?.body.events).toBe(6);
    expect(views.count(fragile, 'all')).toBe(3);
    expect(said).toEqual([expect.stringContaining('a bug')]);
    expect(views.troubles()).toEqual(said);
    await runner.rebuild(['fragile']);
    expect(said).toHaveLength(2);
    broken = false;
    await runner.rebuild(['fragile']);
    expect(views.count(fragile, 'all')).toBe(6);
    expect(views.troubles()).toEqual([]);
    expect(runner.status().map(({ state }) => state)).toEqual(['live', 'live']);
  });

  it.each([
    ['is not JSON', { chips: 10n }],
    ['is too large', 'x'.repeat(MOST_CHARACTERS)],
    ['is undefined', undefined],
  ])('sets a stream aside of which a row %s, and goes on', async (_what, planted) => {
    const events = new MemoryEventStore();
    const endless: Projection<unknown> = {
      name: 'endless',
      version: 1,
      on: {
        PlayerRegistered({ data, position }, rows) {
          rows.put({ key: data.playerId, partition: 'all', sort: position, body: data.playerId === 'player-3' ? planted : {} });
        },
      },
    };
    const { views, runner, said } = open(events, newPath(), [endless, tally]);
    await runner.start();
    await append(events, registered(3));
    await runner.waitFor(4, 60_000);
    await append(events, registered(6), 4);
    expect(await runner.waitFor(7, 60_000)).toBe('reached');
    expect(said).toEqual([
      expect.stringMatching(/^The view endless leaves tournament-friday out since position [567], .*the row player-3 can't/),
    ]);
    expect(views.troubles()).toEqual(said);
    expect(views.get(tally, 'all')?.body.events).toBe(6);
    expect(() => views.get(endless, 'player-3')).toThrow(expect.objectContaining({ code: 'ROWS_SET_ASIDE', stream: fridayStream }));
    expect(views.get(endless, 'player-2')?.body).toEqual({});
    expect(runner.status()).toEqual([
      { view: 'endless', position: 7, state: 'live', failure: null, setAside: [fridayStream] },
      { view: 'tally', position: 7, state: 'live', failure: null, setAside: [] },
    ]);
  });

  it('sets a stream aside of which the database refuses a row, and stores all others of the batch', async () => {
    const events = new MemoryEventStore();
    const path = newPath();
    const opened = open(events, path, [places, tally]);
    await opened.runner.start();
    await append(events, registered(3));
    await opened.runner.waitFor(4, 60_000);
    await close(opened);
    const plain = new DatabaseSync(path);
    plain.exec(`CREATE TRIGGER planted BEFORE INSERT ON "view_places" WHEN NEW.key = 'player-4' BEGIN SELECT RAISE(ABORT, 'planted'); END`);
    plain.close();
    const again = open(events, path, [places, tally]);
    await again.runner.start();
    await append(events, registered(6), 4);
    expect(await again.runner.waitFor(7, 60_000)).toBe('reached');
    expect(again.runner.troubledBy).toBeNull();
    expect(again.views.get(tally, 'all')?.body.events).toBe(6);
    expect(again.runner.status()[0]).toMatchObject({ state: 'live', setAside: [fridayStream] });
    expect(again.views.page(places, 'all').rows.map(({ key }) => key)).not.toContain('player-4');
    expect(again.views.page(places, 'all').rows.map(({ key }) => key)).toContain('player-2');
    await close(again);

    const later = open(events, path, [places, tally]);
    await later.runner.start();
    await later.runner.ready();
    expect(later.said).toEqual(['The views places can take what they had set aside: they are built again.']);
    expect(later.views.count(places, 'all')).toBe(6);
    expect(later.runner.status()[0]).toMatchObject({ state: 'live', setAside: [] });
  });

  it('takes back what a fold had put before it threw', async () => {
    const events = new MemoryEventStore();
    const half: Projection<unknown> = {
      name: 'half',
      version: 1,
      on: {
        PlayerRegistered({ data, position }, rows) {
          rows.put({ key: data.playerId, partition: 'all', sort: position, body: 'first' });
          if (data.playerId === 'player-2') rows.delete('player-1');
          if (data.playerId === 'player-2') throw new Error('a bug');
        },
      },
    };
    const { views, runner } = open(events, newPath(), [half]);
    await runner.start();
    await append(events, registered(6));
    await runner.waitFor(7, 60_000);
    expect(views.page(half, 'all').rows.map(({ key }) => key)).toEqual(['player-0', 'player-1']);
  });

  it('stops a view that guards: what it decides is refused', async () => {
    const events = new MemoryEventStore();
    const guarding: typeof places = {
      ...places,
      name: 'guarding',
      guards: true,
      on: {
        PlayerRegistered(event, rows) {
          if (event.data.playerId === 'player-3') throw new Error('a bug');
          places.on.PlayerRegistered!(event, rows);
        },
      },
    };
    const { views, runner } = open(events, newPath(), [guarding, tally]);
    await runner.start();
    await append(events, registered(6));
    expect(await runner.waitFor(7, 60_000, ['guarding'])).toBe('failed');
    expect(() => views.get(guarding, 'player-2')).toThrow(expect.objectContaining({ code: 'VIEW_FAILED' }));
    await expect(runner.rebuild(['guarding'])).rejects.toMatchObject({ code: 'VIEW_FAILED' });
  });

  it('folds a stream again that it had set aside, once a later release has mended its fold', async () => {
    const events = new MemoryEventStore();
    const path = newPath();
    const fragile: typeof tally = {
      ...tally,
      on: {
        PlayerRegistered(event, rows) {
          if (event.data.playerId === 'player-3') throw new Error('a bug');
          tally.on.PlayerRegistered!(event, rows);
        },
      },
    };
    await append(events, registered(9));
    for (let start = 1; start <= 2; start++) {
      const first = open(events, path, [fragile]);
      await first.runner.start();
      await first.runner.ready();
      expect(first.runner.status()).toMatchObject([{ state: 'live', setAside: [fridayStream] }]);
      expect(first.views.get(tally, 'all')?.body.events).toBe(3);
      await close(first);
    }
    const again = open(events, path, [tally]);
    await again.runner.start();
    await again.runner.ready();
    expect(again.said).toEqual(['The views tally can take what they had set aside: they are built again.']);
    expect(again.views.get(tally, 'all')?.body.events).toBe(9);
    expect(again.runner.status()).toMatchObject([{ state: 'live', setAside: [] }]);
  });

  it('says once that views can not be stored, how they lag meanwhile, and nothing when they can again', async () => {
    const events = new MemoryEventStore();
    const { views, runner, said } = open(events, newPath(), [tally]);
    await runner.start();
    await append(events, registered(2));
    await runner.waitFor(3, 60_000);
    const transaction = jest.spyOn(SqliteDatabase.prototype, 'transactionInPieces').mockImplementation(() => {
      throw new StoreError('STORE_FAILED', 'disk full');
    });
    await append(events, registered(5), 3);
    while (transaction.mock.calls.length < 3) await nextTurn();
    expect(said).toEqual(["Views can't be stored, which is tried again: disk full"]);
    expect(runner.troubledBy?.message).toBe('disk full');
    expect(runner.stoppedBy).toBeNull();
    expect(runner.status()).toEqual([{ view: 'tally', position: 3, state: 'catchingUp', failure: null, setAside: [] }]);
    expect(views.get(tally, 'all')?.body.events).toBe(2);
    transaction.mockRestore();
    expect(await runner.waitFor(6, 60_000)).toBe('reached');
    expect(runner.troubledBy).toBeNull();
    expect(runner.status()).toEqual([{ view: 'tally', position: 6, state: 'live', failure: null, setAside: [] }]);
    expect(new Set(views.get(tally, 'all')!.body.seen).size).toBe(5);
    expect(said).toHaveLength(1);
  });

  it('can be stopped while its views can not be stored', async () => {
    const events = new MemoryEventStore();
    const path = newPath();
    const opened = open(events, path, [tally]);
    await opened.runner.start();
    const transaction = jest.spyOn(SqliteDatabase.prototype, 'transactionInPieces').mockImplementation(() => {
      throw new StoreError('STORE_FAILED', 'disk full');
    });
    await append(events, registered(5));
    while (opened.said.length === 0) await nextTurn();
    const waiting = opened.runner.waitFor(6, 60_000);
    await opened.runner.stop();
    transaction.mockRestore();
    expect(await waiting).toBe('stopped');
    await close(opened);
    const again = open(events, path, [tally]);
    await again.runner.start();
    await again.runner.ready();
    expect(again.views.get(tally, 'all')?.body.events).toBe(5);
  });

  it('says once that views can not catch up, and is in no trouble when they have', async () => {
    const events = new MemoryEventStore();
    await append(events, registered(9));
    let tries = 0;
    const seen: (string | undefined)[] = [];
    const store = Object.assign(Object.create(events) as EventStore, {
      async *readAll(after: number | null, limit: number) {
        seen.push(runner.troubledBy?.message);
        for await (const page of events.readAll(after, limit)) {
          // At the first page twice, then once in the middle.
          if (tries < 2 || (tries === 2 && page[0]!.position > 4)) {
            tries++;
            throw new StoreError('STORE_UNREACHABLE', `it does not answer (${tries})`);
          }
          yield page;
        }
      },
    });
    const { views, runner, said } = open(store, newPath(), [tally], { pageSize: 2 });
    await runner.start();
    await runner.ready();
    expect(seen).toEqual([undefined, 'it does not answer (1)', 'it does not answer (2)', 'it does not answer (3)']);
    expect(said).toEqual([1, 3].map((n) => `Views can't catch up, which is tried again: it does not answer (${n})`));
    expect(runner.troubledBy).toBeNull();
    expect(views.get(tally, 'all')?.body.events).toBe(9);
  });

  it('catches up no further where the store is closed, which is not tried again', async () => {
    const events = new MemoryEventStore();
    await append(events, registered(3));
    const { runner, said } = open(events, newPath(), [tally]);
    await runner.start();
    await events.close();
    await runner.ready();
    expect([said, runner.stoppedBy, runner.troubledBy]).toEqual([[], null, null]);
  });

  it('stops at an event that this release does not know, after the events before it', async () => {
    const events = new MemoryEventStore();
    const { views, runner, said } = open(events, newPath(), [tally]);
    await runner.start();
    const history = registered(3);
    await append(events, history);
    await appendSealed(events, fridayStream, { id: 'later', type: 'DealerTipped', data: {}, metadata: { version: 1 } });
    expect(await runner.waitFor(5, 60_000)).toBe('stopped');
    expect(views.get(tally, 'all')?.body.events).toBe(3);
    expect(runner.stoppedBy?.message).toContain('DealerTipped');
    expect(said).toEqual([expect.stringContaining('DealerTipped')]);
    expect(await events.append(fridayStream, [{ id: 'x', type: 'PlayerRegistered', data: '{}', metadata: '{}' }], 4)).toMatchObject({
      ok: true,
    });
  });

  it('answers at once for a position that was reached, and when the time is over that views lag', async () => {
    const events = new MemoryEventStore();
    await append(events, registered(3));
    const { runner } = open(events, newPath(), [tally]);
    await runner.start();
    await runner.ready();
    expect(await runner.waitFor(4, 0)).toBe('reached');
    expect(await runner.waitFor(5, 1)).toBe('lagging');
    const waiting = runner.waitFor(5, 60_000);
    await runner.stop();
    expect(await waiting).toBe('stopped');
  });

  it('tells what rows changed after they can be read, and bears a listener that throws', async () => {
    const events = new MemoryEventStore();
    const { views, runner, said } = open(events, newPath(), [tally, standings]);
    await runner.start();
    const changes: ViewChange[] = [];
    runner.onChange(() => {
      throw new Error('a careless listener');
    });
    const stop = runner.onChange((changed) => {
      expect(views.count(standings, friday)).toBeGreaterThan(0);
      changes.push(...changed);
    });
    await append(events, registered(1));
    await runner.waitFor(2, 60_000);
    expect(changes).toContainEqual({ view: 'standings', partition: 'friday', keys: ['friday/player-0'], position: 2 });
    expect(said.join()).toContain('a careless listener');
    stop();
    const heard = changes.length;
    await append(events, registered(1, 1), 2);
    await runner.waitFor(3, 60_000);
    expect(changes).toHaveLength(heard);
  });
});
