/** A backup knows nothing of what was erased after it: the list of erasures is kept apart, applied by a restore and compared at each start. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupOptions, makeBackup, restoreBackup } from '../../src/app/folder/backup.js';
import { examineCopyOf, examineRestored } from '../../src/cli/examine-store.js';
import type { Io } from '../../src/cli/command.js';
import { Progress } from '../../src/cli/progress.js';
import { ErasureList, readErasures } from '../../src/app/vault/erasure-list.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { ApiUnderTest, startFriday } from './client.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';
import { Registry } from '../../src/app/registry/registry.js';

const id = { tournamentId: 'friday' };
const secrets = ['Vandenbroucke', 'Phone of Anna', 'canary accusation', 'Nickname'];

describe('a backup from before an erasure', () => {
  let api: ApiUnderTest;
  let backup: string;
  const folders: string[] = [];

  const folder = async (): Promise<string> => {
    const path = await mkdtemp(join(tmpdir(), 'tapis-erased-'));
    folders.push(path);
    return path;
  };
  const foundIn = (path: string): readonly string[] => {
    const bytes = readdirSync(path)
      .filter((name) => existsSync(join(path, name)) && !name.endsWith('-shm') && name !== 'log')
      .map((name) => readFileSync(join(path, name), 'latin1'))
      .join('\n');
    return secrets.filter((secret) => bytes.includes(secret));
  };
  const progress = new Progress({ err: { write: () => true } } as unknown as Io);
  const asMade = async (): Promise<Pick<BackupOptions, 'from' | 'program' | 'examine'>> => {
    return { from: api.folder, program: 'spec', examine: await examineCopyOf(api.folder, progress) };
  };
  const list = (): string => join(api.folder, 'erasures.jsonl');
  const restore = async (erasures?: string): Promise<string> => {
    const to = await folder();
    const { erased, findings, store } = await restoreBackup(
      { from: backup, to, erasures, examine: examineRestored(progress) },
      () => undefined,
    );
    // Who is erased is missed by no check.
    expect([findings, store]).toEqual([[], []]);
    expect(erased).toBe(erasures === undefined ? null : 1);
    return to;
  };
  const opened = async (path: string, look: (tapis: Tapis, notices: readonly string[]) => Promise<void> | void): Promise<void> => {
    const notices: string[] = [];
    const tapis = await openTapis({ folder: path, notice: (line) => notices.push(line) });
    try {
      await look(tapis, notices);
    } finally {
      await tapis.close();
    }
  };

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    const name = 'mutation($id: ID!, $name: String) { namePlayer(input: { playerId: $id, name: $name }) { id } }';
    await api.asDirector(name, { id: 'p1', name: 'Anna Vandenbroucke' });
    await api.asDirector(name, { id: 'p3', name: 'Nickname' });
    await api.asDirector(name, { id: 'p4', name: 'Stays' });
    await api.command('recordOffence', { ...id, playerId: 'p2', others: ['p1'], offence: 'INSULT', note: 'canary accusation' });
    const holder = { kind: 'PERSON', tournamentId: 'friday', roles: ['FLOOR'] };
    const { principalId } = await api.command('createToken', { label: 'Phone of Anna', holder }, '{ principalId }');
    await api.command('linkPlayer', { principalId, playerId: 'p1' });
    backup = join(await folder(), 'backup');
    await makeBackup({ ...(await asMade()), to: backup, now: () => 0 }, () => undefined);
    expect(foundIn(backup)).toEqual(secrets);
    await api.command('erasePerson', { playerId: 'p1' });
    await api.asDirector(name, { id: 'p3', name: null });
    expect(foundIn(api.folder)).toEqual([]);
  });

  afterAll(async () => {
    await api.close();
    for (const path of folders) rmSync(path, { recursive: true, force: true });
  });

  it('the list has ids and no word about anybody, and no backup has it', () => {
    const { erasures, unread } = readErasures(list());
    expect([unread, erasures.map(({ erased, kind }) => [erased, kind])]).toEqual([
      0,
      expect.arrayContaining([
        ['p1', 'person'],
        [expect.any(String), 'token'],
        ['p3', 'name'],
      ]),
    ]);
    expect(readdirSync(backup)).not.toContain('erasures.jsonl');
  });

  it('restored with the list has no byte of who was erased, and the events say so from the first start', async () => {
    const to = await restore(list());
    expect(foundIn(to)).toEqual([]);
    await opened(to, async (tapis, notices) => {
      expect([tapis.vault.nameOf('p1' as never), tapis.vault.nameOf('p4' as never)]).toEqual([null, 'Stays']);
      expect(await tapis.part(Registry).isErased('p1' as never)).toBe(true);
      expect(notices.join('\n')).toContain('player p1 is on the list of erasures, and was erased again');
      await tapis.part(PersonalDataStore).name('p1' as never, 'Vandenbroucke');
      expect(tapis.vault.nameOf('p1' as never)).toBeNull();
    });
    await opened(to, (_tapis, notices) => expect(notices.join('\n')).not.toContain('erased again'));
    expect(foundIn(to)).toEqual([]);
  });

  it('restored without the list brings them back, until a start that has it', async () => {
    const to = await restore();
    expect(foundIn(to)).toEqual(secrets);
    copyFileSync(list(), join(to, 'erasures.jsonl'));
    await opened(to, async (tapis) => {
      expect(await tapis.part(Registry).isErased('p1' as never)).toBe(true);
      // A name alone may have been given again since.
      expect(foundIn(to)).toEqual(['Nickname']);
      expect(tapis.isReady()).toBe(true);
    });
  });

  it('an older vault beside later events brings nobody back, and the list gets whom it lacks', async () => {
    const to = await folder();
    const later = join(await folder(), 'later');
    await makeBackup({ ...(await asMade()), to: later, now: () => 0 }, () => undefined);
    for (const name of readdirSync(later)) copyFileSync(join(later, name), join(to, name));
    copyFileSync(join(backup, 'players.sqlite'), join(to, 'players.sqlite'));
    await opened(to, (tapis) => expect(tapis.vault.nameOf('p1' as never)).toBeNull());
    // Restoring the vault tells that a name was forgotten, and not the person.
    expect(foundIn(to)).toEqual(['Nickname']);
    expect(readErasures(join(to, 'erasures.jsonl')).erasures.map(({ kind }) => kind)).toEqual(['person', 'token']);
  });

  it('a list that is not there or not whole stops a restore, and leaves nothing', async () => {
    for (const text of [null, '{"erased":"p1","kind":"person","at":"2026-11-28T20:00:00.000Z"}\n{"era']) {
      const to = await folder();
      const bad = join(await folder(), 'list');
      if (text !== null) writeFileSync(bad, text);
      await expect(
        restoreBackup({ from: backup, to, erasures: bad, examine: examineRestored(progress) }, () => undefined),
      ).rejects.toMatchObject({
        code: 'ERASURES_NOT_READ',
      });
      expect(readdirSync(to)).toEqual([]);
    }
  });

  it('half a line at the end of the list, after a crash, loses nobody', async () => {
    const path = join(await folder(), 'list');
    writeFileSync(path, '{"erased":"p1","kind":"person","at":"2026-11-28T20:00:00.000Z"}\n{"era');
    const kept = new ErasureList(path, () => 0);
    expect([kept.people, kept.unread]).toEqual([['p1'], 1]);
    kept.add('p2', 'person');
    kept.add('p2', 'person');
    expect(new ErasureList(path, () => 0).people).toEqual(['p1', 'p2']);
    expect(readFileSync(path, 'utf8').match(/p2/g)).toHaveLength(1);
  });
});
