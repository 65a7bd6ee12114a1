import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { allOf, describeEventStore, makeEvents } from '../../test/store/event-store-contract.js';
import { StoreError, type EventStore } from './event-store.js';
import { openSqliteEventReader } from './sqlite-event-log.js';
import { openSqliteEventStore } from './sqlite-event-store.js';
import { SqliteWriter } from './sqlite-writer.js';
import { describeSubscriptions } from '../../test/store/subscription-contract.js';

let folder: string;
let made = 0;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tapis-store-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const newPath = (): string => join(folder, `${(made += 1)}`, 'events.db');

describeEventStore('SqliteEventStore', async () => openSqliteEventStore({ path: newPath() }));
describeSubscriptions('SqliteEventStore', async () => openSqliteEventStore({ path: newPath() }));
describeEventStore('SqliteEventStore in memory', async () => openSqliteEventStore({ path: ':memory:' }));

describe('a SQLite store that is closed and opened again', () => {
  it('has the same events, and goes on from there', async () => {
    const path = newPath();
    const before = openSqliteEventStore({ path });
    await before.append('hand-friday.1.1', makeEvents('a', 3), 'noStream');
    await before.append('tournament-friday', makeEvents('b', 2), 'noStream');
    const standing = await allOf(before);
    await before.close();
    const after = openSqliteEventStore({ path });
    expect(await allOf(after)).toEqual(standing);
    expect(await after.append('hand-friday.1.1', makeEvents('late'), 0)).toEqual({ ok: false, currentRevision: 2 });
    expect(await after.append('hand-friday.1.1', makeEvents('a', 3), 'noStream')).toMatchObject({
      ok: true,
      revision: 2,
      duplicate: true,
    });
    expect(await after.append('hand-friday.1.1', makeEvents('c'), 2)).toEqual({ ok: true, revision: 3, position: 6, duplicate: false });
    await after.close();
  });

  it('numbers positions from 1 without gaps, conflicts among them or not', async () => {
    const store = openSqliteEventStore({ path: newPath() });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => store.append(`hand-friday.1.${(index % 70) + 1}`, makeEvents(`${index}`), 'noStream')),
    );
    expect((await allOf(store)).map(({ position }) => position)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    await store.close();
  });
});

describe('a reader beside the writer', () => {
  it('sees what is committed, and nothing can be written through it', async () => {
    const path = newPath();
    const store = openSqliteEventStore({ path });
    await store.append('hand-friday.1.1', makeEvents('a', 2), 'noStream');
    const reader = openSqliteEventReader(path);
    expect(await allOf(reader)).toEqual(await allOf(store));
    await store.append('hand-friday.1.1', makeEvents('b'), 1);
    expect(await reader.readStream('hand-friday.1.1', { direction: 'backwards', limit: 1 })).toMatchObject([{ id: 'id-b-0' }]);
    expect(await reader.lastPosition()).toBe(3);
    await reader.close();
    await expect(reader.lastPosition()).rejects.toMatchObject({ code: 'STORE_CLOSED' });
    await store.close();
  });
});

describe.each([2, 0])('a commit that fails, where %i ms are slow', (slowMs) => {
  let path: string;
  let store: EventStore;
  beforeEach(async () => {
    path = newPath();
    store = openSqliteEventStore({ path, slowMs, busyTimeoutMs: 1 });
    await store.append('hand-friday.1.1', makeEvents('before'), 'noStream');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
  });

  const appendTwo = (): Promise<PromiseSettledResult<unknown>[]> =>
    Promise.allSettled([
      store.append('hand-friday.1.1', makeEvents('a', 2), 0),
      store.append('hand-friday.2.1', makeEvents('b'), 'noStream'),
    ]);

  const expectNothingHappened = async (answers: PromiseSettledResult<unknown>[], code: string): Promise<void> => {
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([
      expect.objectContaining({ name: 'StoreError', code }),
      expect.objectContaining({ name: 'StoreError', code }),
    ]);
    expect(await store.lastPosition()).toBe(1);
    expect(await allOf(store)).toHaveLength(1);
  };

  const expectRecovered = async (): Promise<void> => {
    expect(await appendTwo()).toEqual([
      { status: 'fulfilled', value: { ok: true, revision: 2, position: 3, duplicate: false } },
      { status: 'fulfilled', value: { ok: true, revision: 0, position: 4, duplicate: false } },
    ]);
  };

  it('at its last step is heard by every caller, tells subscribers nothing, and leaves revisions where they were', async () => {
    const abort = new AbortController();
    const batches = store.subscribeToAll(1, abort.signal)[Symbol.asyncIterator]();
    const news = batches.next();
    jest
      .spyOn(SqliteWriter.prototype, 'commit')
      .mockResolvedValueOnce({ isOfRow: false, error: new StoreError('STORE_FAILED', 'The disk failed.') });
    await expectNothingHappened(await appendTwo(), 'STORE_FAILED');
    await expectRecovered();
    expect(((await news).value as { position: number }[]).map(({ position }) => position)).toEqual([2, 3, 4]);
    abort.abort();
  });

  it('without a word whether it is on disk is looked for in the file', async () => {
    const abort = new AbortController();
    const batches = store.subscribeToAll(1, abort.signal)[Symbol.asyncIterator]();
    const news = batches.next();
    jest.spyOn(SqliteWriter.prototype, 'commit').mockImplementationOnce(async function (this: SqliteWriter, asked) {
      await this.commit(asked);
      throw new StoreError('STORE_FAILED', 'The thread failed.');
    });
    expect((await appendTwo()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.lastPosition()).toBe(4);
    expect(((await news).value as { position: number }[]).map(({ position }) => position)).toEqual([2, 3, 4]);
    expect(await appendTwo()).toMatchObject([{ value: { revision: 2, duplicate: true } }, { value: { revision: 0, duplicate: true } }]);
    expect(await store.append('hand-friday.2.1', makeEvents('c'), 0)).toMatchObject({ ok: true, revision: 1, position: 5 });
    abort.abort();
  });

  it('because another program holds the file is heard by every caller, once the wait is over', async () => {
    const intruder = new DatabaseSync(path);
    intruder.exec('BEGIN IMMEDIATE');
    await expectNothingHappened(await appendTwo(), 'STORE_IN_USE');
    intruder.exec('COMMIT');
    intruder.close();
    await expectRecovered();
  });

  it('because of one append, to a stream that another program changed, does not hurt the others', async () => {
    const intruder = new DatabaseSync(path);
    intruder.exec("INSERT INTO events SELECT 1000, id, 1, 'x', 'x', 'x', 'x', NULL FROM streams");
    intruder.close();
    expect(await appendTwo()).toEqual([
      { status: 'fulfilled', value: { ok: false, currentRevision: 1 } },
      { status: 'fulfilled', value: { ok: true, revision: 0, position: 2, duplicate: false } },
    ]);
  });

  it('of one append alone is heard by its caller; the next looks at the file again', async () => {
    const intruder = new DatabaseSync(path);
    intruder.exec("INSERT INTO events SELECT 1000, id, 1, 'x', 'x', 'x', 'x', NULL FROM streams");
    intruder.close();
    await expect(store.append('hand-friday.1.1', makeEvents('a'), 0)).rejects.toMatchObject({ code: 'STORE_FAILED' });
    expect(await store.append('hand-friday.1.1', makeEvents('a'), 0)).toEqual({ ok: false, currentRevision: 1 });
  });
});
