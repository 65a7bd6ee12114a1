/**
 * One vault for all nodes on one store: what is kept of people reaches every node, and an erasure too. The store is the tests' wire service for KurrentDB, which tests our client
 * code and stands in for no database.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ClubId, PlayerId } from '../../events/ids.js';
import { type Contact, record, rename } from '../../src/app/vault/person-vault.js';
import type { CommandContext } from '../../src/app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { VaultSeal } from '../../src/app/vault/sealing.js';
import { createApi } from '../../src/api/start-server.js';
import { token, tokenHash } from '../api/client.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { until } from '../until.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

const secret = 's'.repeat(32);
const [p1, p2] = ['p1', 'p2'] as [PlayerId, PlayerId];
const licence = { source: 'card of the north', id: 'EXT-4711' };
const contacts: readonly Contact[] = [{ kind: 'email', value: 'philo@example.org' }];

let wire: WireProcess;
let commands = 0;
const open: Tapis[] = [];
const notices: string[] = [];

beforeAll(async () => void (wire = await WireProcess.start()));
beforeEach(async () => {
  notices.length = 0;
  await wire.reset();
});
afterEach(async () => {
  for (const node of open.splice(0)) await node.close();
});
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

async function start(
  folder = temporaryFolder(),
  options: {
    readonly drawSecret?: string;
    readonly formerSecret?: string;
    readonly openAtOnce?: boolean;
    readonly acceptNewSecret?: boolean;
  } = {},
): Promise<Tapis> {
  const storeAddress = wire.connectionString();
  const node = await openTapis({ folder, storeAddress, drawSecret: secret, notice: (line) => notices.push(line), ...options });
  open.push(node);
  return node;
}

async function stop(node: Tapis): Promise<void> {
  open.splice(open.indexOf(node), 1);
  await node.close();
}

const context = (commandId = `nodes-${++commands}`): CommandContext => ({
  commandId,
  actor: { id: 'a', role: 'director' },
  correlationId: commandId,
});

const eraseBy = (node: Tapis, id: PlayerId): Promise<unknown> => node.give('player', id, { type: 'ErasePerson' }, context());

async function registerAt(node: Tapis, knownAs: PlayerId, given: { readonly name?: string; readonly bornOn?: string } = {}): Promise<void> {
  const mons = 'mons' as ClubId;
  await node.give('club', mons, { type: 'RegisterClub', name: 'Mons', country: 'BE' }, context('club'));
  const outcome = await node.give(
    'player',
    mons,
    { type: 'RegisterPerson', member: true, at: 0 },
    { ...context(), aside: { ...given, knownAs } },
  );
  if (!outcome.accepted) throw new Error(outcome.refusal.code);
}

/** The id as the vault keeps it: of one person among those of the club, which is in no federation. */
const ofMons = { ...licence, source: `${licence.source}\nclub mons` };

/** All bytes of a folder, as text. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

const personal = ['Vandenbroucke', '1990-05-31', 'philo@example.org', 'EXT-4711'];
const foundIn = (bytes: string): string[] => personal.filter((text) => bytes.includes(text));

/** A folder as a server on one machine leaves it. */
async function makeFolder(fill: (node: Tapis) => Promise<unknown>): Promise<string> {
  const folder = temporaryFolder();
  const node = await openTapis({ folder, drawSecret: secret });
  await fill(node);
  await node.close();
  return folder;
}

describe('what is kept of a person', () => {
  it('reaches the other node, and is nowhere in the store in clear', async () => {
    const [one, two] = [await start(), await start()];
    await registerAt(one, p1, { name: 'Philomène Vandenbroucke', bornOn: '1990-05-31' });
    await one.give('player', p1, { type: 'RecordPersonalData' }, { ...context(), aside: { contacts } });
    await one.give('player', p1, { type: 'MapExternalId' }, { ...context(), aside: { source: licence.source, externalId: licence.id } });
    const whole = { name: 'Philomène Vandenbroucke', birthDate: '1990-05-31', contacts, externalIds: [ofMons] };
    await until(() => two.vault.holdersOf(licence).length > 0);
    expect(two.vault.read(p1)).toMatchObject(whole);
    expect(two.vault.holdersOf(licence)).toEqual([p1]);
    await two.part(PersonalDataStore).name(p1, 'Philomène Smith');
    await until(() => one.vault.nameOf(p1) === 'Philomène Smith');
    expect(one.vault.read(p1)).toMatchObject({ ...whole, name: 'Philomène Smith' });
    expect(foundIn(JSON.stringify(await wire.appended()))).toEqual([]);
    const streams = new Set((await wire.appended()).map(({ stream }) => stream).filter((stream) => /^(person|claim)-/.test(stream)));
    expect([...streams].toSorted()).toEqual([new VaultSeal(secret).claimStreamOf(ofMons), 'person-p1']);
  });

  it('is complete where two nodes write at once', async () => {
    const [one, two] = [await start(), await start()];
    const fields = [...Array(8).keys()].map((n) => ({ suspensionReasons: { [`s${n}`]: `reason ${n}` } }));
    const written = fields.map((data, n) => [one, two][n % 2]!.vault.change(p1, record(data)));
    expect(await Promise.all(written)).toEqual(fields.map(() => true));
    expect(Object.keys((await one.vault.readLatest(p1)).suspensionReasons!)).toHaveLength(8);
  });

  it.each(['broken', 'falseConflict', 'twoAnswers'] as const)(
    'is written once where the answer of an append is lost (%s)',
    async (kind) => {
      const one = await start();
      await one.vault.change(p1, rename('Anna'));
      await wire.fault(kind === 'broken' ? { on: 'append', kind, written: true } : { on: 'append', kind });
      expect(await one.vault.change(p1, rename('Bram'))).toBe(true);
      expect(one.vault.nameOf(p1)).toBe('Bram');
      expect((await wire.appended()).filter(({ stream }) => stream === 'person-p1')).toHaveLength(2);
    },
  );

  it('is new where the answer of its append was lost', async () => {
    const one = await start();
    await wire.fault({ on: 'append', kind: 'falseConflict' }, 4);
    expect(await one.vault.claim(p1, licence)).toEqual({ holder: p1, isNew: true });
    expect(await one.vault.claim(p1, licence)).toEqual({ holder: p1, isNew: false });
  });

  it('is written by one append and no read where this node knows what stands there', async () => {
    const one = await start();
    await one.vault.change(p1, rename('Anna'));
    const countOf = async (): Promise<number> => (await wire.appended()).filter(({ stream }) => stream === 'person-p1').length;
    const before = await countOf();
    await one.vault.change(p1, rename('Anna Lenoir'));
    await one.vault.change(p1, rename('Anna Lenoir'));
    expect([(await countOf()) - before, (await wire.counts()).readOf['person-p1']]).toEqual([1, undefined]);
  });

  it('is what a command left undone where it is sent again', async () => {
    const one = await start();
    await one.give('club', 'mons' as ClubId, { type: 'RegisterClub', name: 'Mons', country: 'BE' }, context('club'));
    const register = () =>
      one.give(
        'player',
        'mons' as ClubId,
        { type: 'RegisterPerson', member: true, at: 0 },
        { ...context('r1'), aside: { name: 'Anna', knownAs: p1 } },
      );
    const write = one.vault.change.bind(one.vault);
    one.vault.change = () => Promise.reject(new Error('a crash'));
    await expect(register()).rejects.toThrow('a crash');
    one.vault.change = write;
    expect(one.vault.nameOf(p1)).toBeNull();
    const outcome = await register();
    expect([outcome.accepted && outcome.repeated, one.vault.nameOf(p1)]).toEqual([true, 'Anna']);
  });
});

it('over the API: a name that is given at one node is answered by the other, and so is that it is gone', async () => {
  const apps: NestFastifyApplication[] = [];
  const serve = async (): Promise<(query: string) => Promise<string>> => {
    const tapis = await start();
    const app = await createApi({ tapis, adminTokenHash: tokenHash, log: { error: () => undefined } });
    apps.push(app);
    const headers = { authorization: `Bearer ${token}` };
    return async (query) => (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).body;
  };
  const [one, two] = [await serve(), await serve()];
  const answers = async (wanted: string): Promise<void> => {
    const asked = async (): Promise<string> => two('{ player(id: "p1") { name } }');
    for (const end = performance.now() + 20_000; performance.now() < end;) if ((await asked()).includes(wanted)) return;
    throw new Error(await asked());
  };
  const give = (name: string): string =>
    `mutation { ${name}(input: { commandId: "c-${++commands}", clubId: "mons", knownAs: "p1", name: "Anna", member: true }) { playerId } }`;
  await one('mutation { registerClub(input: { commandId: "c", clubId: "mons", name: "Mons", country: "BE" }) { revision } }');
  expect(await one(give('registerPerson'))).toContain('"playerId":"p1"');
  await answers('{"player":{"name":"Anna"}}');
  expect(await two('mutation { erasePerson(input: { commandId: "e", playerId: "p1" }) { revision } }')).not.toContain('errors');
  expect(await two('{ player(id: "p1") { name } }')).toContain('{"player":{"name":null}}');
  expect(await one('mutation { namePlayer(input: { playerId: "p1", name: "Anna" }) { id } }')).toContain('PERSON_ERASED');
  for (const app of apps) await app.close();
});

describe('an id of a source', () => {
  it('is one person’s: of two nodes that claim it at once exactly one gets it', async () => {
    const [one, two] = [await start(), await start()];
    await registerAt(one, p1);
    await registerAt(two, p2);
    for (let round = 0; round < 5; round += 1) {
      const id = { source: 'club', id: `${round}` };
      const outcomes = await Promise.all([
        one.give('player', p1, { type: 'MapExternalId' }, { ...context(), aside: { source: id.source, externalId: id.id } }),
        two.give('player', p2, { type: 'MapExternalId' }, { ...context(), aside: { source: id.source, externalId: id.id } }),
      ]);
      expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(1);
      expect(outcomes.find(({ accepted }) => !accepted)).toMatchObject({
        refusal: { code: 'EXTERNAL_ID_TAKEN', parameters: { source: 'club' } },
      });
      const winner = outcomes[0].accepted ? p1 : p2;
      await until(() => [one, two].every(({ vault }) => vault.holdersOf(id).join() === winner));
    }
  });

  it('can be another’s once it is given back, or its holder erased', async () => {
    const [one, two] = [await start(), await start()];
    expect(await one.vault.claim(p1, licence)).toEqual({ holder: p1, isNew: true });
    expect(await two.vault.claim(p1, licence)).toEqual({ holder: p1, isNew: false });
    expect(await two.vault.claim(p2, licence)).toEqual({ holder: p1, isNew: false });
    await two.vault.release(p1, licence);
    expect(await two.vault.claim(p2, licence)).toEqual({ holder: p2, isNew: true });
    await one.vault.erase(p2);
    expect(await one.vault.claim(p1, licence)).toEqual({ holder: p1, isNew: true });
    await until(() => two.vault.holderOf(licence) === p1);
  });
});

describe('a node that was away', () => {
  it('knows what was kept meanwhile before it is ready', async () => {
    const [one, two] = [await start(), await start()];
    const folder = temporaryFolder();
    await stop(await start(folder));
    await one.vault.change(p1, rename('Anna'));
    for (let n = 0; n < 200; n += 1) await wire.write({ stream: `person-x${n}`, type: 'Kept', data: '{}', metadata: '' });
    await two.vault.change(p2, rename('Bram'));
    await wire.giveEventByEvent();
    const back = await start(folder, { openAtOnce: true });
    await until(() => {
      if (!back.isReady()) return false;
      expect([p1, p2].map((id) => back.vault.nameOf(id))).toEqual(['Anna', 'Bram']);
      return true;
    });
  });

  it('goes on where it was, and reads nothing twice', async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    for (const [id, name] of [
      [p1, 'Anna'],
      [p2, 'Bram'],
    ] as const)
      await first.vault.change(id, rename(name));
    await first.vault.catchUp();
    await stop(first);
    const other = await start();
    await other.vault.change(p1, rename('Anna Lenoir'));
    const back = await start(folder);
    expect([p1, p2].map((id) => back.vault.nameOf(id))).toEqual(['Anna Lenoir', 'Bram']);
    const [reader] = [new DatabaseSync(join(folder, 'players.sqlite'), { readOnly: true })];
    expect(reader.prepare('SELECT player, revision FROM followed').all()).toEqual([{ player: 'p1', revision: 1 }]);
    reader.close();
  });
});

describe('an erasure', () => {
  it('reaches both nodes, and one that was away before it is ready; nothing is left in their folders, and the vault takes nothing more', async () => {
    const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const [one, two, away] = [await start(folders[0]), await start(folders[1]), await start(folders[2])];
    await registerAt(one, p1, { name: 'Philomène Vandenbroucke', bornOn: '1990-05-31' });
    await two.give('player', p1, { type: 'RecordPersonalData' }, { ...context('r1'), aside: { contacts } });
    await two.give('player', p1, { type: 'MapExternalId' }, { ...context(), aside: { source: licence.source, externalId: licence.id } });
    await until(() => [one, two, away].every(({ vault }) => vault.holdersOf(licence).join() === p1));
    await stop(away);
    expect(foundIn(bytesIn(folders[0]!))).toEqual(personal);

    await eraseBy(one, p1);
    await until(() => [one, two].every(({ vault }) => vault.isEmpty(p1)));
    const back = await start(folders[2]);
    expect(back.vault.isEmpty(p1)).toBe(true);
    expect(folders.flatMap((folder) => foundIn(bytesIn(folder)))).toEqual([]);

    // What is sent again, or was under way, brings nothing back.
    await two.give('player', p1, { type: 'RecordPersonalData' }, { ...context('r1'), aside: { contacts } });
    expect(await two.part(PersonalDataStore).name(p1, 'Philomène')).toBe(false);
    expect(await two.vault.change(p1, rename('Philomène'))).toBe(false);
    expect(await two.vault.claim(p1, licence)).toEqual({ holder: p1, isNew: false });
    expect(await two.vault.claim(p2, licence)).toEqual({ holder: p2, isNew: true });
    expect(await one.vault.readLatest(p1)).toEqual({ name: null, externalIds: [] });
  });

  it('takes what was written about them and others too, at every node', async () => {
    const folders = [temporaryFolder(), temporaryFolder()];
    const [one, two] = [await start(folders[0]), await start(folders[1])];
    await one.part(PersonalDataStore).keepWords([p2, p1], { about: 'canary of both' });
    await two.part(PersonalDataStore).keepWords([p2], { alone: 'canary of one' });
    await until(() => [one, two].every(({ vault }) => vault.wordsAbout(p2).length === 2));
    expect([two.vault.wordsAbout(p1), [...two.vault.concernedElsewhere()]]).toEqual([['canary of both'], [p1]]);
    await eraseBy(two, p1);
    await until(() => [one, two].every(({ vault }) => vault.isEmpty(p1) && vault.wordsAbout(p2).length === 1));
    expect(folders.map((folder) => bytesIn(folder).includes('canary of both'))).toEqual([false, false]);
    expect(await one.part(PersonalDataStore).keepWords([p2, p1], { about: 'canary of both' })).toBe(false);
    expect((await one.vault.readLatest(p2)).words).toEqual({ alone: 'canary of one' });
  });

  it('of a stream that was erased for good reaches both nodes, and nothing can be written there', async () => {
    const [one, two] = [await start(), await start()];
    await one.vault.change(p1, rename('Anna'));
    await until(() => two.vault.nameOf(p1) === 'Anna');
    await wire.remove('person-p1', 'hard');
    await until(() => [one, two].every(({ vault }) => vault.nameOf(p1) === null));
    expect(await two.part(PersonalDataStore).name(p1, 'Anna')).toBe(false);
    const third = await start();
    expect(third.vault.nameOf(p1)).toBeNull();
  });
});

describe('the names that a folder has of an earlier release', () => {
  it('are given to all nodes at the first start, and what the vault has already counts', async () => {
    const one = await start();
    await one.vault.change(p1, rename('Anna Lenoir'));
    await one.vault.change('p3' as PlayerId, rename('Cyd'));
    await one.vault.change('p3' as PlayerId, rename(null));
    const folder = temporaryFolder();
    const earlier = new DatabaseSync(join(folder, 'players.sqlite'));
    earlier.exec('PRAGMA journal_mode = WAL; PRAGMA application_id = 0x5470736e; PRAGMA user_version = 1');
    earlier.exec('CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID, STRICT');
    earlier.exec("INSERT INTO players VALUES ('p1', 'Anna'), ('p2', 'Bram'), ('p3', 'Cyd')");
    earlier.close();
    const two = await start(folder);
    expect(notices).toContain('what this folder had of 3 players was given to the vault of all nodes');
    await until(() => one.vault.nameOf(p2) === 'Bram');
    for (const { vault } of [one, two])
      expect(['p1', 'p2', 'p3'].map((id) => vault.nameOf(id as PlayerId))).toEqual(['Anna Lenoir', 'Bram', null]);
    await stop(two);
    notices.length = 0;
    await start(folder);
    expect(notices.filter((line) => line.includes('vault'))).toEqual([]);
  });

  it('with all that was kept move from a folder to KurrentDB and back, as its players.sqlite does', async () => {
    const folder = await makeFolder(async (node) => {
      await node.vault.change(p1, rename('Anna'));
      await node.vault.change(p1, record({ contacts, birthDate: '1990-05-31' }));
      await node.vault.claim(p1, licence);
      await node.vault.claim(p2, { source: 'club', id: '7' });
    });
    const one = await start();
    await one.vault.claim('p9' as PlayerId, { source: 'club', id: '7' });
    const there = temporaryFolder();
    copyFileSync(join(folder, 'players.sqlite'), join(there, 'players.sqlite'));
    const two = await start(there);
    await until(() => one.vault.holderOf(licence) === p1);
    const whole = { name: 'Anna', contacts, birthDate: '1990-05-31', externalIds: [licence] };
    expect(one.vault.read(p1)).toEqual(whole);
    expect(notices).toContain('an id of "club" that this folder had for player p2 is player p9\'s in the vault');
    await stop(two);

    const back = temporaryFolder();
    copyFileSync(join(there, 'players.sqlite'), join(back, 'players.sqlite'));
    const alone = await openTapis({ folder: back, drawSecret: secret });
    expect(alone.vault.read(p1)).toEqual(whole);
    await alone.vault.change(p2, rename('Bram'));
    await alone.close();

    // And to another store: it is no copy of the first one.
    await stop(one);
    await wire.reset();
    await start(back);
    const third = await start();
    expect([third.vault.read(p1), third.vault.nameOf(p2)]).toEqual([whole, 'Bram']);
  });

  it('are given by two nodes that start at once, and what each of them knew is kept', async () => {
    const folders = [
      await makeFolder(async (node) => {
        await node.vault.change(p1, record({ birthDate: '1990-05-31' }));
        await node.vault.claim(p1, licence);
      }),
      await makeFolder(async (node) => {
        await node.vault.change(p1, rename('Anna'));
        await node.vault.claim(p1, { source: 'club', id: '7' });
      }),
    ];
    const nodes = await Promise.all(folders.map((folder) => start(folder)));
    const { externalIds, ...kept } = await nodes[0]!.vault.readLatest(p1);
    expect(externalIds).toHaveLength(2);
    expect(kept.birthDate).toBe('1990-05-31');
    await until(() => nodes.every(({ vault }) => vault.read(p1).externalIds.length === 2));
  });

  it('that came from another KurrentDB are given to this one', async () => {
    const folders = [temporaryFolder(), temporaryFolder()];
    const one = await start(folders[0]);
    for (const [id, name] of [
      [p1, 'Anna'],
      [p2, 'Bram'],
    ] as const)
      await one.vault.change(id, rename(name));
    await one.vault.catchUp();
    await stop(one);
    await wire.reset();
    copyFileSync(join(folders[0]!, 'players.sqlite'), join(folders[1]!, 'players.sqlite'));
    await start(folders[1]);
    const other = await start();
    expect([p1, p2].map((id) => other.vault.nameOf(id))).toEqual(['Anna', 'Bram']);
  });

  it('that were damaged come back from the vault', async () => {
    const folder = temporaryFolder();
    const one = await start(folder);
    await one.vault.change(p1, rename('Anna'));
    await stop(one);
    writeFileSync(join(folder, 'players.sqlite'), 'no database at all, as long as a header or more than that'.repeat(10));
    const back = await start(folder);
    expect(back.vault.nameOf(p1)).toBe('Anna');
    expect(back.problems()).toEqual([expect.stringContaining('the names come back from the vault of all nodes')]);
  });

  it('of somebody who was erased meanwhile are given to nobody', async () => {
    const folder = await makeFolder((node) => node.vault.change(p1, rename('Philomène Vandenbroucke')));
    const one = await start();
    await eraseBy(one, p1);
    const two = await start(folder);
    expect([two.vault.isEmpty(p1), foundIn(bytesIn(folder))]).toEqual([true, []]);
    expect(await one.vault.readLatest(p1)).toEqual({ name: null, externalIds: [] });
  });

  it('are given at the next start where the first one ended before', async () => {
    const folder = await makeFolder(async (node) => {
      for (let n = 0; n < 40; n += 1) await node.vault.change(`p${n}` as PlayerId, rename(`Player ${n}`));
    });
    await wire.fault({ on: 'append', kind: 'denied' }, 10_000);
    const two = await start(folder, { openAtOnce: true });
    await until(() => two.problems().some((line) => line.includes('what other nodes keep of people does not reach this node')));
    expect(two.isReady()).toBe(false);
    expect(two.vault.nameOf('p39' as PlayerId)).toBe('Player 39');
    await stop(two);
    await wire.endFaults();
    await start(folder);
    const one = await start();
    expect(one.vault.nameOf('p39' as PlayerId)).toBe('Player 39');
  });
});

describe('a record that this node can’t open', () => {
  it('of another secret is named among the problems, and the node serves; with the right secret it is read', async () => {
    const one = await start();
    await one.vault.change(p1, rename('Anna'));
    const folder = temporaryFolder();
    const other = await start(folder, { drawSecret: 't'.repeat(32), acceptNewSecret: true });
    expect(other.isReady()).toBe(true);
    expect(other.problems()).toEqual([
      'what the vault keeps of player p1 is sealed with another secret: start this node with the TAPIS_DRAW_SECRET of the nodes that wrote it',
    ]);
    await expect(other.vault.change(p1, rename('Bram'))).rejects.toMatchObject({ code: 'STORE_SEALED' });
    await expect(other.vault.readLatest(p1)).rejects.toMatchObject({ code: 'STORE_SEALED' });
    await stop(other);
    const again = await start(folder, { acceptNewSecret: true });
    expect([again.problems(), again.vault.nameOf(p1)]).toEqual([[], 'Anna']);
    await stop(again);
    const wrong = await start(folder, { drawSecret: 't'.repeat(32), acceptNewSecret: true });
    await wrong.vault.erase(p1);
    await until(() => one.vault.isEmpty(p1));
    expect(wrong.problems()).toEqual([]);
  });

  it('of another secret does not take the names of an earlier release from a node; with the right secret they are given', async () => {
    const one = await start();
    await one.vault.change(p1, record({ birthDate: '1990-05-31' }));
    await one.vault.change(p2, rename('Bram'));
    await one.vault.claim(p2, licence);
    const folder = await makeFolder(async (node) => {
      await node.vault.change(p1, rename('Anna'));
      await node.vault.change(p1, record({ contacts }));
      await node.vault.change('p3' as PlayerId, rename('Cyd'));
    });
    const other = await start(folder, { drawSecret: 't'.repeat(32), acceptNewSecret: true });
    expect([other.isReady(), other.vault.nameOf(p1), other.vault.nameOf(p2)]).toEqual([true, 'Anna', null]);
    expect(other.problems()).toEqual([expect.stringContaining('of player p1 and 1 more is sealed with another secret')]);
    await one.vault.change(p1, record({ birthDate: '1990-05-30' }));
    await other.vault.catchUp();
    expect(other.vault.nameOf(p1)).toBe('Anna');
    await stop(other);
    const again = await start(folder, { acceptNewSecret: true });
    expect(again.vault.read(p1)).toMatchObject({ birthDate: '1990-05-30', contacts });
    expect([again.vault.nameOf(p2), again.vault.holderOf(licence)]).toEqual(['Bram', p2]);
    expect(one.problems()).toEqual([expect.stringContaining('of player p3 is sealed with another secret')]);
  });

  it('of the former secret is sealed again, with its claims: then the former one is needed no longer', async () => {
    const one = await start();
    await one.vault.change(p1, rename('Anna'));
    await one.vault.claim(p1, licence);
    await one.vault.change(p2, rename('Bram'));
    await stop(one);
    const drawSecret = 't'.repeat(32);
    const two = await start(temporaryFolder(), { drawSecret, formerSecret: secret });
    expect(notices).toContain('what is kept of people is sealed with the new secret (2 records anew): the former one can be destroyed');
    await stop(two);
    const three = await start(temporaryFolder(), { drawSecret });
    expect([three.problems(), three.vault.read(p1), three.vault.nameOf(p2)]).toEqual([
      [],
      { name: 'Anna', externalIds: [licence] },
      'Bram',
    ]);
    expect(await three.vault.claim(p2, licence)).toEqual({ holder: p1, isNew: false });
    const last = (await wire.appended()).findLast(({ stream }) => stream === new VaultSeal(secret).claimStreamOf(licence));
    expect(last!.data).toBe('{}');
    await start(temporaryFolder(), { drawSecret, formerSecret: secret });
    expect(notices.at(-1)).toContain('(0 records anew)');
  });

  it.each([
    ['altered', '{"form":1,"under":"0","key":"","data":""}', /sealed with another secret/],
    ['of another program', '{"name":"Mallory"}', /is not as a node of Tapis wrote it/],
    ['no JSON under our own metadata', 'texts', /is not as a node of Tapis wrote it/],
    ['no JSON', 'Mallory', /is not as a node of Tapis wrote it/],
  ])('that is %s takes what it replaced from the nodes, and is named', async (_what, data, problem) => {
    const [one, two] = [await start(), await start()];
    await one.vault.change(p1, rename('Anna'));
    await until(() => two.vault.nameOf(p1) === 'Anna');
    await wire.write({
      stream: 'person-p1',
      type: 'Kept',
      data: data === 'texts' ? '{}' : data,
      metadata: JSON.stringify({ eventId: 'x', ...(data === 'texts' ? { texts: { data: 'Mallory', metadata: '{}' } } : {}) }),
      contentType: data === 'Mallory' ? 'application/octet-stream' : 'application/json',
    });
    await until(() => two.vault.nameOf(p1) === null && one.problems().length > 0);
    expect(one.problems()).toEqual([expect.stringMatching(problem)]);
    expect(await two.vault.change(p2, rename('Bram'))).toBe(true);
  });
});
