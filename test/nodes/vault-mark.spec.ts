/**
 * What a store on KurrentDB knows of the vault in it and of the secret of its nodes. The store is the tests' wire service for KurrentDB, which tests
 * our client code and stands in for no database.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerId } from '../../events/ids.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { rename } from '../../src/app/vault/person-vault.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { TapisOptions } from '../../src/app/tapis-options.js';
import { openReader } from '../../src/store/open-store.js';
import type { FactName } from '../../src/store/store-facts.js';
import { removeTemporaryFolders, tapis as run, temporaryFolder } from '../program/run.js';
import { until } from '../until.js';
import { WireProcess } from '../wire-service/wire-process.js';

const [secret, another] = ['s'.repeat(32), 't'.repeat(32)];
const people = ['p0', 'p1', 'p2', 'p3'] as PlayerId[];

let wire: WireProcess;
const open: Tapis[] = [];
const notice = (): void => undefined;

beforeAll(async () => void (wire = await WireProcess.start()));
beforeEach(() => wire.reset());
afterEach(async () => {
  for (const node of open.splice(0)) await node.close();
});
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

async function start(folder = temporaryFolder(), options: Partial<TapisOptions> = {}): Promise<Tapis> {
  const node = await openTapis({ folder, storeAddress: wire.connectionString(), drawSecret: secret, notice, ...options });
  open.push(node);
  return node;
}

async function stop(node: Tapis): Promise<void> {
  open.splice(open.indexOf(node), 1);
  await node.close();
}

async function factOf(name: FactName): Promise<string | null> {
  const reader = await openReader({ address: wire.connectionString(), path: '', notice });
  const text = await reader.facts!.read(name);
  await reader.close();
  return text;
}

async function fill(folder?: string): Promise<void> {
  const node = await start(folder);
  for (const id of people) await node.vault.change(id, rename(`Name of ${id}`));
  await node.vault.erase(people[3]!);
  await stop(node);
}

/** Nothing waits for the comparison, which reads some records. */
const comparison = (): Promise<void> => new Promise((go) => setTimeout(go, 500));

const verify = (...more: readonly string[]): ReturnType<typeof run> => run('verify', '--store', wire.connectionString(), ...more);

describe('the mark of the vault of all nodes', () => {
  it('has how many records there are, how many people have a name, and how many were erased', async () => {
    await fill();
    expect(JSON.parse((await factOf('vault'))!)).toMatchObject({ vault: 'shared', changes: 4, people: 3, erased: 1 });
    const [one, two] = [await start(), await start()];
    await two.vault.change('p4' as PlayerId, rename('Elise'));
    await until(async () => (await factOf('vault'))!.includes('"changes":5'));
    expect([...one.problems(), ...two.problems()]).toEqual([]);
    expect(await verify()).toMatchObject({ code: 0 });
  });

  it('outlives a stream that is deleted for good after an erasure', async () => {
    await fill();
    await wire.remove('person-p3', 'hard');
    const node = await start();
    await comparison();
    expect(node.problems()).toEqual([]);
    expect(await verify()).toMatchObject({ code: 0 });
  });

  it('shows records that are lost: at each start, of a new node and of one that has a copy, and to verify, in both languages', async () => {
    const folder = temporaryFolder();
    await fill(folder);
    await wire.remove('person-p1', 'soft');
    for (const where of [folder, temporaryFolder(), folder]) {
      const node = await start(where);
      await until(() => node.problems().length > 0);
      expect(node.problems().join('\n')).toMatch(/lacks the records of 1 people: it had 4 at .*\(VAULT_LOST\)/);
      expect(node.isReady()).toBe(true);
      await stop(node);
    }
    const found = await verify();
    expect(found).toMatchObject({ code: 1, out: expect.stringContaining('VAULT_LOST: the vault in KurrentDB lacks') as string });
    expect((await verify('--lang', 'fr')).out).toContain('VAULT_LOST: il manque au fichier de noms');
  });

  it('is that of what is left from then on where the loss is accepted', async () => {
    const folder = temporaryFolder();
    await fill(folder);
    await wire.remove('person-p1', 'soft');
    await stop(await start(folder, { acceptVaultLoss: true }));
    for (const where of [folder, temporaryFolder()]) {
      const node = await start(where);
      await comparison();
      expect(node.problems()).toEqual([]);
      await stop(node);
    }
    expect(await verify()).toMatchObject({ code: 0 });
  });
});

describe('the secret of the nodes on one store', () => {
  it('is refused where it is another one, before anything is written', async () => {
    await fill();
    const before = (await wire.appended()).length;
    await expect(start(temporaryFolder(), { drawSecret: another })).rejects.toMatchObject({ code: 'DRAW_SECRET_UNUSABLE' });
    await expect(start(temporaryFolder(), { drawSecret: undefined })).rejects.toThrow('draw-secret is missing');
    expect((await wire.appended()).length).toBe(before);
    expect(JSON.stringify(await wire.appended())).not.toContain(secret);
  });

  it('is one of two that begin at once with another one each', async () => {
    const begun = await Promise.allSettled([start(), start(temporaryFolder(), { drawSecret: another })]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is a new one where the one before is given, or that is accepted', async () => {
    await fill();
    await stop(await start(temporaryFolder(), { drawSecret: another, formerSecret: secret }));
    await stop(await start(temporaryFolder(), { drawSecret: another }));
    await expect(start()).rejects.toThrow('is not the secret of these events');
    await stop(await start(temporaryFolder(), { acceptNewSecret: true }));
    await stop(await start());
  });

  it('is found by verify, in the folder of a node', async () => {
    const folder = temporaryFolder();
    await stop(await start(folder, { drawSecret: undefined }));
    expect(await verify('--data', folder)).toMatchObject({ code: 0 });
    const other = temporaryFolder();
    await stop(await start(other, { drawSecret: another, acceptNewSecret: true }));
    expect((await verify('--data', folder)).out).toContain(`SECRET_OTHER: ${join(folder, dataFiles.drawSecret)}`);
  });

  it('goes with the events that move, both ways', async () => {
    const [from, to] = [temporaryFolder(), temporaryFolder()];
    await (await openTapis({ folder: from, drawSecret: secret })).close();
    expect(await run('migrate', '--from', `sqlite:${from}`, '--to', wire.connectionString())).toMatchObject({ code: 0 });
    await expect(start(temporaryFolder(), { drawSecret: another })).rejects.toThrow('is not the secret of these events');
    rmSync(to, { recursive: true });
    expect(await run('migrate', '--from', wire.connectionString(), '--to', `sqlite:${to}`)).toMatchObject({ code: 0 });
    await expect(openTapis({ folder: to, drawSecret: another })).rejects.toThrow('is not the secret of these events');
  });
});
