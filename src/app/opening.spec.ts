/** When opening or closing a folder fails, its files are closed. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FactoryProvider, Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { openSqliteEventStore } from '../store/sqlite-event-store.js';
import { dataFiles } from './folder/data-files.js';
import { AppModule } from './app.module.js';
import { openTapis } from './tapis.js';
import { ProjectionRunner } from './views/projection-runner.js';
import { ViewStore } from './views/view-store.js';
import { Reactor } from './reactions/reactor.js';
import { SpotCheck } from './views/spot-check.js';
import { closingOrder, Resources } from './wiring/resources.js';
import { jest } from '@jest/globals';

/** The providers of a module and of those that it imports. */
function partsOf(module: Type, seen = new Set<Type>()): FactoryProvider[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const imported = (Reflect.getMetadata('imports', module) as Type[] | undefined) ?? [];
  const own = (Reflect.getMetadata('providers', module) as FactoryProvider[] | undefined) ?? [];
  return [...imported.flatMap((each) => partsOf(each, seen)), ...own];
}

const parts = partsOf(AppModule);
const nameOf = ({ provide }: FactoryProvider): string => (typeof provide === 'function' ? provide.name : String(provide));

/** The files of a folder that this process has open. */
function heldIn(folder: string): string[] {
  const files = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  return files.filter((file) => file.startsWith(`${folder}/`));
}

const onLinux = process.platform === 'linux' ? it : it.skip;

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

  it('is opened by parts that are all known here', () => {
    expect(parts.length).toBeGreaterThan(35);
  });

  onLinux.each(parts.map((part) => [nameOf(part), part] as const))('is let go where %s cannot be made', async (_name, { provide }) => {
    const opening = openTapis({ folder, heads: { everyMs: 3_600_000 } }, (module) =>
      Test.createTestingModule({ imports: [module] })
        .overrideProvider(provide)
        .useFactory({ factory: fail })
        .compile()
        .then((made) => made.init()),
    );
    await expect(opening).rejects.toBe(fault);
    expect(heldIn(folder)).toEqual([]);
    await opensAgain();
  });

  onLinux.each(closingOrder)('is let go although closing fails at: %s', async (broken) => {
    const said: string[] = [];
    const open: Resources['open'] = Reflect.get(Resources.prototype, 'open');
    jest.spyOn(Resources.prototype, 'open').mockImplementation(function (this: Resources, name, make, close) {
      return open.call(this, name, make, async (part) => {
        await close(part);
        if (name === broken) fail();
      });
    });
    const tapis = await openTapis({ folder, heads: { everyMs: 3_600_000 }, notice: (line) => said.push(line) });
    await expect(tapis.close()).rejects.toBe(fault);
    expect(heldIn(folder)).toEqual([]);
    expect(said.join(' ')).not.toContain('a fault');
    await opensAgain();
  });

  it('says of each part that could not be closed which one it is, a line each', async () => {
    const said: string[] = [];
    jest.spyOn(Reactor.prototype, 'stop').mockRejectedValue(fault);
    jest.spyOn(ProjectionRunner.prototype, 'stop').mockRejectedValue(new Error('another fault'));
    const tapis = await openTapis({ folder, notice: (line) => said.push(line) });
    await expect(tapis.close()).rejects.toBe(fault);
    expect(said).toContain('runner of the views: could not be closed: another fault');
    await opensAgain();
  });

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
