/** A witness who kept heads of a log before it moved, and afterwards (Show 4 of the log that is whole). */
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeLogForm } from '../../src/app/log/change-form.js';
import { openTapis } from '../../src/app/tapis.js';
import { GrowingTree } from '../../src/audit/tree/growing-tree.js';
import { entryOf } from '../../src/audit/tree/log-entries.js';
import { originOf } from '../../src/audit/tree/log-tree.js';
import { hashLeaf } from '../../src/audit/tree/merkle-tree.js';
import { signHead } from '../../src/audit/tree/signed-head.js';
import { openReader, openStore } from '../../src/store/open-store.js';
import { openFolder, playFriday } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

let wire: WireProcess;
let store = '';

beforeAll(async () => {
  wire = await WireProcess.start();
  store = temporaryFolder();
  const opened = await openFolder(store);
  await playFriday(opened, 3);
  await opened.close();
});
afterAll(async () => {
  await wire.stop();
  removeTemporaryFolders();
});

it('heads that were kept before a move verify after it, on KurrentDB and back, and an old bundle with a later head does not', async () => {
  const server = wire.connectionString();
  const heads = join(temporaryFolder(), 'heads.txt');
  const headOf = async (...of: string[]): Promise<string> => {
    const { code, out } = await tapis('head', ...of);
    expect(code).toBe(0);
    return out;
  };
  const first = await headOf('--data', store);
  writeFileSync(heads, first);
  expect(await tapis('migrate', '--from', `sqlite:${store}`, '--to', server)).toMatchObject({ code: 0 });
  expect(await tapis('verify', '--store', server, '--heads', heads)).toMatchObject({ code: 0 });
  // One origin and one key have signed one root of this size.
  expect(await headOf('--data', store, '--store', server)).toBe(first);

  const bundle = join(temporaryFolder(), 'friday.bundle');
  expect(
    await tapis('export', '--format', 'bundle', '--tournament', 'friday', '--data', store, '--store', server, '--out', bundle),
  ).toMatchObject({ code: 0 });
  expect(await tapis('verify', bundle, '--heads', heads)).toMatchObject({ code: 0 });

  const back = temporaryFolder();
  expect(await tapis('migrate', '--from', server, '--to', `sqlite:${back}`)).toMatchObject({ code: 0 });
  expect(await tapis('verify', '--data', back, '--heads', heads)).toMatchObject({ code: 0 });
  for (const name of ['tree-key.pem', 'draw-secret']) cpSync(join(store, name), join(back, name));
  const opened = await openFolder(back);
  await opened.part(PersonalDataStore).name('p0' as never, 'Anna');
  await opened.close();
  const later = await headOf('--data', back);
  writeFileSync(heads, `${first}${later}`);
  expect(await tapis('verify', '--data', back, '--heads', heads)).toMatchObject({ code: 0 });
  expect(await tapis('verify', '--data', store, '--heads', heads)).toMatchObject({
    code: 1,
    out: expect.stringContaining('LOG_CUT') as string,
  });

  // The old bundle under the later head: as anybody could make it from what is published.
  const lines = readFileSync(bundle, 'utf8').trimEnd().split('\n');
  const end = JSON.parse(lines.at(-1)!) as { head: string };
  const forged = `${bundle}.forged`;
  writeFileSync(forged, `${[...lines.slice(0, -1), JSON.stringify({ ...end, head: later.trimEnd().concat('\n') })].join('\n')}\n`);
  expect((await tapis('verify', forged, '--heads', heads)).code).toBe(1);
}, 120_000);

/** The head of a store as an early release signed it on KurrentDB: each entry has the position of its event. */
async function formerHeadOf(address: string): Promise<string> {
  const reader = await openReader({ address, path: '', notice: () => undefined });
  const tree = new GrowingTree();
  let origin = '';
  let size = 0;
  for await (const page of reader.readAll(null))
    for (const event of page) {
      if (size === 0) origin = originOf(event);
      tree.add(hashLeaf(entryOf(event, event.position)));
      size += 1;
    }
  await reader.close();
  return `${signHead({ origin, size, root: tree.root() }, generateKeyPairSync('ed25519').privateKey)}\n`;
}

describe('a log that was begun with the positions of KurrentDB', () => {
  const secret = 's'.repeat(32);
  let other: WireProcess;
  let heads: string;
  const kept = (text: string): void => writeFileSync(heads, text, { flag: 'a' });
  const verify = async (...of: string[]): Promise<void> => {
    const verified = await tapis('verify', ...of, '--heads', heads);
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining(' 0 findings') as string });
  };
  const move = async (from: string, to: string): Promise<void> =>
    expect(await tapis('migrate', '--from', from, '--to', to)).toMatchObject({ code: 0 });

  beforeAll(async () => void (other = await WireProcess.start()));
  afterAll(() => other.stop());
  beforeEach(async () => {
    await Promise.all([wire.reset(), other.reset()]);
    heads = join(temporaryFolder(), 'heads.txt');
    const node = await openTapis({ folder: temporaryFolder(), storeAddress: wire.connectionString(), drawSecret: secret });
    await playFriday(node, 3);
    await node.close();
    kept(await formerHeadOf(wire.connectionString()));
  });

  it('and moved before a head of this release was signed: its heads verify in a folder, with later ones', async () => {
    const folder = join(temporaryFolder(), 'club');
    await move(wire.connectionString(), `sqlite:${folder}`);
    await verify('--data', folder);
    const opened = await openTapis({ folder, drawSecret: secret });
    await opened.part(PersonalDataStore).name('p0' as never, 'Anna');
    await opened.close();
    kept((await tapis('head', '--data', folder)).out);
    await verify('--data', folder);
    // And on, to another KurrentDB.
    await move(`sqlite:${folder}`, other.connectionString());
    await verify('--store', other.connectionString());
  });

  it('and has changed its form: heads of both forms verify on another KurrentDB, which signs the same one', async () => {
    const [one, two] = [wire.connectionString(), other.connectionString()];
    const store = await openStore({ address: one, path: '', notice: () => undefined });
    await changeLogForm(store, Date.now);
    await store.close();
    const keys = temporaryFolder();
    const head = (await tapis('head', '--store', one, '--data', keys)).out;
    kept(head);
    await verify('--store', one);
    // Positions there are others.
    await other.setMetadata('another-program', { $maxCount: 5 });
    await move(one, two);
    await verify('--store', two);
    expect((await tapis('head', '--store', two, '--data', keys)).out).toBe(head);
    const folder = join(temporaryFolder(), 'club');
    await move(two, `sqlite:${folder}`);
    await verify('--data', folder);
  });
});
