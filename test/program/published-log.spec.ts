/** The published log of a data folder: what a crash leaves, a log that was changed, keys that are replaced, losses that were accepted. */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlayerId } from '../../events/ids.js';
import { hashEvent, sealMetadata, unsealMetadata } from '../../src/audit/hash-chain.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { MetadataPacker, MetadataUnpacker } from '../../src/store/packed-metadata.js';
import { give, playFriday, start } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { until } from '../until.js';
import { PUBLISHED_LOG } from '../../src/app/log/log.module.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

const open = (folder: string, more: Partial<Parameters<typeof openTapis>[0]> = {}): Promise<Tapis> =>
  openTapis({ folder, now: () => start, heads: { everyMs: 3_600_000, lookMs: 2 }, ...more });

const headsIn = (folder: string): string[] =>
  readFileSync(join(folder, 'log', 'heads.jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1);
const sizes = (folder: string): number[] => headsIn(folder).map((line) => (JSON.parse(line) as { size: number }).size);

/** A folder whose server played an evening and stopped. */
let evening: string;
beforeAll(async () => {
  evening = temporaryFolder();
  const opened = await open(evening);
  await playFriday(opened, 4);
  await opened.close();
});
afterAll(removeTemporaryFolders);

function copyOf(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Heads of a folder as a witness keeps them. */
function keptHeads(folder: string): string {
  const file = join(temporaryFolder(), 'heads.txt');
  writeFileSync(
    file,
    headsIn(folder)
      .map((line) => `${(JSON.parse(line) as { note: string }).note}\n`)
      .join(''),
  );
  return file;
}

async function keyOf(folder: string): Promise<string> {
  const { out } = await tapis('head', '--data', folder, '--json');
  return (JSON.parse(out) as { key: string }).key;
}

/** Opens a folder and waits until heads are signed again, or it is said why not. */
async function problemAfterStart(folder: string): Promise<string | undefined> {
  const opened = await open(folder);
  await give(opened, 'pause', { type: 'PauseClock', at: start + 1 });
  const size = (await opened.store.lastPosition())!;
  const publishedLog = opened.part(PUBLISHED_LOG);
  const [before] = [publishedLog!.heads.length];
  await until(() => publishedLog!.problem() !== null || publishedLog!.heads.length > before || publishedLog!.heads.at(-1)?.size === size);
  const problem = opened.problems().find((each) => each.includes('no heads of the log'));
  await opened.close();
  return problem;
}

describe('a published log', () => {
  it('agrees with its log, and goes on after a stop', async () => {
    const folder = copyOf(evening);
    const before = sizes(folder);
    expect(await tapis('verify', '--data', folder, '--heads', keptHeads(folder), '--key', await keyOf(folder))).toMatchObject({ code: 0 });
    const again = await open(folder);
    await give(again, 'pause', { type: 'PauseClock', at: start + 1 });
    await again.close();
    expect(sizes(folder).slice(0, before.length)).toEqual(before);
    expect(sizes(folder).length).toBe(before.length + 1);
    expect(await tapis('verify', '--data', folder, '--heads', keptHeads(folder))).toMatchObject({ code: 0 });
  });

  it('that a crash cut off anywhere goes on from its last whole head', async () => {
    const path = (folder: string, name: string): string => join(folder, 'log', name);
    const cuts: ((folder: string) => void)[] = [
      (folder) => appendFileSync(path(folder, 'heads.jsonl'), '{"size":99,"las'),
      (folder) => appendFileSync(path(folder, 'positions'), Buffer.alloc(11)),
      (folder) => rmSync(path(folder, 'checkpoint')),
      (folder) => writeFileSync(path(folder, 'checkpoint.new'), 'half'),
    ];
    for (const cut of cuts) {
      const folder = copyOf(evening);
      cut(folder);
      expect(await problemAfterStart(folder)).toBeUndefined();
      expect(await tapis('verify', '--data', folder, '--heads', keptHeads(folder))).toMatchObject({ code: 0 });
    }
  });

  it('whose tiles are gone or damaged is signed no further, and play goes on', async () => {
    for (const harm of [
      (folder: string) => rmSync(join(folder, 'log', 'tile'), { recursive: true }),
      (folder: string) => {
        const parts = join(folder, 'log', 'tile', '0', '000.p');
        const last = readdirSync(parts)
          .sort((one, other) => Number(one) - Number(other))
          .at(-1)!;
        const bytes = readFileSync(join(parts, last));
        bytes[40]! ^= 1;
        writeFileSync(join(parts, last), bytes);
      },
    ]) {
      const folder = copyOf(evening);
      harm(folder);
      expect(await problemAfterStart(folder)).toContain('no heads of the log are signed');
      const { code, out } = await tapis('verify', '--data', folder);
      expect([code, out.includes('TILE_DIFFERS')]).toEqual([1, true]);
    }
  });

  it('finds the very event that was changed with all hashes made again, also after more heads', async () => {
    const folder = copyOf(evening);
    const forged = 3;
    const stream = rehash(join(folder, 'events.sqlite'), forged, (text) => text.replace('"age":"declared"', '"age":"document"'));
    const { code, out } = await tapis('verify', '--data', folder, '--json');
    const { findings } = JSON.parse(out) as { findings: { code: string; stream: string; position: number }[] };
    expect(code).toBe(1);
    expect(findings.find((finding) => finding.code === 'TILE_DIFFERS')).toMatchObject({ stream, position: forged + 1 });
    expect(findings.some((finding) => finding.code === 'HEAD_DIFFERS')).toBe(true);
    // What comes after is published behind the event as it was: no later head hides the change.
    expect(await problemAfterStart(folder)).toBeUndefined();
    expect((await tapis('verify', '--data', folder)).out).toContain('TILE_DIFFERS');
  });

  it('is signed by no other key than its own, unless that key followed it', async () => {
    const folder = copyOf(evening);
    const [first, heads] = [await keyOf(folder), keptHeads(folder)];
    renameSync(join(folder, 'tree-key.pem'), join(folder, 'tree-key.pem.old'));
    expect(await problemAfterStart(folder)).toContain('put that one back');
    renameSync(join(folder, 'tree-key.pem.old'), join(folder, 'tree-key.pem'));
    const old = copyOf(folder);

    const rotated = await tapis('rotate-key', '--data', folder, '--json');
    expect(rotated).toMatchObject({ code: 0, err: '' });
    const { from, to } = JSON.parse(rotated.out) as { from: string; to: string };
    expect([from, to]).toEqual([first, await keyOf(folder)]);
    expect(to).not.toBe(from);
    const next = await tapis('rotate-key', '--data', folder);
    expect(next.out).toContain(`${to} is replaced by\n`);
    expect(await problemAfterStart(folder)).toBeUndefined();

    // Whoever knows the first key follows the others, and no other way round.
    expect(keptHeads(folder)).not.toBe(heads);
    const all = keptHeads(folder);
    expect(await tapis('verify', '--data', folder, '--heads', all, '--key', first)).toMatchObject({ code: 0 });
    expect(await tapis('verify', '--data', folder, '--heads', heads, '--key', first)).toMatchObject({ code: 0 });
    expect(await tapis('verify', '--data', folder, '--heads', all, '--key', await keyOf(folder))).toMatchObject({ code: 1 });

    // A node that still has the old key signs nothing.
    cpSync(join(old, 'tree-key.pem'), join(folder, 'tree-key.pem'));
    expect(await problemAfterStart(folder)).toContain('the key was replaced');
  });

  it('a rotation that was cut off is finished by the same again', async () => {
    const folder = copyOf(evening);
    const before = readFileSync(join(folder, 'tree-key.pem'));
    const { to } = JSON.parse((await tapis('rotate-key', '--data', folder, '--json')).out) as { to: string };
    renameSync(join(folder, 'tree-key.pem'), join(folder, 'tree-key.pem.new'));
    writeFileSync(join(folder, 'tree-key.pem'), before);
    expect(JSON.parse((await tapis('rotate-key', '--data', folder, '--json')).out)).toMatchObject({ to });
    expect(await keyOf(folder)).toBe(to);
    expect(existsSync(join(folder, 'tree-key.pem.new'))).toBe(false);
  });

  it('of events that are lost for good is set aside when the loss is accepted', async () => {
    const folder = copyOf(evening);
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec('DELETE FROM events WHERE position > 8');
    database.close();
    const opened = await open(folder, { acceptLoss: true });
    await opened.part(PersonalDataStore).name(PlayerId.parse('p0'), 'Anna');
    await until(() => opened.part(PUBLISHED_LOG)!.heads.length > 0 || opened.part(PUBLISHED_LOG)!.problem() !== null);
    expect(opened.part(PUBLISHED_LOG)!.problem()).toBeNull();
    await opened.close();
    expect(readdirSync(folder)).toContain('log.set-aside-1');
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
    expect(await tapis('verify', '--data', folder, '--heads', keptHeads(evening))).toMatchObject({ code: 1 });
  });
});

/** Changes an event and makes all hashes of its stream again, as somebody can who may write to the file. */
function rehash(path: string, at: number, change: (data: string) => string): string {
  const database = new DatabaseSync(path);
  const rows = database
    .prepare('SELECT events.*, lower(hex(packed)) AS digits, name FROM events JOIN streams ON streams.id = events.stream ORDER BY position')
    .all() as Record<string, string | number>[];
  const stream = String(rows[at]!['name']);
  expect(change(String(rows[at]!['data']))).not.toBe(rows[at]!['data']);
  let before: string | null = null;
  for (const [index, row] of rows.entries()) {
    if (row['name'] !== stream) continue;
    const data = index === at ? change(String(row['data'])) : String(row['data']);
    const { id, metadata } = new MetadataUnpacker().unpack({ digits: String(row['digits']), rest: String(row['metadata']) });
    const unsealed = JSON.stringify({ ...(JSON.parse(unsealMetadata(metadata)!.unsealed) as object), previousHash: before });
    before = hashEvent(stream, Number(row['revision']), id, String(row['type']), unsealed, data);
    const packed = new MetadataPacker().pack(id, sealMetadata(unsealed, before))!;
    database
      .prepare('UPDATE events SET data = ?, metadata = ?, packed = unhex(?) WHERE position = ?')
      .run(data, packed.rest, packed.digits, row['position']!);
  }
  database.close();
  return stream;
}
