/**
 * `tapis verify` on folders that something was done to: it says what is damaged, what is missing, and what to do.
 */
import { cpSync, openSync, closeSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { give, openFolder, playFriday, showAll, start } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

let whole: string;

beforeAll(async () => {
  whole = temporaryFolder();
  const opened = await openFolder(whole);
  await playFriday(opened, 4);
  await give(opened, 'pause', { type: 'PauseClock', at: start + 1 });
  await showAll(opened);
  await opened.close();
});
afterAll(removeTemporaryFolders);

/** A copy of the folder, and its file after something was done to it. */
function changed(name: 'events.sqlite' | 'views.sqlite', change: (database: DatabaseSync) => void): string {
  const folder = temporaryFolder();
  cpSync(whole, folder, { recursive: true });
  const database = new DatabaseSync(join(folder, name), { defensive: false });
  change(database);
  database.close();
  return folder;
}

interface Verified {
  readonly findings: readonly { readonly code: string }[];
  readonly store: readonly { readonly code: string; readonly message: string }[];
}

async function verified(folder: string, ...args: readonly string[]): Promise<{ code: number; err: string; codes: string[] } & Verified> {
  const { code, out, err } = await tapis('verify', '--data', folder, '--json', ...args);
  const { findings, store } = JSON.parse(out) as Verified;
  return { code, err, findings, store, codes: [...new Set([...store, ...findings].map((finding) => finding.code))].sort() };
}

/** Where a page of an index lies in the file. */
function pageOfIndex(folder: string): number {
  const database = new DatabaseSync(join(folder, 'events.sqlite'), { readOnly: true });
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'events_of_stream'").get() as { rootpage: number };
  const { page_size: size } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  database.close();
  return (rootpage - 1) * size;
}

it('finds nothing in what was recorded, its views included', async () => {
  expect(await verified(whole, '--views')).toMatchObject({ code: 0, codes: [] });
});

describe('verify finds', () => {
  it.each<[string, string, string[]]>([
    ['the events of a hand removed', "stream = (SELECT id FROM streams WHERE name = 'hand-friday.1.1')", ['HAND_MISSING', 'HOLE']],
    ['the opening of a hand removed', "type = 'HandOpened'", ['BROKEN_CHAIN', 'GAP', 'HAND_NOT_OPENED', 'HOLE']],
    ['an event removed in the middle', "type = 'ClockPaused' OR position = 3", ['BROKEN_CHAIN', 'GAP', 'HOLE']],
  ])('%s', async (_what, where, codes) => {
    const folder = changed('events.sqlite', (database) => database.exec(`DELETE FROM events WHERE ${where}`));
    const found = await verified(folder);
    expect(found.code).toBe(1);
    expect(found.codes).toEqual(expect.arrayContaining(codes));
  });

  it.each<[string, string]>([
    ['a row of a view changed', `UPDATE "view_standings" SET body = replace(body, '"stack":', '"stack":1')`],
    ['a row of a view in another place of its list', `UPDATE "view_standings" SET sort = sort + 1 WHERE partition <> ''`],
    ['a row of a view removed', 'DELETE FROM "view_tables"'],
    ['lines of the audit feed removed', 'DELETE FROM "view_audit-feed" WHERE last = (SELECT max(last) FROM "view_audit-feed")'],
  ])('%s, when it is asked to', async (_what, sql) => {
    const folder = changed('views.sqlite', (database) => database.exec(sql));
    expect((await verified(folder)).code).toBe(0);
    const { code, store } = await verified(folder, '--views');
    expect([code, store]).toEqual([
      1,
      [{ code: 'VIEW_DIFFERS', message: expect.stringContaining('tapis rebuild --view'), messages: expect.any(Object) as object }],
    ]);
  });

  it('nothing in rows that no list has, where an early release wrote another place', async () => {
    const folder = changed('views.sqlite', (database) => {
      const { changes } = database.prepare(`UPDATE "view_standings" SET sort = 0 WHERE partition = '' AND sort = ''`).run();
      expect(changes).toBeGreaterThan(0);
    });
    expect(await verified(folder, '--views')).toMatchObject({ code: 0, store: [] });
  });

  it('an index that lacks an entry, and makes it again', async () => {
    const folder = changed('events.sqlite', (database) => {
      database.exec('CREATE UNIQUE INDEX partial ON events (stream, revision) WHERE position <> 3; PRAGMA writable_schema = ON');
      const roots = database.prepare("SELECT name, rootpage FROM sqlite_schema WHERE name IN ('partial', 'events_of_stream')").all();
      const rootOf = Object.fromEntries(roots.map(({ name, rootpage }) => [String(name), Number(rootpage)]));
      const swap = database.prepare('UPDATE sqlite_schema SET rootpage = ? WHERE name = ?');
      swap.run(rootOf['partial']!, 'events_of_stream');
      swap.run(rootOf['events_of_stream']!, 'partial');
      database.exec('PRAGMA writable_schema = RESET; DROP INDEX partial');
    });
    const { code, codes, err } = await verified(folder);
    expect([code, codes]).toEqual([1, ['INDEX_DAMAGED']]);
    expect(err).toContain('tapis verify --repair-index');
    expect(await verified(folder, '--repair-index')).toMatchObject({ code: 0, codes: [] });
    expect(await verified(folder)).toMatchObject({ code: 0 });
  });

  it('a page of an index that can not be made out, and says how to get round it', async () => {
    const folder = changed('events.sqlite', () => undefined);
    const file = openSync(join(folder, 'events.sqlite'), 'r+');
    writeSync(file, Buffer.alloc(64, 0xff), 0, 64, pageOfIndex(folder));
    closeSync(file);
    const { code, store } = await verified(folder);
    expect(code).toBe(1);
    expect(store).toContainEqual({ code: 'INDEX_DAMAGED', message: expect.any(String), messages: expect.any(Object) as object });
    expect(await tapis('verify', '--data', folder, '--repair-index')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/tapis migrate .+\(INDEX_NOT_REPAIRED\)/),
    });
    const moved = join(temporaryFolder(), 'moved');
    expect(await tapis('migrate', '--from', `sqlite:${folder}`, '--to', `sqlite:${moved}`)).toMatchObject({ code: 0 });
    expect(await verified(moved)).toMatchObject({ code: 0, codes: [] });
    expect(readFileSync(join(moved, 'events.mark'), 'utf8')).toContain('tournament-friday');
  });

  it('damaged data, which no index mends', async () => {
    const folder = changed('events.sqlite', () => undefined);
    const file = openSync(join(folder, 'events.sqlite'), 'r+');
    const database = new DatabaseSync(join(folder, 'events.sqlite'), { readOnly: true });
    const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").get() as { rootpage: number };
    database.close();
    writeSync(file, Buffer.alloc(64, 0xff), 0, 64, (rootpage - 1) * 4096);
    closeSync(file);
    const { code, codes, err } = await verified(folder);
    expect([code, codes]).toEqual([1, expect.arrayContaining(['DATA_DAMAGED'])]);
    expect(err).toContain('restore the last backup');
    expect(await tapis('verify', '--data', folder, '--repair-index')).toMatchObject({
      code: 1,
      err: expect.stringContaining('(STORE_DAMAGED)'),
    });
  });

  it('a mark that can not be made out', async () => {
    const folder = changed('events.sqlite', () => undefined);
    const file = openSync(join(folder, 'events.mark'), 'r+');
    writeSync(file, 'x'.repeat(2048), 0);
    closeSync(file);
    expect(await verified(folder)).toMatchObject({ code: 1, codes: ['MARK_DAMAGED'] });
    await (await openFolder(folder)).close();
    expect(await verified(folder)).toMatchObject({ code: 0 });
  });
});
