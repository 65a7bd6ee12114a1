import { jest } from '@jest/globals';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { auditFeed } from '../../../projections/audit-feed.js';
import { standings } from '../../../projections/standings.js';
import { append, close, newPath, open } from '../../../test/opened-views.js';
import { finishedTournament, friday, fridayStream, registered, startedTournament } from '../../../test/recorded-history.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { openSqliteEventStore } from '../../store/sqlite-event-store.js';
import type { ViewStore } from './view-store.js';

async function grown(): Promise<{ readonly events: EventStore; readonly path: string }> {
  const events = new MemoryEventStore();
  const path = newPath();
  await append(events, finishedTournament());
  const opened = open(events, path);
  await opened.runner.start();
  await opened.runner.ready();
  await close(opened);
  return { events, path };
}

async function healed(events: EventStore, path: string, line: string): Promise<void> {
  const opened = open(events, path);
  await opened.runner.start();
  await opened.runner.ready();
  expect(opened.said).toEqual([expect.stringContaining(line)]);
  expect(opened.views.count(standings, friday)).toBe(5);
  expect(opened.views.count(auditFeed, friday)).toBe(finishedTournament().events.length);
}

describe('a views database', () => {
  it('that is truncated is deleted and built again, said in one line', async () => {
    const { events, path } = await grown();
    truncateSync(path, 4096 * 3 + 100);
    await healed(events, path, 'is damaged: it was deleted');
  });

  it('whose damage shows only at work is deleted and built again, and no event is lost or counted twice', async () => {
    const { events, path } = await grown();
    const opened = open(events, path);
    await opened.runner.start();
    await opened.runner.ready();
    const length = finishedTournament().events.length;
    const transaction = jest.spyOn(SqliteDatabase.prototype, 'transactionInPieces').mockImplementationOnce(() => {
      throw new StoreError('STORE_DAMAGED', 'a page is not what was written');
    });
    await append(events, finishedTournament().add(fridayStream, { type: 'ClockResumed', data: { at: 5_000_000 } }), length);
    expect(await opened.runner.waitFor(length + 1, 60_000)).toBe('reached');
    transaction.mockRestore();
    await opened.runner.ready();
    expect(opened.said[0]).toContain('is damaged: it was deleted');
    expect(opened.views.count(auditFeed, friday)).toBe(length + 1);
    expect(opened.views.count(standings, friday)).toBe(5);
  });

  it.each([
    ['a row', `UPDATE "view_standings" SET body = replace(body, ':', ';')`, (views: ViewStore) => views.page(standings, friday)],
    ['a block', `UPDATE "view_audit-feed" SET block = replace(block, ',', ';')`, (views: ViewStore) => views.page(auditFeed, friday)],
  ])('in which %s is no longer JSON is deleted and built again when that is read', async (_what, spoil, read) => {
    const { events, path } = await grown();
    const file = new SqliteDatabase(path);
    file.exec(spoil);
    file.close();
    const opened = open(events, path);
    await opened.runner.start();
    await opened.runner.ready();
    expect(() => read(opened.views)).toThrow('is being built again');
    await opened.runner.ready();
    expect(opened.said[0]).toContain('is damaged: it was deleted');
    expect(opened.views.count(auditFeed, friday)).toBe(finishedTournament().events.length);
  });

  it('in which a row is no longer JSON that a fold reads is deleted and built again', async () => {
    const { events, path } = await grown();
    const file = new SqliteDatabase(path);
    file.exec(`UPDATE "view_clock" SET body = replace(body, ':', ';')`);
    file.close();
    const opened = open(events, path);
    await opened.runner.start();
    await opened.runner.ready();
    const { length } = finishedTournament().events;
    await append(events, finishedTournament().add(fridayStream, { type: 'ClockResumed', data: { at: 5_000_000 } }), length);
    expect(await opened.runner.waitFor(length + 1, 60_000)).toBe('reached');
    await opened.runner.ready();
    expect(opened.said).toEqual([expect.stringContaining('is damaged: it was deleted')]);
    expect(opened.views.count(auditFeed, friday)).toBe(length + 1);
  });

  it('of a newer release is deleted and built again', async () => {
    const { events, path } = await grown();
    const file = new SqliteDatabase(path);
    file.exec('PRAGMA user_version = 99');
    file.close();
    await healed(events, path, 'was written by a newer release: it was deleted');
  });

  it('that is something else is moved aside', async () => {
    const { events } = await grown();
    const path = newPath();
    writeFileSync(path, 'Dear diary, '.repeat(100));
    await healed(events, path, `is not a views database: it was moved to ${path}.set-aside-1`);
    expect(readFileSync(`${path}.set-aside-1`, 'utf8')).toContain('Dear diary');
  });

  it('is never made out of a file of events', async () => {
    const path = newPath();
    const events = openSqliteEventStore({ path });
    await append(events, registered(2));
    await events.close();
    expect(() => open(new MemoryEventStore(), path)).toThrow(expect.objectContaining({ code: 'STORE_NOT_A_DATABASE' }));
    const again = openSqliteEventStore({ path });
    expect(await again.lastPosition()).not.toBeNull();
    await again.close();
  });

  it('of other events is built again', async () => {
    const { path } = await grown();
    const events = new MemoryEventStore();
    const other = finishedTournament();
    for (const event of other.events) Object.assign(event, { id: `other-${event.id}` });
    await append(events, other);
    await healed(events, path, 'were built from other events');
  });

  it('of fewer events than it has seen is built again', async () => {
    const { path } = await grown();
    const events = new MemoryEventStore();
    await append(events, startedTournament());
    const opened = open(events, path);
    await opened.runner.start();
    await opened.runner.ready();
    expect(opened.said).toEqual([expect.stringContaining('were built from other events')]);
    expect(opened.views.count(auditFeed, friday)).toBe(startedTournament().events.length);
  });
});
