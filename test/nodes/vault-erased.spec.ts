/**
 * A person who is erased is on no disk afterwards: not in the folders of the nodes, and after `tapis erase` on no node of KurrentDB. The store is the tests' wire service, which tests our
 * client code and stands in for no database.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerId } from '../../events/ids.js';
import { record, rename } from '../../src/app/vault/person-vault.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { VaultSeal } from '../../src/app/vault/sealing.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { until } from '../until.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

const secret = 's'.repeat(32);
const seal = new VaultSeal(secret);
const [p1, p2] = ['p1', 'p2'] as [PlayerId, PlayerId];
const licence = { source: 'card of the north', id: 'EXT-4711' };
const personal = ['Vandenbroucke', 'Philomène', '1990-05-31', 'EXT-4711', p1];

let wire: WireProcess;
const notices: string[] = [];
const open: Tapis[] = [];

afterEach(async () => {
  for (const node of open.splice(0)) await node.close();
  await wire.stop();
  notices.length = 0;
});
afterAll(removeTemporaryFolders);

async function start(folder: string): Promise<Tapis> {
  const node = await openTapis({ folder, storeAddress: wire.connectionString(), drawSecret: secret, notice: (line) => notices.push(line) });
  open.push(node);
  return node;
}

/** What the disk of a node of KurrentDB has of people, opened with the secret. */
async function openedOnDisk(node: number): Promise<string> {
  const onDisk = new Set(await wire.onDisk(node));
  const next = new Map<string, number>();
  const opened: string[] = [];
  for (const { stream, data } of await wire.appended()) {
    const revision = next.get(stream) ?? 0;
    next.set(stream, revision + 1);
    if (!/^(person|claim)-/.test(stream) || !onDisk.has(`${stream}@${revision}`)) continue;
    const content = JSON.parse(data) as object;
    opened.push(JSON.stringify('form' in content ? seal.open(stream, content) : content));
  }
  return opened.join('\n');
}

const foundIn = (text: string): string[] => personal.filter((each) => text.includes(each));

it('of a person who was erased, no disk has anything that opens; of others what is kept stays, and what was replaced goes', async () => {
  wire = await WireProcess.start({ nodes: 2 });
  const folders = [temporaryFolder(), temporaryFolder()];
  const [one, two] = [await start(folders[0]!), await start(folders[1]!)];
  await one.vault.change(p1, rename('Philomène'));
  await two.vault.change(p1, record({ birthDate: '1990-05-31' }));
  await one.vault.change(p1, rename('Philomène Vandenbroucke'));
  await two.vault.claim(p1, licence);
  await one.vault.change(p2, rename('Balthazar Oppenheimer'));
  await two.vault.change(p2, rename('Balthazar Smith'));
  for (const node of [0, 1]) expect(foundIn(await openedOnDisk(node))).toEqual(personal);

  const by = { commandId: 'e', actor: { id: 'a', role: 'director' as const }, correlationId: 'e' };
  await one.give('player', p1, { type: 'ErasePerson' }, by);
  await until(() => two.vault.isEmpty(p1));
  // Hidden is not gone.
  expect(foundIn(await openedOnDisk(0))).toEqual(personal);
  const { code, out, err } = await tapis('erase', 'person-p1', '--yes', '--store', wire.connectionString());
  expect([code, err, out.split('\n').length]).toEqual([0, '', 4]);

  for (const node of [0, 1]) {
    const kept = await openedOnDisk(node);
    expect(foundIn(kept)).toEqual([]);
    expect([kept.includes('Balthazar Smith'), kept.includes('Oppenheimer')]).toEqual([true, false]);
    expect((await wire.onDisk(node)).filter((event) => event.startsWith('person-p1@'))).toEqual([]);
  }
  const bytes = folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))).join('\n');
  expect(personal.filter((each) => each !== p1 && bytes.includes(Buffer.from(each).toString('latin1')))).toEqual([]);

  // The nodes go on, the id of the source is free again, and the log of events is whole.
  await until(() => two.problems().length === 0);
  expect(await two.vault.claim(p2, licence)).toEqual({ holder: p2, isNew: true });
  expect(await two.part(PersonalDataStore).name(p1, 'Philomène')).toBe(false);
  expect(await tapis('verify', '--store', wire.connectionString())).toMatchObject({
    code: 0,
    out: expect.stringMatching(/ 0 findings\n$/),
  });
}, 60_000);

it('a user who may not write metadata keeps what is replaced, which is said once, until the person is erased', async () => {
  wire = await WireProcess.start({ isRestricted: true });
  const one = await start(temporaryFolder());
  for (const id of [p1, p2]) for (const name of ['Philomène Vandenbroucke', 'Anna']) await one.vault.change(id, rename(name));
  expect([one.vault.nameOf(p1), one.problems()]).toEqual(['Anna', []]);
  expect(notices.filter((line) => line.includes('may not write the metadata of streams'))).toHaveLength(1);
  const two = await start(temporaryFolder());
  expect(two.vault.nameOf(p1)).toBe('Anna');
});
