/**
 * `tapis backup` while a server writes, and `tapis restore`: what was acknowledged is there, what is damaged is refused, and nothing is written over.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlayerId } from '../../events/ids.js';
import { rename } from '../../src/app/vault/person-vault.js';
import type { Tapis } from '../../src/app/tapis.js';
import { friday, give, openFolder, playFriday, start, type Acknowledged } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { PEOPLE } from '../../src/app/registry/registry.module.js';

let folder: string;
let backup: string;
let server: Tapis;
let acknowledged: Acknowledged[];
let made: { code: number; out: string };

beforeAll(async () => {
  folder = temporaryFolder();
  backup = join(temporaryFolder(), 'friday');
  server = await openFolder(folder);
  await server.vault.change(PlayerId.parse('p1'), rename('Anna'));
  writeFileSync(join(folder, 'admin-token.sha256'), `${'a'.repeat(64)}\n`);
  acknowledged = await playFriday(server, 40);
  // The server goes on writing while it is backed up.
  const isMade = new AbortController();
  const making = tapis('backup', backup, '--data', folder, '--json').finally(() => isMade.abort());
  for (let turn = 0; !isMade.signal.aborted && turn < 10_000; turn += 1) {
    await give(server, `clock-${turn}`, { type: turn % 2 === 0 ? 'PauseClock' : 'ResumeClock', at: start + turn + 1 });
    await new Promise(setImmediate);
  }
  made = await making;
});
afterAll(async () => {
  await server.close();
  removeTemporaryFolders();
});

/** A copy of the backup that something was done to. */
function spoiled(spoil: (path: string) => void): string {
  const path = join(temporaryFolder(), 'spoiled');
  cpSync(backup, path, { recursive: true });
  spoil(path);
  return path;
}

describe('a backup', () => {
  it('holds all that can not be made again, for its owner alone, with a manifest', () => {
    expect(made.code).toBe(0);
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { files: { name: string }[]; events: number };
    expect(readdirSync(backup).sort()).toEqual(['admin-token.sha256', 'draw-secret', 'events.sqlite', 'manifest.json', 'players.sqlite']);
    for (const name of readdirSync(backup)) expect(statSync(join(backup, name)).mode & 0o777).toBe(0o600);
    expect(manifest.files.map(({ name }) => name).sort()).toEqual(['admin-token.sha256', 'draw-secret', 'events.sqlite', 'players.sqlite']);
    expect(manifest.events).toBeGreaterThanOrEqual(acknowledged.length);
    expect(JSON.parse(made.out)).toMatchObject({ folder: backup, findings: [], ...manifest });
  });

  it('is put back with everything that was acknowledged when it began, and play goes on', async () => {
    const restored = join(temporaryFolder(), 'restored');
    expect(await tapis('restore', backup, '--data', restored)).toMatchObject({ code: 0, out: expect.stringContaining('events in') });
    expect(await tapis('verify', '--data', restored)).toMatchObject({ code: 0 });
    for (const name of readdirSync(restored)) expect(statSync(join(restored, name)).mode & 0o077).toBe(0);
    const opened = await openFolder(restored);
    try {
      for (const { id, stream, revision } of acknowledged) {
        const [there] = await opened.store.readStream(stream as 'hand-', { fromRevision: revision, limit: 1 });
        expect(there?.id).toBe(id);
      }
      expect(opened.part(PEOPLE).nameOf(PlayerId.parse('p1'))).toBe('Anna');
      expect((await opened.loadTournament(friday)).state.phase).toBe('running');
    } finally {
      await opened.close();
    }
  });

  it('that is cut short afterwards is a loss, for restoring writes the mark', async () => {
    const restored = join(temporaryFolder(), 'restored');
    await tapis('restore', backup, '--data', restored);
    rmSync(join(restored, 'events.sqlite'));
    await expect(openFolder(restored)).rejects.toMatchObject({ code: 'STORE_LOST_EVENTS' });
  });

  it('is not written over anything', async () => {
    expect(await tapis('backup', backup, '--data', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('(BACKUP_TARGET_IN_USE)'),
    });
    expect(await tapis('restore', backup, '--data', folder)).toMatchObject({ code: 1, err: expect.stringContaining('(FOLDER_NOT_EMPTY)') });
  });
});

describe('what is no whole backup is not restored, and leaves nothing behind:', () => {
  it.each<[string, string, (path: string) => void]>([
    ['one that was not finished', 'BACKUP_INCOMPLETE', (path) => rmSync(join(path, 'manifest.json'))],
    ['a manifest that is no JSON', 'BACKUP_DAMAGED', (path) => appendFileSync(join(path, 'manifest.json'), 'x')],
    ['a byte more of events', 'BACKUP_DAMAGED', (path) => appendFileSync(join(path, 'events.sqlite'), 'x')],
    ['a file that is missing', 'BACKUP_DAMAGED', (path) => rmSync(join(path, 'draw-secret'))],
    [
      'a manifest that names a file elsewhere',
      'BACKUP_DAMAGED',
      (path) =>
        writeFileSync(
          join(path, 'manifest.json'),
          readFileSync(join(path, 'manifest.json'), 'utf8').replace('draw-secret', '../draw-secret'),
        ),
    ],
    [
      'a manifest of other events',
      'BACKUP_DAMAGED',
      (path) =>
        writeFileSync(
          join(path, 'manifest.json'),
          readFileSync(join(path, 'manifest.json'), 'utf8').replace(/"position": \d+/, '"position": 1'),
        ),
    ],
  ])('%s', async (_what, code, spoil) => {
    const to = join(temporaryFolder(), 'to');
    mkdirSync(to);
    expect(await tapis('restore', spoiled(spoil), '--data', to)).toMatchObject({ code: 1, err: expect.stringContaining(`(${code})`) });
    expect(readdirSync(to)).toEqual([]);
  });

  it('and a backup of a folder without events is not made', async () => {
    const to = join(temporaryFolder(), 'none');
    expect(await tapis('backup', to, '--data', temporaryFolder())).toMatchObject({
      code: 1,
      err: expect.stringContaining('(STORE_NOT_FOUND)'),
    });
    expect(existsSync(to)).toBe(false);
  });
});
