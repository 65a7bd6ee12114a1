/** What a folder keeps beside its events, and lost: the vault of names, the secret, and events that were published. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlayerId } from '../../events/ids.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import type { TapisOptions } from '../../src/app/tapis-options.js';
import { openFolder, playFriday, start } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis as run, temporaryFolder } from './run.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';
import { Readiness } from '../../src/app/health/readiness.js';
import { PUBLISHED_LOG } from '../../src/app/log/log.module.js';

afterAll(removeTemporaryFolders);

const [anna, bram, carl] = ['p0', 'p1', 'p2'].map((id) => PlayerId.parse(id)) as [PlayerId, PlayerId, PlayerId];
/** As it was before the last change. */
let older: string;
let whole: string;

beforeAll(async () => {
  [older, whole] = [temporaryFolder(), temporaryFolder()];
  const first = await openFolder(whole);
  await playFriday(first, 3);
  await first.part(PersonalDataStore).name(anna, 'Anna Peeters');
  await first.part(PersonalDataStore).name(bram, 'Bram Maes');
  await first.close();
  cpSync(whole, older, { recursive: true });
  const second = await openFolder(whole);
  await second.part(PersonalDataStore).name(anna, null);
  await second.part(PersonalDataStore).name(carl, 'Carl Dubois');
  await second.close();
});

function copyWith(change: (folder: string) => void): string {
  const folder = temporaryFolder();
  cpSync(whole, folder, { recursive: true });
  change(folder);
  return folder;
}

const remove = (folder: string, name: string): void => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, name + suffix), { force: true, recursive: true });
};

async function opening<T>(folder: string, options: Partial<TapisOptions>, work: (tapis: Tapis) => T): Promise<T> {
  const opened = await openTapis({ folder, now: () => start, ...options });
  try {
    return work(opened);
  } finally {
    await opened.close();
  }
}

const problemsIn = (folder: string, options: Partial<TapisOptions> = {}): Promise<string> =>
  opening(folder, options, (opened) => opened.problems().join('\n'));

const replaceVault = (folder: string): void => {
  remove(folder, dataFiles.players);
  cpSync(join(older, dataFiles.players), join(folder, dataFiles.players));
};

describe('a vault as it should be', () => {
  it('is no problem, and no finding', async () => {
    const folder = copyWith(() => undefined);
    expect(await problemsIn(folder)).toBe('');
    expect(await run('verify', '--data', folder)).toMatchObject({ code: 0 });
    expect(await run('doctor', '--data', folder)).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is wrong') as string });
    expect(await run('backup', join(temporaryFolder(), 'copy'), '--data', folder)).toMatchObject({ code: 0 });
  });
});

describe.each([
  ['older', 'VAULT_OLDER', replaceVault],
  ['lost', 'VAULT_LOST', (folder: string) => remove(folder, dataFiles.players)],
] as const)('a vault that is %s', (_, code, change) => {
  it('is found by verify and doctor, in both languages, and backup says it', async () => {
    const folder = copyWith(change);
    const found = await run('verify', '--data', folder);
    expect(found.code).toBe(1);
    expect(found.out).toContain(`${code}: players.sqlite is`);
    expect((await run('doctor', '--data', folder, '--lang', 'fr')).out).toContain(`${code}: players.sqlite `);
    const backedUp = await run('backup', join(temporaryFolder(), 'copy'), '--data', folder);
    expect(backedUp).toMatchObject({ code: 1, err: expect.stringContaining(`(${code})`) as string });
  });

  it('is named at each start, until it is put back or the loss is accepted', async () => {
    const folder = copyWith(change);
    for (let starts = 0; starts < 2; starts += 1) expect(await problemsIn(folder)).toContain(`(${code})`);
    remove(folder, dataFiles.players);
    cpSync(join(whole, dataFiles.players), join(folder, dataFiles.players));
    expect(await problemsIn(folder)).toBe('');
    change(folder);
    expect(await problemsIn(folder, { acceptVaultLoss: true })).toBe('');
    expect(await problemsIn(folder)).toBe('');
  });
});

describe('an older vault', () => {
  it('brings no name back that was taken back, and keeps the others', async () => {
    const names = await opening(copyWith(replaceVault), {}, ({ vault }) => [anna, bram].map((id) => vault.nameOf(id)));
    expect(names).toEqual([null, 'Bram Maes']);
  });
});

describe('a secret that is not the one of the events', () => {
  const another = (folder: string): void => writeFileSync(join(folder, dataFiles.drawSecret), `${'x'.repeat(40)}\n`);
  const missing = (folder: string): void => remove(folder, dataFiles.drawSecret);

  it.each([
    ['another one', another, 'is not the secret of these events'],
    ['none', missing, 'is missing'],
  ])('refuses to start with %s, and changes nothing', async (_, change, why) => {
    const folder = copyWith(change);
    const before = existsSync(join(folder, dataFiles.drawSecret));
    await expect(opening(folder, {}, () => undefined)).rejects.toThrow(why);
    expect(existsSync(join(folder, dataFiles.drawSecret))).toBe(before);
    cpSync(join(whole, dataFiles.drawSecret), join(folder, dataFiles.drawSecret));
    expect(await problemsIn(folder)).toBe('');
  });

  it('is found by verify', async () => {
    expect((await run('verify', '--data', copyWith(another))).out).toContain('SECRET_OTHER: ');
  });

  it('is the one of the events from then on where that is accepted', async () => {
    const folder = copyWith(missing);
    expect(await problemsIn(folder, { acceptNewSecret: true })).toBe('');
    expect(await problemsIn(folder)).toBe('');
    cpSync(join(whole, dataFiles.drawSecret), join(folder, dataFiles.drawSecret));
    await expect(opening(folder, {}, () => undefined)).rejects.toThrow('is not the secret');
  });

  it('stands nowhere in the events file', () => {
    const secret = readFileSync(join(whole, dataFiles.drawSecret), 'utf8').trim();
    expect(readFileSync(join(whole, dataFiles.events)).includes(secret)).toBe(false);
  });
});

describe('a backup says what verify finds', () => {
  const inVault = (statement: string) => (folder: string) => {
    const database = new DatabaseSync(join(folder, dataFiles.players));
    database.exec(statement);
    database.close();
  };

  it.each([
    ['a name that was exchanged', inVault("UPDATE players SET name = 'Mallory' WHERE id = 'p1'"), 'NAME_DIFFERS', 'SOURCE_NOT_AS_RECORDED'],
    ['a name that is gone', inVault("DELETE FROM players WHERE id = 'p1'"), 'NAME_MISSING', 'SOURCE_NOT_AS_RECORDED'],
    [
      'another secret',
      (folder: string) => writeFileSync(join(folder, dataFiles.drawSecret), 'x'.repeat(40)),
      'SECRET_OTHER',
      'SECRET_OTHER',
    ],
  ] as const)('%s', async (_, change, code, said) => {
    const folder = copyWith(change);
    const copy = join(temporaryFolder(), 'copy');
    expect((await run('verify', '--data', folder)).out).toContain(code);
    const backup = await run('backup', copy, '--data', folder, '--json');
    expect(backup).toMatchObject({ code: 1, err: expect.stringContaining(`(${said})`) as string });
    expect(backup.out).toContain(`"code":"${code}"`);
    expect(existsSync(join(copy, 'manifest.json'))).toBe(true);
  });

  it('a published log of other events', async () => {
    const folder = copyWith(() => undefined);
    await opening(folder, { heads: { everyMs: 3_600_000, lookMs: 10 } }, (opened) => opened.part(PUBLISHED_LOG));
    expect(await run('backup', join(temporaryFolder(), 'copy'), '--data', folder)).toMatchObject({ code: 0 });
    const tile = join(folder, dataFiles.publishedLog, 'tile', '0');
    const partial = readdirSync(tile, { recursive: true, encoding: 'utf8' }).find((name) => statSync(join(tile, name)).isFile());
    const bytes = readFileSync(join(tile, partial!));
    bytes[0]! ^= 1;
    writeFileSync(join(tile, partial!), bytes);
    expect((await run('verify', '--data', folder)).code).toBe(1);
    expect(await run('backup', join(temporaryFolder(), 'copy'), '--data', folder)).toMatchObject({ code: 1 });
  });
});

describe('events that were published', () => {
  const witnesses = [dataFiles.mark, dataFiles.views, dataFiles.reactions];
  let published: string;
  beforeAll(async () => {
    published = copyWith(() => undefined);
    await opening(published, { heads: { everyMs: 3_600_000, lookMs: 10 } }, (opened) => opened.part(PUBLISHED_LOG));
    expect(existsSync(join(published, dataFiles.publishedLog, 'checkpoint'))).toBe(true);
  });

  it.each([
    ['an older file', (folder: string) => cpSync(join(older, dataFiles.events), join(folder, dataFiles.events))],
    ['no file', () => undefined],
  ])('are missed at the start from %s, by the log alone', async (_, put) => {
    const folder = temporaryFolder();
    cpSync(published, folder, { recursive: true });
    for (const name of [...witnesses, dataFiles.events]) remove(folder, name);
    put(folder);
    await expect(opening(folder, {}, () => undefined)).rejects.toMatchObject({
      code: 'STORE_LOST_EVENTS',
      message: expect.stringContaining('the log was published up to position') as string,
    });
    expect((await run('verify', '--data', folder)).out).toContain('LOST_EVENTS: ');
    const reminders = await opening(folder, { acceptLoss: true }, (opened) => opened.part(Readiness).reminders.join('\n'));
    expect(reminders).toContain('were lost');
    expect(await problemsIn(folder)).toBe('');
  });
});
