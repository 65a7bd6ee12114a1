/**
 * `tapis restore` finds in what it copied what `tapis verify` finds in a folder. The backups have manifests that fit: they were made of folders that were
 * already so, or somebody made the manifest again.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeFile, MANIFEST, readManifest } from '../../src/app/folder/backup-manifest.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { openFolder } from '../lost-tail/club-folder.js';
import { namedNight } from './bundles.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

let folder: string;
let older: string;
let whole: string;

beforeAll(async () => {
  folder = await namedNight();
  [older, whole] = [join(temporaryFolder(), 'older'), join(temporaryFolder(), 'whole')];
  expect(await tapis('backup', older, '--data', folder)).toMatchObject({ code: 0 });
  const opened = await openFolder(folder);
  await opened.part(PersonalDataStore).name('p0' as never, 'Anna Peeters');
  await opened.close();
  expect(await tapis('backup', whole, '--data', folder)).toMatchObject({ code: 0 });
});
afterAll(removeTemporaryFolders);

async function spoiled(spoil: (backup: string) => void): Promise<string> {
  const backup = join(temporaryFolder(), 'spoiled');
  cpSync(whole, backup, { recursive: true });
  spoil(backup);
  const manifest = readManifest(backup);
  const there = manifest.files.filter(({ name }) => existsSync(join(backup, name)));
  const files = await Promise.all(there.map(({ name }) => describeFile(backup, name)));
  writeFileSync(join(backup, MANIFEST), JSON.stringify({ ...manifest, files }));
  return backup;
}

function inDatabase(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

/** Writes over the page of an index. */
function damageIndex(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'index' LIMIT 1").get() as { rootpage: number };
  database.close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, (rootpage - 1) * 4096, (rootpage - 1) * 4096 + 64);
  writeFileSync(path, bytes);
}

interface Found {
  readonly findings: readonly { readonly code: string }[];
  readonly store: readonly { readonly code: string }[];
}

const codesIn = (out: string): readonly string[] => {
  const { findings, store } = JSON.parse(out) as Found;
  return [...store, ...findings].map(({ code }) => code);
};

describe('what is restored', () => {
  it('is examined, and nothing is found in what is whole', async () => {
    const to = join(temporaryFolder(), 'to');
    const { code, out } = await tapis('restore', whole, '--data', to, '--json');
    expect([code, codesIn(out)]).toEqual([0, []]);
  });

  it.each<[string, readonly string[], (backup: string) => void]>([
    [
      'an older vault',
      ['VAULT_OLDER', 'NAME_DIFFERS'],
      (backup) => cpSync(join(older, dataFiles.players), join(backup, dataFiles.players)),
    ],
    ['no vault', ['VAULT_LOST'], (backup) => rmSync(join(backup, dataFiles.players))],
    ['another secret', ['SECRET_OTHER'], (backup) => writeFileSync(join(backup, dataFiles.drawSecret), 'f'.repeat(64))],
    [
      'a name that was changed in the file',
      ['NAME_DIFFERS'],
      (backup) => inDatabase(join(backup, dataFiles.players), "UPDATE players SET name = 'Bram Maes' WHERE id = 'p1'"),
    ],
    [
      'an event that was changed in the file',
      ['BAD_HASH'],
      (backup) =>
        inDatabase(join(backup, dataFiles.events), `UPDATE events SET data = replace(data, '"club":"Poker Club"', '"club":"Joker Club"')`),
    ],
    ['a damaged index', ['INDEX_DAMAGED'], (backup) => damageIndex(join(backup, dataFiles.events))],
  ])('with %s stands as it is, is named as by verify, and ends with 1', async (_what, expected, spoil) => {
    const backup = await spoiled(spoil);
    const to = join(temporaryFolder(), 'to');
    const { code, out, err } = await tapis('restore', backup, '--data', to, '--json');
    expect([code, new Set(codesIn(out))]).toEqual([1, new Set(expected)]);
    expect(err).toMatch(/^tapis restore: (?:The backup was restored as it is|1 events or names are not as they were recorded)[^\n]+\n$/m);
    const verified = await tapis('verify', '--data', to, '--json');
    // The mark, with which events are looked up by the index, is in the folder only then.
    expect([verified.code, codesIn(verified.out).filter((each) => each !== 'LOSS_UNKNOWN')]).toEqual([1, codesIn(out)]);
  });
});
