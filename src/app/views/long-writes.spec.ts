/** A batch of very many rows is stored in several turns: other work runs in between, and no reader sees a part, whatever else happens. */
import { jest } from '@jest/globals';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { Projection } from '../../../projections/projection.js';
import { append, close, newPath, open, type Opened } from '../../../test/opened-views.js';
import { registered } from '../../../test/recorded-history.js';
import { StoreError } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { CommittedRows } from './committed-rows.js';
import type { ViewChange } from './view-feed.js';
import { ViewTable } from './view-table.js';

const ROWS = 320;
/** A piece has 16 rows. Serialising and storing take this many pieces each. */
const PIECES = ROWS / 16;

/** All rows together exceed the memory bound, so they go to the log early. */
const FILLED = 8_000;

/** Each player changes all rows. */
const wide: Projection<{ readonly position: number; readonly filler: string }> = {
  name: 'wide',
  version: 1,
  on: {
    PlayerRegistered({ position }, rows) {
      const body = { position, filler: String(position % 10).repeat(FILLED) };
      for (let row = 0; row < ROWS; row += 1) rows.put({ key: `row ${row}`, partition: 'all', sort: position, body });
    },
  },
};

/** A line for each player. */
const lines: Projection<{ readonly id: string }> = {
  name: 'lines',
  version: 1,
  appendOnly: ['id'],
  on: {
    PlayerRegistered: ({ id, position }, rows) => rows.put({ key: id, partition: 'all', sort: position, body: { id } }),
  },
};

/** Counts each event once. */
const tally: Projection<number> = {
  name: 'tally',
  version: 1,
  on: {
    PlayerRegistered: (_, rows) => rows.put({ key: 'all', partition: 'all', sort: 0, body: (rows.get('all')?.body ?? 0) + 1 }),
  },
};

const projections = [tally, lines, wide] as readonly Projection<never>[] as readonly AnyProjection[];

/** Views with two players; `more` adds a third. Each piece of work takes a turn. */
async function openLive(path = newPath()) {
  const events = new MemoryEventStore();
  await append(events, registered(2));
  const opened = open(events, path, projections);
  await opened.runner.start();
  await opened.runner.ready();
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const more = async (): Promise<{ readonly reached: Promise<string> }> => {
    const reached = opened.runner.waitFor(4, 60_000);
    await append(events, registered(3), 3);
    return { reached };
  };
  return { events, path, opened, more };
}

/** The rows in words: complete batches have one word. */
function shown({ views }: Opened): string {
  const bodies = new Set(views.page(wide, 'all').rows.map(({ body }) => body.position));
  const byKey = views.getMany(wide, ['row 0', `row ${ROWS - 1}`]).map((row) => row?.body.position);
  const counts = [
    views.count(wide, 'all'),
    views.count(lines, 'all'),
    views.get(tally, 'all')?.body,
    views.view('wide').checkpoint?.position,
  ];
  return JSON.stringify([...bodies, ...byKey, ...counts]);
}

const BEFORE = JSON.stringify([3, 3, 3, ROWS, 2, 2, 3]);
const AFTER = JSON.stringify([4, 4, 4, ROWS, 3, 3, 4]);

/** Does something in each turn until the third player is shown. @returns the number of turns before */
async function eachTurn(opened: Opened, work: (turn: number) => void): Promise<number> {
  for (let turn = 0; ; turn += 1) {
    if (opened.views.view('wide').checkpoint?.position === 4) return turn;
    work(turn);
    await nextTurn();
  }
}

afterEach(() => void jest.restoreAllMocks());

it('others have their turn meanwhile, and see the rows and the position before it, then all after it', async () => {
  const { opened, more } = await openLive();
  const { reached } = await more();
  const seen = new Set<string>();
  const turns = await eachTurn(opened, () => seen.add(shown(opened)));
  expect(turns).toBeGreaterThan(3 * PIECES);
  expect([...seen]).toEqual([BEFORE]);
  expect(shown(opened)).toBe(AFTER);
  expect(await reached).toBe('reached');
});

it('what is changed goes to the log meanwhile, so that the commit has little to write', async () => {
  const { path, opened, more } = await openLive();
  const { reached } = await more();
  const logs: Buffer[] = [];
  await eachTurn(opened, () => logs.splice(1, 1, readFileSync(`${path}-wal`)));
  await reached;
  const [first, last] = logs;
  const after = readFileSync(`${path}-wal`);
  expect(bytesIn(after, first!)).toBeGreaterThan(ROWS * FILLED);
  expect(bytesIn(after, last!)).toBeLessThan(0.6 * ROWS * FILLED);
});

/** How many bytes of a log are not in another. Its head has 32 bytes, and each page has 24 before it. */
function bytesIn(log: Buffer, other: Buffer): number {
  let bytes = 0;
  for (let at = 32; at < log.length; at += 4_120) if (!log.subarray(at, at + 4_120).equals(other.subarray(at, at + 4_120))) bytes += 4_096;
  return bytes;
}

it('whoever follows is told once, when it can be read, also where another one throws', async () => {
  const { opened, more } = await openLive();
  const told: ViewChange[] = [];
  opened.runner.onChange(() => {
    throw new Error('a careless listener');
  });
  const { reached } = await more();
  await eachTurn(opened, (turn) => {
    // A request in the middle gets the change too.
    if (turn === 5)
      opened.runner.onChange((changes) => {
        expect(shown(opened)).toBe(AFTER);
        told.push(...changes);
      });
  });
  await reached;
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(told.map(({ view, keys, position }) => [view, keys.length, position])).toEqual([
    ['tally', 1, 4],
    ['lines', 1, 4],
    ['wide', ROWS, 4],
  ]);
  expect(opened.said.join()).toContain('a careless listener');
});

it('a process that dies in between leaves the batch before it, from which its views go on', async () => {
  const { events, path, opened, more } = await openLive();
  const { reached } = await more();
  const copies: string[] = [];
  await eachTurn(opened, (turn) => {
    if (turn % 5 !== 0) return;
    const copy = newPath();
    for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    copies.push(copy);
  });
  await reached;
  jest.restoreAllMocks();
  expect(copies.length).toBeGreaterThan(3);
  for (const copy of copies) {
    const again = open(events, copy, projections);
    expect(again.views.view('wide').checkpoint?.position).toBe(3);
    await again.runner.start();
    await again.runner.ready();
    expect(shown(again)).toBe(AFTER);
    await close(again);
  }
});

it('what the file refuses in the middle is tried again from the beginning, and nobody sees what was undone', async () => {
  const { opened, more } = await openLive();
  const half = function* (this: SqliteDatabase, work: Generator<void, void>): Generator<void, void> {
    this.exec('BEGIN IMMEDIATE');
    for (let piece = 0; piece < PIECES / 2; piece += 1) {
      work.next();
      yield;
    }
    this.exec('ROLLBACK');
    throw new StoreError('STORE_FAILED', 'disk full');
  };
  const transaction = jest.spyOn(SqliteDatabase.prototype, 'transactionInPieces').mockImplementationOnce(half).mockImplementationOnce(half);
  const told: string[] = [];
  opened.runner.onChange((changes) => told.push(...changes.map(({ view }) => view)));
  const { reached } = await more();
  const seen = new Set<string>();
  await eachTurn(opened, () => seen.add(shown(opened)));
  expect(await reached).toBe('reached');
  expect(transaction).toHaveBeenCalledTimes(3);
  expect([...seen]).toEqual([BEFORE]);
  expect(shown(opened)).toBe(AFTER);
  expect(told).toEqual(['tally', 'lines', 'wide']);
  expect(opened.said).toEqual(["Views can't be stored, which is tried again: disk full"]);
});

it('a view that is built again meanwhile waits, and misses nothing', async () => {
  const { opened, more } = await openLive();
  const { reached } = await more();
  const rebuilt: Promise<void>[] = [];
  await eachTurn(opened, (turn) => {
    if (turn === 10) rebuilt.push(opened.runner.rebuild(['tally']));
  });
  await Promise.all(rebuilt);
  await reached;
  expect(rebuilt).toHaveLength(1);
  expect(shown(opened)).toBe(AFTER);
  expect(opened.said).toEqual([]);
});

it('views that join meanwhile wait, and miss nothing', async () => {
  const events = new MemoryEventStore();
  await append(events, registered(10));
  const path = newPath();
  await close(await startedOn(events, path));
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const opened = open(events, path, projections, { pageSize: 2 });
  await opened.runner.start();
  const rebuilt = opened.runner.rebuild(['tally', 'lines']);
  for (let player = 11; player <= 16; player += 1) {
    await append(events, registered(player), player);
    await nextTurn();
  }
  await rebuilt;
  expect(await opened.runner.waitFor(17, 60_000)).toBe('reached');
  expect(opened.views.get(tally, 'all')?.body).toBe(16);
  expect(opened.views.count(lines, 'all')).toBe(16);
  expect(opened.said).toEqual([]);
});

async function startedOn(events: MemoryEventStore, path: string): Promise<Opened> {
  const opened = open(events, path, projections);
  await opened.runner.start();
  await opened.runner.ready();
  return opened;
}

it('damage that a reader finds in the middle has all views built again', async () => {
  const { opened, more } = await openLive();
  await more();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(opened.views.view('wide').checkpoint?.position).toBe(3);
  jest.spyOn(ViewTable.prototype, 'get').mockImplementationOnce(() => {
    throw new StoreError('STORE_DAMAGED', 'a page is not what was written');
  });
  expect(() => opened.views.get(tally, 'all')).toThrow('is being built again');
  await opened.runner.ready();
  await opened.runner.waitFor(4, 60_000);
  expect(shown(opened)).toBe(AFTER);
  expect(opened.said).toEqual([expect.stringContaining('is damaged: it was deleted')]);
  expect(opened.runner.troubledBy).toBeNull();
});

it('a runner that is stopped in the middle ends the batch, and leaves a file without a log', async () => {
  const { path, opened, more } = await openLive();
  await more();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(shown(opened)).toBe(BEFORE);
  await opened.runner.stop();
  expect(shown(opened)).toBe(AFTER);
  await close(opened);
  expect(existsSync(`${path}-wal`)).toBe(false);
});

it.each([
  ['in memory', ':memory:'],
  ['where no more files can be opened', undefined],
])('is stored in one turn %s', async (_, path) => {
  if (path === undefined) jest.spyOn(CommittedRows.prototype, 'connect').mockReturnValue(false);
  const { opened, more } = await openLive(path);
  const { reached } = await more();
  const seen = new Set<string>();
  const turns = await eachTurn(opened, () => seen.add(shown(opened)));
  // Other work has two turns after each piece of the fold.
  expect(turns).toBeLessThan(3 * PIECES);
  expect([...seen]).toEqual([BEFORE]);
  expect(shown(opened)).toBe(AFTER);
  expect(await reached).toBe('reached');
});
