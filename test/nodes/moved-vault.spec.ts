/**
 * Events move to another store, and the file of what is kept of people is copied by hand: one that is older or missing shows there as it did before. The
 * store on KurrentDB is the tests' wire service, which tests our client code and stands in for no database.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerId } from '../../events/ids.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { TapisOptions } from '../../src/app/tapis-options.js';
import { openFolder, playFriday } from '../lost-tail/club-folder.js';
import { type CliRun, removeTemporaryFolders, tapis as run, temporaryFolder } from '../program/run.js';
import { until } from '../until.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { PEOPLE } from '../../src/app/registry/registry.module.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

const secret = 's'.repeat(32);
const [anna, bram, carl] = ['p0', 'p1', 'p2'] as PlayerId[] as [PlayerId, PlayerId, PlayerId];
const notice = (): void => undefined;

let wire: WireProcess;
/** A folder, and what its vault was before the last two changes: Anna's name was taken back, and Carl got one. */
let club: string;
let older: string;
const open: Tapis[] = [];

beforeAll(async () => {
  wire = await WireProcess.start();
  [club, older] = [temporaryFolder(), temporaryFolder()];
  const first = await openFolder(club, { drawSecret: secret });
  await playFriday(first, 3);
  await first.part(PersonalDataStore).name(anna, 'Anna Peeters');
  await first.part(PersonalDataStore).name(bram, 'Bram Maes');
  await first.vault.claim(bram, { source: 'licences', id: '17' });
  await first.close();
  cpSync(club, older, { recursive: true });
  const second = await openFolder(club, { drawSecret: secret });
  await second.part(PersonalDataStore).name(anna, null);
  await second.part(PersonalDataStore).name(carl, 'Carl Dubois');
  await second.close();
});
beforeEach(() => wire.reset());
afterEach(async () => {
  for (const node of open.splice(0)) await node.close();
});
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

const server = (): string => wire.connectionString();

async function migrate(from: string, to: string): Promise<CliRun> {
  const moved = await run('migrate', '--from', from, '--to', to);
  expect(moved).toMatchObject({ code: 0 });
  return moved;
}

/** A new folder with what is copied by hand. */
function folderWith(
  from: string | null,
  names: readonly string[] = [dataFiles.players, dataFiles.erasures],
  to = temporaryFolder(),
): string {
  if (from !== null) for (const name of names) cpSync(join(from, name), join(to, name));
  return to;
}

async function start(folder: string, options: Partial<TapisOptions> = {}): Promise<Tapis> {
  const node = await openTapis({ folder, drawSecret: secret, notice, ...options });
  open.push(node);
  await node.caughtUp;
  return node;
}

const startNode = (folder: string, options: Partial<TapisOptions> = {}): Promise<Tapis> =>
  start(folder, { storeAddress: server(), ...options });

async function stop(node: Tapis): Promise<void> {
  open.splice(open.indexOf(node), 1);
  await node.close();
}

const problemsOf = (node: Tapis): string => node.problems().join('\n');
const namesAt = (node: Tapis): readonly (string | null)[] => [anna, bram, carl].map((id) => node.part(PEOPLE).nameOf(id));
const newest = [null, 'Bram Maes', 'Carl Dubois'];
const verify = (folder: string, ...more: readonly string[]): Promise<CliRun> => run('verify', '--data', folder, ...more);

describe('a folder that moved to another folder', () => {
  async function moved(from: string | null, names?: readonly string[]): Promise<string> {
    const to = temporaryFolder();
    const { err } = await migrate(`sqlite:${club}`, `sqlite:${to}`);
    expect(err).toContain('now copy players.sqlite, which has the names of 2 people');
    return folderWith(from, names, to);
  }

  it('is whole with its vault', async () => {
    const to = await moved(club);
    expect(await verify(to)).toMatchObject({ code: 0 });
    const node = await start(to);
    expect([problemsOf(node), namesAt(node)]).toEqual(['', newest]);
    // Once it goes on, a move that is done again takes nothing back.
    await node.part(PersonalDataStore).name(anna, 'Anna again');
    await stop(node);
    expect((await run('migrate', '--from', `sqlite:${club}`, '--to', `sqlite:${to}`)).err).toContain('STORE_HAS_OTHER_EVENTS');
    expect(await verify(to)).toMatchObject({ code: 0 });
  });

  it('misses what an older vault lacks, and has no name of it that was taken back', async () => {
    const to = await moved(older, [dataFiles.players]);
    cpSync(join(club, dataFiles.erasures), join(to, dataFiles.erasures));
    expect(await verify(to)).toMatchObject({
      code: 1,
      out: expect.stringContaining('VAULT_OLDER: players.sqlite is an older one') as string,
    });
    for (let starts = 0; starts < 2; starts += 1) {
      const node = await start(to);
      expect([problemsOf(node), namesAt(node)]).toEqual([expect.stringContaining('(VAULT_OLDER)'), [null, 'Bram Maes', null]]);
      await stop(node);
    }
  });

  it('misses a vault that was not copied', async () => {
    const to = await moved(null);
    expect(await verify(to)).toMatchObject({ code: 1, out: expect.stringContaining('VAULT_LOST: players.sqlite is not') as string });
    expect(problemsOf(await start(to))).toContain('(VAULT_LOST)');
  });

  it('misses nothing where nothing was ever kept', async () => {
    const [from, to] = [temporaryFolder(), temporaryFolder()];
    const node = await openFolder(from, { drawSecret: secret });
    await playFriday(node, 2);
    await node.close();
    expect((await migrate(`sqlite:${from}`, `sqlite:${to}`)).err).not.toContain('players.sqlite');
    expect(await verify(to)).toMatchObject({ code: 0 });
    expect(problemsOf(await start(to))).toBe('');
  });
});

describe('a folder that moved to KurrentDB', () => {
  beforeEach(() => migrate(`sqlite:${club}`, server()));

  it('waits for its vault at every node, gives nothing of an older one to others, and takes the right one from the node that brings it', async () => {
    const behind = folderWith(older, [dataFiles.players]);
    cpSync(join(club, dataFiles.erasures), join(behind, dataFiles.erasures));
    const [early, empty] = [await startNode(behind), await startNode(temporaryFolder())];
    expect(problemsOf(early)).toContain('(VAULT_OLDER)');
    expect(problemsOf(empty)).toContain('(VAULT_LOST)');
    expect([namesAt(early), namesAt(empty)]).toEqual([
      [null, 'Bram Maes', null],
      [null, null, null],
    ]);
    expect(await verify(behind, '--store', server())).toMatchObject({ code: 1, out: expect.stringContaining('VAULT_OLDER') as string });
    const right = await startNode(folderWith(club));
    expect(problemsOf(right)).toBe('');
    for (const node of [right, early, empty]) await until(() => problemsOf(node) === '' && namesAt(node).join() === newest.join());
    expect(await run('verify', '--store', server())).toMatchObject({ code: 0 });
    // A later start finds nothing either, and brings back no name.
    await stop(early);
    const again = await startNode(behind);
    expect([problemsOf(again), namesAt(again)]).toEqual(['', newest]);
  });

  it('what is written of somebody meanwhile keeps the rest of what an older vault has of them', async () => {
    const node = await startNode(folderWith(older, [dataFiles.players]));
    expect(problemsOf(node)).toContain('(VAULT_OLDER)');
    await node.part(PersonalDataStore).name(bram, 'Bram M.');
    const other = await startNode(temporaryFolder());
    await until(() => other.part(PEOPLE).nameOf(bram) === 'Bram M.');
    await until(() => other.vault.read(bram).externalIds.length === 1);
    expect(node.vault.read(bram)).toEqual(other.vault.read(bram));
    expect(other.part(PEOPLE).nameOf(anna)).toBeNull();
  });

  it('goes on with an older vault where that is accepted', async () => {
    const folder = folderWith(older, [dataFiles.players]);
    await stop(await startNode(folder, { acceptVaultLoss: true }));
    const [node, other] = [await startNode(folder), await startNode(temporaryFolder())];
    await until(() => other.part(PEOPLE).nameOf(bram) === 'Bram Maes');
    expect([problemsOf(node), problemsOf(other)]).toEqual(['', '']);
  });
});

describe('a store that moved from KurrentDB', () => {
  /** The folder of a node that has the vault of all nodes, and one of a node that stopped before the last change. */
  let [whole, early, back] = ['', '', ''];
  beforeEach(async () => {
    [whole, early, back] = [folderWith(club), temporaryFolder(), temporaryFolder()];
    await migrate(`sqlite:${club}`, server());
    const node = await startNode(whole);
    const other = await startNode(early);
    await until(() => other.part(PEOPLE).nameOf(carl) === 'Carl Dubois');
    await stop(other);
    await node.part(PersonalDataStore).name('p9' as PlayerId, 'Driss');
    await stop(node);
    await migrate(server(), `sqlite:${back}`);
  });

  it('to a folder: it is whole with the copy of a node, at every start', async () => {
    folderWith(whole, [dataFiles.players], back);
    expect(await verify(back)).toMatchObject({ code: 0 });
    for (let starts = 0; starts < 2; starts += 1) {
      const node = await start(back);
      expect([problemsOf(node), namesAt(node), node.part(PEOPLE).nameOf('p9' as PlayerId)]).toEqual(['', newest, 'Driss']);
      await stop(node);
    }
    expect(await verify(back)).toMatchObject({ code: 0 });
  });

  it('to a folder: it misses what the copy of a node lacks that was behind, and one that was not made', async () => {
    expect(await verify(back)).toMatchObject({ code: 1, out: expect.stringContaining('VAULT_LOST') as string });
    folderWith(early, [dataFiles.players], back);
    expect(await verify(back)).toMatchObject({ code: 1, out: expect.stringContaining('had records of 3 people') as string });
    for (let starts = 0; starts < 2; starts += 1) {
      const node = await start(back);
      expect(problemsOf(node)).toContain('(VAULT_LOST)');
      await stop(node);
    }
    folderWith(whole, [dataFiles.players], back);
    expect(problemsOf(await start(back))).toBe('');
  });

  it('to another KurrentDB: the copy of a node is its vault, and one that was behind is not', async () => {
    await wire.reset();
    await migrate(`sqlite:${back}`, server());
    const behind = await startNode(folderWith(early, [dataFiles.players]));
    expect(problemsOf(behind)).toContain('(VAULT_LOST)');
    const node = await startNode(folderWith(whole, [dataFiles.players]));
    expect(problemsOf(node)).toBe('');
    for (const each of [behind, node]) await until(() => problemsOf(each) === '' && each.part(PEOPLE).nameOf('p9' as PlayerId) === 'Driss');
    expect(await run('verify', '--store', server())).toMatchObject({ code: 0 });
  });
});
