/** Where commits are made: synchronously while the disk is fast, in a thread while it is slow. */
import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeEvents } from '../../test/store/event-store-contract.js';
import type { EventStore } from './event-store.js';
import { EventWriter } from './event-writer.js';
import { openSqliteEventStore } from './sqlite-event-store.js';

describe('SqliteWriter', () => {
  let folder: string;
  let store: EventStore;
  let asked: jest.Spied<Worker['postMessage']>;
  let revision: number;

  const open = (slowMs?: number): void => {
    store = openSqliteEventStore({ path: join(folder, 'events.db'), slowMs });
    revision = -1;
  };
  const append = async (): Promise<void> => {
    await store.append('hand-friday.1.1', makeEvents(`${revision}`), revision < 0 ? 'noStream' : revision);
    revision += 1;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-writer-'));
    asked = jest.spyOn(Worker.prototype, 'postMessage');
  });
  afterEach(async () => {
    await store.close();
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('has no thread while the disk is fast', async () => {
    open(10_000);
    for (let turn = 0; turn < 20; turn += 1) await append();
    expect(asked).not.toHaveBeenCalled();
  });

  it('hands commits to a thread after some slow ones, until they are fast again', async () => {
    open(200);
    const diskMs = jest.spyOn(EventWriter.prototype, 'diskMs', 'get');
    await append();
    diskMs.mockReturnValueOnce(300);
    for (let turn = 0; turn < 5; turn += 1) await append();
    expect(asked).not.toHaveBeenCalled();
    for (let turn = 0; turn < 8; turn += 1) diskMs.mockReturnValueOnce(300);
    for (let turn = 0; turn < 40; turn += 1) await append();
    expect(asked.mock.calls.length).toBeGreaterThan(2);
    expect(asked.mock.calls.length).toBeLessThan(20);
    expect(await store.lastPosition()).toBe(46);
  });

  it('commits by the thread what comes together, and probes there', async () => {
    open(0);
    await append();
    const more = Array.from({ length: 50 }, (_, number) => store.append(`hand-friday.2.${number + 1}`, makeEvents('a'), 'noStream'));
    await Promise.all(more);
    expect(asked).toHaveBeenCalledTimes(2);
    await store.probe!();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('says that the thread failed, and goes on with another', async () => {
    open(0);
    await append();
    asked.mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
    await expect(store.append('hand-friday.3.1', makeEvents('x'), 'noStream')).rejects.toMatchObject({ code: 'STORE_FAILED' });
    expect(await store.append('hand-friday.3.1', makeEvents('x'), 'noStream')).toMatchObject({ ok: true, position: 2 });
  });
});
