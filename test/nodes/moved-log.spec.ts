/** A witness who kept heads of a log before it moved, and afterwards (Show 4 of the log that is whole). */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder, playFriday } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

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
  cpSync(join(store, 'tree-key.pem'), join(back, 'tree-key.pem'));
  const opened = await openFolder(back);
  await opened.personalData.name('p0' as never, 'Anna');
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
