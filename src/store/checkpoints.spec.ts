/** The log of a file is copied by a thread. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Checkpoints } from './checkpoints.js';
import { SqliteDatabase } from './sqlite-database.js';

describe('The log of a SQLite file', () => {
  let folder: string;
  let database: SqliteDatabase;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-checkpoints-'));
    database = new SqliteDatabase(join(folder, 'some.sqlite'));
    database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE some (text TEXT)');
  });

  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const write = (pages: number): void => {
    const insert = database.prepare('INSERT INTO some VALUES (?)');
    database.transaction(() => {
      for (let n = 0; n < pages; n += 1) insert.run('x'.repeat(4_000));
    });
  };

  const log = (): readonly number[] => database.prepareArrays<[number, number, number]>('PRAGMA wal_checkpoint(NOOP)').get()!;

  it('is left while it is short, and copied by a thread once it is long, again and again', async () => {
    const checkpoints = new Checkpoints(database);
    write(1_000);
    checkpoints.look();
    await delay(50);
    expect(log()[2]).toBe(0);
    for (let round = 0; round < 2; round += 1) {
      write(3_000);
      checkpoints.look();
      const [, pages] = log();
      while (log()[2] !== pages) await delay(5);
      // The log is written from its start again.
      write(1);
      expect(log()[1]).toBeLessThan(100);
    }
    checkpoints.close();
  });

  it('is not looked at once the file is given up', async () => {
    const checkpoints = new Checkpoints(database);
    write(3_000);
    checkpoints.close();
    checkpoints.look();
    await delay(50);
    expect(log()[2]).toBe(0);
  });
});
