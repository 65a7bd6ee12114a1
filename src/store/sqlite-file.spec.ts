import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { allOf, makeEvents } from '../../test/store/event-store-contract.js';
import { StoreError, type EventStore } from './event-store.js';
import { refuseOldEngine } from './sqlite-database.js';
import { eventFileFormat, openSqliteEventReader } from './sqlite-event-log.js';
import { openSqliteEventStore } from './sqlite-event-store.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-file-'));
  path = join(folder, 'events.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): EventStore => openSqliteEventStore({ path });

/** A closed store with this many events of half a page each. */
async function givenStore(count: number): Promise<void> {
  const store = open();
  const data = JSON.stringify('x'.repeat(2_000));
  const events = makeEvents('a', count).map(({ id, type, metadata }) => ({ id, type, data, metadata }));
  await store.append('hand-friday.1.1', events, 'noStream');
  await store.close();
}

function refusalOf(work: () => unknown): StoreError {
  try {
    work();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** One sentence that names the file. */
function expectRefusal(work: () => unknown, code: string): void {
  const refusal = refusalOf(work);
  expect(refusal.code).toBe(code);
  expect(refusal.message).toContain('events.db');
  expect(refusal.message).toMatch(/^[^\n]+[^.]\.$/);
}

/** Root may write anywhere, so the work is done as another user when the tests run as root. */
function asPlainUser(work: () => void): void {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    work();
  } finally {
    process.seteuid?.(0);
  }
}

describe('a file that is not a store', () => {
  it.each([
    ['a text', 'These are not the events you are looking for.\n'.repeat(100)],
    ['a short text', 'hello'],
  ])('is refused and left alone: %s', (_what, text) => {
    writeFileSync(path, text);
    expectRefusal(open, 'STORE_NOT_A_DATABASE');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each([
    ['without a mark', 'CREATE TABLE songs (title TEXT)'],
    ['with a mark of its own', 'PRAGMA application_id = 252006674; CREATE TABLE songs (title TEXT)'],
    ['with a version of its own', 'PRAGMA user_version = 1'],
  ])('is refused and left alone: a database of another program, %s', (_what, sql) => {
    const foreign = new DatabaseSync(path);
    foreign.exec(sql);
    foreign.close();
    const before = readFileSync(path);
    expectRefusal(open, 'STORE_NOT_A_DATABASE');
    expectRefusal(() => openSqliteEventReader(path), 'STORE_NOT_A_DATABASE');
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('is refused when it is a folder', () => {
    mkdirSync(path);
    expectRefusal(open, 'STORE_NOT_WRITABLE');
  });
});

describe('a damaged store', () => {
  it.each([0.9, 0.5, 0.1])('is refused when only %d of it is left', async (share) => {
    await givenStore(100);
    truncateSync(path, Math.floor(statSync(path).size * share));
    expectRefusal(open, 'STORE_DAMAGED');
    expectRefusal(() => openSqliteEventReader(path), 'STORE_DAMAGED');
  });

  it.each([1, 50, 99, 100, 511])('is refused when only %d bytes are left', async (size) => {
    await givenStore(100);
    truncateSync(path, size);
    expect(['STORE_DAMAGED', 'STORE_NOT_A_DATABASE']).toContain(refusalOf(open).code);
    expect(statSync(path).size).toBe(size);
  });

  it('is refused when nothing but its log is left', async () => {
    const store = open();
    await store.append('hand-friday.1.1', makeEvents('a'), 'noStream');
    const log = readFileSync(`${path}-wal`);
    await store.close();
    truncateSync(path, 0);
    writeFileSync(`${path}-wal`, log);
    expectRefusal(open, 'STORE_DAMAGED');
    expect(statSync(`${path}-wal`).size).toBe(log.length);
  });

  it('says so when a broken page is read', async () => {
    await givenStore(100);
    const bytes = readFileSync(path);
    // Overwrites pages in the middle of the file.
    bytes.fill(0xff, 4_096 * 10, 4_096 * 40);
    writeFileSync(path, bytes);
    const store = open();
    await expect(allOf(store)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    await store.close();
  });
});

describe('the format of a store', () => {
  it('is refused when it is newer than the program', async () => {
    await givenStore(1);
    const later = new DatabaseSync(path);
    later.exec('PRAGMA user_version = 3');
    later.close();
    expectRefusal(open, 'STORE_NEWER_THAN_PROGRAM');
    expectRefusal(() => openSqliteEventReader(path), 'STORE_NEWER_THAN_PROGRAM');
  });

  it('of the first version is read as it is; a server brings it up, and its events stay what they were', async () => {
    const earlier = new DatabaseSync(path);
    earlier.exec(`PRAGMA application_id = ${eventFileFormat.applicationId}; ${eventFileFormat.steps[0]}; PRAGMA user_version = 1`);
    earlier.exec(`INSERT INTO streams VALUES (1, 'hand-friday.1.1'); INSERT INTO events VALUES (1, 1, 0, 'id-a-0', 'x', '{}', '{"n":0}')`);
    earlier.close();
    const reader = openSqliteEventReader(path);
    const standing = await allOf(reader);
    expect(standing).toMatchObject([{ id: 'id-a-0', metadata: '{"n":0}' }]);
    await reader.close();
    const store = open();
    expect(await allOf(store)).toEqual(standing);
    expect(await store.append('hand-friday.1.1', makeEvents('b'), 0)).toMatchObject({ ok: true, revision: 1 });
    await store.close();
    expect(await allOf(openSqliteEventReader(path))).toHaveLength(2);
  });

  it('is made anew in a folder that does not exist yet, and in an empty file', async () => {
    path = join(folder, 'a', 'b', 'events.db');
    await givenStore(1);
    expect(existsSync(path)).toBe(true);
    path = join(folder, 'empty-events.db');
    writeFileSync(path, '');
    await givenStore(1);
    expect(statSync(path).size).toBeGreaterThan(0);
  });

  it('must be there for a reader', () => {
    expectRefusal(() => openSqliteEventReader(path), 'STORE_NOT_FOUND');
    expect(existsSync(path)).toBe(false);
  });
});

describe('a folder that can not be written', () => {
  it('is refused for a new store', () => {
    chmodSync(folder, 0o555);
    asPlainUser(() => expectRefusal(open, 'STORE_NOT_WRITABLE'));
    chmodSync(folder, 0o755);
    expect(existsSync(path)).toBe(false);
  });

  it('is refused for a store that is there, whose events stay', async () => {
    await givenStore(3);
    chmodSync(folder, 0o555);
    chmodSync(path, 0o444);
    chmodSync(`${path}-lock`, 0o444);
    asPlainUser(() => expectRefusal(open, 'STORE_NOT_WRITABLE'));
    chmodSync(folder, 0o755);
    chmodSync(path, 0o644);
    chmodSync(`${path}-lock`, 0o644);
    const store = open();
    expect(await store.lastPosition()).toBe(3);
    await store.close();
  });

  it('is refused when the file alone is read-only', async () => {
    await givenStore(1);
    chmodSync(folder, 0o777);
    chmodSync(path, 0o444);
    chmodSync(`${path}-lock`, 0o666);
    asPlainUser(() => expectRefusal(open, 'STORE_NOT_WRITABLE'));
  });

  it('is refused when it can not even be looked into', async () => {
    await givenStore(1);
    chmodSync(folder, 0o000);
    asPlainUser(() => expectRefusal(open, 'STORE_NOT_WRITABLE'));
    chmodSync(folder, 0o755);
  });

  it('is refused when a part of its path is a file', () => {
    writeFileSync(join(folder, 'file'), '');
    path = join(folder, 'file', 'events.db');
    expectRefusal(open, 'STORE_NOT_WRITABLE');
  });
});

describe('the only writer', () => {
  it('keeps a second one out until it has closed', async () => {
    const first = open();
    expectRefusal(open, 'STORE_IN_USE');
    await first.append('hand-friday.1.1', makeEvents('a'), 'noStream');
    expectRefusal(open, 'STORE_IN_USE');
    await first.close();
    const second = open();
    expect(await second.lastPosition()).toBe(1);
    await second.close();
  });

  it('is met by another name of the file too', async () => {
    const first = open();
    symlinkSync(path, join(folder, 'link-to-events.db'));
    expectRefusal(() => openSqliteEventStore({ path: join(folder, 'link-to-events.db') }), 'STORE_IN_USE');
    await first.close();
  });

  it('does not stand in the way of a copy in another place', async () => {
    await givenStore(1);
    const first = open();
    const copy = join(folder, 'copy-of-events.db');
    copyFileSync(path, copy);
    const second = openSqliteEventStore({ path: copy });
    await second.close();
    await first.close();
  });

  it('lets go of a file that it refuses', () => {
    writeFileSync(path, 'not a database at all, but long enough to be looked at');
    expectRefusal(open, 'STORE_NOT_A_DATABASE');
    rmSync(path);
    const store = open();
    return store.close();
  });
});

describe('the engine', () => {
  it.each(['3.51.2', '3.9.0', '2.100.0', '0'])('is refused when it is %s', (version) => {
    expect(refusalOf(() => refuseOldEngine(version)).code).toBe('STORE_ENGINE_TOO_OLD');
  });

  it.each(['3.51.3', '3.51.10', '3.53.4', '4.0.0'])('is taken when it is %s', (version) => {
    expect(() => refuseOldEngine(version)).not.toThrow();
  });
});
