/** Whatever fails while a folder is opened or closed, its files are let go. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '../store/sqlite-event-store.js';
import { dataFiles } from './folder/data-files.js';
import { openTapis } from './tapis.js';
import { ProjectionRunner } from './views/projection-runner.js';
import { ViewStore } from './views/view-store.js';
import { Reactor } from './reactions/reactor.js';
import { SpotCheck } from './views/spot-check.js';
import { jest } from '@jest/globals';

describe('A data folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-'));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const opensAgain = async (): Promise<void> => {
    jest.restoreAllMocks();
    const again = await openTapis({ folder });
    expect(again.problems()).toEqual([]);
    await again.close();
  };

  const fault = new Error('a fault');
  const fail = (): never => {
    throw fault;
  };

  it('is opened again after a secret that is too short', async () => {
    await expect(openTapis({ folder, drawSecret: 'short' })).rejects.toMatchObject({ name: 'DrawSecretError' });
    await opensAgain();
  });

  it.each([
    ['the runner of the views', () => jest.spyOn(ProjectionRunner.prototype, 'start').mockRejectedValue(fault)],
    ['the views, once they are there', () => jest.spyOn(ProjectionRunner.prototype, 'ready').mockRejectedValue(fault)],
    ['the reactions', () => jest.spyOn(Reactor.prototype, 'start').mockRejectedValue(fault)],
    ['the check of the views', () => jest.spyOn(SpotCheck.prototype, 'start').mockImplementation(fail)],
  ])('is opened again after %s could not begin', async (_what, breakIt) => {
    breakIt();
    await expect(openTapis({ folder })).rejects.toBe(fault);
    await opensAgain();
  });

  it.each([
    ['the reactions', () => jest.spyOn(Reactor.prototype, 'stop').mockRejectedValue(fault)],
    ['the runner of the views', () => jest.spyOn(ProjectionRunner.prototype, 'stop').mockRejectedValue(fault)],
    ['the check of the views', () => jest.spyOn(SpotCheck.prototype, 'stop').mockRejectedValue(fault)],
  ])('is let go although %s could not be ended, and the fault is told', async (_what, breakIt) => {
    const tapis = await openTapis({ folder });
    breakIt();
    await expect(tapis.close()).rejects.toBe(fault);
    await opensAgain();
  });

  it('has its views let go although the store could not be closed', async () => {
    const store = openSqliteEventStore({ path: join(folder, dataFiles.events), synchronous: 'normal' });
    const closed = jest.spyOn(ViewStore.prototype, 'close');
    const tapis = await openTapis({
      folder,
      store: Object.assign(Object.create(store) as typeof store, { close: () => Promise.reject(fault) }),
    });
    await expect(tapis.close()).rejects.toBe(fault);
    expect(closed).toHaveBeenCalledTimes(1);
    await store.close();
    await opensAgain();
  });

  it('tells both faults where closing fails after opening did', async () => {
    jest.spyOn(ProjectionRunner.prototype, 'start').mockRejectedValue(fault);
    jest.spyOn(ViewStore.prototype, 'close').mockImplementation(fail);
    const said: string[] = [];
    await expect(openTapis({ folder, notice: (line) => said.push(line) })).rejects.toBe(fault);
    expect(said).toContain('what was opened could not be closed: a fault');
  });
});
